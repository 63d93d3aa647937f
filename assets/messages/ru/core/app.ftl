# Тексты части `app`. Черновой перевод, ещё не проверенный носителем языка.
ko-category-missing = В этом соревновании нет общего плей-офф. Выберите одну из возрастных категорий: { $known }.
ko-source-open = Игроков этой сетки определяют туры перед ней. Сначала подтвердите тур { $round }.
ko-category-unknown = Возрастной категории { $category } нет. Выберите одну из: { $known }.
ko-register-open = Регистрация ещё открыта. Закройте её до жеребьёвки.
ko-third-place-double = В системе до двух поражений третье место решает последняя партия нижней сетки. Проведите жеребьёвку без партии за третье место.
ko-in-round-robin = В круговой системе нет места для плей-офф или Финала: все партии заданы кругом. Выберите другую систему.
ko-in-self-pairing = При свободном выборе соперников нет места для плей-офф или Финала: игроки выбирают сами. Выберите другую систему.
self-pairing-no-rounds = В соревновании { $name } игроки выбирают соперников сами, поэтому пары туров не составляют и не подтверждают. Вместо этого добавляйте партии.
self-pairing-other-system = В соревновании { $name } пары составляют по турам. По одной партии добавляют только при свободном выборе соперников.
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

copies-no-folder = На этом компьютере нет папки для файлов программы. Укажите папку в DRAWMASTER_DATA.
copies-not-a-folder = { $path } — не папка. Выберите папку на другом устройстве.
copies-folder-unusable = Папку { $path } использовать нельзя ({ $cause }). Выберите другую.
copies-folder-unreadable = Папку прочитать не удалось ({ $cause }).
copies-unknown = Копии { $name } нет. Выберите копию из списка.
copies-choose-damaged = Файл не выбран. Выберите повреждённый файл.

word-unknown = «{ $text }» — неизвестное слово. Выберите одно из: { $known }.
colour-unknown = «{ $text }» — не цвет. Введите black или white.
profile-unknown = «{ $text }» — не модель составления пар. Выберите seygo, opengotha или literal.
round-unknown = Тура { $round } нет. Есть туры от 1 до { $last }.
round-not-paired = Пары тура { $round } не составлены. Сначала составьте их.
round-board-unknown = В туре { $round } нет доски { $board }. Есть доски от 1 до { $last }.
round-register-open = Регистрация ещё открыта. Закройте её, прежде чем составлять пары первого тура.
round-register-open-hint = При закрытии регистрации игроки получают номера.
round-all-paired = Пары составлены для всех туров ({ $rounds }).
round-not-next = Сейчас очередь не тура { $round }. Составьте пары тура { $next }.
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
round-passes-disagree = В туре { $round } вводы расходятся (досок: { $count }): { $boards }. Сначала разрешите это.
round-qualifying-undecided = На доске { $board } тура { $round } квалификационная партия KO{ $category } без победителя. Сначала проведите переигровку.
round-already-released = Тур { $round } уже объявлен.
round-players-left = В туре { $round } нет ни партии, ни бая (игроков: { $count }): { $names }.
round-players-left-hint = Составьте им пары, дайте бай или подтвердите, что тур объявляется без них.
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
round-boards-outside = Вне залов и досок соревнования { $competition } (досок: { $count }): { $boards }. Дайте ему больше досок в настройках или перенесите партии.
timetable-conflict = Должны играть в двух местах сразу, { $day } (игроков: { $count }): { $names }. Тур { $round }, { $competition }, заканчивается в { $over }; тур { $other_round }, { $other }, начинается в { $start }. Измените время начала или отметьте один из туров как пропущенный.
timetable-conflicts = Должны играть в двух местах сразу, { $competition } и { $other }: { $count }.
timetable-without = У соревнования { $competition } нет времени. { $reason }
round-board-number-invalid = { $number } — не номер доски. Выберите число от 1 до 9999.

pairing-consent-rematch = { $black } и { $white } уже встречались, в туре { $round }. Подтвердите новую встречу или выберите других игроков.
pairing-families-meet = Этих игроков одной семьи развести нельзя: { $pairs }. Подтвердите, что они могут встретиться, или составьте им пары с другими вручную.
pairing-consent-family = { $black } и { $white } из одной семьи. Подтвердите, что они могут встретиться, или выберите других игроков.
pairing-entry-unknown = Заявки { $entry } нет. Посмотрите в списке участников.
pairing-player-absent = Игрок { $name } не играет в туре { $round }. Сначала измените пропускаемые туры.
pairing-games-fixed = У игрока { $name } нет партии в туре { $round }: система этого соревнования задаёт все партии. Разбейте пары и составьте тур заново.
pairing-player-in-final = Игроку { $name } не составляют пару в туре { $round }: это тур Финала.
pairing-player-busy = Игрок { $name } уже играет на доске { $board }. Сначала разбейте эту пару.
pairing-no-bye = В туре { $round } бая ни у кого нет.
pairing-bye-without-game = У игрока нет партии в туре { $round }. Выберите того, у кого она есть.
pairing-same-player = Игрок не может играть сам с собой. Выберите двух игроков.
pairing-two-without-board = Двум игрокам не дали доску.
pairing-handicap-too-large = Камней форы слишком много: { $stones }. Выберите от 0 до 9.
pairing-swap-same-board = Оба места за одной доской. Поменяйте на ней цвета.
pairing-colours-handicap = На доске { $board } партия с форой: Чёрными играет слабейший.
pairing-round-confirmed = Тур { $round } подтверждён. Пары в нём больше не составляют.
pairing-number-unknown = Игрока { $number } нет. Посмотрите номер в списке участников.
pairing-chosen-busy = У игрока { $name } уже есть доска в туре { $round }. Уберите { $number }.
pairing-nobody-chosen = Под этот выбор не подходит ни один игрок без доски в туре { $round }.
pairing-score-invalid = «{ $text }» — не очки. Введите их как 21 или 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Пара задана вручную. В лучшем составлении её нет.
report-reason-necessary = Без этой пары тур составить нельзя.
report-reason-equal = Без этой пары тур стоил бы столько же.
report-reason-better = Без этой пары тур стоил бы дороже: { $changes }.
report-reason-table = Кто здесь встречается, решает плей-офф.
report-reason-large = При таком числе замечаний отчёт причин не указывает. Чтобы увидеть причину, запросите объяснение доски.
report-reason-unknown = Причину уже не вычислить. { $cause }

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
correction-kept = Игрок { $name } остаётся в сетке. Результат засчитывается только в открытом турнире.
correction-game-played = Тур { $round }, доска { $board }: { $black } и { $white }, результат { $result }.
correction-game-open = Тур { $round }, доска { $board }: { $black } и { $white }, ещё не сыграна.
correction-seat = Тур { $round }, доска { $board }: играет { $joins } вместо { $leaves }.
correction-ordinary = Тур { $round }, доска { $board }: партия становится обычной партией открытого турнира.
correction-unpaired = Тур { $round }, доска { $board }: доска снимается, её игроков надо определить заново.
correction-bye = У игрока { $name } бай в туре { $round }.
correction-without-game = У игрока { $name } нет партии в туре { $round }. Составьте пару вручную.
correction-later-game-played = Внести исправление во всю сетку нельзя: на доске { $board } тура { $round } уже есть результат. Оставьте прошедших или аннулируйте следующие партии.
correction-player-busy = Внести исправление во всю сетку нельзя: игрок, который теперь проходит, уже сыграл на доске { $board } тура { $round }. Оставьте прошедших или аннулируйте следующие партии.
correction-table-begun = Жеребьёвка KO{ $category } проведена с этим результатом, и плей-офф начался. Оставьте его игроков.
correction-table-drawn = Жеребьёвка KO{ $category } проведена с этим результатом. Внесите исправление во всю сетку, оставьте игроков или проведите новую жеребьёвку.
correction-box = KO{ $category }: входит { $joins } в клетку, где был игрок { $leaves }.
correction-box-empty = KO{ $category }: клетка игрока { $leaves } остаётся пустой.

ladder-none = На доске { $board } не было партии плей-офф или квалификации, закончившейся дзиго, поэтому переигровки нет.
ladder-decided = Переигровка доски { $board } решена. Сначала уберите её последнюю партию.
ladder-not-started = Переигровка доски { $board } не начата. Введите, когда признано дзиго.
ladder-games-entered = Партии переигровки доски { $board } введены. Сначала уберите их.
ladder-time-invalid = «{ $text }» — не время. Введите его как 14:05 или с днём как 2026-11-20T14:05.
ladder-boards-have-times = У партий на меньших досках время постоянное. Оставшееся время не вводите.
ladder-new-game-needs-times = Новую партию играют на оставшееся время. Введите его для Чёрных и для Белых.
ladder-new-game-decides = Эту переигровку решает новая партия. Введите её результат без размера доски.
ladder-other-game-next = Следующая партия этой переигровки — на { $next } × { $next }, а не на { $lines } × { $lines }.

standings-round-not-paired = Пары тура { $round } не составлены. Таблица есть до тура { $newest }.

check-round = { $competition }, тур { $round }
check-part-of-round = { $competition }, тур { $round }, часть { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, тур { $round }, доска { $board }
check-round-missing = тура нет, хотя есть тур { $last }.
check-rounds-too-many = тур есть, но запланировано туров { $planned }.
check-confirmed-without-result = подтверждено без согласованного результата (досок: { $count }): { $boards }.
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
check-set-manually = { $place }: заданы вручную (досок: { $count }): { $boards }; { $cost }.
check-paired-in-parts = { $place }: пары тура составлены по частям; { $cost }.
check-cost-best = тур не хуже лучшего составления
check-cost-above-best = тур стоит дороже лучшего составления: { $changes }
check-cost-unknown = его цену уже не вычислить
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

simulation-players = Число игроков должно быть от 2 до 2000, а не { $players }.
simulation-day = Первого дня смоделированного турнира не существует.
simulation-player-unknown = Игрок смоделированной партии не заявлен.
simulation-ladder-black = Тур { $round }: на доске { $board } дзиго. Переигровку выиграли Чёрные.
simulation-ladder-white = Тур { $round }: на доске { $board } дзиго. Переигровку выиграли Белые.

entry-change-without-reason = Регистрация закрыта: для изменения заявки нужна причина (игрок { $name }). Добавьте её или оформите розовый бланк.
entry-sp-unknown = «{ $text }» — не число очков SEYGO. Введите целое число или оставьте поле пустым.
entry-no-family-name = В заявке нужна фамилия.
entry-twice = { $name } уже есть среди заявленных. Измените ту заявку, не добавляя новую.
entry-unknown = Заявки { $id } нет. Посмотрите в списке участников.
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

list-column-unknown = В списке нет столбца «{ $column }». Введите его заголовок или номер от 1 до { $last }.
list-meaning-unknown = «{ $meaning }» — не смысл столбца. Выберите { $known }, sp12, sp16 или sp20, либо -, чтобы не учитывать столбец.
list-name-order-asked = Столбец «{ $heading }» читается так: сначала фамилия. Если сначала имя, выберите этот смысл столбца; в командной строке — --map "{ $heading }=given_first".
list-name-order-given = Столбец «{ $heading }» читается так: сначала имя, — это показывают игроки рейтинг-листа: { $count }.
seed-list-other-key = Список подписан другим ключом, { $key }. Запросите список у серии.
seed-list-by-name = { $name }: в списке это, возможно, { $seed }.

slip-register-open = Регистрация ещё открыта. Измените саму заявку.
slip-empty = В бланке нет просьбы. Укажите, что изменить.
slip-no-family-name = Фамилия не может быть пустой.
slip-late-incomplete = Для поздней заявки нужны фамилия и ранг.
slip-late-leaves = Поздняя заявка не может покинуть турнир. Назовите игрока, который его покидает.
slip-no-reason = Для отказа нужна причина в списке бланков.
slip-unknown = Бланка { $number } нет. Посмотрите в списке бланков.
slip-already-applied = Бланк { $number } применён { $time }. Для другого изменения добавьте новый бланк.
slip-already-refused = Бланк { $number } отклонён { $time }. Для другого изменения добавьте новый бланк.
slip-round-paired = Пары тура { $round } уже составлены, войти в него или выйти нельзя. Отклоните бланк или сначала разбейте пары тура.

event-no-name = Турниру нужно название.
competition-day-outside = { $day } — не день турнира (с { $first } по { $last }). Измените его или дни турнира.
event-ends-before-start = Последний день раньше первого. Измените один из них.
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

setting-unknown = Настройки { $path } нет. Посмотрите её путь в списке настроек.
setting-unfit = Значение { $value } не подходит для { $path } ({ $reason }). Вид значения смотрите в списке настроек.
setting-unfit-own = Значение { $value } не подходит для { $path }. { $reason }
settings-not-json = Настройки записать не удалось ({ $reason }). Сообщите об этой ошибке.
competition-gone = В турнире больше нет его соревнования.
competition-key-fixed = Ключ соревнования изменить нельзя.
room-incomplete = Залу «{ $name }» нужны название и номера досок от 1. Исправьте его.
rooms-overlap = У залов { $first } и { $second } одинаковое название или общая доска. Дайте каждому своё.
competition-room-unknown = Зала { $name } в турнире нет. Сначала добавьте зал в event.halls.
tie-breaks-empty = Таблице нужен хотя бы один критерий, например MMS.
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
stage-changed = Таблица перед этапом { $name } с тех пор изменилась, и теперь прошли бы другие. Отмените заполнение или измените заявки.
competition-has-stages = Этап { $stage } берёт игроков из соревнования { $name }. Сначала удалите этап { $stage }.

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
