### Messages of the core in Turkish: errors and answers of all commands, the command line and the hall network.
### Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.

## api: commands of the window

api-no-command = { $name } komutu yok. Programı yeniden başlatın.
api-response-invalid = Yanıt gönderilemiyor ({ $error }). Programı yeniden başlatın.
api-text-too-long = Bir metin çok uzun: { $longest } bayttan fazla. Kısaltın.
api-not-for-the-hall = Salon ekranı { $name } komutunu kullanamaz. Yalnız yayımlananı gösterir.
api-no-tour-book = Açık seri defteri yok. Açın veya yeni oluşturun.

## api: the demonstration

demo-folder = { $folder } klasörü oluşturulamıyor ({ $error }). Başka klasör seçin.
demo-registered = { $event }: { $players } oyuncu kayıtlı.
demo-closed = Kayıt kapandı. Numaralar 1–{ $last }.
demo-drawn = KO{ $category } kurası çekildi, entropi { $entropy }: { $lines } satır.
demo-round = { $round }. tur eşleştirildi, oynandı ve onaylandı.

## api: the window's host

host-folder = { $folder } klasörü oluşturulamıyor ({ $error }). Yer açın veya izinlerini denetleyin.
host-no-data-folder = Sistemde programın verileri için klasör yok ({ $error }). Bunun yerine seçtiğiniz klasörde turnuva oluşturun.
host-no-free-name = { $folder } klasöründe çok fazla örnek var. Bazılarını silin.
host-cannot-open = { $path } açılamıyor ({ $error }). Dosya yöneticinizden açın.
host-second-window = Salon ekranı yanıt vermiyor ({ $error }). Programı yeniden başlatın.
demo-played = { $name }: { $players } oyuncu { $games } oyun oynadı.

## app: knock-outs

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
game-rounds-paired = { $name } turlar hâlinde eşleştirilir. Oyunlar yalnız oyuncuların rakiplerini seçtiği yerde tek tek eklenir: serbest eşleştirmede, ligde veya kulüp merdiveninde.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Bu bilgisayarda programın kendi dosyaları için klasör yok. DRAWMASTER_DATA değişkenini bir klasöre ayarlayın.
copies-not-a-folder = { $path } klasör değil. Başka aygıtta bir klasör seçin.
copies-folder-unusable = { $path } klasörü kullanılamıyor ({ $cause }). Başka klasör seçin.
copies-folder-unreadable = Klasör okunamıyor ({ $cause }).
copies-unknown = { $name } adlı kopya yok. Listeden bir kopya seçin.
copies-choose-damaged = Dosya seçilmedi. Hasarlı dosyayı seçin.

## app: words of requests

word-unknown = “{ $text }” bilinmiyor. Şunlardan seçin: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = “{ $text }” renk değil. black veya white yazın.
profile-unknown = “{ $text }” eşleştirme modeli değil. seygo, opengotha veya literal seçin.
round-unknown = { $round }. tur yok. Turlar 1–{ $last }.
round-not-paired = { $round }. tur eşleştirilmedi. Önce eşleştirin.
round-board-missing = { $round }. turda { $board }. masa yok. Turun masaları: { $boards }.
round-without-boards = { $round }. turda masa yok. Önce oyuncularını eşleştirin.
round-register-open = Kayıt hâlâ açık. İlk turu eşleştirmeden önce kapatın.
round-register-open-hint = Kaydı kapatmak oyunculara numaralarını verir.
round-all-paired =
    { $rounds ->
        [one] Tek tur zaten eşleştirildi.
       *[other] { $rounds } turun hepsi eşleştirildi.
    }
round-not-next = Sıra { $round }. turda değil. { $next }. turu eşleştirin.
round-not-next-draft = Sıra { $round }. turda değil: { $current }. tur taslak. Onu yayımlayıp oynatın, sonra { $next }. turu eşleştirin.
round-not-next-open = Sıra { $round }. turda değil: { $current }. tur onaylı değil. Sonuçlarını girin, sonra { $next }. turu eşleştirin.
round-paired-already = { $round }. tur zaten eşleştirildi.
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
round-results-missing-hint = Bir oyun bitmediyse ertelemesini kaydedin. Tur o zaman onun sonucu olmadan onaylanabilir.
round-passes-disagree =
    { $round }. turun iki girişi { $count ->
        [one] şu masada farklı: { $boards }
       *[other] şu masalarda farklı: { $boards }
    }. Önce bunu çözün.
round-conflicts-open = { $round }. turda yardımcıların sonuçlarıyla çelişen masalar ({ $count }): { $boards }.
round-conflicts-open-hint = Bunları Salon ekranı sayfasında çözün veya turu girilen sonuçlarla onaylayın.
round-qualifying-undecided = { $board }. masa, { $round }. tur: KO{ $category } ön eleme oyunu, kazananı yok. Önce jigo merdivenini oynatın.
round-already-released = { $round }. tur zaten yayımlandı.
stale-left = { $name } artık oynamıyor ama { $board }. masada oturuyor.
stale-left-bye = { $name } artık oynamıyor ama bay geçiyor.
stale-came = { $name } artık { $round }. turda oynuyor ama oyunu yok.
stale-came-lost = { $name } artık { $round }. turda oynuyor, ama yokluğu nedeniyle { $board }. masa kaybedilmiş sayılıyor.
stale-slips = Eşleştirmeden sonra gelen { $count } fiş bekliyor.
stale-result = { $earlier }. turda { $board }. masanın sonucu, { $round }. tur eşleştirildikten sonra değişti.
stale-result-missing = { $earlier }. turda { $board }. masanın sonucu yok.
stale-attendance = { $name }: { $earlier }. turdaki bayı veya yokluğu, { $round }. tur eşleştirildikten sonra değişti.
stale-rank = { $name }: derecesi { $round }. tur eşleştirildikten sonra değişti; önce { $from }, şimdi { $to }.
stale-player = { $name }: bilgileri { $round }. tur eşleştirildikten sonra değişti.
stale-line-up = { $team }: kadrosu { $round }. tur eşleştirildikten sonra değişti: { $names }.
stale-table = Eleme kurası, o zamandan beri değişen sıralara göre çekildi. Şimdi girecek: { $joins }; dışarıda kalacak: { $leaves }.
stale-table-order = Eleme kurası, o zamandan beri değişen sıralara göre çekildi. Şimdi aynı oyuncular başka bir sırayla yer alırdı.
stale-table-hint = Kurayı yeniden çekin veya böyle kalacağını onaylayın.
stale-draws = { $round }. tur eşleştirildikten sonra bir elemenin, ön elemenin veya Finalin kurası çekildi ya da değişti.
stale-settings = Ayarlar { $round }. tur eşleştirildikten sonra değişti.
stale-pairs-differ = { $count ->
    [0] { $round }. tur şimdi farklı eşleştirilirdi.
    [one] { $boards }. masa şimdi farklı eşlenirdi.
   *[other] Şimdi farklı eşlenecek masalar: { $boards }.
}
stale-impossible = { $round }. tur şimdi eşleştirilemezdi. { $cause }
round-no-longer-follows = { $round }. tur güncel değil.
round-out-of-date-hint = Turu veya ilgili masaları yeniden eşleştirin ya da turun olduğu gibi yayımlanmasını onaylayın.
round-paired-from-old-result = { $round }. tur bu değişiklikten önce eşleştirildi ve güncel değil. Olduğu gibi bırakmayacaksanız yeniden eşleştirin.
round-players-left =
    { $round }. turda { $count ->
        [one] ne oyunu ne bayı olan
       *[other] ne oyunu ne bayı olanlar
    }: { $names }.
round-players-without-game-hint = Eşleyin, bay verin, turda oynamadıklarını girin veya turu onlar olmadan onaylayın.
round-players-left-hint = Eşleyin, bay verin veya turun onlar olmadan yayımlanmasını onaylayın.
round-table-game-open-hint = Turun kalan oyuncularını eşleyin, kimin tur atlayacağına karar verin veya turu bu oyun olmadan onaylayın.
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
round-forfeit-absent = { $name } { $round }. turda oynamıyor ve { $board }. masayı hükmen kaybediyor.
round-fixed-board-match = { $name } için sabit masa { $fixed }, ama { $at }. masada oynuyor: takım maçının masaları bir arada kalır, bu yüzden sabit masaların etkisi olmaz.
round-fixed-board-opponent = { $name } için sabit masa { $fixed }, ama { $at }. masada oynuyor; orası şu oyuncunun sabit masası: { $opponent }.
round-fixed-board-shared = { $name } ve { $other } için sabit masa aynı: { $fixed }. { $name }, { $at }. masada oynuyor.
round-fixed-board-missed = { $name } için sabit masa { $fixed }, ama { $at }. masada oynuyor. Oyunu taşıyın veya masaları yeniden numaralayın.
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

## app: manual pairing

pairing-consent-missed = { $name } oynamıyor: { $round }. tur. Oynadığını onaylayın veya başka oyuncu seçin.
pairing-consent-rematch = { $black } ve { $white } zaten karşılaştı, { $round }. tur. Yeniden karşılaşabileceklerini onaylayın veya başka oyuncular seçin.
closing-rematches = { $players } oyuncuyla { $rounds } tur yeniden karşılaşma olmadan oynanamaz: en çok { $possible } tur olur. Daha az tur planlayın veya yeniden karşılaşmalara izin verin.
closing-zone-rematches = { $zone }. bölgede { $players } oyuncu var, bu yüzden { $rounds } tur yeniden karşılaşma olmadan oynanamaz: en çok { $possible } tur olur. Daha az tur planlayın, bölge sınırlarını değiştirin veya yeniden karşılaşmalara izin verin.
round-rematches = Yeniden karşılaşan oyuncular: { $pairs }.
pairing-rematches-meet = Bu oyuncular daha önce karşılaştı ve yeniden karşılaşacak: { $pairs }. Tur yine de eşleştirilsin mi?
pairing-families-meet = Aynı aileden bu oyuncular ayrı tutulamıyor: { $pairs }. Karşılaşabileceklerini onaylayın veya elle başkalarıyla eşleyin.
pairing-consent-family = { $black } ve { $white } aynı aileden. Karşılaşabileceklerini onaylayın veya başka oyuncular seçin.
pairing-entry-unknown = { $entry } kaydı yok. Kayıt listesine bakın.
pairing-player-absent = { $name } oynamıyor: { $round }. tur. Önce oynamadığı turları değiştirin.
pairing-games-fixed = { $name } için oyun yok, { $round }. tur: bu yarışmanın sistemi tüm oyunları belirler. Eşleştirmeyi geri alıp turu yeniden eşleştirin.
pairing-player-in-final = { $name } eşlenmez, { $round }. tur, çünkü tur Finale ait.
pairing-player-busy = { $name } zaten { $board }. masada oynuyor. Önce o masanın eşini bozun.
pairing-bye-circle = Herkes herkesle sisteminde { $round }. turda kimin dinleneceğini tüm oyunların planı belirler.
pairing-no-bye = { $round }. turda bay geçen yok.
pairing-bye-without-team = { $name } hiçbir takımda değil, bayı ise takım olarak geçilir. Bir takımın oyuncusunu seçin.
pairing-bye-without-game = Oyuncunun { $round }. turda oyunu yok. Oyunu olan bir oyuncu seçin.
pairing-same-player = Oyuncu kendisiyle oynayamaz. İki oyuncu seçin.
pairing-two-without-board = İki oyuncuya masa verilmedi.
pairing-handicap-too-large = { $stones } handikap taşı çok fazla. 0–9 seçin.
pairing-swap-same-board = İki yer de aynı masada. Bunun yerine renklerini değiştirin.
pairing-colours-handicap = { $board }. masa handikaplı oyun; zayıf oyuncu Siyah oynar.
pairing-of-confirmed-round = { $round }. tur onaylı, bu yüzden eşleştirmesi kalır. Yalnız sonuçlar düzeltilebilir.
pairing-again-released = { $round }. tur yayımlandı. { $count } masa yeniden eşlenecek. Oyuncuların yeri değişebilecekse onaylayın.
pairing-again-no-draft = { $round }. tur yayımlandı. Kilitsiz masaları yeniden eşleyin veya masaları tek tek değiştirin.
pairing-round-confirmed = { $round }. tur onaylı. İçinde daha fazla oyuncu eşlenemez.
pairing-number-unknown = { $number } numaralı oyuncu yok. Numaraya kayıt listesinden bakın.
pairing-chosen-busy = { $name } zaten masada, { $round }. tur. Şunu çıkarın: { $number }.
pairing-nobody-chosen = { $round }. turda masasız hiçbir oyuncu bu seçime uymuyor.
pairing-score-invalid = “{ $text }” puan değil. 21 veya 21.5 biçiminde yazın.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Eş elle belirlendi. En iyi eşleştirmede yok.
report-reason-parts = Tur parça parça eşleştirildi. Hepsi birlikte eşleştirilseydi bu ikisi karşılaşmazdı.
report-reason-earlier = Eş, turun eşleştirmesinden. Sonra elle yapılan değişikliklerle en iyisi artık başka bir eşleştirme olurdu.
report-reason-corrected = Oyuncuları bu masaya, elemede düzeltilen bir sonuç getirdi.
report-reason-procedure = Eş, bu eşleştirme modelinin sabit yöntemiyle oluştu.
report-reason-circle = Herkes herkesle sabit bir oyun sırasına göre karşılaşır. Buna göre bu ikisi bu turda karşılaşır.
report-reason-zone = İkisi de { $zone }. bölgede. Bölgenin sabit oyun sırasına göre bu ikisi bu turda karşılaşır.
report-reason-outside-circle = Eş elle belirlendi. Sabit oyun sırasına göre bu ikisi bu turda karşılaşmaz.
report-reason-left-over = Eş, kalan oyuncular eşlenirken, sabit oyun sırasının dışında oluştu.
report-reason-free = Bu yarışmada oyunlar tek tek eklenir, bu yüzden bu eşi bir eşleştirme seçmedi.
report-reason-imported = Eş turla birlikte aktarıldı. Nedeni burada bilinmiyor.
changed-rank = Derece bu turdan sonra düzeltildi: önce { $from }, şimdi { $to } ({ $name }).
changed-player = Bilgileri bu turdan sonra düzeltildi: { $name }.
changed-withdrawn = Bu turdan sonra çekildi: { $name }.
changed-registered = Bu turdan sonra yeniden kaydedildi: { $name }.
changed-result = Sonuç bu tur eşleştirildikten sonra düzeltildi: { $round }. tur, { $board }. masa.
changed-attendance = { $round }. turdaki bay veya yokluk bu tur eşleştirildikten sonra düzeltildi: { $name }.
changed-draws = Bu tur eşleştirildikten sonra bir eleme, ön eleme veya Final değişti.
changed-settings = Bu tur eşleştirildikten sonra eşleştirme ayarları değişti.
report-round-circle = Kimin kiminle oynayacağını, herkesin herkesle karşılaştığı sabit bir oyun sırası belirler.
report-round-zones = Kimin kiminle oynayacağını, bölge içinde herkesin herkesle karşılaştığı sabit bir oyun sırası belirler.
report-round-free = Bu turun oyunları tek tek eklendi.
report-round-imported = Tur aktarıldı. Oyuncularının neden karşılaştığı burada bilinmiyor.
report-reason-necessary = Bu eş olmadan tur eşleştirilemez.
report-reason-as-good = Turun başka bir eşleştirmesi de aynı ölçüde iyi olurdu.
report-reason-worse = Yoksa tur daha kötü olurdu: { $reason }.
otherwise-rematch = Yoksa { $first } ve { $second } yeniden karşılaşırdı.
otherwise-family = Yoksa aynı aileden { $first } ve { $second } karşılaşırdı.
otherwise-winless = Yoksa { $first } ve { $second } karşılaşırdı; ikisinden yalnız birinin puanı var.
otherwise-categories = Yoksa farklı kategorilerden { $first } ve { $second } karşılaşırdı.
otherwise-one-point = Yoksa { $first } ve { $second } bir puan farkla karşılaşırdı.
otherwise-score = Yoksa { $first } ve { $second } { $points } puan farkla karşılaşırdı.
otherwise-knockout = Yoksa elemede karşılaşabilecek olan { $first } ve { $second } karşılaşırdı.
otherwise-floats = Yoksa { $first } ve { $second } karşılaşırdı ve biri yine kaydırılırdı.
otherwise-club = Yoksa aynı kulüpten { $first } ve { $second } karşılaşırdı.
otherwise-country = Yoksa aynı ülkeden { $first } ve { $second } karşılaşırdı.
otherwise-geography = Yoksa aynı kulüp veya ülkeden { $first } ve { $second } karşılaşırdı.
otherwise-colours = Yoksa { $first } ve { $second } karşılaşırdı ve renk dengeleri kötüleşirdi.
otherwise-handicap = Yoksa { $first } ve { $second } daha büyük handikapla karşılaşırdı.
otherwise-seeding = Yoksa { $first } ve { $second } karşılaşırdı; bu, puan gruplarındaki seri başı sıralamasına daha az uyar.
otherwise-lot = Başka eşleştirmeler diğer her bakımdan aynı ölçüde iyi. Kura belirledi.
deciding-rematch = { $first } ve { $second } yeniden karşılaşıyor.
deciding-family = Aynı aileden { $first } ve { $second } karşılaşıyor.
deciding-winless = { $first } ve { $second } karşılaşıyor; ikisinden yalnız birinin puanı var.
deciding-categories = Farklı kategorilerden { $first } ve { $second } karşılaşıyor.
deciding-one-point = { $first } ve { $second } bir puan farkla karşılaşıyor.
deciding-score = { $first } ve { $second } { $points } puan farkla karşılaşıyor.
deciding-knockout = Elemede karşılaşabilecek olan { $first } ve { $second } karşılaşıyor.
deciding-floats = { $first } ve { $second } karşılaşıyor ve biri yine kaydırılıyor.
deciding-club = Aynı kulüpten { $first } ve { $second } karşılaşıyor.
deciding-country = Aynı ülkeden { $first } ve { $second } karşılaşıyor.
deciding-geography = Aynı kulüp veya ülkeden { $first } ve { $second } karşılaşıyor.
deciding-colours = { $first } ve { $second } karşılaşıyor ve renk dengeleri kötüleşiyor.
deciding-handicap = { $first } ve { $second } daha büyük handikapla karşılaşıyor.
deciding-seeding = { $first } ve { $second } karşılaşıyor; bu, puan gruplarındaki seri başı sıralamasına daha az uyuyor.
deciding-lot = En iyi eşleştirmeyi yalnız kura öne çıkarıyor.
deciding-other = Belirleyen: { $reason }.
report-bye-given = { $name } bay geçiyor: direktör verdi.
report-bye-imported = { $name } aktarılan turda bay geçiyor.
report-bye-first = { $name } bay geçiyor. En az bay geçenler arasında bu seçim diğerlerine en iyi eşleştirmeyi bırakıyor.
report-bye-again = { $name } bir kez daha bay geçiyor, çünkü diğer herkes de o kadar bay geçti.
report-bye-circle = { $name } çemberin bu turunda dinleniyor.
report-bye-team = { $name } için rakip yok, çünkü takım sayısı tek.
report-bye-opengotha = { $name } OpenGotha kuralına göre bay geçiyor: en az bay geçenler arasında sıralamada en altta.
report-reason-table = Burada kimin kiminle oynayacağını eleme belirler.
report-reason-large = Bu kadar çok açıklamalı turda rapor neden vermez. Nedenini görmek için masayı açıklatın.
report-reason-unknown = Neden artık hesaplanamıyor. { $cause }

## app: results and corrections

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
correction-round-needed = { $round }. tur gerekli olur: tabloda bir oyun daha var.
correction-nothing-else = Başka hiçbir şey değişmez.
correction-qualifier = KO{ $category } kurası, bu oyunla hak kazanan { $name } ile çekildi.
correction-kept-alone = { $name }, sonuç ne olursa olsun tabloda kalır.
correction-kept = { $name } tabloda kalır. Sonuç yalnız Open’da sayılır.
correction-game-played = { $round }. tur, { $board }. masa: { $black } ve { $white }, sonuç { $result }.
correction-game-open = { $round }. tur, { $board }. masa: { $black } ve { $white }, henüz oynanmadı.
correction-seat = { $round }. tur, { $board }. masa: { $leaves } yerine { $joins } oynar.
correction-ordinary = { $round }. tur, { $board }. masa: oyun Open’ın olağan oyunu olur.
correction-void = { $round }. tur, { $board }. masa: sonuç silinir ve oyun yeniden oynanır.
correction-walkover = { $round }. tur: { $name } oynamadan tur atlar.
correction-vacant = { $round }. tur: tablonun bir oyunundan kimse tur atlamaz.
correction-to-decide = { $round }. tur: tabloda { $one } ve { $other } karşılaşır. Eşleyin veya kimin tur atlayacağına karar verin.
correction-opponent-open = { $round }. tur: tablonun bir oyunu oyuncularını bekliyor.
correction-unpaired = { $round }. tur, { $board }. masa: oyuncuları yeniden belirleneceği için masa kaldırılır.
correction-bye = { $name } bay geçer: { $round }. tur.
correction-out = { $name } için artık oyun yok: { $round }. tur.
correction-without-game = { $name } için oyun yok: { $round }. tur. Elle eşleyin.
correction-later-game-of-final = Düzeltme sonuna kadar uygulanamaz, çünkü { $round }. turun { $board }. masasında zaten sonuç var. Sonraki oyunları iptal edin.
correction-later-game-played = Düzeltme sonuna kadar uygulanamaz, çünkü { $round }. turun { $board }. masasında zaten sonuç var. Tur atlayanları koruyun veya sonraki oyunları iptal edin.
correction-player-busy = Düzeltme sonuna kadar uygulanamaz, çünkü şimdi tur atlayan oyuncu { $round }. turun { $board }. masasında zaten oynadı. Tur atlayanları koruyun veya sonraki oyunları iptal edin.
correction-table-begun = KO{ $category } kurası bu sonuçla çekildi ve başladı. Oyuncularını koruyun.
correction-table-drawn = KO{ $category } kurası bu sonuçla çekildi. Düzeltmeyi sonuna kadar uygulayın, oyuncuları koruyun veya tablonun kurasını yeniden çekin.
correction-box = KO{ $category }: kutu { $leaves } yerine { $joins } adlı oyuncuya geçer.
correction-qualifier-open = KO{ $category }: bu oyun kimin hak kazandığını belirleyene dek bir kutu boş kalır.
correction-box-filled = KO{ $category }: boş kutu { $joins } adlı oyuncuya geçer.
correction-box-empty = KO{ $category }: { $leaves } adlı oyuncunun kutusu boşalır.

## app: jigo ladder

ladder-none = { $board }. masa jigoyla biten eleme veya ön eleme oyunu değil, bu yüzden merdiveni yok.
ladder-decided = { $board }. masanın merdiveni sonuçlandı. Önce son oyununu geri alın.
ladder-not-started = { $board }. masanın merdiveni başlatılmadı. Jigonun kabul edildiği saati girin.
ladder-games-entered = { $board }. masanın merdiveninde girilmiş oyunlar var. Önce onları geri alın.
ladder-boards-have-times = Küçük tahtalardaki oyunların süreleri sabit. Kalan süreleri vermeyin.
ladder-new-game-needs-times = Yeni oyun kalan sürelerle oynanır. Siyahın ve Beyazın sürelerini girin.
ladder-new-game-decides = Bu merdiveni yeni bir oyun belirler. Sonucunu tahta boyutu olmadan girin.
ladder-other-game-next = Bu merdivenin sonraki oyunu { $next } × { $next }, { $lines } × { $lines } değil.

## app: standings

standings-round-not-paired = { $round }. tur eşleştirilmedi. Sıralama { $newest }. tura kadar.

## app: check of an event and self-check

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
check-closed-without-result = sonraki bir tur eşleştirildiği hâlde anlaşılmış sonucu { $count ->
    [one] olmayan masa: { $boards }
   *[other] olmayan masalar: { $boards }
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
competition-has-cases = { $name } ile birlikte hakemin { $cases } vakası ve { $entries } kayıt kaldırılır.
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
    }; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] oyuncuları düzeltilen bir sonuçtan gelen masa: { $boards }
   *[other] oyuncuları düzeltilen bir sonuçtan gelen masalar: { $boards }
}; { $cost }
check-paired-in-parts = { $place }: tur parça parça eşleştirildi; { $cost }
check-cost-best = tur en iyi eşleştirme kadar iyi.
check-costs = { $place }: en iyi eşleştirmeden fazlası: { $cost }
check-cost-worse = turun maliyeti en iyi eşleştirmeden yüksek. { $reason }
check-cost-unknown = maliyeti artık hesaplanamıyor.
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

## app: simulated events

simulation-players = Oyuncu sayısı 2 ile 10000 arasında olmalı, { $players } olmaz.
simulation-day = Benzetim turnuvasının ilk günü yok.
simulation-player-unknown = Benzetim oyununun bir oyuncusu kayıtlı değil.
simulation-ladder-black = { $round }. tur: { $board }. masa jigoyla bitti. Merdiveni Siyah kazandı.
simulation-ladder-white = { $round }. tur: { $board }. masa jigoyla bitti. Merdiveni Beyaz kazandı.

## app: the register

entry-change-without-reason = Kayıt kapalı: { $name } kaydını değiştirmek için neden gerekir. Ekleyin veya pembe fiş girin.
entry-sp-unknown = “{ $text }” SEYGO puanı değil. Tam sayı yazın veya alanı boş bırakın.
entry-no-family-name = Kayda soyadı gerekir.
fixed-board-of-team = Sabit masası { $board } olan { $count ->
    [one] oyuncu
   *[other] oyuncular
}: { $names }. Takım maçının masaları bir arada kalır, bu yüzden burada sabit masaların etkisi olmaz.
fixed-board-outside = Sabit masası { $board } olan { $count ->
    [one] oyuncu
   *[other] oyuncular
}: { $names }. { $competition } yarışmasında bu masa yok.
fixed-board-shared = Birden çok kişinin sabit masası { $board }: { $names }. Orada yalnız bir oyun olabilir.
entry-twice = { $name } zaten kayıtlı. Yeni kayıt eklemek yerine onu değiştirin.
entry-unknown = { $id } kaydı yok. Kayıt listesine bakın.
rated-difference-unknown = Reyting listesinde { $entry } kaydının bu alanı için başka değer yok. Kaydı listeyle yeniden karşılaştırın.
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

## app: lists

list-column-unknown = Listede “{ $column }” sütunu yok. Başlığını veya 1 ile { $last } arasındaki numarasını yazın.
list-meaning-unknown = “{ $meaning }” bir sütun anlamı değil. Şunlardan seçin: { $known }, sp12, sp16 veya sp20; sütunu yok saymak için -.
list-name-order-asked = “{ $heading }” sütunu önce soyadı olarak okunuyor. Önce ad yazılıysa sütunun o anlamını seçin; komut satırında --map "{ $heading }=given_first".
list-name-order-given = “{ $heading }” sütunu önce ad olarak okunuyor; reyting listesindeki { $count } oyuncu bunu gösteriyor.
seed-list-other-key = Liste başka anahtarla imzalı: { $key }. Seriden kendi listesini isteyin.
seed-list-by-name = { $name } listede şu kişi olabilir: { $seed }.

## app: pink slips

slip-register-open = Kayıt hâlâ açık. Kaydın kendisini değiştirin.
slip-empty = Fiş hiçbir şey istemiyor. Neyin değişeceğini yazın.
slip-no-family-name = Soyadı boş olamaz.
slip-late-incomplete = Geç kayda soyadı ve derece gerekir.
slip-late-leaves = Geç kayıt ayrılamaz. Ayrılan oyuncuyu belirtin.
slip-no-reason = Ret için fiş defterine neden gerekir.
slip-unknown = { $number }. fiş yok. Fiş listesine bakın.
slip-already-applied = { $number }. fiş uygulandı: { $time }. Başka değişiklik için yeni fiş ekleyin.
slip-already-refused = { $number }. fiş reddedildi: { $time }. Başka değişiklik için yeni fiş ekleyin.
slip-round-closed = { $round }. tur onaylı, bu yüzden kimse tura giremez veya turdan çıkamaz. Yalnız sonraki turları değiştirin veya fişi reddedin.
slip-round-seated = { $round }. tur zaten eşleştirildi ve { $name } { $board }. masada oynuyor. O masanın eşini bozun veya hükmen sonucu girin, sonra fişi uygulayın.
slip-round-bye = { $round }. tur zaten eşleştirildi ve { $name } bay geçiyor. Bayı başka oyuncuya verin, sonra fişi uygulayın.

## app: the event

event-no-name = Turnuvaya ad gerekir.
event-days-needed = { $name } yarışmasının { $first } – { $last } dışında kendi günü var. Önce onun günlerini değiştirin veya turnuvanınkileri koruyun.
competition-day-outside = { $day } turnuvanın bir günü değil ({ $first } – { $last }). Onu veya turnuvanın günlerini değiştirin.
event-ends-before-start = Son gün ilk günden önce. Birini değiştirin.
rounds-below-draft = Tur sayısı { $rounds } olamaz, çünkü { $paired }. tur taslak olarak eşleştirildi. Önce onun eşlerini bozun.
rounds-below-paired = Tur sayısı { $rounds } olamaz, çünkü { $paired }. tur zaten yayımlandı. { $paired }–{ $last } seçin.
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

## app: settings

setting-unknown = { $path } ayarı yok. Yoluna ayar listesinden bakın.
setting-unfit = { $value } değeri { $path } ayarına uymuyor ({ $reason }). Değerin biçimine ayar listesinden bakın.
setting-unfit-half = { $value } değeri { $path } ayarına uymuyor. 6.5 gibi bir puan yazın veya yarım puanları tam sayı olarak verin: 13, 6.5 demektir.
setting-unfit-own = { $value } değeri { $path } ayarına uymuyor. { $reason }
settings-not-json = Ayarlar yazılamıyor ({ $reason }). Bu hatayı bildirin.
competition-gone = Turnuvanın yarışması artık yok.
competition-key-fixed = Bir yarışmanın anahtarı değiştirilemez.
room-incomplete = “{ $name }” salonuna ad ve 1’den başlayan masa numaraları gerekir. Düzeltin.
rooms-overlap = { $first } ve { $second } salonlarının adı aynı veya ortak masası var. Her birine kendininkini verin.
room-in-use = { $name } salonu gerekli; yalnız onu kullanan: { $user }. Önce bunu değiştirin veya salonu ve adını koruyun.
competition-room-unknown = Turnuvada { $name } salonu yok. Önce salonu event.halls ayarına ekleyin.
tie-breaks-empty = Sıralamaya en az bir ölçüt gerekir, örneğin MMS.
main-club-out-of-range = Ana kulübün payı 1 ile 100 arasında bir yüzdedir. Bir sayı yazın veya her kulübü ayrı tutmak için boş bırakın.
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

## app: fees and the cash desk

setting-fees = Fiyatlar ayar değildir; kasada ve “fees set-price” ile belirlenir.
currency-used = Kasada şimdiki para biriminde tutarlar var; { $currency } olarak başka bir değer taşırlardı. Para birimini koruyun veya { $currency } için yeni bir turnuva dosyası başlatın.
currency-priced = Fiyatlar şimdiki para biriminde belirlenmiş; { $currency } olarak başka bir değer taşırlardı. Önce fiyatları kaldırın, sonra { $currency } seçin ve fiyatları yeniden belirleyin.
amount-unknown = “{ $text }” para tutarı değil. Şöyle yazın: { $example }.
amount-negative = “{ $text }” negatif. Tutarı eksi işareti olmadan yazın; para geri vermek için iadeyi kullanın.
amount-decimals = “{ $text }” çok fazla ondalık basamak içeriyor: para biriminde { $decimals ->
    [0] ondalık basamak yok
    [one] bir ondalık basamak var
   *[other] { $decimals } ondalık basamak var
}. Daha az ondalık basamak yazın ve binlikleri ayırmayın.
amount-too-large = “{ $text }” en büyük tutar olan { $most } değerinden büyük. Rakam sayısını denetleyin.
amount-zero = Tutar sıfır. Ne kadar olduğunu yazın.
amount-other-currency = Turnuvanın para birimi { $currency }, { $named } değil. Tutarı { $currency } olarak yazın.
amount-no-currency = Turnuvanın henüz para birimi yok, bu yüzden { $named } olarak tutar girilemez. Para birimini ayarlayın (event.levy.currency) veya yalnız tutarı yazın.
fees-person-unknown = { $person } anahtarlı kişi yok. Hesap listesinden birini seçin.
price-name-missing = Fiyata bir ad gerekir. Ne için ödendiğini yazın, örneğin Kayıt veya Yemek.
price-unknown = Turnuvada bu yarışma ve kategori için “{ $name }” fiyatı yok. Fiyat listesinden birini seçin.
price-chosen = { $count ->
    [one] Bir kişi “{ $name }” seçti
   *[other] { $count } kişi “{ $name }” seçti
}, bu yüzden fiyatı kalır. Önce hesaplarından çıkarın.
price-extra-of-competition = Ekstra tüm turnuva içindir. Yarışma belirtmeyin.
price-of-free = Ücretsiz kaydın fiyatı olmaz. Başka kategori seçin.
price-name-taken = “{ $name }” zaten diğer türden bir kaydın veya ekstranın adı. Başka ad seçin.
price-too-many = Bir turnuvada en çok { $most } fiyat olur. Önce birkaçını kaldırın.
extra-unknown = Turnuvada “{ $name }” ekstrası yok. Önce fiyatını belirleyin.
extra-too-many = Bir kişi en çok { $most } adet “{ $name }” alabilir. Daha küçük bir sayı yazın.
discount-reason-missing = İndirime bir neden gerekir. Neden yapıldığını yazın.
discount-too-large = { $amount } indirim, { $name } adlı kişinin borcundan fazla; borcu { $owed }. En çok bu kadar indirim yapın.
discount-too-many = Bir kişinin en çok { $most } indirimi olur. Önce birini geri alın.
discount-unknown = { $name } için { $number } numaralı indirim yok. Kişinin indirimlerinden birini seçin.
payment-no-price = Turnuvada { $name } için { $category } kategorisinde fiyat yok, bu yüzden borcu bilinmiyor. Fiyatı belirleyin, başka kategori seçin veya bir tutar yazın.
payment-nothing-open = { $name } için ödenecek bir şey yok: { $owed } tutarındaki borç ödendi. Daha fazlasını almak için bir tutar yazın.
payment-more-than-open = { $amount }, { $name } adlı kişinin kalan borcundan fazla; kalan { $open }. Tam tutarı alın veya artanın fazla ödeme olarak kalacağını onaylayın.
payment-of-withdrawn = { $name } artık katılmıyor ve borcu yok. Yine de { $amount } almak için onaylayın, örneğin geç çekilme ücreti olarak.
payment-too-many = Bir turnuvada en çok { $most } ödeme olur. Yeni bir turnuva dosyası başlatın.
refund-reason-missing = İadeye bir neden gerekir. Paranın neden geri verildiğini yazın.
refund-too-large = { $amount }, { $name } adlı kişinin ödediğinden fazla; önceki iadelerden sonra ödenen { $paid }. En çok bu kadarını geri verin.
refund-no-credit = { $name } borcundan fazlasını ödemedi. Geri verilecek tutarı yazın.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = { $name } öncesindeki sıralama değişti; şimdi oyuncular başka puanlar taşırdı. Doldurmayı geri alın veya başlangıç puanlarını değiştirin.
stage-changed = { $name } öncesindeki sıralama değişti; şimdi başka oyuncular sürdürürdü. Doldurmayı geri alın veya kayıtları değiştirin.
competition-has-stages = { $stage } oyuncularını { $name } yarışmasından alıyor. Önce { $stage } aşamasını kaldırın.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = “{ $text }” EGF kurallarının bir maddesi değil. 5j, 8g.3 veya 10 biçiminde yazın.
article-1a = Turnuvayı hakemler yönetir; birden çoksa biri başhakemdir.
article-1b = Temyiz kurulu: üç oyuncu ve vakayla ilgisi olan üyelerin yerine geçecek birkaç yedek.
article-2a = Oyuncular dürüst davranır.
article-2b = Oyun sırasında oyun kaydından başka tahta, kitap veya not kullanılmaz.
article-2c = Arada oyun analiz edilmez.
article-2d = Başkalarından öğüt alınmaz; verilirse oyuncu geri çevirir.
article-2e = Kimse bir oyuncuyu rahatsız edemez veya oyunu etkileyemez.
article-2f = Oyun başka bir gün sürecekse hakem ara için 2c–2e maddelerini kaldırabilir.
article-2g = Tahtaya ve taşlara yalnız oyuncular ve hakem dokunur.
article-2h = İhlal gören seyirci bunu oyunculara değil hakeme söyler.
article-2i = Kayıtlı oyuncu, olağanüstü nedenler dışında sonuna kadar oynar.
article-3a = Her oyuncunun bir süresi vardır; ardından byo-yomi gelir.
article-3b = Saatin bayraklı iki göstergesi vardır; ikisini de durdurmak saati etkisiz kılar.
article-3c = Siyahın saati belirlenen vakitte çalışır; her oyuncu hamlesinden sonra basar.
article-3d = Saati yalnız hakem veya bu kurallar durdurur; oyuncular hiçbir zaman ayarlamaz.
article-3e = Açık bir arıza yoksa saatin gösterdiği geçerlidir; itiraz hemen yapılır.
article-3f = Byo-yomi: her hamle için sabit süre; süre görevlisi yüksek sesle sayar.
article-3g = Kanada ek süresi: sabit sürede belli sayıda hamle; süre görevlisi gerekmez.
article-4 = Oyun ertelenince her oyuncu oyunun kaydını teslim eder.
article-5a = Oyuncuların ve malzemenin yerine hakem karar verir.
article-5b = Komi, oyun sayılırken eklenir.
article-5c = Oyun belirlenen vakitte başlar; hakem bu vakti değiştirebilir.
article-5d = Kimse yoksa Siyahın saati çalışır; ilk oyuncu gelince Beyazınki de aynı süreye ayarlanır.
article-5e = Bir saatten çok veya düşünme süresinden çok geciken kaybeder; ikisi de gecikirse ikisi de kaybeder.
article-5f = Taş bırakılınca hamle kesinleşir ve değiştirilemez.
article-5g = Esirler açıkça görünür durur.
article-5h = Oyunu yalnız oyun kuralları veya pes etme bitirir.
article-5i = Saymadan önce kalan taşlar ve dameler sırayla oynanır, iki oyuncu da pas geçer.
article-5j = Sonuca itiraz: sonraki turdan önce, tur daha erken başlıyorsa bir tam gün içinde.
article-6a = Erteleme için iki vakit: birincisinden sonra oyuncu hamlesini zarfa koyabilir, ikincisinde koymak zorundadır.
article-6b = Hamlenin zarfa nasıl konacağı ve formda nelerin yazılacağı.
article-6c = Tahtada oynanan hamle, zarfa konan hamle sayılır.
article-7a = Oyuna devamda da gecikme sayılır; kalan süreyi aşsa bile.
article-7b = Form açılmadan önce konum denetlenir veya yeniden kurulur.
article-7c = Formu kimin açacağı ve bir oyuncu yoksa ne olacağı.
article-7d = Zarfa konan hamle açık değilse pas sayılır.
article-7e = Oyuncular açılan forma bakabilir.
article-7f = Hakem, itiraz hakkı bitene dek formu saklar.
article-8a = Yanlış renk veya handikap: dördüncü hamleden önceyse yeniden başlanır, değilse oyun sürer.
article-8b = Kuşku varsa oyuncu, rakibinden taşı tam yerine koymasını isteyebilir.
article-8c = Kurala aykırı hamle, üç hamle içinde fark edilirse geri alınır.
article-8d = Yanlış ayarlanan saat, kanıtlanabildiği ölçüde düzeltilir.
article-8e = Arızalı saat değiştirilir ve süre düzeltilir; ama bu yüzden kimseye on dakikadan az kalmaz.
article-8f = Ertelenen oyunun kayıtlarındaki yanlışlar ve yerlerine geçenler.
article-8g = Yerinden oynayan taşlar: konumu düzeltmekten kurula kadar, sırayla altı öneri.
article-9a = Anlaşmazlıkta hakem çağrılır ve sayma durur.
article-9b = Hakem saati durdurabilir; oyuncular hakemi çağırmak için durdurabilir.
article-9c = Önce hakemin kararı geçerlidir; kaybolan süre geri verilebilir.
article-9d = Oyuncu temyiz kuruluna başvurabilir; itirazını saklı tutarak oynuyorsa bunu açıkça söyler.
article-9e = Hakem, isteyen oyuncuya kuralları gösterir.
article-10 = Kuralların bir şey demediği yerde hakem karar verir.

official-committee-full = Temyiz kurulunun { $seats } üyesi tamam. Yedek ekleyin veya önce bir üyenin görevini değiştirin.
official-committee-incomplete = { $count ->
    [0] Temyiz kurulunun henüz üyesi yok; { $seats } üye gerekir.
    [one] Temyiz kurulunun bir üyesi var; { $seats } üye gerekir.
   *[other] Temyiz kurulunun { $count } üyesi var; { $seats } üye gerekir.
}
official-entry-unknown = { $id } anahtarlı kayıt yok.
official-head-taken = Zaten bir başhakem var. Önce o görevlinin görevini değiştirin.
official-name-missing = Görevlinin adını girin.
official-no-head = Hakemlerden birini başhakem yapın.
official-no-replacement = Temyiz kurulunda, vakayla ilgisi olan üyenin yerine geçecek yedek yok.
official-too-many = Bir turnuvada en çok { $most } görevli olur.
official-turn-zero = Aynı görevdekilerin sırası 1’den başlar.
official-unknown = { $number } anahtarlı görevli yok.
committee-involved = { $left ->
    [0] Tüm üye ve yedeklerin bu vakayla ilgisi var: kurula { $seats } kişi gerekir. Yedek ekleyin.
    [one] Bu vakayla ilgisi olmayan yalnız bir üye kaldı: kurula { $seats } kişi gerekir. Yedek ekleyin.
   *[other] Bu vakayla ilgisi olmayan yalnız { $left } üye kaldı: kurula { $seats } kişi gerekir. Yedek ekleyin.
}

case-before-committee = Vaka { $number } temyiz kurulunda. Önce kurulun kararını girin.
case-board-unknown = { $round }. turda { $board }. masa yok.
case-closed = Vaka { $number } kapandı. İtiraz veya temyiz onu yeniden açar.
case-committee-final = Temyiz kurulu { $number }. vakada karar verdi; bu karar kesindir.
case-elsewhere = Vaka { $number } şu yarışmaya ait: { $competition }. Önce o yarışmayı seçin.
case-end-missing = Karar olmadığı için vakanın nasıl bittiğini yazın.
case-facts-missing = Ne olduğunu yazın.
case-no-game = { $number }. vakada oyun belirtilmemiş. Sonuçtan önce turu ve masayı girin.
case-no-ruling = { $number }. vakada henüz karar yok. Önce hakemin kararını girin.
case-not-a-player = İtiraz veya temyiz { $number }. vakanın bir oyuncusundan gelir. Önce oyuncuyu vakaya ekleyin.
case-not-before-committee = Vaka { $number } temyiz kurulunda değil. Önce temyizi girin.
case-outcome-missing = { $number }. vakada bekleyen itiraz veya temyiz var. Kararın bunu kabul mü ret mi ettiğini belirtin.
case-outcome-without-protest = { $number }. vakada kararın kabul veya reddedeceği itiraz ya da temyiz yok.
case-player-unknown = Bu yarışmada { $number } anahtarlı kayıt yok.
case-protest-late = İtiraz geç yapıldı; son vakit: { $until }. Yine de kabul etmek için neden belirtin.
case-protest-waits = { $number }. vakada bekleyen itiraz var. Önce onu karara bağlayın.
case-round-missing = Masanın turunu girin.
case-round-unknown = { $round }. tur yok; turlar 1–{ $last }.
case-ruling-missing = Kararı girin.
referee-moment-unknown = “{ $text }” bir vakit değil. 14:05 veya 2026-08-14 14:05 biçiminde yazın.
case-unknown = { $number }. vaka yok.
case-who-missing = İtiraz edeni belirtin.
case-words-missing = Oyuncunun söylediğini girin.

guide-answer-missing = Siyahın veya Beyazın yanıtını girin.
guide-answered = Bu oyuncu öneriyi zaten yanıtladı. Değiştirmek için yanıtı geri alın.
guide-ended = İşlem sona erdi.
guide-flag-twice = Bayrak ya erken ya geç düşer, ikisi birden olmaz.
guide-other = Bu vakada başka bir rehber kullanılıyor. Bu rehber için yeni vaka ekleyin.
guide-reason-missing = İşlemin neden kısaltıldığını belirtin.

cli-article-set = { $article } maddesinin metni kaydedildi.
cli-case-appealed = { $at }  temyiz ({ $player }): { $words }
cli-case-clocks = (saatler: Siyah { $black }, Beyaz { $white })
cli-case-closed = { $at }  kapandı. { $words }
cli-case-committee = Kurul: { $members }
cli-case-deadline-day = Sonuca itiraz için son vakit { $at }: bir tam gün.
cli-case-deadline-over = Sonuca itiraz için son vakit { $at } idi.
cli-case-deadline-round = Sonuca itiraz için son vakit { $at }: sonraki tur başlıyor.
cli-case-head = Vaka { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (yerine geçtiği üye: { $member })
cli-case-involved = Vakayla ilgisi var: { $name } ({ $reasons }).
cli-case-late = (geç, kabul nedeni: { $reason })
cli-case-protested = { $at }  itiraz ({ $player }): { $words }
cli-case-result = (sonuç, { $round }. tur, { $board }. masa: { $before } -> { $after }, { $entry }. günlük kaydı)
cli-case-ruled = { $at }  karar ({ $by }): { $words }
cli-guide-agreed-on = Kesin anlaşma: { $proposal }
cli-guide-clock = Yeni saatte kalan süre { $corrected }. { $flag }
cli-guide-clocks = Saatlerde kullanılan süre: Siyah { $black }, Beyaz { $white }.
cli-guide-committee = Hiçbir öneride anlaşılmadı: temyiz kurulu karar verir (8g.6).
cli-guide-answers = { $number }. öneri: { $proposal } Siyah: { $black }, Beyaz: { $white }
cli-guide-proposed = Son öneri yanıt bekliyor.
cli-guide-resigned = Pes eden: { $colour }. Sonucu vakada bir kararla girin.
cli-guide-shortened = Kısaltıldı: { $reason }
cli-guide-start = Kurallar belirler (8a): { $ruling }
cli-no-cases = Böyle bir vaka yok.
cli-no-officials = Görevli yok.
cli-official-added = Eklendi: { $name }, anahtar { $official }.
cli-official-changed = { $official } anahtarlı görevli değiştirildi.
cli-official-removed = { $official } anahtarlı görevli kaldırıldı.
document-no-cases = Vaka defteri boş.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Başhakem
    [referee] Hakem veya yardımcı
    [timekeeper] Süre görevlisi
    [committee] Temyiz kurulu
   *[replacement] Yedek üye
}
case-state = { $word ->
    [open] açık
    [ruled] karar verildi
    [protested] itiraz
    [appealed] temyiz
   *[closed] kapandı
}
ruling-body = { $word ->
    [referee] hakem
   *[committee] kurul
}
protest-outcome = { $word ->
    [upheld] kabul edildi
   *[rejected] reddedildi
}
involvement = { $word ->
    [plays] bu oyunda oynuyor
    [family] aynı aile: { $player }
    [related] yakını: { $player }
   *[same-club] aynı kulüp: { $player }
}
guide-proposed = { $word ->
    [correct] Konum düzeltilir ve oyun sürer.
    [keep] Konum böyle kalır ve oyun sürer.
    [go-back] Oyun, kural dışı durumdan önceki konuma döner.
    [resign] Oyunculardan biri pes eder.
   *[new-game] Oyun iptal edilir ve oyuncular yeni bir oyun oynar.
}
proposal-answer = { $word ->
    [accept] kabul
   *[refuse] ret
}
start-ruling = { $word ->
    [start-again] Oyun yeniden başlar: dördüncü hamle oynanmamıştı.
    [play-on] Oyun sürer ve sonuç olduğu gibi sayılır.
   *[exchange-later] Oyun sürer. İkisi turnuvada yeniden karşılaşırsa renkleri değişirler.
}
flag-ruling = { $word ->
    [when-it-fell] Byo-yomi bayrak düştüğünde başlar.
    [after-correction] Byo-yomi düzeltilen süre bitince başlar.
   *[when-noticed] Byo-yomi fark edildiğinde başlar.
}

## cli: knock-outs, the Final, seasons, copies and the journal

ko-player-unknown = { $number } numaralı oyuncu yok. Numaralara entries komutuyla bakın.
ko-later-invalid = “{ $text }” NUMARA:TUR biçiminde değil, örneğin 12:3.
ko-verified = KO{ $category }: { $boxes } kutunun hepsi yinelenen kurayla eşleşiyor.
draw-frozen = { $category } kategorisinin listesi dondurulmuş ({ $number }. dondurma, { $at }). Rakamlar bilinmeden önce bu taahhüdü yayımlayın: { $commitment }
draw-frozen-digits = Duyurulan: { $digits } rakam.
draw-frozen-any-digits = Duyurulan: istenen sayıda rakam.
draw-frozen-source = Rakamların kaynağı: { $source }
draw-act-freeze = { $number }. dondurma: { $at }
draw-act-draw = { $number }. kura: { $at }
draw-act-undone = , geri alındı
ko-qualifying-taken-back = Ön eleme planı silindi.
ko-qualifying-planned = { $first }-{ $last }. turlar { $places } yeri belirler:
final-class-changed = Turnuvanın sınıfı artık final ve Final puanlarını verir.
final-verified = Final { $category }: { $players } oyuncunun hepsi yinelenen kurayla eşleşiyor.
final-rounds-invalid = “{ $text }” tur listesi değil. 5 veya 1,5 veya none girin.
season-exported = { $file } yazıldı. Düzenleyin, sonra denetleyin.
season-used = Turnuva { $name } sezonuna uyar.
season-valid = { $name } sezonu geçerli.
copies-restored = { $event } geri yüklendi: { $file }.
copies-second-set = Kopyalar şuraya da gider: { $folder }.
copies-second-cleared = Kopyalar yalnız programın kendi klasörüne gider.
copies-none = Henüz kopya yok.
copies-salvaged = { $file }: { $rows } satır ve { $entries } günlük kaydı.
copies-doubt = Kuşkulu: { $doubt }
journal-undone = Geri alındı: { $operation }.
journal-redone = Yinelendi: { $operation }.
document-written = { $file } yazıldı, { $bytes } bayt.
bundle-handed-over = { $event }, { $sequence }. paketten sonra devredildi, anahtar: { $to }. Diğer organizatöre bu turnuva dosyasının bir kopyasını verin: sonraki paketinde imzalı bildiriminiz bulunur.
document-folder-written = { $folder }: { $sheets } çıktı:
document-left-out = { $name } olmadan: { $reason }
document-pages-written = { $folder }: { $pages } sayfa. Önce index.html dosyasını açın.
cli-site-published = { $place }: sitenin { $files } dosyası; { $written } yeni veya değişmiş, { $removed } kaldırılmış.
cli-site-kept = { $file } artık sitenin parçası değil, ama başkası değiştirdiği için kalıyor.

## cli: rounds

cli-competition-added = { $name } turnuvaya eklendi. --competition ile seçin.
cli-competition-imported =
    { $name } turnuvaya eklendi: { $entries } kayıt, { $rounds } tur ve { $games } oyun. { $known ->
        [0] Daha önce turnuvada olan yoktu.
        [one] 1 kişi daha önce turnuvadaydı.
       *[other] { $known } kişi daha önce turnuvadaydı.
    } --competition ile seçin.
cli-competition-removed = { $name } kaldırıldı.
cli-team-added = { $name }: { $team }. takım.
cli-team-changed = { $team }. takım değiştirildi.
cli-team-removed = { $team }. takım kaldırıldı.
cli-team-line-up = { $team }. takımın { $round }. tur kadrosu ayarlandı.
cli-team-round = { $size } kişilik takımlar, { $round }. tur kadroları
cli-team-plays = { $board }. masada oynar
cli-board = { $board }. masa
cli-team-substitute = yedek oyuncu
cli-team-absent = yok
cli-team-none = Takımsız: { $name }
cli-match = { $number }. takım maçı: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count } kişi girildi.
cli-step-register = oyuncuları kaydedin
cli-step-close = kaydı kapatın
cli-step-slips = pembe fişleri çözün
cli-step-decide = { $round }. turun yeniden açılan eleme oyununa karar verin
cli-step-draw = { $round }. turdan önce eleme kuralarını çekin
cli-step-pair = { $round }. turu eşleştirin
cli-step-pair-again = { $round }. turu yeniden eşleştirin: güncel değil
cli-step-release = { $round }. turu yayımlama
cli-step-results = { $round }. turun sonuçlarını girin: { $agreed } / { $games }
cli-step-disagreement = { $round }. turdaki uyuşmazlığı çözün
cli-step-conflicts = { $round }. turdaki çelişen sonuçları çözün
cli-step-confirm = { $round }. turu onaylama
cli-step-add-rounds = tur ekleyin: bazı eşler karşılaşmadı
cli-step-finish = bitti
cli-step-add-games = oyun ekleyin
cli-game-added = { $game }. oyun: { $round }. tur, { $board }. masa.
cli-game-conditions =
    Siyah { $black }, Beyaz { $white }: { $stones ->
        [0] taşsız
        [one] bir taş
       *[other] { $stones } taş
    }, komi { $komi }.
cli-game-removed = { $game }. oyun kaldırıldı.
cli-ladder-improvement = En çok gelişenler (basamak)
cli-ladder-persistence = En çok oynayanlar (oyun)
cli-games-none = Henüz oyun yok.
cli-head-game = oyun
cli-head-board = masa
cli-head-round-of-game = tur
cli-seat-invalid = “{ $text }” yer değil. MASA:black veya MASA:white yazın.
cli-number-unknown = { $number } numaralı oyuncu yok. Oyuncuları “entries” ile listeleyin.
cli-two-players = İki oyuncu verin, örneğin --players 4,17.
cli-numbers-invalid = “{ $text }” numara veya numara aralığı değil. 7 veya 7..12 yazın.
cli-category-invalid = “{ $text }” kategori değil. 12 gibi bir sayı veya senior yazın.
cli-ladder-game-invalid = “{ $text }” merdiven oyunu değil. 9x9, 7x7, 5x5, 1x1 veya new yazın.
cli-ladder-result-invalid = “{ $text }” merdiven oyunu sonucu değil. black, white, = veya nr yazın.

## cli: language and clock

cli-one-language = Komut satırı tek dil kullanır. Tek kod verin, örneğin tr.
cli-clock = DRAWMASTER_NOW değeri “{ $text }”, yerel saat değil. 2026-08-14T09:00:00 biçiminde yazın veya kaldırın.

## cli: the demonstration

cli-demo-written = { $folder } klasöründeki dosyalar:

## cli: the tour book

cli-tour-created = { $file } şunun için oluşturuldu: { $name }.
cli-tour-championship = { $name }: { $count } dönem.
cli-tour-confirmed = { $player } onaylandı: { $year }.
cli-tour-merged = İkisi artık tek oyuncu: { $player }.
cli-tour-separate = Farklı kişiler olarak kaydedildi: { $players }.
cli-tour-seeds = { $file } yazıldı: { $players } oyuncu, imza anahtarı { $key }.
cli-tour-published = { $folder }: { $pages } sayfa, { $players } tanesi oyuncular için.
cli-tour-unchanged = Seri defterinde bu paket zaten var: { $event }. Hiçbir şey değişmedi.
cli-tour-handed-over = { $signed_by } (devreden { $old })
cli-tour-added = { $event } ({ $organiser }) eklendi, şampiyona { $championship }: { $players } oyuncu, seride yeni olan { $new }.
cli-tour-changed = Değişen: { $line }
cli-tour-follows = Etki: { $line }
cli-tour-duplicates = { $count } oyuncu çifti aynı kişi olabilir. Bakın: tour merge.

## cli: register, slips, lists and new events

cli-note = Not: { $note }
cli-about = Drawmaster { $version }, MIT lisansıyla.
    Verilerinizin yeri: { $folder }.
cli-about-portable = Drawmaster { $version }, MIT lisansıyla.
    Taşınabilir: verilerinizin yeri: { $folder }.
cli-key = Anahtarınız şu dosyada: { $file }. Dosyayı kendinize saklayın ve bir kopyasını alın.
    Seriye açık anahtarınızı verin:
    { $public }
cli-key-created = Yeni anahtar oluşturuldu. Dosyası: { $file }. Dosyayı kendinize saklayın ve bir kopyasını alın.
    Seriye açık anahtarınızı verin:
    { $public }
cli-entry-added = { $name } eklendi.
cli-partner-unclear = "{ $text }" bir eş değil. Anahtar ya da "Soyadı, Adı, Derece", sonra kulüp ve ülke verin.
cli-entry-changed = { $name } değiştirildi.
cli-extras-written = Tamamlamalar ve kılavuz sayfaları şurada: { $folder }.
cli-entry-lowered = Başlangıç puanı düşürüldü: { $name }.
cli-entry-withdrawn-here = { $name } buradan çekildi. Hâlâ kayıtlı olduğu yarışmalar: { $competitions }.
cli-entry-withdrawn = { $name } çekildi.
cli-entry-registered = { $name } kaydedildi.
cli-entry-unknown = { $number } kaydı yok. Bakın: `drawmaster entries`.
cli-entry-gone = { $id } kaydı değişiklikten sonra artık yok.
cli-entry-sleeps = Oyuncu en üst grupta tur kaçırıyor, bu da grubun eşleştirmelerini çarpıtır. Başlangıç puanını bir veya iki puan düşürmek için: `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = { $round }. turdan sonra: { $place }. sıra, { $values }
cli-bye-word = bay
cli-card-absent = yok
cli-card-without-game = oyun yok
cli-card-float-up = yukarı kaydı
cli-card-float-down = aşağı kaydı
cli-card-points = Seri puanları: { $points }
cli-card-changes = Değişiklikler:
cli-entries-added = { $count } kayıt eklendi.
cli-lines-left = { $count } satır atlandı:
cli-players-can-be-added = { $count } oyuncu eklenebilir.
cli-mapping-unknown = “{ $text }” eşleme değil. Surname=family veya 3=rank biçiminde yazın.
cli-level-cap = en çok { $cap }
cli-seeds-imported = { $tour }: { $filled } kayıt dolduruldu, { $unknown } listede yok.
cli-seeds-signed = Liste şu anahtarla imzalı: { $key }. Serinin yayımladığı anahtarla karşılaştırın veya o anahtarı --key ile verin.
cli-seeds-by-name = Bu kayıtlar yalnız adla bulundu. Doğruysa --names ile doldurun.
cli-rated-field = { $field ->
    [rank] derece
    [rating] reyting
   *[country] ülke
}
cli-rated-none = değer yok
cli-rated-same = Tüm kayıtlar reyting listeleriyle uyuşuyor.
cli-rated-unknown = Numarası reyting listelerinde olmayanlar: { $names }.
cli-rated-taken = Reyting listelerinden { $count } değer alındı.
cli-rating-list-missing = Reyting listesi yok. `drawmaster egd import LİSTE` ile aktarın.
cli-nobody-found = Listede kimse uymuyor.
cli-rating-list = Listenin tarihi { $date }. { $count } oyuncusu var.
cli-rating-list-stale = Listenin tarihi { $date }, { $days } gün önce. Turnuvadan önce yenisini aktarın. { $count } oyuncusu var.
cli-rating-list-undated = Listenin tarihi yok. { $count } oyuncusu var.
cli-no-import-notes = Bu turnuvada hiçbir aktarma not bırakmadı.
cli-imported = { $name }: { $entries } kayıt, { $rounds } eşleştirilmiş tur, { $games } oyun.
cli-export-checked =
    { $count ->
        [0] Dosya olduğu gibi yazılabilir.
        [one] { $count } açıklama var:
       *[other] { $count } açıklama var:
    }
cli-event-created = { $name } oluşturuldu, dosya { $file }.
cli-register-closed = Kayıt kapandı. Oyuncuların numaraları 1–{ $last }.
cli-draw-seed = Kura tohumu: { $seed }
cli-register-closed-on = Kayıt kapatıldı: { $when }.
cli-register-ready = Kayıt kapatılabilir.
cli-checklist-players = { $registered } kayıtlı, 1. turda { $first }.
cli-checklist-ghost = Sayı tek: yedek eş oynayacak.
cli-checklist-bye = Sayı tek: bir oyuncu bay geçecek.
cli-checklist-pair-bye = Çift sayısı tek: bir çift bay geçecek.
cli-checklist-unseen = Henüz kayıtlı değil: { $names }.
cli-checklist-no-birth = Doğum yılı bilinmiyor: { $names }.
cli-checklist-unpaid = Henüz ödemedi: { $names }.
cli-checklist-slips = { $count } pembe fiş bekliyor. Bakın: `drawmaster slip list`.
cli-checklist-admitted = Kurallara rağmen direktörün aldığı: { $names }.
cli-checklist-not-mixed = Karışık çift olarak onaylanmayanlar: { $names }. `entry set-pair` ile onaylayın.
cli-checklist-double = Belki aynı kişi: { $first } ve { $second }.
cli-checklist-teams = 1. turda { $count } takım.
cli-checklist-team-bye = Takım sayısı tek: bir takım bay geçecek.
cli-checklist-bar = Bar { $bar }: barda veya üstünde { $count }.
cli-checklist-proposed-bar = Bar { $bar }: barda veya üstünde { $count }; önerilen bar { $proposed }: barda veya üstünde { $proposed_count }; önerilen sayı { $from }–{ $to }.
cli-checklist-strengths = Güçler: { $strengths }.
cli-rounds-unknown = “{ $text }” tur değil. Turları 1,3 biçiminde yazın.
cli-no-slips = Fiş yok.
cli-slip-gone = { $number }. fiş değişiklikten sonra artık yok.
cli-slip-pending = { $number }. fiş, { $name }: bekliyor. { $changes }.
cli-slip-applied = { $number }. fiş, { $name }: uygulandı. { $changes }.
cli-slip-refused = { $number }. fiş, { $name }: reddedildi. { $changes }.
cli-slip-seat = hâlâ { $round }. turda { $board }. masada
cli-slip-answer = reddedildi: { $reason }
cli-slip-no-change = hiçbir şey değişmez

## cli: answers and headings of tables

cli-black = siyah
cli-white = beyaz
cli-referee-set-clocks = Saatleri kullanılan süreye ayarlayın: Siyah { $black }, Beyaz { $white }.
cli-referee-late = İkisi de geldiğinde kullanılan süre: Siyah { $black } dakika, Beyaz { $white } dakika. Şu saate dek gelmeyen oyuncu kaybetmiş olurdu: { $lost_after }.
cli-referee-black-lost = Siyah kaybetti: şu saate dek gelmeyen oyuncu kaybeder: { $lost_after }.
cli-referee-white-lost = Beyaz kaybetti: şu saate dek gelmeyen oyuncu kaybeder: { $lost_after }.
cli-referee-both-lost = İkisi de kaybetti: şu saate dek gelmeyen oyuncu kaybeder: { $lost_after }.
cli-egf-class = Sınıf { $class }; düzeltilmiş süre { $adjusted } dakika.
cli-egf-class-none = Reytinge dâhil değil; düzeltilmiş süre { $adjusted } dakika.
cli-late-times = { $round }. tur: planlanan { $planned }, başlangıç { $started }, zarfa koymaya izin { $from }, zorunluluk { $by }
cli-late-none = Geç kaldı diye işaretlenen yok.
cli-late-missing = { $name }: yok
cli-late-came = { $name }: geldiği saat { $time }
cli-late-forfeit = gecikme yüzünden kaybedildi: { $result }
cli-late-until = şu saatten sonra kayıp: { $time }
cli-late-entered = { $board }. masa: { $result }
cli-late-resumptions = Ertelenen oyunun devamına geç kalanlar:
cli-adjourned-none = Ertelenen oyun yok.
cli-adjourned-sealed = zarfa koyan: { $colour }, { $number }. hamle
cli-delay-late = { $minutes } dk gecikme
cli-delay-proposed = önerilen: { $time }
cli-delay-running = Süren oyunlar, en uzunu önce:
cli-delay-minutes = { $minutes } dk
cli-delay-since = { $time } başladı
cli-on = açık
cli-off = kapalı
cli-none = yok
cli-locked = kilitli
cli-audit-log-head = Geçmiş: { $entries } kayıt, baş kodu { $head }
cli-audit-log-found =
    { $later ->
        [0] Çıktı bu geçmişi şu kayda kadar gösteriyor: { $entry } ({ $operation }, { $at }). O zamandan beri hiçbir şey değişmedi.
        [one] Çıktı bu geçmişi şu kayda kadar gösteriyor: { $entry } ({ $operation }, { $at }). Ardından bir kayıt geldi:
       *[other] Çıktı bu geçmişi şu kayda kadar gösteriyor: { $entry } ({ $operation }, { $at }). Ardından { $later } kayıt geldi:
    }
cli-undone = geri alındı
cli-round = { $round }. tur
cli-statistics-none = Henüz oyun yok.
cli-statistics-games = oyun
cli-statistics-black = Siyah
cli-statistics-white = Beyaz
cli-statistics-jigo = jigo
cli-statistics-other = diğer
cli-statistics-open = açık
cli-statistics-floats = kaydırma
cli-statistics-knockout = eleme
cli-statistics-byes = bay
cli-statistics-balance = Siyah-Beyaz
cli-statistics-players = oyuncu
cli-statistics-stones = taş
cli-statistics-ranks = derece farkı
cli-statistics-stronger = güçlü kazandı
cli-statistics-weaker = zayıf kazandı
cli-places = Sıralar
cli-head-age = yaş
cli-head-badges = rozetler
cli-head-bundle = paket
cli-head-signed-by = imzalayan
cli-tour-unnamed = { $count } oyuncunun ne pakette ne seri defterinde adı var.
cli-head-career = kariyer
cli-head-championship = şampiyona
cli-head-changes = Değişiklikler
cli-head-class = sınıf
cli-head-club = kulüp
cli-head-column = sütun
cli-head-country = ülke
cli-head-confirmed = Onaylı
cli-head-copy = Kopya
cli-head-entries = Kayıtlar
cli-head-event = turnuva
cli-head-event-of-copy = Turnuva
cli-head-tour-of-copy = seri
cli-head-events = turnuvalar
cli-head-exactly = tam
cli-head-first-fields = ilk alanlar
cli-head-folder = Klasör
cli-head-from = başlangıç
cli-head-heading = başlık
cli-head-latin = Latin harfleriyle
cli-head-loss = mağlubiyet
cli-head-means = anlam
cli-head-name = ad
cli-head-number = no
cli-head-paired = Eşleştirilen
cli-head-place = sıra
cli-head-players = oyuncular
cli-head-points = puan
cli-head-rank = derece
cli-head-results = Sonuçlar
cli-head-round = T{ $round }
cli-head-stages = aşamalar
cli-head-win = galibiyet

cli-bye = Bay: { $name }
cli-without-a-game = Oyunsuz: { $name }
cli-round-ladder = merdivenle tur atlayan: { $winner }
cli-round-released = { $round }. tur yayımlandı.
cli-round-confirmed = { $round }. tur onaylı.
cli-round-unpaired = { $round }. turun eşleri bozuldu.
cli-cost-proved = Maliyet { $cost }, en iyi olduğu kanıtlandı.
cli-cost-not-proved = Maliyet { $cost }, en iyi olduğu kanıtlanmadı.
cli-board-unpaired = { $board }. masanın eşi bozuldu.
cli-board-locked = { $board }. masa kilitlendi.
cli-board-unlocked = { $board }. masanın kilidi açıldı.
cli-board-moved = { $board }. masa artık { $to }. masa.
cli-board-handicap = { $board }. masanın handikabı { $stones }.
cli-boards-renumbered = { $round }. turun masaları yeniden numaralandı: { $moved } oyun taşındı.
cli-colours-swapped = { $board }. masanın renkleri değiştirildi.
cli-seats-exchanged = Yerler değiştirildi.
cli-players-paired = Oyuncular eşlendi.
cli-bye-given = bay verildi: { $name }
cli-bye-kept = { $round }. turun bayı verildi.
cli-bye-free = Kimin bay geçeceğini { $round }. turun eşleştirmesi seçer.
cli-bye-moved = Bay taşındı.
cli-changed-as-good = { $done } { $board }. masa; tur en iyi eşleştirme kadar iyi.
cli-changed-worse = { $done } { $board }. masa; turun maliyeti en iyi eşleştirmeden yüksek. { $reason }
cli-changed-board = { $done } { $board }. masa.
cli-moves-bye = bay
cli-moves-good = iyi
cli-moves-worse = daha kötü
cli-moves-breaks = onay ister
cli-moves-impossible = olanaksız
cli-why-cost = Maliyet: { $cost }
cli-why-only = Bu eş olmadan tur eşleştirilemez.
cli-why-otherwise = Bu eş olmadan turun maliyeti: { $cost }
cli-why-same = aynı
cli-why-impossible = Bu eşle tur eşleştirilemez.
cli-why-with = Bu eşle turun en iyi eşleştirmeye göre maliyeti: { $cost }
cli-why-best-plays = En iyi eşleştirmede { $name } için rakip { $opponent }.
cli-why-would-play = { $name } için rakip { $opponent } olurdu.
cli-result-agreed = { $board }. masa: { $result }.
cli-result-passes-disagree = { $board }. masa: iki giriş farklı.
cli-result-cleared = { $board }. masanın artık sonucu yok.
cli-result-one-pass = { $board }. masa: bir giriş yapıldı.
cli-result-nothing-affected = { $board }. masa: sonucuna bağlı sonraki eleme oyunu yok.
cli-check-sound = Sağlam: { $entries } günlük kaydı, { $rounds } tur, { $certificates } sertifika, { $draws } kura.
cli-ladder-new-game = yeni oyun
cli-ladder-next = sıradaki
cli-ladder-time = { $minutes } dk, 1 x { $period } sn
cli-ladder-decided = { $board }. masa: merdivenle tur atlayan { $winner }.
cli-ladder-open = { $board }. masa: merdiven sonuçlanmadı.
cli-simulated = { $event } dosyası: { $file }.
cli-self-checked = { $events } turnuva, { $rounds } tur, { $games } oyun: 0 fark.
cli-progress = { $done } / { $all }
cli-points-event = Sezon { $season }, sınıf { $class }, katsayı { $coefficient }
cli-points-online-event = Sezon { $season }, sınıf { $class }, katsayı { $coefficient }, çevrim içi
cli-points-place = { $place }. sıra
cli-size-lines = { $lines } satırda
cli-size-rounds = { $first }-{ $last }. turlar
cli-size-byes = { $byes } bay
cli-size-out = { $out } dışarıda
cli-size-gap = ilk oyunlarda en çok { $grades } derece fark
cli-ko-not-listed = İçinde olmayanlar:
cli-ko-sizes = Boyutlar:
cli-ko-enters = { $round }. turda girer
cli-ko-effect = { $lines } satırda { $players } oyuncu, { $first }-{ $last }. turlar, { $byes } bay, { $out } dışarıda, ilk oyunlarda en çok { $gap } derece fark
cli-ko-nonce = Gizli sayı { $nonce }
cli-ko-commitment = Taahhüt { $commitment }
cli-ko-table = KO{ $category }, { $players } oyuncu, { $round }. turdan
cli-ko-round = { $name } ({ $round }. tur)
cli-final-table = Final { $category }, { $players } oyuncu, { $first }–{ $last }. turlar
cli-final-tied = Eşit, küçük tahtalarda çözülecek: { $names }
cli-final-eve = önceki gün
cli-final-day = { $day }. gün
cli-final-round = { $round }. tur ({ $phase }, { $day })
cli-final-round-alone = { $round }. tur ({ $phase }, { $day }, ayrı)
cli-final-rests = Dinlenen: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = iptal: { $day }
cli-tour-step-at-rate = { $points }, oran { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, şundan önce: { $by }
cli-tour-step-transition = x { $points }: kategori { $category }
cli-tour-race = { $category }, { $year }
cli-tour-team = takım { $country } { $points }: { $players }
cli-tour-team-incomplete = takım { $country } { $points } (eksik): { $players }
cli-fees-number = numara
cli-fees-name = ad
cli-fees-category = kategori
cli-fees-owed = borç
cli-fees-paid = ödenen
cli-fees-open = kalan
cli-fees-key = anahtar
cli-fees-item = kalem
cli-fees-total = toplam
cli-fees-levy = katkı payı
cli-fees-credit = fazla ödenen
cli-fees-sum = Borç { $owed }, ödenen { $paid }, kalan { $open } { $currency }; { $owing ->
    [0] herkes ödedi.
    [one] bir kişinin daha ödemesi gerekiyor.
   *[other] { $owing } kişinin daha ödemesi gerekiyor.
}
cli-fees-account = { $name }: borç { $owed }, ödenen { $paid }, kalan { $open }
cli-fees-amount-empty = --amount boş. Bir tutar yazın veya seçeneği kaldırın.
cli-fees-no-price = Turnuvada { $category } kategorisi için fiyat yok. Fiyat belirleyin veya başka kategori seçin.
cli-fees-discount = indirim: { $reason }
cli-fees-receipt = makbuz { $receipt }, { $at }, { $method }
cli-fees-taken = Makbuz { $receipt }: { $amount } alındı, ödeyen { $name }; kalan { $open }.
cli-fees-refunded = Makbuz { $receipt }: { $amount } geri verildi, alan { $name }; kalan { $open }.
cli-fees-pair = Bu bir çift. Hangi eşin ödediğini --person ile belirtin: { $first } veya { $second }.
cli-fees-extra = “{ $text }”, adedi yazılmış bir ekstra değil. Yemek=2 biçiminde yazın.
cli-fees-late = { $day } gününden itibaren { $amount }
cli-fees-no-prices = Turnuvanın henüz fiyatı yok.
cli-fees-levy-included = Kayıt fiyatlarına katkı payı dâhil.
cli-fees-levy-extra = Oyuncular fiyatlara ek olarak katkı payı da öder.
cli-fees-day = { $day }: başlangıç parası { $float }, nakit { $received }, iade { $refunded }, kasada { $expected }; havale { $transferred }, iade { $returned }.
cli-fees-counted = Sayılan { $counted }, fark { $difference }.
cli-fees-void = Geri alınan makbuzlar: { $numbers }
cli-fees-discounts = İndirimler: { $amount } { $currency }

## cli: output

cli-output-failed = Komut yürütüldü, ama yanıtı yazılamadı ({ $error }). Yer açın, sonra sonuca bakın.
cli-fault = Programda hata oluştu ve durdu. Yarım kaydedilen değişiklik yok. Komutu --verbose ile yineleyin ve yazdırdığını bildirin.
cli-detail = Ayrıntı: { $detail }
cli-overwrite = --overwrite var olan dosyaların yerine yazar.
cli-take-good = --take-good okunamayan satırları atlar.
cli-confirm = Onaylamak için komutu --yes ile yineleyin.

## cli: wrong usage

cli-usage = Kullanım: { $form }
cli-usage-command-unknown = { $command } komutu yok.
cli-usage-command-similar = { $command } komutu yok. Benzer komutlar: { $similar }.
cli-usage-command-missing = Bir komut verin. Şunlardan seçin: { $known }.
cli-usage-incomplete = Bir komut verin. “drawmaster --help” listeler.
cli-usage-argument-unknown = Burada { $argument } argümanı yok.
cli-usage-argument-similar = { $argument } argümanı yok. Şunu mu demek istediniz: { $similar }?
cli-usage-missing = Eksik: { $arguments }.
cli-usage-value-missing = { $argument } için değer gerekir.
cli-usage-value-missing-of = { $argument } için değer gerekir. Şunlardan seçin: { $known }.
cli-usage-value-invalid = “{ $value }” { $argument } için geçerli değer değil.
cli-usage-value-unknown = “{ $value }” { $argument } için geçerli değer değil. Şunlardan seçin: { $known }.
cli-usage-conflict = { $argument } şunlarla birlikte verilemez: { $others }.
cli-usage-twice = { $argument } yalnız bir kez verilebilir.
cli-usage-no-equals = { $argument } ile değeri arasına eşittir işareti yazın.
cli-usage-too-many = { $argument } için bir değer fazla: “{ $value }”.
cli-usage-too-few = { $argument } için en az { $least } değer gerekir, verilen { $given }.
cli-usage-wrong-number = { $argument } için { $expected } değer gerekir, verilen { $given }.
cli-usage-not-text = Bir argüman geçerli UTF-8 metin değil.
cli-usage-unreadable = Komut satırı okunamıyor.
cli-step-fill-stage = aşamayı doldurun
cli-stages-none = Turnuvanın aşaması yok. stage add ile ekleyin.
cli-stage-added = { $after } yarışmasından sonra eklendi: { $names }. { $after } bitince stage fill ile doldurun.
cli-stage-filled = { $count } oyuncu şuraya geçiyor: { $name }.
cli-stage-chosen-again = Şimdiye dek seçilen oyuncuları yeniden verin: --chosen { $numbers } ve diğerleri.
cli-stage-after = { $name } yarışmasından sonra
cli-stage-ready = doldurmaya hazır
cli-head-stage = Aşama

## documents

document-is-folder = Tüm çıktıların klasörü çıktı değildir. Bir çıktı seçin.
document-without-category = “{ $name }” kategoriye göre yok. Kategorisiz basın.
document-folder-refused = { $path } klasörü oluşturulamıyor ({ $cause }). Başka klasör seçin.
document-no-pages = Henüz gösterilecek bir şey yok. Önce oyuncu kaydedin.
site-other-event = { $path } yerinde başka turnuvanın sitesi var: { $event }. Başka klasör seçin veya dosyalarını değiştirin.
site-folder-is-link = { $path } bir bağlantı, bu yüzden sayfalar başka yere yazılırdı. Bağlantıyı kaldırın veya başka klasör seçin.
site-other-files = { $path } yerinde programın yazmadığı dosyalar var: { $files }. Boş klasör seçin veya onları değiştirin.
site-other-archive = { $path } dosyası site arşivi değil. Başka ad seçin veya değiştirin.
site-file-stays = { $path } dosyası kaldırılamıyor ({ $cause }). Kaldırıp yeniden yayımlayın.
document-round-zero = 0. tur yok. Turlar 1’den sayılır.
document-round-not-paired = { $round }. tur eşleştirilmedi. Basmadan önce eşleştirin.
document-last-round-open = Son tur olan { $round }. tur onaylı değil. Son listeyi basmadan önce onaylayın.
document-game-unfinished = { $round }. turun bir oyunu ertelendi. Önce onun sonucunu girin.
document-no-players = Kayıtlı oyuncu yok. Önce oyuncu kaydedin.
document-no-teams = Yarışmada takım yok. Bunun yerine sıralamayı basın.
document-no-open-round = Hiçbir yarışmada eşleştirilmiş ve onaylanmamış tur yok. Önce tur eşleştirin.
document-no-players-of = { $category } kategorisinde kayıtlı oyuncu yok, bu yüzden basılacak sıralama yok.
document-no-rooms = Turnuvanın salonu yok. Önce event.halls ayarında salonları ve masalarını girin.
document-room-unknown = “{ $name }” salonu yok. Şunlardan seçin: { $known }.
document-board-unknown = { $round }. turda { $board }. masa yok. O turun bir masasını seçin.
document-no-final = Kurası çekilmiş Final yok. Basmadan önce çekin.
document-final-not-drawn = { $category } kategorisinin Final kurası çekilmedi. Basmadan önce çekin.
document-final-category = Birkaç Final kurası çekildi. Kategori seçin: { $known }.
document-knockout-not-drawn = KO{ $category } kurası çekilmedi. Basmadan önce çekin.
document-knockout-category = Çıktı tek tablo gösterir. Kategori seçin: { $known }.
document-list-category = Çıktı tek kategori gösterir. Kategori seçin: { $known }.
document-labels-unknown = “{ $name }” etiket kâğıdı yok. Şunlardan seçin: { $known }.
document-no-ladders = { $round }. turda jigoyla biten eleme veya ön eleme oyunu yok, bu yüzden basılacak merdiven yok.
document-no-ladder = { $round }. turun { $board }. masasında jigoyla biten eleme veya ön eleme oyunu yok, bu yüzden basılacak merdiven yok.
document-no-points = Yaş kategorisinde oyuncu yok, bu yüzden basılacak puan yok.
document-no-points-of = { $category } kategorisinde oyuncu yok, bu yüzden basılacak puan yok.
document-no-tour-points = { $category } kategorisinde puanı olan oyuncu yok. Önce serinin seri başı listesinden aktarın.
document-no-prizes = Eşleştirilmiş tur yok, bu yüzden henüz ödül yok.
document-no-ladder-games = Bu dönemde kimse merdiven oyunu oynamadı, bu yüzden ödül yok. Başka günler seçin.
document-slips-format = Fişler sayfaya 4 veya 6 basılır, “{ $format }” olmaz. 4 veya 6 seçin.

## documents: the bundle

bundle-record-unreadable = Günlüğün son paket kaydı okunamıyor. Bu hatayı bildirin.
hand-over-no-bundle = Bu turnuva için henüz paket çıkarılmadı, devredilecek bir şey yok: diğer organizatör ilkini çıkarabilir.
hand-over-not-signer = Bu turnuvanın son paketi başka anahtarla imzalandı: { $key }. Turnuvayı yalnız sahibi devredebilir.
hand-over-already = Bu turnuva şu anahtara devredildi: { $to }; paketler onunla çıkarılır. Yanlışlıksa devri geri alın.
hand-over-to-oneself = Bu sizin anahtarınız. Diğer organizatörden “drawmaster key” komutunun kendisine gösterdiği anahtarı isteyin.
bundle-secret-missing = Günlüğün son paket kaydında gizli değer yok. Bu hatayı bildirin.
bundle-stages-unreadable = Sezonun aşama puanları okunamıyor ({ $cause }). Bu hatayı bildirin.
document-no-payments = Henüz ödeme alınmadı, bu yüzden makbuz yok. Önce kasada bir ödeme alın.
document-no-receipt = { $number } numaralı makbuz yok. Kasadaki numaralardan birini seçin.
document-no-fees = Turnuvada fiyat da katkı payı da yok. Önce kasada fiyat belirleyin.
document-no-takings = { $day } günü hiç para alınmadı. Başka gün seçin.
document-no-levy = Turnuvada katkı payı yok. Önce ayarlarda tarifesini girin (event.levy.member).
document-no-round-sheets = Tur için hiç sayfa seçilmedi. Turnuva ayarlarında (event.round_sheets) sayfa seçin, sonra yeniden deneyin.
document-sent = { $name }, { $printer } yazıcısına gönderildi.

## domain: reading values

rank-unknown = “{ $text }” derece değil. 30k–1k, 1d–9d veya 1p–9p yazın.
country-unknown = “{ $text }” ülke değil. İki harfli kodunu yazın, örneğin TR veya HR.
criterion-unknown = “{ $text }” sıralama ölçütü değil. Şunlardan seçin: { $known }. Galibiyet veya McMahon puanı saymak için bir toplama W veya M ekleyin.
result-unknown = “{ $text }” sonuç değil. 1-0 (Siyah kazandı), 0-1 (Beyaz kazandı), = (jigo), 0-0 (ikisi de kaybetti), hükmen için 1-0!, 0-1! veya 0-0!, oynamadan tur atlama için wo-black veya wo-white yazın.
money-unknown = “{ $text }” para tutarı değil. 3 veya 3.50 biçiminde yazın.
factor-unknown = “{ $text }” çarpan değil. 0 ile 1000 arasında tam sayı, kesir veya ondalık sayı yazın, örneğin 2, 2/3 veya 1.5.
final-group-unknown = “{ $text }” Final grubu değil. GR veya OR yazın.
event-number-unknown = “{ $text }” bir turnuvanın kalıcı numarası değil. Böyle bir numara 32 onaltılık rakamdır.
player-token-unknown = “{ $text }” seride bir oyuncuyu belirtmiyor. Seri defteri hasarlı olabilir; bir kopyasını açın.

## domain: names of players who are not published in full

player-anonymous = İsimsiz
player-number = No. { $number }

## domain: newcomers

newcomer-too-old = { $name } esas tarihte { $age } yaşında, yeni oyuncular ise en çok { $limit }. Direktör yine de alabilir.
newcomer-too-experienced = { $name } Avrupa Go Veritabanına göre { $contests } turnuva oynamış, yeni oyuncular ise en çok { $limit }. Direktör yine de alabilir.
newcomer-played-before = { $name } daha önce Future Stars oynamış; bu yalnız bir kez olabilir. Direktör yine de alabilir.
newcomer-in-open = { $name } bu turnuvanın Open’ında da oynuyor, ama ikisinden yalnız biri olabilir. Direktör yine de alabilir.

## domain: the jigo ladder

jigo-ladder-decided = Bu jigo merdiveni sonuçlandı. Başka oyun girmek için önce sonuncuyu kaldırın.
jigo-ladder-winner = Kazanan iki oyuncudan biri olmalı.
jigo-ladder-nigiri = 1x1 tahtada beraberlik olmaz. Nigiriden sonra Beyaz olan oyuncuyu girin (R39).
jigo-ladder-too-early = Oyun şundan önce bitmiş olamaz: { $time }; önceki oyunun bittiği veya jigonun kabul edildiği an. Saati düzeltin.
jigo-ladder-clocks = Berabere biten yeni oyundan sonra kalan süreleri girin; öncekinden uzun olamazlar. Küçük tahtalardaki oyunların kalan süresi yoktur (R41).

## domain: timetable and round robin

start-times-form = “{ $text }” başlama saati değil. Turu, günü ve saati yazın, birden çok başlangıcı virgülle ayırın, örneğin 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Ödül töreni listesi onaylı bir turdan sonra sabitlenir. Önce { $round }. turu onaylayın.
prize-list-none = Sabitlenmiş ödül töreni listesi yok.
prize-list-fixed = Ödül töreni listesi { $round }. turdan sonra sabitlendi: { $time }, baş kodu { $head }.
prize-list-taken-back = Ödül töreni listesi geri alındı. Ödüller yeniden sıralamaya göre verilir.
prize-list-differs = { $count } oyuncunun sırası ödül töreni listesinden ({ $time }) farklı.
prize-list-moved = { $name }: ödül töreni listesinde { $then }. sıra, şimdi { $now }.
prize-list-left = { $name }: ödül töreni listesinde { $then }. sıra, şimdi sırası yok.
prize-list-came = { $name }: ödül töreni listesinde yok, şimdi { $now }. sıra.
prize-group-unknown = “{ $text }” ödül grubu değil. 5k-1k gibi dereceler veya şunlardan birini yazın: { $known }.
prize-places-out-of-range = Her grupta 1–{ $most } sıraya ödül verilebilir.
board-ranges-unreadable = “{ $text }” masa listesi değil. 1 ile { $last } arasında masa aralıkları yazın, örneğin 1-40, 61-80.
start-times-order = { $round }. tur önceki turdan önce başlıyor. Başlama saatlerinden birini değiştirin.
timetable-too-long = { $minutes } dakikalık { $rounds } tur turnuvanın günlerine sığmıyor ({ $days }). Gün ekleyin veya oyunları kısaltın.
round-robin-too-few = Herkes herkesle sistemi için numaralı en az iki oyuncu gerekir. Oyuncu kaydedin ve kaydı kapatın.
round-robin-missing = { $planned } turda { $count } eş karşılaşmıyor: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Tur sayısını { $rounds } yapın veya bu oyunlardan vazgeçin.
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

## domain: why a round cannot be paired

pairing-no-round = { $round }. tur yok. 1 ile 32 arasında bir tur seçin.
pairing-order-fixed = { $round }. turun oyunlarını bu yarışmanın sistemi belirler, bu yüzden eşlenecek kimse yok. Ayrılan oyuncu için hükmen sonucu girin.
pairing-too-few = { $round }. turda ikiden az oyuncu var. Oyuncu kaydedin veya oynamadıkları turları değiştirin.
pairing-all-seated = { $round }. turun her oyuncusunun yerinde kalan bir masası var. Yeniden eşlenecek masaların kilidini açın veya eşini bozun.
pairing-player-twice = { $name } iki masada ya da hem masada hem bayda. Birini bırakın.
pairing-board-twice = { $board }. masa iki oyuna verilmiş. Birine başka masa verin.
pairing-seated-absent = { $name } oynamıyor: { $round }. tur. Oyuncuyu kaydedin veya oynamadığı turları değiştirin; masası varsa orada hükmen sonucu girin veya eşini bozun.
pairing-not-entered = Bir masa, bu yarışmaya kayıtlı olmayan birine verilmiş. Masayı boşaltın.
line-up-size = Kadroda { $size } masanın her biri için bir oyuncu gerekir, ama { $count } verilmiş. Masa sayısı kadar oyuncu verin.
line-up-not-in-team = Kadrodaki bir oyuncu şu takımda değil: { $team }. Takımın üyelerinden seçin.
line-up-twice = { $name } kadroda iki masada. Her oyuncuyu bir kez verin.
line-up-order = Takım listesinde { $first }, { $second } adlı oyuncudan önce geliyor, bu yüzden daha üst masada oturmalı. Liste sırasını koruyun.
pairing-odd = { $count } oyuncu tek sayıdır ve baylar kapalı. Yedek eş ekleyin, bir oyuncuyu tur dışında bırakın veya baylara izin verin.
pairing-odd-with-bye = Bay verilen oyuncu olmadan { $count } oyuncu kalıyor, tek sayı. Verilen bayı geri alın veya başka bir oyuncuyu tur dışında bırakın.
pairing-odd-choice = { $count } oyuncu tek sayıdır. Bir ekleyin veya çıkarın; bay, kalanlar eşlenirken verilir.
pairing-too-few-chosen = Seçilenlerden { $round }. turda eşlenebilecek ikiden az oyuncu var. Masası olmayan en az iki oyuncu seçin.
pairing-not-chosen = Eşleştirme şu oyuncuya rakip seçmedi: { $name }, { $round }. tur. Sabit masası ve bayı olmayan oyuncuları sorun.
pairing-all-forbidden = Yasak eşler yüzünden tüm oyuncular eşlenemiyor. Bazılarına yeniden izin verin.
pairing-too-large = Eşleştirme maliyetleri kesin toplama için çok büyük. Ağırlıkları veya üst sınırları düşürün.

## domain: what a pairing pays for

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

## domain: remarks on a paired round

pairing-remark-rematch =
    { $times ->
        [one] Oyuncular daha önce karşılaştı.
       *[other] Oyuncular daha önce { $times } kez karşılaştı.
    }
pairing-remark-family = Oyuncular aynı aileden.
pairing-remark-float = Kaydırma: { $down } aşağı, { $up } yukarı; fark { $points } puan.
pairing-remark-odd-groups = Kaydırma: { $down } aşağı, { $up } yukarı; fark { $points } puan, çünkü iki grupta da oyuncu sayısı tek.
pairing-remark-odd-categories = Oyuncular farklı kategorilerde, çünkü iki kategoride de oyuncu sayısı tek.
pairing-remark-categories = Oyuncular farklı kategorilerde.
pairing-remark-far-apart = Oyuncular arasındaki fark büyük: { $grades } derece ve { $points } puan.
pairing-remark-club = Oyuncular aynı kulüpten.
pairing-remark-country = Oyuncular aynı ülkeden.
pairing-remark-blacks = Bu oyundan sonra { $name } Siyahla Beyazdan { $more } kez fazla oynamış olacak.
pairing-remark-whites = Bu oyundan sonra { $name } Beyazla Siyahtan { $more } kez fazla oynamış olacak.
pairing-remark-handicap = Handikap: { $stones } taş.
pairing-remark-second-bye = Şu oyuncuya bir bay daha verilirse bu yeniden karşılaşma önlenir: { $name }.

## domain: deviations of a round from the rules

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
finding-missing-past = { $name } oynamıyordu ama eşlenmişti: { $round }. tur.
finding-left-out-past = { $name } için ne oyun ne bay vardı: { $round }. tur.
finding-byes-past = { $round }. turda { $count } bay vardı.
finding-bye-off-past = { $name } bay geçti, { $round }. tur, oysa baylar kapalı.
finding-bye-again-past = { $name } yine bay geçti, { $round }. tur, oysa başkaları daha az bay geçmişti.
finding-colours-past = { $board }. masadaki renkler kurallardan farklı.

## domain: why a certificate is not valid

certificate-unreadable = Kanıt okunamıyor.
certificate-not-entered = Kanıt yarışmada olmayan bir kaydı veya bir kaydı iki kez içeriyor.
certificate-other-rules = Sertifika, yarışmanınkinden farklı düzey veya ağırlıklarla yapılmış.
certificate-other-assumptions = Tur eşleştirilirken ertelenen oyunlar başka türlü sayılmış.
certificate-cost = Sertifika { $stated } maliyet bildiriyor, ama eşleştirmesinin maliyeti { $found }.
certificate-flaw = Kanıtın sayıları daha iyi eşleştirme olmadığını göstermiyor: { $reason }

## domain: knock-outs

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

## domain: qualifying

qualifying-lines = { $lines } satırlık tabloda ön elemeden gelenlere yer yok. 8, 16 veya 32 satır seçin (R30).
qualifying-rounds = Ön eleme bir veya iki turdur, { $rounds } olmaz. Bir veya iki seçin (R30).
qualifying-wild-cards = { $lines } satırlık tablo en çok { $most } özel davet alır, { $given } olmaz. Daha az özel davet verin.
qualifying-too-few = { $players } oyuncu { $places } yer için oynamaya az. Bunun yerine baylı tablo çekin.
qualifying-too-early = Tablo { $round }. turda başlıyor; öncesindeki ön eleme için çok erken. Daha az ön eleme turu seçin.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } listede iki kez var. Birini kaldırın.
draw-entropy-not-digits = “{ $text }” entropi değil. Yalnız rakam girin, örneğin zar; aradaki boşluk ve - , . ; : / _ sayılmaz.
draw-record-commitment = Dondurulmuş listenin özeti { $found }, yayımlanan taahhüt ise { $published }. Listeyi kimin değiştirdiğini sorun.
draw-record-text = Dondurulmuş listenin { $line }. satırı kura tutanağından farklı. Tutanağı kimin değiştirdiğini sorun.
draw-record-plan = Kayıtlı listenin kurası çekilemiyor. { $cause }

## domain: The Final of the year

final-game-not-due = Finalin { $number }. oyunu, { $round }. tur: { $block }
final-group-tied = Grup { $group }: eşitliği yalnız küçük tahtalardaki oyunlar bozabilir. Önce eşit oyuncuların sırasını girin (R51).
final-plan-size = Finalde on veya sekiz, daha az gelen varsa altı veya dört oyuncu olur. { $size } oyunculu Finalin kurası çekilemez.
final-plan-nonce = “{ $nonce }” gizli sayısı onaltılık değil. Tam baytlar girin, örneğin 5eed.
final-plan-rests = Beşli gruplar dinlenmelerini günlere yayar; daha küçük gruplar yaymaz. Gruplara uyan dinlenme planını seçin (R54).
final-plan-long-day = { $day }. günde üç grup turu olamaz. 1. veya 2. günü seçin.
final-record-other-final = Tutanak başka kategori veya boyutun Finaline ait. Finali kimin değiştirdiğini sorun.
final-record-seat = Grup { $group }, { $position }. konum kuradan farklı. Grupları kimin değiştirdiğini sorun.

## domain: points of the tour

points-no-class = { $season } sezonunda { $class } sınıfı için puan yok. Şunlardan seçin: { $known }.
season-ages-unordered = Kategoriler artan sırada yaşlar olmalı, örneğin [12, 16, 20]. Düzeltin.
season-cut-off-invalid = Esas tarih bir ay ve gün olmalı, örneğin 31 Temmuz için [7, 31]. Düzeltin.
referee-clock-later = { $back_to }. konum, oynanan { $moves } hamleden sonra. Daha erkenini verin.
referee-clock-adjourned = Ara verme süreleri uymuyor: son hamleden önce olmalı ve şimdi kullanılan süreleri aşmamalı.

## domain: stages

stage-source-gone = Bu aşamadan önceki yarışma artık turnuvada yok. Aşamayı kaldırıp yeniden ekleyin.
stage-source-open = { $source }, { $round }. tur henüz onaylı değil. Önce onaylayın.
stage-no-table = { $source } yarışmasında { $round }. turu olan eleme tablosu yok. Önce tablonun kurasını çekin veya başka tur seçin.
stage-other-open = Diğerleri, şu aşama doldurulunca belli olur: { $stage }. Önce onu doldurun.
stage-tie = Son sürdüren sırayı paylaşanlar: { $names }. Aralarından şu kadarını seçin: { $seats ->
    [one] bir
   *[other] { $seats }
}.
stage-tie-in-list = { $list ->
    [zone] Bölge
    [division] Küme
   *[category] Kategori
} { $number }: son sürdüren sırayı paylaşanlar: { $names }. Aralarından şu kadarını seçin: { $seats ->
    [one] bir
   *[other] { $seats }
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } son sürdüren sırayı paylaşmıyor. Yalnız paylaşanları seçin.
stage-taken = { $name } zaten şu aşamada: { $stage }. Aşamalardan birinden çekin veya kuralını değiştirin.
stage-too-few = Aşamaya iki oyuncu gerekir, ama daha azı sürdürüyor. Başka kural seçin.

## formats

import-empty = Dosya boş. Diğer programın kaydettiği dosyayı seçin.
import-too-large = Dosya { $megabytes } MB, oysa bir turnuva { $most } MB’tan fazlasını gerektirmez. Başka dosya seçin.
import-not-utf8 = { $line }. satır UTF-8 metin değil. Dosyayı UTF-8 kodlamasıyla yeniden kaydedin.
import-malformed = { $line }. satır, { $column }. sütun: { $problem } Dosyayı oluşturan programda yeniden kaydedin.
import-hostile = { $line }. satır, { $column }. sütun: { $problem } Hiçbir turnuva dosyası böyle değildir, bu yüzden dosya reddedildi.
import-limit-players = Dosyada { $most } oyuncudan fazlası var, bu yüzden reddedildi. Bu kadar büyük turnuva olmaz. Doğru dosya mı bakın.
import-limit-games = Dosyada { $most } oyundan fazlası var, bu yüzden reddedildi. Bu kadar büyük turnuva olmaz. Doğru dosya mı bakın.
import-limit-rounds = Dosyada { $most } turdan fazlası var, bu yüzden reddedildi. Bu kadar büyük turnuva olmaz. Doğru dosya mı bakın.
import-other-format = Beklenen bu değil: { $expected }. { $found }
import-player-twice = { $name } oyuncu listesinde iki kez var. Birinin adını değiştirin veya birini kaldırın ve dosyayı yeniden kaydedin.
import-player-nameless = Listenin { $place }. oyuncusunun adı yok. Ad verin veya kaldırın ve dosyayı yeniden kaydedin.
import-unknown-rank = { $name } için “{ $rank }” derecesi geçersiz. 30k–1k, 1d–9d veya 1p–9p olarak düzeltin.
import-bad-line = { $line }. satır: { $problem }
import-bad-lines = Listenin { $lines } satırında { $problems } sorun var. Düzeltip listeyi yeniden aktarın.
import-missing-column = Listede { $column } sütunu yok. İlk satırda adlandırın veya hangi sütun olduğunu seçin. Listeye derece ile ya soyadı ve ad ya da tam ad gerekir.
import-same-column = İki sütunun anlamı aynı; ikincisi “{ $heading }”. Birini atlayın veya başka anlam seçin.
import-other-encoding = { $line }. satır { $encoding } metin değil. Listenin kaydedildiği kodlamayı seçin.
import-unknown-encoding = “{ $name }” kodlaması yok. Şunlardan seçin: { $known }.
import-workbook = Bu hesap tablosu okunamıyor: hasarlı, eski Excel biçiminde (xls) veya çok büyük. xlsx, ods veya CSV (UTF-8) olarak kaydedin.

import-format-rating-list = EGD, FFG veya AGA reyting listesi
import-format-egd-results = Avrupa Go Veritabanı sonuç dosyası (H9)
import-format-ffg-results = Fransız federasyonu sonuç dosyası (tou)
import-format-aga-results = Amerikan Go Birliği (AGA) sonuç dosyası
import-format-trf = satranç federasyonu raporu (TRF16)
import-format-macmahon = MacMahon dosyası
import-format-opengotha = OpenGotha dosyası
import-format-pairgoth = bireysel turnuvanın Pairgoth dosyası
import-format-seed-list = serinin seri başı listesi

import-archive-damaged = ZIP arşivi hasarlı. Yeniden indirin.
import-archive-empty = ZIP arşivi boş. Yeniden indirin.
import-archive-files = ZIP arşivinde { $files } dosya var. Yeniden indirin veya listenin kendisini seçin.
import-archive-nested = ZIP arşivinin içinde başka arşiv var. Açıp listenin kendisini seçin.
import-found-browser-check = Bu, sitenin önce gösterdiği “checking your browser” sayfası. Liste görünene dek tarayıcıda bekleyin, sonra kaydedin.
import-found-harmful-characters = İçindeki bir adda başkalarını gizleyen veya sırasını değiştiren karakterler var. Gönderenden yeniden isteyin.
import-found-newer-version = Programın daha yeni sürümüyle yazılmış. Daha yeni sürüm kullanın.
import-found-no-list = Avrupa Go Veritabanının, Fransız federasyonunun veya AGA’nın yayımladığı listelerden değil. Onlardan birini seçin.
import-found-no-player-lines = İçinde oyuncu satırı yok. Başka dosya seçin.
import-found-not-json = JSON değil. Başka dosya seçin.
import-found-other-kind = Başka türden bir dosya. Başka dosya seçin.
import-found-root-without-parameters = Kök ögesi { $element }; ne oyuncu ne parametre içeriyor. Başka dosya seçin.
import-found-root-without-players = Kök ögesi { $element }; oyuncu içermiyor. Başka dosya seçin.
import-found-signature = İmzalandıktan sonra değiştirildiği için imzası uymuyor. Gönderenden yeniden isteyin.
import-found-type = Türü { $kind }. Başka dosya seçin.
import-found-wrong-values = İçindeki bir değer eksik veya geçersiz. Gönderenden yeniden isteyin.
import-found-zero-bytes = Sıfır bayt içeriyor, yani düz metin değil. UTF-8 olarak yeniden kaydedin.
import-json-cut-off = Dosya yarıda kesilmiş.
import-json-invalid = Geçerli JSON değil.
import-json-field = { $field } değeri geçersiz.
import-json-missing = { $field } değeri eksik.
import-json-value = Turnuvanın bir değeri eksik veya geçersiz.

import-problem-birth = “{ $text }” doğum yılı veya günü değil. 2014 veya 2014-05-31 biçiminde yazın.
import-problem-field-count = Satırda { $fields } alan var, ilk satır ise { $columns } sütun adlandırıyor. Ayırıcıları düzeltin.
import-problem-long-field = Bir alan { $bytes } bayt, sınır { $most }: “{ $start }”. Kısaltın veya tırnakları denetleyin.
import-problem-long-line = Satır { $bytes } bayt, sınır { $most }. Hiçbir liste böyle değildir. Başka dosya seçin.
import-problem-long-text = Bir metin { $most } bayttan uzun.
import-problem-no-club = Oyuncunun kulübü eksik. Ülkeden sonra yazın.
import-problem-no-country = Oyuncunun ülkesi eksik. İki harfli kodunu yazın.
import-problem-no-family-name = Oyuncunun soyadı eksik. Yazın.
import-problem-no-given-name = Oyuncunun adı eksik. Yazın.
import-problem-rank-missing = Oyuncunun derecesi eksik. Yazın, örneğin 5k.
import-problem-no-name = Oyuncunun adı yok. Soyadı ve ad yazın.
import-problem-no-rank = { $name } için derece yok. Yazın, örneğin 5k.
import-problem-no-rank-or-name = Oyuncunun derecesi yok. Yazın, örneğin 5k.
import-problem-round-word = “{ $word }” tur değil. Düzeltin veya kaldırın.
import-note-unknown-element = Bilinmeyen { $count } { $name } ögesi atlandı.
import-note-unknown-attribute = { $element } ögesinde bilinmeyen { $count } { $attribute } özniteliği atlandı.
import-note-header-left = Başlığın burada kullanılmayan satırları atlandı: { $names }.
import-note-fields-of-matches = Takım maçlarının burada kullanılmayan alanları atlandı: { $names }.
import-note-fields-of-teams = Takımların burada kullanılmayan alanları atlandı: { $names }.
import-note-fields-of-pairs = Çiftlerdeki oyuncuların burada kullanılmayan alanları atlandı: { $names }.
import-note-games-without-match = Dosyada olmayan { $key } maçının { $count } oyunu atlandı.
import-note-teams-unused = Dosya tek oyuncular için olduğundan { $count } takım atlandı.
import-note-fields-of-byes = Bayların burada kullanılmayan alanları atlandı: { $names }.
import-note-egd-swiss-found = İlk sütunda oyuncuların galibiyetleri var, yani bu bir İsviçre turnuvası. Dosyanın değerlerini veren ölçütler: { $criteria }.
import-note-egd-mcmahon = Dosyanın puanları bar { $bar }, taban { $floor } ve sıfır { $zero } ile derecelerden ve oyunlardan çıkıyor, yani bu bir McMahon turnuvası. Dosyanın değerlerini veren ölçütler: { $criteria }.
import-note-egd-mcmahon-sums = Oyuncular, dosyada bulunmayan ama dosyadaki toplamların dayandığı puanlara göre sıralı. Bu puanlar bar { $bar }, taban { $floor } ve sıfır { $zero } ile derecelerden ve oyunlardan çıkıyor, yani bu bir McMahon turnuvası. Dosyanın değerlerini veren ölçütler: { $criteria }.
import-note-egd-swiss-scores = Oyuncular galibiyetlerine göre sıralı, yani bu bir İsviçre turnuvası. Toplamları bar { $bar }, taban { $floor } ve sıfır { $zero } ile derecelerden ve oyunlardan çıkan puanların toplamı. Dosyanın değerlerini veren ölçütler: { $criteria }.
import-note-egd-zero = Dosya puanları 30 kyu’nun altından sayar, burada { $zero } derecesinden sayılır. Burada herkesin puanı { $points } daha düşüktür, SOS’ta her rakibin puanı da öyle. Sıralama aynıdır.
import-note-egd-unexplained = Burada bilinen hiçbir ölçüt, ölçüt sütunlarındaki değerleri vermiyor; bu sütunlar atlandı. Ölçütleri denetleyin.
import-note-egd-headings = Başlıkta adı geçen ama değerleri buradaki oyunlardan çıkmayan ölçütler: { $criteria }.
import-note-egd-values = Diğer değerleri bir ölçüte uyan sütunlarda, değeri oyunlardan çıkandan farklı olan oyuncular: { $count }. { $names }
import-note-egd-no-number = { $line }. satır: ölçüt sütunlarındaki “{ $word }” sayı değil ve atlandı.
import-note-egd-scores = { $line }. satırda diğer satırlardakinden çok veya az puan var, bu yüzden puanları atlandı. Satırı denetleyin.
import-note-egd-numbers = Rakipler satırların sırasıyla değil, satır başlarındaki numaralarla belirtilmiş.
import-note-egd-value = Başlıktaki { $key } için “{ $text }” değeri tümüyle okunamıyor. İlgili ayarları denetleyin.
import-note-egd-days = “{ $text }” günleri { $start } – { $end } olarak okundu. Denetleyin.
import-note-egd-time = “{ $text }” süresi { $minutes } dakikalık ana süre olarak okundu. Devamı atlandı. Düşünme süresini düzeltin.
import-note-high-handicap = { $round }. tur, { $line }. satır: handikap { $handicap } 9’dan büyük. 9 kullanılır.
import-note-egd-columns = Burada bilinen hiçbir ölçüt şu ölçüt sütunlarının değerlerini vermiyor, bu yüzden atlandılar: { $columns }. Yerlerine alışılmış ölçütler gelir. Bu sütunların belirlediği sıralar farklı çıkar.
import-note-egd-shifted = Başlangıç puanı derecesininkinden farklı olan, farkı ek puan olarak alınan oyuncular: { $count }. { $names }
import-note-places-agree = Sıralar dosyadaki gibi.
import-note-places-differ = Dosyadakinden farklı sıralar: { $count } / { $players }.
import-note-place-differs = { $name }: dosyada { $place }. sıra, burada { $here }. { $reason }
import-note-place-differs-among = { $name }: dosyada { $place }. sıra, yani burada sırası olan oyuncular arasında { $among }. sıra; burada { $here }. { $reason }
import-reason-value = { $criterion } dosyada { $there }, burada { $here }.
import-reason-no-values = Dosyada, sırasını açıklayan değerler yok.
import-reason-no-game = Oyunu veya bayı olmayan oyuncunun burada sırası olmaz.
import-reason-unexplained = Burada bilinen hiçbir ölçüt dosyanın değerlerini vermiyor.
import-reason-others = Değerler dosyadaki gibi; başkalarının değeri farklı ya da dosya eşit oyuncuları başka türlü sıralıyor.
import-problem-not-an-aga-game = Satır bir oyun değil. Beyazın ve siyahın numarasını, kazanan için W veya B, handikabı ve komiyi yazın.
import-problem-aga-number-twice = { $number } numarası başka bir oyuncuda da var. Birini düzeltin.
import-problem-aga-number = Oyunun bir oyuncusu oyuncu listesinde yok. Numarayı düzeltin.
import-problem-trf-number = Oyuncunun numarası eksik. 5–8. sütunlara yazın.
import-sheet-unknown = Çalışma kitabında hücreleri olan “{ $sheet }” sayfası yok. Olanlar: { $known }. Birini seçin.
import-problem-not-csv = CSV dosyası satırı değil. Listeyi CSV UTF-8 olarak yeniden kaydedin.
import-problem-only-family-name = “{ $name }” adsız bir soyadı. İkisini de yazın.
import-problem-only-given-name = “{ $name }” soyadsız bir ad. İkisini de yazın.
import-problem-pin = “{ $text }” EGD PIN değil. PIN sekiz rakamdır.
import-problem-points = “{ $text }” SEYGO puanı değil. Tam sayı yazın.
import-problem-same-number = { $number } { $value } ayrıca { $first }. satırda var. Bir kişi yalnız bir kez girilebilir.
import-problem-register-number = “{ $text }” lisans veya üyelik numarası değil. En çok on rakam yazın.
import-problem-sex = “{ $text }” cinsiyet değil. f veya m yazın ya da alanı boş bırakın.
import-problem-too-many-fields = Satırda { $fields } alan var, sınır { $most }. Ayırıcıları denetleyin.
import-problem-too-many-lines = Listede en çok { $most } oyuncu olabilir. Bölün.
import-problem-too-many-players = Sonuç dosyasında en çok { $most } oyuncu olabilir. Doğru dosya mı bakın.
import-problem-zero-byte = Satırda sıfır bayt var, yani dosya hasarlı. Listeyi CSV UTF-8 olarak yeniden kaydedin.
import-season-syntax = Geçerli TOML değil. Tırnak, parantez ve virgülleri denetleyin.
import-season-unknown-field = Bilinmeyen alan: `{ $field }`. Yazımını denetleyin.
import-season-missing-field = Eksik alan: `{ $field }`. Ekleyin.
import-season-value = { $value } değeri burada geçersiz. Düzeltin.

import-xml-attribute = Bir öznitelik name="value" biçiminde değil.
import-xml-attribute-twice = { $element } ögesinde { $attribute } özniteliği iki kez var.
import-xml-attributes = { $element } ögesinde { $most } öznitelikten fazlası var.
import-xml-all-attributes = { $most } öznitelikten fazlası var.
import-xml-closing-tag = Bir kapanış etiketinin açılış etiketi yok.
import-xml-cut-off = Dosya { $element } kapanmadan kesilmiş.
import-xml-depth = Ögeler { $most } düzeyden derin iç içe geçmiş.
import-xml-elements = { $most } ögeden fazlası var.
import-xml-empty = Dosyada XML yok.
import-xml-escape = Bir & bilinen bir karakteri başlatmıyor.
import-xml-invalid = XML değil.
import-xml-long-attribute-name = Bir özniteliğin adı { $bytes } bayt, sınır { $most }.
import-xml-long-element-name = Bir ögenin adı { $bytes } bayt, sınır { $most }.
import-xml-long-text = { $element } metni { $most } bayttan uzun.
import-xml-long-value = { $attribute } değeri { $bytes } bayt, sınır { $most }.
import-xml-own-dtd = Dosyada kendi belge türü tanımı var.
import-xml-reference = &{ $name }; başvurusu bilinen bir karakter değil.
import-xml-second-document = İkinci bir belge başlıyor.
import-xml-tags = { $open } ögesi { $close } olarak kapatılmış.
import-xml-text-outside = Belgenin dışında metin var.
import-xml-unfinished-tag = Dosya bir etiketin içinde bitiyor veya kesiliyor.
import-xml-zero-byte = Dosyada sıfır bayt var, yani hasarlı.

import-note-more = { $count } not daha gösterilmiyor.
import-note-adjustment-rounded = { $name }: { $quarters } çeyrek puanlık düzeltme { $points } puana aşağı yuvarlandı.
import-note-aga-defaults = Dosyada süre, bay ve ayar yok. { $minutes } dakika ve McMahon turnuvası kullanılıyor. Düzeltin.
import-note-aga-komi = Eşit oyunların komileri farklı. Komi { $komi } kullanılır. Düzeltin.
import-note-aga-words = Oyuncu derecelerinden sonra gelen ve burada kullanılmayan sözcükler atlandı: { $words }.
import-note-aga-placeholders = Numarası yok anlamına gelen oyuncular: { $count }. Burada AGA numaraları yok.
import-note-aga-undecided = Sonucu olmayan oyunlar: { $count }. Dosya jigo, hükmen veya hiç bitmediklerini söylemiyor. Sonuçları girin.
import-note-aga-game-word = { $line }. satır: “{ $word }” ne 0–9 arası bir handikap ne de komi. Oyunu denetleyin.
import-note-aga-moved = Oyunculardan birinin o turda başka oyunu olduğu için sonraki bir tura konan oyunlar: { $count }.
import-note-aga-place = Başlıktaki “{ $words }” satırı yer olarak alındı. Denetleyin.
import-note-aga-game-of-left = { $line }. satır: oyun atlandı, çünkü bir oyuncunun satırı olan { $left }. satır atlandı.
import-note-aga-game-left = { $line }. satır: oyun alınmadı. Tek oyuncusu var ya da bir oyuncunun { $last } turdan fazlası olurdu.
import-note-board = { $round }. tur: “{ $board }” masası sayı değil, bu yüzden oyun boş bir masa alır.
import-note-board-size = Oyunlar { $size } boyutlu tahtalarda; turnuvalarda bu boyut yok. Burada 19x19 kullanılır, boyut dışa aktarma için saklanır.
import-note-board-twice = { $round }. tur, { $board }. masa: bu masada iki oyun var. Biri { $other }. masaya alındı.
import-note-byoyomi-periods = OpenGotha byo-yomi dönem sayısını saklamaz. Bir dönem kullanılır. Düzeltin.
import-note-cancelled = { $round }. tur: bir oyun iptal edilmiş. “Sonuç yok” sonucuyla aktarıldı.
import-note-categories = Dosyada { $categories } kategori var ama sınırlarından yalnız { $limits } tanesi.
import-note-class-time = Dosyada sınıf { $class } var ama düşünme süresi yok. Bu sınıfın en kısa süresi olan { $minutes } dakika kullanılır.
import-note-class-unrated = Dosyada sınıf { $class } var, ama düşünme süresi her sınıf için çok kısa. Oyunlar reytinge dâhil değil.
import-note-class-lower = Dosyada sınıf { $class } var, ama düşünme süresi yalnız sınıf { $allowed } için yeterli. Düşünme süresini düzeltin.
import-note-column = “{ $heading }” sütunu atlandı.
import-note-breizh-groups = Dosyada Breizh sistemi var. Burada bir McMahon turnuvası oluyor: herkes 0 ile başlar ve şu derecelerden ulaştığı her biri için bir puan alır: { $limits }. Bu puanlar dosyadaki oyuncuların başlangıç puanlarına eklendi. Sonradan kaydolan veya derecesi değişen oyuncu için elle ekleyin.
import-note-late-players = İlk oyunu veya bayı 1. turdan sonra olan oyuncular: { $count }. Önceki turların sıralamasında, sıra almadan en sonda yer alırlar. OpenGotha onlara sıra verir. { $names }
import-note-congress-numbers = { $count } oyuncunun kongre kayıt numarası burada kullanılmaz. Pairgoth’a dışa aktarma için saklanır.
import-note-country = { $name }: “{ $country }” iki harfli ülke kodu değil ve atlandı.
import-note-criterion = “{ $criterion }” sıralama ölçütü bilinmiyor ve atlandı.
import-note-criterion-score = “{ $criterion }” olmadan sıralama ölçütlerinin başında puan kalmıyor, bu yüzden yerine { $score } geçiyor. Ölçütleri denetleyin.
import-note-damaged-line = { $line }. satır: “{ $text }” bir oyuncu değil ve atlandı.
import-note-damaged-lines = Listenin { $count } satırı okunamadı.
import-note-egd-handicap = Dosya, handikapların { $reduction } azaltıldığını söylüyor ama neye bağlı olduğunu söylemiyor. Handikap ayarlarını kontrol edin.
import-note-encoding-guessed = Liste UTF-8 değil. { $encoding } olarak okundu. Adlara bakın.
import-note-external-dtd = Dosya okunmayan bir dış belge türü tanımına başvuruyor.
import-note-ffg-adjusted = Dosyada ek süre değil, yalnız { $adjusted } dakikalık düzeltilmiş süre var. Aynı düzeltilmiş süreyi veren { $seconds } saniyelik byo-yomi kullanılır. Düzeltin.
import-note-ffg-no-time = Dosyada ana süre yok. { $minutes } dakika kullanılır. Düşünme süresini düzeltin.
import-note-ffg-overtime = Dosya ek süreden söz ediyor ama uzunluğu yok. Ek süre kullanılmaz. Düşünme süresini düzeltin.
import-note-foreign-games = Oyunların turnuvalarda bulunmayan, aynı programa dışa aktarma için saklanan değerleri: { $names }.
import-note-foreign-left = { $name }: değer saklamak için çok uzun ve atlandı.
import-note-foreign-players = Oyuncuların turnuvalarda bulunmayan, aynı programa dışa aktarma için saklanan değerleri: { $names }.
import-note-foreign-settings = Turnuvalarda bulunmayan, aynı programa dışa aktarma için saklanan ayarlar: { $names }.
import-note-game-replaced = { $round }. tur, { $board }. masa: bu masada iki oyun var. Sonraki tutulur.
import-note-handicap = { $round }. tur, { $board }. masa: handikap { $handicap } 9’dan büyük. Burada 9 kullanılır, diğeri dışa aktarma için saklanır.
import-note-handicap-negative = { $round }. tur, { $board }. masa: handikap { $handicap } 0’dan küçük. Burada handikap kullanılmaz, diğeri dışa aktarma için saklanır.
import-note-handicap-unread = { $round }. tur, { $board }. masa: “{ $handicap }” handikabı sayı değil. Burada handikap kullanılmaz, diğeri dışa aktarma için saklanır.
import-note-internet = Turnuva internette oynandı, bu yüzden oyunlarının reyting sınıfı D.
import-note-internet-address = Dosyada direktörünün internet adresi var; aktarılmadı.
import-note-komi = Komi yarım puanın katı değil. Burada aşağı yuvarlanır ve dışa aktarma için saklanır.
import-note-late-rounds = { $line }. satır: { $last }. turdan sonraki turlar atlandı.
import-note-level = { $name }: { $written } düzeyi bilinmiyor. { $rank } kullanılır.
import-note-line-cleaned = { $line }. satır: şuradan denetim karakterleri çıkarıldı: “{ $text }”.
import-note-line-no-pin = { $line }. satır: “{ $text }” sekiz rakamlı EGD PIN değil ve atlandı.
import-note-halves-disagree = { $round }. tur: { $line }. satırda ({ $name }) rakip { $opponent }, ama { $other }. satırda rakip { $name } değil. Oyun atlandı.
import-note-opponent-left = { $round }. tur: { $name } oyunu ({ $line }. satır) atlandı, çünkü rakibin satırı olan { $other }. satır atlandı.
import-note-opponent-missing = { $round }. tur: { $name } oyunu ({ $line }. satır) atlandı, çünkü rakip dosyada yok.
import-note-macmahon-defaults = Dosyada tarih, düşünme süresi ve komi yok. { $day }, 60 dakika ve 6.5 kullanılır. Düzeltin.
import-note-macmahon-rounds-down = MacMahon bu turnuvada puanları tam puana aşağı yuvarlıyor: onlara göre eşleştiriyor ve listelerinde, SOS ve SOSOS’ta da onları gösteriyor. Burada yarım puanlar sayılır.
import-note-macmahon-bye-of-two = { $round }. tur: { $black } ile { $white } eşleşmesi bay olarak işaretli, ama iki oyuncu içeriyor. Onların oyunu olarak alındı. Denetleyin.
import-note-macmahon-scorex = MacMahon’un ScoreX’i kaçırılan turların yarım puanlarını saymaz. Burada sıralama onları da içeren puana göredir.
import-note-macmahon-superbar = Düzeyi üst barın altında olan ve MacMahon’da bunun için puan almayan süper bar üyeleri: { $names }. Burada da almazlar.
import-note-macmahon-preliminary = Oyunu olan, ama yalnız ön kayıtlı olup MacMahon’un listesinde bulunmayan oyuncular: { $names }. Burada sıraları var.
import-note-macmahon-no-result = MacMahon sonuçsuz oyunu yarım puan sayar. Burada sonucu girilene dek hiç sayılmaz.
import-note-macmahon-rating-rank = MacMahon bu turnuvada dereceleri reytingden alır. Girilen dereceler kullanılır. Denetleyin.
import-note-macmahon-rating-score = MacMahon bu turnuvada başlangıç puanlarını reytingden alır. Burada dereceden çıkarlar. Denetleyin.
import-note-macmahon-zero = MacMahon bu turnuvada puanları { $level } derecesinden sayar, burada 30 kyu’dan sayılır. Burada herkesin puanı { $points } daha düşüktür, SOS’ta her rakibin puanı da öyle. Sıralama aynıdır.
import-note-name-twice = { $first }. ve { $line }. satır: { $name } iki kez listelenmiş.
import-note-no-criteria = Dosyada sıralama ölçütü yok. MMS, SOS ve SOSOS kullanılır.
import-note-no-headings = Listede başlık yok. Sütunların anlamı içeriğinden tahmin edildi. Oyuncuları kontrol edin.
import-note-no-rank = { $name } için derece yok. OpenGotha’daki gibi 30k kullanılır.
import-note-one-time = Dosyada ana süre ve ek süre için tek süre var. Ana süre olarak { $minutes } dakika kullanılır.
import-note-pairgoth-frozen-left = Dondurulmuş sıralama atlandı, çünkü dosyanın oyuncusu olmayan birini içeriyor. Pairgoth’ta yeniden dondurun.
import-note-pairgoth-jigo = Bu turnuvada Pairgoth, McMahon puanlarını tam puana aşağı yuvarlıyor. Burada jigodan gelen yarım puan kalır; bu yüzden tek sayıda jigosu olan oyuncuların yarım puanı fazladır, rakiplerinin de SOS’ta.
import-note-pairgoth-sos = Pairgoth, oyunsuz bir turu SOS’ta başlangıç puanı ve her tur için yarım puan olarak sayar. Burada başlangıç puanı sayılır; bu yüzden bir turda oyunu olmayan oyuncuların SOS’u daha düşüktür.
import-note-pin = { $name }: “{ $pin }” sekiz rakamlı EGD PIN değil ve atlandı.
import-note-player-cleaned = { $name }: addan veya başka alandan denetim karakterleri çıkarıldı.
import-note-rank-bare = { $line }. satır: “{ $written }” derecesinde k veya d yok. { $rank } kullanılır. Denetleyin.
import-note-rank-below = { $line }. satır: “{ $written }” derecesi 30k altında. { $rank } kullanılır.
import-note-rank-range = { $name }: { $grade } derecesi 30k–9d aralığı dışında. { $rank } kullanılır.
import-note-rating = { $name }: “{ $rating }” reyting değil ve atlandı.
import-note-rating-range = { $name }: { $rating } reytingi { $least }–{ $most } aralığı dışında. { $used } kullanılır.
import-note-ratings-shifted = Dosya eski. OpenGotha’daki gibi reytinglerine { $shift } eklenir.
import-note-ratings-unchanged = Dosyada verilerinin sürümü yok. Reytingleri olduğu gibi kullanılır.
import-note-register-number = { $name }: “{ $number }” en çok on rakamlı lisans veya üyelik numarası değil. Atlandı.
import-note-result = { $round }. tur, { $board }. masa: “{ $result }” sonucu bilinmiyor, oyunun henüz sonucu yok.
import-note-round = “{ $round }” turunun bir oyunu veya bayı çıkarıldı. Turlar 1–{ $last } diye numaralanır.
import-note-round-number = 1–{ $last } arasında numarası olmayan bir tur atlandı.
import-note-round-range = { $round }. turun oyunları çıkarıldı. Turlar 1–{ $last } diye numaralanır.
import-note-rounds-raised = Dosya { $planned } tur planlıyor ama { $last }. turda oyun var. Turnuva artık { $last } turlu.
import-note-same-pin = { $name } ile { $first } aynı EGD PIN’e sahip: { $pin }. İkinci PIN atlandı.
import-note-score-correction = { $name }: başlangıç puanının { $correction } düzeltmesi atlandı.
import-note-score-zero = Dosya puanların sıfırını { $zero } yapıyor, ama OpenGotha 30k’den sayar. Bu turnuva da 30k’den sayar.
import-note-scores-unknown = Dosyada bar, taban ve puanların sıfırı yok. Sıralamayı kullanmadan önce denetleyin.
import-note-second-bye = { $round }. tur: bir oyuncunun oyun veya başka bay yanında bayı var. Bay çıkarıldı.
import-note-second-game = { $round }. tur, { $board }. masa: bir oyuncunun zaten başka masada oyunu var. Bu oyun çıkarıldı.
import-note-sheet = “{ $sheet }” sayfası okundu. Dolu { $others } sayfa daha okunmadı.
import-note-self-pairing = { $round }. tur, { $board }. masa: bir oyuncu kendisiyle karşılaşıyor. Oyun çıkarıldı.
import-note-setting = { $setting } ayarının “{ $value }” değeri geçersiz. Varsayılan kullanılır.
import-note-setting-changed = { $setting } ayarının “{ $value }” değeri turnuvalarda olamaz. En yakın olası değer veya varsayılan kullanılır.
import-note-start = Dosyada turnuvanın ilk günü yok. { $day } kullanılır. Düzeltin.
import-note-status = { $name }: “{ $status }” durumu bilinmiyor. Oyuncu ön kayıtlı olarak aktarıldı.
import-note-system = { $system } sistemi bilinmiyor. İsviçre kullanılır.
import-note-pair-incomplete = { $name } dosyadaki iki oyuncudan oluşan bir çift değil, atlandı.
import-note-team-player = { $name } { $team } takımında, ama dosyanın oyuncuları arasında değil. Masa atlandı.
import-note-teams = { $count } takım dışa aktarma için saklanır. Burada oyunlar yalnız oyuncularına sayılır; takımların karşılaşması için dosyayı komut satırında --teams ile aktarın.
import-note-title-rows = Başlıkların üstündeki 1–{ $last }. satırlar atlandı.
import-note-total-row = { $line }. satır: “{ $text }” listenin toplamı, bu yüzden atlandı.
import-note-tournament-cleaned = Turnuvanın adından denetim karakterleri çıkarıldı.
import-note-trf-ranks = Dosyada go dereceleri yok. Reytinglerden çıkarılıyor. Kontrol edin.
import-note-trf-titles = Satranç federasyonundaki unvanı veya numarası atlanan oyuncular: { $count }.
import-note-trf-unrated = Reytingi olmayan ve burada 30k derecesi alan oyuncular: { $count }. Derecelerini girin.
import-note-day-unclear = “{ $text }” birden çok gün anlamına gelebilir. { $day } kullanılır. Denetleyin.
import-note-value-left = { $name }: “{ $text }” burada bilinmiyor ve atlandı.
import-note-unclear-day = { $line }. satır: “{ $text }” günle veya ayla başlıyor. Yalnız { $year } yılı kullanılır. Günleri 2014-05-31 biçiminde yazın.
import-note-unknown-player = { $round }. tur: listede olmayan oyuncuyla bir oyun çıkarıldı.
import-note-unknown-player-bye = { $round }. tur: “{ $player }” bayı çıkarıldı. Bu oyuncu listede yok.
import-note-unknown-player-game = { $round }. tur, { $board }. masa: “{ $player }” oyunu çıkarıldı. Bu oyuncu listede yok.
import-note-unknown-rank = { $name } derecesi 99K; OpenGotha’da bilinmiyor demektir. 30k kullanılır.
export-note-one-name = { $name }: yalnız bir adı var. OpenGotha iki ister, bu yüzden eksik olanın yerine tire yazılır.
export-note-class = { $program } seçilen sınıfı saklamaz. Oyunlar orada sınıf { $class } sayılır. EGD’ye sonuçları buradan gönderin veya daha düşük sınıfın düşünme süresini seçin.
export-note-criterion = OpenGotha’da { $criterion } ölçütü yok, bu yüzden dosyada yer almıyor.
export-note-criteria = OpenGotha’da en çok { $most } ölçüt olur, bu yüzden sonuncular dosyada yer almıyor: { $left }.
export-note-egd-pin-unknown = { $name } için { $pin } PIN’i reyting listesinde yok. Denetleyin veya daha yeni liste aktarın.
export-note-egd-candidate = { $name } reyting listesindeki şu kişi olabilir: { $rated } { $rank }. Aynı kişiyse { $pin } PIN’ini girin.
export-note-parameters = Turnuvanın ayarlarıyla bazı oyuncuların OpenGotha’daki sırası farklı olurdu. Dosyada, herkese şimdiye kadarki sırasını veren başka ayarlar var: { $settings }.
export-note-places = { $count } oyuncunun OpenGotha’daki sırası farklı, çünkü bayları, yoklukları, hükmenleri veya bir ölçütü başka türlü sayar: { $names }.
export-note-zero = OpenGotha puanları 30k’den sayar, bu yüzden orada her MMS bu turnuvadakinden { $more } puan yüksek.
export-note-egd-unrated = Düşünme süresi veya seçilen sınıf yüzünden oyunlar reytinge dâhil değil, EGD de onları saymaz. Bu yanlışsa düşünme süresini düzeltin.
export-note-egd-place = Turnuvanın ülkesi veya yeri yok; EGD bunları ister. Ayarlarda girin.
export-note-egd-hidden = { $count } oyuncu tam yayımlanmayı kabul etmedi, bu yüzden EGD oyunlarını sayamaz: { $names }. Onlara sorun veya dosyayı onlar olmadan gönderin.
export-note-egd-no-pin = { $count } oyuncunun EGD PIN’i yok ve EGD’de iki kez oluşturulabilir: { $names }. PIN’i reyting listesinde arayın.
export-note-egd-no-result = { $round }. tur, { $board }. masa: oyunun sonucu yok. Dosyayı göndermeden önce girin.
export-note-egd-both = { $round }. tur, { $board }. masa: { $result } sonucu iki oyuncuya da aynı sayılır; EGD bunu kabul etmez. Düzeltin.
export-note-ffg-licences = { $count } Fransız oyuncunun lisans numarası yok: { $names }. Kayıtta girin.
export-note-ffg-hidden = { $count } oyuncu tam yayımlanmayı kabul etmedi, bu yüzden federasyon oyunlarını sayamaz: { $names }. Onlara sorun veya dosyayı onlar olmadan gönderin.
export-note-ffg-cut = { $count } oyuncunun adı { $most } harfe kısaltıldı: { $names }.
export-note-ffg-forfeit = { $round }. tur, { $board }. masa: hükmen, federasyon saymasın diye oyunsuz tur olarak yazılır.
export-note-aga-numbers = AGA numarası olmayan ve bu dosyada 90000’den büyük numara alan oyuncular: { $count }. Numaralarını kayıtta girin: { $names }.
export-note-aga-hidden = Tam yayımlanmayı kabul etmeyen, bu yüzden AGA’nın oyunlarını değerlendiremediği oyuncular: { $count }. Onlara sorun ya da dosyayı onlarsız gönderin: { $names }.
export-note-aga-game = { $round }. tur, { $board }. masa: AGA oyunu değerlendirmez, çünkü oynanmadı ya da kazananı yok. Dosyada soru işareti var.
export-note-macmahon-lost = Dosyada tarih, yer, saat, komi, doğum yılı, seri numarası, yayımlama seçimi, eleme tablosu ve puan yok, çünkü MacMahon bunları saklamaz. Turnuva dosyasını saklayın.
export-note-macmahon-places = { $count } oyuncunun MacMahon’daki sırası farklı, çünkü bayları, yoklukları, hükmenleri veya bir ölçütü başka türlü sayar: { $names }.
export-note-macmahon-criterion = MacMahon’da { $criterion } ölçütü yok, bu yüzden dosyada yer almıyor.
export-note-macmahon-system = MacMahon yalnız McMahon ve İsviçre turnuvalarını bilir, bu yüzden dosyada bu sistemin yalnız oyunları ve sonuçları var.
export-note-macmahon-handicap = MacMahon’da bar oyunu handikaptan muaf tutmaz. { $rank } üstündeki oyuncular orada { $rank } sayılır.
export-note-macmahon-board = MacMahon’da tüm oyunlar için tek tahta boyutu var, bu yüzden dosyada 19x19 yazar.
export-note-macmahon-walkover = { $round }. tur, { $board }. masa: oynamadan tur atlama, puan veren hakem kararı olarak yazılır.
export-note-macmahon-no-result = { $round }. tur, { $board }. masa: sonuçsuz oyun bitmemiş oyun olarak yazılır.
export-note-macmahon-ghosts = { $count } yedek eş joker olarak yazılır: { $names }.
export-note-macmahon-guests = { $count } konuk MacMahon’da sıra alır: { $names }.
export-note-withdrawn = { $count } çekilmiş oyuncu dosyada kalır ve diğer turları oynamaz: { $names }.
export-note-pairgoth-lost = Dosyada salon, başlama saati, doğum yılı, seri numarası, yayımlama seçimi, profesyonel derece, eleme tablosu ve puan yok, çünkü Pairgoth bunları saklamaz. Turnuva dosyasını saklayın.
export-note-pairgoth-frozen = İçe aktarılan dosyanın dondurulmuş sıralaması yazılmadı, çünkü sonuçlar veya sıralama o zamandan beri değişti. Pairgoth’ta yeniden dondurun.
export-note-pairgoth-places = { $count } oyuncunun Pairgoth’taki sırası farklı, çünkü bayları, yoklukları, hükmenleri veya bir ölçütü başka türlü sayar: { $names }.
export-note-pairgoth-criterion = Pairgoth’ta { $criterion } ölçütü yok, bu yüzden dosyada yer almıyor.
export-note-pairgoth-system = Pairgoth yalnız McMahon ve İsviçre turnuvalarını bilir, bu yüzden dosyada bu sistemin yalnız oyunları ve sonuçları var.
export-note-pairgoth-handicap = Pairgoth’ta bar oyunu handikaptan muaf tutmaz. { $rank } üstündeki oyuncular orada { $rank } sayılır.
export-note-pairgoth-board = Pairgoth’ta tüm oyunlar için tek tahta boyutu var, bu yüzden dosyada 19x19 yazar.
export-note-pairgoth-boards = Pairgoth’ta takımlar 2 ile { $last } arası masadadır, bu yüzden { $size } masalı takımların dosyasını açmayabilir.
export-note-pairgoth-not-played = { $round }. tur, { $board }. masa: hükmen veya oynamadan tur atlama, oynanmış sonuç olarak yazılır.
export-note-pairgoth-unrated = Pairgoth her oyuncu için reyting ister, bu yüzden reytingsiz { $count } oyuncu derecesininkini alır: { $names }.
export-note-pairgoth-guests = { $count } yedek eş veya konuk Pairgoth’ta olağan oyuncudur: { $names }.
export-note-trf-handicaps = Dosya { $count } oyunun handikaplı olduğunu söylemez.
export-note-trf-federation = Ülkesi satranç federasyonunda temsil edilmeyen, bu yüzden federasyonsuz yazılan oyuncular: { $names }.
export-note-trf-result = { $round }. tur, { $board }. masa: dosyada böyle bir sonuç yok, bu yüzden oyun sonuçsuz yazılır.
export-note-trf-cut = { $count } oyuncunun adı { $most } harfe kısaltıldı: { $names }.

bundle-not-a-bundle = Bu paket değil. { $reason } `export --as bundle` komutunun yazdığı dosyayı seçin.
bundle-hostile = Paket reddedildi. { $reason } Hiçbir turnuva böyle değildir.
bundle-newer = Paketin sürümü { $found }, bu program ise en çok { $known } okur. Programın daha yeni sürümünü kullanın.
bundle-changed = Paketteki { $file } dosyası imzalanan dosya değil. Yolda değişmiş. Paketi organizatörden yeniden isteyin.
bundle-missing = Pakette { $file } eksik. Paketi organizatörden yeniden isteyin.
bundle-person = Paketin { $player }. oyuncusunda { $field }, imzalı verilerdekinden farklı. Paketi organizatörden yeniden isteyin.
bundle-contradiction = Paket kendisiyle çelişiyor. { $problem } Organizatörden yeniden çıkarmasını isteyin.
bundle-found-no-archive = ZIP arşivi değil veya hasarlı.
bundle-found-no-version = Bildiriminde sürüm yok.
bundle-found-not-json = manifest.json geçerli JSON değil.
bundle-found-other-program = Bildirimini başka program yazmış.
bundle-limit-file-size = İçindeki { $file } dosyası { $kilobytes } kB.
bundle-limit-files = İçinde { $files } dosya var.
bundle-limit-name = Yasak adlı bir dosya içeriyor veya listeliyor.
bundle-limit-players = İçinde { $players } oyuncu ve { $games } oyun var.
bundle-limit-ratio = İçindeki { $file } dosyası açılınca olması gerekenden çok büyük.
bundle-limit-size = Boyutu { $megabytes } MB.
bundle-limit-twice = İçinde iki { $file } dosyası var.
bundle-problem-log = log.json içindeki geçmiş geçersiz.
bundle-problem-hand-over = hand-over.json içindeki bir bildirim başka turnuva veya başka paketle ilgili.
bundle-problem-season-file = Sezon dosyasında puan tablosunun kuralları yok, sezon { $season }.
bundle-problem-categories = Yaş kategorileri sırada değil veya yaş katsayısı geçersiz.
bundle-problem-category = { $player }. oyuncunun puanları sezonun hiçbir kategorisinde değil veya oyuncunun iki kez puanı var.
bundle-problem-days = Şampiyonası eksik veya son günü ilk gününden önce.
bundle-problem-final = { $category } kategorisi Finalinin grupları veya sıraları birbirine uymuyor.
bundle-problem-game = İçindeki bir oyunda iki oyuncu yok veya sonucu bilinmiyor.
bundle-problem-harmful-characters = İçindeki bir ad çok uzun veya başkalarını gizleyen ya da sırasını değiştiren karakterler içeriyor.
bundle-problem-ladder = İçindeki bir jigo merdiveni hiçbir oyuna ait değil.
bundle-problem-ladder-winner = İçindeki bir jigo merdiveninin kazananı onu oynamamış.
bundle-problem-player = { $player }. oyuncunun derecesi, yayımlama seçimi veya bir alanı geçersiz.
bundle-problem-player-twice = Bir oyuncu içinde iki kez var.
bundle-problem-points = { $player }. oyuncunun puanlarının toplamı tutmuyor.
bundle-problem-sequence = Numarası önceki paketine uymuyor.
bundle-problem-unlisted-player = Listesinde olmayan bir oyuncuya başvuruyor.
bundle-problem-values = { $file } içindeki bir değer eksik veya geçersiz.
bundle-problem-version = Sürümünün izin verdiğinden fazlasını içeriyor.

signature-invalid-key = Açık anahtar geçersiz. `drawmaster key` komutunun gösterdiği gibi 64 onaltılık rakam olmalı.
signature-mismatch = İmza uymuyor. Dosya imzalandıktan sonra değiştirilmiş. Gönderenden yeniden isteyin.

## The hall network

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
hall-address-of-many = { $address } birçok bilgisayar demektir. Bu bilgisayarın tek bir ağdaki adresini seçin.
hall-choose-address = Bu bilgisayarın tek bir adresini seçin; salon ağı hiçbir zaman hepsini dinlemez.
hall-address-refused = Salon ağı { $address } adresini dinleyemiyor ({ $error }). Başka bir adres veya bağlantı noktası seçin.
hall-poster-address = Adres, çalışan bir salon ağının adresi olmalıdır, örneğin http://192.168.0.7:8080/.
hall-no-codes = Fişler, oluşturuldukları anda 1 ile { $most } arasında kod için yazdırılabilir.
cli-hall-serving = Salon ağı { $url } adresinde çalışıyor. Ctrl+C ile durdurun.
helper-title = Yardımcı
helper-code = Kodunuz: altı sözcük
helper-sign-in = Giriş
helper-needs-script = Yardımcılar için JavaScript gerekir.
helper-not-sent = Henüz gönderilmedi
helper-all-sent = Her şey gönderildi.
helper-refused = Hakem masası bu girişi reddetti.
helper-desk-unavailable = Hakem masası şu anda hiçbir şey alamıyor. Girişler daha sonra yeniden gönderilir.
helper-code-replace = Bu bağlantının kodu bu telefondakinden farklı. Yenisi kullanılsın mı?
helper-code-refused = Bu kod artık geçerli değil. Yöneticiden yenisini isteyin.
helper-sign-out = Çıkış
helper-pass = Okuma
helper-pass-one = Birinci okuma
helper-pass-two = İkinci okuma
helper-entered = Sonuç
helper-nothing = Şu anda yapılacak bir şey yok.
helper-discard = Vazgeç
helper-note = Hakeme not
helper-note-send = Notu gönder
helper-arrived = Geldi
helper-filter = Masa veya ad
helper-jigo = Jigo
helper-lost-both = İkisi de kaybetti
helper-code-invalid = Bu kod geçerli değil. Yöneticiden yenisini isteyin.
helper-unknown = { $number } anahtarlı yardımcı yok.
helper-revoked-already = { $name } adlı yardımcının kodu zaten iptal edilmiş.
helper-name-missing = Yardımcının adını girin.
helper-hours = Bir kod 1 ile { $most } saat arasında geçerlidir.
helper-too-many = Bir etkinlikte en çok { $most } yardımcı olur.
helper-room-unknown = { $room } salonu yok. Etkinliğin salonlarından birini seçin.
helper-room-without-results = Yalnızca sonuç giren yardımcıların salonu olur. Salonu boş bırakın.
helper-key = Bir girişin numarası 8 ile 64 arasında harf ve rakamdan oluşmalı.
helper-not-allowed = Kodunuz buna izin vermiyor. Yöneticiye sorun.
follow-address = İlk masanın salon ağı adresini girin, örneğin http://192.168.0.7:8080/.
follow-not-local = Pencere yalnızca aynı yerel ağdaki bir masayı izler; { $address } başka yerde. Onu izlemek için drawmaster follow komutunu kullanın.
follow-code = Kod, ilk masanın gösterdiği altı sözcüktür. Yazımlarını denetleyin.
follow-no-connection = İlk masa { $address } adresinde yanıt vermiyor ({ $error }).
follow-code-unreadable = Kod okunamıyor ({ $cause }).
follow-unproved = { $address } adresinden gelen yanıt, bu koda sahip ilk masadan geldiğini kanıtlamıyor. Adresi denetleyin; onun yerine başkası yanıt veriyor olabilir.
follow-refused = İlk masa bu kodu kabul etmiyor. İkinci masa rolüyle yeni bir kod isteyin; kendisi devralmış bir masa eski kodları kabul etmez.
follow-answer = { $address } adresindeki ilk masa bu programın anlamadığı bir yanıt gönderdi. İki bilgisayarda da aynı sürümü kullanın.
follow-copy-missing = { $path } kopyası izleme sırasında taşındı veya silindi. Geri taşıyın veya yeni bir kopyayla izleyin.
cli-follow-state = { $time }: { $file }, { $address } adresindeki { $last } kaydın { $entry }. kaydına sahip.
cli-follow-lost = { $time }: { $reason } Yeniden deneniyor.
cli-promoted = { $file } artık bir etkinlik dosyası. İlk masanın geçmişini { $entry }. kayıttan sonra sürdürür ({ $head }). İlk masada artık hiçbir şeyi değiştirmeyin: bu kayıttan sonraki değişiklikleri burada yok ve iki dosya birleştirilemez.
helper-other-game = { $board } numaralı masada şimdi başka oyuncular oturuyor ya da turu yayımlanmadı. Sonucunuz hakem masasında; kararı o verir.
helper-desk-decides = Sonucunuz hakem masasında; kararı o verir. Uzun sürerse oraya sorun.
helper-not-expected = Bu oyuncu artık beklenmiyor. Hakem masasına gönderin.
helper-shown-missing = Bu giriş, sayfanın kimi gösterdiğini belirtmiyor. Sayfayı yeniden yükleyip bir daha girin.
helper-other-person = Hakem masası bu kaydın kime ait olduğunu değiştirdi. Oyuncuyu listede yeniden arayın.
helper-key-used = Hakem masasında aynı numaralı başka bir giriş var, bu yüzden bu giriş saklanmadı. Yeniden girin.
helper-own-pass = { $board } numaralı masanın diğer okumasını siz girdiniz. Bunu başka biri okur.
helper-no-board = Hakem masasında şimdi böyle bir masa yok, bu yüzden bu sonuç saklanmadı. Hakem masasına bildirin.
helper-round-confirmed = { $round }. tur onaylı, bu yüzden bu sonuç saklanmadı. Farklıysa hakem masasına bildirin.
helper-too-many-wait = { $count } sonucunuz zaten hakem masasını bekliyor, bu yüzden bu sonuç saklanmadı. Hakem masasına bildirin.
helper-other-result = { $board } numaralı masanın hakem masasında başka bir sonucu var. Yöneticiye sorun.
report-title = Sonucu bildir
report-about = Sonuç fişinde renginizin yanındaki kodu yazın. Rakibiniz aynısını bildirince sonuç geçerli olur.
report-code = Kodunuz
report-next = İleri
report-choose = Kim kazandı?
report-asked = Rakibiniz şunu bildirdi: { $result }. Bildiğinizi siz de bildirin.
report-waiting = Bildirdiğiniz: { $result }. Rakibiniz aynısını bildirince geçerli olur. Fişi her zamanki gibi verin.
report-is-disputed = Farklı sonuçlar bildirdiniz. Rakibinizle birlikte yönetici masasına gidin.
report-is-dismissed = Bildiriminiz kabul edilmedi. Yönetici masasına gidin.
report-is-entered = Sonuç girildi: { $result }. Fişi her zamanki gibi verin.
report-other = Başka bir sonuç
report-code-invalid = Bu kod şu anda geçerli değil. Fişe bakın ya da yönetici masasına sorun.
report-result-unfit = Oyuncular galibiyet ya da jigo bildirir. Diğer her şeyi yönetici masasına söyleyin.
report-sent-before = Daha önce bir sonuç bildirdiniz. Değiştirmek için yönetici masasına sorun.
report-desk-unavailable = Yönetici masası bildiriminizi şu anda alamıyor. Biraz sonra yeniden deneyin.
report-entered = { $board }. masanın sonucu zaten var. Değiştirmek için yönetici masasına sorun.
report-author = Masa { $board }, { $colour }
report-none = { $board }. masadan bekleyen bildirim yok.
report-disputed = { $board }. masanın oyuncuları farklı sonuçlar bildirdi. Doğrusunu girin ya da bildirimleri reddedin.
cli-report-accepted = { $board }. masanın bildirilen sonucu girildi.
cli-report-dismissed = { $board }. masanın bildirimleri reddedildi.
cli-conflict-settled = Masa { $board } karara bağlandı: { $result }.
cli-conflict-entered = girildi
cli-conflict-sent = girilmedi
cli-no-conflicts = Çelişen sonuç yok.
conflict-none = { $board }. masanın sonucu yok ve şimdi orada oturan oyunculardan bekleyen sonuç da yok. Sonucu turun diğer sonuçlarıyla birlikte girin ve başka oyunculardan bekleyenleri yok sayın.
cli-no-reports = Bekleyen bildirim yok.
cli-no-report-codes = Kod yok: süren bir tur yok ya da oyuncular sonuç bildiremez (event.player_reports).
cli-report-waiting = bekliyor
cli-report-disputed = oyuncular farklı bildirdi
cli-report-contradicted = başka bir sonuç girildi
cli-report-moved = oyuncular şimdi başka yerde oturuyor
cli-helper-added = { $name }, { $helper } anahtarıyla eklendi. Kod yalnızca şimdi gösterilir: { $code }
cli-helper-revoked = { $helper } anahtarlı yardımcının kodu iptal edildi.
cli-no-helpers = Yardımcı yok.
cli-helper-valid-until = { $time } tarihine kadar geçerli
cli-helper-expired = süresi doldu
cli-helper-is-revoked = iptal edildi

## messages

verbatim = { $text }
language-unknown = Hiçbir katalogda “{ $code }” dili yok. Şunlardan birini veya virgülle ayrılmış ikisini seçin: { $known }.
language-too-many = Bir çıktıda iki dile yer var. Bir veya iki dil verin.

## messages: causes, as parts of sentences

cause-not-found = yok
cause-permission = erişim izni yok
cause-exists = zaten var
cause-full = disk dolu
cause-read-only = aygıt salt okunur
cause-folder = bu bir klasör
cause-no-folder = yolun bir bölümü klasör değil
cause-not-empty = klasör boş değil
cause-name = ad çok uzun veya burada olanaksız
cause-too-large = dosya bu aygıt için çok büyük
cause-busy = başka bir program kullanıyor
cause-address-in-use = bu adresi ve bağlantı noktasını başka bir program kullanıyor
cause-address-elsewhere = bu bilgisayarda bu adres yok
cause-other-device = başka bir aygıtta
cause-network = ağ yanıt vermiyor
cause-refused = orada hiçbir program yanıt vermiyor
cause-broken = bağlantı koptu
cause-pipe = alan program sona erdi
cause-interrupted = sistem kesti
cause-not-text = UTF-8 metin değil
cause-cut-off = yarıda kesilmiş
cause-memory = bellek yetersiz
cause-unsupported = bu aygıtta olanaksız
cause-many-files = çok fazla dosya açık
cause-links = bağlantıları döngü oluşturuyor
cause-device-lost = aygıt bağlı değil
cause-device = sistem arıza bildiriyor
cause-json-cut-off = { $line }. satırda kesilmiş
cause-json-syntax = { $line }. satır, { $column }. sütundan itibaren JSON değil
cause-json-choice = şunlardan seçin: { $choices }
cause-json-missing = { $field } eksik
cause-json-unknown = { $field } bilinmiyor
cause-json-range = sayı çok küçük veya çok büyük
cause-json-number = tam sayı gerekli
cause-json-text = metin gerekli
cause-json-truth = true veya false gerekli
cause-json-list = liste gerekli
cause-json-form = biçimi yanlış

## print

paper-unknown = “{ $name }” kâğıdı desteklenmiyor. Şunlardan seçin: { $known }.
copies-out-of-range = Kopya sayısı 1 ile { $maximum } arasında olmalı, { $count } olmaz.
font-missing-characters = Hiçbir yazı tipinde şu karakterler yok: { $characters }. Bu metinleri değiştirin veya yerlerine � basın: pencerede “Eksik karakterleri değiştir” kutusunu seçin ya da komut satırına --replace ekleyin.

## session: outputs

output-exists = { $path } zaten var ve hiçbir şey yazılmadı. Başka ad seçin veya dosyanın değiştirilmesine izin verin.
output-replaces-database = { $path } bir turnuva dosyası, seri defteri veya başka veritabanı; hiçbir çıkış onun yerini alamaz. Başka ad seçin.
output-beside-database = { $path }, yanındaki turnuvanın veya seri defterinin gereksindiği bir dosyanın adını taşıyor. Başka ad seçin.
output-replaces-key = { $path } bir organizatör anahtarı; hiçbir çıkış onun yerini alamaz. Başka ad seçin.
output-unreadable = { $path } var ama okunamıyor ({ $cause }), bu yüzden değiştirilmedi. Başka ad seçin.

## session: files

file-name-missing = { $path } dosya adı değil. Başkasını seçin.
file-not-written = { $path } yazılamadı ({ $reason }). Başka klasör seçin veya yer açın.
file-not-readable = { $path } okunamıyor ({ $reason }). Adını ve klasörünü denetleyin.
file-not-regular = { $path } okunamıyor. Olağan bir dosya değil. Başkasını seçin.
file-too-large = { $path } turnuva dosyası için çok büyük. Başkasını seçin.
file-exists = { $path } zaten var. Başka ad seçin.
file-not-picked = Program bu dosyayı bilmiyor. Yeniden seçin.
request-invalid = { $name } komutunun isteği geçersiz ({ $error }). Programı yeniden başlatın.

## session: lists with wrong lines

list-line = { $line }. satır: { $reason }
list-lines-wrong = Listenin { $lines } satırında { $mistakes } sorun var. Düzeltip listeyi yeniden aktarın.
list-lines-more = { $count } tanesi daha gösterilmiyor.

## session: the session

event-not-open = Açık turnuva yok. Turnuva açın veya yeni oluşturun.
competition-missing = Turnuvanın yarışması yok. Yeni turnuva oluşturun.
request-not-json = İstek günlükte saklanamıyor ({ $reason }). Bu hatayı bildirin.
final-game-invalidated = Değişiklik Finalin { $round }. turdaki { $board }. masa oyununu geçersiz kılardı. Önce { $round }. turun eşlerini bozun. Oyunları başladıysa bağlı olduğu sonucu düzeltin ve sonraki oyunları iptal edin.
copy-failed = { $folder } klasörüne kopya alınamadı. { $reason } Klasörü ve boş yeri denetleyin.
copy-folder-failed = Klasör oluşturulamıyor ({ $reason }).

## session: fields

date-unknown = “{ $text }” tarih değil. 2026-11-20 biçiminde yazın.
rating-unknown = “{ $text }” reyting değil. -900 ile 3500 arasında tam sayı yazın.
pin-unknown = “{ $text }” EGD PIN değil. Sekiz rakamı vardır.
register-number-unknown = “{ $text }” lisans veya üyelik numarası değil. En çok on rakam yazın veya alanı boş bırakın.
licence-status-unknown = “{ $text }” lisans durumu değil. Bir harf veya tire yazın ya da alanı boş bırakın.
birth-unknown = “{ $text }” doğum yılı değil. Şöyle yazın: { $example }.
missed-round-unknown = { $round }. tur yok. Turlar 1–{ $last }.
fixed-board-out-of-range = { $board } masa değil. 1 ile 9999 arasında sayı yazın veya hiçbir şey yazmayın.

## session: season rules

season-unknown = “{ $name }” sezonu bilinmiyor. Şunlardan seçin: { $known }.
season-misnamed = “{ $name }” yerleşik sezonunun dosyasında başka ad var.
season-file-wrong = { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } artık geçerli anahtar değil. Bir kopyadan geri yükleyin veya yeni anahtar oluşturmak için başka yere taşıyın.
key-readable-by-others = Bu bilgisayarın diğer kullanıcıları { $file } anahtarını okuyabiliyor. Yalnız kendinize okuma izni verin (chmod 600), sonra yeniden deneyin.
key-unusable = { $file } anahtarı kullanılamıyor ({ $reason }). Klasörü ve izinlerini denetleyin.
key-not-regular = { $file } anahtar dosyası olağan bir dosya değil. Başka yere taşıyıp kendi anahtar dosyanızı geri koyun veya programın yeni anahtar oluşturmasına izin verin.
key-no-folder = Anahtarınız için klasör yok. DRAWMASTER_DATA değişkenini bir klasöre ayarlayın.

## session: printers

printer-no-service = Bu bilgisayarda yazdırma hizmeti (lp programı) yok. PDF’yi kaydedin ve PDF programınızdan yazdırın.
printer-none = Bu bilgisayarda yazıcı kurulu değil. Sistem ayarlarında bir yazıcı kurun ya da PDF’yi kaydedin.
printer-refused = { $printer } yazıcısı sayfayı almadı: { $reason }.
printer-refused-hint = Adını ve açık olup olmadığını denetleyin ya da PDF’yi kaydedin.
printer-service-failed = Yazdırma hizmeti kullanılamıyor ({ $reason }). PDF’yi kaydedin ve PDF programınızdan yazdırın.

## store

store-missing = { $path } dosyası yok. Adını denetleyin veya yeni turnuva oluşturun.
store-exists = { $path } zaten var. Başka ad seçin veya var olan dosyayı açın.
store-leftover-journal = { $path } silinmiş bir dosyadan kalmış. Başka yere taşıyın veya yeni dosyaya başka ad seçin.
store-not-an-event-file = { $path } turnuva dosyası değil. .drawmaster dosyası seçin veya dosyayı içe aktarın.
store-not-a-tour-book = { $path } seri defteri değil. .tourbook dosyası seçin veya `tour new` ile oluşturun.
store-not-a-rating-list = { $path } bu programın reyting listesi değil. Reyting listesini yeniden aktarın.
store-newer = { $path } biçimi { $found }, bu program ise en çok { $known } okur. Daha yeni sürümle açın.
store-damaged = { $path } hasarlı. { $detail } Bunun yerine en son kopyasını açın.
store-in-use = { $path } başka pencerede veya programda açık. Önce orada kapatın. Ağ paylaşımındaysa bu bilgisayara kopyalayın.
store-follows = { $path } ikinci masanın kopyasıdır ve izlerken değiştirilemez. İlk masa bozulduysa başlangıç sayfasında “İkinci masa olarak izle” altında devralın ya da bu dosyayla drawmaster promote komutunu çalıştırın.
store-does-not-follow = { $path } kendi başına bir etkinlik dosyasıdır, ikinci masanın kopyası değil.
store-entry-does-not-follow = İlk masanın gönderdiği { $entry }. kayıt bu kopyanın geçmişinden gelmiyor. Alınmadı. İlk masa artık başka bir dosyayla çalışıyorsa onu yeni bir kopyada izleyin.
store-open-elsewhere = { $path } şu bilgisayarda açık: { $computer } (işlem { $process }). Önce orada kapatın. Orada artık açık değilse { $owner } dosyasını silip yeniden deneyin.
store-changed-elsewhere = { $path } açıkken başka program tarafından değiştirildi, bu yüzden bu değişiklik kaydedilmedi. Başka adla kopya kaydedin, sonra dosyayı yeniden açıp karşılaştırın.
store-name-too-long = { $path } için dosya adı çok uzun. En çok { $most } baytlık ad seçin.
file-name-device = { $path } Windows’ta bir aygıt adıdır; dosya orada açılamazdı. Başka ad seçin.
store-side-file = { $path } bu programın dosyası değil, ama programın turnuvanın yanına yazdığı bir dosyanın adını taşıyor. Taşıyın veya yeniden adlandırın, sonra yeniden deneyin.
store-foreign-log = { $path } başka bir programın günlüğü ve turnuvaya yazılırdı; turnuvanın böyle bir günlüğü hiç olmaz. Taşıyın, sonra yeniden deneyin.
store-no-locks = { $path } dosya kilidini desteklemeyen bir yerde, örneğin ağ paylaşımında. Bu bilgisayara kopyalayıp kopyayı açın.
store-read-only = { $path } salt okunur. Yazılabilir yapın veya bir kopyasını açın.
store-inaccessible = { $path } dosyasına erişilemiyor ({ $reason }). Klasörü ve izinleri denetleyin.
store-moved = { $path } açıkken taşındı veya silindi. Geri taşıyın veya başka adla kopya kaydedin.
store-migration-failed = { $path } şimdiki biçime dönüştürülemedi. { $detail } Dosya değişmedi. Onu oluşturan sürümle açın.
store-journal-broken = Bu dosyanın geçmişi hasarlı. { $found } Bunun yerine en son kopyayı açın.
store-disk-full = Disk dolu, bu yüzden değişiklik kaydedilmedi. Yer açıp yeniden deneyin.
store-cause-disk-full = Disk dolu.
store-cause-write = Yazma başarısız.
store-cause-constraint = Satırlar dosyadaki başka verilerle çelişiyor.
store-cause-inaccessible = dosya veya klasörü açılamıyor ya da okunamıyor
store-write-failed = Yazma başarısız olduğu için değişiklik kaydedilmedi. Aygıtı denetleyip yeniden deneyin.
store-saved-on-failing-device = Değişiklik kaydedildi, ama sonra aygıt bozuldu. { $reason } Aygıtı denetleyin ve başka yere kopya kaydedin.
store-change-uncertain = Aygıt bozuldu. { $reason } Değişiklik kaydedilmiş veya kaydedilmemiş olabilir. Öğrenmek için dosyayı yeniden açın.
store-constraint = Değişiklik dosyadaki başka verilerle çeliştiği için kaydedilmedi. Turnuvayı yeniden yükleyip yeniden deneyin.
store-opened-for-reading = Turnuva yalnız okumak için açık. Değiştirmek için yazmaya açın.
store-no-event = Dosyada turnuva yok. Oluşturun veya başka dosyadan aktarın.
undo-takeover = Burada ikinci masanın kopyası devraldı; bu geri alınmaz. Bunun yerine öncekileri düzeltin.
store-nothing-to-undo = Geri alınacak bir şey yok. Turnuva ilk durumunda.
store-nothing-to-redo = Yinelenecek bir şey yok. Son değişiklikten beri hiçbir şey geri alınmadı.
store-rows-differ = { $table } tablosunun { $key } satırı günlükten farklı. Bir şeyi geri almadan veya yinelemeden önce dosyayı denetleyin.
store-unreadable = { $table } tablosunda { $column } için bir değer geçersiz. Dosyayı denetleyin veya bir kopyasını açın.
store-out-of-range = { $table } tablosunda { $column } için { $value } değeri aralık dışında. Düzeltin veya dosyanın bir kopyasını açın.
store-found-size = Dosya { $megabytes } MB; hiçbir turnuvaya bu kadarı gerekmez.
store-found-length = Dosya { $expected } yerine { $bytes } bayt.
store-found-format-number = Dosyanın biçim numarası { $number }.
store-found-object = { $kind } { $name } şeması bu biçimden farklı.
store-found-wal = Başka bir program yazılma kipini değiştirdi.
store-found-structure = Dosyanın yapısı hasarlı.
store-found-values = { $table } tablosunda izin verilmeyen değer var.
store-found-foreign-key = { $child } tablosunun bir satırı { $parent } tablosunda olmayan bir satıra başvuruyor.
store-found-chain = { $entry }. günlük kaydı öncekinin devamı değil.
store-found-print-history = { $sheet } çıktısının baskı geçmişi değiştirilmiş. O çıktıyı yeniden basın.
store-found-state = Satırlar, son günlük kaydında yazılı durumda değil.
store-found-row = { $table } tablosunun { $key } satırı günlükle eşleşmiyor.
store-found-row-before = { $entry }. günlük kaydı: { $table } tablosunun { $key } satırında önceden başka değer vardı.
store-doubt-journal = Günlüğe { $entry }. kayıttan sonra güvenilemez. { $reason }
store-doubt-contradiction = { $entry }. günlük kaydından sonra yazılan satırlar birbiriyle çeliştiği için bırakıldı. { $reason }
store-doubt-table-schema = { $table } tablosunun şeması bu biçimden farklı. Tablo bırakıldı.
store-doubt-row = { $table } tablosunun { $key } satırı kurtarıldı, ama günlük şimdiki değerini doğrulamıyor.
store-doubt-row-left-out = { $table } tablosunun { $key } satırı bırakıldı. { $reason }
store-doubt-table-end = { $table } tablosu sonuna kadar okunamadı.
store-doubt-row-deleted = { $table } tablosunun { $key } satırı, güvenilen son günlük kaydından sonra silinmiş.

## tour: bundles

tourbook-bundle-like = { $event }, seri defterinde başka numarayla bulunan { $twin } turnuvasına benziyor: aynı günler ve ortak oyunlar veya oyuncular. O da eklenirse puanları iki kez sayılır. Farklı turnuvalarsa kabul edin.
tourbook-bundle-differs = { $event } zaten seri defterinde ve bu paket farklı. Farkları denetleyip kabul edin.
tourbook-bundle-key-unknown = Paket, serinin bilmediği bir anahtarla imzalı. Organizatörden anahtarını isteyip önce onu ekleyin.
tourbook-bundle-key = Anahtar: { $key }
tourbook-bundle-key-revoked = Paket iptal edilmiş anahtarla imzalı: { $holder }, iptal { $day }. Yeni anahtarla imzalı paket isteyin.
tourbook-bundle-older = { $event }: { $sequence }. paket, seri defterindeki { $newest }. paketten eski. Organizatörden en yenisini isteyin.
tourbook-bundle-fork = { $event }: { $sequence }. paket, seri defterindeki { $newest }. paketin devamı değil: turnuvanın iki farklı geçmişi var. Hangisinin doğru olduğunu organizatöre sorun.
tourbook-bundle-gap = { $event }: { $sequence }. paket, seri defterindeki { $newest }. pakete çok uzak: arada en çok { $most } paket eksik olabilir. Aradakileri organizatörden isteyin.
tourbook-bundle-other-signer = { $event } şimdiye kadar { $holder } imzalıydı, bu paket ise { $organiser } imzalı. İkisine de sorun; turnuva devredildiyse paketi bu kararla ekleyin.
tourbook-difference-signer = İmzalayan: { $old } yerine { $new }.
tourbook-handed-over = Bu turnuvayı artık { $organiser } imzalıyor; devreden { $old }.
tourbook-difference-gap = { $newest }. paketten sonra { $count } paket eksik.
tourbook-difference-date = Tarihi { $new }; seri defterindeki paketin tarihinden ({ $old }) önce. Bir saat yanlıştı ya da tarihi biri seçti.
tourbook-difference-other-days = Paketin günleri { $start } – { $end }, oysa seri defterindeki { $old } turnuvasının günleri { $old_start } – { $old_end }. Kabul ederseniz { $old } ve puanları seri defterinden çıkar. Ertelenen bir turnuva için bu doğrudur; başka bir turnuvaysa organizatörden onu yeni bir dosyada oluşturmasını isteyin.
tourbook-difference-event = Turnuvanın adı, günleri, yeri, şampiyonası veya katsayısı değişti.
tourbook-difference-table = Puan tablosu değişti.
tourbook-difference-player-gone = { $player } artık turnuvada değil.
tourbook-difference-player-new = { $player } turnuvada yeni.
tourbook-difference-player-data = Kişisel veriler değişti: { $player }.
tourbook-difference-games = { $count } oyun değişti.
tourbook-difference-points = { $player }: { $old } yerine { $new } puan.
tourbook-difference-finals = Bir Finalin grupları, sıraları veya kurası değişti.
tourbook-difference-ladders = Merdiven oyunları, ön elemeler veya pembe fişler değişti.
tourbook-difference-other = Baylar, eleme tabloları veya sıralar değişti.
tourbook-consequence = { $player }: artık { $old } yerine { $new }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = SP yok
tourbook-edition-unreadable = { $event } için saklanan paket okunamıyor ({ $error }). Turnuvanın paketini yeniden ekleyin.

## tour: keys

tourbook-key-no-holder = Anahtarın sahibi yok. Organizatörün adını girin.
tourbook-key-known = Şu organizatörün anahtarı zaten seri defterinde: { $holder }.
tourbook-key-was-revoked = Şu organizatörün anahtarı iptal edilmiş, yeniden eklenemez: { $holder }. Yeni anahtar isteyin.
tourbook-key-missing = Seri defterinde bu anahtar yok. Anahtar listesine bakın.
tourbook-key-revoked = Şu organizatörün anahtarı zaten iptal edilmiş: { $holder }.

## tour: players, championships and the book

tourbook-unnamed = Serinin adı yok. Girin.
tourbook-championship-unnamed = Şampiyonanın adı yok. Girin.
tourbook-championship-unknown = “{ $name }” şampiyonası yok. Turnuva listesinden seçin.
tourbook-player-unknown = “{ $name }” seride yok. Oyuncu listesine bakın.
tourbook-player-ambiguous = { $name } adında { $count } oyuncu var. Oyuncu listesinden bir numara girin.
tourbook-confirm-year = { $year } onaylanamaz. 2000–{ $last } arasında bir yıl seçin.
tourbook-merge-same = { $player } kendisiyle birleştirilemez. İki oyuncu verin.
tourbook-separate-same = İkisi aynı oyuncu: { $player }. İki oyuncu verin.
tourbook-separate-already = { $one } ve { $other } zaten farklı kişiler olarak kayıtlı.
tourbook-no-category = { $date } tarihinde { $category } kategorisinde puanı olan yok. Başka kategori veya tarih seçin.
tourbook-no-gain = { $player } şu tarihe dek puan kazanmadı: { $date }.
tourbook-no-year = Takvimde { $year } yılı yok. Başka yıl seçin.

## tour: sheets and pages

tourbook-empty = Seri defterinde turnuva yok. Önce paket ekleyin.
tourbook-no-points = { $year } yılında puanı olan yok, basılacak bir şey yok.
tourbook-no-sheet = Seride “{ $name }” çıktısı yok. Şunlardan seçin: { $known }.
tourbook-pages-changed = { $folder } klasöründe programın yazmadığı veya sonradan değiştirilmiş dosyalar var: { $files }. Taşıyın veya boş klasör seçin.
tourbook-pages-other-files = { $folder } klasöründe serinin sayfalarından başka dosyalar var. Boş klasör seçin.
