# Тексти крейта `formats`: імпорт, експорт, пакети. Чернетка перекладу: носій мови її ще не перевіряв.
import-empty = Файл порожній. Виберіть файл, який зберегла інша програма.
import-too-large = Файл має { $megabytes } МБ, а турнірові ніколи не потрібно більше ніж { $most } МБ. Виберіть інший файл.
import-not-utf8 = Рядок { $line } — не текст UTF-8. Збережіть файл знову в кодуванні UTF-8.
import-malformed = Рядок { $line }, позиція { $column }: { $problem } Збережіть файл знову в програмі, яка його створила.
import-hostile = Рядок { $line }, позиція { $column }: { $problem } Жоден файл турніру так не виглядає, тому файл відхилено.
import-limit-players = У файлі більше ніж { $most } гравців, тому його відхилено. Таких великих турнірів немає. Перевірте, чи це той файл.
import-limit-games = У файлі більше ніж { $most } партій, тому його відхилено. Таких великих турнірів немає. Перевірте, чи це той файл.
import-limit-rounds = У файлі більше ніж { $most } турів, тому його відхилено. Таких великих турнірів немає. Перевірте, чи це той файл.
import-other-format = Це не { $expected }. { $found }
import-player-twice = { $name } — у списку гравців двічі. Перейменуйте або вилучіть один запис і збережіть файл знову.
import-player-nameless = Гравець { $place } у списку не має імені. Дайте йому ім’я або вилучіть його та збережіть файл знову.
import-unknown-rank = { $name } має неправильний ранг «{ $rank }». Виправте його: від 30k до 1k, від 1d до 9d або від 1p до 9p.
import-bad-line = Рядок { $line }: { $problem }
import-bad-lines =
    У списку проблем: { $problems }, у { $lines ->
        [one] { $lines } рядку
        [few] { $lines } рядках
        [many] { $lines } рядках
       *[other] { $lines } рядка
    }. Виправте їх та імпортуйте список знову.
import-missing-column = У списку немає стовпця { $column }. Назвіть його в першому рядку або виберіть, який це стовпець. У списку потрібні ранг і або прізвище та ім’я, або повне ім’я.
import-same-column = Два стовпці мають той самий зміст; другий — «{ $heading }». Пропустіть один із них або виберіть інший зміст.
import-other-encoding = Рядок { $line } — не текст у кодуванні { $encoding }. Виберіть кодування, у якому збережено список.
import-unknown-encoding = Кодування «{ $name }» немає. Виберіть щось із цього: { $known }.
import-workbook = Цю електронну таблицю прочитати не вдалося: вона пошкоджена, у старішому форматі Excel (xls) або завелика. Збережіть її як xlsx, ods або CSV (UTF-8).

import-format-rating-list = рейтинг-лист EGD, FFG або AGA
import-format-egd-results = файл результатів Європейської бази даних го (H9)
import-format-ffg-results = файл результатів французької федерації (tou)
import-format-aga-results = файл результатів American Go Association (AGA)
import-format-trf = звіт шахової федерації (TRF16)
import-format-macmahon = файл MacMahon
import-format-opengotha = файл OpenGotha
import-format-pairgoth = файл Pairgoth особистого турніру
import-format-seed-list = список посіву серії

import-archive-damaged = Архів ZIP пошкоджено. Завантажте його знову.
import-archive-empty = Архів ZIP порожній. Завантажте його знову.
import-archive-files = Файлів в архіві ZIP: { $files }. Завантажте його знову або виберіть сам список.
import-archive-nested = В архіві ZIP є інший архів. Розпакуйте його й виберіть сам список.
import-found-browser-check = Це сторінка «checking your browser», яку сайт показує спочатку. Зачекайте в браузері, поки з’явиться список, потім збережіть його.
import-found-harmful-characters = В одному з імен є символи, що приховують або переставляють інші. Попросіть файл у відправника знову.
import-found-newer-version = Його записала новіша версія програми. Візьміть новішу версію.
import-found-no-list = Це не один зі списків, які публікують Європейська база даних го, французька федерація та AGA. Виберіть один із них.
import-found-no-player-lines = У ньому немає жодного рядка гравця. Виберіть інший файл.
import-found-not-json = Це не JSON. Виберіть інший файл.
import-found-other-kind = Це файл іншого виду. Виберіть інший файл.
import-found-root-without-parameters = Його кореневий елемент — { $element }, і в ньому немає ні гравців, ні параметрів. Виберіть інший файл.
import-found-root-without-players = Його кореневий елемент — { $element }, і гравців у ньому немає. Виберіть інший файл.
import-found-signature = Підпис не підходить, бо файл змінено після підписання. Попросіть його у відправника знову.
import-found-type = Його тип — { $kind }. Виберіть інший файл.
import-found-wrong-values = Якогось значення в ньому бракує, або воно неправильне. Попросіть файл у відправника знову.
import-found-zero-bytes = У ньому є нульові байти, тож це не звичайний текст. Збережіть його знову як UTF-8.
import-json-cut-off = Файл обірвано.
import-json-invalid = Це не правильний JSON.
import-json-value = Якогось значення турніру бракує, або воно неправильне.

import-problem-birth = «{ $text }» — не рік і не день народження. Пишіть 2014 або 2014-05-31.
import-problem-field-count = У рядку полів: { $fields }, а в першому рядку названо стовпців: { $columns }. Виправте роздільники.
import-problem-long-field = Поле має { $bytes } байтів, більше ніж { $most }: «{ $start }». Скоротіть його або перевірте лапки.
import-problem-long-line = Рядок має { $bytes } байтів, більше ніж { $most }. Жоден список так не виглядає. Виберіть інший файл.
import-problem-long-text = Текст довший за { $most } байтів.
import-problem-no-club = Бракує клубу гравця. Впишіть його після країни.
import-problem-no-country = Бракує країни гравця. Впишіть її код із двох літер.
import-problem-no-family-name = Бракує прізвища гравця. Впишіть його.
import-problem-no-given-name = Бракує імені гравця. Впишіть його.
import-problem-rank-missing = Бракує рангу гравця. Впишіть його, наприклад 5k.
import-problem-no-name = Гравець не має імені. Впишіть прізвище та ім’я.
import-problem-no-rank = { $name } не має рангу. Впишіть його, наприклад 5k.
import-problem-no-rank-or-name = Гравець не має рангу. Впишіть його, наприклад 5k.
import-problem-not-a-round = Слово після першого туру — не тур. Виправте або вилучіть його.
import-problem-not-an-aga-game = Рядок не є партією. Вкажіть номери білих і чорних, W або B для переможця, фору та комі.
import-problem-aga-number = Гравця цієї партії немає у списку гравців. Виправте номер.
import-problem-trf-number = Немає номера гравця. Впишіть його у стовпці 5–8.
import-sheet-unknown = У книзі немає аркуша «{ $sheet }» з клітинками. Є: { $known }. Виберіть один із них.
import-problem-not-csv = Це не рядок файлу CSV. Збережіть список знову як CSV UTF-8.
import-problem-only-family-name = «{ $name }» — прізвище без імені. Впишіть обидва.
import-problem-only-given-name = «{ $name }» — ім’я без прізвища. Впишіть обидва.
import-problem-pin = «{ $text }» — не EGD PIN. У PIN вісім цифр.
import-problem-points = «{ $text }» — не кількість очок SEYGO. Пишіть ціле число.
import-problem-rating = «{ $text }» — не рейтинг. Пишіть ціле число від -900 до 3500.
import-problem-same-number = { $number } { $value } є також у рядку { $first }. Людину можна заявити лише раз.
import-problem-register-number = «{ $text }» — не номер ліцензії чи членства. Пишіть до десяти цифр.
import-problem-sex = «{ $text }» — не стать. Пишіть f або m чи залиште поле порожнім.
import-problem-too-many-fields = У рядку полів: { $fields }, більше ніж { $most }. Перевірте роздільники.
import-problem-too-many-lines = У списку може бути щонайбільше { $most } гравців. Розділіть його.
import-problem-too-many-players = У файлі результатів може бути щонайбільше { $most } гравців. Перевірте, чи це той файл.
import-problem-zero-byte = У рядку є нульовий байт, тож файл пошкоджено. Збережіть список знову як CSV UTF-8.
import-season-syntax = Це не правильний TOML. Перевірте лапки, дужки й коми.
import-season-unknown-field = Невідоме поле `{ $field }`. Перевірте, як воно пишеться.
import-season-missing-field = Бракує поля `{ $field }`. Додайте його.
import-season-value = Значення { $value } тут неправильне. Виправте його.

import-xml-attribute = Атрибут не має форми name="value".
import-xml-attribute-twice = В елементі { $element } атрибут { $attribute } є двічі.
import-xml-attributes = В елементі { $element } більше ніж { $most } атрибутів.
import-xml-all-attributes = Атрибутів більше ніж { $most }.
import-xml-closing-tag = Закривний тег не має відкривного.
import-xml-cut-off = Файл обірвано, перш ніж закрито { $element }.
import-xml-depth = Вкладеність елементів глибша за { $most } рівнів.
import-xml-elements = Елементів більше ніж { $most }.
import-xml-empty = У файлі немає XML.
import-xml-escape = Знак & не починає відомого символу.
import-xml-invalid = Це не XML.
import-xml-long-attribute-name = Назва атрибута має { $bytes } байтів, більше ніж { $most }.
import-xml-long-element-name = Назва елемента має { $bytes } байтів, більше ніж { $most }.
import-xml-long-text = Текст елемента { $element } довший за { $most } байтів.
import-xml-long-value = Значення { $attribute } має { $bytes } байтів, більше ніж { $most }.
import-xml-own-dtd = Файл містить власне визначення типу документа.
import-xml-reference = Посилання &{ $name }; — не відомий символ.
import-xml-second-document = Починається другий документ.
import-xml-tags = Елемент { $open } закрито як { $close }.
import-xml-text-outside = Є текст поза документом.
import-xml-unfinished-tag = Файл закінчується або обривається всередині тегу.
import-xml-zero-byte = У файлі є нульовий байт, тож він пошкоджений.

import-note-more =
    { $count ->
        [one] Ще { $count } примітку не показано.
        [few] Ще { $count } примітки не показано.
        [many] Ще { $count } приміток не показано.
       *[other] Ще { $count } примітки не показано.
    }
import-note-adjustment-rounded = { $name }: поправку очок { $quarters } чвертей очка заокруглено вниз до { $points }.
import-note-aga-defaults = У файлі немає ні контролю часу, ні вільних від гри, ні налаштувань. Взято { $minutes } хвилин і турнір Мак-Магона. Виправте їх.
import-note-aga-placeholders = Гравців, чий номер означає його відсутність: { $count }. Тут вони не мають номера AGA.
import-note-aga-undecided = Партій без результату: { $count }. Файл не каже, чи закінчилися вони дзіго, неявкою або взагалі ні. Введіть результати.
import-note-aga-moved = Партій, перенесених у пізніший тур, бо один із гравців у їхньому турі має іншу партію: { $count }.
import-note-aga-game-left = Рядок { $line }: партію пропущено. У ній лише один гравець, або гравець мав би понад { $last } турів.
import-note-board-size = Партії грають на дошках розміру { $size }, яких у турнірах немає. Тут узято 19x19, а розмір збережено для експорту.
import-note-board-twice = Тур { $round }, дошка { $board }: цю дошку мають дві партії. Одну з них перенесено на дошку { $other }.
import-note-byoyomi-periods = OpenGotha не зберігає кількості періодів бьойомі. Узято один період. Виправте це.
import-note-cancelled = Тур { $round }: одну партію скасовано. Її імпортовано без результату.
import-note-categories = Категорій у файлі { $categories }, а їхніх меж лише { $limits }.
import-note-class-time = У файлі клас { $class }, але немає контролю часу. Узято { $minutes } хв, найкоротший час для цього класу.
import-note-class-unrated = У файлі клас { $class }, але контроль часу закороткий для будь-якого класу. Партії без рейтингу.
import-note-class-lower = У файлі клас { $class }, але контроль часу дозволяє лише клас { $allowed }. Виправте контроль часу.
import-note-column = Стовпець «{ $heading }» пропущено.
import-note-congress-numbers =
    { $count ->
        [one] Реєстраційний номер на конгрес { $count } гравця тут не потрібен. Його збережено для експорту в Pairgoth.
        [few] Реєстраційні номери на конгрес { $count } гравців тут не потрібні. Їх збережено для експорту в Pairgoth.
        [many] Реєстраційні номери на конгрес { $count } гравців тут не потрібні. Їх збережено для експорту в Pairgoth.
       *[other] Реєстраційні номери на конгрес { $count } гравців тут не потрібні. Їх збережено для експорту в Pairgoth.
    }
import-note-country = { $name }: «{ $country }» — не код країни з двох літер, його пропущено.
import-note-criterion = Критерій таблиці «{ $criterion }» невідомий, його пропущено.
import-note-damaged-line = Рядок { $line }: «{ $text }» — не гравець, його пропущено.
import-note-damaged-lines =
    { $count ->
        [one] { $count } рядок списку прочитати не вдалося.
        [few] { $count } рядки списку прочитати не вдалося.
        [many] { $count } рядків списку прочитати не вдалося.
       *[other] { $count } рядка списку прочитати не вдалося.
    }
import-note-egd-handicap = У файлі сказано, що фора зменшується на { $reduction }, але не сказано, від чого вона залежить. Перевірте налаштування фори.
import-note-encoding-guessed = Список не в UTF-8. Його прочитано як { $encoding }. Перевірте імена.
import-note-external-dtd = Файл посилається на зовнішнє визначення типу документа, якого не прочитано.
import-note-ffg-adjusted = У файлі лише зведений час { $adjusted } хв, а додаткового часу немає. Узято бьойомі { $seconds } с, що дає такий самий зведений час. Виправте це.
import-note-ffg-no-time = У файлі немає основного часу. Узято { $minutes } хв. Виправте контроль часу.
import-note-ffg-overtime = У файлі згадано додатковий час, але не його тривалість. Узято без додаткового часу. Виправте контроль часу.
import-note-foreign-games = Значення партій, яких у турнірах немає, збережено для експорту в ту саму програму: { $names }.
import-note-foreign-left = { $name }: значення задовге, щоб його зберегти, його пропущено.
import-note-foreign-players = Значення гравців, яких у турнірах немає, збережено для експорту в ту саму програму: { $names }.
import-note-foreign-settings = Налаштування, яких у турнірах немає, збережено для експорту в ту саму програму: { $names }.
import-note-game-replaced = Тур { $round }, дошка { $board }: цю дошку мають дві партії. Залишено пізнішу.
import-note-handicap = Тур { $round }, дошка { $board }: фора { $handicap } більша за 9. Тут узято фору 9, а ту збережено для експорту.
import-note-internet = Турнір грали в інтернеті, тому його партії мають рейтинговий клас D.
import-note-internet-address = У файлі є інтернет-адреса його директора; її не імпортовано.
import-note-komi = Комі не кратне половині очка. Тут його заокруглено вниз, а те збережено для експорту.
import-note-late-rounds = Рядок { $line }: тури після { $last } пропущено.
import-note-level = { $name }: рівень { $written } невідомий. Узято { $rank }.
import-note-line-cleaned = Рядок { $line }: з «{ $text }» вилучено керівні символи.
import-note-line-no-pin = Рядок { $line }: «{ $text }» — не EGD PIN із восьми цифр, його пропущено.
import-note-lines-disagree = Тур { $round }: рядки { $line } і { $other } не узгоджуються. Партію пропущено.
import-note-macmahon-defaults = У файлі немає дат, контролю часу й комі. Узято { $day }, 60 хвилин і 6,5. Виправте їх.
import-note-macmahon-half-groups = У цьому турнірі MacMahon ставить гравців із зайвою половиною очка до нижчої очкової групи. Тут пари складають за точними очками.
import-note-macmahon-no-result = MacMahon рахує партію без результату за пів очка. Тут вона нічого не дає, поки не введено результат.
import-note-macmahon-rating-rank = У цьому турнірі MacMahon бере ранги з рейтингів. Тут узято введені ранги. Перевірте їх.
import-note-macmahon-rating-score = У цьому турнірі MacMahon бере початкові очки з рейтингів. Тут вони випливають із рангів. Перевірте їх.
import-note-macmahon-zero = MacMahon у цьому турнірі рахує очки від { $level }, а тут вони рахуються від 30 кю. Тут у всіх на { $points } менше, як і в кожного суперника в SOS. Порядок той самий.
import-note-name-twice = Рядки { $first } і { $line }: { $name } у списку двічі.
import-note-no-criteria = У файлі немає критеріїв таблиці. Узято MMS, SOS і SOSOS.
import-note-no-headings = У списку немає заголовків. Значення стовпців вгадано за вмістом. Перевірте гравців.
import-note-no-rank = { $name } не має рангу. Узято 30k, як в OpenGotha.
import-note-one-time = У файлі один час для основного й додаткового разом. { $minutes } хв узято за основний час.
import-note-pairgoth-jigo = У цьому турнірі Pairgoth округлює очки МакМагона вниз до цілих. Тут пів очка за дзіго лишається, тому в гравців із непарною кількістю дзіго на пів очка більше, і в їхніх суперників у SOS теж.
import-note-pairgoth-sos = Pairgoth рахує тур без партії в SOS як початкові очки й пів очка за кожен тур. Тут рахуються початкові очки, тому SOS гравців без партії в якомусь турі нижчий.
import-note-pin = { $name }: «{ $pin }» — не EGD PIN із восьми цифр, його пропущено.
import-note-player-cleaned = { $name }: з імені чи іншого поля вилучено керівні символи.
import-note-rank-bare = Рядок { $line }: у рангу «{ $written }» немає k чи d. Узято { $rank }. Перевірте.
import-note-rank-below = Рядок { $line }: ранг «{ $written }» нижчий за 30k. Узято { $rank }.
import-note-rank-range = { $name }: ранг { $grade } поза межами від 30k до 9d. Узято { $rank }.
import-note-rating = { $name }: «{ $rating }» — не рейтинг, його пропущено.
import-note-rating-range = { $name }: рейтинг { $rating } поза межами від { $least } до { $most }. Узято { $used }.
import-note-ratings-shifted = Файл старий. До його рейтингів додано { $shift }, як в OpenGotha.
import-note-ratings-unchanged = У файлі немає версії його даних. Рейтинги взято без змін.
import-note-register-number = { $name }: «{ $number }» — не номер ліцензії чи членства, у якому до десяти цифр. Його пропущено.
import-note-result = Тур { $round }, дошка { $board }: результат «{ $result }» невідомий, тому партія поки без результату.
import-note-round = Партію або бай туру «{ $round }» пропущено. Тури мають номери від 1 до { $last }.
import-note-round-number = Тур без номера від 1 до { $last } пропущено.
import-note-round-range = Партії туру { $round } пропущено. Тури мають номери від 1 до { $last }.
import-note-rounds-raised = За планом файлу турів { $planned }, але є партії в турі { $last }. Тепер у турнірі турів: { $last }.
import-note-same-pin = { $name } має той самий EGD PIN { $pin }, що й { $first }. Другий PIN пропущено.
import-note-score-correction = { $name }: поправку початкових очок { $correction } пропущено.
import-note-score-zero = У файлі нуль очок — { $zero }, але OpenGotha рахує від 30k. Цей турнір теж рахує від 30k.
import-note-scores-unknown = У файлі немає планки, нижньої межі та нуля очок. Перевірте їх, перш ніж користуватися таблицею.
import-note-second-bye = Тур { $round }: гравець має бай на додаток до партії чи іншого баю. Бай пропущено.
import-note-second-game = Тур { $round }, дошка { $board }: гравець уже має партію на іншій дошці. Цю партію пропущено.
import-note-sheet =
    Прочитано аркуш «{ $sheet }». { $others ->
        [one] Ще { $others } аркуш із даними не прочитано.
        [few] Ще { $others } аркуші з даними не прочитано.
        [many] Ще { $others } аркушів із даними не прочитано.
       *[other] Ще { $others } аркуша з даними не прочитано.
    }
import-note-self-pairing = Тур { $round }, дошка { $board }: гравець грає сам із собою. Партію пропущено.
import-note-setting = Налаштування { $setting } має неправильне значення «{ $value }». Узято звичайне.
import-note-start = У файлі немає першого дня турніру. Узято { $day }. Виправте його.
import-note-status = { $name }: стан «{ $status }» невідомий. Гравця імпортовано як заявленого.
import-note-system = Система { $system } невідома. Узято швейцарську.
import-note-pair-incomplete = { $name }: це не пара з двох гравців файлу, її пропущено.
import-note-team-player = { $name } — у команді { $team }, але не серед гравців файлу. Дошку пропущено.
import-note-teams =
    { $count ->
        [one] { $count } команду збережено для експорту. Тут партії рахуються лише її гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
        [few] { $count } команди збережено для експорту. Тут партії рахуються лише їхнім гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
        [many] { $count } команд збережено для експорту. Тут партії рахуються лише їхнім гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
       *[other] { $count } команд збережено для експорту. Тут партії рахуються лише їхнім гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
    }
import-note-title-rows = Рядки від 1 до { $last } над заголовками пропущено.
import-note-total-row = Рядок { $line }: «{ $text }» — підсумок списку, його пропущено.
import-note-tournament-cleaned = З назви турніру вилучено керівні символи.
import-note-trf-ranks = У файлі немає рангів го. Їх виведено з рейтингів. Перевірте їх.
import-note-trf-unrated = Гравців без рейтингу, які тут мають ранг 30k: { $count }. Введіть їхні ранги.
import-note-unclear-day = Рядок { $line }: у «{ $text }» першим може бути день або місяць. Узято лише рік { $year }. Пишіть дні так: 2014-05-31.
import-note-unknown-player = Тур { $round }: партію з гравцем, якого немає у списку, пропущено.
import-note-unknown-player-bye = Тур { $round }: бай гравця «{ $player }» пропущено. Цього гравця немає у списку.
import-note-unknown-player-game = Тур { $round }, дошка { $board }: партію гравця «{ $player }» пропущено. Цього гравця немає у списку.
import-note-unknown-rank = { $name } має ранг 99K, що в OpenGotha означає «невідомо». Узято 30k.
export-note-one-name = { $name } має лише одне ім’я. OpenGotha потребує двох, тому замість відсутнього записано риску.
export-note-class = У { $program } немає місця для вибраного класу. Партії рахуються там як клас { $class }. Надсилайте результати до EGD звідси або виберіть контроль часу нижчого класу.
export-note-criterion = В OpenGotha немає критерію { $criterion }, тому у файлі його пропущено.
export-note-criteria = В OpenGotha щонайбільше { $most } критеріїв, тому останні у файлі пропущено: { $left }.
export-note-egd-pin-unknown = PIN { $pin } (гравець { $name }) у рейтинг-листі немає. Перевірте його або імпортуйте новіший рейтинг-лист.
export-note-egd-candidate = { $name } — можливо, це { $rated } { $rank } з рейтинг-листа. Якщо це та сама людина, введіть PIN { $pin }.
export-note-parameters = З налаштуваннями турніру деякі гравці мали б в OpenGotha інше місце. У файлі інші налаштування, з якими всі гравці мають свої теперішні місця: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } гравець має в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [few] { $count } гравці мають в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [many] { $count } гравців мають в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
       *[other] { $count } гравця мають в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
    }
export-note-zero =
    OpenGotha рахує очки від 30k, тому кожен MMS там більший, ніж у цьому турнірі, на { $more ->
        [one] { $more } очко
        [few] { $more } очки
        [many] { $more } очок
       *[other] { $more } очка
    }.
export-note-egd-unrated = Через контроль часу або вибраний клас партії без рейтингу, тож EGD їх не рахує. Якщо це не так, виправте контроль часу.
export-note-egd-place = У турніру немає країни або місця, яких вимагає EGD. Введіть їх у налаштуваннях.
export-note-egd-hidden =
    { $count ->
        [one] { $count } гравець не погодився на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [few] { $count } гравці не погодилися на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [many] { $count } гравців не погодилися на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
       *[other] { $count } гравців не погодилися на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } гравець не має EGD PIN, і в EGD може з’явитися другий запис: { $names }. Пошукайте PIN у рейтинг-листі.
        [few] { $count } гравці не мають EGD PIN, і в EGD можуть з’явитися другі записи: { $names }. Пошукайте PIN у рейтинг-листі.
        [many] { $count } гравців не мають EGD PIN, і в EGD можуть з’явитися другі записи: { $names }. Пошукайте PIN у рейтинг-листі.
       *[other] { $count } гравців не мають EGD PIN, і в EGD можуть з’явитися другі записи: { $names }. Пошукайте PIN у рейтинг-листі.
    }
export-note-egd-no-result = Тур { $round }, дошка { $board }: партія без результату. Введіть його, перш ніж надсилати файл.
export-note-egd-both = Тур { $round }, дошка { $board }: результат { $result } однаковий для обох гравців, а EGD цього не приймає. Виправте його.
export-note-ffg-licences =
    { $count ->
        [one] { $count } французький гравець не має номера ліцензії: { $names }. Введіть його у списку учасників.
        [few] { $count } французькі гравці не мають номерів ліцензій: { $names }. Введіть їх у списку учасників.
        [many] { $count } французьких гравців не мають номерів ліцензій: { $names }. Введіть їх у списку учасників.
       *[other] { $count } французьких гравців не мають номерів ліцензій: { $names }. Введіть їх у списку учасників.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } гравець не погодився на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [few] { $count } гравці не погодилися на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [many] { $count } гравців не погодилися на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
       *[other] { $count } гравців не погодилися на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
    }
export-note-ffg-cut =
    { $count ->
        [one] Ім’я { $count } гравця скорочено до { $most } літер: { $names }.
        [few] Імена { $count } гравців скорочено до { $most } літер: { $names }.
        [many] Імена { $count } гравців скорочено до { $most } літер: { $names }.
       *[other] Імена { $count } гравців скорочено до { $most } літер: { $names }.
    }
export-note-ffg-forfeit = Тур { $round }, дошка { $board }: технічну поразку записано як тур без партії, щоб федерація не рахувала її для рейтингу.
export-note-aga-numbers = Гравців без номера AGA, які отримують у цьому файлі номер понад 90000: { $count }. Введіть їхні номери на екрані «Реєстрація»: { $names }.
export-note-aga-hidden = Гравців, які не погодилися на повну публікацію, тому AGA не може врахувати їхні партії: { $count }. Запитайте їх або надішліть файл без них: { $names }.
export-note-aga-game = Тур { $round }, дошка { $board }: AGA не враховує партію, бо її не зіграно або в ній немає переможця. У файлі стоїть знак питання.
export-note-macmahon-lost = У файлі немає дат, місця, розкладу, комі, років народження, номерів у серії, вибору публікації, сіток плей-оф та очок, бо MacMahon їх не зберігає. Збережіть файл турніру.
export-note-macmahon-places =
    { $count ->
        [one] { $count } гравець має в MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [few] { $count } гравці мають у MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [many] { $count } гравців мають у MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
       *[other] { $count } гравців мають у MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
    }
export-note-macmahon-criterion = У MacMahon немає критерію { $criterion }, тому у файлі його пропущено.
export-note-macmahon-system = MacMahon знає лише турніри за системою Мак-Магона та швейцарською, тому у файлі є партії й результати цієї системи і більш нічого.
export-note-macmahon-handicap = У MacMahon планка не звільняє партію від фори. Гравці, сильніші за { $rank }, рахуються там як { $rank }.
export-note-macmahon-board = У MacMahon один розмір дошки для всіх партій, тому у файлі 19x19.
export-note-macmahon-walkover = Тур { $round }, дошка { $board }: прохід без гри записано як результат за рішенням судді, що дає очки.
export-note-macmahon-no-result = Тур { $round }, дошка { $board }: партію без результату записано як незакінчену.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } підмінного гравця записано як джокера: { $names }.
        [few] { $count } підмінних гравців записано як джокерів: { $names }.
        [many] { $count } підмінних гравців записано як джокерів: { $names }.
       *[other] { $count } підмінних гравців записано як джокерів: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } гість посідає в MacMahon місце: { $names }.
        [few] { $count } гості посідають у MacMahon місця: { $names }.
        [many] { $count } гостей посідають у MacMahon місця: { $names }.
       *[other] { $count } гостя посідає в MacMahon місце: { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } знятий гравець залишається у файлі й пропускає решту турів: { $names }.
        [few] { $count } зняті гравці залишаються у файлі й пропускають решту турів: { $names }.
        [many] { $count } знятих гравців залишаються у файлі й пропускають решту турів: { $names }.
       *[other] { $count } знятих гравців залишаються у файлі й пропускають решту турів: { $names }.
    }
export-note-pairgoth-lost = У файлі немає залів, часу початку, років народження, номерів у серії, вибору публікації, професійних рангів, сіток плей-оф та очок, бо Pairgoth їх не зберігає. Збережіть файл турніру.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } гравець має в Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [few] { $count } гравці мають у Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [many] { $count } гравців мають у Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
       *[other] { $count } гравців мають у Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
    }
export-note-pairgoth-criterion = У Pairgoth немає критерію { $criterion }, тому у файлі його пропущено.
export-note-pairgoth-system = Pairgoth знає лише турніри за системою Мак-Магона та швейцарською, тому у файлі є партії й результати цієї системи і більш нічого.
export-note-pairgoth-handicap = У Pairgoth планка не звільняє партію від фори. Гравці, сильніші за { $rank }, рахуються там як { $rank }.
export-note-pairgoth-board = У Pairgoth один розмір дошки для всіх партій, тому у файлі 19x19.
export-note-pairgoth-boards = У Pairgoth команди на 2–{ $last } дошках, тому файл із командами на { $size } дошках може не відкритися.
export-note-pairgoth-not-played = Тур { $round }, дошка { $board }: технічну поразку або прохід без гри записано як результат за дошкою.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравець без рейтингу отримує рейтинг свого рангу: { $names }.
        [few] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравці без рейтингу отримують рейтинг свого рангу: { $names }.
        [many] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравців без рейтингу отримують рейтинг свого рангу: { $names }.
       *[other] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравців без рейтингу отримують рейтинг свого рангу: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } підмінний гравець або гість у Pairgoth — звичайний гравець: { $names }.
        [few] { $count } підмінні гравці або гості в Pairgoth — звичайні гравці: { $names }.
        [many] { $count } підмінних гравців або гостей у Pairgoth — звичайні гравці: { $names }.
       *[other] { $count } підмінних гравців або гостей у Pairgoth — звичайні гравці: { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } знятий гравець залишається у файлі й пропускає решту турів: { $names }.
        [few] { $count } зняті гравці залишаються у файлі й пропускають решту турів: { $names }.
        [many] { $count } знятих гравців залишаються у файлі й пропускають решту турів: { $names }.
       *[other] { $count } знятих гравців залишаються у файлі й пропускають решту турів: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] У файлі не вказано, що { $count } партія має фору.
        [few] У файлі не вказано, що { $count } партії мають фору.
        [many] У файлі не вказано, що { $count } партій мають фору.
       *[other] У файлі не вказано, що { $count } партії мають фору.
    }
export-note-trf-result = Тур { $round }, дошка { $board }: такого результату у файлі немає, тому партію записано без нього.
export-note-trf-cut =
    { $count ->
        [one] Ім’я { $count } гравця скорочено до { $most } літер: { $names }.
        [few] Імена { $count } гравців скорочено до { $most } літер: { $names }.
        [many] Імена { $count } гравців скорочено до { $most } літер: { $names }.
       *[other] Імена { $count } гравців скорочено до { $most } літер: { $names }.
    }

bundle-not-a-bundle = Це не пакет. { $reason } Виберіть файл, який записала команда `export --as bundle`.
bundle-hostile = Пакет відхилено. { $reason } Жоден турнір так не виглядає.
bundle-newer = Пакет має версію { $found }, а ця програма читає версії до { $known }. Візьміть новішу версію програми.
bundle-changed = Файл { $file } у пакеті — не той, який підписано. Його змінено дорогою. Попросіть пакет в організатора знову.
bundle-missing = У пакеті бракує { $file }. Попросіть пакет в організатора знову.
bundle-person = У гравця { $player } в пакеті поле { $field } не таке, як у підписаних даних. Попросіть пакет в організатора знову.
bundle-contradiction = Пакет суперечить сам собі. { $problem } Попросіть організатора видати його знову.
bundle-found-no-archive = Це не архів ZIP, або він пошкоджений.
bundle-found-no-version = Його маніфест не має версії.
bundle-found-not-json = manifest.json — не правильний JSON.
bundle-found-other-program = Його маніфест записала інша програма.
bundle-limit-file-size = Файл { $file } у ньому має { $kilobytes } КБ.
bundle-limit-files = Файлів у ньому: { $files }.
bundle-limit-name = У ньому є файл із забороненою назвою, або така назва є в переліку.
bundle-limit-players = Гравців у ньому { $players }, партій { $games }.
bundle-limit-ratio = Файл { $file } у ньому розпаковується до набагато більшого розміру, ніж слід.
bundle-limit-size = Він має { $megabytes } МБ.
bundle-limit-twice = У ньому два файли { $file }.
bundle-problem-log = Історія в log.json неправильна.
bundle-problem-hand-over = Заява в hand-over.json — про інший турнір або інший пакет.
bundle-problem-season-file = У його файлі сезону не ті правила, що в його таблиці очок, сезон { $season }.
bundle-problem-categories = Його вікові категорії не впорядковано, або його віковий коефіцієнт неправильний.
bundle-problem-category = Очки гравця { $player } не належать до жодної категорії сезону, або гравець має очки двічі.
bundle-problem-days = Бракує його чемпіонату, або його останній день раніше за перший.
bundle-problem-final = Групи чи місця Фіналу категорії { $category } не узгоджуються між собою.
bundle-problem-game = Партія в ньому не має двох гравців або має невідомий результат.
bundle-problem-harmful-characters = Ім’я в ньому задовге або має символи, що приховують чи переставляють інші.
bundle-problem-ladder = Перегравання в ньому не належить до жодної партії.
bundle-problem-ladder-winner = Переможець перегравання в ньому — той, хто в ньому не грав.
bundle-problem-player = Ранг, вибір публікації або інше поле гравця { $player } неправильне.
bundle-problem-player-twice = Один гравець є в ньому двічі.
bundle-problem-points = Очки гравця { $player } не сходяться.
bundle-problem-sequence = Його номер не підходить до попереднього пакета.
bundle-problem-unlisted-player = Він посилається на гравця, якого немає в його списку.
bundle-problem-values = Якогось значення у { $file } бракує, або воно неправильне.
bundle-problem-version = У ньому більше, ніж дозволяє його версія.

signature-invalid-key = Публічний ключ неправильний. У ньому має бути 64 шістнадцяткові цифри, як показує `drawmaster key`.
signature-mismatch = Підпис не підходить. Файл змінено після підписання. Попросіть його у відправника знову.
