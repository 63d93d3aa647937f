# Тексты командной строки. Черновой перевод, ещё не проверенный носителем языка.
ko-player-unknown = Игрока { $number } нет. Номера показывает команда entries.
ko-later-invalid = «{ $text }» — не НОМЕР:ТУР, например 12:3.
ko-verified = KO{ $category }: с повторённой жеребьёвкой совпадают все клетки ({ $boxes }).
draw-frozen = Список категории { $category } заморожен (заморозка { $number }, { $at }). Опубликуйте этот отпечаток, пока цифры неизвестны: { $commitment }
draw-frozen-digits = Объявлено: { $digits ->
        [one] { $digits } цифра.
        [few] { $digits } цифры.
        [many] { $digits } цифр.
       *[other] { $digits } цифры.
    }
draw-frozen-any-digits = Объявлено: любое количество цифр.
draw-frozen-source = Источник цифр: { $source }
draw-act-freeze = Заморозка { $number }: { $at }
draw-act-draw = Жеребьёвка { $number }: { $at }
draw-act-undone = , отменена
ko-qualifying-taken-back = План квалификации удалён.
ko-qualifying-planned = Туры { $first }-{ $last } разыгрывают { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    }:
final-class-changed = Теперь у турнира класс final, и он даёт очки Финала.
final-verified = Финал { $category }: с повторённой жеребьёвкой совпадают все игроки ({ $players }).
final-rounds-invalid = «{ $text }» — не список туров. Введите 5, или 1,5, или none.
season-exported = Файл { $file } записан. Измените его, затем проверьте.
season-used = Турнир следует сезону { $name }.
season-valid = Сезон { $name } исправен.
copies-restored = Турнир { $event } восстановлен в { $file }.
copies-second-set = Копии идут и в { $folder }.
copies-second-cleared = Копии идут только в папку программы.
copies-none = Копий ещё нет.
copies-salvaged = В файле { $file }: строк { $rows }, записей журнала { $entries }.
copies-doubt = Сомнительно: { $doubt }
journal-undone = Отменено: { $operation }.
journal-redone = Повторено: { $operation }.
document-written = Записан { $file }, байт: { $bytes }.
bundle-handed-over = Турнир { $event } передан ключу { $to } после пакета { $sequence }. Дайте другому организатору копию этого файла турнира: его следующий пакет содержит ваше подписанное заявление.
document-folder-written = В папке { $folder } { $sheets ->
        [one] { $sheets } лист
        [few] { $sheets } листа
        [many] { $sheets } листов
       *[other] { $sheets } листа
    }:
document-left-out = Без { $name }: { $reason }
document-pages-written = В папке { $folder } страниц: { $pages }. Сначала откройте index.html.
cli-site-published = В { $place } { $files ->
        [one] { $files } файл
        [few] { $files } файла
        [many] { $files } файлов
       *[other] { $files } файла
    } сайта: новых и изменённых { $written }, удалено { $removed }.
cli-site-kept = { $file } больше не входит в сайт, но его изменил кто-то другой, поэтому он остаётся.
cli-competition-added = Соревнование { $name } добавлено в турнир. Выбирайте его через --competition.
cli-competition-imported = Соревнование { $name } добавлено в турнир: { $entries ->
        [one] { $entries } заявка
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }. Уже были в турнире: { $known }. Выбирайте его через --competition.
cli-competition-removed = Соревнование { $name } удалено.
cli-team-added = { $name } — команда { $team }.
cli-team-changed = Команда { $team } изменена.
cli-team-removed = Команда { $team } удалена.
cli-team-line-up = Состав команды { $team } на тур { $round } задан.
cli-team-round = Команды, досок: { $size }; составы на тур { $round }
cli-team-plays = играет на доске { $board }
cli-team-board = доска { $board }
cli-team-substitute = запасной
cli-team-absent = отсутствует
cli-team-none = Без команды: { $name }
cli-match = Матч { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $count ->
        [one] Заявлен { $count } человек
        [few] Заявлено { $count } человека
        [many] Заявлено { $count } человек
       *[other] Заявлено { $count } человека
    }, соревнование { $name }.
cli-step-register = зарегистрировать игроков
cli-step-close = закрыть регистрацию
cli-step-slips = разобрать розовые бланки
cli-step-draw = провести жеребьёвку плей-офф до тура { $round }
cli-step-pair = составить пары тура { $round }
cli-step-release = объявить тур { $round }
cli-step-results = ввести результаты тура { $round }: { $agreed } из { $games }
cli-step-disagreement = разрешить расхождение в туре { $round }
cli-step-conflicts = разрешить противоречивые результаты в туре { $round }
cli-step-confirm = подтвердить тур { $round }
cli-step-finish = закончено
cli-step-add-games = добавить партии
cli-game-added = Партия { $game }: тур { $round }, доска { $board }.
cli-game-conditions = Чёрные { $black }, Белые { $white }: { $stones ->
        [0] без камней
        [one] { $stones } камень
        [few] { $stones } камня
        [many] { $stones } камней
       *[other] { $stones } камня
    }, коми { $komi }.
cli-game-removed = Партия { $game } удалена.
cli-ladder-improvement = Наибольший прогресс (ступени)
cli-ladder-persistence = Больше всего партий
cli-games-none = Партий ещё нет.
cli-head-game = партия
cli-head-board = доска
cli-head-round-of-game = тур
cli-seat-invalid = «{ $text }» — не место. Введите ДОСКА:black или ДОСКА:white.
cli-number-unknown = Игрока { $number } нет. Список игроков показывает "entries".
cli-two-players = Назовите двух игроков, например --players 4,17.
cli-numbers-invalid = «{ $text }» — не номер и не диапазон номеров. Введите 7 или 7..12.
cli-category-invalid = «{ $text }» — не категория. Введите число, например 12, или senior.
cli-ladder-game-invalid = «{ $text }» — не партия переигровки. Введите 9x9, 7x7, 5x5, 1x1 или new.
cli-ladder-result-invalid = «{ $text }» — не результат партии переигровки. Введите black, white, = или nr.
cli-one-language = В командной строке один язык. Назовите один код, например ro.
cli-clock = DRAWMASTER_NOW — это «{ $text }», а не местное время. Введите его как 2026-08-14T09:00:00 или уберите.

cli-demo-written = Файлы в { $folder }:

cli-tour-created = Файл { $file } создан для серии { $name }.
cli-tour-undone = Отменено: { $operation }.
cli-tour-championship = { $name }: { $count ->
        [one] { $count } выпуск
        [few] { $count } выпуска
        [many] { $count } выпусков
       *[other] { $count } выпуска
    }.
cli-tour-confirmed = Членство подтверждено на { $year } год: { $player }.
cli-tour-merged = Теперь это один игрок: { $player }.
cli-tour-separate = Отмечены как разные люди: { $players }.
cli-tour-seeds = Записан { $file }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, подпись ключом { $key }.
cli-tour-published = В папке { $folder } { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
        [many] { $pages } страниц
       *[other] { $pages } страницы
    }, из них об игроках { $players }.
cli-tour-unchanged = В книге серии этот пакет турнира { $event } уже есть. Ничего не изменено.
cli-tour-handed-over = { $signed_by } (передано: { $old })
cli-tour-added = Турнир { $event } (организатор { $organiser }) добавлен как выпуск чемпионата { $championship }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, новых для серии { $new }.
cli-tour-changed = Изменено: { $line }
cli-tour-follows = Следствие: { $line }
cli-tour-duplicates = Пар игроков, которые могут быть одним человеком: { $count }. См. tour merge.
cli-tour-printed = Записан { $file }, байт: { $bytes }.

cli-note = Заметка: { $note }
cli-about = Drawmaster { $version }, лицензия MIT.
    Ваши данные хранятся в { $folder }.
cli-about-portable = Drawmaster { $version }, лицензия MIT.
    Переносная программа: ваши данные хранятся в { $folder }.
cli-key = Ваш ключ хранится в { $file }. Никому не давайте этот файл и сделайте его копию.
    Передайте серии свой открытый ключ:
    { $public }
cli-key-created = Создан новый ключ. Он хранится в { $file }. Никому не давайте этот файл и сделайте его копию.
    Передайте серии свой открытый ключ:
    { $public }
cli-entry-added = Добавлено: { $name }.
cli-partner-unclear = «{ $text }» — не партнёр. Укажите ключ или "Фамилия, Имя, Разряд", затем клуб и страну.
cli-entry-changed = Изменено: { $name }.
cli-extras-written = Дополнения команд и страницы man — в { $folder }.
cli-entry-lowered = Начальные очки снижены: { $name }.
cli-entry-withdrawn = Снятие с турнира: { $name }.
cli-entry-registered = Регистрация: { $name }.
cli-entry-unknown = Заявки { $number } нет. См. `drawmaster entries`.
cli-entry-gone = После изменения заявки { $id } больше нет.
cli-entry-sleeps = Игрок пропускает тур в верхней группе, и это искажает её пары. Чтобы снизить начальные очки на один или два, используйте `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = После тура { $round }: место { $place }, { $values }
cli-card-bye = бай
cli-card-absent = пропуск
cli-card-without-game = нет партии
cli-card-float-up = в группу выше
cli-card-float-down = в группу ниже
cli-card-points = Очки серии: { $points }
cli-card-changes = Изменения:
cli-entries-added = { $count ->
        [one] Добавлена { $count } заявка.
        [few] Добавлено { $count } заявки.
        [many] Добавлено { $count } заявок.
       *[other] Добавлено { $count } заявки.
    }
cli-lines-left = { $count ->
        [one] Пропущена { $count } строка:
        [few] Пропущено { $count } строки:
        [many] Пропущено { $count } строк:
       *[other] Пропущено { $count } строки:
    }
cli-players-can-be-added = { $count ->
        [one] Можно добавить { $count } игрока.
        [few] Можно добавить { $count } игроков.
        [many] Можно добавить { $count } игроков.
       *[other] Можно добавить { $count } игроков.
    }
cli-mapping-unknown = «{ $text }» — не соответствие. Введите его как Surname=family или 3=rank.
cli-level-cap = не больше { $cap }
cli-seeds-imported = { $tour }: заполнено заявок { $filled }, нет в списке { $unknown }.
cli-seeds-signed = Список подписан ключом { $key }. Сравните его с ключом, который опубликовала серия, или задайте тот ключ через --key.
cli-seeds-by-name = Эти заявки найдены только по имени. Если они верны, заполните их с --names.
cli-rating-list-missing = Рейтинг-листа нет. Импортируйте его командой `drawmaster egd import LIST`.
cli-nobody-found = В списке никто не найден.
cli-rating-list = Рейтинг-лист от { $date }. Игроков в нём: { $count }.
cli-rating-list-stale = Рейтинг-лист от { $date }, дней назад: { $days }. Импортируйте новый до турнира. Игроков в нём: { $count }.
cli-rating-list-undated = Рейтинг-лист без даты. Игроков в нём: { $count }.
cli-no-import-notes = В этом турнире нет заметок об импорте.
cli-imported = { $name }: заявок { $entries }, туров с парами { $rounds }, партий { $games }.
cli-export-checked = { $count ->
        [0] Файл можно записать как есть.
        [one] Есть { $count } замечание:
        [few] Есть { $count } замечания:
        [many] Есть { $count } замечаний:
       *[other] Есть { $count } замечания:
    }
cli-event-created = Турнир { $name } создан в { $file }.
cli-register-closed = Регистрация закрыта. У игроков номера от 1 до { $last }.
cli-draw-seed = Зерно жеребьёвки: { $seed }
cli-register-closed-on = Регистрация закрыта { $when }.
cli-register-ready = Регистрацию можно закрывать.
cli-checklist-players = зарегистрировано { $registered }, в туре 1 — { $first }.
cli-checklist-ghost = Число нечётное: будет играть подменный игрок.
cli-checklist-bye = Число нечётное: у одного игрока будет бай.
cli-checklist-unseen = Ещё не зарегистрированы: { $names }.
cli-checklist-no-birth = Год рождения неизвестен: { $names }.
cli-checklist-unpaid = Ещё не уплатили: { $names }.
cli-checklist-slips = Розовых бланков ожидает: { $count }. См. `drawmaster slip list`.
cli-checklist-admitted = Допущены директором турнира вопреки правилам: { $names }.
cli-checklist-double = Возможно, один человек: { $first } и { $second }.
cli-checklist-bar = Планка { $bar }: на ней или выше { $count }.
cli-checklist-proposed-bar = Планка { $bar }: на ней или выше { $count }; предлагаемая планка { $proposed }: на ней или выше { $proposed_count }; рекомендуется от { $from } до { $to }.
cli-checklist-strengths = Сила: { $strengths }.
cli-rounds-unknown = «{ $text }» — не тур. Введите туры как 1,3.
cli-no-slips = Бланков нет.
cli-slip-gone = После изменения бланка { $number } больше нет.
cli-slip-pending = Бланк { $number } ожидает (игрок { $name }): { $changes }.
cli-slip-applied = Бланк { $number } применён (игрок { $name }): { $changes }.
cli-slip-refused = Бланк { $number } отклонён (игрок { $name }): { $changes }.
cli-slip-seat = ещё за доской { $board } в туре { $round }
cli-slip-answer = отклонён: { $reason }
cli-slip-no-change = ничего не меняется

cli-black = Чёрные
cli-white = Белые
cli-referee-clock = Поставьте на часах израсходованное время: Чёрные { $black } мин, Белые { $white } мин.
cli-referee-late = Израсходовано, когда пришли оба: Чёрные { $black } мин, Белые { $white } мин. Игрок, не пришедший к { $lost_after }, проиграл бы.
cli-referee-black-lost = Чёрные проиграли: проигрывает тот, кто не пришёл к { $lost_after }.
cli-referee-white-lost = Белые проиграли: проигрывает тот, кто не пришёл к { $lost_after }.
cli-referee-both-lost = Проиграли оба: проигрывает тот, кто не пришёл к { $lost_after }.
cli-egf-class = Класс { $class }; приведённое время — { $adjusted } мин.
cli-egf-class-none = Не обсчитывается; приведённое время — { $adjusted } мин.
cli-late-times = Тур { $round }: по плану { $planned }, начало { $started }, игрок может записать ход с { $from }, обязан с { $by }
cli-late-none = Опоздавших не отмечено.
cli-late-missing = { $name }: нет
cli-late-came = { $name }: приход в { $time }
cli-late-forfeit = проиграна из-за опоздания: { $result }
cli-late-until = поражение после { $time }
cli-late-entered = Доска { $board }: { $result }
cli-adjourned-none = Отложенных партий нет.
cli-adjourned-sealed = { $colour }: записанный ход { $number }
cli-delay-late = задержка { $minutes } мин
cli-delay-proposed = предложено: { $time }
cli-delay-running = Ещё играют, сначала самые долгие:
cli-delay-minutes = { $minutes } мин
cli-delay-since = с { $time }
cli-on = вкл.
cli-off = выкл.
cli-none = нет
cli-locked = закреплена
cli-audit-log-head = История: записей { $entries }, отпечаток { $head }
cli-audit-log-round = тур { $round }
cli-audit-log-found = { $later ->
        [0] Лист показывает эту историю до записи { $entry } ({ $operation }, { $at }). С тех пор ничего не изменилось.
        [one] Лист показывает эту историю до записи { $entry } ({ $operation }, { $at }). За ней следует { $later } запись:
        [few] Лист показывает эту историю до записи { $entry } ({ $operation }, { $at }). За ней следуют { $later } записи:
        [many] Лист показывает эту историю до записи { $entry } ({ $operation }, { $at }). За ней следует { $later } записей:
       *[other] Лист показывает эту историю до записи { $entry } ({ $operation }, { $at }). За ней следуют { $later } записи:
    }
cli-undone = отменено
cli-round = тур { $round }
cli-statistics-none = Партий пока нет.
cli-statistics-round = тур
cli-statistics-games = партий
cli-statistics-black = чёрные
cli-statistics-white = белые
cli-statistics-jigo = дзиго
cli-statistics-other = иначе
cli-statistics-open = открыто
cli-statistics-floats = переходы
cli-statistics-knockout = плей-офф
cli-statistics-handicap = фора
cli-statistics-byes = баи
cli-statistics-balance = чёрные-белые
cli-statistics-players = игроков
cli-statistics-stones = камней
cli-statistics-ranks = разница рангов
cli-statistics-stronger = сильнейший выиграл
cli-statistics-weaker = слабейший выиграл
cli-places = Места
cli-head-age = возр.
cli-head-badges = знаки
cli-head-bundle = пакет
cli-head-signed-by = подпись
cli-tour-unnamed = Игроков без имени и в пакете, и в книге серии: { $count }.
cli-head-career = карьера
cli-head-championship = чемпионат
cli-head-changes = Изменения
cli-head-class = класс
cli-head-club = клуб
cli-head-column = столбец
cli-head-confirmed = Подтв.
cli-head-copy = Копия
cli-head-entries = Заявки
cli-head-event = турнир
cli-head-event-of-copy = Турнир
cli-head-tour-of-copy = серия
cli-head-events = турниры
cli-head-exactly = точно
cli-head-first-fields = первые поля
cli-head-folder = Папка
cli-head-from = с
cli-head-heading = заголовок
cli-head-latin = латиницей
cli-head-loss = поражение
cli-head-means = смысл
cli-head-name = имя
cli-head-paired = Пары
cli-head-players = игроки
cli-head-points = очки
cli-head-rank = ранг
cli-head-results = Результаты
cli-head-round = Т{ $round }
cli-head-stages = этапы
cli-head-win = победа

cli-bye = Бай: { $name }
cli-without-a-game = Без партии: { $name }
cli-round-ladder = после переигровки проходит { $winner }
cli-round-released = Тур { $round } объявлен.
cli-round-confirmed = Тур { $round } подтверждён.
cli-round-unpaired = Пары тура { $round } разбиты.
cli-cost-proved = Цена { $cost }, доказано, что лучшая.
cli-cost-not-proved = Цена { $cost }, не доказано, что лучшая.
cli-board-unpaired = Пара на доске { $board } разбита.
cli-board-locked = Доска { $board } закреплена.
cli-board-unlocked = Доска { $board } откреплена.
cli-board-moved = Доска { $board } теперь доска { $to }.
cli-board-handicap = На доске { $board } фора { $stones }.
cli-boards-renumbered = Доски тура { $round } перенумерованы, перенесено партий: { $moved }.
cli-colours-swapped = Цвета на доске { $board } поменялись.
cli-seats-exchanged = Игроки обменялись местами.
cli-players-paired = Пара составлена.
cli-bye-moved = Бай передан.
cli-changed-as-good = { $done } Доска { $board }; тур не хуже лучшего составления.
cli-changed-dearer = { $done } Доска { $board }; тур стоит дороже лучшего составления: { $cost }.
cli-moves-bye = бай
cli-moves-good = хорошо
cli-moves-worse = хуже
cli-moves-breaks = нужно согласие
cli-moves-impossible = невозможно
cli-why-not-best = В лучшем составлении этой пары нет.
cli-why-cost = Цена: { $cost }
cli-why-only = Без этой пары тур составить нельзя.
cli-why-otherwise = Без этой пары тур стоил бы: { $cost }
cli-why-same = столько же
cli-why-impossible = С этой парой тур составить нельзя.
cli-why-with = С этой парой тур стоит, по сравнению с лучшим составлением: { $cost }
cli-why-best-plays = В лучшем составлении у игрока { $name } соперник { $opponent }.
cli-why-would-play = У игрока { $name } соперником был бы { $opponent }.
cli-result-agreed = Доска { $board }: { $result }.
cli-result-passes-disagree = Доска { $board }: вводы расходятся.
cli-result-one-pass = Доска { $board }: есть один ввод.
cli-result-nothing-affected = Доска { $board }: от её результата не зависит ни одна следующая партия плей-офф.
cli-result-affected = Затронуто: { $game }
cli-check-sound = Файл исправен: записей журнала { $entries }, туров { $rounds }, сертификатов { $certificates }, жеребьёвок { $draws }.
cli-ladder-new-game = новая партия
cli-ladder-next = следующая
cli-ladder-time = { $minutes } мин, 1 x { $period } с
cli-ladder-decided = Доска { $board }: после переигровки проходит { $winner }.
cli-ladder-open = Доска { $board }: переигровка не решена.
cli-simulated = Турнир { $event } в файле { $file }.
cli-self-checked = Турниров { $events }, туров { $rounds }, партий { $games }: расхождений 0.
cli-progress = { $done } из { $all }
cli-points-event = Сезон { $season }, класс { $class }, коэффициент { $coefficient }
cli-points-online-event = Сезон { $season }, класс { $class }, коэффициент { $coefficient }, онлайн
cli-points-place = место { $place }
cli-size-lines = строк: { $lines }
cli-size-rounds = туры { $first }-{ $last }
cli-size-byes = баев: { $byes }
cli-size-out = не входят: { $out }
cli-size-gap = в первых партиях разница рангов до { $grades }
cli-box-bye = бай
cli-ko-not-listed = Не входят:
cli-ko-sizes = Размеры:
cli-ko-enters = входит в туре { $round }
cli-ko-effect = игроков { $players }, строк { $lines }, туры { $first }-{ $last }, баев { $byes }, не входят { $out }, в первых партиях разница рангов до { $gap }
cli-ko-nonce = Секретное число { $nonce }
cli-ko-commitment = Отпечаток { $commitment }
cli-ko-table = KO{ $category }, игроков { $players }, с тура { $round }
cli-ko-round = { $name } (тур { $round })
cli-final-table = Финал { $category }, игроков { $players }, туры { $first }–{ $last }
cli-final-tied = Равенство, решается на меньших досках: { $names }
cli-final-board = доска { $board }
cli-final-eve = накануне
cli-final-day = день { $day }
cli-final-round = Тур { $round } ({ $phase }, { $day })
cli-final-round-alone = Тур { $round } ({ $phase }, { $day }, отдельно)
cli-final-rests = Отдыхает: { $name }
cli-tour-badge = { $badge }, { $day }
cli-tour-key-revoked = отозван { $day }
cli-tour-step-at-rate = { $points } при коэффициенте { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, до { $by }
cli-tour-step-transition = x { $points }: категория { $category }
cli-tour-race = { $category }, { $year } год
cli-tour-team = команда { $country } { $points }: { $players }
cli-tour-team-incomplete = команда { $country } { $points } (неполная): { $players }
cli-output-failed = Команда выполнена, но ответ записать не удалось ({ $error }). Освободите место, затем посмотрите результат.
cli-fault = В программе ошибка, она остановилась. Наполовину сохранённых изменений нет. Повторите команду с --verbose и сообщите, что она выведет.
cli-detail = Подробности: { $detail }
cli-overwrite = --overwrite заменяет существующие файлы.
cli-confirm = Чтобы подтвердить, повторите команду с --yes.

cli-usage = Использование: { $form }
cli-usage-command-unknown = Команды { $command } нет.
cli-usage-command-similar = Команды { $command } нет. Похожие команды: { $similar }.
cli-usage-command-missing = Назовите команду. Выберите одну из: { $known }.
cli-usage-incomplete = Назовите команду. Список выводит "drawmaster --help".
cli-usage-argument-unknown = Аргумента { $argument } здесь нет.
cli-usage-argument-similar = Аргумента { $argument } нет. Может быть, { $similar }?
cli-usage-missing = Не хватает: { $arguments }.
cli-usage-value-missing = Аргументу { $argument } нужно значение.
cli-usage-value-missing-of = Аргументу { $argument } нужно значение. Выберите одно из: { $known }.
cli-usage-value-invalid = «{ $value }» — не значение аргумента { $argument }.
cli-usage-value-unknown = «{ $value }» — не значение аргумента { $argument }. Выберите одно из: { $known }.
cli-usage-conflict = Аргумент { $argument } нельзя задать вместе с { $others }.
cli-usage-twice = Аргумент { $argument } можно задать только один раз.
cli-usage-no-equals = Между аргументом { $argument } и его значением нужен знак равенства.
cli-usage-too-many = У аргумента { $argument } лишнее значение: «{ $value }».
cli-usage-too-few = Аргументу { $argument } нужно значений не меньше { $least }, а задано { $given }.
cli-usage-wrong-number = Аргументу { $argument } нужно значений { $expected }, а задано { $given }.
cli-usage-not-text = Один из аргументов — не текст в UTF-8.
cli-usage-unreadable = Командная строка не читается.
cli-step-fill-stage = заполнить этап
cli-stages-none = В турнире нет этапов. Добавьте этап командой stage add.
cli-stage-added = Добавлено после { $after }: { $names }. Когда соревнование { $after } закончится, заполните командой stage fill.
cli-stage-filled = { $count ->
        [one] Проходит { $count } игрок
        [few] Проходят { $count } игрока
        [many] Проходят { $count } игроков
       *[other] Проходят { $count } игрока
    }, этап { $name }.
cli-stage-after = после { $name }
cli-stage-ready = можно заполнять
cli-head-stage = Этап
