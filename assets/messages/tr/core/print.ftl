# Yazdırma iletileri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
paper-unknown = “{ $name }” kâğıdı desteklenmiyor. Şunlardan seçin: { $known }.
copies-out-of-range = Kopya sayısı 1 ile { $maximum } arasında olmalı, { $count } olmaz.
font-missing-characters = Hiçbir yazı tipinde şu karakterler yok: { $characters }. Bu metinleri değiştirin veya yerlerine � basın: pencerede “Eksik karakterleri değiştir” kutusunu seçin ya da komut satırına --replace ekleyin.
