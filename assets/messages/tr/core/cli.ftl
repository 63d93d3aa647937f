# Komut satırının metinleri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
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
cli-team-board = { $board }. masa
cli-team-substitute = yedek oyuncu
cli-team-absent = yok
cli-team-none = Takımsız: { $name }
cli-match = { $number }. takım maçı: { $first } – { $second } { $points }
cli-competition-entered = { $name }: { $count } kişi girildi.
cli-step-register = oyuncuları kaydedin
cli-step-close = kaydı kapatın
cli-step-slips = pembe fişleri çözün
cli-step-draw = { $round }. turdan önce eleme kuralarını çekin
cli-step-pair = { $round }. turu eşleştirin
cli-step-release = { $round }. turu yayımlama
cli-step-results = { $round }. turun sonuçlarını girin: { $agreed } / { $games }
cli-step-disagreement = { $round }. turdaki uyuşmazlığı çözün
cli-step-confirm = { $round }. turu onaylama
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
cli-one-language = Komut satırı tek dil kullanır. Tek kod verin, örneğin tr.
cli-clock = DRAWMASTER_NOW değeri “{ $text }”, yerel saat değil. 2026-08-14T09:00:00 biçiminde yazın veya kaldırın.

cli-demo-written = { $folder } klasöründeki dosyalar:

cli-tour-created = { $file } şunun için oluşturuldu: { $name }.
cli-tour-undone = Geri alındı: { $operation }.
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
cli-tour-printed = { $file } yazıldı, { $bytes } bayt.

cli-note = Not: { $note }
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
cli-entry-withdrawn = { $name } çekildi.
cli-entry-registered = { $name } kaydedildi.
cli-entry-unknown = { $number } kaydı yok. Bakın: `drawmaster entries`.
cli-entry-gone = { $id } kaydı değişiklikten sonra artık yok.
cli-entry-sleeps = Oyuncu en üst grupta tur kaçırıyor, bu da grubun eşleştirmelerini çarpıtır. Başlangıç puanını bir veya iki puan düşürmek için: `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = { $round }. turdan sonra: { $place }. sıra, { $values }
cli-card-bye = bay
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
cli-checklist-unseen = Henüz kayıtlı değil: { $names }.
cli-checklist-no-birth = Doğum yılı bilinmiyor: { $names }.
cli-checklist-unpaid = Henüz ödemedi: { $names }.
cli-checklist-slips = { $count } pembe fiş bekliyor. Bakın: `drawmaster slip list`.
cli-checklist-admitted = Kurallara rağmen direktörün aldığı: { $names }.
cli-checklist-double = Belki aynı kişi: { $first } ve { $second }.
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

cli-black = siyah
cli-white = beyaz
cli-referee-clock = Saatleri kullanılan süreye ayarlayın: Siyah { $black } dakika, Beyaz { $white } dakika.
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
cli-adjourned-none = Ertelenen oyun yok.
cli-adjourned-sealed = zarfa koyan: { $colour }, { $number }. hamle
cli-delay-late = { $minutes } dk gecikme
cli-delay-proposed = önerilen: { $time }
cli-delay-running = { $round }. tur { $minutes } dakikadır oynanıyor; { $count ->
    [one] sonuçsuz masa: { $boards }
   *[other] sonuçsuz masalar: { $boards }
}.
cli-on = açık
cli-off = kapalı
cli-none = yok
cli-locked = kilitli
cli-audit-log-head = Geçmiş: { $entries } kayıt, baş kodu { $head }
cli-audit-log-round = { $round }. tur
cli-audit-log-found =
    { $later ->
        [0] Çıktı bu geçmişi şu kayda kadar gösteriyor: { $entry } ({ $operation }, { $at }). O zamandan beri hiçbir şey değişmedi.
        [one] Çıktı bu geçmişi şu kayda kadar gösteriyor: { $entry } ({ $operation }, { $at }). Ardından bir kayıt geldi:
       *[other] Çıktı bu geçmişi şu kayda kadar gösteriyor: { $entry } ({ $operation }, { $at }). Ardından { $later } kayıt geldi:
    }
cli-undone = geri alındı
cli-round = { $round }. tur
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
cli-head-paired = Eşleştirilen
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
cli-bye-moved = Bay taşındı.
cli-changed-as-good = { $done } { $board }. masa; tur en iyi eşleştirme kadar iyi.
cli-changed-dearer = { $done } { $board }. masa; turun maliyeti en iyi eşleştirmeden yüksek: { $cost }.
cli-moves-bye = bay
cli-moves-good = iyi
cli-moves-worse = daha kötü
cli-moves-breaks = onay ister
cli-moves-impossible = olanaksız
cli-why-not-best = En iyi eşleştirmede bu eş yok.
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
cli-result-one-pass = { $board }. masa: bir giriş yapıldı.
cli-result-nothing-affected = { $board }. masa: sonucuna bağlı sonraki eleme oyunu yok.
cli-result-affected = Etkilenen: { $game }
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
cli-box-bye = bay
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
cli-final-board = { $board }. masa
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
cli-output-failed = Komut yürütüldü, ama yanıtı yazılamadı ({ $error }). Yer açın, sonra sonuca bakın.
cli-fault = Programda hata oluştu ve durdu. Yarım kaydedilen değişiklik yok. Komutu --verbose ile yineleyin ve yazdırdığını bildirin.
cli-detail = Ayrıntı: { $detail }
cli-overwrite = --overwrite var olan dosyaların yerine yazar.
cli-confirm = Onaylamak için komutu --yes ile yineleyin.

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
cli-stage-after = { $name } yarışmasından sonra
cli-stage-ready = doldurmaya hazır
cli-head-stage = Aşama
