# Pencere komutlarının iletileri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
api-no-command = { $name } komutu yok. Programı yeniden başlatın.
api-response-invalid = Yanıt gönderilemiyor ({ $error }). Programı yeniden başlatın.
api-text-too-long = Bir metin çok uzun: { $longest } bayttan fazla. Kısaltın.
api-not-for-the-hall = Salon ekranı { $name } komutunu kullanamaz. Yalnız yayımlananı gösterir.
api-no-tour-book = Açık seri defteri yok. Açın veya yeni oluşturun.

demo-folder = { $folder } klasörü oluşturulamıyor ({ $error }). Başka klasör seçin.
demo-registered = { $event }: { $players } oyuncu kayıtlı.
demo-closed = Kayıt kapandı. Numaralar 1–{ $last }.
demo-drawn = KO{ $category } kurası çekildi, entropi { $entropy }: { $lines } satır.
demo-round = { $round }. tur eşleştirildi, oynandı ve onaylandı.

host-folder = { $folder } klasörü oluşturulamıyor ({ $error }). Yer açın veya izinlerini denetleyin.
host-no-data-folder = Sistemde programın verileri için klasör yok ({ $error }). Bunun yerine seçtiğiniz klasörde turnuva oluşturun.
host-no-free-name = { $folder } klasöründe çok fazla örnek var. Bazılarını silin.
host-cannot-open = { $path } açılamıyor ({ $error }). Dosya yöneticinizden açın.
host-second-window = Salon ekranı yanıt vermiyor ({ $error }). Programı yeniden başlatın.
demo-played = { $name }: { $players } oyuncu { $games } oyun oynadı.
