# Pencerenin metinleri. Taslak çeviri; ana dili Türkçe olan biri henüz gözden geçirmedi.
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
committee-too-few = { $left ->
    [0] Tüm üye ve yedeklerin bu vakayla ilgisi var ya da hiç üye yok: kurula { $seats } kişi gerekir. Yedek ekleyin.
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
cli-guide-agreed = Oyuncular anlaştı; bu kesindir.
cli-guide-clock = Yeni saatte kalan süre { $corrected }. { $flag }
cli-guide-clocks = Saatlerde kullanılan süre: Siyah { $black }, Beyaz { $white }.
cli-guide-committee = Hiçbir öneride anlaşılmadı: temyiz kurulu karar verir (8g.6).
cli-guide-proposal = { $number }. öneri: Siyah { $black }, Beyaz { $white }
cli-guide-proposed = Son öneri yanıt bekliyor.
cli-guide-start = Kurallar belirler (8a): { $ruling }
cli-no-cases = Böyle bir vaka yok.
cli-no-officials = Görevli yok.
cli-official-added = Eklendi: { $name }, anahtar { $official }.
cli-official-changed = { $official } anahtarlı görevli değiştirildi.
cli-official-removed = { $official } anahtarlı görevli kaldırıldı.
document-no-cases = Vaka defteri boş.

# Words of the referee's desk, in the window, on sheets and on the command line.
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
