# Turnuva kurallarının iletileri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
rank-unknown = “{ $text }” derece değil. 30k–1k, 1d–9d veya 1p–9p yazın.
country-unknown = “{ $text }” ülke değil. İki harfli kodunu yazın, örneğin TR veya HR.
criterion-unknown = “{ $text }” sıralama ölçütü değil. Şunlardan seçin: MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK veya RATING. Galibiyet veya McMahon puanı saymak için bir toplama W veya M ekleyin.
result-unknown = “{ $text }” sonuç değil. 1-0 (Siyah kazandı), 0-1 (Beyaz kazandı), = (jigo), 0-0 (ikisi de kaybetti), hükmen için 1-0!, 0-1! veya 0-0!, oynamadan tur atlama için wo-black veya wo-white yazın.
money-unknown = “{ $text }” para tutarı değil. 3 veya 3.50 biçiminde yazın.
factor-unknown = “{ $text }” çarpan değil. 0 ile 1000 arasında tam sayı, kesir veya ondalık sayı yazın, örneğin 2, 2/3 veya 1.5.
final-group-unknown = “{ $text }” Final grubu değil. GR veya OR yazın.
event-number-unknown = “{ $text }” bir turnuvanın kalıcı numarası değil. Böyle bir numara 32 onaltılık rakamdır.
player-token-unknown = “{ $text }” seride bir oyuncuyu belirtmiyor. Seri defteri hasarlı olabilir; bir kopyasını açın.

player-anonymous = İsimsiz
player-number = No. { $number }

newcomer-too-old = { $name } esas tarihte { $age } yaşında, yeni oyuncular ise en çok { $limit }. Direktör yine de alabilir.
newcomer-too-experienced = { $name } Avrupa Go Veritabanına göre { $contests } turnuva oynamış, yeni oyuncular ise en çok { $limit }. Direktör yine de alabilir.
newcomer-played-before = { $name } daha önce Future Stars oynamış; bu yalnız bir kez olabilir. Direktör yine de alabilir.
newcomer-in-open = { $name } bu turnuvanın Open’ında da oynuyor, ama ikisinden yalnız biri olabilir. Direktör yine de alabilir.

jigo-ladder-decided = Bu jigo merdiveni sonuçlandı. Başka oyun girmek için önce sonuncuyu kaldırın.
jigo-ladder-winner = Kazanan iki oyuncudan biri olmalı.
jigo-ladder-nigiri = 1x1 tahtada beraberlik olmaz. Nigiriden sonra Beyaz olan oyuncuyu girin (R39).
jigo-ladder-too-early = Oyun şundan önce bitmiş olamaz: { $time }; önceki oyunun bittiği veya jigonun kabul edildiği an. Saati düzeltin.
jigo-ladder-clocks = Berabere biten yeni oyundan sonra kalan süreleri girin; öncekinden uzun olamazlar. Küçük tahtalardaki oyunların kalan süresi yoktur (R41).

start-times-unreadable = “{ $text }” başlama saati değil. Turu, günü ve saati yazın, örneğin 1 2026-11-20 09:30.
board-ranges-unreadable = “{ $text }” masa listesi değil. 1 ile { $last } arasında masa aralıkları yazın, örneğin 1-40, 61-80.
start-times-order = { $round }. tur önceki turdan önce başlıyor. Başlama saatlerinden birini değiştirin.
timetable-too-long = { $minutes } dakikalık { $rounds } tur turnuvanın günlerine sığmıyor ({ $days }). Gün ekleyin veya oyunları kısaltın.
round-robin-too-few = Herkes herkesle sistemi için numaralı en az iki oyuncu gerekir. Oyuncu kaydedin ve kaydı kapatın.
round-robin-away = { $name } oynamıyor, { $round }. tur, ama herkes herkesle sisteminde orada rakibi { $opponent }. { $name } turu oynasın ve oyunu hükmen olarak girin.
round-robin-met = { $first } ve { $second } zaten karşılaştı, çünkü sistem başladıktan sonra oyuncular katıldı veya ayrıldı. Bu turu elle eşleştirin.
self-pairing-same-player = Oyun için iki farklı oyuncu gerekir.
ladder-game-before-last = { $name } daha sonra bir oyun oynadı ({ $last }) ve basamaklar oyunların sırasını izler. Daha geç bir gün girin veya önce sonraki oyunu kaldırın.
self-pairing-other-division = { $black } ve { $white } farklı kümelerde. Aynı kümeden iki oyuncu seçin.
self-pairing-met-too-often =
    { $black } ve { $white } izin verildiği kadar karşılaştı: { $count ->
        [one] bir kez
        [2] iki kez
       *[other] { $count } kez
    }.
self-pairing-no-round = { $black } ile { $white } arasındaki oyun, yarışmanın saklayabildiği { $rounds } tura sığmıyor.

pairing-no-competition = Turnuvada bu yarışma yok. Yarışmalarından birini seçin.
pairing-no-round = { $round }. tur yok. 1 ile 32 arasında bir tur seçin.
pairing-too-few = { $round }. turda ikiden az oyuncu var. Oyuncu kaydedin veya oynamadıkları turları değiştirin.
pairing-all-locked = { $round }. turun tüm masaları kilitli. Yeniden eşlenecek masaların kilidini açın.
pairing-player-twice = { $name } iki masada ya da hem masada hem bayda. Birini bırakın.
pairing-board-twice = { $board }. masa iki oyuna verilmiş. Birine başka masa verin.
pairing-not-playing = { $name } oynamıyor: { $round }. tur. Oyuncuyu kaydedin, oynamadığı turları değiştirin veya masasını boşaltın.
pairing-not-entered = Bir masa, bu yarışmaya kayıtlı olmayan birine verilmiş. Masayı boşaltın.
line-up-size = Kadroda { $size } masanın her biri için bir oyuncu gerekir, ama { $count } verilmiş. Masa sayısı kadar oyuncu verin.
line-up-not-in-team = Kadrodaki bir oyuncu şu takımda değil: { $team }. Takımın üyelerinden seçin.
line-up-twice = { $name } kadroda iki masada. Her oyuncuyu bir kez verin.
line-up-order = Takım listesinde { $first }, { $second } adlı oyuncudan önce geliyor, bu yüzden daha üst masada oturmalı. Liste sırasını koruyun.
pairing-odd = { $count } oyuncu tek sayıdır ve baylar kapalı. Yedek eş ekleyin, bir oyuncuyu tur dışında bırakın veya baylara izin verin.
pairing-odd-choice = { $count } oyuncu tek sayıdır. Bir ekleyin veya çıkarın; bay, kalanlar eşlenirken verilir.
pairing-too-few-chosen = Seçilenlerden { $round }. turda eşlenebilecek ikiden az oyuncu var. Masası olmayan en az iki oyuncu seçin.
pairing-not-chosen = Eşleştirme şu oyuncuya rakip seçmedi: { $name }, { $round }. tur. Sabit masası ve bayı olmayan oyuncuları sorun.
pairing-all-forbidden = Yasak eşler yüzünden tüm oyuncular eşlenemiyor. Bazılarına yeniden izin verin.
pairing-too-large = Eşleştirme maliyetleri kesin toplama için çok büyük. Ağırlıkları veya üst sınırları düşürün.

pairing-cost-rematch = daha önce karşılaştılar
pairing-cost-family = aynı aile
pairing-cost-categories = kategoriler
pairing-cost-score-difference = puan farkı
pairing-cost-knockout = elemede karşılaşabilir
pairing-cost-floats = kaydırmalar
pairing-cost-club = aynı kulüp
pairing-cost-country = aynı ülke
pairing-cost-colours = renkler
pairing-cost-handicap = handikap
pairing-cost-seeding = seri başı sırası
pairing-cost-winless = yalnız biri kazanmış
pairing-cost-lot = kura no.
pairing-cost-geography = kulüpler ve ülkeler

pairing-remark-rematch =
    { $times ->
        [one] Oyuncular daha önce karşılaştı.
       *[other] Oyuncular daha önce { $times } kez karşılaştı.
    }
pairing-remark-family = Oyuncular aynı aileden.
pairing-remark-float = Kaydırma: { $down } aşağı, { $up } yukarı; fark { $points } puan.
pairing-remark-categories = Oyuncular farklı kategorilerde.
pairing-remark-far-apart = Oyuncular arasındaki fark büyük: { $grades } derece ve { $points } puan.
pairing-remark-club = Oyuncular aynı kulüpten.
pairing-remark-country = Oyuncular aynı ülkeden.
pairing-remark-blacks = Bu oyundan sonra { $name } Siyahla Beyazdan { $more } kez fazla oynamış olacak.
pairing-remark-whites = Bu oyundan sonra { $name } Beyazla Siyahtan { $more } kez fazla oynamış olacak.
pairing-remark-handicap = Handikap: { $stones } taş.
pairing-remark-second-bye = Şu oyuncuya bir bay daha verilirse bu yeniden karşılaşma önlenir: { $name }.

finding-twice = { $name } { $count } kez eşlenmiş, { $round }. tur. Biri dışında hepsini kaldırın.
finding-plays-self = { $board }. masada bir oyuncu kendisiyle eşlenmiş. Masayı yeniden eşleyin.
finding-not-entered = { $round }. turda yarışmaya kayıtlı olmayan birinin oyunu veya bayı var. Kaldırın.
finding-board-twice = { $board }. masayı iki oyun kullanıyor. Birine başka masa verin.
finding-missing = { $name } oynamıyor ama eşlenmiş: { $round }. tur. Oynamadığı turları değiştirin veya eşini bozun.
finding-left-out = { $name } için ne oyun ne bay var: { $round }. tur. Eşleyin veya turu oynanmıyor olarak işaretleyin.
finding-byes = { $round }. turda { $count } bay var. Bu oyunculardan ikisi birbiriyle oynayabilir.
finding-bye-off = { $name } bay geçiyor, { $round }. tur, oysa baylar kapalı. Yedek eş ekleyin veya baylara izin verin.
finding-bye-again = { $name } yine bay geçiyor, { $round }. tur, oysa başkaları daha az bay geçti. Başka oyuncuya verin.
finding-handicap = { $board }. masa { $found } handikapla oynanıyor, kurallara göre { $expected } olmalı.
finding-colours = { $board }. masadaki renkler kurallardan farklı. Değiştirin veya karar olarak bırakın.

certificate-unreadable = Kanıt okunamıyor.
certificate-not-entered = Kanıt yarışmada olmayan bir kaydı veya bir kaydı iki kez içeriyor.
certificate-other-rules = Sertifika, yarışmanınkinden farklı düzey veya ağırlıklarla yapılmış.
certificate-other-assumptions = Tur eşleştirilirken ertelenen oyunlar başka türlü sayılmış.
certificate-cost = Sertifika { $stated } maliyet bildiriyor, ama eşleştirmesinin maliyeti { $found }.
certificate-flaw = Kanıtın sayıları daha iyi eşleştirme olmadığını göstermiyor: { $reason }
knockout-round-of-64 = Son 64
knockout-round-of-32 = Son 32
knockout-round-of-16 = Son 16
knockout-quarter-finals = Çeyrek final
knockout-semi-finals = Yarı final
knockout-winners-final = Kazananlar finali
knockout-losers-round = Kaybedenler tablosu
knockout-second-final = İkinci final
knockout-third-final = Üçüncü final
knockout-final = Final
knockout-third-place = Üçüncülük
knockout-game-not-due = { $name }, { $number }. oyun ({ $round }. tur): { $block }
knockout-block-no-result = Oyunun onaylı sonucu yok. Önce sonucunu girin.
knockout-block-drawn = Oyunun kazananı yok. Jigo merdivenini oynatıp kazananını girin (R38).
knockout-block-not-paired = Oyun turunda oynanmadı. Kimin tur atlayacağına karar verin.
knockout-block-invalidated = Oyun, tur atlayanlardan başka oyuncular için eşlenmiş. Turunun eşlerini bozun veya önceki sonucu yeniden düzeltip sonraki oyunları iptal edin.
knockout-carry-game-played = Tablonun sonraki bir oyununun sonucu var. Tur atlayanı koruyun veya sonraki oyunları iptal edin.
knockout-carry-player-busy = Şimdi tur atlayan oyuncu o turda başka oyun oynamış. Tur atlamış olanı koruyun veya sonraki oyunları iptal edin.
knockout-choice-not-listed = { $entry }. kayıt kategorinin listesinde yok. O listeden seçin.
knockout-choice-twice = { $entry }. kayıt sonraki turlar, ön elemeden gelenler ve özel davetler arasında birden çok kez seçilmiş. Yalnız bir kez seçin.
knockout-choice-size = { $size } boyutu uymuyor. Listedeki oyuncular: { $listed }; ön elemeden gelenler ve özel davetler: { $chosen }. Boyutu değiştirin.
knockout-choice-left-out = { $entry }. kayıt sonraki bir turda giriyor ama kuraya girmek için listede çok altta. Daha büyük boyut seçin.
knockout-excluded-other-category = Kategori { $category }
knockout-excluded-senior = Yetişkin
knockout-excluded-birth-unknown = Doğum yılı bilinmiyor
knockout-excluded-pre-registered = Henüz kayıtlı değil
knockout-excluded-withdrawn = Çekildi
knockout-excluded-guest = Konuk
knockout-excluded-ghost = Yedek eş
knockout-table-size = Eleme tablosu 2–64 oyuncu alır, { $players } olmaz. Başka boyut seçin.
knockout-table-rounds = Yarışmada { $lines } satırlık tablo için tur az: { $needed } yerine { $total }. Daha çok tur planlayın veya daha küçük boyut seçin.
knockout-plan-lines = Tabloda 2, 4, 8, 16, 32 veya 64 satır olur, { $lines } olmaz. Bunlardan birini seçin.
knockout-plan-players = { $lines } satırlık bu tabloda 2–{ $places } oyuncuya yer var, listede ise { $players } oyuncu var. Listeyi veya satır sayısını değiştirin.
knockout-plan-too-wide = { $lines } satırlık tablo { $players } oyuncu için çok büyük. Daha küçük tablo seçin.
knockout-plan-order = { $name } listede çok altta. Önce listedekileri, sonra ön elemeden gelenleri, sonra özel davetleri koyun (R29, R30).
knockout-plan-wild-cards = { $lines } satırlık tablo en çok { $most } özel davet alır, { $given } olmaz. Bazılarını kaldırın.
knockout-plan-qualifiers = { $lines } satırlık tablo ön elemeden gelen ve özel davetli en çok { $most } oyuncu alır, { $given } olmaz. Bazılarını kaldırın.
knockout-plan-later-round = { $name } bu tabloya şu turda giremez: { $round }. tur. Daha erken tur seçin veya oyuncuyu listede yukarı taşıyın ({ $name }).
knockout-plan-nonce = “{ $nonce }” gizli sayısı onaltılık değil. Programın çekmesine izin verin.
knockout-record-other-table = Tutanak başka kategori veya boyutun kurasına ait. Tabloyu kimin değiştirdiğini sorun.
knockout-record-replacement = { $place }. kutu, ondan ayrıldığı yazılan oyuncunun değildi. Tutanağı kimin değiştirdiğini sorun.
knockout-record-box = Tablonun { $place }. kutusu kuradan farklı. Tabloyu kimin değiştirdiğini sorun.

qualifying-lines = { $lines } satırlık tabloda ön elemeden gelenlere yer yok. 8, 16 veya 32 satır seçin (R30).
qualifying-rounds = Ön eleme bir veya iki turdur, { $rounds } olmaz. Bir veya iki seçin (R30).
qualifying-wild-cards = { $lines } satırlık tablo en çok { $most } özel davet alır, { $given } olmaz. Daha az özel davet verin.
qualifying-too-few = { $players } oyuncu { $places } yer için oynamaya az. Bunun yerine baylı tablo çekin.
qualifying-too-early = Tablo { $round }. turda başlıyor; öncesindeki ön eleme için çok erken. Daha az ön eleme turu seçin.

draw-plan-twice = { $name } listede iki kez var. Birini kaldırın.
draw-entropy-not-digits = “{ $text }” entropi değil. Yalnız rakam girin, örneğin zar; aradaki boşluk ve - , . ; : / _ sayılmaz.
draw-record-commitment = Dondurulmuş listenin özeti { $found }, yayımlanan taahhüt ise { $published }. Listeyi kimin değiştirdiğini sorun.
draw-record-text = Dondurulmuş listenin { $line }. satırı kura tutanağından farklı. Tutanağı kimin değiştirdiğini sorun.
draw-record-plan = Kayıtlı listenin kurası çekilemiyor. { $cause }

final-game-not-due = Finalin { $number }. oyunu, { $round }. tur: { $block }
final-group-tied = Grup { $group }: eşitliği yalnız küçük tahtalardaki oyunlar bozabilir. Önce eşit oyuncuların sırasını girin (R51).
final-plan-size = Finalde on veya sekiz, daha az gelen varsa altı veya dört oyuncu olur. { $size } oyunculu Finalin kurası çekilemez.
final-plan-nonce = “{ $nonce }” gizli sayısı onaltılık değil. Tam baytlar girin, örneğin 5eed.
final-plan-rests = Beşli gruplar dinlenmelerini günlere yayar; daha küçük gruplar yaymaz. Gruplara uyan dinlenme planını seçin (R54).
final-plan-long-day = { $day }. günde üç grup turu olamaz. 1. veya 2. günü seçin.
final-record-other-final = Tutanak başka kategori veya boyutun Finaline ait. Finali kimin değiştirdiğini sorun.
final-record-seat = Grup { $group }, { $position }. konum kuradan farklı. Grupları kimin değiştirdiğini sorun.

points-no-competition = Turnuvada { $id } yarışması yok. Yarışmalarından birini seçin.
points-no-class = { $season } sezonunda { $class } sınıfı için puan yok. Şunlardan seçin: { $known }.
season-ages-unordered = Kategoriler artan sırada yaşlar olmalı, örneğin [12, 16, 20]. Düzeltin.
season-cut-off-invalid = Esas tarih bir ay ve gün olmalı, örneğin 31 Temmuz için [7, 31]. Düzeltin.
referee-clock-later = { $back_to }. konum, oynanan { $moves } hamleden sonra. Daha erkenini verin.
referee-clock-adjourned = Ara verme süreleri uymuyor: son hamleden önce olmalı ve şimdi kullanılan süreleri aşmamalı.

stage-source-gone = Bu aşamadan önceki yarışma artık turnuvada yok. Aşamayı kaldırıp yeniden ekleyin.
stage-source-open = { $source }, { $round }. tur henüz onaylı değil. Önce onaylayın.
stage-no-table = { $source } yarışmasında { $round }. turu olan eleme tablosu yok. Önce tablonun kurasını çekin veya başka tur seçin.
stage-other-open = Diğerleri, şu aşama doldurulunca belli olur: { $stage }. Önce onu doldurun.
stage-tied =
    Son sürdüren sırayı paylaşanlar: { $names }. Aralarından şu kadarını seçin: { $seats ->
        [one] bir
       *[other] { $seats }
    }.
stage-not-tied = { $name } son sürdüren sırayı paylaşmıyor. Yalnız paylaşanları seçin.
stage-taken = { $name } zaten şu aşamada: { $stage }. Aşamalardan birinden çekin veya kuralını değiştirin.
stage-too-few = Aşamaya iki oyuncu gerekir, ama daha azı sürdürüyor. Başka kural seçin.
