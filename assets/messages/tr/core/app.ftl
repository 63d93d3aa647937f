# İşlemlerin ve denetimin iletileri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
ko-category-missing = Bu yarışmada herkesin katıldığı eleme yok. Yaş kategorilerinden birini seçin: { $known }.
ko-source-open = Bu tablonun oyuncuları önceki turlarda belirlenir. Önce { $round }. turu onaylayın.
ko-category-unknown = { $category } yaş kategorisi yok. Şunlardan seçin: { $known }.
ko-register-open = Kayıt hâlâ açık. Kuradan önce kapatın.
ko-third-place-double = Çift elemede üçüncülüğü kaybedenler tablosunun son oyunu belirler. Üçüncülük oyunu olmadan çekin.
ko-in-round-robin = Herkes herkesle sisteminde eleme veya Finale yer yok, çünkü çember tüm oyunları belirler. Başka sistem seçin.
ko-in-self-pairing = Serbest eşleştirmede eleme veya Finale yer yok, çünkü oyuncular rakiplerini seçer. Başka sistem seçin.
ko-of-teams = Bu yarışmada takımlar karşılaşır, bu yüzden bireysel eleme veya Final yoktur. Bunun için ayrı bir yarışma ekleyin.
ko-none = Bu yarışmada eleme yok.
self-pairing-no-rounds = { $name } yarışmasında oyuncular rakiplerini seçer, bu yüzden tur eşleştirilmez veya onaylanmaz. Bunun yerine oyunları ekleyin.
self-pairing-other-system = { $name } turlar hâlinde eşleştirilir. Oyunlar yalnız serbest eşleştirmede tek tek eklenir.
game-day-future = { $day } henüz gelmedi. Oyunun oynandığı günü girin.
ladder-prizes-other-system = { $name } kulüp merdiveni değil, bu yüzden gelişme ödülü yok. Başka yarışma seçin.
game-conditions-other-system = { $name } kulüp merdiveni değil, bu yüzden oyunlarının kendi koşulları yok. Başka yarışma seçin.
self-pairing-number-unknown = { $number } numaralı oyuncu yok.
self-pairing-withdrawn = { $name } çekildi. Önce kaydedin.
self-pairing-game-unknown = Bu yarışmada { $game } oyunu yok.
competition-meetings-none = İki oyuncu en az bir kez karşılaşabilmeli.
ko-not-drawn = KO{ $category } kurası çekilmedi. Önce çekin.
ko-not-eligible = { $name } bu kategorinin listesinde yok. Listeden seçin.
ko-final-drawn = { $category } kategorisinin Final kurası çekildi. Bir kategoride eleme veya Final olur, ikisi birden olmaz.
ko-games-paired = KO{ $category } oyunları zaten eşleştirildi. Önce o eşleştirmeleri geri alın.
ko-commitment-differs = Liste, taahhüdü yayımlanan liste değil. Kuradan önce yeni taahhüt yayımlayın.
draw-digits-out-of-range = Rakam sayısı 1 ile { $most } arasında olmalı.
draw-source-too-long = Rakamların kaynağı çok uzun. En çok { $most } karakterle açıklayın.
draw-entropy-missing = Liste dondurulmuş ve kurası duyurulan rakamları gerektiriyor. Rakamları okundukça girin.
draw-entropy-length = Entropide { $given } rakam var, ama dondurmada { $wanted } duyuruldu. Tam o kadarını girin.
draw-entropy-before-freeze = Liste dondurulurken entropi bilinmemeli. Önce listeyi dondurun, rakamları kurada girin.
draw-frozen-player-gone = { $name } dondurulmuş listede ama artık oynayamıyor. Listeyi yeniden dondurun.
draw-frozen-differs = Liste dondurulmuş ({ $number }. dondurma) ve bu kura ondan farklı. Yalnız entropiyle çekin veya listeyi yeniden dondurun.
setting-draw-seed = Kura tohumu ayar değildir, çünkü çekilen kuralar ona bağlıdır. Değişmesi gerekiyorsa nedeniyle yenisini çekin.
setting-reports = Oyuncuların bildirimleri ayar değildir. Bunun yerine kabul edin ya da reddedin.
setting-freezes = Dondurulmuş liste ayar değildir. Bunun yerine listeyi yeniden dondurun.
ko-too-few-players = KO{ $category }: kayıtlı oyuncu ikiden az. Önce daha çok oyuncu kaydedin.
ko-size-out-of-range = { $size } oyunculu tablonun kurası çekilemez. KO{ $category }: { $eligible } uygun oyuncu var; 2 ile { $eligible } arasında boyut seçin.
ko-too-many-players = { $players } oyuncu, { $lines } satırlı en büyük tabloya sığmıyor. Daha az oyuncu seçin.
ko-first-round-out-of-range = KO{ $category } { $round }. turda başlayamaz: oyunları en geç son turla bitmeli. 1 ile { $latest } arasında tur seçin.
ko-begins-too-early = KO{ $category }, { $players } oyuncuyla { $round }. turda başlar; o tur zaten eşleştirildi. Daha az oyuncu seçin.
ko-nonce-invalid = “{ $text }” tohum değil. Onaltılık rakamlar girin: 0-9 ve a-f.
ko-order-without-reason = Liste nedensiz yeniden sıralandı. Neden girin; kurayla birlikte saklanır.
ko-choice-twice = { $name } iki şekilde seçilmiş. Birini kaldırın.
ko-choice-left-out = { $name } sonraki bir turda giriyor ama kuradaki oyuncular arasında değil. Daha büyük boyut veya başka oyuncu seçin.
ko-qualifying-undecided = KO{ $category } ön elemesinde { $place }. yer belirlenmedi. Önce bitirin.
ko-qualifying-decides = KO{ $category } ön elemesi, ön elemeden gelenleri ve özel davetleri belirler. Başkasını seçmeden çekin.
ko-qualifying-too-late = KO{ $category } kurası zaten çekildi, ön eleme yapılacak bir şey kalmadı.
ko-qualifying-begun = KO{ $category } ön elemesi başladı. Önce eşleştirmelerini geri alın.
ko-qualifying-round-paired = Ön eleme { $round }. turda başlardı; o tur zaten eşleştirildi. Daha az ön eleme turu seçin.
ko-player-not-in-round = { $name } adlı oyuncunun KO{ $category } oyunu yok, { $round }. tur. Oyunu olan birini seçin.
ko-decision-without-reason = Karar için neden gerekir. Neden girin; tabloyla birlikte saklanır.
ko-decision-invalidates = Sonraki bir oyun, bu oyunun diğer oyuncusu için zaten eşlenmiş. Bunun yerine sonucu düzeltip sonuna kadar uygulayın.
ko-replace-begun = KO{ $category } oyunları zaten eşleştirildi. Şimdi ayrılanın rakibi oynamadan tur atlar.
ko-player-not-in-table = { $name } KO{ $category } tablosunda değil. Oyuncularından birini seçin.
ko-alternate-unknown = { $name } KO{ $category } tablosuna giremez. Listesinden bir yedek seçin.
ko-reason-withdrawn = çekildi
ko-reason-kept = sonuç düzeltildikten sonra korundu
ko-reason-qualifying = ön eleme sonucu düzeltildi
ko-box-replaced = KO{ $category }, { $place }. kutu: { $leaving } yerine { $entering } ({ $reason }).
ko-box-filled = KO{ $category }, { $place }. kutu: boş kutuya giren { $entering } ({ $reason }).
ko-box-emptied = KO{ $category }, { $place }. kutu: ayrılan { $leaving }, kutu bay olur ({ $reason }).
ko-box-unchanged = KO{ $category }, { $place }. kutu boş kalır ({ $reason }).
ko-ruled = KO{ $category }, { $round }: kararla tur atlayan { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, üçüncülük: kararla { $winner } ({ $reason }).

year-final-not-drawn = { $category } kategorisinin Final kurası çekilmedi. Önce çekin.
year-final-knockout-drawn = KO{ $category } kurası çekildi. Bir kategoride eleme veya Final olur, ikisi birden olmaz.
year-final-games-paired = { $category } kategorisinin Final oyunları zaten eşleştirildi. Önce o eşleştirmeleri geri alın.
year-final-too-small = { $category } kategorisinde kayıtlı oyuncu dörtten az, bu yüzden Finali yok.
year-final-too-few = { $category } kategorisinde { $listed } kayıtlı oyuncu var, bu Final için az. Final için hepsi kayıtlı en az dört oyuncu gerekir.
year-final-too-long = { $players } oyunculu Final { $needed } tur ister, yarışmada ise { $rounds } tur var.
year-final-too-long-hint = competition.rounds değerini { $needed } yapın veya beş tur oynayan sekiz oyuncu çekin (R54).
year-final-first-round = { $players } oyunculu Final { $first }–{ $last }. turlardan birinde başlar. Bunlardan birini seçin.
year-final-no-room = Kalan turlara Final sığmıyor. Ayarlarda tur ekleyin.
year-final-round-outside = { $round }. tur Finale ait değil; Final { $first }–{ $last }. turları alır. Bunlardan birini seçin.
year-final-round-paired = Eşleştirilmiş turlar değişemez. Yalnız henüz eşleştirilmemiş turları değiştirin.
year-final-not-tied = Bu oyuncular eşit değil: { $group }. Eşit oyunculara grup sırasından bakın.

tour-points-open = { $rounds } turdan { $confirmed } onaylı. Puanlar daha değişebilir.
season-other-ages =
    { $name } sezonunun yaş kategorileri { $before } yerine { $after } veya yaşı başka günde alıyor; { $players ->
        [0] kategori değiştiren oyuncu yok
        [one] bir oyuncu kategori değiştiriyor
       *[other] { $players } oyuncu kategori değiştiriyor
    }. Değişikliği onaylayın veya sezonu koruyun.
season-category-drawn = { $name } sezonunda, kurası çekilmiş { $category } yaş kategorisi yok. Başka sezon seçin.
season-name-taken = { $name } adında yerleşik bir sezon var. Dosyadaki sezona başka ad verin.
tour-points-other-ages = Turnuvanın yaş kategorileri şu sezonunkilerden farklı: { $season }.
tour-points-no-stage-points = { $season } sezonunda şu aşamalar için puan yok: { $stages }.
tour-points-round-of = son { $lines }
tour-points-quarter-final = çeyrek final
tour-points-semi-final = yarı final
tour-points-finalist = finalist
tour-points-winner = kazanan

copies-no-folder = Bu bilgisayarda programın kendi dosyaları için klasör yok. DRAWMASTER_DATA değişkenini bir klasöre ayarlayın.
copies-not-a-folder = { $path } klasör değil. Başka aygıtta bir klasör seçin.
copies-folder-unusable = { $path } klasörü kullanılamıyor ({ $cause }). Başka klasör seçin.
copies-folder-unreadable = Klasör okunamıyor ({ $cause }).
copies-unknown = { $name } adlı kopya yok. Listeden bir kopya seçin.
copies-choose-damaged = Dosya seçilmedi. Hasarlı dosyayı seçin.

word-unknown = “{ $text }” bilinmiyor. Şunlardan seçin: { $known }.
colour-unknown = “{ $text }” renk değil. black veya white yazın.
profile-unknown = “{ $text }” eşleştirme modeli değil. seygo, opengotha veya literal seçin.
round-unknown = { $round }. tur yok. Turlar 1–{ $last }.
round-not-paired = { $round }. tur eşleştirilmedi. Önce eşleştirin.
round-board-unknown = { $round }. turda { $board }. masa yok. Masaları 1–{ $last }.
round-register-open = Kayıt hâlâ açık. İlk turu eşleştirmeden önce kapatın.
round-register-open-hint = Kaydı kapatmak oyunculara numaralarını verir.
round-all-paired =
    { $rounds ->
        [one] Tek tur zaten eşleştirildi.
       *[other] { $rounds } turun hepsi eşleştirildi.
    }
round-not-next = Sıra { $round }. turda değil. { $next }. turu eşleştirin.
round-knockout-not-drawn = KO{ $category } { $round }. turda başlıyor ve kurası çekilmedi. Önce çekin.
round-slips-pending = { $count } pembe fiş bekliyor. { $round }. turu eşleştirmeden önce uygulayın veya reddedin.
round-slips-pending-hint = Direktör turu yine de eşleştirmeye karar verebilir.
round-already-paired = { $round }. tur zaten eşleştirildi.
round-results-open = { $round }. turun { $count } sonucu eksik. Önce eksik sonuçları girin.
round-results-missing =
    { $round }. turda { $count ->
        [one] şu masanın sonucu yok: { $boards }.
       *[other] şu masaların sonucu yok: { $boards }.
    } Önce eksik sonuçları girin.
round-passes-disagree =
    { $round }. turun iki girişi { $count ->
        [one] şu masada farklı: { $boards }
       *[other] şu masalarda farklı: { $boards }
    }. Önce bunu çözün.
round-conflicts-open = { $round }. turda yardımcıların sonuçlarıyla çelişen masalar ({ $count }): { $boards }.
round-conflicts-open-hint = Bunları Salon ekranı sayfasında çözün veya turu girilen sonuçlarla onaylayın.
round-qualifying-undecided = { $board }. masa, { $round }. tur: KO{ $category } ön eleme oyunu, kazananı yok. Önce jigo merdivenini oynatın.
round-already-released = { $round }. tur zaten yayımlandı.
round-players-left =
    { $round }. turda { $count ->
        [one] ne oyunu ne bayı olan
       *[other] ne oyunu ne bayı olanlar
    }: { $names }.
round-players-left-hint = Eşleyin, bay verin veya turun onlar olmadan yayımlanmasını onaylayın.
round-ladder-open =
    { $round }. turda { $count ->
        [one] merdiveni eksik jigo masası: { $boards }.
       *[other] merdiveni eksik jigo masaları: { $boards }.
    }
round-ladder-open-hint = Tur atlayanı girin veya turu onsuz onaylayın; o zamana dek kimse tur atlamaz.
round-not-released = { $round }. tur taslak. Önce yayımlayın.
round-already-begun = { $round }. turun oyunları zaten başladı.
round-later-paired = { $newest }. tur zaten eşleştirildi. Önce onun eşlerini bozun.
round-unpair-result = { $round }. turun { $board }. masasında sonuç var. Eşleri bozmadan önce turun tüm sonuçlarını silin.
round-board-has-result = { $board }. masada sonuç var. Eşlemeyi değiştirmeden önce sonucu silin.
round-board-of-table = { $board }. masa eleme veya ön eleme oyunu. Kimin oynayacağını tablosu belirler.
round-renumber-result = { $board }. masada sonuç var, bu yüzden turun masaları numaralarını korur.
round-move-result = { $board }. masada sonuç var. Oyunu taşımadan önce sonucu silin.
round-board-in-use = { $board }. masa kullanımda: { $competition }, { $round }. tur. Başka masa seçin.
round-board-in-use-hint = Masaları yeniden numaralayın veya oyunu taşıyın.
round-fixed-board-in-use = { $name } için sabit masa { $board } kullanımda: { $competition }, { $round }. tur. İki oyundan birini taşıyın.
round-boards-outside =
    { $count ->
        [one] Şu masa
       *[other] Şu masalar
    } { $competition } yarışmasının salon ve masaları dışında: { $boards }. Ayarlarda daha çok masa verin veya oyunları taşıyın.
timetable-conflict =
    { $count ->
        [one] Aynı anda iki yerde beklenen
       *[other] Aynı anda iki yerde beklenenler
    }: { $names }, { $day }. { $competition }, { $round }. tur bitişi { $over }; { $other }, { $other_round }. tur başlangıcı { $start }. Bir başlama saatini değiştirin veya turlardan birini oynanmıyor olarak işaretleyin.
timetable-conflicts = { $count } kişi aynı anda iki yerde bekleniyor: { $competition } ve { $other }.
timetable-without = { $competition } için saat yok. { $reason }
round-board-number-invalid = { $number } masa numarası değil. 1 ile 9999 arasında sayı seçin.

pairing-consent-rematch = { $black } ve { $white } zaten karşılaştı, { $round }. tur. Yeniden karşılaşabileceklerini onaylayın veya başka oyuncular seçin.
pairing-families-meet = Aynı aileden bu oyuncular ayrı tutulamıyor: { $pairs }. Karşılaşabileceklerini onaylayın veya elle başkalarıyla eşleyin.
pairing-consent-family = { $black } ve { $white } aynı aileden. Karşılaşabileceklerini onaylayın veya başka oyuncular seçin.
pairing-entry-unknown = { $entry } kaydı yok. Kayıt listesine bakın.
pairing-player-absent = { $name } oynamıyor: { $round }. tur. Önce oynamadığı turları değiştirin.
pairing-games-fixed = { $name } için oyun yok, { $round }. tur: bu yarışmanın sistemi tüm oyunları belirler. Eşleştirmeyi geri alıp turu yeniden eşleştirin.
pairing-player-in-final = { $name } eşlenmez, { $round }. tur, çünkü tur Finale ait.
pairing-player-busy = { $name } zaten { $board }. masada oynuyor. Önce o masanın eşini bozun.
pairing-no-bye = { $round }. turda bay geçen yok.
pairing-bye-without-game = Oyuncunun { $round }. turda oyunu yok. Oyunu olan bir oyuncu seçin.
pairing-same-player = Oyuncu kendisiyle oynayamaz. İki oyuncu seçin.
pairing-two-without-board = İki oyuncuya masa verilmedi.
pairing-handicap-too-large = { $stones } handikap taşı çok fazla. 0–9 seçin.
pairing-swap-same-board = İki yer de aynı masada. Bunun yerine renklerini değiştirin.
pairing-colours-handicap = { $board }. masa handikaplı oyun; zayıf oyuncu Siyah oynar.
pairing-round-confirmed = { $round }. tur onaylı. İçinde daha fazla oyuncu eşlenemez.
pairing-number-unknown = { $number } numaralı oyuncu yok. Numaraya kayıt listesinden bakın.
pairing-chosen-busy = { $name } zaten masada, { $round }. tur. Şunu çıkarın: { $number }.
pairing-nobody-chosen = { $round }. turda masasız hiçbir oyuncu bu seçime uymuyor.
pairing-score-invalid = “{ $text }” puan değil. 21 veya 21.5 biçiminde yazın.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Eş elle belirlendi. En iyi eşleştirmede yok.
report-reason-necessary = Bu eş olmadan tur eşleştirilemez.
report-reason-equal = Bu eş olmadan turun maliyeti aynı olurdu.
report-reason-better = Bu eş olmadan turun maliyeti artardı: { $changes }.
report-reason-table = Burada kimin kiminle oynayacağını eleme belirler.
report-reason-large = Bu kadar çok açıklamalı turda rapor neden vermez. Nedenini görmek için masayı açıklatın.
report-reason-unknown = Neden artık hesaplanamıyor. { $cause }

result-unchanged = { $board }. masanın sonucu zaten bu. Hiçbir şey değişmedi.
result-reason-missing = { $round }. tur onaylı. Düzeltme için neden verin.
result-walkover = { $board }. masa eleme oyunu değil. Oynamadan tur atlama yerine hükmen girin.
result-walkover-hint = Siyahın hükmen galibiyeti için 1-0! yazın.
correction-needs-choice = Sonraki eleme oyunları bu sonuca bağlı. Onlara ne olacağını seçin.
correction-affected = Etkilenen: { $game }
correction-if-carried = Düzeltmeyi sonuna kadar uygularsanız: { $change }
correction-if-annulled = Sonraki oyunları iptal ederseniz: { $change }
correction-if-kept = Oyuncuları korursanız: { $change }
correction-nobody-to-keep = Düzeltmeden önce kimse tur atlamamıştı, bu yüzden korunacak oyuncu yok.
correction-kept = { $name } tabloda kalır. Sonuç yalnız Open’da sayılır.
correction-game-played = { $round }. tur, { $board }. masa: { $black } ve { $white }, sonuç { $result }.
correction-game-open = { $round }. tur, { $board }. masa: { $black } ve { $white }, henüz oynanmadı.
correction-seat = { $round }. tur, { $board }. masa: { $leaves } yerine { $joins } oynar.
correction-ordinary = { $round }. tur, { $board }. masa: oyun Open’ın olağan oyunu olur.
correction-unpaired = { $round }. tur, { $board }. masa: oyuncuları yeniden belirleneceği için masa kaldırılır.
correction-bye = { $name } bay geçer: { $round }. tur.
correction-without-game = { $name } için oyun yok: { $round }. tur. Elle eşleyin.
correction-later-game-played = Düzeltme sonuna kadar uygulanamaz, çünkü { $round }. turun { $board }. masasında zaten sonuç var. Tur atlayanları koruyun veya sonraki oyunları iptal edin.
correction-player-busy = Düzeltme sonuna kadar uygulanamaz, çünkü şimdi tur atlayan oyuncu { $round }. turun { $board }. masasında zaten oynadı. Tur atlayanları koruyun veya sonraki oyunları iptal edin.
correction-table-begun = KO{ $category } kurası bu sonuçla çekildi ve başladı. Oyuncularını koruyun.
correction-table-drawn = KO{ $category } kurası bu sonuçla çekildi. Düzeltmeyi sonuna kadar uygulayın, oyuncuları koruyun veya tablonun kurasını yeniden çekin.
correction-box = KO{ $category }: kutu { $leaves } yerine { $joins } adlı oyuncuya geçer.
correction-box-empty = KO{ $category }: { $leaves } adlı oyuncunun kutusu boşalır.

ladder-none = { $board }. masa jigoyla biten eleme veya ön eleme oyunu değil, bu yüzden merdiveni yok.
ladder-decided = { $board }. masanın merdiveni sonuçlandı. Önce son oyununu geri alın.
ladder-not-started = { $board }. masanın merdiveni başlatılmadı. Jigonun kabul edildiği saati girin.
ladder-games-entered = { $board }. masanın merdiveninde girilmiş oyunlar var. Önce onları geri alın.
ladder-time-invalid = “{ $text }” saat değil. 14:05 veya günüyle 2026-11-20T14:05 biçiminde yazın.
ladder-boards-have-times = Küçük tahtalardaki oyunların süreleri sabit. Kalan süreleri vermeyin.
ladder-new-game-needs-times = Yeni oyun kalan sürelerle oynanır. Siyahın ve Beyazın sürelerini girin.
ladder-new-game-decides = Bu merdiveni yeni bir oyun belirler. Sonucunu tahta boyutu olmadan girin.
ladder-other-game-next = Bu merdivenin sonraki oyunu { $next } × { $next }, { $lines } × { $lines } değil.

standings-round-not-paired = { $round }. tur eşleştirilmedi. Sıralama { $newest }. tura kadar.

check-round = { $competition }, { $round }. tur
check-part-of-round = { $competition }, { $round }. tur, { $part }. bölüm
check-finding = { $place }: { $problem }
check-board = { $competition }, { $round }. tur, { $board }. masa
check-round-missing = tur eksik, oysa { $last }. tur var.
check-rounds-too-many = tur var, ama yalnız { $planned } tur planlı.
check-confirmed-without-result =
    anlaşılmış sonuç olmadan { $count ->
        [one] onaylanan masa: { $boards }
       *[other] onaylanan masalar: { $boards }
    }.
check-table-place = oyunun yeri KO{ $category } tablosunda yok.
check-table-place-twice = oyunun KO{ $category } tablosundaki yerinde başka oyun var.
check-table-players = oyuncular KO{ $category } tablosunun bu yerinde karşılaşmıyor.
check-table-round = KO{ $category } tablosuna göre oyun { $due }. tura ait.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = { $category } kategorisi Finali: { $group } içinde eşit olmayan oyuncular için sıra girilmiş: { $names }. Eşit olmadıkça etkisi yok.
check-final = { $category } kategorisi Finali: { $problem }
check-certificate-invalid = { $place }: sertifika eşleştirmeyi kanıtlamıyor. { $reason }
check-without-proof = { $place }: tur, daha iyi eşleştirme olmadığının kanıtı olmadan eşleştirildi.
check-no-certificate = { $place }: sertifika yok, çünkü tur elle, başka programla veya başka turnuva dosyasında eşleştirildi.
check-seed-drawn =
    Kura tohumu { $count } kez çekildi; { $undone ->
        [0] hiçbiri geri alınmadı.
        [one] 1 tanesi geri alındı.
       *[other] { $undone } tanesi geri alındı.
    }
check-other-seed = { $place }: tur başka kura tohumuyla eşleştirildi.
draw-seed-register-open = Kura tohumu kayıt kapanınca çekilir. Önce kaydı kapatın.
draw-seed-no-reason = Yeni kura tohumunun nedenini girin. Geçmişte saklanır.
competition-name-taken = Turnuvada zaten “{ $name }” yarışması var. Başka ad seçin.
competition-no-name = Sonraki sezonun adı yok. Ad verin.
competition-unknown = Turnuvada “{ $text }” yarışması yok.
competition-names = Yarışmaları: { $names }.
competition-last = { $name } turnuvanın tek yarışması, bu yüzden kaldırılamaz.
competition-played = { $name } yarışmasında eşleştirilmiş turlar veya çekilmiş kuralar var, bu yüzden kaldırılamaz. Önce bunları geri alın.
competition-has-entries = { $name } ile birlikte { $entries } kayıt kaldırılır.
competition-import-same-file = Bu dosya açık olan turnuva. Başka turnuvanın dosyasını seçin.
competition-import-drawn = { $name } yarışmasında kurası yalnız kendi turnuvasında doğrulanabilen bölgeler, eleme veya Final var. Dosyasında bırakın.
competition-import-inconsistent = Dosyada yarışmasında olmayan oyuncular var, bu yüzden hiçbir şey aktarılmadı. Önce o turnuvayı denetleyin.
competition-nobody = Kimse seçilmedi. Kaydedilecek kişileri seçin.
draw-seed-drawn = Kura tohumu turnuvanın ilk kaydı kapanınca çekildi, entropi artık değiştiremez. Kaydı entropisiz kapatın.
draw-seed-given = Kura tohumu turnuva oluşturulurken verildi, entropi değiştiremez. Kaydı entropisiz kapatın.
draw-seed-invalid = “{ $text }” kura tohumu değil. En çok 64 onaltılık rakam girin: 0-9 ve a-f.
check-absences-differ = { $place }: saklanan yokluklar, turun onayındaki kayıt listesinden farklı: { $names }.
check-walkover-differs = { $place }: oynamadan tur atlayan, turun onayındakinden farklı: { $then } yerine { $now }.
check-stage-differs = { $draw }: { $name } son çıktılarda, sayfalarda veya pakette: { $then }; şimdi: { $now }. Düzeltme doğruysa çıktıları basın ve paketi yeniden çıkarın.
check-stage-place = { $place }. sıra
check-stage-reached =
    { $stage ->
        [round_of_64] son 64
        [round_of_32] son 32
        [round_of_16] son 16
        [quarter_final] çeyrek final
        [semi_final] yarı final
        [finalist] finalist
       *[winner] kazanan
    }
check-stage-none = aşamasız veya sırasız
stages-unwritable = Aşamalar kaydedilemiyor ({ $cause }). Bu hatayı bildirin.
check-outside-circle =
    { $place }: { $count ->
        [one] sistemin belirlediği oyuna uymayan masa: { $boards }
       *[other] sistemin belirlediği oyunlara uymayan masalar: { $boards }
    }.
check-board-changed-outside =
    { $place }: { $count ->
        [one] eşleştirmeden farklı masa: { $boards }
       *[other] eşleştirmeden farklı masalar: { $boards }
    }; günlük nedenini göstermiyor.
check-set-manually =
    { $place }: { $count ->
        [one] elle belirlenen masa: { $boards }
       *[other] elle belirlenen masalar: { $boards }
    }; { $cost }.
check-paired-in-parts = { $place }: tur parça parça eşleştirildi; { $cost }.
check-cost-best = tur en iyi eşleştirme kadar iyi
check-cost-above-best = turun maliyeti en iyi eşleştirmeden yüksek: { $changes }
check-cost-unknown = maliyeti artık hesaplanamıyor
self-check-event = Turnuva: { $players } oyuncu, { $rounds } tur, tohum { $seed }.
law-no-game = { $name } için oyun yok: { $round }. tur.
law-plays-after-loss = { $name } mağlubiyetten sonra elemede oynuyor: { $round }. tur.
law-winner = Kazanan, mağlubiyeti olmayan tek oyuncu değil veya sıralamada birinci değil.
law-winless = { $round }. turda gereğinden çok galibiyetsiz oyuncu, galibiyeti olanlarla karşılaşıyor.
law-division = { $first } ve { $second } farklı kümelerde oldukları hâlde karşılaştı.
law-match-incomplete = { $name } bir maçın tüm masalarını oynamıyor: { $round }. tur.
law-board-points = { $name }: masa puanları masalarının toplamı değil.
law-rung = { $name }: basamağı galibiyet ve mağlubiyetlerinden çıkmıyor.
law-meets-twice = { $first } ve { $second } iki kez karşılaşıyor.
law-meets-once = { $first } ve { $second } diğerleri kadar karşılaşmıyor.
law-place = { $first } daha kötü sonuçlarla { $second } adlı oyuncunun üstünde.
law-zones = { $round }. turda gereğinden çok oyuncu bölgesinin dışında oynuyor.
law-stage-twice = { $name } iki aşamada.
law-stage-place = { $name } sırası yetmediği hâlde bir aşamada.
law-stage-size = { $stage } aşamasının oyuncu sayısı kuralına uymuyor.
law-stage-points = { $name } aşamaya oyunlarının verdiğinden farklı puan taşıyor.
law-stage-list = { $name } tüm aşamaların son listesinde tam bir kez yer almıyor.
self-check-no-proof = { $round }. tur kanıtsız eşleştirildi.
self-check-other-boards = { $round }. turu yeniden eşleştirmek başka masalar veriyor.

simulation-players = Oyuncu sayısı 2 ile 10000 arasında olmalı, { $players } olmaz.
simulation-day = Benzetim turnuvasının ilk günü yok.
simulation-player-unknown = Benzetim oyununun bir oyuncusu kayıtlı değil.
simulation-ladder-black = { $round }. tur: { $board }. masa jigoyla bitti. Merdiveni Siyah kazandı.
simulation-ladder-white = { $round }. tur: { $board }. masa jigoyla bitti. Merdiveni Beyaz kazandı.

entry-change-without-reason = Kayıt kapalı: { $name } kaydını değiştirmek için neden gerekir. Ekleyin veya pembe fiş girin.
entry-sp-unknown = “{ $text }” SEYGO puanı değil. Tam sayı yazın veya alanı boş bırakın.
entry-no-family-name = Kayda soyadı gerekir.
entry-twice = { $name } zaten kayıtlı. Yeni kayıt eklemek yerine onu değiştirin.
entry-unknown = { $id } kaydı yok. Kayıt listesine bakın.
rating-list-missing = Reyting listesi yok. Önce birini aktarın.
rated-player-unknown = Reyting listesinde numarası { $pin } olan yok. Oyuncuyu adla bulun.
data-folder-missing = Programın verileri için klasör yok. DRAWMASTER_DATA değişkenini bir klasöre ayarlayın.
data-folder-not-created = { $folder } klasörü oluşturulamadı ({ $reason }). Yerini ve izinlerini denetleyin.
bar-round-paired = Bir tur zaten eşleştirildi. Barı taşımadan önce tüm turların eşlerini bozun.
bar-without-mcmahon = Yalnızca McMahon turnuvasında bar vardır.
register-closed = Kayıt kapatıldı: { $when }. Geç kayıt yine eklenebilir.
register-too-few = İkiden az oyuncu kayıtlı. Önce oyuncu kaydedin.
open-file-unnamed = Open dosyası ayarlı değil, bu yüzden oyuncuları denetlenemedi. “Future Stars yanındaki Open dosyası” ayarını girin.
open-file-missing = Bu turnuvanın klasöründe { $name } adlı başka turnuva dosyası yok. Dosyanın adını yazın veya boş bırakın.
sleeper-points = Başlangıç puanı 1 veya 2 puan düşürülür, { $points } olmaz.
sleeper-not-at-top = { $name } en üst grupta tur kaçırmıyor. Başlangıç puanı olduğu gibi kalabilir.
sleeper-too-late = Bir tur onaylı, bu yüzden başlangıç puanları artık düşürülemez.

list-column-unknown = Listede “{ $column }” sütunu yok. Başlığını veya 1 ile { $last } arasındaki numarasını yazın.
list-meaning-unknown = “{ $meaning }” bir sütun anlamı değil. Şunlardan seçin: { $known }, sp12, sp16 veya sp20; sütunu yok saymak için -.
list-name-order-asked = “{ $heading }” sütunu önce soyadı olarak okunuyor. Önce ad yazılıysa sütunun o anlamını seçin; komut satırında --map "{ $heading }=given_first".
list-name-order-given = “{ $heading }” sütunu önce ad olarak okunuyor; reyting listesindeki { $count } oyuncu bunu gösteriyor.
seed-list-other-key = Liste başka anahtarla imzalı: { $key }. Seriden kendi listesini isteyin.
seed-list-by-name = { $name } listede şu kişi olabilir: { $seed }.

slip-register-open = Kayıt hâlâ açık. Kaydın kendisini değiştirin.
slip-empty = Fiş hiçbir şey istemiyor. Neyin değişeceğini yazın.
slip-no-family-name = Soyadı boş olamaz.
slip-late-incomplete = Geç kayda soyadı ve derece gerekir.
slip-late-leaves = Geç kayıt ayrılamaz. Ayrılan oyuncuyu belirtin.
slip-no-reason = Ret için fiş defterine neden gerekir.
slip-unknown = { $number }. fiş yok. Fiş listesine bakın.
slip-already-applied = { $number }. fiş uygulandı: { $time }. Başka değişiklik için yeni fiş ekleyin.
slip-already-refused = { $number }. fiş reddedildi: { $time }. Başka değişiklik için yeni fiş ekleyin.
slip-round-paired = { $round }. tur zaten eşleştirildi, bu yüzden kimse katılamaz veya ayrılamaz. Fişi reddedin veya önce turun eşlerini bozun.

event-no-name = Turnuvaya ad gerekir.
competition-day-outside = { $day } turnuvanın bir günü değil ({ $first } – { $last }). Onu veya turnuvanın günlerini değiştirin.
event-ends-before-start = Son gün ilk günden önce. Birini değiştirin.
event-rounds-out-of-range = Tur sayısı { $rounds } olamaz. { $first }–{ $last } seçin.
event-main-time-too-long = { $minutes } dakikalık ana süre bir günden uzun. Daha kısasını seçin.
overtime-unknown = “{ $text }” ek süre değil: 3x30, 15/300, +20 veya none yazın.
import-is-tournament = { $file }: { $format }. İçinde oyuncu listesi değil, tüm turnuva var. “Başka programdan aktar” veya `drawmaster import` ile ondan turnuva oluşturun.
import-is-database = { $file } bu programın turnuvası, seri defteri veya reyting listesi. İçe aktarmak yerine açın.
import-is-bundle = { $file } seri için paket. Bir seri defterine ekleyin, örneğin `drawmaster tour add` ile.
import-is-seed-list = { $file } serinin seri başı listesi. Oyuncularının bulunduğu turnuvaya `drawmaster seedlist import` ile aktarın.
import-is-rating-list = { $file } bir reyting listesi. Kayıtta veya `drawmaster egd import` ile aktarın.
import-format-unknown = { $file } bilinmeyen biçimde. OpenGotha, MacMahon veya Pairgoth dosyası, EGD (H9), Fransız federasyonu (tou) veya AGA sonuç dosyası, satranç federasyonu raporu (TRF16) ya da CSV, xlsx veya ods liste seçin.
sample-day = Örnek turnuvanın var olmayan bir günü var.

setting-unknown = { $path } ayarı yok. Yoluna ayar listesinden bakın.
setting-unfit = { $value } değeri { $path } ayarına uymuyor ({ $reason }). Değerin biçimine ayar listesinden bakın.
setting-unfit-own = { $value } değeri { $path } ayarına uymuyor. { $reason }
settings-not-json = Ayarlar yazılamıyor ({ $reason }). Bu hatayı bildirin.
competition-gone = Turnuvanın yarışması artık yok.
competition-key-fixed = Bir yarışmanın anahtarı değiştirilemez.
room-incomplete = “{ $name }” salonuna ad ve 1’den başlayan masa numaraları gerekir. Düzeltin.
rooms-overlap = { $first } ve { $second } salonlarının adı aynı veya ortak masası var. Her birine kendininkini verin.
competition-room-unknown = Turnuvada { $name } salonu yok. Önce salonu event.halls ayarına ekleyin.
tie-breaks-empty = Sıralamaya en az bir ölçüt gerekir, örneğin MMS.
level-twice = { $name } düzeyi listede iki kez var. Birini kaldırın.
level-unknown = { $name } düzeyi yok. Adlara düzey listesinden bakın.
level-place-unknown = Düzey sırasında { $place }. yer yok. 1–{ $last } seçin.
weight-out-of-range = Bir ağırlık aralık dışında. Ağırlıklar 0–1000000000000000, çarpanlar 0–1000, içbükeylik 0–10000 arasında.
main-table-out-of-range = { $first } ile { $last } arasında oyuncu veya bölge seçin.
zones-too-large = Bölgelere { $rounds } tur gerekir; { $last } turdan fazla. Daha çok bölge ayarlayın.
zones-round-paired = Turlar eşleştirildiği için bölge kurası çekilmiş durumda. Önce eşleştirmeleri geri alın.
teams-system = Takımlar yalnız McMahon, İsviçre veya herkes herkesle oynayabilir. Bu sistemlerden birini seçin.
teams-size = Takım maçında { $first }–{ $last } masa olur. Bu aralıktan seçin.
teams-none = { $name } yarışmasında takım yok. Takımlı yarışma ekleyin veya ilk turdan önce masa sayısını ayarlayın.
teams-round-paired = Bir tur zaten eşleştirildi. Masa sayısını değiştirmeden önce tüm turların eşlerini bozun.
teams-whole-matches = Takımlar bütün olarak eşleştirilir, bu yüzden tek masalar taşınamaz.
teams-whole-matches-hint = İki takımı değiştirin, takımda kimin oynayacağını değiştirin veya turun eşlerini bozup yeniden eşleştirin.
teams-swap-same-match = İki oyuncu da aynı maçta. Takımları değiştirmek için iki maçın oyuncularını seçin.
teams-too-few = İkiden az takım var. Önce takım ekleyin.
teams-without-team = { $count } oyuncu takımsız: { $names }. Onları bir takıma yedek oyuncu olarak ekleyin veya çekin.
team-unknown = { $number }. takım yok. Numaralara takım listesinden bakın.
team-named-unknown = “{ $name }” takımı yok. Adlara team list komutuyla bakın.
team-no-name = Takımın adı yok. Girin.
team-name-taken = { $name } takımı zaten var. Başka ad seçin.
team-member-twice = { $name } takımda iki kez var. Her oyuncuyu bir kez verin.
team-member-elsewhere = { $name } şu takımda: { $team }. Önce oyuncuyu o takımdan çıkarın.
team-member-played = { $name } takım için oynadı ve takımda kalır. Bunun yerine sonraki kadrolarda yer vermeyin.
team-too-small = Takıma { $size } oyuncu gerekir, ama yalnız { $count } verilmiş. Her masaya bir oyuncu verin.
team-incomplete = { $name } takımında { $size } masa için { $count } oyuncu var. Oyuncu ekleyin veya takımı kaldırın.
line-up-confirmed = { $round }. tur onaylı, kadroları kalır. Sonraki bir tur seçin.
line-up-result = { $board }. masada sonuç var. Masaya başka oyuncu geçmeden önce sonucu silin.
pairs-none = { $name } çiftler için değil. pair-go şablonuyla bir yarışma ekleyin ya da kişileri tek tek kaydedin.
pairs-in-teams = { $name } hem takımlar hem çiftler için olamaz. Birini seçin.
pairs-entered = { $name } yarışmasında kayıtlı biri var. Yalnızca boş bir yarışma çiftlerle kişiler arasında değişebilir.
pairs-strength-closed = { $name } kaydı kapalı, çiftlerin dereceleri değişmez.
entry-needs-partner = { $competition } çiftler için. { $name } için bir eş girin.
entry-pair-alone = { $name } bir çift, ama { $competition } tek kişiler için. İkisini ayrı ayrı kaydedin.
entry-not-pair = { $name } bir çift değil. Kaydın kendisini değiştirin.
pair-one-person = { $name } kendi eşi olamaz. İki kişi seçin.
pair-person-twice = { $name } zaten { $other } çiftinde. Önce o çifti değiştirin.
pair-not-mixed = { $name } karışık çift olarak onaylanmadı. Onaylayın ya da ayarlarda karışık çift istemeyin.
pair-change-partners = { $name } bir çift. Eşleri değiştirin; adlar ve derece onlardan gelir.
person-unknown = { $id } anahtarlı kişi yok. Anahtarlara kişi listesinden bakın.
bundle-only-pairs = Bütün yarışmalar çift go, seride sayılmaz. Sıralamayı yayımlayın.
export-pairs-not-rated = { $name } çift go, hiçbir puan listesi almaz. Sıralamayı dışa aktarın.
setting-team-list = Takımlar ayar değildir. Bunun yerine takım ekleyin, değiştirin veya kaldırın.
handicap-ceiling-out-of-range = Handikap en çok dokuz taştır. 0–9 seçin.
initial-scores-round-paired = Bir tur zaten eşleştirildi. Başlangıç puanlarını değiştirmeden önce tüm turların eşlerini bozun.

level-formula-rematch = ikisinin önceki her oyunu için 1
level-formula-family = aynı ailedenlerse 1
level-formula-category = kategorileri arasındaki farkın karesi
level-formula-score-difference = yarım puanla ölçülen puan farkının karesi
level-formula-knockout-apart = yaklaşan elemenin ilk turunda karşılaşabilirlerse 1
level-formula-floats = her oyuncunun bu yöndeki önceki kaydırmalarının karesinin 32 katı ve gruptaki yerleri için 0–12
level-formula-club = barın altında, aynı kulüptenlerse 1
level-formula-country = barın altında, aynı ülkedenlerse 1
level-formula-colours = bir dengeyi aşan her renk için 8, art arda iki kez aynı renk için 1
level-formula-handicap = taş sayısının karesi
level-formula-seeding = sıralamanın yeğlediği rakibe uzaklığın karesi
level-formula-winless = ikisinden yalnız biri oyun kazanmış veya berabere kalmışsa 1
level-formula-lot = 0 ile 255 arasında rastgele sayı

audit-log-head-form = Geçmişin baş kodu { $fewest }–64 rakamdır (0-9 ve a-f). Çıktının altında basıldığı gibi yazın.
audit-log-head-ambiguous = Geçmişin birkaç kaydı bu rakamlarla başlıyor. Daha fazlasını yazın.
audit-log-head-unknown = Bu geçmişin hiçbir kaydının baş kodu { $head } değil. Ya yanlış yazıldı ya da çıktı bu dosyanınkinden başka bir geçmişe ait.
referee-time-unknown = “{ $text }” saat değil. Saat ve dakika yazın, örneğin 14:05.
referee-counted-none = { $minutes } dakika, ek süre yok: düzeltilmiş süre { $adjusted } dakika.
referee-counted-byoyomi = { $minutes } dakika ve { $seconds } saniyelik { $moves } hamle: düzeltilmiş süre { $adjusted } dakika.
referee-counted-canadian = { $minutes } dakika ve { $moves } hamle ({ $seconds } saniyede { $stones }): düzeltilmiş süre { $adjusted } dakika.
referee-counted-fischer = { $minutes } dakika ve { $moves } hamlenin her biri için { $seconds } saniye: düzeltilmiş süre { $adjusted } dakika.
referee-class-highest = İki süre de en yüksek sınıfa yetiyor.
referee-class-main = Belirleyici olan ana süre: sınıf { $class } için { $needs_main } dakika gerekir, burada { $main }.
referee-class-adjusted = Belirleyici olan düzeltilmiş süre: sınıf { $class } için { $needs_adjusted } dakika gerekir, burada { $adjusted }.
referee-class-both = İki süre de belirleyici: sınıf { $class } için { $needs_main } dakika ana süre gerekir, burada { $main }; { $needs_adjusted } dakika düzeltilmiş süre gerekir, burada { $adjusted }.
referee-clock-unknown = “{ $text }” bir saat süresi değil. 25 gibi dakika, 12:30 veya 1:05:00 yazın.
referee-round-unknown = Yarışmada { $round }. tur yok; tur sayısı: { $rounds }.
referee-seal-order = Zarfa koymanın zorunlu olduğu saat, izin verildiği saatten önce. İki saatin yerini değiştirin.
late-game-decided = { $board }. masanın zaten sonucu var.
late-not-marked = { $board }. masada bu renkte geç kaldı diye işaretlenen yok.
late-no-resumption = { $board }. masadaki oyunun devam saati yok. Önce onu forma girin.
late-not-lost-yet = { $board }. masadaki oyun ancak şu saatten sonra kaybedilir: { $time }.
late-not-resumed = { $board }. masadaki oyuna devam edilmedi.
late-nobody = { $board }. masadaki oyunu gecikme yüzünden kaybeden yok.
late-clocks-set = Saatleri kullanılan süreye ayarlayın: Siyah { $black } dk, Beyaz { $white } dk.
late-clocks-nobody = Kimse yok: Siyahın saati işliyor ve { $black } dk gösteriyor. İlk oyuncu gelince Beyazın saatini de aynı süreye ayarlayın.
late-clocks-to-move = Kimse yok: yalnız sırası gelen oyuncunun saati işliyor. Devamdan beri kullanılan: Siyah { $black } dk, Beyaz { $white } dk.
late-clocks-black-runs = Siyah yok ve Siyahın saati işliyor. Kullanılan: Siyah { $black } dk, Beyaz { $white } dk.
late-clocks-white-runs = Beyaz yok ve Beyazın saati işliyor. Kullanılan: Siyah { $black } dk, Beyaz { $white } dk.
late-clocks-not-started = Saatler çalıştırılmadı.
late-clocks-lost = { $time } saatine kadar { $who ->
        [black] Siyah
        [white] Beyaz
       *[both] iki oyuncu da
    } gelmedi: gecikmeyle kayıp.
late-round-ahead = { $round }. tur başlamadı. Başlangıç: { $date }, { $time }.
late-round-past = { $round }. tur { $date } günü oynandı.
late-round-unrecorded = { $round }. tur { $date } günü için planlanmıştı ve başlangıcı kayıtlı değil. Siyahların saatlerinin ne zaman çalıştırıldığını girin.
adjourn-game-decided = { $board }. masanın sonucu veya bir girişi var. Oyunu ertelemek için onu silin.
adjourn-number-unknown = Hamle numaraları ve alınan taş sayıları tam sayıdır, en çok { $most }.
adjourn-resumption-early = Devam saati ertelemeden önce. Gün ve saati girin, örneğin 2026-11-21 09:00.
adjourn-used = { $round }. tur, { $board }. masadaki oyunun ne sayıldığına göre eşleştirildi. Bunun yerine oyunun sonucunu girin.
adjourn-not = { $board }. masadaki oyun ertelenmedi.
unfinished-as-jigo = Sonraki tur, oyun jigo bitmiş gibi eşleştirilir.
unfinished-as-black = Sonraki tur, Siyah kazanmış gibi eşleştirilir.
unfinished-as-white = Sonraki tur, Beyaz kazanmış gibi eşleştirilir.
unfinished-held = Oyun sonuçlanana dek iki oyuncu da eşleştirilmez.
unfinished-of-table = Eleme tablosu oyunun kazananını bekler.
unfinished-game = { $round }. tur, { $board }. masa, { $black } – { $white }: oyun bitmemişti. { $effect }
delays-nothing = Hiçbir turun yeni başlangıcı yok.
stage-rule-unknown = “{ $text }” kimin sürdüreceğini söylemiyor. first:8, places:9-16, each:2, others veya losers:1 girin.
stage-of-teams = { $name } bir aşama; takımların oynayıp oynamayacağını ve kaç masada oynayacağını önceki yarışma belirler. Başka bir aşama veya ayrı bir yarışma ekleyin.
stage-needs-table = { $name } yarışmasında kaybedenleri elenen eleme tablosu yok. Başka kural seçin.
stage-zones-drawn = { $name } yarışmasında bölgelerin eleme kurası zaten çekildi. Önce kurayı geri alın.
stage-overlap = { $stage } aynı oyuncuların bazılarını alıyor. Başka kural seçin veya şunu kaldırın: { $stage }.
stage-none = { $name } aşama değil. Aşama olarak eklenmiş yarışma seçin.
stage-filled = { $name } oyuncularını zaten aldı. Önce bunu geri alın veya kayıtlarını değiştirin.
stage-register-closed = { $name } yarışmasının kaydı kapalı. Yeni aşama ekleyin.
stage-source-free = { $name } yarışmasında daha oyun oynanabilir. Aşama şimdiki sıralamayla doldurulsun mu?
stage-too-large = { $name } için { $last } turdan fazlası gerekir. Başka sistem seçin veya daha az oyuncu sürdürsün.
stage-nothing-left = { $name } aşamasına geçen herkes zaten herkesle karşılaştı. { $name } aşamasını kaldırıp başka sistemle veya bu sonuçlar olmadan ekleyin.
stage-no-stages = { $name } yarışmasının aşaması yok. Önce birini ekleyin.
stage-changed = { $name } öncesindeki sıralama değişti; şimdi başka oyuncular sürdürürdü. Doldurmayı geri alın veya kayıtları değiştirin.
competition-has-stages = { $stage } oyuncularını { $name } yarışmasından alıyor. Önce { $stage } aşamasını kaldırın.

move-as-good = Şimdiki kadar iyi.
move-only-seeding = Şimdiki kadar iyi; yalnız seri başı sıralaması veya kura değişir.
move-better = Şimdikinden iyi.
move-better-but = Şimdikinden iyi, ama bedeli var: { $reason }.
move-colours = İki oyuncunun renkleri değişir.
move-left-over = Oyunu olmayan oyuncu yalnız oyunu olmayan başka biriyle eşleştirilebilir. Önce { $board }. masanın eşleştirmesini bozun, sonra çiftleri seçin.
move-rematch = { $black } ve { $white } daha önce karşılaştı ({ $round }. tur).
move-family = { $black } ve { $white } aynı aileden.
move-far-apart = { $black } ve { $white } birbirinden uzak: { $grades ->
    [one] { $grades } derece
   *[other] { $grades } derece
} ve { $points } puan.
move-worse-rematch = Daha çok oyuncu yeniden karşılaşır.
move-worse-family = Aynı aileden daha çok oyuncu karşılaşır.
move-worse-winless = Galibiyeti olmayan daha çok oyuncu, kazanmış oyuncularla karşılaşır.
move-worse-categories = Daha uzak kategorilerden oyuncular karşılaşır.
move-worse-score-difference = Puanları daha uzak oyuncular karşılaşır.
move-worse-knockout = Elemede yeniden karşılaşabilecek oyuncular karşılaşır.
move-worse-floats = Kaydırmaların dengesi kötüleşir.
move-worse-club = Aynı kulüpten daha çok oyuncu karşılaşır.
move-worse-country = Aynı ülkeden daha çok oyuncu karşılaşır.
move-worse-colours = Renk dengesi kötüleşir.
move-worse-handicap = Handikaplar büyür.
move-worse-geography = Aynı kulüp veya ülkeden daha çok oyuncu karşılaşır.
