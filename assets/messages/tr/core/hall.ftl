# Salon ağının metinleri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
hall-title = Salon
hall-skip = İçeriğe geç
hall-menu = Sayfalar
hall-find = Masanı bul
hall-offline = Hakem masasıyla bağlantı yok. Sayfa güncel olmayabilir.
hall-updated = Güncellendi
hall-language = Dil
hall-your-name = Adınız
hall-nobody = Bu adda masası olan oyuncu yok.
hall-colour = Renk
hall-no-times = Program henüz belli değil.
hall-next-round = Sırada:
hall-minutes = dk
hall-choose-address = Bu bilgisayarın tek bir adresini seçin; salon ağı hiçbir zaman hepsini dinlemez.
hall-address-refused = Salon ağı { $address } adresini dinleyemiyor ({ $error }). Başka bir adres veya bağlantı noktası seçin.
cli-hall-serving = Salon ağı { $url } adresinde çalışıyor. Ctrl+C ile durdurun.
