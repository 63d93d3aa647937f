# Тексти крейта `cli`: командний рядок. Чернетка перекладу: носій мови її ще не перевіряв.
ko-player-unknown = Гравця { $number } немає. Номери показує команда entries.
ko-later-invalid = «{ $text }» — не НОМЕР:ТУР, наприклад 12:3.
ko-verified = KO{ $category }: усі клітинки ({ $boxes }) збігаються з повторним жеребкуванням.
draw-frozen = Список категорії { $category } заморожено (заморожування { $number }, { $at }). Опублікуйте цей відбиток, перш ніж цифри стануть відомі: { $commitment }
draw-frozen-digits = { $digits ->
        [one] Оголошено: { $digits } цифра.
        [few] Оголошено: { $digits } цифри.
        [many] Оголошено: { $digits } цифр.
       *[other] Оголошено: { $digits } цифри.
    }
draw-frozen-any-digits = Оголошено: будь-яка кількість цифр.
draw-frozen-source = Джерело цифр: { $source }
draw-act-freeze = Заморожування { $number }: { $at }
draw-act-draw = Жеребкування { $number }: { $at }
draw-act-undone = , скасовано
ko-qualifying-taken-back = План кваліфікації вилучено.
ko-qualifying-planned = Тури { $first }-{ $last } розігрують { $places ->
        [one] { $places } місце
        [few] { $places } місця
        [many] { $places } місць
       *[other] { $places } місця
    }:
final-class-changed = Тепер турнір має клас final і дає очки Фіналу.
final-verified = Фінал { $category }: усі гравці ({ $players }) збігаються з повторним жеребкуванням.
final-rounds-invalid = «{ $text }» — не перелік турів. Уведіть 5, або 1,5, або none.
season-exported = Записано { $file }. Відредагуйте його, потім перевірте.
season-used = Турнір іде за сезоном { $name }.
season-valid = Сезон { $name } правильний.
copies-restored = Турнір { $event } відновлено у { $file }.
copies-second-set = Копії зберігаються також у { $folder }.
copies-second-cleared = Копії зберігаються лише у власній теці програми.
copies-none = Копій ще немає.
copies-salvaged = У { $file }: рядків { $rows }, записів журналу { $entries }.
copies-doubt = Сумнівне: { $doubt }
journal-undone = Скасовано: { $operation }.
journal-redone = Повторено: { $operation }.
document-written = Записано { $file }, байтів: { $bytes }.
bundle-handed-over = Турнір { $event } передано ключеві { $to } після пакета { $sequence }. Дайте іншому організаторові копію цього файлу турніру: наступний його пакет міститиме вашу підписану заяву.
document-folder-written = У { $folder } { $sheets ->
        [one] { $sheets } аркуш
        [few] { $sheets } аркуші
        [many] { $sheets } аркушів
       *[other] { $sheets } аркуша
    }:
document-left-out = Без { $name }: { $reason }
document-pages-written = У { $folder } сторінок: { $pages }. Спершу відкрийте index.html.
cli-site-published = У { $place } { $files ->
        [one] { $files } файл
        [few] { $files } файли
        [many] { $files } файлів
       *[other] { $files } файлу
    } сайту: нових або змінених { $written }, вилучених { $removed }.
cli-site-kept = { $file } більше не належить до сайту, але його змінив хтось інший, тому він залишається.
cli-competition-added = Змагання { $name } додано до турніру. Вибирайте його через --competition.
cli-competition-imported = Змагання { $name } додано до турніру: { $entries ->
        [one] { $entries } заявка
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тури
        [many] { $rounds } турів
       *[other] { $rounds } туру
    }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }. { $known ->
        [0] Нікого з них у турнірі раніше не було.
        [one] { $known } людина вже була в турнірі.
        [few] { $known } людини вже були в турнірі.
        [many] { $known } людей уже були в турнірі.
       *[other] { $known } людини вже було в турнірі.
    } Вибирайте його через --competition.
cli-competition-removed = Змагання { $name } вилучено.
cli-team-added = { $name } — команда { $team }.
cli-team-changed = Команду { $team } змінено.
cli-team-removed = Команду { $team } вилучено.
cli-team-line-up = Склад команди { $team } на тур { $round } встановлено.
cli-team-round = Команди по { $size }, склади на тур { $round }
cli-team-plays = грає за дошкою { $board }
cli-team-board = дошка { $board }
cli-team-substitute = запасний
cli-team-absent = відсутній
cli-team-none = Без команди: { $name }
cli-match = Матч { $number }: { $first } – { $second } { $points }
cli-competition-entered = До змагання { $name } { $count ->
        [one] заявлено { $count } людину
        [few] заявлено { $count } людини
        [many] заявлено { $count } людей
       *[other] заявлено { $count } людини
    }.
cli-step-register = зареєструвати гравців
cli-step-close = закрити реєстрацію
cli-step-slips = розглянути рожеві бланки
cli-step-draw = провести жеребкування плей-оф перед туром { $round }
cli-step-pair = скласти пари туру { $round }
cli-step-release = оприлюднити тур { $round }
cli-step-results = увести результати туру { $round }: { $agreed } з { $games }
cli-step-disagreement = усунути розбіжність у турі { $round }
cli-step-conflicts = усунути суперечливі результати у турі { $round }
cli-step-confirm = підтвердити тур { $round }
cli-step-finish = закінчено
cli-step-add-games = додати партії
cli-game-added = Партія { $game }: тур { $round }, дошка { $board }.
cli-game-conditions = { $black } грає Чорними проти { $white }: { $stones ->
        [0] без каменів
        [one] { $stones } камінь
        [few] { $stones } камені
        [many] { $stones } каменів
       *[other] { $stones } каменя
    }, комі { $komi }.
cli-game-removed = Партію { $game } вилучено.
cli-ladder-improvement = Найбільший прогрес (щаблі)
cli-ladder-persistence = Найбільше партій
cli-games-none = Партій ще немає.
cli-head-game = партія
cli-head-board = дошка
cli-head-round-of-game = тур
cli-seat-invalid = «{ $text }» — не місце за дошкою. Пишіть ДОШКА:black або ДОШКА:white.
cli-number-unknown = Гравця { $number } немає. Список гравців показує «entries».
cli-two-players = Назвіть двох гравців, наприклад --players 4,17.
cli-numbers-invalid = «{ $text }» — не номер і не проміжок номерів. Пишіть 7 або 7..12.
cli-category-invalid = «{ $text }» — не категорія. Пишіть число, наприклад 12, або senior.
cli-ladder-game-invalid = «{ $text }» — не партія перегравання. Пишіть 9x9, 7x7, 5x5, 1x1 або new.
cli-ladder-result-invalid = «{ $text }» — не результат партії перегравання. Пишіть black, white, = або nr.
cli-one-language = Командний рядок має одну мову. Назвіть один код, наприклад uk.
cli-clock = DRAWMASTER_NOW — «{ $text }», це не місцевий час. Пишіть так: 2026-08-14T09:00:00, або скиньте цю змінну.

cli-demo-written = Файли в { $folder }:

cli-tour-created = Створено { $file } для серії { $name }.
cli-tour-undone = Скасовано: { $operation }.
cli-tour-championship = { $name }: { $count ->
        [one] { $count } випуск
        [few] { $count } випуски
        [many] { $count } випусків
       *[other] { $count } випуску
    }.
cli-tour-confirmed = { $player }: підтверджено на { $year }.
cli-tour-merged = Тепер обидва — один гравець: { $player }.
cli-tour-separate = Записано як різних людей: { $players }.
cli-tour-seeds = Записано { $file }: { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, підписано ключем { $key }.
cli-tour-published = У { $folder } { $pages ->
        [one] { $pages } сторінка
        [few] { $pages } сторінки
        [many] { $pages } сторінок
       *[other] { $pages } сторінки
    }, з них про гравців: { $players }.
cli-tour-unchanged = Цей пакет турніру { $event } уже є в книзі серії. Нічого не змінено.
cli-tour-handed-over = { $signed_by } (передав { $old })
cli-tour-added = Турнір { $event } (організатор { $organiser }) додано як випуск чемпіонату { $championship }: { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, нових для серії: { $new }.
cli-tour-changed = Змінено: { $line }
cli-tour-follows = Наслідок: { $line }
cli-tour-duplicates = { $count ->
        [one] { $count } пара гравців може бути однією людиною. Дивіться tour merge.
        [few] { $count } пари гравців можуть бути тими самими людьми. Дивіться tour merge.
        [many] { $count } пар гравців можуть бути тими самими людьми. Дивіться tour merge.
       *[other] { $count } пар гравців можуть бути тими самими людьми. Дивіться tour merge.
    }
cli-tour-printed = Записано { $file }, байтів: { $bytes }.

cli-note = Примітка: { $note }
cli-about = Drawmaster { $version }, ліцензія MIT.
    Ваші дані зберігаються в { $folder }.
cli-about-portable = Drawmaster { $version }, ліцензія MIT.
    Переносна програма: ваші дані зберігаються в { $folder }.
cli-key = Ваш ключ зберігається у { $file }. Нікому не давайте цього файлу й зробіть його копію.
    Передайте серії свій публічний ключ:
    { $public }
cli-key-created = Створено новий ключ. Він зберігається у { $file }. Нікому не давайте цього файлу й зробіть його копію.
    Передайте серії свій публічний ключ:
    { $public }
cli-entry-added = Додано: { $name }.
cli-partner-unclear = «{ $text }» — не партнер. Вкажіть ключ або "Прізвище, Ім’я, Розряд", потім клуб і країну.
cli-entry-changed = Змінено: { $name }.
cli-extras-written = Автодоповнення й сторінки довідки man — у { $folder }.
cli-entry-lowered = Початкові очки зменшено: { $name }.
cli-entry-withdrawn = Знято з турніру: { $name }.
cli-entry-registered = Зареєстровано: { $name }.
cli-entry-unknown = Заявки { $number } немає. Дивіться `drawmaster entries`.
cli-entry-gone = Після цієї зміни заявки { $id } більше немає.
cli-entry-sleeps = Гравець пропускає тур у найвищій групі, і це спотворює її пари. Щоб зменшити початкові очки на одне чи два, виконайте `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Після туру { $round }: місце { $place }, { $values }
cli-card-bye = бай
cli-card-absent = не грає
cli-card-without-game = без партії
cli-card-float-up = до вищої групи
cli-card-float-down = до нижчої групи
cli-card-points = Очки серії: { $points }
cli-card-changes = Зміни:
cli-entries-added = { $count ->
        [one] Додано { $count } заявку.
        [few] Додано { $count } заявки.
        [many] Додано { $count } заявок.
       *[other] Додано { $count } заявки.
    }
cli-lines-left = { $count ->
        [one] Пропущено { $count } рядок:
        [few] Пропущено { $count } рядки:
        [many] Пропущено { $count } рядків:
       *[other] Пропущено { $count } рядка:
    }
cli-players-can-be-added = { $count ->
        [one] Можна додати { $count } гравця.
        [few] Можна додати { $count } гравців.
        [many] Можна додати { $count } гравців.
       *[other] Можна додати { $count } гравця.
    }
cli-mapping-unknown = «{ $text }» — не відповідність стовпця. Пишіть Surname=family або 3=rank.
cli-level-cap = не більше { $cap }
cli-seeds-imported = { $tour }: заповнено заявок { $filled }, немає у списку { $unknown }.
cli-seeds-signed = Список підписано ключем { $key }. Порівняйте його з ключем, який опублікувала серія, або вкажіть той ключ через --key.
cli-seeds-by-name = Ці заявки знайдено лише за іменем. Якщо вони правильні, заповніть їх із --names.
cli-rating-list-missing = Рейтинг-листа немає. Імпортуйте його командою `drawmaster egd import LIST`.
cli-nobody-found = У списку нікого не знайдено.
cli-rating-list = Список від { $date }. Гравців у ньому: { $count }.
cli-rating-list-stale = Список від { $date }, йому { $days } дн. Перед турніром імпортуйте новий. Гравців у ньому: { $count }.
cli-rating-list-undated = Список без дати. Гравців у ньому: { $count }.
cli-no-import-notes = Приміток імпорту в цьому турнірі немає.
cli-imported = { $name }: заявок { $entries }, складених турів { $rounds }, партій { $games }.
cli-export-checked =
    { $count ->
        [0] Файл можна записати так, як є.
        [one] Є { $count } зауваження:
        [few] Є { $count } зауваження:
        [many] Є { $count } зауважень:
       *[other] Є { $count } зауваження:
    }
cli-event-created = Турнір { $name } створено у { $file }.
cli-register-closed = Реєстрацію закрито. Гравці мають номери від 1 до { $last }.
cli-draw-seed = Зерно жеребкування: { $seed }
cli-register-closed-on = Реєстрацію закрито { $when }.
cli-register-ready = Реєстрацію можна закрити.
cli-checklist-players = Зареєстровано { $registered }, у турі 1 — { $first }.
cli-checklist-ghost = Кількість непарна: гратиме підмінний гравець.
cli-checklist-bye = Кількість непарна: один гравець матиме бай.
cli-checklist-unseen = Ще не зареєстровано: { $names }.
cli-checklist-no-birth = Рік народження невідомий: { $names }.
cli-checklist-unpaid = Ще не сплатили: { $names }.
cli-checklist-slips = { $count ->
        [one] { $count } рожевий бланк очікує.
        [few] { $count } рожеві бланки очікують.
        [many] { $count } рожевих бланків очікують.
       *[other] { $count } рожевого бланка очікує.
    } Дивіться `drawmaster slip list`.
cli-checklist-admitted = Допущено директором попри правила: { $names }.
cli-checklist-double = Можливо, це одна людина: { $first } і { $second }.
cli-checklist-bar = Планка { $bar }: на ній або вище { $count }.
cli-checklist-proposed-bar = Планка { $bar }: на ній або вище { $count }; запропонована планка { $proposed }: на ній або вище { $proposed_count }; рекомендовано від { $from } до { $to }.
cli-checklist-strengths = Сила: { $strengths }.
cli-rounds-unknown = «{ $text }» — не тур. Пишіть тури так: 1,3.
cli-no-slips = Бланків немає.
cli-slip-gone = Після цієї зміни бланка { $number } більше немає.
cli-slip-pending = Бланк { $number } ({ $name }) очікує: { $changes }.
cli-slip-applied = Бланк { $number } ({ $name }) застосовано: { $changes }.
cli-slip-refused = Бланк { $number } ({ $name }) відхилено: { $changes }.
cli-slip-seat = ще за дошкою { $board } в турі { $round }
cli-slip-answer = відхилено: { $reason }
cli-slip-no-change = без змін

cli-black = Чорні
cli-white = Білі
cli-referee-clock = Поставте на годинниках витрачений час: Чорні { $black } хв, Білі { $white } хв.
cli-referee-late = Витрачений час, коли прийшли обидва: Чорні { $black } хв, Білі { $white } хв. Хто не прийшов би до { $lost_after }, програв би.
cli-referee-black-lost = Чорні програли: хто не прийшов до { $lost_after }, програє.
cli-referee-white-lost = Білі програли: хто не прийшов до { $lost_after }, програє.
cli-referee-both-lost = Програли обидва: хто не прийшов до { $lost_after }, програє.
cli-egf-class = Клас { $class }; зведений час { $adjusted } хв.
cli-egf-class-none = Без рейтингу; зведений час { $adjusted } хв.
cli-late-times = Тур { $round }: за планом { $planned }, початок { $started }, гравець може записати хід з { $from }, мусить з { $by }
cli-late-none = Нікого не позначено як такого, що запізнився.
cli-late-missing = { $name }: немає
cli-late-came = { $name }: прихід о { $time }
cli-late-forfeit = програно через запізнення: { $result }
cli-late-until = поразка після { $time }
cli-late-entered = Дошка { $board }: { $result }
cli-adjourned-none = Жодної партії не відкладено.
cli-adjourned-sealed = { $colour }: записаний хід { $number }
cli-delay-late = затримка { $minutes } хв
cli-delay-proposed = пропозиція: { $time }
cli-delay-running = Ще грають, спершу найдовші:
cli-delay-minutes = { $minutes } хв
cli-delay-since = з { $time }
cli-on = увімкнено
cli-off = вимкнено
cli-none = немає
cli-locked = закріплено
cli-audit-log-head = Історія: записів { $entries }, відбиток { $head }
cli-audit-log-round = тур { $round }
cli-audit-log-found = { $later ->
        [0] Аркуш показує цю історію до запису { $entry } ({ $operation }, { $at }). Відтоді нічого не змінилося.
        [one] Аркуш показує цю історію до запису { $entry } ({ $operation }, { $at }). Далі { $later } запис:
        [few] Аркуш показує цю історію до запису { $entry } ({ $operation }, { $at }). Далі { $later } записи:
        [many] Аркуш показує цю історію до запису { $entry } ({ $operation }, { $at }). Далі { $later } записів:
       *[other] Аркуш показує цю історію до запису { $entry } ({ $operation }, { $at }). Далі { $later } запису:
    }
cli-undone = скасовано
cli-round = тур { $round }
cli-statistics-none = Партій ще немає.
cli-statistics-round = тур
cli-statistics-games = партій
cli-statistics-black = Чорні
cli-statistics-white = Білі
cli-statistics-jigo = дзіго
cli-statistics-other = інакше
cli-statistics-open = відкрито
cli-statistics-floats = переходи
cli-statistics-knockout = плей-оф
cli-statistics-handicap = фора
cli-statistics-byes = баї
cli-statistics-balance = Чорні-Білі
cli-statistics-players = гравців
cli-statistics-stones = каменів
cli-statistics-ranks = різниця рангів
cli-statistics-stronger = виграв сильніший
cli-statistics-weaker = виграв слабший
cli-places = Місця
cli-head-age = вік
cli-head-badges = відзнаки
cli-head-bundle = пакет
cli-head-signed-by = підписав
cli-tour-unnamed = { $count ->
        [one] { $count } гравець не має імені ні в пакеті, ні в книзі серії.
        [few] { $count } гравці не мають імені ні в пакеті, ні в книзі серії.
        [many] { $count } гравців не мають імені ні в пакеті, ні в книзі серії.
       *[other] { $count } гравця не мають імені ні в пакеті, ні в книзі серії.
    }
cli-head-career = кар’єра
cli-head-championship = чемпіонат
cli-head-changes = Зміни
cli-head-class = клас
cli-head-club = клуб
cli-head-column = стовпець
cli-head-confirmed = Підтверджено
cli-head-copy = Копія
cli-head-entries = Заявки
cli-head-event = турнір
cli-head-event-of-copy = Турнір
cli-head-tour-of-copy = серія
cli-head-events = турніри
cli-head-exactly = точно
cli-head-first-fields = перші поля
cli-head-folder = Тека
cli-head-from = з
cli-head-heading = заголовок
cli-head-latin = латиницею
cli-head-loss = поразка
cli-head-means = означає
cli-head-name = ім’я
cli-head-paired = Складено
cli-head-players = гравці
cli-head-points = очки
cli-head-rank = ранг
cli-head-results = Результати
cli-head-round = Т{ $round }
cli-head-stages = стадії
cli-head-win = перемога

cli-bye = Бай: { $name }
cli-without-a-game = Без партії: { $name }
cli-round-ladder = після перегравання проходить { $winner }
cli-round-released = Тур { $round } оприлюднено.
cli-round-confirmed = Тур { $round } підтверджено.
cli-round-unpaired = Пари туру { $round } розбито.
cli-cost-proved = Ціна { $cost }, доведено, що це найкраще.
cli-cost-not-proved = Ціна { $cost }, не доведено, що це найкраще.
cli-board-unpaired = Пару на дошці { $board } розбито.
cli-board-locked = Дошку { $board } закріплено.
cli-board-unlocked = Дошку { $board } відкріплено.
cli-board-moved = Дошка { $board } тепер — дошка { $to }.
cli-board-handicap = Дошка { $board } має фору { $stones }.
cli-boards-renumbered = Дошки туру { $round } перенумеровано: перенесено партій { $moved }.
cli-colours-swapped = Кольори на дошці { $board } обміняно.
cli-seats-exchanged = Місця обміняно.
cli-players-paired = Пару складено.
cli-bye-moved = Бай перенесено.
cli-changed-as-good = { $done } Дошка { $board }; тур такий самий добрий, як за найкращого складання.
cli-changed-dearer = { $done } Дошка { $board }; тур коштує більше, ніж за найкращого складання: { $cost }.
cli-moves-bye = бай
cli-moves-good = добре
cli-moves-worse = гірше
cli-moves-breaks = потрібна згода
cli-moves-impossible = неможливо
cli-why-not-best = У найкращому складанні цієї пари немає.
cli-why-cost = Ціна: { $cost }
cli-why-only = Без цієї пари скласти тур неможливо.
cli-why-otherwise = Без цієї пари тур коштував би: { $cost }
cli-why-same = стільки ж
cli-why-impossible = З цією парою скласти тур неможливо.
cli-why-with = З цією парою тур коштує, порівняно з найкращим складанням: { $cost }
cli-why-best-plays = У найкращому складанні { $name } грає з { $opponent }.
cli-why-would-play = Тоді б { $name } грав чи грала з { $opponent }.
cli-result-agreed = Дошка { $board }: { $result }.
cli-result-passes-disagree = Дошка { $board }: два введення розходяться.
cli-result-one-pass = Дошка { $board }: є одне введення.
cli-result-nothing-affected = Дошка { $board }: від її результату не залежить жодна пізніша партія плей-оф.
cli-result-affected = Зачеплено: { $game }
cli-check-sound = Справно: записів журналу { $entries }, турів { $rounds }, сертифікатів { $certificates }, жеребкувань { $draws }.
cli-ladder-new-game = нова партія
cli-ladder-next = наступна
cli-ladder-time = { $minutes } хв, 1 x { $period } с
cli-ladder-decided = Дошка { $board }: після перегравання проходить { $winner }.
cli-ladder-open = Дошка { $board }: перегравання не завершено.
cli-simulated = Турнір { $event } — у { $file }.
cli-self-checked = Турнірів { $events }, турів { $rounds }, партій { $games }: розбіжностей 0.
cli-progress = { $done } з { $all }
cli-points-event = Сезон { $season }, клас { $class }, коефіцієнт { $coefficient }
cli-points-online-event = Сезон { $season }, клас { $class }, коефіцієнт { $coefficient }, онлайн
cli-points-place = місце { $place }
cli-size-lines = рядків { $lines }
cli-size-rounds = тури { $first }-{ $last }
cli-size-byes = баїв { $byes }
cli-size-out = поза сіткою { $out }
cli-size-gap = різниця рангів у перших партіях до { $grades }
cli-box-bye = бай
cli-ko-not-listed = Не входять:
cli-ko-sizes = Розміри:
cli-ko-enters = вступає в турі { $round }
cli-ko-effect = Гравців { $players }, рядків { $lines }, тури { $first }-{ $last }, баїв { $byes }, поза сіткою { $out }, різниця рангів у перших партіях до { $gap }
cli-ko-nonce = Секретне число { $nonce }
cli-ko-commitment = Відбиток { $commitment }
cli-ko-table = KO{ $category }, гравців { $players }, від туру { $round }
cli-ko-round = { $name } (тур { $round })
cli-final-table = Фінал { $category }, гравців { $players }, тури { $first }–{ $last }
cli-final-tied = Рівні, вирішують менші дошки: { $names }
cli-final-board = дошка { $board }
cli-final-eve = напередодні
cli-final-day = день { $day }
cli-final-round = Тур { $round } ({ $phase }, { $day })
cli-final-round-alone = Тур { $round } ({ $phase }, { $day }, окремо)
cli-final-rests = Відпочиває: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = відкликано { $day }
cli-tour-step-at-rate = { $points } × { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, перед { $by }
cli-tour-step-transition = x { $points }: категорія { $category }
cli-tour-race = { $category } у { $year }
cli-tour-team = команда { $country } { $points }: { $players }
cli-tour-team-incomplete = команда { $country } { $points } (неповна): { $players }
cli-output-failed = Команду виконано, але її відповідь вивести не вдалося ({ $error }). Звільніть місце, потім перегляньте результат.
cli-fault = У програмі сталася помилка, і вона зупинилася. Наполовину збережених змін немає. Повторіть команду з --verbose і надішліть те, що вона виведе.
cli-detail = Подробиця: { $detail }
cli-overwrite = --overwrite замінює наявні файли.
cli-confirm = Щоб підтвердити, повторіть команду з --yes.

cli-usage = Використання: { $form }
cli-usage-command-unknown = Команди { $command } немає.
cli-usage-command-similar = Команди { $command } немає. Схожі команди: { $similar }.
cli-usage-command-missing = Назвіть команду. Виберіть щось із цього: { $known }.
cli-usage-incomplete = Назвіть команду. Їх перелічує «drawmaster --help».
cli-usage-argument-unknown = Аргументу { $argument } тут немає.
cli-usage-argument-similar = Аргументу { $argument } немає. Може, { $similar }?
cli-usage-missing = Бракує: { $arguments }.
cli-usage-value-missing = Для { $argument } потрібне значення.
cli-usage-value-missing-of = Для { $argument } потрібне значення. Виберіть щось із цього: { $known }.
cli-usage-value-invalid = «{ $value }» — не значення для { $argument }.
cli-usage-value-unknown = «{ $value }» — не значення для { $argument }. Виберіть щось із цього: { $known }.
cli-usage-conflict = { $argument } не можна вказати разом з { $others }.
cli-usage-twice = { $argument } можна вказати лише раз.
cli-usage-no-equals = Між { $argument } і значенням поставте знак рівності.
cli-usage-too-many = { $argument } має одне зайве значення: «{ $value }».
cli-usage-too-few = Для { $argument } потрібно щонайменше значень: { $least }, а є { $given }.
cli-usage-wrong-number = Для { $argument } потрібно значень: { $expected }, а є { $given }.
cli-usage-not-text = Один з аргументів — не правильний текст UTF-8.
cli-usage-unreadable = Командний рядок прочитати не вдалося.
cli-step-fill-stage = заповнити етап
cli-stages-none = Етапів у турнірі немає. Додайте етап командою stage add.
cli-stage-added = Додано після { $after }: { $names }. Коли { $after } закінчиться, заповніть командою stage fill.
cli-stage-filled = До { $name } { $count ->
        [one] проходить { $count } гравець
        [few] проходять { $count } гравці
        [many] проходять { $count } гравців
       *[other] проходить { $count } гравця
    }.
cli-stage-after = після { $name }
cli-stage-ready = можна заповнити
cli-head-stage = Етап
