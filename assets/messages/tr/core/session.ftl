# Dosya, alan ve anahtar iletileri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
output-exists = { $path } zaten var ve hiçbir şey yazılmadı. Başka ad seçin veya dosyanın değiştirilmesine izin verin.
output-replaces-database = { $path } bir turnuva dosyası, seri defteri veya başka veritabanı; hiçbir çıkış onun yerini alamaz. Başka ad seçin.
output-replaces-key = { $path } bir organizatör anahtarı; hiçbir çıkış onun yerini alamaz. Başka ad seçin.
output-unreadable = { $path } var ama okunamıyor ({ $cause }), bu yüzden değiştirilmedi. Başka ad seçin.

file-name-missing = { $path } dosya adı değil. Başkasını seçin.
file-not-written = { $path } yazılamadı ({ $reason }). Başka klasör seçin veya yer açın.
file-not-readable = { $path } okunamıyor ({ $reason }). Adını ve klasörünü denetleyin.
file-not-regular = { $path } okunamıyor. Olağan bir dosya değil. Başkasını seçin.
file-too-large = { $path } turnuva dosyası için çok büyük. Başkasını seçin.
file-exists = { $path } zaten var. Başka ad seçin.
file-not-picked = Program bu dosyayı bilmiyor. Yeniden seçin.
request-invalid = { $name } komutunun isteği geçersiz ({ $error }). Programı yeniden başlatın.

list-line = { $line }. satır: { $reason }
list-lines-wrong = Listenin { $lines } satırında { $mistakes } sorun var. Düzeltip listeyi yeniden aktarın.
list-lines-more = { $count } tanesi daha gösterilmiyor.

event-not-open = Açık turnuva yok. Turnuva açın veya yeni oluşturun.
competition-missing = Turnuvanın yarışması yok. Yeni turnuva oluşturun.
request-not-json = İstek günlükte saklanamıyor ({ $reason }). Bu hatayı bildirin.
final-game-invalidated = Değişiklik Finalin { $round }. turdaki { $board }. masa oyununu geçersiz kılardı. Önce { $round }. turun eşlerini bozun. Oyunları başladıysa bağlı olduğu sonucu düzeltin ve sonraki oyunları iptal edin.
copy-failed = { $folder } klasörüne kopya alınamadı. { $reason } Klasörü ve boş yeri denetleyin.
copy-folder-failed = Klasör oluşturulamıyor ({ $reason }).

date-unknown = “{ $text }” tarih değil. 2026-11-20 biçiminde yazın.
rating-unknown = “{ $text }” reyting değil. -900 ile 3500 arasında tam sayı yazın.
pin-unknown = “{ $text }” EGD PIN değil. Sekiz rakamı vardır.
register-number-unknown = “{ $text }” lisans veya üyelik numarası değil. En çok on rakam yazın veya alanı boş bırakın.
licence-status-unknown = “{ $text }” lisans durumu değil. Bir harf veya tire yazın ya da alanı boş bırakın.
birth-unknown = “{ $text }” doğum yılı değil. Şöyle yazın: { $example }.
missed-round-unknown = { $round }. tur yok. Turlar 1–{ $last }.
fixed-board-out-of-range = { $board } masa değil. 1 ile 9999 arasında sayı yazın veya hiçbir şey yazmayın.

season-unknown = “{ $name }” sezonu bilinmiyor. Şunlardan seçin: { $known }.
season-misnamed = “{ $name }” yerleşik sezonunun dosyasında başka ad var.
season-file-wrong = { $path }: { $reason }

key-damaged = { $file } artık geçerli anahtar değil. Bir kopyadan geri yükleyin veya yeni anahtar oluşturmak için başka yere taşıyın.
key-readable-by-others = Bu bilgisayarın diğer kullanıcıları { $file } anahtarını okuyabiliyor. Yalnız kendinize okuma izni verin (chmod 600), sonra yeniden deneyin.
key-unusable = { $file } anahtarı kullanılamıyor ({ $reason }). Klasörü ve izinlerini denetleyin.
key-no-folder = Anahtarınız için klasör yok. DRAWMASTER_DATA değişkenini bir klasöre ayarlayın.

printer-no-service = Bu bilgisayarda yazdırma hizmeti (lp programı) yok. PDF’yi kaydedin ve PDF programınızdan yazdırın.
printer-none = Bu bilgisayarda yazıcı kurulu değil. Sistem ayarlarında bir yazıcı kurun ya da PDF’yi kaydedin.
printer-refused = { $printer } yazıcısı sayfayı almadı: { $reason }.
printer-refused-hint = Adını ve açık olup olmadığını denetleyin ya da PDF’yi kaydedin.
printer-service-failed = Yazdırma hizmeti kullanılamıyor ({ $reason }). PDF’yi kaydedin ve PDF programınızdan yazdırın.
