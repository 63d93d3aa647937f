### Messages of the core in Russian: errors and answers of all commands, the command line and the hall network.
### Черновой перевод, ещё не проверенный носителем языка.

## api: commands of the window

api-no-command = Команды { $name } нет. Перезапустите программу.
api-response-invalid = Ответ отправить не удалось ({ $error }). Перезапустите программу.
api-text-too-long = Текст слишком длинный: больше { $longest } байт. Сократите его.
api-not-for-the-hall = Окно зала не может использовать команду { $name }. Оно показывает только опубликованное.
api-no-tour-book = Книга серии не открыта. Откройте её или создайте новую.

## api: the demonstration

demo-folder = Папку { $folder } создать не удалось ({ $error }). Выберите другую.
demo-registered = { $event }: { $players ->
        [one] зарегистрирован { $players } игрок
        [few] зарегистрировано { $players } игрока
        [many] зарегистрировано { $players } игроков
       *[other] зарегистрировано { $players } игрока
    }.
demo-closed = Регистрация закрыта. Номера — от 1 до { $last }.
demo-drawn = Жеребьёвка KO{ $category } проведена с энтропией { $entropy }: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
        [many] { $lines } строк
       *[other] { $lines } строки
    }.
demo-round = Пары тура { $round } составлены, тур сыгран и подтверждён.

## api: the window's host

host-folder = Папку { $folder } создать не удалось ({ $error }). Освободите место или проверьте права.
host-no-data-folder = В системе нет папки для данных программы ({ $error }). Создайте турнир в папке по своему выбору.
host-no-free-name = В папке { $folder } слишком много учебных турниров. Удалите часть.
host-cannot-open = { $path } открыть не удалось ({ $error }). Откройте его из файлового менеджера.
host-second-window = Окно зала не отвечает ({ $error }). Перезапустите программу.
demo-played = { $name }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, сыграно { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }.

## app: knock-outs

ko-category-missing = В этом соревновании нет общего плей-офф. Выберите одну из возрастных категорий: { $known }.
ko-source-open = Игроков этой сетки определяют туры перед ней. Сначала подтвердите тур { $round }.
ko-category-unknown = Возрастной категории { $category } нет. Выберите одну из: { $known }.
ko-register-open = Регистрация ещё открыта. Закройте её до жеребьёвки.
ko-third-place-double = В системе до двух поражений третье место решает последняя партия нижней сетки. Проведите жеребьёвку без партии за третье место.
ko-in-round-robin = В круговой системе нет места для плей-офф или Финала: все партии заданы кругом. Выберите другую систему.
ko-in-self-pairing = При свободном выборе соперников нет места для плей-офф или Финала: игроки выбирают сами. Выберите другую систему.
ko-of-teams = В этом соревновании встречаются команды, поэтому личного плей-офф и Финала нет. Добавьте для них отдельное соревнование.
ko-none = В этом соревновании нет плей-офф.
self-pairing-no-rounds = В соревновании { $name } игроки выбирают соперников сами, поэтому пары туров не составляют и не подтверждают. Вместо этого добавляйте партии.
game-rounds-paired = В соревновании { $name } составляют пары туров. Партии добавляют по одной только там, где игроки выбирают соперников сами: при свободном выборе соперников, в лиге или клубной лестнице.
game-day-future = День { $day } ещё не наступил. Укажите день, когда партия была сыграна.
ladder-prizes-other-system = { $name } — не клубная лестница, поэтому призов за прогресс нет. Выберите другое соревнование.
game-conditions-other-system = { $name } — не клубная лестница, поэтому у партий нет собственных условий. Выберите другое соревнование.
self-pairing-number-unknown = Номера { $number } ни у кого нет.
self-pairing-withdrawn = Игрок { $name } снят. Сначала зарегистрируйте его.
self-pairing-game-unknown = Партии { $game } в этом соревновании нет.
competition-meetings-none = Двум игрокам надо разрешить хотя бы одну встречу.
ko-not-drawn = Жеребьёвки KO{ $category } ещё не было. Сначала проведите её.
ko-not-eligible = Игрока { $name } нет в списке этой категории. Выберите игроков из списка.
ko-final-drawn = Жеребьёвка Финала категории { $category } проведена. В категории бывает плей-офф или Финал, но не оба.
ko-games-paired = Пары партий KO{ $category } уже составлены. Сначала разбейте их.
ko-commitment-differs = Это не тот список, отпечаток которого опубликован. До жеребьёвки опубликуйте новый отпечаток.
draw-digits-out-of-range = Количество цифр должно быть от 1 до { $most }.
draw-source-too-long = Источник цифр описан слишком длинно. Уложитесь в { $most } знаков.
draw-entropy-missing = Список заморожен, и для жеребьёвки нужны объявленные цифры. Введите их, когда их назовут.
draw-entropy-length = Цифр в энтропии { $given }, а при заморозке объявлено { $wanted }. Введите ровно столько.
draw-entropy-before-freeze = Когда список замораживают, энтропия ещё не должна быть известна. Сначала заморозьте список, а цифры введите при жеребьёвке.
draw-frozen-player-gone = Игрок { $name } есть в замороженном списке, но играть больше не может. Заморозьте список снова.
draw-frozen-differs = Список заморожен (заморозка { $number }), а эта жеребьёвка с ним расходится. Проведите её только с энтропией или заморозьте список снова.
setting-draw-seed = Зерно жеребьёвки — не настройка: от него зависят проведённые жребии. Если менять его необходимо, получите новое, указав причину.
setting-reports = Сообщения игроков — не настройка. Примите их или отклоните.
setting-freezes = Замороженный список — не настройка. Заморозьте список снова.
ko-too-few-players = В KO{ $category } меньше двух зарегистрированных игроков. Сначала зарегистрируйте больше игроков.
ko-size-out-of-range = Сетку на игроков: { $size } — составить нельзя. В KO{ $category } могут играть { $eligible }: выберите размер от 2 до { $eligible }.
ko-too-many-players = В самую большую сетку (строк: { $lines }) столько игроков не помещается: { $players }. Выберите меньше игроков.
ko-first-round-out-of-range = KO{ $category } не может начаться в туре { $round }: партии должны закончиться не позже последнего тура. Выберите тур от 1 до { $latest }.
ko-begins-too-early = KO{ $category } при числе игроков { $players } начинается в туре { $round }, пары которого уже составлены. Выберите меньше игроков.
ko-nonce-invalid = «{ $text }» — не зерно. Введите шестнадцатеричные цифры 0-9 и a-f.
ko-order-without-reason = Порядок списка изменён без причины. Введите причину; она хранится с жеребьёвкой.
ko-choice-twice = Игрок { $name } выбран двумя способами. Уберите один.
ko-choice-left-out = Игрок { $name } входит в позднем туре, но не участвует в жеребьёвке. Выберите размер больше или другого игрока.
ko-qualifying-undecided = Квалификация KO{ $category } не решила место { $place }. Сначала закончите её.
ko-qualifying-decides = Квалификантов и уайлд-карды KO{ $category } решает квалификация. Проведите жеребьёвку, не выбирая других.
ko-qualifying-too-late = Жеребьёвка KO{ $category } уже проведена, разыгрывать больше нечего.
ko-qualifying-begun = Квалификация KO{ $category } началась. Сначала разбейте её пары.
ko-qualifying-round-paired = Квалификация началась бы в туре { $round }, пары которого уже составлены. Выберите меньше туров квалификации.
ko-player-not-in-round = У игрока { $name } нет партии KO{ $category } в туре { $round }. Выберите того, у кого она есть.
ko-decision-without-reason = Для решения нужна причина. Введите её; она хранится с сеткой.
ko-decision-invalidates = Следующая партия уже составлена для другого игрока этой партии. Исправьте результат и внесите его во всю сетку.
ko-replace-begun = Пары партий KO{ $category } уже составлены. Тому, кто уйдёт теперь, засчитывается поражение, а соперник проходит без игры.
ko-player-not-in-table = Игрока { $name } нет в сетке KO{ $category }. Выберите одного из её игроков.
ko-alternate-unknown = Игрок { $name } не может войти в KO{ $category }. Выберите резервного из её списка.
ko-reason-withdrawn = снятие с турнира
ko-reason-kept = оставлен после исправления результата
ko-reason-qualifying = результат квалификации исправлен
ko-box-replaced = KO{ $category }, клетка { $place }: входит { $entering }, выходит { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, клетка { $place }: в пустую клетку входит { $entering } ({ $reason }).
ko-box-emptied = KO{ $category }, клетка { $place }: выходит { $leaving }, в клетке теперь бай ({ $reason }).
ko-box-unchanged = KO{ $category }, клетка { $place } остаётся пустой ({ $reason }).
ko-ruled = KO{ $category }, { $round }: по решению проходит { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, третье место: по решению { $winner } ({ $reason }).

## app: The Final

year-final-not-drawn = Жеребьёвки Финала категории { $category } ещё не было. Сначала проведите её.
year-final-knockout-drawn = Жеребьёвка KO{ $category } проведена. В категории бывает плей-офф или Финал, но не оба.
year-final-games-paired = Пары партий Финала категории { $category } уже составлены. Сначала разбейте их.
year-final-too-small = В категории { $category } меньше четырёх зарегистрированных игроков, поэтому Финала в ней нет.
year-final-too-few = В категории { $category } для этого Финала мало зарегистрированных игроков: { $listed }. Для Финала нужно хотя бы четыре игрока, и все должны быть зарегистрированы.
year-final-too-long = Финал на игроков: { $players } — занимает туров { $needed }, а в соревновании их { $rounds }.
year-final-too-long-hint = Задайте competition.rounds равным { $needed } или проведите Финал на восемь игроков, он занимает пять туров (R54).
year-final-first-round = Финал на игроков: { $players } — начинается в туре от { $first } до { $last }. Выберите один из них.
year-final-no-room = В оставшиеся туры не помещается никакой Финал. Добавьте туры в настройках.
year-final-round-outside = Тур { $round } не относится к Финалу, он идёт в турах от { $first } до { $last }. Выберите один из них.
year-final-round-paired = Составленные туры менять нельзя. Меняйте только туры без пар.
year-final-not-tied = Между этими игроками группы { $group } нет равенства. Посмотрите в порядке группы, между кем оно есть.

## app: points of the tour

tour-points-open = Подтверждено туров: { $confirmed } из { $rounds }. Очки ещё могут измениться.
season-other-ages = В сезоне { $name } возрастные категории { $after } вместо { $before } или другой день отсчёта возраста; { $players ->
        [0] категорию не меняет никто
        [one] категорию меняет { $players } игрок
        [few] категорию меняют { $players } игрока
        [many] категорию меняют { $players } игроков
       *[other] категорию меняют { $players } игрока
    }. Подтвердите изменение или оставьте сезон.
season-category-drawn = В сезоне { $name } нет возрастной категории { $category }, а её жеребьёвка проведена. Выберите другой сезон.
season-name-taken = Название { $name } уже есть у встроенного сезона. Дайте сезону в файле другое название.
tour-points-other-ages = Возрастные категории турнира отличаются от категорий сезона { $season }.
tour-points-no-stage-points = В сезоне { $season } за эти этапы очков нет: { $stages }.
tour-points-round-of = { $lines ->
        [64] 1/32 финала
        [32] 1/16 финала
        [16] 1/8 финала
       *[other] последние { $lines }
    }
tour-points-quarter-final = четвертьфинал
tour-points-semi-final = полуфинал
tour-points-finalist = финалист
tour-points-winner = победитель

## app: copies

copies-no-folder = На этом компьютере нет папки для файлов программы. Укажите папку в DRAWMASTER_DATA.
copies-not-a-folder = { $path } — не папка. Выберите папку на другом устройстве.
copies-folder-unusable = Папку { $path } использовать нельзя ({ $cause }). Выберите другую.
copies-folder-unreadable = Папку прочитать не удалось ({ $cause }).
copies-unknown = Копии { $name } нет. Выберите копию из списка.
copies-choose-damaged = Файл не выбран. Выберите повреждённый файл.

## app: words of requests

word-unknown = «{ $text }» — неизвестное слово. Выберите одно из: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = «{ $text }» — не цвет. Введите black или white.
profile-unknown = «{ $text }» — не модель составления пар. Выберите seygo, opengotha или literal.
round-unknown = Тура { $round } нет. Есть туры от 1 до { $last }.
round-not-paired = Пары тура { $round } не составлены. Сначала составьте их.
round-board-missing = В туре { $round } нет доски { $board }. Его доски: { $boards }.
round-without-boards = В туре { $round } нет досок. Сначала составьте его пары.
round-register-open = Регистрация ещё открыта. Закройте её, прежде чем составлять пары первого тура.
round-register-open-hint = При закрытии регистрации игроки получают номера.
round-all-paired = Пары составлены для всех туров ({ $rounds }).
round-not-next = Сейчас очередь не тура { $round }. Составьте пары тура { $next }.
round-not-next-draft = Сейчас очередь не тура { $round }: тур { $current } — черновик. Объявите его, сыграйте и составьте пары тура { $next }.
round-not-next-open = Сейчас очередь не тура { $round }: тур { $current } не подтверждён. Введите его результаты и составьте пары тура { $next }.
round-paired-already = Пары тура { $round } уже составлены.
round-knockout-not-drawn = KO{ $category } начинается в туре { $round }, а жеребьёвки не было. Сначала проведите её.
round-slips-pending = Розовых бланков ожидает: { $count }. Примените или отклоните их, прежде чем составлять пары тура { $round }.
round-slips-pending-hint = Директор турнира может решить всё равно составить пары тура.
round-already-paired = Пары тура { $round } уже составлены.
round-results-open = В туре { $round } не хватает { $count ->
        [one] { $count } результата
        [few] { $count } результатов
        [many] { $count } результатов
       *[other] { $count } результатов
    }. Сначала введите недостающие результаты.
round-results-missing = { $count ->
    [one] Нет результата на доске { $boards } тура { $round }.
    [few] Нет результатов на досках { $boards } тура { $round }.
    [many] Нет результатов на досках { $boards } тура { $round }.
   *[other] Нет результатов на досках { $boards } тура { $round }.
} Сначала введите недостающие результаты.
round-results-missing-hint = Если партию не закончили, запишите, что она отложена. Тогда тур можно подтвердить без её результата.
round-passes-disagree = В туре { $round } вводы расходятся (досок: { $count }): { $boards }. Сначала разрешите это.
round-conflicts-open = В туре { $round } результаты помощников противоречат введённым (досок: { $count }): { $boards }.
round-conflicts-open-hint = Разрешите их на экране «Зал» или подтвердите тур с введёнными результатами.
round-qualifying-undecided = На доске { $board } тура { $round } квалификационная партия KO{ $category } без победителя. Сначала проведите переигровку.
round-already-released = Тур { $round } уже объявлен.
stale-left = Игрок { $name } больше не играет, но занимает доску { $board }.
stale-left-bye = Игрок { $name } больше не играет, но у него бай.
stale-came = Игрок { $name } теперь играет в туре { $round }, но партии у него нет.
stale-came-lost = Игрок { $name } теперь играет в туре { $round }, но на доске { $board } ему засчитано поражение за отсутствие.
stale-slips = { $count ->
    [one] После составления пар поступил и ожидает { $count } бланк.
    [few] После составления пар поступили и ожидают { $count } бланка.
    [many] После составления пар поступили и ожидают { $count } бланков.
   *[other] После составления пар поступили и ожидают { $count } бланка.
}
stale-result = Результат доски { $board } тура { $earlier } изменился после составления пар тура { $round }.
stale-result-missing = На доске { $board } тура { $earlier } нет результата.
stale-attendance = Бай или пропуск игрока { $name } в туре { $earlier } изменился после составления пар тура { $round }.
stale-rank = Ранг игрока { $name } изменился с { $from } на { $to } после составления пар тура { $round }.
stale-player = Данные игрока { $name } изменились после составления пар тура { $round }.
stale-line-up = Состав команды { $team } изменился после составления пар тура { $round }: { $names }.
stale-table = Жеребьёвка плей-офф проведена по местам, которые с тех пор изменились. Теперь вошли бы: { $joins }, не вошли бы: { $leaves }.
stale-table-order = Жеребьёвка плей-офф проведена по местам, которые с тех пор изменились. Игроки были бы те же, но в другом порядке.
stale-table-hint = Проведите жеребьёвку снова или подтвердите, что она остаётся как есть.
stale-draws = После составления пар тура { $round } плей-офф, квалификация или Финал прошли жеребьёвку или изменились.
stale-settings = Настройки изменились после составления пар тура { $round }.
stale-pairs-differ = { $count ->
    [0] Сейчас пары тура { $round } были бы другими.
    [1] Сейчас пара на доске { $boards } была бы другой.
    [one] Сейчас пары на досках { $boards } были бы другими.
    [few] Сейчас пары на досках { $boards } были бы другими.
    [many] Сейчас пары на досках { $boards } были бы другими.
   *[other] Сейчас пары на досках { $boards } были бы другими.
}
stale-impossible = Сейчас пары тура { $round } составить нельзя. { $cause }
round-no-longer-follows = Пары тура { $round } устарели.
round-out-of-date-hint = Составьте пары тура заново, составьте заново эти доски или подтвердите, что тур объявляется как есть.
round-paired-from-old-result = Пары тура { $round } составлены до этого изменения и устарели. Составьте их заново, если не хотите оставить как есть.
round-players-left = В туре { $round } нет ни партии, ни бая (игроков: { $count }): { $names }.
round-players-without-game-hint = Составьте им пары, дайте бай, отметьте, что они пропускают тур, или подтвердите тур без них.
round-players-left-hint = Составьте им пары, дайте бай или подтвердите, что тур объявляется без них.
round-table-game-open-hint = Составьте пары оставшимся игрокам тура, решите, кто проходит, или подтвердите тур без этой партии.
round-ladder-open = В туре { $round } дзиго, для которых ещё нужна переигровка (досок: { $count }): { $boards }.
round-ladder-open-hint = Введите, кто проходит, или подтвердите тур без этого; до тех пор не проходит никто.
round-not-released = Тур { $round } — черновик. Сначала объявите его.
round-already-begun = Партии тура { $round } уже начались.
round-later-paired = Пары тура { $newest } уже составлены. Сначала разбейте их.
round-unpair-result = На доске { $board } тура { $round } есть результат. Сотрите все результаты тура, прежде чем разбивать пары.
round-board-has-result = На доске { $board } есть результат. Сотрите его, прежде чем менять пару.
round-board-of-table = На доске { $board } партия плей-офф или квалификации. Кто в ней играет, решает сетка.
round-renumber-result = На доске { $board } есть результат, поэтому доски тура сохраняют номера.
round-move-result = На доске { $board } есть результат. Сотрите его, прежде чем переносить партию.
round-board-in-use = Доска { $board } занята: тур { $round }, { $competition }. Выберите другую доску.
round-board-in-use-hint = Перенумеруйте доски или перенесите партию.
round-fixed-board-in-use = У игрока { $name } постоянная доска { $board }, а её занимает тур { $round }, { $competition }. Перенесите одну из двух партий.
round-forfeit-absent = Игрок { $name } не играет в туре { $round } и получает техническое поражение на доске { $board }.
round-fixed-board-match = У игрока { $name } постоянная доска { $fixed }, но играет он на доске { $at }: доски одного матча идут подряд, поэтому постоянные доски не действуют.
round-fixed-board-opponent = У игрока { $name } постоянная доска { $fixed }, но играет он на доске { $at }, постоянной доске игрока { $opponent }.
round-fixed-board-shared = У игроков { $name } и { $other } одна и та же постоянная доска { $fixed }. { $name } играет на доске { $at }.
round-fixed-board-missed = У игрока { $name } постоянная доска { $fixed }, но играет он на доске { $at }. Перенесите партию или перенумеруйте доски.
round-boards-outside = Вне залов и досок соревнования { $competition } (досок: { $count }): { $boards }. Дайте ему больше досок в настройках или перенесите партии.
timetable-conflict = Должны играть в двух местах сразу, { $day } (игроков: { $count }): { $names }. Тур { $round }, { $competition }, заканчивается в { $over }; тур { $other_round }, { $other }, начинается в { $start }. Измените время начала или отметьте один из туров как пропущенный.
timetable-conflicts = Должны играть в двух местах сразу, { $competition } и { $other }: { $count }.
timetable-without = У соревнования { $competition } нет времени. { $reason }
round-board-number-invalid = { $number } — не номер доски. Выберите число от 1 до 9999.

## app: manual pairing

pairing-consent-missed = Игрок { $name } пропускает тур { $round }. Подтвердите, что он играет, или выберите другого игрока.
pairing-consent-rematch = { $black } и { $white } уже встречались, в туре { $round }. Подтвердите новую встречу или выберите других игроков.
closing-rematches = Сыграть туров { $rounds } без повторных встреч нельзя (игроков: { $players }): возможно только { $possible }. Запланируйте меньше туров или разрешите встречаться снова.
closing-zone-rematches = В зоне { $zone } игроков { $players }, поэтому сыграть в ней туров { $rounds } без повторных встреч нельзя: возможно только { $possible }. Запланируйте меньше туров, измените границы зон или разрешите встречаться снова.
round-rematches = Эти игроки встречаются снова: { $pairs }.
pairing-rematches-meet = Эти игроки уже встречались и встретились бы снова: { $pairs }. Всё равно составить пары тура?
pairing-families-meet = Этих игроков одной семьи развести нельзя: { $pairs }. Подтвердите, что они могут встретиться, или составьте им пары с другими вручную.
pairing-consent-family = { $black } и { $white } из одной семьи. Подтвердите, что они могут встретиться, или выберите других игроков.
pairing-entry-unknown = Заявки { $entry } нет. Посмотрите в списке участников.
pairing-player-absent = Игрок { $name } не играет в туре { $round }. Сначала измените пропускаемые туры.
pairing-games-fixed = У игрока { $name } нет партии в туре { $round }: система этого соревнования задаёт все партии. Разбейте пары и составьте тур заново.
pairing-player-in-final = Игроку { $name } не составляют пару в туре { $round }: это тур Финала.
pairing-player-busy = Игрок { $name } уже играет на доске { $board }. Сначала разбейте эту пару.
pairing-bye-circle = В круговой системе план всех партий решает, кто отдыхает в туре { $round }.
pairing-no-bye = В туре { $round } бая ни у кого нет.
pairing-bye-without-team = Игрок { $name } не входит ни в одну команду, а бай получает команда целиком. Выберите игрока из команды.
pairing-bye-without-game = У игрока нет партии в туре { $round }. Выберите того, у кого она есть.
pairing-same-player = Игрок не может играть сам с собой. Выберите двух игроков.
pairing-two-without-board = Двум игрокам не дали доску.
pairing-handicap-too-large = Камней форы слишком много: { $stones }. Выберите от 0 до 9.
pairing-swap-same-board = Оба места за одной доской. Поменяйте на ней цвета.
pairing-colours-handicap = На доске { $board } партия с форой: Чёрными играет слабейший.
pairing-of-confirmed-round = Тур { $round } подтверждён, поэтому его пары остаются. Исправить можно только результаты.
pairing-again-released = { $count ->
    [one] Тур { $round } объявлен. Пары составились бы заново на { $count } доске. Подтвердите, если игроков можно пересадить.
    [few] Тур { $round } объявлен. Пары составились бы заново на { $count } досках. Подтвердите, если игроков можно пересадить.
    [many] Тур { $round } объявлен. Пары составились бы заново на { $count } досках. Подтвердите, если игроков можно пересадить.
   *[other] Тур { $round } объявлен. Пары составились бы заново на { $count } досках. Подтвердите, если игроков можно пересадить.
}
pairing-again-no-draft = Тур { $round } объявлен. Составьте заново незакреплённые доски или измените отдельные доски.
pairing-round-confirmed = Тур { $round } подтверждён. Пары в нём больше не составляют.
pairing-number-unknown = Игрока { $number } нет. Посмотрите номер в списке участников.
pairing-chosen-busy = У игрока { $name } уже есть доска в туре { $round }. Уберите { $number }.
pairing-nobody-chosen = Под этот выбор не подходит ни один игрок без доски в туре { $round }.
pairing-score-invalid = «{ $text }» — не очки. Введите их как 21 или 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Пара задана вручную. В лучшем составлении её нет.
report-reason-parts = Пары тура составлены по частям. Если бы их составляли все вместе, эти двое не встретились бы.
report-reason-earlier = Пара осталась от составления пар тура. После внесённых вручную изменений лучшим было бы другое составление.
report-reason-corrected = Игроки попали за эту доску из-за исправленного результата плей-офф.
report-reason-procedure = Пара получилась по жёсткой процедуре этой модели.
report-reason-circle = Каждый играет с каждым в заданном порядке партий. По нему эти двое встречаются в этом туре.
report-reason-zone = Оба в зоне { $zone }. По заданному порядку её партий эти двое встречаются в этом туре.
report-reason-outside-circle = Пара задана вручную. По заданному порядку партий эти двое в этом туре не встречаются.
report-reason-left-over = Пара составлена из оставшихся игроков, вне заданного порядка партий.
report-reason-free = В этом соревновании партии добавляют по одной, поэтому программа эту пару не подбирала.
report-reason-imported = Пара импортирована вместе с туром. Её причина здесь неизвестна.
changed-rank = Ранг исправлен после этого тура: с { $from } на { $to } ({ $name }).
changed-player = Данные исправлены после этого тура: { $name }.
changed-withdrawn = Снятие с турнира после этого тура: { $name }.
changed-registered = Повторная регистрация после этого тура: { $name }.
changed-result = Результат исправлен после составления пар этого тура: тур { $round }, доска { $board }.
changed-attendance = Бай или пропуск в туре { $round } исправлен после составления пар этого тура: { $name }.
changed-draws = Плей-офф, квалификация или Финал изменились после составления пар этого тура.
changed-settings = Настройки пар изменились после составления этого тура.
report-round-circle = Кто с кем встречается, следует из заданного порядка партий, где каждый играет с каждым.
report-round-zones = Кто с кем встречается, следует из заданного порядка партий, где в зоне каждый играет с каждым.
report-round-free = Партии этого тура добавлены по одной.
report-round-imported = Тур импортирован. Почему игроки встречаются, здесь неизвестно.
report-reason-necessary = Без этой пары тур составить нельзя.
report-reason-as-good = Другое составление пар тура было бы не хуже.
report-reason-worse = Иначе тур был бы хуже: { $reason }.
otherwise-rematch = Иначе снова встретились бы { $first } и { $second }.
otherwise-family = Иначе встретились бы { $first } и { $second } из одной семьи.
otherwise-winless = Иначе встретились бы { $first } и { $second }, а очки набрал только один из них.
otherwise-categories = Иначе встретились бы { $first } и { $second } из разных категорий.
otherwise-one-point = Иначе встретились бы { $first } и { $second } с разностью в одно очко.
otherwise-score = Иначе встретились бы { $first } и { $second }, разность очков { $points }.
otherwise-knockout = Иначе встретились бы { $first } и { $second }, которые могут встретиться в плей-офф.
otherwise-floats = Иначе встретились бы { $first } и { $second }, и один из них снова переходил бы в другую группу.
otherwise-club = Иначе встретились бы { $first } и { $second } из одного клуба.
otherwise-country = Иначе встретились бы { $first } и { $second } из одной страны.
otherwise-geography = Иначе встретились бы { $first } и { $second } из одного клуба или одной страны.
otherwise-colours = Иначе встретились бы { $first } и { $second }, и цвета у них были бы менее уравновешены.
otherwise-handicap = Иначе встретились бы { $first } и { $second } с большей форой.
otherwise-seeding = Иначе встретились бы { $first } и { $second }, а это хуже отвечает посеву в их очковой группе.
otherwise-lot = Другие составления во всём остальном не хуже. Решил жребий.
deciding-rematch = { $first } и { $second } встречаются снова.
deciding-family = Встречаются { $first } и { $second } из одной семьи.
deciding-winless = Встречаются { $first } и { $second }, а очки набрал только один из них.
deciding-categories = Встречаются { $first } и { $second } из разных категорий.
deciding-one-point = Встречаются { $first } и { $second } с разностью в одно очко.
deciding-score = Встречаются { $first } и { $second }, разность очков { $points }.
deciding-knockout = Встречаются { $first } и { $second }, которые могут встретиться в плей-офф.
deciding-floats = Встречаются { $first } и { $second }, и один из них снова переходит в другую группу.
deciding-club = Встречаются { $first } и { $second } из одного клуба.
deciding-country = Встречаются { $first } и { $second } из одной страны.
deciding-geography = Встречаются { $first } и { $second } из одного клуба или одной страны.
deciding-colours = Встречаются { $first } и { $second }, и цвета у них менее уравновешены.
deciding-handicap = Встречаются { $first } и { $second } с большей форой.
deciding-seeding = Встречаются { $first } и { $second }, а это хуже отвечает посеву в их очковой группе.
deciding-lot = За лучшее составление говорит только жребий.
deciding-other = Решает: { $reason }.
report-bye-given = Бай у игрока { $name }: так решил директор турнира.
report-bye-imported = Бай у игрока { $name } в импортированном туре.
report-bye-first = Бай у игрока { $name }. Из тех, у кого баев меньше всего, так остаются лучшие пары для остальных.
report-bye-again = Снова бай у игрока { $name }, потому что у всех остальных их столько же.
report-bye-circle = По кругу в этом туре отдыхает { $name }.
report-bye-team = { $name }: соперника нет, потому что число команд нечётное.
report-bye-opengotha = Бай у игрока { $name } по правилу OpenGotha: последний в таблице из тех, у кого баев меньше всего.
report-reason-table = Кто здесь встречается, решает плей-офф.
report-reason-large = При таком числе замечаний отчёт причин не указывает. Чтобы увидеть причину, запросите объяснение доски.
report-reason-unknown = Причину уже не вычислить. { $cause }

## app: results and corrections

result-unchanged = У доски { $board } уже есть этот результат. Ничего не изменено.
result-reason-missing = Тур { $round } подтверждён. Укажите причину исправления.
result-walkover = На доске { $board } не партия плей-офф. Вместо прохода без игры введите техническое поражение.
result-walkover-hint = Введите 1-0! для технической победы Чёрных.
correction-needs-choice = От этого результата зависят следующие партии плей-офф. Выберите, что с ними будет.
correction-affected = Затронуто: { $game }
correction-if-carried = Если внести исправление во всю сетку: { $change }
correction-if-annulled = Если аннулировать следующие партии: { $change }
correction-if-kept = Если оставить игроков: { $change }
correction-nobody-to-keep = До исправления никто не прошёл, поэтому оставлять некого.
correction-round-needed = Нужен ещё тур { $round }: в сетке на одну партию больше.
correction-nothing-else = Больше ничего не меняется.
correction-qualifier = В жеребьёвке KO{ $category } участвует { $name }: квалификацию дала эта партия.
correction-kept-alone = При любом результате в сетке остаётся { $name }.
correction-kept = Игрок { $name } остаётся в сетке. Результат засчитывается только в открытом турнире.
correction-game-played = Тур { $round }, доска { $board }: { $black } и { $white }, результат { $result }.
correction-game-open = Тур { $round }, доска { $board }: { $black } и { $white }, ещё не сыграна.
correction-seat = Тур { $round }, доска { $board }: играет { $joins } вместо { $leaves }.
correction-ordinary = Тур { $round }, доска { $board }: партия становится обычной партией открытого турнира.
correction-void = Тур { $round }, доска { $board }: результат удаляется, партию играют снова.
correction-walkover = Тур { $round }: { $name } проходит без игры.
correction-vacant = Тур { $round }: из одной партии сетки не проходит никто.
correction-to-decide = Тур { $round }: в сетке встречаются { $one } и { $other }. Составьте им пару или решите, кто проходит.
correction-opponent-open = Тур { $round }: партия сетки ждёт своих игроков.
correction-unpaired = Тур { $round }, доска { $board }: доска снимается, её игроков надо определить заново.
correction-bye = У игрока { $name } бай в туре { $round }.
correction-out = У игрока { $name } больше нет партии в туре { $round }.
correction-without-game = У игрока { $name } нет партии в туре { $round }. Составьте пару вручную.
correction-later-game-of-final = Внести исправление во всю сетку нельзя: на доске { $board } тура { $round } уже есть результат. Аннулируйте следующие партии.
correction-later-game-played = Внести исправление во всю сетку нельзя: на доске { $board } тура { $round } уже есть результат. Оставьте прошедших или аннулируйте следующие партии.
correction-player-busy = Внести исправление во всю сетку нельзя: игрок, который теперь проходит, уже сыграл на доске { $board } тура { $round }. Оставьте прошедших или аннулируйте следующие партии.
correction-table-begun = Жеребьёвка KO{ $category } проведена с этим результатом, и плей-офф начался. Оставьте его игроков.
correction-table-drawn = Жеребьёвка KO{ $category } проведена с этим результатом. Внесите исправление во всю сетку, оставьте игроков или проведите новую жеребьёвку.
correction-box = KO{ $category }: входит { $joins } в клетку, где был игрок { $leaves }.
correction-qualifier-open = В KO{ $category } пустая клетка, пока эта партия не решит, кто квалифицируется.
correction-box-filled = KO{ $category }: в пустую клетку входит { $joins }.
correction-box-empty = KO{ $category }: клетка игрока { $leaves } остаётся пустой.

## app: jigo ladder

ladder-none = На доске { $board } не было партии плей-офф или квалификации, закончившейся дзиго, поэтому переигровки нет.
ladder-decided = Переигровка доски { $board } решена. Сначала уберите её последнюю партию.
ladder-not-started = Переигровка доски { $board } не начата. Введите, когда признано дзиго.
ladder-games-entered = Партии переигровки доски { $board } введены. Сначала уберите их.
ladder-boards-have-times = У партий на меньших досках время постоянное. Оставшееся время не вводите.
ladder-new-game-needs-times = Новую партию играют на оставшееся время. Введите его для Чёрных и для Белых.
ladder-new-game-decides = Эту переигровку решает новая партия. Введите её результат без размера доски.
ladder-other-game-next = Следующая партия этой переигровки — на { $next } × { $next }, а не на { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Пары тура { $round } не составлены. Таблица есть до тура { $newest }.

## app: check of an event and self-check

check-round = { $competition }, тур { $round }
check-part-of-round = { $competition }, тур { $round }, часть { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, тур { $round }, доска { $board }
check-round-missing = тура нет, хотя есть тур { $last }.
check-rounds-too-many = тур есть, но запланировано туров { $planned }.
check-confirmed-without-result = подтверждено без согласованного результата (досок: { $count }): { $boards }.
check-closed-without-result = нет согласованного результата, хотя пары следующего тура составлены (досок: { $count }): { $boards }.
check-table-place = у партии место, которого нет в сетке KO{ $category }.
check-table-place-twice = место партии в сетке KO{ $category } занимает другая партия.
check-table-players = эти игроки не встречаются в этом месте сетки KO{ $category }.
check-table-round = по сетке KO{ $category } партия относится к туру { $due }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Финал категории { $category }: введён порядок игроков группы { $group }, между которыми нет равенства: { $names }. Пока это так, он не действует.
check-final = Финал категории { $category }: { $problem }
check-certificate-invalid = { $place }: сертификат не доказывает пары. { $reason }
check-without-proof = { $place }: пары составлены без доказательства, что лучших нет.
check-no-certificate = { $place }: сертификата нет, потому что пары составлены вручную, другой программой или в другом файле турнира.
check-seed-drawn = Зерно жеребьёвки получено раз: { $count }; { $undone ->
        [0] ни одно не отменено.
        [one] отменён { $undone } раз.
        [few] отменено { $undone } раза.
        [many] отменено { $undone } раз.
       *[other] отменено { $undone } раза.
    }
check-other-seed = { $place }: пары составлены с другим зерном жеребьёвки.
draw-seed-register-open = Зерно жеребьёвки получают при закрытии регистрации. Сначала закройте её.
draw-seed-no-reason = Введите причину нового зерна жеребьёвки. Она остаётся в истории.
competition-name-taken = В турнире уже есть соревнование «{ $name }». Выберите другое название.
competition-no-name = У следующего сезона нет названия. Дайте его.
competition-unknown = Соревнования «{ $text }» в турнире нет.
competition-names = Есть соревнования: { $names }.
competition-last = { $name } — единственное соревнование турнира, удалить его нельзя.
competition-played = В соревновании { $name } составлены пары туров или проведена жеребьёвка плей-офф, удалить его нельзя. Сначала отмените их.
competition-has-entries = Вместе с соревнованием { $name } удаляются заявки: { $entries }.
competition-has-cases = Вместе с соревнованием { $name } удаляются дела судьи ({ $cases }) и заявки ({ $entries }).
competition-import-same-file = Это файл открытого турнира. Выберите файл другого турнира.
competition-import-drawn = В соревновании { $name } есть зоны, плей-офф или Финал, а их жеребьёвку можно проверить только в своём турнире. Оставьте его в своём файле.
competition-import-inconsistent = В файле названы игроки, которых нет в его соревновании, поэтому ничего не импортировано. Сначала проверьте тот турнир.
competition-nobody = Никто не выбран. Выберите, кого заявить.
draw-seed-drawn = Зерно жеребьёвки получено, когда закрылась первая регистрация турнира, и энтропия его уже не изменит. Закройте регистрацию без энтропии.
draw-seed-given = Зерно жеребьёвки задано при создании турнира, и энтропия его не изменит. Закройте регистрацию без энтропии.
draw-seed-invalid = «{ $text }» — не зерно жеребьёвки. Введите не больше 64 шестнадцатеричных цифр 0-9 и a-f.
check-absences-differ = { $place }: сохранённые пропуски отличаются от списка участников при подтверждении тура: { $names }.
check-walkover-differs = { $place }: проход без игры теперь у другого, чем при подтверждении тура: { $now } вместо { $then }.
check-stage-differs = { $draw }: { $name } — на последних листах, страницах или в пакете { $then }, а теперь { $now }. Если исправление верное, снова напечатайте листы и выдайте пакет.
check-stage-place = на месте { $place }
check-stage-reached = { $stage ->
    [round_of_64] в 1/32 финала
    [round_of_32] в 1/16 финала
    [round_of_16] в 1/8 финала
    [quarter_final] в четвертьфинале
    [semi_final] в полуфинале
    [finalist] среди финалистов
   *[winner] на месте победителя
 }
check-stage-none = без этапа и места
stages-unwritable = Этапы записать не удалось ({ $cause }). Сообщите об этой ошибке.
check-outside-circle = { $place }: не следуют партиям, которые задаёт система (досок: { $count }): { $boards }.
check-board-changed-outside = { $place }: отличаются от составленных пар (досок: { $count }): { $boards }; журнал не показывает почему.
check-set-manually = { $place }: заданы вручную (досок: { $count }): { $boards }; { $cost }
check-set-by-correction = { $place }: { $count ->
    [1] игроков на доске { $boards } определил исправленный результат
    [one] игроков на досках { $boards } определил исправленный результат
    [few] игроков на досках { $boards } определил исправленный результат
    [many] игроков на досках { $boards } определил исправленный результат
   *[other] игроков на досках { $boards } определил исправленный результат
}; { $cost }
check-paired-in-parts = { $place }: пары тура составлены по частям; { $cost }
check-cost-best = тур не хуже лучшего составления.
check-costs = { $place }: больше, чем при лучшем составлении: { $cost }
check-cost-worse = тур хуже лучшего составления. { $reason }
check-cost-unknown = его цену уже не вычислить.
self-check-event = Турнир: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }, зерно { $seed }.
law-no-game = У игрока { $name } нет партии в туре { $round }.
law-plays-after-loss = Игрок { $name } играет в туре { $round } плей-офф после поражения.
law-winner = Победитель — не единственный игрок без поражений или не первый в таблице.
law-winless = В туре { $round } игроков без побед, встречающихся с игроками с победами, больше необходимого.
law-division = { $first } и { $second } встретились, хотя они в разных дивизионах.
law-match-incomplete = Команда { $name } играет не на всех досках матча в туре { $round }.
law-board-points = Очки на досках команды { $name } не равны сумме её досок.
law-rung = Ступень игрока { $name } не следует из побед и поражений.
law-meets-twice = { $first } и { $second } встречаются дважды.
law-meets-once = { $first } и { $second } встречаются не столько раз, сколько все остальные.
law-place = { $first } выше, чем { $second }, но с худшими результатами.
law-zones = В туре { $round } вне своей зоны играет больше игроков, чем необходимо.
law-stage-twice = Игрок { $name } есть в двух этапах.
law-stage-place = Игрок { $name } есть в этапе, но место не даёт прохода в него.
law-stage-size = В этапе { $stage } не столько игроков, сколько берёт его правило.
law-stage-points = Игрок { $name } переносит в этап не те очки, что дали партии.
law-stage-list = Игрок { $name } стоит в итоговом списке всех этапов не один раз.
self-check-no-proof = Пары тура { $round } составлены без доказательства.
self-check-other-boards = Повторное составление пар тура { $round } даёт другие доски.

## app: simulated events

simulation-players = Число игроков должно быть от 2 до 10000, а не { $players }.
simulation-day = Первого дня смоделированного турнира не существует.
simulation-player-unknown = Игрок смоделированной партии не заявлен.
simulation-ladder-black = Тур { $round }: на доске { $board } дзиго. Переигровку выиграли Чёрные.
simulation-ladder-white = Тур { $round }: на доске { $board } дзиго. Переигровку выиграли Белые.

## app: the register

entry-change-without-reason = Регистрация закрыта: для изменения заявки нужна причина (игрок { $name }). Добавьте её или оформите розовый бланк.
entry-sp-unknown = «{ $text }» — не число очков SEYGO. Введите целое число или оставьте поле пустым.
entry-no-family-name = В заявке нужна фамилия.
fixed-board-of-team = Постоянная доска { $board } (игроков: { $count }): { $names }. Доски одного матча идут подряд, поэтому постоянные доски здесь не действуют.
fixed-board-outside = Постоянная доска { $board } (игроков: { $count }): { $names }. В соревновании { $competition } такой доски нет.
fixed-board-shared = Постоянная доска { $board } у нескольких человек: { $names }. На ней может быть только одна партия.
entry-twice = { $name } уже есть среди заявленных. Измените ту заявку, не добавляя новую.
entry-unknown = Заявки { $id } нет. Посмотрите в списке участников.
rated-difference-unknown = В рейтинг-листе нет другого значения этого поля заявки { $entry }. Снова сравните список участников с рейтинг-листом.
rating-list-missing = Рейтинг-листа нет. Сначала импортируйте его.
rated-player-unknown = Номера { $pin } в рейтинг-листе ни у кого нет. Найдите игрока по имени.
data-folder-missing = Папки для данных программы нет. Укажите папку в DRAWMASTER_DATA.
data-folder-not-created = Папку { $folder } создать не удалось ({ $reason }). Проверьте её расположение и права.
bar-round-paired = Пары одного из туров уже составлены. Разбейте пары всех туров, прежде чем сдвигать планку.
bar-without-mcmahon = Планка есть только в турнире Макмагона.
register-closed = Регистрация закрыта { $when }. Поздние заявки добавлять ещё можно.
register-too-few = Зарегистрировано меньше двух игроков. Сначала зарегистрируйте игроков.
open-file-unnamed = Файл открытого турнира не задан, проверить его игроков нельзя. Задайте «Файл открытого турнира рядом с Future Stars».
open-file-missing = В папке этого турнира нет другого файла турнира { $name }. Введите имя файла или оставьте поле пустым.
sleeper-points = Начальные очки снижают на 1 или 2, а не на { $points }.
sleeper-not-at-top = Игрок { $name } не пропускает туров в верхней группе. Начальные очки можно не менять.
sleeper-too-late = Один из туров подтверждён, снизить начальные очки уже нельзя.

## app: lists

list-column-unknown = В списке нет столбца «{ $column }». Введите его заголовок или номер от 1 до { $last }.
list-meaning-unknown = «{ $meaning }» — не смысл столбца. Выберите { $known }, sp12, sp16 или sp20, либо -, чтобы не учитывать столбец.
list-name-order-asked = Столбец «{ $heading }» читается так: сначала фамилия. Если сначала имя, выберите этот смысл столбца; в командной строке — --map "{ $heading }=given_first".
list-name-order-given = Столбец «{ $heading }» читается так: сначала имя, — это показывают игроки рейтинг-листа: { $count }.
seed-list-other-key = Список подписан другим ключом, { $key }. Запросите список у серии.
seed-list-by-name = { $name }: в списке это, возможно, { $seed }.

## app: pink slips

slip-register-open = Регистрация ещё открыта. Измените саму заявку.
slip-empty = В бланке нет просьбы. Укажите, что изменить.
slip-no-family-name = Фамилия не может быть пустой.
slip-late-incomplete = Для поздней заявки нужны фамилия и ранг.
slip-late-leaves = Поздняя заявка не может покинуть турнир. Назовите игрока, который его покидает.
slip-no-reason = Для отказа нужна причина в списке бланков.
slip-unknown = Бланка { $number } нет. Посмотрите в списке бланков.
slip-already-applied = Бланк { $number } применён { $time }. Для другого изменения добавьте новый бланк.
slip-already-refused = Бланк { $number } отклонён { $time }. Для другого изменения добавьте новый бланк.
slip-round-closed = Тур { $round } подтверждён: вступить в него или выйти из него нельзя. Измените только следующие туры или отклоните бланк.
slip-round-seated = Пары тура { $round } уже составлены, и { $name } играет на доске { $board }. Разбейте эту пару или введите техническое поражение, затем примените бланк.
slip-round-bye = Пары тура { $round } уже составлены, и у игрока { $name } бай. Дайте бай другому, затем примените бланк.

## app: the event

event-no-name = Турниру нужно название.
event-days-needed = У соревнования { $name } есть свой день вне дней с { $first } по { $last }. Сначала измените его дни или оставьте дни турнира.
competition-day-outside = { $day } — не день турнира (с { $first } по { $last }). Измените его или дни турнира.
event-ends-before-start = Последний день раньше первого. Измените один из них.
rounds-below-draft = Число туров не может быть { $rounds }: пары тура { $paired } составлены в черновике. Сначала разбейте их.
rounds-below-paired = Число туров не может быть { $rounds }: тур { $paired } уже объявлен. Выберите от { $paired } до { $last }.
event-rounds-out-of-range = Число туров не может быть { $rounds }. Выберите от { $first } до { $last }.
event-main-time-too-long = Основное время длиннее суток, минут: { $minutes }. Выберите меньше.
overtime-unknown = «{ $text }» — не дополнительное время: введите 3x30, 15/300, +20 или none.
import-is-tournament = { $file } — это { $format }. В нём целый турнир, а не список игроков. Создайте из него турнир через «Импорт из другой программы» или `drawmaster import`.
import-is-database = { $file } — это турнир, книга серии или рейтинг-лист этой программы. Откройте его, а не импортируйте.
import-is-bundle = { $file } — пакет для серии. Добавьте его в книгу серии, например командой `drawmaster tour add`.
import-is-seed-list = { $file } — список посева серии. Импортируйте его в турнир с этими игроками командой `drawmaster seedlist import`.
import-is-rating-list = { $file } — рейтинг-лист. Импортируйте его на экране участников или командой `drawmaster egd import`.
import-format-unknown = Формат файла { $file } неизвестен. Выберите файл OpenGotha, MacMahon или Pairgoth, файл результатов EGD (H9), французской федерации (tou) или AGA, отчёт шахматной федерации (TRF16) либо список CSV, xlsx или ods.
sample-day = В учебном турнире есть день, которого не существует.

## app: settings

setting-unknown = Настройки { $path } нет. Посмотрите её путь в списке настроек.
setting-unfit = Значение { $value } не подходит для { $path } ({ $reason }). Вид значения смотрите в списке настроек.
setting-unfit-half = Значение { $value } не подходит для { $path }. Введите число очков, например 6.5, или целое число половин очка: 13 — это 6.5.
setting-unfit-own = Значение { $value } не подходит для { $path }. { $reason }
settings-not-json = Настройки записать не удалось ({ $reason }). Сообщите об этой ошибке.
competition-gone = В турнире больше нет его соревнования.
competition-key-fixed = Ключ соревнования изменить нельзя.
room-incomplete = Залу «{ $name }» нужны название и номера досок от 1. Исправьте его.
rooms-overlap = У залов { $first } и { $second } одинаковое название или общая доска. Дайте каждому своё.
room-in-use = Зал { $name } нужен: он задан у «{ $user }». Сначала измените это или оставьте зал и его название.
competition-room-unknown = Зала { $name } в турнире нет. Сначала добавьте зал в event.halls.
tie-breaks-empty = Таблице нужен хотя бы один критерий, например MMS.
main-club-out-of-range = Доля основного клуба — число процентов от 1 до 100. Введите его или оставьте поле пустым, чтобы разводить все клубы.
level-twice = Правило { $name } стоит в списке дважды. Уберите одно.
level-unknown = Правила { $name } нет. Посмотрите названия в списке правил.
level-place-unknown = Места { $place } в порядке правил нет. Выберите от 1 до { $last }.
weight-out-of-range = Вес вне допустимых пределов. Веса — от 0 до 1000000000000000, множители — от 0 до 1000, вогнутость — от 0 до 10000.
main-table-out-of-range = Выберите от { $first } до { $last } игроков или зон.
zones-too-large = Зонам нужно туров { $rounds }, больше чем { $last }. Задайте больше зон.
zones-round-paired = Жеребьёвка зон проведена, пары туров составлены. Сначала разбейте пары.
teams-system = Команды играют только по Мак-Магону, швейцарской или круговой системе. Выберите одну из них.
teams-size = В командном матче от { $first } до { $last } досок. Выберите число в этих пределах.
teams-none = В соревновании { $name } нет команд. Добавьте командное соревнование или задайте число досок до первого тура.
teams-round-paired = Пары одного из туров уже составлены. Разбейте пары всех туров, прежде чем менять число досок.
teams-whole-matches = Пары составляют для целых команд, отдельные доски переносить нельзя.
teams-whole-matches-hint = Обменяйте две команды, измените, кто играет за команду, или разбейте пары тура и составьте их снова.
teams-swap-same-match = Оба игрока из одного матча. Чтобы обменять команды, выберите игроков двух матчей.
teams-too-few = Команд меньше двух. Сначала добавьте команды.
teams-without-team = Игроков без команды: { $count } ({ $names }). Добавьте их в команду запасными или снимите с турнира.
team-unknown = Команды { $number } нет. Посмотрите номера в списке команд.
team-named-unknown = Команды «{ $name }» нет. Посмотрите названия командой team list.
team-no-name = У команды нет названия. Введите его.
team-name-taken = Команда { $name } уже есть. Выберите другое название.
team-member-twice = Игрок { $name } назван в команде дважды. Называйте каждого один раз.
team-member-elsewhere = Игрок { $name } в команде { $team }. Сначала уберите игрока оттуда.
team-member-played = Игрок { $name } уже сыграл за команду и остаётся в ней. Не включайте его в следующие составы.
team-too-small = Команде нужно игроков { $size }, а названо { $count }. Назовите по игроку на каждую доску.
team-incomplete = В команде { $name } игроков { $count }, а досок { $size }. Добавьте игроков или удалите команду.
line-up-confirmed = Тур { $round } подтверждён, его составы остаются. Выберите следующий тур.
line-up-result = На доске { $board } есть результат. Сотрите его, прежде чем за доску сядет другой игрок.
pairs-none = { $name } не для пар. Добавьте соревнование с шаблоном pair-go или внесите людей по отдельности.
pairs-in-teams = { $name } не может быть и для команд, и для пар. Выберите что-то одно.
pairs-entered = В { $name } уже есть участники. Только пустое соревнование может перейти от пар к отдельным людям или обратно.
pairs-strength-closed = Регистрация { $name } закрыта, поэтому разряды пар остаются.
entry-needs-partner = { $competition } для пар. Внесите { $name } вместе с партнёром.
entry-pair-alone = { $name } — пара, а { $competition } для отдельных людей. Внесите обоих по отдельности.
entry-not-pair = { $name } — не пара. Измените саму запись.
pair-one-person = { $name } не может быть парой с собой. Выберите двух людей.
pair-person-twice = { $name } уже в паре { $other }. Сначала измените ту пару.
pair-not-mixed = Пара { $name } не подтверждена как смешанная. Подтвердите её или не требуйте смешанных пар в настройках.
pair-change-partners = { $name } — пара. Измените партнёров; имена и разряд следуют из них.
person-unknown = Нет человека с ключом { $id }. Найдите ключи в списке людей.
bundle-only-pairs = Все соревнования — пейр-го, которое не идёт в зачёт тура. Опубликуйте таблицу.
export-pairs-not-rated = { $name } — пейр-го, которое не принимает ни один рейтинг-лист. Экспортируйте таблицу.
setting-team-list = Команды — не настройка. Добавьте, измените или удалите команду.
handicap-ceiling-out-of-range = Фора — не больше девяти камней. Выберите от 0 до 9.
initial-scores-round-paired = Пары одного из туров уже составлены. Разбейте пары всех туров, прежде чем менять начальные очки.

## app: fees and the cash desk

setting-fees = Цены задают в кассе и командой «fees set-price», а не в настройках.
currency-used = В кассе есть суммы в нынешней валюте, в { $currency } они значили бы другое. Оставьте валюту или начните новый файл турнира для { $currency }.
currency-priced = Цены заданы в нынешней валюте, в { $currency } они значили бы другое. Сначала удалите цены, затем выберите { $currency } и задайте их снова.
amount-unknown = «{ $text }» — не денежная сумма. Введите её так: { $example }.
amount-negative = «{ $text }» — отрицательная сумма. Введите её без минуса, а деньги возвращайте через возврат.
amount-decimals = В «{ $text }» слишком много знаков после запятой: { $decimals ->
    [0] у валюты их нет
    [one] у валюты { $decimals } знак
    [few] у валюты { $decimals } знака
    [many] у валюты { $decimals } знаков
   *[other] у валюты { $decimals } знака
}. Введите меньше знаков и не отделяйте тысячи.
amount-too-large = «{ $text }» больше наибольшей суммы, { $most }. Проверьте число цифр.
amount-zero = Сумма равна нулю. Введите, сколько это.
amount-other-currency = Турнир считает в { $currency }, а не в { $named }. Введите сумму в { $currency }.
amount-no-currency = У турнира ещё нет валюты, поэтому сумму в { $named } принять нельзя. Задайте валюту (event.levy.currency) или введите одну сумму без валюты.
fees-person-unknown = Ключа { $person } ни у кого нет. Выберите ключ из списка расчётов.
price-name-missing = У цены нет названия. Введите, за что платят, например «Участие» или «Обед».
price-unknown = Цены «{ $name }» для этого соревнования и этой категории у турнира нет. Выберите цену из списка.
price-chosen = { $count ->
    [one] «{ $name }» выбрал { $count } человек
    [few] «{ $name }» выбрали { $count } человека
    [many] «{ $name }» выбрали { $count } человек
   *[other] «{ $name }» выбрали { $count } человека
}, поэтому цена остаётся. Сначала уберите её из их расчётов.
price-extra-of-competition = Дополнительная услуга — для всего турнира. Не указывайте соревнование.
price-of-free = У бесплатного участия нет цены. Выберите другую категорию.
price-name-taken = Название «{ $name }» уже есть у цены другого вида: участия или дополнительной услуги. Выберите другое.
price-too-many = Цен у турнира может быть не больше { $most }. Сначала удалите часть.
extra-unknown = Дополнительной услуги «{ $name }» у турнира нет. Сначала задайте её цену.
extra-too-many = «{ $name }»: на человека не больше { $most }. Введите меньшее число.
discount-reason-missing = Для скидки нужна причина. Введите, за что она.
discount-too-large = { $name }: скидка { $amount } больше начисленного, { $owed }. Сделайте её не больше этого.
discount-too-many = Скидок у человека может быть не больше { $most }. Сначала снимите одну.
discount-unknown = { $name }: скидки с номером { $number } нет. Выберите номер из списка скидок этого человека.
payment-no-price = { $name }: в категории { $category } у турнира нет цены, поэтому неизвестно, сколько платить. Задайте цену, выберите другую категорию или введите сумму.
payment-nothing-open = { $name }: платить нечего, начислено { $owed }, и это уплачено. Введите сумму, чтобы принять больше.
payment-more-than-open = { $name }: { $amount } — больше, чем осталось уплатить, { $open }. Примите точную сумму или подтвердите, что лишнее — переплата.
payment-of-withdrawn = { $name } больше не участвует, платить не за что. Подтвердите, если всё же принимаете { $amount }, например плату за поздний отказ.
payment-too-many = Платежей у турнира может быть не больше { $most }. Начните новый файл турнира.
refund-reason-missing = Для возврата нужна причина. Введите, почему деньги возвращают.
refund-too-large = { $name }: { $amount } — больше, чем уплачено; с учётом прежних возвратов это { $paid }. Верните не больше.
refund-no-credit = { $name }: переплаты нет. Введите сумму, которую надо вернуть.

## app: the cost of a board per level

level-formula-rematch = 1 за каждую прежнюю партию этих двоих
level-formula-family = 1, если они из одной семьи
level-formula-category = квадрат разности их категорий
level-formula-score-difference = квадрат разности очков в пол-очках
level-formula-knockout-apart = 1, если они могут встретиться в ближайшем первом туре плей-офф
level-formula-floats = 32 квадрата прежних переходов каждого игрока в эту сторону и от 0 до 12 за их места в своих группах
level-formula-club = 1, если они из одного клуба, ниже планки
level-formula-country = 1, если они из одной страны, ниже планки
level-formula-colours = 8 за каждый цвет сверх перевеса в один, 1 за один цвет два раза подряд
level-formula-handicap = квадрат числа камней
level-formula-seeding = квадрат расстояния до соперника, которого предпочитает посев
level-formula-winless = 1, если победа или ничья есть только у одного из двух
level-formula-lot = случайное число от 0 до 255

## app: the transparency log

audit-log-head-form = В отпечатке истории от { $fewest } до 64 знаков 0-9 и a-f. Введите его так, как он напечатан внизу листа.
audit-log-head-ambiguous = С этих знаков начинается несколько записей истории. Введите больше.
audit-log-head-unknown = В этой истории нет записи с отпечатком { $head }. Либо он введён с ошибкой, либо лист принадлежит другой истории, не этому файлу.
referee-time-unknown = «{ $text }» — не время. Введите часы и минуты, например 14:05.
referee-counted-none = { $minutes } мин без дополнительного времени: приведённое время { $adjusted } мин.
referee-counted-byoyomi = { $minutes } мин и { $moves } ходов по { $seconds } с: приведённое время { $adjusted } мин.
referee-counted-canadian = { $minutes } мин и { $moves } ходов, { $stones } за { $seconds } с: приведённое время { $adjusted } мин.
referee-counted-fischer = { $minutes } мин и по { $seconds } с за каждый из { $moves } ходов: приведённое время { $adjusted } мин.
referee-class-highest = Оба времени достаточны для высшего класса.
referee-class-main = Решает основное время: для класса { $class } нужно { $needs_main } мин, здесь — { $main }.
referee-class-adjusted = Решает приведённое время: для класса { $class } нужно { $needs_adjusted } мин, здесь — { $adjusted }.
referee-class-both = Решают оба времени: для класса { $class } нужно основное время { $needs_main } мин, здесь — { $main }, и приведённое { $needs_adjusted } мин, здесь — { $adjusted }.
referee-clock-unknown = «{ $text }» — не время на часах. Введите минуты, например 25, или 12:30, или 1:05:00.
referee-round-unknown = В соревновании нет тура { $round }; число туров: { $rounds }.
referee-seal-order = Игрок обязан записать ход раньше, чем имеет на это право. Поменяйте эти два значения местами.
late-game-decided = У доски { $board } уже есть результат.
late-not-marked = На доске { $board } никто с этим цветом не отмечен как опоздавший.
late-no-resumption = У партии на доске { $board } нет времени доигрывания. Сначала введите его в бланк.
late-not-lost-yet = Партия на доске { $board } будет проиграна только после { $time }.
late-not-resumed = Партия на доске { $board } ещё не возобновлена.
late-nobody = Партию на доске { $board } никто не проиграл из-за опоздания.
late-clocks-set = Поставьте на часах израсходованное время: Чёрные { $black } мин, Белые { $white } мин.
late-clocks-nobody = Никого нет: часы Чёрных идут и показывают { $black } мин. Когда придёт первый игрок, поставьте Белым столько же.
late-clocks-to-move = Никого нет: идут только часы того, чей ход. Израсходовано с начала доигрывания: Чёрные { $black } мин, Белые { $white } мин.
late-clocks-black-runs = Чёрных нет, идут часы Чёрных. Израсходовано: Чёрные { $black } мин, Белые { $white } мин.
late-clocks-white-runs = Белых нет, идут часы Белых. Израсходовано: Чёрные { $black } мин, Белые { $white } мин.
late-clocks-not-started = Часы не были пущены.
late-clocks-lost = До { $time } не явились { $who ->
        [black] Чёрные
        [white] Белые
       *[both] оба игрока
    } – поражение из-за опоздания.
late-round-ahead = Тур { $round } ещё не начался. Начало { $date } в { $time }.
late-round-past = Тур { $round } был { $date }.
late-round-unrecorded = Тур { $round } был назначен на { $date }, и его начало не записано. Введите, когда были пущены часы Чёрных.
adjourn-game-decided = У доски { $board } есть результат или один его ввод. Очистите его, чтобы отложить партию.
adjourn-number-unknown = Номера ходов и число взятых камней — целые числа, не больше { $most }.
adjourn-resumption-early = Доигрывание раньше откладывания. Введите его день и время, например 2026-11-21 09:00.
adjourn-used = Пары тура { $round } составлены с учётом того, как считается партия на доске { $board }. Вместо этого введите результат партии.
adjourn-not = Партия на доске { $board } не отложена.
unfinished-as-jigo = Пары следующего тура составляют так, как если бы было дзиго.
unfinished-as-black = Пары следующего тура составляют так, как если бы выиграли Чёрные.
unfinished-as-white = Пары следующего тура составляют так, как если бы выиграли Белые.
unfinished-held = Оба игрока без пары, пока партия не решена.
unfinished-of-table = Сетка ждёт победителя этой партии.
unfinished-game = Тур { $round }, доска { $board }, { $black } – { $white }: партия не закончена. { $effect }
delays-nothing = Ни у одного тура нет нового начала.

## app: stages

stage-rule-unknown = «{ $text }» не говорит, кто проходит. Введите first:8, places:9-16, each:2, others или losers:1.
stage-of-teams = { $name } — этап, поэтому предыдущее соревнование решает, играют ли команды и на скольких досках. Добавьте другой этап или отдельное соревнование.
stage-needs-table = В соревновании { $name } нет сетки плей-офф, из которой выбывают проигравшие. Выберите другое правило.
stage-zones-drawn = Жеребьёвка плей-офф зон в соревновании { $name } уже проведена. Сначала отмените её.
stage-overlap = Этап { $stage } берёт часть тех же игроков. Выберите другое правило или удалите этап { $stage }.
stage-none = { $name } — не этап. Выберите соревнование, добавленное как этап.
stage-filled = В этапе { $name } уже есть игроки. Сначала отмените заполнение или измените его заявки.
stage-register-closed = Регистрация этапа { $name } закрыта. Добавьте новый этап.
stage-source-free = В соревновании { $name } можно сыграть ещё партии. Заполнить этап по нынешней таблице?
stage-too-large = Этапу { $name } нужно было бы больше { $last } туров. Выберите другую систему или пропустите меньше игроков.
stage-nothing-left = Все, кто проходит в этап { $name }, уже встречались друг с другом. Удалите этап { $name } и добавьте его с другой системой или без этих результатов.
stage-no-stages = У соревнования { $name } нет этапов. Сначала добавьте этап.
stage-brought-changed = Таблица перед этапом { $name } с тех пор изменилась, и теперь игроки перенесли бы другие очки. Отмените заполнение или измените начальные очки.
stage-changed = Таблица перед этапом { $name } с тех пор изменилась, и теперь прошли бы другие. Отмените заполнение или измените заявки.
competition-has-stages = Этап { $stage } берёт игроков из соревнования { $name }. Сначала удалите этап { $stage }.

## app: what it would cost to move a player of a draft

move-as-good = Не хуже, чем сейчас.
move-only-seeding = Не хуже, чем сейчас; меняется только посев или жребий.
move-better = Лучше, чем сейчас.
move-better-but = Лучше, чем сейчас, но ценой этого: { $reason }.
move-colours = Два игрока меняются цветами.
move-left-over = Игроку без партии можно дать в пару только другого такого же. Сначала разбейте пару на доске { $board }, затем выберите пары.
move-rematch = { $black } и { $white } уже встречались, тур { $round }.
move-family = { $black } и { $white } из одной семьи.
move-far-apart = { $black } и { $white } далеки по силе: разница { $grades ->
    [one] { $grades } ранг
    [few] { $grades } ранга
    [many] { $grades } рангов
   *[other] { $grades } ранга
}, разница в очках { $points }.
move-worse-rematch = Больше игроков встречаются повторно.
move-worse-family = Встречается больше игроков из одной семьи.
move-worse-winless = Больше игроков без побед встречаются с теми, кто уже побеждал.
move-worse-categories = Встречаются игроки более далёких категорий.
move-worse-score-difference = Встречаются игроки с большей разницей в очках.
move-worse-knockout = Встречаются игроки, которые могут снова встретиться в плей-офф.
move-worse-floats = Переходы между группами менее уравновешены.
move-worse-club = Встречается больше игроков из одного клуба.
move-worse-country = Встречается больше игроков из одной страны.
move-worse-colours = Цвета менее уравновешены.
move-worse-handicap = Форы больше.
move-worse-geography = Встречается больше игроков из одного клуба или одной страны.

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = «{ $text }» — не статья правил EGF. Введите её как 5j, 8g.3 или 10.
article-1a = Турнир ведут судьи; если их несколько, один из них — главный судья.
article-1b = Апелляционный комитет: три игрока и несколько запасных на место членов, заинтересованных в деле.
article-2a = Игроки ведут себя честно.
article-2b = Во время партии никаких других досок, книг и заметок, кроме записи партии.
article-2c = Во время перерыва партию не анализируют.
article-2d = Никаких советов от других; если совет дают, игрок его отклоняет.
article-2e = Никому нельзя мешать игроку или влиять на партию.
article-2f = Если партия продолжается в другой день, судья может отменить 2c–2e на время перерыва.
article-2g = Доски и камней касаются только игроки и судья.
article-2h = Зритель, заметивший нарушение, говорит о нём судье, а не игрокам.
article-2i = Заявленный игрок играет до конца, кроме исключительных причин.
article-3a = У каждого игрока есть запас времени; за ним следует бёёми.
article-3b = У часов два циферблата с флажками; остановка обоих делает их нейтральными.
article-3c = Часы Чёрных пускают в назначенное время; каждый игрок нажимает после своего хода.
article-3d = Часы останавливают только по решению судьи или по этим правилам; игроки их никогда не переводят.
article-3e = Время на часах действительно, если нет явной неисправности; возражения — сразу.
article-3f = Бёёми: постоянное время на каждый ход, хронометрист отсчитывает его вслух.
article-3g = Канадское дополнительное время: несколько ходов за постоянное время, без хронометриста.
article-4 = После откладывания каждый игрок сдаёт запись партии.
article-5a = Судья решает, где сидят игроки и стоит инвентарь.
article-5b = Коми прибавляют при подсчёте партии.
article-5c = Партия начинается в назначенное время; судья может его изменить.
article-5d = Если никого нет, идут часы Чёрных; когда приходит первый игрок, на часах Белых ставят столько же.
article-5e = Опоздание больше чем на час или сверх запаса времени — проигрыш; если опоздали оба, проигрывают оба.
article-5f = Ход сделан, когда камень отпущен; изменить его нельзя.
article-5g = Пленные всегда лежат на виду.
article-5h = Партию заканчивают только правила игры или сдача.
article-5i = Перед подсчётом по очереди ставят все камни и заполняют дамэ, и оба пасуют.
article-5j = Протесты на результат: до следующего тура или в течение одних полных суток, если тур начинается раньше.
article-6a = Два срока откладывания: с первого игрок может записать ход, во второй — обязан.
article-6b = Как записывают ход и что указывают на бланке.
article-6c = Ход, сделанный на доске, считается записанным ходом.
article-7a = Опоздание считается и при доигрывании, а также сверх оставшегося времени.
article-7b = Позицию проверяют или восстанавливают до вскрытия бланка.
article-7c = Кто вскрывает бланк и что делать, если игрока нет.
article-7d = Неясный записанный ход считается пасом.
article-7e = Игроки могут посмотреть вскрытый бланк.
article-7f = Судья хранит бланк, пока возможны протесты.
article-8a = Не те цвета или фора: до четвёртого хода начать заново, иначе играть дальше.
article-8b = При сомнении игрок может попросить соперника поставить камень точно.
article-8c = Недопустимый ход берут назад, если это заметили в течение трёх ходов.
article-8d = Неправильно поставленные часы исправляют настолько, насколько это можно доказать.
article-8e = Неисправные часы заменяют и время исправляют, но ни у кого из-за этого не остаётся меньше десяти минут.
article-8f = Ошибки в записях отложенной партии и что их заменяет.
article-8g = Сдвинутые камни: шесть предложений по порядку — от исправления позиции до комитета.
article-9a = При споре зовут судью и прекращают подсчёт.
article-9b = Судья может остановить часы; игроки могут остановить их, чтобы позвать судью.
article-9c = Сначала действует решение судьи; потерянное время можно вернуть.
article-9d = Игрок может подать апелляцию в комитет и ясно говорит, если продолжает игру с протестом.
article-9e = По просьбе судья показывает игрокам правила.
article-10 = О чём в правилах ничего нет, решает судья.

official-committee-full = В апелляционном комитете уже есть все члены ({ $seats }). Добавьте запасного или сначала измените должность одного из членов.
official-committee-incomplete = { $count ->
    [0] В апелляционном комитете пока никого нет; нужно членов: { $seats }.
    [one] В апелляционном комитете { $count } член; нужно { $seats }.
    [few] В апелляционном комитете { $count } члена; нужно { $seats }.
    [many] В апелляционном комитете { $count } членов; нужно { $seats }.
   *[other] В апелляционном комитете { $count } члена; нужно { $seats }.
}
official-entry-unknown = Заявки с ключом { $id } нет.
official-head-taken = Главный судья уже есть. Сначала измените должность этого лица.
official-name-missing = Введите имя официального лица.
official-no-head = Назначьте одного из судей главным.
official-no-replacement = В апелляционном комитете нет запасного на место члена, заинтересованного в деле.
official-too-many = Официальных лиц на турнире может быть не больше { $most }.
official-turn-zero = Места среди лиц одной должности считаются с 1.
official-unknown = Официального лица с ключом { $number } нет.
committee-involved = { $left ->
    [0] В этом деле заинтересованы все члены и запасные, а комитету нужно { $seats }. Добавьте запасного.
    [one] В этом деле не заинтересован только { $left } член, а комитету нужно { $seats }. Добавьте запасного.
    [few] В этом деле не заинтересованы только { $left } члена, а комитету нужно { $seats }. Добавьте запасного.
    [many] В этом деле не заинтересованы только { $left } членов, а комитету нужно { $seats }. Добавьте запасного.
   *[other] В этом деле не заинтересованы только { $left } члена, а комитету нужно { $seats }. Добавьте запасного.
}

case-before-committee = Дело { $number } рассматривает апелляционный комитет. Сначала введите решение комитета.
case-board-unknown = В туре { $round } нет доски { $board }.
case-closed = Дело { $number } закрыто. Протест или апелляция откроет его снова.
case-committee-final = По делу { $number } апелляционный комитет принял решение; оно окончательное.
case-elsewhere = Дело { $number } относится к соревнованию { $competition }. Сначала выберите это соревнование.
case-end-missing = Решения нет, поэтому напишите, чем закончилось дело.
case-facts-missing = Напишите, что произошло.
case-no-game = В деле { $number } не указана партия. Сначала введите тур и доску, потом результат.
case-no-ruling = По делу { $number } ещё нет решения. Сначала введите решение судьи.
case-not-a-player = Протест или апелляцию подаёт игрок из дела { $number }. Сначала добавьте этого игрока в дело.
case-not-before-committee = Дело { $number } не на рассмотрении апелляционного комитета. Сначала введите апелляцию.
case-outcome-missing = В деле { $number } ждёт протест или апелляция. Укажите, удовлетворяет их решение или отклоняет.
case-outcome-without-protest = В деле { $number } нет протеста или апелляции, которые решение могло бы удовлетворить или отклонить.
case-player-unknown = В этом соревновании нет заявки с ключом { $number }.
case-protest-late = Протест подан поздно: это было возможно до { $until }. Укажите причину, чтобы всё же его принять.
case-protest-waits = В деле { $number } ждёт протест. Сначала примите по нему решение.
case-round-missing = Введите тур, в котором эта доска.
case-round-unknown = Тура { $round } нет; есть туры от 1 до { $last }.
case-ruling-missing = Введите решение.
referee-moment-unknown = «{ $text }» — не время. Введите его как 14:05 или 2026-08-14 14:05.
case-unknown = Дела { $number } нет.
case-who-missing = Укажите, кто подаёт протест.
case-words-missing = Введите, что говорит игрок.

guide-answer-missing = Введите ответ Чёрных или Белых.
guide-answered = Этот игрок уже ответил на предложение. Чтобы изменить ответ, отмените его.
guide-ended = Процедура закончена.
guide-flag-twice = Флажок падает либо рано, либо поздно — не то и другое вместе.
guide-other = В этом деле уже используется другая процедура. Добавьте для этой новое дело.
guide-reason-missing = Укажите, почему процедура сокращена.

cli-article-set = Записан текст статьи { $article }.
cli-case-appealed = { $at }  апелляция ({ $player }): { $words }
cli-case-clocks = (часы: Чёрные { $black }, Белые { $white })
cli-case-closed = { $at }  закрыто. { $words }
cli-case-committee = Комитет: { $members }
cli-case-deadline-day = Протесты на результат возможны до { $at }: одни полные сутки.
cli-case-deadline-over = Протесты на результат были возможны до { $at }.
cli-case-deadline-round = Протесты на результат возможны до { $at }, когда начнётся следующий тур.
cli-case-head = Дело { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (вместо: { $member })
cli-case-involved = Заинтересованное лицо: { $name } ({ $reasons }).
cli-case-late = (поздно, принято, потому что: { $reason })
cli-case-protested = { $at }  протест ({ $player }): { $words }
cli-case-result = (результат, тур { $round }, доска { $board }: { $before } -> { $after }, запись { $entry } журнала)
cli-case-ruled = { $at }  решение ({ $by }): { $words }
cli-guide-agreed-on = Согласовано окончательно: { $proposal }
cli-guide-clock = На новых часах остаётся { $corrected }. { $flag }
cli-guide-clocks = На часах израсходованное время: Чёрные { $black }, Белые { $white }.
cli-guide-committee = Ни одно предложение не принято: решает апелляционный комитет (8g.6).
cli-guide-answers = Предложение { $number }: { $proposal } Чёрные: { $black }, Белые: { $white }
cli-guide-proposed = Последнее предложение ждёт ответов.
cli-guide-resigned = Сдались: { $colour }. Введите результат решением по делу.
cli-guide-shortened = Сокращено: { $reason }
cli-guide-start = Решают правила (8a): { $ruling }
cli-no-cases = Таких дел нет.
cli-no-officials = Официальных лиц нет.
cli-official-added = Добавлено: { $name }, ключ { $official }.
cli-official-changed = Изменено официальное лицо с ключом { $official }.
cli-official-removed = Удалено официальное лицо с ключом { $official }.
document-no-cases = Книга дел пуста.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Главный судья
    [referee] Судья или помощник
    [timekeeper] Хронометрист
    [committee] Апелляционный комитет
   *[replacement] Запасной член
}
case-state = { $word ->
    [open] открыто
    [ruled] есть решение
    [protested] протест
    [appealed] апелляция
   *[closed] закрыто
}
ruling-body = { $word ->
    [referee] судьи
   *[committee] комитета
}
protest-outcome = { $word ->
    [upheld] удовлетворено
   *[rejected] отклонено
}
involvement = { $word ->
    [plays] играет в этой партии
    [family] одна семья: { $player }
    [related] связанное лицо: { $player }
   *[same-club] один клуб: { $player }
}
guide-proposed = { $word ->
    [correct] Позицию исправляют, и партия продолжается.
    [keep] Позиция остаётся, и партия продолжается.
    [go-back] Партию возвращают к позиции перед нарушением.
    [resign] Один из игроков сдаётся.
   *[new-game] Партию отменяют, и игроки играют новую.
}
proposal-answer = { $word ->
    [accept] согласны
   *[refuse] не согласны
}
start-ruling = { $word ->
    [start-again] Партию начинают заново: четвёртого хода ещё не было.
    [play-on] Партия продолжается, и результат засчитывается как есть.
   *[exchange-later] Партия продолжается. Если эти двое снова встретятся на турнире, они поменяются цветами.
}
flag-ruling = { $word ->
    [when-it-fell] Бёёми начинается с падения флажка.
    [after-correction] Бёёми начинается, когда исправленное время израсходовано.
   *[when-noticed] Бёёми начинается, когда это заметили.
}

## cli: knock-outs, the Final, seasons, copies and the journal

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

## cli: rounds

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
cli-board = доска { $board }
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
cli-step-decide = решить заново открытую партию плей-офф тура { $round }
cli-step-draw = провести жеребьёвку плей-офф до тура { $round }
cli-step-pair = составить пары тура { $round }
cli-step-pair-again = составить пары тура { $round } заново: они устарели
cli-step-release = объявить тур { $round }
cli-step-results = ввести результаты тура { $round }: { $agreed } из { $games }
cli-step-disagreement = разрешить расхождение в туре { $round }
cli-step-conflicts = разрешить противоречивые результаты в туре { $round }
cli-step-confirm = подтвердить тур { $round }
cli-step-add-rounds = добавить туры: не все пары встретились
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

## cli: language and clock

cli-one-language = В командной строке один язык. Назовите один код, например ro.
cli-clock = DRAWMASTER_NOW — это «{ $text }», а не местное время. Введите его как 2026-08-14T09:00:00 или уберите.

## cli: the demonstration

cli-demo-written = Файлы в { $folder }:

## cli: the tour book

cli-tour-created = Файл { $file } создан для серии { $name }.
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

## cli: register, slips, lists and new events

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
cli-entry-withdrawn-here = Здесь игрок { $name } снят, но ещё зарегистрирован в соревнованиях: { $competitions }.
cli-entry-withdrawn = Снятие с турнира: { $name }.
cli-entry-registered = Регистрация: { $name }.
cli-entry-unknown = Заявки { $number } нет. См. `drawmaster entries`.
cli-entry-gone = После изменения заявки { $id } больше нет.
cli-entry-sleeps = Игрок пропускает тур в верхней группе, и это искажает её пары. Чтобы снизить начальные очки на один или два, используйте `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = После тура { $round }: место { $place }, { $values }
cli-bye-word = бай
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
cli-rated-field = { $field ->
    [rank] ранг
    [rating] рейтинг
   *[country] страна
}
cli-rated-none = нет значения
cli-rated-same = Все заявки совпадают с рейтинг-листами.
cli-rated-unknown = В рейтинг-листах нет номеров этих игроков: { $names }.
cli-rated-taken = Взято значений из рейтинг-листов: { $count }.
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
cli-checklist-pair-bye = Число пар нечётное: у одной будет бай.
cli-checklist-unseen = Ещё не зарегистрированы: { $names }.
cli-checklist-no-birth = Год рождения неизвестен: { $names }.
cli-checklist-unpaid = Ещё не уплатили: { $names }.
cli-checklist-slips = Розовых бланков ожидает: { $count }. См. `drawmaster slip list`.
cli-checklist-admitted = Допущены директором турнира вопреки правилам: { $names }.
cli-checklist-not-mixed = Не подтверждены как смешанные пары: { $names }. Подтвердите их командой `entry set-pair`.
cli-checklist-double = Возможно, один человек: { $first } и { $second }.
cli-checklist-teams = Команд в туре 1: { $count }.
cli-checklist-team-bye = Число команд нечётное: у одной будет бай.
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

## cli: answers and headings of tables

cli-black = Чёрные
cli-white = Белые
cli-referee-set-clocks = Выставьте на часах израсходованное время: Чёрные { $black }, Белые { $white }.
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
cli-late-resumptions = Опоздали к доигрыванию отложенной партии:
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
cli-statistics-games = партий
cli-statistics-black = чёрные
cli-statistics-white = белые
cli-statistics-jigo = дзиго
cli-statistics-other = иначе
cli-statistics-open = открыто
cli-statistics-floats = переходы
cli-statistics-knockout = плей-офф
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
cli-head-country = страна
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
cli-head-number = №
cli-head-paired = Пары
cli-head-place = место
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
cli-bye-given = назначенный бай: { $name }
cli-bye-kept = Бай тура { $round } назначен.
cli-bye-free = Кому дать бай в туре { $round }, решится при составлении пар.
cli-bye-moved = Бай передан.
cli-changed-as-good = { $done } Доска { $board }; тур не хуже лучшего составления.
cli-changed-worse = { $done } Доска { $board }; тур хуже лучшего составления. { $reason }
cli-changed-board = { $done } Доска { $board }.
cli-moves-bye = бай
cli-moves-good = хорошо
cli-moves-worse = хуже
cli-moves-breaks = нужно согласие
cli-moves-impossible = невозможно
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
cli-result-cleared = На доске { $board } теперь нет результата.
cli-result-one-pass = Доска { $board }: есть один ввод.
cli-result-nothing-affected = Доска { $board }: от её результата не зависит ни одна следующая партия плей-офф.
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
cli-fees-number = номер
cli-fees-name = имя
cli-fees-category = категория
cli-fees-owed = начислено
cli-fees-paid = уплачено
cli-fees-open = к оплате
cli-fees-key = ключ
cli-fees-item = позиция
cli-fees-total = итого
cli-fees-levy = взнос
cli-fees-credit = переплата
cli-fees-sum = Начислено { $owed }, уплачено { $paid }, к оплате { $open } { $currency }; { $owing ->
    [0] уплатили все.
    [one] ещё не уплатил { $owing } человек.
    [few] ещё не уплатили { $owing } человека.
    [many] ещё не уплатили { $owing } человек.
   *[other] ещё не уплатили { $owing } человека.
}
cli-fees-account = { $name }: начислено { $owed }, уплачено { $paid }, к оплате { $open }
cli-fees-amount-empty = Параметр --amount пуст. Введите сумму или не указывайте его.
cli-fees-no-price = У турнира нет цены для категории { $category }. Задайте её или выберите другую категорию.
cli-fees-discount = скидка: { $reason }
cli-fees-receipt = квитанция { $receipt }, { $at }, { $method }
cli-fees-taken = Квитанция { $receipt }, { $name }: принято { $amount }; осталось уплатить { $open }.
cli-fees-refunded = Квитанция { $receipt }, { $name }: возвращено { $amount }; осталось уплатить { $open }.
cli-fees-pair = Это пара. Укажите в --person, кто из партнёров платит: { $first } или { $second }.
cli-fees-extra = «{ $text }» — не дополнительная услуга с количеством. Введите её так: Обед=2.
cli-fees-late = { $amount } с { $day }
cli-fees-no-prices = Цен у турнира ещё нет.
cli-fees-levy-included = Цены участия включают взнос.
cli-fees-levy-extra = Взнос игроки платят сверх цен.
cli-fees-day = { $day }: на размен { $float }, наличными { $received }, возвращено { $refunded }, в кассе { $expected }; переводами { $transferred }, возвращено { $returned }.
cli-fees-counted = Насчитано { $counted }, разница { $difference }.
cli-fees-void = Отменённые квитанции: { $numbers }
cli-fees-discounts = Скидки: { $amount } { $currency }

## cli: output

cli-output-failed = Команда выполнена, но ответ записать не удалось ({ $error }). Освободите место, затем посмотрите результат.
cli-fault = В программе ошибка, она остановилась. Наполовину сохранённых изменений нет. Повторите команду с --verbose и сообщите, что она выведет.
cli-detail = Подробности: { $detail }
cli-overwrite = --overwrite заменяет существующие файлы.
cli-take-good = --take-good пропускает строки, которые нельзя прочитать.
cli-confirm = Чтобы подтвердить, повторите команду с --yes.

## cli: wrong usage

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
cli-stage-chosen-again = Укажите уже выбранных игроков снова: --chosen { $numbers } и остальных.
cli-stage-after = после { $name }
cli-stage-ready = можно заполнять
cli-head-stage = Этап

## documents

document-is-folder = Папка со всеми листами — не лист. Выберите один лист.
document-without-category = Листа «{ $name }» по категориям нет. Напечатайте его без категории.
document-folder-refused = Папку { $path } создать не удалось ({ $cause }). Выберите другую.
document-no-pages = Показывать ещё нечего. Сначала зарегистрируйте игроков.
site-other-event = В { $path } сайт другого турнира, { $event }. Выберите другую папку или замените его файлы.
site-folder-is-link = { $path } — ссылка, страницы записались бы в другое место. Удалите её или выберите другую папку.
site-other-files = В { $path } есть файлы, которые записала не программа: { $files }. Выберите пустую папку или замените их.
site-other-archive = Файл { $path } — не архив сайта. Выберите другое имя или замените его.
site-file-stays = Файл { $path } удалить не удалось ({ $cause }). Удалите его и опубликуйте снова.
document-round-zero = Тура 0 нет. Туры считают с 1.
document-round-not-paired = Пары тура { $round } не составлены. Составьте их до печати.
document-last-round-open = Последний тур, { $round }, не подтверждён. Подтвердите его до печати итоговой таблицы.
document-game-unfinished = Одна партия тура { $round } отложена. Сначала введите её результат.
document-no-players = Зарегистрированных игроков нет. Сначала зарегистрируйте игроков.
document-no-teams = В соревновании нет команд. Напечатайте турнирную таблицу.
document-no-open-round = Ни в одном соревновании нет тура с парами, который ещё не подтверждён. Сначала составьте пары тура.
document-no-players-of = В категории { $category } никто не зарегистрирован, печатать нечего.
document-no-rooms = У турнира нет залов. Сначала задайте залы и их доски в event.halls.
document-room-unknown = Зала «{ $name }» нет. Выберите один из: { $known }.
document-board-unknown = В туре { $round } нет доски { $board }. Выберите доску этого тура.
document-no-final = Жеребьёвки Финала ещё не было. Проведите её до печати.
document-final-not-drawn = Жеребьёвки Финала категории { $category } ещё не было. Проведите её до печати.
document-final-category = Жеребьёвка проведена для нескольких Финалов. Выберите категорию: { $known }.
document-knockout-not-drawn = Жеребьёвки KO{ $category } ещё не было. Проведите её до печати.
document-knockout-category = На листе одна сетка. Выберите категорию: { $known }.
document-list-category = На листе одна категория. Выберите категорию: { $known }.
document-labels-unknown = Формата этикеток «{ $name }» нет. Выберите один из: { $known }.
document-no-ladders = В туре { $round } ни одна партия плей-офф или квалификации не закончилась дзиго, печатать нечего.
document-no-ladder = На доске { $board } тура { $round } нет партии плей-офф или квалификации, закончившейся дзиго, печатать нечего.
document-no-points = Ни один игрок не входит в возрастную категорию, очков для печати нет.
document-no-points-of = В категорию { $category } не входит ни один игрок, очков для печати нет.
document-no-tour-points = Очков категории { $category } ни у кого нет. Сначала импортируйте их из списка посева серии.
document-no-prizes = Ни для одного тура пары не составлены, призов ещё нет.
document-no-ladder-games = За этот период никто не сыграл партий лестницы, поэтому призов нет. Выберите другие дни.
document-slips-format = Бланки печатаются по 4 или 6 на странице, а не «{ $format }». Выберите 4 или 6.

## documents: the bundle

bundle-record-unreadable = Запись журнала о последнем пакете не читается. Сообщите об этой ошибке.
hand-over-no-bundle = Пакетов этого турнира ещё не выдавали, передавать нечего: первый может выдать другой организатор.
hand-over-not-signer = Последний пакет этого турнира подписан другим ключом, { $key }. Передать турнир может только его владелец.
hand-over-already = Этот турнир передан ключу { $to }, и пакеты выдаются этим ключом. Если это ошибка, отмените передачу.
hand-over-to-oneself = Это ваш собственный ключ. Попросите у другого организатора ключ, который ему показывает "drawmaster key".
bundle-secret-missing = В записи журнала о последнем пакете нет секрета. Сообщите об этой ошибке.
bundle-stages-unreadable = Очки сезона за этапы не читаются ({ $cause }). Сообщите об этой ошибке.
document-no-payments = Платежей ещё не было, поэтому квитанций нет. Сначала примите платёж в кассе.
document-no-receipt = Квитанции { $number } нет. Выберите номер в кассе.
document-no-fees = У турнира нет ни цен, ни взноса. Сначала задайте цены в кассе.
document-no-takings = За { $day } ничего не принято. Выберите другой день.
document-no-levy = У турнира нет взноса. Сначала задайте его ставки в настройках (event.levy.member).
document-no-round-sheets = Для тура не выбран ни один лист. Выберите листы в настройках турнира (event.round_sheets) и повторите попытку.
document-sent = { $name } отправлен на { $printer }.

## domain: reading values

rank-unknown = «{ $text }» — не ранг. Введите от 30k до 1k, от 1d до 9d или от 1p до 9p.
country-unknown = «{ $text }» — не страна. Введите её код из двух букв, например RO или HR.
criterion-unknown = «{ $text }» — не критерий таблицы. Выберите { $known }. Добавьте к сумме W или M, чтобы считать победы или очки Мак-Магона.
result-unknown = «{ $text }» — не результат. Введите 1-0 (выиграли Чёрные), 0-1 (выиграли Белые), = (дзиго), 0-0 (оба проиграли), 1-0!, 0-1! или 0-0! для технического поражения, wo-black или wo-white для прохода без игры.
money-unknown = «{ $text }» — не денежная сумма. Введите её как 3 или 3.50.
factor-unknown = «{ $text }» — не множитель. Введите целое число, дробь или десятичное число от 0 до 1000, например 2, 2/3 или 1.5.
final-group-unknown = «{ $text }» — не группа Финала. Введите GR или OR.
event-number-unknown = «{ $text }» — не постоянный номер турнира. В таком номере 32 шестнадцатеричные цифры.
player-token-unknown = «{ $text }» не обозначает игрока серии. Возможно, книга серии повреждена; откройте её копию.

## domain: names of players who are not published in full

player-anonymous = Без имени
player-number = № { $number }

## domain: newcomers

newcomer-too-old = { $name }: возраст в день отсчёта { $age }, а новички не старше { $limit }. Директор турнира всё же может допустить игрока.
newcomer-too-experienced = { $name }: по данным European Go Database сыграно турниров { $contests }, а у новичков не больше { $limit }. Директор турнира всё же может допустить игрока.
newcomer-played-before = { $name }: участие в Future Stars уже было, а оно возможно только один раз. Директор турнира всё же может допустить игрока.
newcomer-in-open = { $name }: играет и в открытом турнире, а можно только в одном из двух. Директор турнира всё же может допустить игрока.

## domain: the jigo ladder

jigo-ladder-decided = Эта переигровка решена. Чтобы ввести другую партию, сначала уберите последнюю.
jigo-ladder-winner = Победителем должен быть один из двух игроков.
jigo-ladder-nigiri = На доске 1x1 ничьей не бывает. Введите, кому по нигири достались Белые (R39).
jigo-ladder-too-early = Партия не могла закончиться раньше { $time }, когда закончилась предыдущая или было признано дзиго. Исправьте время.
jigo-ladder-clocks = После ничьей в новой партии введите оставшееся время; оно не может быть больше прежнего. У партий на меньших досках оставшегося времени нет (R41).

## domain: timetable and round robin

start-times-form = «{ $text }» — не время начала. Введите тур, день и время, несколько начал — через запятую, например 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Список для награждения фиксируют после подтверждённого тура. Сначала подтвердите тур { $round }.
prize-list-none = Список для награждения не зафиксирован.
prize-list-fixed = Список для награждения зафиксирован после тура { $round }: { $time }, отпечаток { $head }.
prize-list-taken-back = Список для награждения отозван. Призы снова идут по таблице.
prize-list-differs = Со списком для награждения ({ $time }) расходятся места игроков: { $count }.
prize-list-moved = { $name }: место { $then } в списке для награждения, теперь { $now }.
prize-list-left = { $name }: место { $then } в списке для награждения, теперь места нет.
prize-list-came = { $name }: нет в списке для награждения, теперь место { $now }.
prize-group-unknown = «{ $text }» — не группа призов. Введите ранги, например 5k-1k, или одно из: { $known }.
prize-places-out-of-range = Призовых мест в каждой группе может быть от 1 до { $most }.
board-ranges-unreadable = «{ $text }» — не список досок. Введите диапазоны досок от 1 до { $last }, например 1-40, 61-80.
start-times-order = Тур { $round } начинается раньше предыдущего. Измените одно из времён начала.
timetable-too-long = Туры не помещаются в дни турнира ({ $days }): туров { $rounds }, минут на тур { $minutes }. Добавьте дни или сократите партии.
round-robin-too-few = Для круговой системы нужно хотя бы два игрока с номерами. Зарегистрируйте игроков и закройте регистрацию.
round-robin-missing = { $count ->
    [one] Не встретится { $count } пара
    [few] Не встретятся { $count } пары
    [many] Не встретятся { $count } пар
   *[other] Не встретятся { $count } пары
} за { $planned ->
    [one] { $planned } тур
    [few] { $planned } тура
    [many] { $planned } туров
   *[other] { $planned } тура
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Задайте число туров { $rounds } или обойдитесь без этих партий.
self-pairing-same-player = Для партии нужны два разных игрока.
ladder-game-before-last = { $name }: более поздняя партия уже записана ({ $last }), а ступени зависят от порядка партий. Укажите более поздний день или сначала удалите ту партию.
self-pairing-other-division = { $black } и { $white } в разных дивизионах. Выберите двух игроков одного дивизиона.
self-pairing-met-too-often = { $black } и { $white } уже встречались столько, сколько можно: { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }.
self-pairing-no-round = Партии { $black } – { $white } нет места: соревнование может хранить туров { $rounds }.

## domain: why a round cannot be paired

pairing-no-round = Тура { $round } нет. Выберите тур от 1 до 32.
pairing-order-fixed = Партии тура { $round } заданы системой соревнования, поэтому игроков, которым ещё нужна пара, нет. Введите техническое поражение ушедшего игрока.
pairing-too-few = В туре { $round } меньше двух игроков. Зарегистрируйте игроков или измените пропускаемые туры.
pairing-all-seated = У каждого игрока тура { $round } есть доска, которая остаётся. Открепите доски, которые надо составить заново, или разбейте на них пары.
pairing-player-twice = У игрока { $name } две доски или доска и бай. Освободите одно из двух.
pairing-board-twice = Доска { $board } назначена двум партиям. Дайте одной из них другую доску.
pairing-seated-absent = Игрок { $name } не играет в туре { $round }. Зарегистрируйте его или измените пропускаемые туры; если у него есть доска, введите на ней техническое поражение или разбейте пару.
pairing-not-entered = Доска назначена тому, кто не заявлен в этом соревновании. Освободите доску.
line-up-size = В составе по одному игроку на каждую доску: досок { $size }, а названо игроков { $count }. Назовите столько, сколько досок.
line-up-not-in-team = Один из игроков состава не входит в команду { $team }. Выберите игроков команды.
line-up-twice = У игрока { $name } в составе две доски. Называйте каждого один раз.
line-up-order = В списке команды { $first } стоит раньше, чем { $second }, поэтому и доска должна быть выше. Соблюдайте порядок списка.
pairing-odd = Игроков { $count }, число нечётное, а бай выключен. Добавьте подменного игрока, дайте кому-то пропустить тур или разрешите бай.
pairing-odd-with-bye = Без игрока, которому дали бай, остаётся игроков { $count }, число нечётное. Отмените назначенный бай или дайте ещё кому-то пропустить тур.
pairing-odd-choice = Выбрано игроков { $count }, число нечётное. Добавьте или уберите одного; бай дают при составлении оставшихся пар.
pairing-too-few-chosen = Из выбранных игроков в туре { $round } меньше двух можно включить в пары. Выберите хотя бы двух игроков без доски.
pairing-not-chosen = При составлении пар тура { $round } соперника игроку { $name } не выбирали. Спрашивайте об игроках без закреплённой доски и без бая.
pairing-all-forbidden = Запрещённые пары не дают составить пары всем. Разрешите часть из них.
pairing-too-large = Цены пар слишком велики для точных сумм. Уменьшите веса или пределы.

## domain: what a pairing pays for

pairing-cost-rematch = уже встречались
pairing-cost-family = одна семья
pairing-cost-categories = категории
pairing-cost-score-difference = разность очков
pairing-cost-knockout = могут встретиться в плей-офф
pairing-cost-floats = переходы
pairing-cost-club = один клуб
pairing-cost-country = одна страна
pairing-cost-colours = цвета
pairing-cost-handicap = фора
pairing-cost-seeding = посев
pairing-cost-winless = победы только у одного
pairing-cost-lot = жребий
pairing-cost-geography = клубы и страны

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
        [one] Игроки уже встречались { $times } раз.
        [few] Игроки уже встречались { $times } раза.
        [many] Игроки уже встречались { $times } раз.
       *[other] Игроки уже встречались { $times } раза.
    }
pairing-remark-family = Игроки из одной семьи.
pairing-remark-float = { $down } переходит в группу ниже, { $up } — в группу выше, на { $points }.
pairing-remark-odd-groups = { $down } переходит в группу ниже, { $up } — в группу выше, на { $points }: в обеих группах нечётное число игроков.
pairing-remark-odd-categories = Игроки из разных категорий: в обеих категориях нечётное число игроков.
pairing-remark-categories = Игроки из разных категорий.
pairing-remark-far-apart = Игроки далеки по силе: { $grades ->
        [one] { $grades } ранг
        [few] { $grades } ранга
        [many] { $grades } рангов
       *[other] { $grades } ранга
    }, очков { $points }.
pairing-remark-club = Игроки из одного клуба.
pairing-remark-country = Игроки из одной страны.
pairing-remark-blacks = { $name }: после этой партии Чёрными на { $more } больше, чем Белыми.
pairing-remark-whites = { $name }: после этой партии Белыми на { $more } больше, чем Чёрными.
pairing-remark-handicap = { $stones ->
        [one] Фора: { $stones } камень.
        [few] Фора: { $stones } камня.
        [many] Фора: { $stones } камней.
       *[other] Фора: { $stones } камня.
    }
pairing-remark-second-bye = Ещё один бай игроку { $name } избавил бы от повторной встречи.

## domain: deviations of a round from the rules

finding-twice = Игрок { $name } есть в парах тура { $round } несколько раз: { $count }. Оставьте один.
finding-plays-self = На доске { $board } игрок в паре сам с собой. Составьте пару заново.
finding-not-entered = В туре { $round } есть партия или бай того, кто не заявлен в соревновании. Уберите её.
finding-board-twice = Доску { $board } занимают две партии. Дайте одной из них другую доску.
finding-missing = Игрок { $name } пропускает тур { $round }, но есть в парах. Измените пропускаемые туры или разбейте пару.
finding-left-out = У игрока { $name } в туре { $round } нет ни партии, ни бая. Составьте пару или отметьте тур как пропущенный.
finding-byes = В туре { $round } баев: { $count }. Двое из этих игроков могут сыграть между собой.
finding-bye-off = У игрока { $name } в туре { $round } бай, хотя бай выключен. Добавьте подменного игрока или разрешите бай.
finding-bye-again = У игрока { $name } в туре { $round } снова бай, а у других их было меньше. Дайте бай другому.
finding-handicap = На доске { $board } фора { $found }, а по правилам { $expected }.
finding-colours = Цвета на доске { $board } отличаются от правил. Поменяйте их или оставьте как решение.
finding-missing-past = Игрок { $name } пропускал тур { $round }, но был в парах.
finding-left-out-past = У игрока { $name } в туре { $round } не было ни партии, ни бая.
finding-byes-past = В туре { $round } было баев: { $count }.
finding-bye-off-past = У игрока { $name } в туре { $round } был бай, хотя бай выключен.
finding-bye-again-past = У игрока { $name } в туре { $round } снова был бай, а у других их было меньше.
finding-colours-past = Цвета на доске { $board } отличаются от правил.

## domain: why a certificate is not valid

certificate-unreadable = Доказательство не читается.
certificate-not-entered = В доказательстве есть заявка, которой нет в соревновании, или одна заявка названа дважды.
certificate-other-rules = Сертификат составлен при других правилах или весах, чем у соревнования.
certificate-other-assumptions = Когда составляли пары этого тура, незаконченные партии считались иначе.
certificate-cost = В сертификате указана цена { $stated }, а его пары стоят { $found }.
certificate-flaw = Числа доказательства не показывают, что лучших пар нет: { $reason }

## domain: knock-outs

knockout-round-of-64 = 1/32 финала
knockout-round-of-32 = 1/16 финала
knockout-round-of-16 = 1/8 финала
knockout-quarter-finals = Четвертьфиналы
knockout-semi-finals = Полуфиналы
knockout-winners-final = Финал победителей
knockout-losers-round = Нижняя сетка
knockout-second-final = Второй финал
knockout-third-final = Третий финал
knockout-final = Финал
knockout-third-place = Третье место
knockout-game-not-due = { $name }, партия { $number } (тур { $round }): { $block }
knockout-block-no-result = У партии нет подтверждённого результата. Сначала введите её результат.
knockout-block-drawn = У партии нет победителя. Проведите переигровку и введите её победителя (R38).
knockout-block-not-paired = Партию не сыграли в её туре. Решите, кто проходит дальше.
knockout-block-invalidated = Пара составлена не для тех, кто прошёл дальше. Разбейте пары её тура или снова исправьте прежний результат и аннулируйте следующие партии.
knockout-carry-game-played = У следующей партии сетки уже есть результат. Оставьте прошедшего игрока или аннулируйте следующие партии.
knockout-carry-player-busy = Игрок, который теперь проходит, в том туре уже сыграл другую партию. Оставьте прошедшего игрока или аннулируйте следующие партии.
knockout-choice-not-listed = Заявки { $entry } нет в списке категории. Выберите игроков из этого списка.
knockout-choice-twice = Заявка { $entry } выбрана больше одного раза среди поздних туров, квалификантов и уайлд-кардов. Выберите её один раз.
knockout-choice-size = Размер { $size } не подходит. Игроков в списке: { $listed }; квалификантов и уайлд-кардов: { $chosen }. Измените размер.
knockout-choice-left-out = Заявка { $entry } входит в позднем туре, но стоит в списке слишком низко для жеребьёвки. Выберите размер больше.
knockout-excluded-other-category = Категория { $category }
knockout-excluded-senior = Взрослые
knockout-excluded-birth-unknown = Год рождения неизвестен
knockout-excluded-pre-registered = Регистрации ещё нет
knockout-excluded-withdrawn = Снятие с турнира
knockout-excluded-guest = Гость
knockout-excluded-ghost = Подменный игрок
knockout-table-size = В сетке плей-офф от 2 до 64 игроков, а не { $players }. Выберите другой размер.
knockout-table-rounds = В соревновании мало туров для сетки на строк: { $lines }; есть { $total }, нужно { $needed }. Запланируйте больше туров или выберите меньший размер.
knockout-plan-lines = В сетке 2, 4, 8, 16, 32 или 64 строки, а не { $lines }. Выберите одно из этих чисел.
knockout-plan-players = В этой сетке (строк: { $lines }) место для 2–{ $places } игроков, а в списке их { $players }. Измените список или число строк.
knockout-plan-too-wide = Сетка слишком велика: строк { $lines }, игроков { $players }. Выберите сетку поменьше.
knockout-plan-order = Игрок { $name } стоит в списке слишком низко. Сначала игроки из списка, потом квалификанты, потом уайлд-карды (R29, R30).
knockout-plan-wild-cards = Уайлд-кардов в сетке (строк: { $lines }) может быть не больше { $most }, а дано { $given }. Уберите лишние.
knockout-plan-qualifiers = Квалификантов и уайлд-кардов в сетке (строк: { $lines }) может быть не больше { $most }, а дано { $given }. Уберите лишних.
knockout-plan-later-round = Игрок { $name } не может войти в туре { $round } этой сетки. Выберите тур раньше или поднимите игрока { $name } в списке.
knockout-plan-nonce = Секретное число «{ $nonce }» не шестнадцатеричное. Пусть программа выберет его сама.
knockout-record-other-table = Протокол относится к жеребьёвке другой категории или другого размера. Выясните, кто изменил сетку.
knockout-record-replacement = Клетку { $place } занимал не тот игрок, который её покинул по протоколу. Выясните, кто изменил протокол.
knockout-record-box = Клетка { $place } сетки расходится с жребием. Выясните, кто изменил сетку.

## domain: qualifying

qualifying-lines = В сетке на строк: { $lines } — нет мест для квалификантов. Выберите 8, 16 или 32 строки (R30).
qualifying-rounds = В квалификации один или два тура, а не { $rounds }. Выберите один или два (R30).
qualifying-wild-cards = Уайлд-кардов в сетке (строк: { $lines }) может быть не больше { $most }, а дано { $given }. Дайте меньше.
qualifying-too-few = Чтобы разыграть места ({ $places }), игроков мало: { $players }. Проведите жеребьёвку сетки с баем.
qualifying-too-early = Сетка начинается в туре { $round }, слишком рано для квалификации перед ней. Выберите меньше туров квалификации.

## domain: draws of knock-outs and of the Final

draw-plan-twice = Игрок { $name } стоит в списке дважды. Уберите одну строку.
draw-entropy-not-digits = «{ $text }» — не энтропия. Введите только цифры, например выпавшие на кубиках; пробелы и знаки - , . ; : / _ между ними не учитываются.
draw-record-commitment = Хеш замороженного списка — { $found }, а не опубликованный отпечаток { $published }. Выясните, кто изменил список.
draw-record-text = Строка { $line } замороженного списка расходится с протоколом жеребьёвки. Выясните, кто изменил протокол.
draw-record-plan = По записанному списку провести жеребьёвку нельзя. { $cause }

## domain: The Final of the year

final-game-not-due = Партия { $number } Финала в туре { $round }: { $block }
final-group-tied = В группе { $group } равенство, и решить его могут только партии на меньших досках. Сначала введите порядок этих игроков (R51).
final-plan-size = В Финале десять или восемь игроков, а если приехало меньше — шесть или четыре. Финал на { $size } провести нельзя.
final-plan-nonce = Секретное число «{ $nonce }» не шестнадцатеричное. Введите целые байты, например 5eed.
final-plan-rests = В группах по пять отдых распределён по дням, в меньших группах — нет. Выберите план отдыха, который подходит группам (R54).
final-plan-long-day = В день { $day } не может быть трёх групповых туров. Выберите день 1 или 2.
final-record-other-final = Протокол относится к Финалу другой категории или другого размера. Выясните, кто изменил Финал.
final-record-seat = Место { $position } группы { $group } расходится с жребием. Выясните, кто изменил группы.

## domain: points of the tour

points-no-class = В сезоне { $season } нет очков для класса { $class }. Выберите один из: { $known }.
season-ages-unordered = Категории должны быть возрастами по возрастанию, например [12, 16, 20]. Исправьте их.
season-cut-off-invalid = Дата отсчёта — это месяц и день, например [7, 31] для 31 июля. Исправьте её.
referee-clock-later = Позиция { $back_to } дальше, чем сыграно ходов: { $moves }. Укажите более раннюю.
referee-clock-adjourned = Время при откладывании не подходит: оно должно быть до последнего хода и не больше израсходованного сейчас.

## domain: stages

stage-source-gone = Соревнования перед этим этапом больше нет в турнире. Удалите этап и добавьте его снова.
stage-source-open = Тур { $round } соревнования { $source } ещё не подтверждён. Сначала подтвердите его.
stage-no-table = В соревновании { $source } нет сетки плей-офф с туром { $round }. Сначала проведите жеребьёвку сетки или выберите другой тур.
stage-other-open = Остальные станут известны, когда заполнен этап { $stage }. Сначала заполните его.
stage-tie = Делят последнее проходное место: { $names }. Выберите из них игроков: { $seats }.
stage-tie-in-list = { $list ->
    [zone] Зона
    [division] Дивизион
   *[category] Категория
} { $number }: делят последнее проходное место: { $names }. Выберите из них игроков: { $seats }.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = Игрок { $name } не делит последнее проходное место. Выбирайте только тех, кто его делит.
stage-taken = Игрок { $name } уже есть в этапе { $stage }. Снимите игрока с одного из этапов или измените его правило.
stage-too-few = Этапу нужны два игрока, а проходит меньше. Выберите другое правило.

## formats

import-empty = Файл пуст. Выберите файл, который сохранила другая программа.
import-too-large = В файле { $megabytes } МБ, а турниру никогда не нужно больше { $most } МБ. Выберите другой файл.
import-not-utf8 = Строка { $line } — не текст в UTF-8. Сохраните файл снова в кодировке UTF-8.
import-malformed = Строка { $line }, столбец { $column }: { $problem } Сохраните файл снова в программе, которая его создала.
import-hostile = Строка { $line }, столбец { $column }: { $problem } Файлы турниров так не выглядят, поэтому файл не принят.
import-limit-players = В файле больше { $most } игроков, поэтому он не принят. Таких больших турниров нет. Проверьте, тот ли это файл.
import-limit-games = В файле больше { $most } партий, поэтому он не принят. Таких больших турниров нет. Проверьте, тот ли это файл.
import-limit-rounds = В файле больше { $most } туров, поэтому он не принят. Таких больших турниров нет. Проверьте, тот ли это файл.
import-other-format = Это не { $expected }. { $found }
import-player-twice = Игрок { $name } в списке дважды. Переименуйте или удалите одного и сохраните файл снова.
import-player-nameless = У игрока { $place } в списке нет имени. Дайте имя или удалите игрока и сохраните файл снова.
import-unknown-rank = У игрока { $name } недопустимый ранг «{ $rank }». Исправьте его: от 30k до 1k, от 1d до 9d или от 1p до 9p.
import-bad-line = Строка { $line }: { $problem }
import-bad-lines = Ошибок в списке: { $problems }, строк с ошибками: { $lines }. Исправьте их и импортируйте список снова.
import-missing-column = В списке нет столбца { $column }. Назовите его в первой строке или укажите, какой это столбец. Списку нужен ранг и либо фамилия и имя, либо полное имя.
import-same-column = У двух столбцов одинаковый смысл; второй — «{ $heading }». Уберите один или выберите другой смысл.
import-other-encoding = Строка { $line } — не текст в кодировке { $encoding }. Выберите кодировку, в которой сохранён список.
import-unknown-encoding = Кодировки «{ $name }» нет. Выберите одну из: { $known }.
import-workbook = Эту электронную таблицу прочитать нельзя: она повреждена, в старом формате Excel (xls) или слишком велика. Сохраните её как xlsx, ods или CSV (UTF-8).

import-format-rating-list = рейтинг-лист EGD, FFG или AGA
import-format-egd-results = файл результатов European Go Database (H9)
import-format-ffg-results = файл результатов французской федерации (tou)
import-format-aga-results = файл результатов American Go Association (AGA)
import-format-trf = отчёт шахматной федерации (TRF16)
import-format-macmahon = файл MacMahon
import-format-opengotha = файл OpenGotha
import-format-pairgoth = файл Pairgoth с личным турниром
import-format-seed-list = список посева серии

import-archive-damaged = Архив ZIP повреждён. Скачайте его снова.
import-archive-empty = Архив ZIP пуст. Скачайте его снова.
import-archive-files = Файлов в архиве ZIP: { $files }. Скачайте его снова или выберите сам список.
import-archive-nested = В архиве ZIP другой архив. Распакуйте его и выберите сам список.
import-found-browser-check = Это страница проверки браузера, которую сайт показывает сначала. Подождите в браузере, пока не появится список, и сохраните его.
import-found-harmful-characters = В одном из имён есть знаки, которые скрывают или переставляют другие. Попросите файл у отправителя снова.
import-found-newer-version = Он записан более новой версией программы. Используйте более новую версию.
import-found-no-list = Это не один из списков, которые публикуют European Go Database, французская федерация и AGA. Выберите один из них.
import-found-no-player-lines = В нём нет ни одной строки с игроком. Выберите другой файл.
import-found-not-json = Это не JSON. Выберите другой файл.
import-found-other-kind = Это файл другого вида. Выберите другой файл.
import-found-root-without-parameters = Его корневой элемент — { $element }, в нём нет ни игроков, ни параметров. Выберите другой файл.
import-found-root-without-players = Его корневой элемент — { $element }, в нём нет игроков. Выберите другой файл.
import-found-signature = Подпись не подходит: файл изменили после подписания. Попросите его у отправителя снова.
import-found-type = Его тип — { $kind }. Выберите другой файл.
import-found-wrong-values = Какого-то значения не хватает, или оно недопустимо. Попросите файл у отправителя снова.
import-found-zero-bytes = В нём есть нулевые байты, это не простой текст. Сохраните его снова в UTF-8.
import-json-cut-off = Файл обрывается.
import-json-invalid = Это не правильный JSON.
import-json-field = Значение поля { $field } недопустимо.
import-json-missing = Не хватает значения поля { $field }.
import-json-value = Какого-то значения турнира не хватает, или оно недопустимо.

import-problem-birth = «{ $text }» — не год и не день рождения. Введите 2014 или 2014-05-31.
import-problem-field-count = В строке полей { $fields }, а первая строка называет столбцов { $columns }. Исправьте разделители.
import-problem-long-field = В поле { $bytes } байт, больше { $most }: «{ $start }». Сократите его или проверьте кавычки.
import-problem-long-line = В строке { $bytes } байт, больше { $most }. Списки так не выглядят. Выберите другой файл.
import-problem-long-text = Текст длиннее { $most } байт.
import-problem-no-club = Нет клуба игрока. Впишите его после страны.
import-problem-no-country = Нет страны игрока. Впишите её код из двух букв.
import-problem-no-family-name = Нет фамилии игрока. Впишите её.
import-problem-no-given-name = Нет имени игрока. Впишите его.
import-problem-rank-missing = Нет ранга игрока. Впишите его, например 5k.
import-problem-no-name = У игрока нет имени. Впишите фамилию и имя.
import-problem-no-rank = У игрока { $name } нет ранга. Впишите его, например 5k.
import-problem-no-rank-or-name = У игрока нет ранга. Впишите его, например 5k.
import-problem-round-word = «{ $word }» — не тур. Исправьте или удалите.
import-note-unknown-element = Неизвестный элемент { $name } пропущен (раз: { $count }).
import-note-unknown-attribute = Неизвестный атрибут { $attribute } элемента { $element } пропущен (раз: { $count }).
import-note-header-left = Пропущены строки шапки, которые здесь не нужны: { $names }.
import-note-fields-of-matches = Пропущены поля командных матчей, которые здесь не нужны: { $names }.
import-note-fields-of-teams = Пропущены поля команд, которые здесь не нужны: { $names }.
import-note-fields-of-pairs = Пропущены поля игроков пар, которые здесь не нужны: { $names }.
import-note-games-without-match = Пропущено партий матча { $key }, которого нет в файле: { $count }.
import-note-teams-unused = Пропущено команд, потому что в файле личный турнир: { $count }.
import-note-fields-of-byes = Пропущены поля баев, которые здесь не нужны: { $names }.
import-note-egd-swiss-found = В первом столбце победы игроков, значит, это швейцарская система. Критерии, которые дают значения файла: { $criteria }.
import-note-egd-mcmahon = Очки файла следуют из рангов и партий с планкой { $bar }, нижней границей { $floor } и нулём { $zero }, значит, это турнир Мак-Магона. Критерии, которые дают значения файла: { $criteria }.
import-note-egd-mcmahon-sums = Игроки стоят по очкам, которых в файле нет, но по которым посчитаны его суммы. Эти очки следуют из рангов и партий с планкой { $bar }, нижней границей { $floor } и нулём { $zero }, значит, это турнир Мак-Магона. Критерии, которые дают значения файла: { $criteria }.
import-note-egd-swiss-scores = Игроки стоят по числу побед, значит, это швейцарская система. Её суммы — по очкам, которые следуют из рангов и партий с планкой { $bar }, нижней границей { $floor } и нулём { $zero }. Критерии, которые дают значения файла: { $criteria }.
import-note-egd-zero = Файл считает очки от уровня ниже 30 кю, а здесь они считаются от { $zero }. Здесь у всех на { $points } меньше, как и у каждого соперника в SOS. Порядок тот же.
import-note-egd-unexplained = Ни один известный здесь критерий не даёт значений в столбцах критериев; они пропущены. Проверьте критерии.
import-note-egd-headings = Критерии, которые названы в заголовке, но значения которых не следуют из партий: { $criteria }.
import-note-egd-values = Игроков, чьё значение не следует из партий, хотя остальные значения столбца отвечают критерию: { $count }. { $names }
import-note-egd-no-number = Строка { $line }: «{ $word }» в столбцах критериев — не число, оно пропущено.
import-note-egd-scores = В строке { $line } показателей больше или меньше, чем в других строках, поэтому они пропущены. Проверьте строку.
import-note-egd-numbers = Соперники указаны номерами из начала строк, а не порядком строк.
import-note-egd-value = Значение «{ $text }» поля { $key } в шапке нельзя прочитать целиком. Проверьте то, что к нему относится, в настройках.
import-note-egd-days = Дни «{ $text }» прочитаны как { $start } – { $end }. Проверьте их.
import-note-egd-time = Время «{ $text }» прочитано как основное, минут: { $minutes }. Остальное пропущено. Исправьте контроль времени.
import-note-high-handicap = Тур { $round }, строка { $line }: фора { $handicap } больше 9. Используется фора 9.
import-note-egd-columns = Ни один известный здесь критерий не даёт значений этих столбцов; они пропущены: { $columns }. Вместо них взяты обычные критерии. Там, где эти столбцы решают, места отличаются.
import-note-egd-shifted = Игроков, чьи начальные очки отличаются от очков их ранга (разность взята как поправка): { $count }. { $names }
import-note-places-agree = Места те же, что в файле.
import-note-places-differ = Места отличаются от файла: { $count } из { $players }.
import-note-place-differs = { $name }: в файле место { $place }, здесь { $here }. { $reason }
import-note-place-differs-among = { $name }: в файле место { $place }, то есть { $among } среди игроков, у которых здесь есть место; здесь { $here }. { $reason }
import-reason-value = { $criterion }: в файле { $there }, здесь { $here }.
import-reason-no-values = В файле нет значений, из которых следует его порядок.
import-reason-no-game = Игрок без партии и без бая здесь места не получает.
import-reason-unexplained = Ни один известный здесь критерий не даёт значений файла.
import-reason-others = Значения те же, что в файле; они отличаются у других, или файл иначе ставит игроков с равными показателями.
import-problem-not-an-aga-game = Строка не является партией. Укажите номера белых и чёрных, W или B для победителя, фору и коми.
import-problem-aga-number-twice = Номер { $number } есть и у другого игрока. Исправьте один из них.
import-problem-aga-number = Игрока этой партии нет в списке игроков. Исправьте номер.
import-problem-trf-number = Нет номера игрока. Впишите его в столбцы 5–8.
import-sheet-unknown = В книге нет листа «{ $sheet }» с ячейками. Есть: { $known }. Выберите один из них.
import-problem-not-csv = Это не строка файла CSV. Сохраните список снова как CSV UTF-8.
import-problem-only-family-name = «{ $name }» — фамилия без имени. Впишите и то и другое.
import-problem-only-given-name = «{ $name }» — имя без фамилии. Впишите и то и другое.
import-problem-pin = «{ $text }» — не EGD PIN. В PIN восемь цифр.
import-problem-points = «{ $text }» — не число очков SEYGO. Введите целое число.
import-problem-same-number = { $number } { $value } уже есть в строке { $first }. Одного человека можно заявить только один раз.
import-problem-register-number = «{ $text }» — не номер лицензии или членства. Введите не больше десяти цифр.
import-problem-sex = «{ $text }» — не пол. Введите f или m либо оставьте поле пустым.
import-problem-too-many-fields = В строке полей { $fields }, больше { $most }. Проверьте разделители.
import-problem-too-many-lines = В списке может быть не больше { $most } игроков. Разделите его.
import-problem-too-many-players = В файле результатов может быть не больше { $most } игроков. Проверьте, тот ли это файл.
import-problem-zero-byte = В строке нулевой байт, файл повреждён. Сохраните список снова как CSV UTF-8.
import-season-syntax = Это не правильный TOML. Проверьте кавычки, скобки и запятые.
import-season-unknown-field = Неизвестное поле `{ $field }`. Проверьте написание.
import-season-missing-field = Не хватает поля `{ $field }`. Добавьте его.
import-season-value = Значение { $value } здесь недопустимо. Исправьте его.

import-xml-attribute = Атрибут не имеет вида name="value".
import-xml-attribute-twice = У элемента { $element } атрибут { $attribute } указан дважды.
import-xml-attributes = У элемента { $element } больше { $most } атрибутов.
import-xml-all-attributes = Атрибутов больше { $most }.
import-xml-closing-tag = У закрывающего тега нет открывающего.
import-xml-cut-off = Файл обрывается, а элемент { $element } не закрыт.
import-xml-depth = Элементы вложены глубже { $most } уровней.
import-xml-elements = Элементов больше { $most }.
import-xml-empty = В файле нет XML.
import-xml-escape = Знак & не начинает известного символа.
import-xml-invalid = Это не XML.
import-xml-long-attribute-name = В названии атрибута { $bytes } байт, больше { $most }.
import-xml-long-element-name = В названии элемента { $bytes } байт, больше { $most }.
import-xml-long-text = Текст элемента { $element } длиннее { $most } байт.
import-xml-long-value = В значении { $attribute } { $bytes } байт, больше { $most }.
import-xml-own-dtd = В файле собственное определение типа документа.
import-xml-reference = Ссылка &{ $name }; — неизвестный символ.
import-xml-second-document = Начинается второй документ.
import-xml-tags = Элемент { $open } закрыт как { $close }.
import-xml-text-outside = Текст вне документа.
import-xml-unfinished-tag = Файл кончается или обрывается внутри тега.
import-xml-zero-byte = В файле нулевой байт, он повреждён.

import-note-more = Ещё не показано заметок: { $count }.
import-note-adjustment-rounded = { $name }: поправка к очкам в четвертях очка ({ $quarters }) округлена вниз до { $points }.
import-note-aga-defaults = В файле нет ни контроля времени, ни свободных от игры, ни настроек. Взяты { $minutes } минут и турнир Макмагона. Исправьте их.
import-note-aga-komi = В партиях на равных разное коми. Используется коми { $komi }. Исправьте его.
import-note-aga-words = Пропущены слова после рангов игроков, которые здесь не нужны: { $words }.
import-note-aga-placeholders = Игроков, чей номер означает его отсутствие: { $count }. Здесь у них нет номера AGA.
import-note-aga-undecided = Партий без результата: { $count }. Файл не говорит, закончились ли они дзиго, неявкой или вообще не закончились. Введите результаты.
import-note-aga-game-word = Строка { $line }: «{ $word }» — не фора от 0 до 9 и не коми. Проверьте партию.
import-note-aga-moved = Партий, перенесённых в более поздний тур, потому что у одного из игроков в их туре есть другая партия: { $count }.
import-note-aga-place = Строка шапки «{ $words }» взята как место проведения. Проверьте её.
import-note-aga-game-of-left = Строка { $line }: партия пропущена, потому что пропущена строка игрока { $left }.
import-note-aga-game-left = Строка { $line }: партия пропущена. В ней только один игрок, или у игрока было бы больше { $last } туров.
import-note-board = Тур { $round }: доска «{ $board }» — не число, поэтому партия получает свободную доску.
import-note-board-size = Партии на досках размера { $size }, которых у турниров нет. Здесь используется 19x19, а размер сохранён для экспорта.
import-note-board-twice = Тур { $round }, доска { $board }: на ней две партии. Одна из них переносится на доску { $other }.
import-note-byoyomi-periods = OpenGotha не хранит число периодов бёёми. Используется один период. Исправьте это.
import-note-cancelled = Тур { $round }: партию отменили. Она импортирована с результатом «нет результата».
import-note-categories = В файле категорий { $categories }, а их пределов только { $limits }.
import-note-class-time = В файле класс { $class }, но нет контроля времени. Используется самое короткое время этого класса, минут: { $minutes }.
import-note-class-unrated = В файле класс { $class }, но его контроль времени слишком короток для любого класса. Партии не обсчитываются.
import-note-class-lower = В файле класс { $class }, но его контроль времени допускает только класс { $allowed }. Исправьте контроль времени.
import-note-column = Столбец «{ $heading }» пропущен.
import-note-breizh-groups = В файле система Breizh. Здесь это турнир Мак-Магона, в котором все начинают с 0 и получают очко за каждый из этих рангов, которого достигли: { $limits }. У игроков из файла эти очки прибавлены к начальным. Если игрок заявится позже или его ранг изменится, прибавьте их вручную.
import-note-late-players = Игроков, у которых первая партия или бай после тура 1: { $count }. В таблицах прежних туров они последние, без места. OpenGotha даёт им место. { $names }
import-note-congress-numbers = Номера регистрации на конгресс здесь не нужны (игроков: { $count }). Они сохранены для экспорта в Pairgoth.
import-note-country = { $name }: «{ $country }» — не код страны из двух букв, он пропущен.
import-note-criterion = Критерий таблицы «{ $criterion }» неизвестен и пропущен.
import-note-criterion-score = Без «{ $criterion }» первыми среди критериев таблицы стоят не очки, поэтому это место занимает { $score }. Проверьте критерии.
import-note-damaged-line = Строка { $line }: «{ $text }» — не игрок, она пропущена.
import-note-damaged-lines = Не удалось прочитать строк списка: { $count }.
import-note-egd-handicap = В файле сказано, что фора уменьшается на { $reduction }, но не сказано, от чего она зависит. Проверьте настройки форы.
import-note-encoding-guessed = Список не в UTF-8. Он прочитан как { $encoding }. Проверьте имена.
import-note-external-dtd = Файл ссылается на внешнее определение типа документа; оно не прочитано.
import-note-ffg-adjusted = В файле только приведённое время, минут: { $adjusted }, без дополнительного. Используется бёёми, секунд: { $seconds }, — приведённое время то же. Исправьте это.
import-note-ffg-no-time = В файле нет основного времени. Используется минут: { $minutes }. Исправьте контроль времени.
import-note-ffg-overtime = В файле упомянуто дополнительное время, но не его длина. Дополнительного времени нет. Исправьте контроль времени.
import-note-foreign-games = Значения партий, которых у турниров нет, сохранены для экспорта в ту же программу: { $names }.
import-note-foreign-left = { $name }: значение слишком длинное, чтобы его хранить, и пропущено.
import-note-foreign-players = Значения игроков, которых у турниров нет, сохранены для экспорта в ту же программу: { $names }.
import-note-foreign-settings = Настройки, которых у турниров нет, сохранены для экспорта в ту же программу: { $names }.
import-note-game-replaced = Тур { $round }, доска { $board }: на ней две партии. Остаётся вторая.
import-note-handicap = Тур { $round }, доска { $board }: фора { $handicap } больше 9. Здесь используется фора 9, а исходная сохранена для экспорта.
import-note-handicap-negative = Тур { $round }, доска { $board }: фора { $handicap } меньше 0. Здесь форы нет, а исходная сохранена для экспорта.
import-note-handicap-unread = Тур { $round }, доска { $board }: фора «{ $handicap }» — не число. Здесь форы нет, а исходная сохранена для экспорта.
import-note-internet = Турнир играли в интернете, поэтому у его партий класс D.
import-note-internet-address = В файле есть интернет-адрес директора турнира; он не импортирован.
import-note-komi = Коми не кратно половине очка. Здесь оно округлено вниз, а исходное сохранено для экспорта.
import-note-late-rounds = Строка { $line }: туры после { $last } пропущены.
import-note-level = { $name }: уровень { $written } неизвестен. Используется { $rank }.
import-note-line-cleaned = Строка { $line }: из «{ $text }» удалены управляющие символы.
import-note-line-no-pin = Строка { $line }: «{ $text }» — не EGD PIN из восьми цифр, он пропущен.
import-note-halves-disagree = Тур { $round }: в строке { $line } ({ $name }) соперник — { $opponent }, но строка { $other } не называет игрока { $name }. Партия пропущена.
import-note-opponent-left = Тур { $round }: партия игрока { $name } (строка { $line }) пропущена, потому что пропущена строка соперника { $other }.
import-note-opponent-missing = Тур { $round }: партия игрока { $name } (строка { $line }) пропущена, потому что соперника нет в файле.
import-note-macmahon-defaults = В файле нет дат, контроля времени и коми. Используются { $day }, 60 минут и 6,5. Исправьте их.
import-note-macmahon-rounds-down = В этом турнире MacMahon округляет очки вниз до целых: по ним он составляет пары и показывает их в списках, в том числе в SOS и SOSOS. Здесь пол-очка считаются.
import-note-macmahon-bye-of-two = Тур { $round }: пара { $black } и { $white } помечена как бай, но в ней два игрока. Она взята как их партия. Проверьте её.
import-note-macmahon-scorex = ScoreX в MacMahon не учитывает пол-очка за пропущенные туры. Здесь порядок — по очкам вместе с ними.
import-note-macmahon-superbar = Игроки супергруппы (super bar) с уровнем ниже верхней планки, которым MacMahon не даёт за неё очка: { $names }. Здесь у них его тоже нет.
import-note-macmahon-preliminary = Игроки с партиями, которые зарегистрированы только предварительно и которых нет в списке MacMahon: { $names }. Здесь у них есть место.
import-note-macmahon-no-result = MacMahon считает партию без результата за пол-очка. Здесь она не даёт ничего, пока результат не введён.
import-note-macmahon-rating-rank = В этом турнире MacMahon берёт ранги из рейтингов. Используются введённые ранги. Проверьте их.
import-note-macmahon-rating-score = В этом турнире MacMahon берёт начальные очки из рейтингов. Здесь они следуют из рангов. Проверьте их.
import-note-macmahon-zero = MacMahon в этом турнире считает очки от { $level }, а здесь они считаются от 30 кю. Здесь у всех на { $points } меньше, как и у каждого соперника в SOS. Порядок тот же.
import-note-name-twice = Строки { $first } и { $line }: игрок { $name } указан дважды.
import-note-no-criteria = В файле нет критериев таблицы. Используются MMS, SOS и SOSOS.
import-note-no-headings = В списке нет заголовков. Значения столбцов угаданы по содержимому. Проверьте игроков.
import-note-no-rank = У игрока { $name } нет ранга. Используется 30k, как в OpenGotha.
import-note-one-time = В файле одно время на основное и дополнительное вместе. Как основное используется минут: { $minutes }.
import-note-pairgoth-frozen-left = Замороженная таблица пропущена: в ней назван человек, которого нет среди игроков файла. Заморозьте её снова в Pairgoth.
import-note-pairgoth-jigo = В этом турнире Pairgoth округляет очки МакМагона вниз до целых. Здесь пол-очка за дзиго остаётся, поэтому у игроков с нечётным числом дзиго на пол-очка больше, и у их соперников в SOS тоже.
import-note-pairgoth-sos = Pairgoth считает тур без партии в SOS как начальные очки и пол-очка за каждый тур. Здесь считаются начальные очки, поэтому SOS игроков без партии в каком-либо туре ниже.
import-note-pin = { $name }: «{ $pin }» — не EGD PIN из восьми цифр, он пропущен.
import-note-player-cleaned = { $name }: из имени или другого поля удалены управляющие символы.
import-note-rank-bare = Строка { $line }: у ранга «{ $written }» нет k или d. Используется { $rank }. Проверьте его.
import-note-rank-below = Строка { $line }: ранг «{ $written }» ниже 30k. Используется { $rank }.
import-note-rank-range = { $name }: ранг { $grade } вне пределов от 30k до 9d. Используется { $rank }.
import-note-rating = { $name }: «{ $rating }» — не рейтинг, он пропущен.
import-note-rating-range = { $name }: рейтинг { $rating } вне пределов от { $least } до { $most }. Используется { $used }.
import-note-ratings-shifted = Файл старый. К его рейтингам прибавлено { $shift }, как в OpenGotha.
import-note-ratings-unchanged = В файле нет версии его данных. Его рейтинги используются без изменений.
import-note-register-number = { $name }: «{ $number }» — не номер лицензии или членства, в нём не больше десяти цифр. Он пропущен.
import-note-result = Тур { $round }, доска { $board }: результат «{ $result }» неизвестен, поэтому у партии пока нет результата.
import-note-round = Партия или бай тура «{ $round }» отброшены. Туры нумеруются от 1 до { $last }.
import-note-round-number = Тур без номера от 1 до { $last } пропущен.
import-note-round-range = Партии тура { $round } отброшены. Туры нумеруются от 1 до { $last }.
import-note-rounds-raised = В файле запланировано туров { $planned }, но есть партии в туре { $last }. Теперь в турнире туров { $last }.
import-note-same-pin = У игрока { $name } тот же EGD PIN { $pin }, что у игрока { $first }. Второй PIN пропущен.
import-note-score-correction = { $name }: поправка { $correction } к начальным очкам пропущена.
import-note-score-zero = В файле ноль очков задан как { $zero }, но OpenGotha считает от 30k. Этот турнир тоже считает от 30k.
import-note-scores-unknown = В файле нет планки, нижней границы и нуля очков. Проверьте их, прежде чем использовать таблицу.
import-note-second-bye = Тур { $round }: у игрока есть бай, кроме партии или другого бая. Бай отброшен.
import-note-second-game = Тур { $round }, доска { $board }: у игрока уже есть партия на другой доске. Эта партия отброшена.
import-note-sheet = Прочитан лист «{ $sheet }». Не прочитано других листов с данными: { $others }.
import-note-self-pairing = Тур { $round }, доска { $board }: игрок встречается сам с собой. Партия отброшена.
import-note-setting = У настройки { $setting } недопустимое значение «{ $value }». Используется значение по умолчанию.
import-note-setting-changed = У настройки { $setting } значение «{ $value }», которого у турниров быть не может. Используется ближайшее возможное значение или значение по умолчанию.
import-note-start = В файле нет первого дня турнира. Используется { $day }. Исправьте его.
import-note-status = { $name }: статус «{ $status }» неизвестен. Игрок импортирован как заявленный.
import-note-system = Система { $system } неизвестна. Используется швейцарская.
import-note-pair-incomplete = { $name }: это не пара из двух игроков файла, она пропущена.
import-note-team-player = Игрок { $name } есть в команде { $team }, но не среди игроков файла. Доска пропущена.
import-note-teams = Команды сохранены для экспорта: { $count }. Здесь партии засчитываются только их игрокам; чтобы встречались команды, импортируйте файл в командной строке с --teams.
import-note-title-rows = Строки с 1 по { $last } над заголовками пропущены.
import-note-total-row = Строка { $line }: «{ $text }» — итог списка, она пропущена.
import-note-tournament-cleaned = Из названия турнира удалены управляющие символы.
import-note-trf-ranks = В файле нет рангов го. Они выведены из рейтингов. Проверьте их.
import-note-trf-titles = Игроков, чьё звание или номер в шахматной федерации пропущены: { $count }.
import-note-trf-unrated = Игроков без рейтинга, у которых здесь ранг 30k: { $count }. Введите их ранги.
import-note-day-unclear = День «{ $text }» можно понять по-разному. Используется { $day }. Проверьте его.
import-note-value-left = { $name }: «{ $text }» здесь неизвестно и пропущено.
import-note-unclear-day = Строка { $line }: в «{ $text }» первым стоит день или месяц. Используется только год { $year }. Пишите дни как 2014-05-31.
import-note-unknown-player = Тур { $round }: партия с игроком, которого нет в списке, отброшена.
import-note-unknown-player-bye = Тур { $round }: бай игрока «{ $player }» отброшен. Этого игрока нет в списке.
import-note-unknown-player-game = Тур { $round }, доска { $board }: партия игрока «{ $player }» отброшена. Этого игрока нет в списке.
import-note-unknown-rank = У игрока { $name } ранг 99K, в OpenGotha это значит «неизвестен». Используется 30k.
export-note-one-name = У игрока { $name } одно имя. OpenGotha нужны два, поэтому вместо недостающего пишется дефис.
export-note-class = В { $program } нет места для выбранного класса. Партии считаются там партиями класса { $class }. Отправляйте результаты в EGD отсюда или выберите контроль времени более низкого класса.
export-note-criterion = В OpenGotha нет критерия { $criterion }, поэтому в файле его нет.
export-note-criteria = В OpenGotha не больше { $most } критериев, поэтому последних в файле нет: { $left }.
export-note-egd-pin-unknown = PIN { $pin } игрока { $name } нет в рейтинг-листе. Проверьте его или импортируйте более новый лист.
export-note-egd-candidate = Возможно, { $name } — это { $rated } { $rank } из рейтинг-листа. Если это тот же человек, введите PIN { $pin }.
export-note-parameters = С настройками турнира у некоторых игроков в OpenGotha было бы другое место. В файле другие настройки, при которых у всех пока те же места: { $settings }.
export-note-places = Игроков с другим местом в OpenGotha: { $count } — она иначе считает бай, отсутствие, технические поражения или какой-то критерий: { $names }.
export-note-zero = OpenGotha считает очки от 30k, поэтому каждое MMS там больше, чем в этом турнире, на { $more }.
export-note-egd-unrated = По контролю времени или выбранному классу партии не обсчитываются, поэтому EGD их не учтёт. Если это ошибка, исправьте контроль времени.
export-note-egd-place = У турнира нет страны или места, а EGD их требует. Введите их в настройках.
export-note-egd-hidden = Игроков, не согласившихся на полную публикацию: { $count }; EGD не может учесть их партии: { $names }. Спросите их или отправьте файл без них.
export-note-egd-no-pin = Игроков без EGD PIN: { $count }; в EGD они могут быть созданы повторно: { $names }. Поищите PIN в рейтинг-листе.
export-note-egd-no-result = Тур { $round }, доска { $board }: у партии нет результата. Введите его, прежде чем отправлять файл.
export-note-egd-both = Тур { $round }, доска { $board }: результат { $result } одинаков для обоих игроков, EGD такого не принимает. Исправьте его.
export-note-ffg-licences = Французских игроков без номера лицензии: { $count } ({ $names }). Введите номера в списке участников.
export-note-ffg-hidden = Игроков, не согласившихся на полную публикацию: { $count }; федерация не может учесть их партии: { $names }. Спросите их или отправьте файл без них.
export-note-ffg-cut = Имена, сокращённые до { $most } букв: { $count } ({ $names }).
export-note-ffg-forfeit = Тур { $round }, доска { $board }: техническое поражение записано как тур без партии, чтобы федерация её не обсчитывала.
export-note-aga-numbers = Игроков без номера AGA, которые получают в этом файле номер больше 90000: { $count }. Введите их номера на экране участников: { $names }.
export-note-aga-hidden = Игроков, которые не согласились на полную публикацию, поэтому AGA не может учесть их партии: { $count }. Спросите их или отправьте файл без них: { $names }.
export-note-aga-game = Тур { $round }, доска { $board }: AGA не учитывает партию, потому что она не сыграна или без победителя. В файле стоит вопросительный знак.
export-note-macmahon-lost = В файле нет дат, места, времени, коми, годов рождения, номеров серии, выбора публикации, сеток плей-офф и очков: MacMahon их не хранит. Сохраните файл турнира.
export-note-macmahon-places = Игроков с другим местом в MacMahon: { $count } — она иначе считает бай, отсутствие, технические поражения или какой-то критерий: { $names }.
export-note-macmahon-criterion = В MacMahon нет критерия { $criterion }, поэтому в файле его нет.
export-note-macmahon-system = MacMahon знает только Мак-Магон и швейцарскую систему, поэтому в файле партии и результаты этой системы и больше ничего.
export-note-macmahon-handicap = В MacMahon планка не освобождает партию от форы. Игроки выше { $rank } там считаются как { $rank }.
export-note-macmahon-board = В MacMahon один размер доски для всех партий, поэтому в файле 19x19.
export-note-macmahon-walkover = Тур { $round }, доска { $board }: проход без игры записан как решение судьи, дающее очки.
export-note-macmahon-no-result = Тур { $round }, доска { $board }: партия без результата записана как незаконченная.
export-note-macmahon-ghosts = Подменных игроков, записанных как joker: { $count } ({ $names }).
export-note-macmahon-guests = Гостей, занимающих места в MacMahon: { $count } ({ $names }).
export-note-withdrawn = Снятых игроков, которые остаются в файле и пропускают остальные туры: { $count } ({ $names }).
export-note-pairgoth-lost = В файле нет залов, времени начала, годов рождения, номеров серии, выбора публикации, профессиональных рангов, сеток плей-офф и очков: Pairgoth их не хранит. Сохраните файл турнира.
export-note-pairgoth-frozen = Замороженная таблица импортированного файла не записана, потому что результаты или таблица с тех пор изменились. Заморозьте её снова в Pairgoth.
export-note-pairgoth-places = Игроков с другим местом в Pairgoth: { $count } — она иначе считает бай, отсутствие, технические поражения или какой-то критерий: { $names }.
export-note-pairgoth-criterion = В Pairgoth нет критерия { $criterion }, поэтому в файле его нет.
export-note-pairgoth-system = Pairgoth знает только Мак-Магон и швейцарскую систему, поэтому в файле партии и результаты этой системы и больше ничего.
export-note-pairgoth-handicap = В Pairgoth планка не освобождает партию от форы. Игроки выше { $rank } там считаются как { $rank }.
export-note-pairgoth-board = В Pairgoth один размер доски для всех партий, поэтому в файле 19x19.
export-note-pairgoth-boards = В Pairgoth команды на 2–{ $last } досках, поэтому файл с командами на { $size } досках может не открыться.
export-note-pairgoth-not-played = Тур { $round }, доска { $board }: техническое поражение или проход без игры записаны как результат за доской.
export-note-pairgoth-unrated = Pairgoth нужен рейтинг каждого игрока. Игроков без рейтинга: { $count }; они получают рейтинг своего ранга: { $names }.
export-note-pairgoth-guests = Подменных игроков и гостей, которые в Pairgoth обычные игроки: { $count } ({ $names }).
export-note-trf-handicaps = Партий с форой, о которой в файле ничего нет: { $count }.
export-note-trf-federation = Игроки из стран, у которых нет федерации в шахматной федерации, поэтому они записаны без неё: { $names }.
export-note-trf-result = Тур { $round }, доска { $board }: такого результата в файле не бывает, партия записана без результата.
export-note-trf-cut = Имена, сокращённые до { $most } букв: { $count } ({ $names }).

bundle-not-a-bundle = Это не пакет. { $reason } Выберите файл, который записала команда `export --as bundle`.
bundle-hostile = Пакет не принят. { $reason } Турниры так не выглядят.
bundle-newer = У пакета версия { $found }, а эта программа читает версии до { $known }. Используйте более новую версию программы.
bundle-changed = Файл { $file } в пакете — не тот, что был подписан. Его изменили в пути. Попросите пакет у организатора снова.
bundle-missing = В пакете нет { $file }. Попросите пакет у организатора снова.
bundle-person = У игрока { $player } пакета поле { $field } не то, что в подписанных данных. Попросите пакет у организатора снова.
bundle-contradiction = Пакет противоречит сам себе. { $problem } Попросите организатора выдать его снова.
bundle-found-no-archive = Это не архив ZIP, или он повреждён.
bundle-found-no-version = В его манифесте нет версии.
bundle-found-not-json = manifest.json — не правильный JSON.
bundle-found-other-program = Его манифест записала другая программа.
bundle-limit-file-size = Файл { $file } в нём занимает { $kilobytes } кБ.
bundle-limit-files = Файлов в нём: { $files }.
bundle-limit-name = В нём есть или назван файл с запрещённым именем.
bundle-limit-players = Игроков в нём { $players }, партий { $games }.
bundle-limit-ratio = Файл { $file } в нём при распаковке намного больше, чем должен быть.
bundle-limit-size = В нём { $megabytes } МБ.
bundle-limit-twice = В нём два файла { $file }.
bundle-problem-log = История в log.json недействительна.
bundle-problem-hand-over = Заявление в hand-over.json относится к другому турниру или другому пакету.
bundle-problem-season-file = В его файле сезона не те правила, что у его таблицы очков, сезон { $season }.
bundle-problem-categories = Его возрастные категории не по порядку, или коэффициент возраста недопустим.
bundle-problem-category = Очки игрока { $player } не относятся ни к одной категории сезона, или у игрока очки указаны дважды.
bundle-problem-days = Нет чемпионата, или последний день раньше первого.
bundle-problem-final = Группы или места Финала категории { $category } не согласуются.
bundle-problem-game = У одной из партий нет двух игроков, или её результат неизвестен.
bundle-problem-harmful-characters = Одно из имён слишком длинное, или в нём есть знаки, которые скрывают или переставляют другие.
bundle-problem-ladder = Одна из переигровок не относится ни к какой партии.
bundle-problem-ladder-winner = Победитель одной из переигровок в ней не играл.
bundle-problem-player = Ранг, выбор публикации или какое-то поле игрока { $player } недопустимы.
bundle-problem-player-twice = Один из игроков указан в нём дважды.
bundle-problem-points = Очки игрока { $player } не сходятся.
bundle-problem-sequence = Его номер не согласуется с предыдущим пакетом.
bundle-problem-unlisted-player = Он ссылается на игрока, которого нет в его списке.
bundle-problem-values = Какого-то значения в { $file } не хватает, или оно недопустимо.
bundle-problem-version = В нём больше, чем допускает его версия.

signature-invalid-key = Открытый ключ недействителен. В нём должно быть 64 шестнадцатеричные цифры, как их показывает `drawmaster key`.
signature-mismatch = Подпись не подходит. Файл изменили после подписания. Попросите его у отправителя снова.

## The hall network

hall-title = Зал
hall-skip = Перейти к содержанию
hall-menu = Страницы
hall-find = Найти доску
hall-offline = Нет связи с судейским столом. Страница могла устареть.
hall-updated = Обновлено
hall-language = Язык
hall-your-name = Ваше имя
hall-nobody = У игрока с таким именем нет доски.
hall-colour = Цвет
hall-no-times = Расписание ещё не определено.
hall-next-round = Далее:
hall-minutes = мин
hall-address-of-many = { $address } — адрес сразу многих компьютеров. Выберите адрес этого компьютера в одной сети.
hall-choose-address = Выберите один адрес этого компьютера; сеть зала никогда не слушает все сразу.
hall-address-refused = Сеть зала не может слушать { $address } ({ $error }). Выберите другой адрес или порт.
hall-poster-address = Адрес должен принадлежать включённой сети зала, например http://192.168.0.7:8080/.
hall-no-codes = Листки можно напечатать для 1–{ $most } кодов, когда они создаются.
cli-hall-serving = Сеть зала работает по адресу { $url }. Остановите её клавишами Ctrl+C.
helper-title = Помощник
helper-code = Ваш код: шесть слов
helper-sign-in = Войти
helper-needs-script = Помощникам нужен JavaScript.
helper-not-sent = Ещё не отправлено
helper-all-sent = Всё отправлено.
helper-refused = Судейский стол отклонил эту запись.
helper-desk-unavailable = Судейский стол сейчас не может ничего принять. Введённое будет отправлено снова позже.
helper-code-replace = В этой ссылке другой код, чем в этом телефоне. Использовать новый?
helper-code-refused = Этот код больше не действует. Попросите у директора новый.
helper-sign-out = Выйти
helper-pass = Чтение
helper-pass-one = Первое чтение
helper-pass-two = Второе чтение
helper-entered = Результат
helper-nothing = Сейчас делать нечего.
helper-discard = Удалить
helper-note = Заметка для судьи
helper-note-send = Отправить заметку
helper-arrived = Прибыл(а)
helper-filter = Доска или имя
helper-jigo = Дзиго
helper-lost-both = Оба проиграли
helper-code-invalid = Этот код недействителен. Попросите у директора новый.
helper-unknown = Нет помощника с ключом { $number }.
helper-revoked-already = Код помощника { $name } уже отозван.
helper-name-missing = Введите имя помощника.
helper-hours = Код действует от 1 до { $most } часов.
helper-too-many = В событии не больше { $most } помощников.
helper-room-unknown = Нет зала { $room }. Выберите один из залов события.
helper-room-without-results = Зал есть только у помощников, которые вводят результаты. Не указывайте зал.
helper-key = Номер записи должен содержать от 8 до 64 букв и цифр.
helper-not-allowed = Ваш код этого не разрешает. Спросите директора.
follow-address = Введите адрес сети зала первого стола, например http://192.168.0.7:8080/.
follow-not-local = Окно следует только за столом в той же локальной сети, а { $address } находится в другом месте. Для такого стола используйте drawmaster follow.
follow-code = Код состоит из шести слов, как их показывает первый стол. Проверьте написание.
follow-no-connection = Первый стол не отвечает по адресу { $address } ({ $error }).
follow-code-unreadable = Код прочитать нельзя ({ $cause }).
follow-unproved = Ответ с адреса { $address } не доказывает, что он от первого стола с этим кодом. Проверьте адрес: возможно, вместо него отвечает кто-то другой.
follow-refused = Первый стол отклоняет этот код. Попросите новый с ролью второго стола; стол, который сам принял турнир, старых кодов не принимает.
follow-answer = Первый стол по адресу { $address } прислал ответ, которого программа не понимает. Используйте одну версию на обоих компьютерах.
follow-copy-missing = Копию { $path } переместили или удалили, пока она следовала. Верните её на место или следуйте в новую копию.
cli-follow-state = { $time }: в { $file } запись { $entry } из { $last } с { $address }.
cli-follow-lost = { $time }: { $reason } Новая попытка.
cli-promoted = { $file } теперь файл турнира. Он продолжает историю первого стола после записи { $entry } ({ $head }). Больше не меняйте турнир на первом столе: его более поздних изменений здесь нет, а два файла нельзя объединить.
helper-other-game = За доской { $board } теперь другие игроки, или её тур не объявлен. Ваш результат получил судейский стол; решает он.
helper-desk-decides = Ваш результат у судейского стола, решение за ним. Если ждать приходится долго, спросите там.
helper-not-expected = Этого игрока больше не ждут. Отправьте его к судейскому столу.
helper-shown-missing = В этой записи не указано, кого показала страница. Загрузите страницу снова и введите ещё раз.
helper-other-person = Судейский стол изменил, кому принадлежит эта заявка. Найдите игрока в списке снова.
helper-key-used = У судейского стола уже есть другая запись с этим номером, поэтому эта не сохранена. Введите её снова.
helper-own-pass = Другое чтение доски { $board } ввели вы. Это вводит кто-то другой.
helper-no-board = Такой доски у судейского стола сейчас нет, поэтому этот результат не сохранён. Сообщите судейскому столу.
helper-round-confirmed = Тур { $round } подтверждён, поэтому этот результат не сохранён. Если он другой, сообщите судейскому столу.
helper-too-many-wait = Ваших результатов уже ждёт решения { $count }, поэтому этот не сохранён. Сообщите судейскому столу.
helper-other-result = У доски { $board } другой результат у судейского стола. Спросите директора.
report-title = Сообщить результат
report-about = Введите код рядом с вашим цветом на бланке результата. Результат засчитывается, когда соперник сообщит то же.
report-code = Ваш код
report-next = Далее
report-choose = Кто победил?
report-asked = Соперник сообщил: { $result }. Сообщите, что знаете вы.
report-waiting = Вы сообщили: { $result }. Это засчитывается, когда соперник сообщит то же. Сдайте бланк как обычно.
report-is-disputed = Вы сообщили разные результаты. Подойдите с соперником к судьям.
report-is-dismissed = Сообщение не принято. Подойдите к судьям.
report-is-entered = Результат записан: { $result }. Сдайте бланк как обычно.
report-other = Другой результат
report-code-invalid = Этот код сейчас не действует. Посмотрите на бланк или спросите судей.
report-result-unfit = Сообщают победу или дзиго. Об остальном скажите судьям.
report-sent-before = Вы уже сообщили результат. Чтобы изменить его, обратитесь к судьям.
report-desk-unavailable = Судейский стол сейчас не может принять ваше сообщение. Попробуйте снова чуть позже.
report-entered = На доске { $board } уже есть результат. Чтобы изменить его, обратитесь к судьям.
report-author = Доска { $board }, { $colour }
report-none = С доски { $board } нет ожидающих сообщений.
report-disputed = Игроки доски { $board } сообщили разные результаты. Введите верный или отклоните сообщения.
cli-report-accepted = Введён сообщённый результат доски { $board }.
cli-report-dismissed = Сообщения с доски { $board } отклонены.
cli-conflict-settled = Стол { $board } решён: { $result }.
cli-conflict-entered = введён
cli-conflict-sent = не введён
cli-no-conflicts = Противоречивых результатов нет.
conflict-none = На доске { $board } нет результата, и от игроков, которые сидят там теперь, ничто не ждёт решения. Введите результат вместе с другими результатами тура, а ожидающее от других игроков отметьте «Не учитывать».
cli-no-reports = Ожидающих сообщений нет.
cli-no-report-codes = Кодов нет: тур не идёт, или игрокам не разрешено сообщать результаты (event.player_reports).
cli-report-waiting = ожидает
cli-report-disputed = игроки расходятся
cli-report-contradicted = введён другой результат
cli-report-moved = игроки теперь за другими досками
cli-helper-added = Добавлен помощник { $name } с ключом { $helper }. Код показывается только сейчас: { $code }
cli-helper-revoked = Код помощника с ключом { $helper } отозван.
cli-no-helpers = Помощников нет.
cli-helper-valid-until = действует до { $time }
cli-helper-expired = истёк
cli-helper-is-revoked = отозван

## messages

verbatim = { $text }
language-unknown = Перевода на язык «{ $code }» нет. Выберите один из: { $known } — или два через запятую.
language-too-many = На листе место для двух языков. Назовите один или два.

## messages: causes, as parts of sentences

cause-not-found = не существует
cause-permission = нет доступа
cause-exists = уже существует
cause-full = диск заполнен
cause-read-only = устройство только для чтения
cause-folder = это папка
cause-no-folder = часть пути — не папка
cause-not-empty = папка не пуста
cause-name = имя слишком длинное или здесь невозможное
cause-too-large = файл слишком велик для этого устройства
cause-busy = занято другой программой
cause-address-in-use = этот адрес и порт занимает другая программа
cause-address-elsewhere = у этого компьютера нет такого адреса
cause-other-device = находится на другом устройстве
cause-network = сеть не отвечает
cause-refused = там не отвечает ни одна программа
cause-broken = соединение прервано
cause-pipe = принимающая программа завершилась
cause-interrupted = прервано системой
cause-not-text = это не текст в UTF-8
cause-cut-off = обрывается
cause-memory = не хватает памяти
cause-unsupported = на этом устройстве это невозможно
cause-many-files = открыто слишком много файлов
cause-links = ссылки замкнуты в круг
cause-device-lost = устройство не подключено
cause-device = система сообщает о сбое
cause-json-cut-off = обрывается на строке { $line }
cause-json-syntax = это не JSON, начиная со строки { $line }, столбца { $column }
cause-json-choice = выберите одно из: { $choices }
cause-json-missing = не хватает { $field }
cause-json-unknown = неизвестно: { $field }
cause-json-range = число слишком мало или слишком велико
cause-json-number = нужно целое число
cause-json-text = нужен текст
cause-json-truth = нужно true или false
cause-json-list = нужен список
cause-json-form = неверный вид

## print

paper-unknown = Бумага «{ $name }» не поддерживается. Выберите одну из: { $known }.
copies-out-of-range = Число копий должно быть от 1 до { $maximum }, а не { $count }.
font-missing-characters = Ни в одном шрифте нет знаков { $characters }. Измените эти тексты или печатайте вместо знаков �: выберите в окне «Заменять отсутствующие знаки» или добавьте в командной строке --replace.

## session: outputs

output-exists = { $path } уже существует, ничего не записано. Выберите другое имя или разрешите замену файла.
output-replaces-database = { $path } — файл турнира, книга серии или другая база данных; заменять её нельзя. Выберите другое имя.
output-beside-database = { $path } — имя файла, который нужен турниру или книге серии рядом. Выберите другое имя.
output-replaces-key = { $path } — ключ организатора; заменять его нельзя. Выберите другое имя.
output-unreadable = { $path } существует, но не читается ({ $cause }), поэтому не заменён. Выберите другое имя.

## session: files

file-name-missing = { $path } — не имя файла. Выберите другое.
file-not-written = { $path } записать не удалось ({ $reason }). Выберите другую папку или освободите место.
file-not-readable = { $path } прочитать не удалось ({ $reason }). Проверьте имя и папку.
file-not-regular = { $path } прочитать нельзя: это не обычный файл. Выберите другой.
file-too-large = { $path } слишком велик для файла турнира. Выберите другой.
file-exists = { $path } уже существует. Выберите другое имя.
file-not-picked = Программа не знает этого файла. Выберите его снова.
request-invalid = Запрос команды { $name } недействителен ({ $error }). Перезапустите программу.

## session: lists with wrong lines

list-line = Строка { $line }: { $reason }
list-lines-wrong = Ошибок в списке: { $mistakes }, строк с ошибками: { $lines }. Исправьте их и импортируйте список снова.
list-lines-more = Ещё не показано: { $count }.

## session: the session

event-not-open = Турнир не открыт. Откройте турнир или создайте новый.
competition-missing = В турнире нет соревнования. Создайте новый турнир.
request-not-json = Запрос не удалось записать в журнал ({ $reason }). Сообщите об этой ошибке.
final-game-invalidated = Изменение аннулировало бы партию Финала на доске { $board } тура { $round }. Сначала разбейте пары тура { $round }. Если его партии начались, исправьте результат, от которого она зависит, и аннулируйте следующие партии.
copy-failed = Копию в { $folder } сделать не удалось. { $reason } Проверьте папку и свободное место.
copy-folder-failed = Папку создать не удалось ({ $reason }).

## session: fields

date-unknown = «{ $text }» — не дата. Введите её как 2026-11-20.
rating-unknown = «{ $text }» — не рейтинг. Введите целое число от -900 до 3500.
pin-unknown = «{ $text }» — не EGD PIN. В нём восемь цифр.
register-number-unknown = «{ $text }» — не номер лицензии или членства. Введите не больше десяти цифр или оставьте поле пустым.
licence-status-unknown = «{ $text }» — не статус лицензии. Введите букву или дефис либо оставьте поле пустым.
birth-unknown = «{ $text }» — не год рождения. Введите его как { $example }.
missed-round-unknown = Тура { $round } нет. Есть туры от 1 до { $last }.
fixed-board-out-of-range = { $board } — не доска. Введите число от 1 до 9999 или ничего.

## session: season rules

season-unknown = Сезон «{ $name }» неизвестен. Выберите один из: { $known }.
season-misnamed = У встроенного сезона «{ $name }» в файле другое название.
season-file-wrong = В { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } больше не действующий ключ. Восстановите его из копии или переместите, чтобы создать новый ключ.
key-readable-by-others = Ключ { $file } могут прочитать другие пользователи этого компьютера. Разрешите чтение только себе (chmod 600) и попробуйте снова.
key-unusable = Ключ { $file } использовать нельзя ({ $reason }). Проверьте папку и её права.
key-not-regular = Файл ключа { $file } — не обычный файл. Переместите его и верните свой файл ключа, или пусть программа создаст новый ключ.
key-no-folder = Папки для вашего ключа нет. Укажите папку в DRAWMASTER_DATA.

## session: printers

printer-no-service = На этом компьютере нет службы печати (программы lp). Сохраните PDF и напечатайте его из программы для PDF.
printer-none = На этом компьютере нет принтера. Добавьте его в настройках системы или сохраните PDF.
printer-refused = Принтер { $printer } не принял лист: { $reason }.
printer-refused-hint = Проверьте его имя и включён ли он, или сохраните PDF.
printer-service-failed = Служба печати недоступна ({ $reason }). Сохраните PDF и напечатайте его из программы для PDF.

## store

store-missing = Файла { $path } нет. Проверьте имя или создайте новый турнир.
store-exists = { $path } уже существует. Выберите другое имя или откройте существующий файл.
store-leftover-journal = { $path } остался от удалённого файла. Переместите его или выберите для нового файла другое имя.
store-not-an-event-file = { $path } — не файл турнира. Выберите файл .drawmaster или импортируйте файл.
store-not-a-tour-book = { $path } — не книга серии. Выберите файл .tourbook или создайте её командой `tour new`.
store-not-a-rating-list = { $path } — не рейтинг-лист этой программы. Импортируйте рейтинг-лист снова.
store-newer = У файла { $path } формат { $found }, а эта программа читает форматы до { $known }. Откройте его более новой версией.
store-damaged = { $path } повреждён. { $detail } Откройте его последнюю копию.
store-in-use = { $path } открыт в другом окне или программе. Сначала закройте его там. Если он на сетевом диске, скопируйте его на этот компьютер.
store-follows = { $path } — копия второго стола; пока она следует, её нельзя менять. Если первый стол вышел из строя, замените его на начальной странице («Следовать как второй стол») или запустите drawmaster promote с этим файлом.
store-does-not-follow = { $path } — самостоятельный файл турнира, а не копия второго стола.
store-entry-does-not-follow = Запись { $entry } от первого стола не следует из истории этой копии. Она не принята. Если первый стол теперь работает с другим файлом, следуйте за ним в новую копию.
store-open-elsewhere = { $path } открыт на компьютере { $computer } (процесс { $process }). Сначала закройте его там. Если он там уже не открыт, удалите { $owner } и попробуйте снова.
store-changed-elsewhere = { $path } изменила другая программа, пока он был открыт, поэтому это изменение не сохранено. Сохраните копию под другим именем, затем откройте файл снова и сравните.
store-name-too-long = Имя файла { $path } слишком длинное. Выберите имя не длиннее { $most } байт.
file-name-device = { $path } — имя устройства в Windows, там файл не открылся бы. Выберите другое имя.
store-side-file = { $path } — не файл этой программы, но с именем файла, который она пишет рядом с турниром. Переместите или переименуйте его и попробуйте снова.
store-foreign-log = { $path } — журнал другой программы, который записался бы в турнир; у турнира такого не бывает. Переместите его и попробуйте снова.
store-no-locks = { $path } находится там, где нет блокировки файлов, например на сетевом диске. Скопируйте его на этот компьютер и откройте копию.
store-read-only = { $path } доступен только для чтения. Разрешите запись или откройте копию.
store-inaccessible = К { $path } нет доступа ({ $reason }). Проверьте папку и права.
store-moved = { $path } переместили или удалили, пока он был открыт. Верните его или сохраните копию под другим именем.
store-migration-failed = { $path } не удалось перевести в нынешний формат. { $detail } Файл не изменён. Откройте его версией, которая его создала.
store-journal-broken = История этого файла повреждена. { $found } Откройте последнюю копию.
store-disk-full = Диск заполнен, изменение не сохранено. Освободите место и попробуйте снова.
store-cause-disk-full = Диск заполнен.
store-cause-write = Запись не удалась.
store-cause-constraint = Строки противоречат другим данным файла.
store-cause-inaccessible = файл или его папку нельзя открыть или прочитать
store-write-failed = Изменение не сохранено: запись не удалась. Проверьте устройство и попробуйте снова.
store-saved-on-failing-device = Изменение сохранено, но затем устройство отказало. { $reason } Проверьте устройство и сохраните копию в другом месте.
store-change-uncertain = Устройство отказало. { $reason } Сохранено ли изменение, неизвестно. Чтобы узнать, откройте файл снова.
store-constraint = Изменение не сохранено: оно противоречит другим данным файла. Загрузите турнир заново и попробуйте снова.
store-opened-for-reading = Турнир открыт только для чтения. Чтобы его менять, откройте его для записи.
store-no-event = В файле нет турнира. Создайте его или импортируйте из другого файла.
undo-takeover = Здесь копия второго стола заменила первый стол, это не отменяется. Вместо этого исправьте то, что было до этого.
store-nothing-to-undo = Отменять нечего. Турнир в исходном состоянии.
store-nothing-to-redo = Повторять нечего. После последнего изменения ничего не отменяли.
store-rows-differ = Строка { $key } таблицы { $table } расходится с журналом. Проверьте файл, прежде чем что-либо отменять или повторять.
store-unreadable = Значение { $column } в таблице { $table } недействительно. Проверьте файл или откройте его копию.
store-out-of-range = Значение { $value } поля { $column } в таблице { $table } вне допустимых пределов. Исправьте его или откройте копию файла.
store-found-size = В файле { $megabytes } МБ, больше, чем нужно любому турниру.
store-found-length = В файле байт { $bytes } вместо { $expected }.
store-found-format-number = Номер формата файла — { $number }.
store-found-object = Схема { $kind } { $name } отличается от этого формата.
store-found-wal = Другая программа изменила режим записи файла.
store-found-structure = Структура файла повреждена.
store-found-values = В таблице { $table } недопустимое значение.
store-found-foreign-key = Строка таблицы { $child } ссылается на отсутствующую строку таблицы { $parent }.
store-found-chain = Запись журнала { $entry } не следует из предыдущей.
store-found-print-history = История печати листа { $sheet } изменена. Напечатайте этот лист снова.
store-found-state = Состояние строк не то, которое указано в последней записи журнала.
store-found-row = Строка { $key } таблицы { $table } не соответствует журналу.
store-found-row-before = Запись журнала { $entry }: у строки { $key } таблицы { $table } прежде было другое значение.
store-doubt-journal = После записи { $entry } журналу доверять нельзя. { $reason }
store-doubt-contradiction = Строки, записанные после записи журнала { $entry }, пропущены: они противоречат друг другу. { $reason }
store-doubt-table-schema = Схема таблицы { $table } отличается от этого формата. Таблица пропущена.
store-doubt-row = Строка { $key } таблицы { $table } восстановлена, но журнал не подтверждает её нынешнее значение.
store-doubt-row-left-out = Строка { $key } таблицы { $table } пропущена. { $reason }
store-doubt-table-end = Таблицу { $table } не удалось прочитать до конца.
store-doubt-row-deleted = Строка { $key } таблицы { $table } удалена после последней надёжной записи журнала.

## tour: bundles

tourbook-bundle-like = Турнир { $event } похож на { $twin }, который есть в книге серии под другим номером: те же дни и общие партии или игроки. Если добавить и его, очки засчитаются дважды. Если это разные турниры, примите его.
tourbook-bundle-differs = Турнир { $event } уже есть в книге серии, а этот пакет отличается. Проверьте отличия, затем примите их.
tourbook-bundle-key-unknown = Пакет подписан ключом, которого серия не знает. Попросите ключ у организатора и сначала добавьте его.
tourbook-bundle-key = Ключ: { $key }
tourbook-bundle-key-revoked = Пакет подписан ключом, отозванным { $day } (организатор { $holder }). Попросите пакет, подписанный новым ключом.
tourbook-bundle-older = Пакет { $sequence } турнира { $event } старше пакета { $newest } в книге серии. Попросите у организатора самый новый пакет.
tourbook-bundle-fork = Пакет { $sequence } турнира { $event } не продолжает пакет { $newest } в книге серии: у турнира две разные истории. Спросите организатора, какая верна.
tourbook-bundle-gap = Пакет { $sequence } турнира { $event } слишком далёк от пакета { $newest } в книге серии: между ними может не хватать не больше { $most }. Попросите у организатора пакеты между ними.
tourbook-bundle-other-signer = До сих пор турнир { $event } подписывал организатор { $holder }, а этот пакет подписал { $organiser }. Спросите обоих; если турнир передан, добавьте пакет с этим решением.
tourbook-difference-signer = Подпись: { $new } вместо { $old }.
tourbook-handed-over = Теперь этот турнир подписывает { $organiser }; передал: { $old }.
tourbook-difference-gap = После пакета { $newest } не хватает пакетов: { $count }.
tourbook-difference-date = Его дата — { $new }, раньше, чем у пакета в книге серии ({ $old }). Часы шли неверно, или дату кто-то выбрал.
tourbook-difference-other-days = Дни пакета — { $start } – { $end }, а дни { $old } в книге серии — { $old_start } – { $old_end }. Если принять пакет, { $old } и его очки уйдут из книги серии. Для перенесённого турнира это верно; если турнир другой, попросите организатора создать его в новом файле.
tourbook-difference-event = Изменились название, дни, место, чемпионат или коэффициент турнира.
tourbook-difference-table = Изменилась таблица очков.
tourbook-difference-player-gone = Игрока { $player } больше нет в турнире.
tourbook-difference-player-new = Новый игрок турнира: { $player }.
tourbook-difference-player-data = Изменились личные данные игрока { $player }.
tourbook-difference-games = { $count ->
        [one] Изменилась { $count } партия
        [few] Изменились { $count } партии
        [many] Изменилось { $count } партий
       *[other] Изменились { $count } партии
    }.
tourbook-difference-points = { $player }: очков { $new } вместо { $old }.
tourbook-difference-finals = Изменились группы, места или жеребьёвка Финала.
tourbook-difference-ladders = Изменились партии переигровок, квалификации или розовые бланки.
tourbook-difference-other = Изменились баи, сетки плей-офф или места.
tourbook-consequence = { $player }: теперь { $new } вместо { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = без SP
tourbook-edition-unreadable = Сохранённый пакет турнира { $event } не читается ({ $error }). Добавьте пакет турнира снова.

## tour: keys

tourbook-key-no-holder = У ключа нет владельца. Введите имя организатора.
tourbook-key-known = Ключ уже есть в книге серии (организатор { $holder }).
tourbook-key-was-revoked = Ключ был отозван, и добавить его снова нельзя (организатор { $holder }). Попросите новый ключ.
tourbook-key-missing = Этого ключа в книге серии нет. Посмотрите список ключей.
tourbook-key-revoked = Ключ уже отозван (организатор { $holder }).

## tour: players, championships and the book

tourbook-unnamed = У серии нет названия. Введите его.
tourbook-championship-unnamed = У чемпионата нет названия. Введите его.
tourbook-championship-unknown = Чемпионата «{ $name }» нет. Выберите чемпионат из списка турниров.
tourbook-player-unknown = Игрока «{ $name }» в серии нет. Посмотрите в списке игроков.
tourbook-player-ambiguous = Игроков с именем { $name }: { $count }. Введите номер из списка игроков.
tourbook-confirm-year = Подтвердить { $year } год нельзя. Выберите год от 2000 до { $last }.
tourbook-merge-same = Объединить игрока { $player } с самим собой нельзя. Назовите двух игроков.
tourbook-separate-same = Это один и тот же игрок, { $player }. Назовите двух игроков.
tourbook-separate-already = { $one } и { $other } уже отмечены как разные люди.
tourbook-no-category = В категории { $category } на { $date } очков ни у кого нет. Выберите другую категорию или дату.
tourbook-no-gain = Игрок { $player } к { $date } очков не набрал.
tourbook-no-year = Года { $year } в календаре нет. Выберите другой.

## tour: sheets and pages

tourbook-empty = В книге серии нет турниров. Сначала добавьте пакеты.
tourbook-no-points = В { $year } году очков ни у кого нет, печатать нечего.
tourbook-no-sheet = Листа «{ $name }» у серии нет. Выберите один из: { $known }.
tourbook-pages-changed = В { $folder } есть файлы, которые записала не программа или которые с тех пор изменены: { $files }. Переместите их или выберите пустую папку.
tourbook-pages-other-files = В { $folder } есть другие файлы, не страницы серии. Выберите пустую папку.
