### Texts on printed sheets and web pages in Russian.
### Черновой перевод, ещё не проверенный носителем языка.

print-printed = Напечатано { $time }
print-log = История
site-results = Файл результатов для European Go Database (H9)
site-data = Данные турнира (JSON)
print-page = Стр. { $page } из { $pages }
print-corrected = Исправлено { $time }: отмечено чертой
print-all-pages = Все страницы
print-pairings = Пары
print-board = Доска
print-black = Чёрные
print-white = Белые
print-score = Очки
print-result = Результат
print-handicap = Ф
print-bye = Бай
print-ghost = Подменный игрок
print-absent = Не играют
print-elsewhere = Должны играть и в другом месте
print-by-name = Пары по фамилиям
print-competition = Соревнование
sheet-last-stage = Этап
print-opponent = Соперник
print-hall = Зал
print-slips = Бланки результатов
print-slip-board = Доска { $board }
print-slip-handicap = Фора { $stones }
print-slip-komi = Коми { $komi }
print-slip-black-wins = Победа Чёрных
print-slip-white-wins = Победа Белых
print-slip-jigo = Дзиго
print-slip-score = Счёт
print-slip-ladder = Дзиго или нет результата: сразу позовите судью. Победитель переигровки:
print-slip-signature = Подпись
print-wall-chart = Настенная таблица
print-wall-total = Всего
print-wall-meaning = В каждой клетке один тур: сверху общее число побед на этот момент, под ним номер соперника. В последнем столбце общее число побед.
print-wall-meaning-games = В каждой клетке одна партия: сверху общее число побед на этот момент, под ним номер соперника. В последнем столбце общее число побед.
print-register = Список участников
print-rating = Рейтинг
print-category = Категория
print-rounds = Туры
print-register-closed = Регистрация закрыта { $time }. Игроков: { $count }.
print-draw-record = Протокол жеребьёвки
print-draw-sources = Источник жребия
print-draw-list = Список на момент жеребьёвки
print-draw-lots = Жребии в порядке вытягивания
print-draw-lot = Жребий
print-draw-box = Клетка
print-draw-position = Место
print-draw-rests = Отдыхает в туре
print-draw-group = Группа
print-draw-strength = Сила
print-draw-redo = Как повторить жеребьёвку
print-draw-redo-how = Этот протокол может проверить каждый: тот же список и те же числа дают те же жребии.
print-draw-frozen = Замороженный текст
print-draw-frozen-how = Отпечаток — это SHA-256 этих строк в UTF-8 без их номеров, после каждой строки — перевод строки. Строка без номера продолжает предыдущую через пробел.
print-referee = Судья
print-ladder = Переигровка после дзиго
print-ladder-accepted = Судья признал дзиго в
print-ladder-time = Время и коми
print-ladder-earliest = Не раньше
print-ladder-black = Чёрные (по нигири)
print-ladder-order = Партии играют в этом порядке с перерывом в пять минут. Первая партия с победителем решает, кто проходит дальше.
print-ladder-last = Доска 1 × 1 не может закончиться дзиго: Чёрные должны спасовать, и Белые выигрывают благодаря коми. Побеждает тот, кому по нигири достались Белые.
print-ladder-stays = Партия на большой доске остаётся дзиго для очков этапа и очков серии.
print-timetable = Расписание
print-rules = Регламент
print-self-pairing = Выбирайте соперников
print-self-pairing-how = Любые два игрока могут играть друг с другом, но не больше двух раз. В свою следующую клетку впишите номер соперника, а над ним общее число своих побед вместе с этой партией.
print-tables = Номера столов
print-doors = Залы
print-poster = Сеть зала
sheet-poster-line = Отсканируйте код или откройте адрес: ваша доска, пары и положение на телефоне.
print-code-slips = Коды помощников
sheet-code-about = Отсканируйте код или откройте адрес и введите шесть слов. Никому не передавайте этот листок.
sheet-code-results = Вводит результаты
sheet-code-check-in = Вводит прибытие
sheet-code-notes = Пишет заметки для судьи
sheet-code-second-desk = Второй судейский стол
sheet-code-second-desk-about = Для drawmaster follow на втором компьютере. Эти слова открывают весь файл турнира: храните листок под замком.
print-labels = Бейджи
print-draw-cards = Карточки для жеребьёвки
print-start-score = Начальные очки
print-colour = Цвет
print-pink-slips = Бланки изменений
print-pink-slip = Бланк изменения
print-pink-register = Полученные бланки изменений
print-pink-change = Изменение
print-outcome = Исход
print-family-name = Фамилия
sheet-slip-middle-name = Отчество
sheet-slip-transliteration = Транслитерация
sheet-slip-town = Город
print-given-name = Имя
print-time = Время
print-round-board = Тур / доска
print-players = Игроки
print-article = Пункт
print-ruling = Случай и решение
print-appeal = Апелляция
print-incidents = Случаи и решения
print-sealed-move = Записанный ход
print-prisoners-black = Пленные у Чёрных
print-prisoners-white = Пленные у Белых
print-clock-black = Время на часах Чёрных
print-clock-white = Время на часах Белых
print-sealed-by = Записали (цвет)
print-sealed-number = Номер хода
print-sealed-move-at = Ход
print-resumption = Доигрывание (время, дата, место)
print-sealed-how = Запишите ход, сложите и заклейте бланк, остановите часы. Бланк хранит судья и открывает его в присутствии игрока, чей ход следующий.
print-late = Опоздавшие
print-late-came = Приход
print-late-used = Израсходовано, мин
print-late-outcome = Результат или поражение после
print-points = Очки за турнир
print-sp-list = Список очков
print-race = Гонка за Финал
print-sum = Всего
print-qualified = Игроки выше этой черты выходят в Финал
print-final-groups = Группы
print-wins = Победы
print-prizes = Призы
print-standings = Турнирная таблица
print-final-standings = Итоговая таблица
print-stages-final = Итоговый список всех этапов
print-stages-interim = Промежуточный список всех этапов
print-individual = Личная таблица
print-round-number = { $round }
print-place = Место
print-number = №
print-name = Игрок
print-rank = Ранг
print-club = Клуб
print-country = Страна
print-cell-meaning = 4+/b: победа над игроком 4 Чёрными; 4-/w: поражение от игрока 4 Белыми; =: дзиго.
print-ko-title = { $category } · { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
print-section = Часть { $section }
print-round-of = { $lines ->
        [64] 1/32 финала
        [32] 1/16 финала
        [16] 1/8 финала
       *[other] Последние { $lines }
    }
print-quarter-finals = Четвертьфиналы
print-semi-finals = Полуфиналы
print-winners-final = Финал победителей
sheet-order-of-moves-mixed = Порядок ходов: дама чёрных, дама белых, мужчина чёрных, мужчина белых. Партнёры не говорят о партии, пока она идёт.
sheet-order-of-moves-any = Порядок ходов: первый партнёр чёрных, первый белых, второй чёрных, второй белых, как они здесь названы. Партнёры не говорят о партии, пока она идёт.
sheet-losers-table = Нижняя сетка
sheet-second-final = Второй финал
sheet-third-final = Третий финал
sheet-from-winners = проигравший: { $game }
sheet-from-losers = победитель тура { $round }, партия { $number }
print-final = Финал
print-winner = Победитель
print-third-place = Партия за третье место
print-group-gold = золотая, 1–2
print-group-bronze = бронзовая, 3–4
print-group-blue = синяя, 5–8
print-group-green = зелёная, 9–16
print-group-magenta = пурпурная, 17–32
print-group-red = красная, 33–64
print-shared-place = Игроки, равные по всем критериям, делят место.

## Texts that the event fills in

sheet-round = Тур { $round }
sheet-round-draft = Тур { $round }: черновик, не опубликован
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } { $month }
sheet-date = { $day } { $month } { $year }
sheet-weekday-date = { $weekday }, { $day } { $month }
sheet-month-1 = января
sheet-month-2 = февраля
sheet-month-3 = марта
sheet-month-4 = апреля
sheet-month-5 = мая
sheet-month-6 = июня
sheet-month-7 = июля
sheet-month-8 = августа
sheet-month-9 = сентября
sheet-month-10 = октября
sheet-month-11 = ноября
sheet-month-12 = декабря
sheet-weekday-1 = Понедельник
sheet-weekday-2 = Вторник
sheet-weekday-3 = Среда
sheet-weekday-4 = Четверг
sheet-weekday-5 = Пятница
sheet-weekday-6 = Суббота
sheet-weekday-7 = Воскресенье
sheet-of-category = { $competition }, категория { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Доски { $from }–{ $to }
sheet-bye = бай
sheet-anonymous = Без имени
sheet-anonymous-number = № { $number }
sheet-forfeit = тех.
sheet-ladder = переигровка
sheet-decision = решение
sheet-over-by = закончится к { $time }
sheet-moved-from = было { $time }
sheet-late-until = поражение после { $time }
sheet-due-elsewhere = { $competition }, тур { $round }, { $start }
sheet-all-competitions = Все соревнования
sheet-knock-out = Плей-офф
sheet-final = Финал { $category }
sheet-final-group = Группа { $name }
sheet-final-last = Полуфиналы и финалы
sheet-finals = Финалы
sheet-qualifying = KO{ $category }, квалификация
sheet-points-round = Т{ $round }
sheet-points-season = Сезон { $season }, класс { $class }, коэффициент { $coefficient }.
sheet-points-open = Подтверждено туров: { $done } из { $rounds }. Очки ещё могут измениться.
sheet-points-ages = Возрастные категории турнира отличаются от категорий сезона { $season }.
sheet-points-nothing = В сезоне { $season } за эти этапы очков не дают: { $stages }.

## The draw record and change slips

sheet-draw-generator = Генератор
sheet-draw-generator-is = ChaCha20, ключ — SHA-256 от отпечатка и энтропии
sheet-draw-commitment = Отпечаток (SHA-256 списка)
sheet-draw-nonce = Секретное число директора турнира (nonce)
sheet-draw-called = Энтропия, названная при жеребьёвке
sheet-draw-apart = Разведены в первом туре
sheet-draw-countries = страны
sheet-draw-clubs = клубы
sheet-draw-again = Причина новой жеребьёвки
sheet-seed-closing = Зерно жеребьёвки { $seed }, получено при закрытии регистрации ({ $at }) из { $random } и энтропии { $entropy }. Получено раз: { $count }.
sheet-seed-changed = Зерно жеребьёвки { $seed }, получено заново ({ $at }) из { $random } и энтропии { $entropy }. Причина: { $reason }. Получено раз: { $count }.
sheet-seed-given = Зерно жеребьёвки { $seed }, задано при создании турнира.
sheet-seed-older = Зерно жеребьёвки { $seed }.
sheet-draw-reason = Причина порядка в списке
sheet-draw-number = Жеребьёвка { $number } из { $all }, { $at }
sheet-draw-frozen = Заморожено
sheet-draw-frozen-number = { $at }, заморозка { $number }
sheet-draw-frozen-same-step = одним действием с жеребьёвкой: записать отпечаток заранее никто не мог
sheet-draw-announced = Объявлено при заморозке
sheet-draw-digits = { $digits ->
        [one] { $digits } цифра
        [few] { $digits } цифры
        [many] { $digits } цифр
       *[other] { $digits } цифры
    }
sheet-draw-digits-any = любое количество цифр
sheet-draw-acts = Все заморозки и жеребьёвки
sheet-draw-log = История турнира
sheet-draw-log-head = записей { $entries }, отпечаток { $head }
sheet-draw-act-freeze = заморозка { $number } { $at }
sheet-draw-act-freeze-undone = заморозка { $number } { $at }, отменена
sheet-draw-act-draw = жеребьёвка { $number } { $at }
sheet-draw-act-draw-undone = жеребьёвка { $number } { $at }, отменена
sheet-draw-withheld = Строк без имени и клуба, которые больше нельзя публиковать: { $lines }. Отпечаток по этому листу пересчитать нельзя; весь текст есть в файле турнира.
sheet-draw-rests = Отдых
sheet-draw-rests-best = самые сильные игроки отдыхают в длинный день
sheet-draw-rests-lots = по жребию
sheet-draw-rests-eve = первый тур играют накануне вечером
sheet-witness = Свидетель
sheet-slip-status = Статус
sheet-slip-change = { $field }: { $before }, теперь { $after }
sheet-slip-applied = применён { $time }
sheet-slip-refused = отклонён { $time }: { $reason }
sheet-slip-pending = ожидает

## Rules in brief

sheet-rules = Регламент вкратце
sheet-rules-system = Система
sheet-system-swiss = швейцарская, туров { $rounds }
sheet-system-mcmahon = Мак-Магон, туров { $rounds }, планка { $bar }
sheet-system-novices = новички, туров { $rounds }; игроки без побед встречаются между собой
sheet-system-league = лига: в дивизионе каждый играет с каждым; { $moves ->
        [0] никто не переходит
        [1] первый поднимается, последний опускается
        [one] первый { $moves } поднимается, последний { $moves } опускается
        [few] первые { $moves } поднимаются, последние { $moves } опускаются
        [many] первые { $moves } поднимаются, последние { $moves } опускаются
       *[other] первые { $moves } поднимаются, последние { $moves } опускаются
    }
sheet-system-club-ladder = клубная лестница: победа поднимает на ступень, поражение опускает на ступень; камень за каждый ранг разницы, не больше 9, и 5 очков коми за каждый следующий ранг
sheet-system-round-robin = круговая, туров { $rounds }
sheet-system-score-pairing = пары по очкам, туров { $rounds }
sheet-system-generalised-knock-out = обобщённая олимпийская, туров { $rounds }: встречаются игроки с одинаковыми результатами
sheet-system-knock-out = олимпийская
sheet-system-swiss-knock-out = швейцарская, туров { $rounds }, в конце плей-офф, игроков { $finalists }
sheet-system-double-elimination = до двух поражений: выбывание после двух поражений
sheet-system-double-elimination-one = до двух поражений: выбывание после двух поражений, один финал
sheet-system-double-elimination-three = до двух поражений: выбывание после двух поражений, финал из трёх партий
sheet-system-zones = зон { $zones }, в зоне каждый играет с каждым, затем плей-офф победителей
sheet-system-zoned-swiss = швейцарская по зонам, туров { $rounds }, зоны до { $limits } и остальные
sheet-system-self-pairing = свободный выбор соперников, двое встречаются не больше чем { $meetings ->
        [one] { $meetings } раз
        [few] { $meetings } раза
        [many] { $meetings } раз
       *[other] { $meetings } раза
    }
sheet-rules-time = Контроль времени
sheet-rules-main = { $minutes } мин каждому
sheet-rules-no-overtime = { $main }, без дополнительного времени
sheet-rules-byoyomi = { $main }, затем бёёми { $periods } × { $seconds } с
sheet-rules-canadian = { $main }, затем { $stones } камней за { $minutes }:{ $seconds } мин
sheet-rules-fischer = { $main }, плюс { $seconds } с на ход
sheet-rules-rated = европейский рейтинг, класс { $class }
sheet-rules-not-rated = не обсчитывается
sheet-rules-komi = Коми
sheet-rules-handicap = Фора
sheet-rules-board = Доска
sheet-rules-board-by-rank = 13x13, если оба игрока { $rank } или сильнее, иначе 9x9
sheet-rules-no-handicap = нет, все партии на равных
sheet-rules-handicap-score = разность очков{ $change }, не больше { $most }; в партиях с форой коми нет
sheet-rules-handicap-rank = разность рангов{ $change }, не больше { $most }; в партиях с форой коми нет
sheet-rules-handicap-plus = { " " }плюс { $stones }
sheet-rules-handicap-minus = { " " }минус { $stones }
sheet-rules-placing = Дополнительные показатели
sheet-rules-then = , затем{ " " }
sheet-rules-places-shared = { $criteria }; затем места делят
sheet-rules-odd = Нечётное число игроков
sheet-rules-odd-ghost = играет подменный игрок (доброволец); если его нет, бай получает последний из тех, у кого его ещё не было
sheet-rules-odd-bye = бай получает последний из тех, у кого его ещё не было
sheet-rules-odd-off = без бая: организаторы следят, чтобы число было чётным
sheet-rules-lateness = Опоздание
sheet-rules-lateness-is = Часы Чёрных идут с начала тура. Опоздавший больше чем на час проигрывает партию.
sheet-rules-protests = Протесты
sheet-rules-protests-are = До начала следующего тура.
sheet-rules-jigo = Дзиго в плей-офф
sheet-rules-jigo-is = Кто проходит дальше, решают партии на меньших досках. Сама партия остаётся дзиго.

## Meanings of the criteria

sheet-criterion-category = возрастная категория
sheet-criterion-division = дивизион
sheet-criterion-mms = очки Мак-Магона
sheet-criterion-wins = число побед
sheet-criterion-score = очки: два за победу
sheet-criterion-sos-mms = сумма очков Мак-Магона соперников
sheet-criterion-sos-wins = сумма побед соперников
sheet-criterion-sos-1 = сумма очков соперников без наименьшего
sheet-criterion-sos-2 = сумма очков соперников без двух наименьших
sheet-criterion-sos-more = сумма очков соперников без наименьших
sheet-criterion-sos-first = сумма очков соперников, встреченных начиная с { $from }-го тура
sheet-criterion-sodos = сумма очков побеждённых соперников
sheet-criterion-sosos = сумма SOS соперников
sheet-criterion-cuss = сумма собственных очков после каждого тура
sheet-criterion-cusp = сумма собственных очков за победы после каждого тура
sheet-criterion-direct = партии между равными игроками
sheet-criterion-exploits = победы более сильных среди соперников или побеждённых
sheet-criterion-stage = как далеко игрок прошёл в плей-офф
sheet-criterion-sequence = результаты по порядку туров, ранние победы важнее
sheet-criterion-rung = ступень лестницы: ранг и десятые доли ранга сверх него
sheet-criterion-board-points = очки всех досок команды
sheet-match = Матч { $number }: { $first } – { $second }
sheet-criterion-cps = более поздние победы считаются вдвойне
sheet-criterion-sts = очки с надбавкой за игру без поражений

## Prizes

sheet-prize-category = Категория { $category }
sheet-prize-girls = Девочки, категория { $category }
sheet-prize-boys = Мальчики, категория { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Лучшие результаты выше планки
sheet-prize-list = список от { $time }
sheet-prize-rank = Ранг { $rank }
sheet-prize-ranks = Ранги от { $low } до { $high }
sheet-prize-place = Место { $place }
sheet-prize-wins = Число побед, туров: { $rounds }
sheet-prize-wins-of = { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
        [many] { $wins } побед
       *[other] { $wins } победы
    }
sheet-prize-youngest = Самые юные
sheet-prize-countries = Страны: двое лучших мальчиков и две лучшие девочки
sheet-prize-places = места { $places }
sheet-prize-sum = сумма мест { $sum }
sheet-prize-shared = поделено
sheet-prize-improvement = Наибольший прогресс
sheet-prize-persistence = Больше всего партий
sheet-prize-rungs = { $count ->
    [one] на { $count } ступень выше
    [few] на { $count } ступени выше
    [many] на { $count } ступеней выше
   *[other] на { $count } ступени выше
}
sheet-prize-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
sheet-prize-most-improved = Наибольший прогресс, категория { $category }
sheet-prize-rookie = Новичок года
sheet-prize-country-teams = Команды стран: две девочки и два мальчика
sheet-prize-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
sheet-place-1 = 1-е
sheet-place-2 = 2-е
sheet-place-3 = 3-е

## The referee's log

sheet-incident-advances = KO{ $category }: { $winner } проходит дальше по решению директора турнира: { $reason }
sheet-incident-drawn = Жеребьёвка категории { $category } по решению директора турнира: { $reason }
sheet-incident-corrected = Подтверждённый результат исправлен на { $result }: { $reason }
sheet-incident-ruled = Результат изменён на { $result } решением по делу { $case }
sheet-incident-lowered = Не играет в следующем туре: начальные очки снижены на { $by }.
sheet-incident-box = KO{ $category }, клетка { $box }: входит { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, в клетке { $box } теперь бай: { $reason }
sheet-incident-forfeit-black = Чёрные не явились или не продолжили партию: Чёрным техническое поражение.
sheet-incident-forfeit-white = Белые не явились или не продолжили партию: Белым техническое поражение.
sheet-incident-forfeit-both = Обоим игрокам техническое поражение.
sheet-incident-walkover-black = Проход без игры для Чёрных.
sheet-incident-walkover-white = Проход без игры для Белых.
sheet-incident-both-lose = Оба игрока проиграли.
sheet-incident-no-result = Нет результата.
sheet-incident-jigo = Дзиго или нет результата в партии, где нужен победитель: следует переигровка.
sheet-incident-jigo-won = Дзиго или нет результата в партии, где нужен победитель: после переигровки проходит { $winner }.

## The tour's sheets

sheet-season = Сезон { $year }
sheet-final-column = Финал
sheet-race-tied = равенство
sheet-race-absent = не сможет приехать
sheet-race-note = Очки, набранные за { $year } год, показаны без дробей. В Финале играют первые из тех, кто может приехать: { $size }; при равенстве за последнее место решает серия.
sheet-sp-note = Очки последнего выпуска каждого чемпионата. По этим очкам сеют сетки плей-офф.

sheet-role-head-referee = Главный судья
sheet-role-referee = Судьи и помощники
sheet-role-timekeeper = Хронометристы
sheet-role-committee = Апелляционный комитет
sheet-role-replacement = Запасные члены
sheet-officials-title = Официальные лица
sheet-rules-referees = Судьи
sheet-cases-title = Книга дел, для судьи
sheet-case-title = Дело { $number }
sheet-case-facts = Что произошло
sheet-case-steps = Решения, протесты и апелляции
sheet-case-state = Состояние
sheet-case-referee = Судья
sheet-case-committee = Комитет
sheet-case-instead = вместо
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Протест ({ $player }): { $words }
sheet-case-appealed = Апелляция ({ $player }): { $words }
sheet-case-closed = Закрыто. { $words }
sheet-case-late = (Поздно; принято, потому что: { $reason })
sheet-case-upheld = (удовлетворено)
sheet-case-rejected = (отклонено)
sheet-case-result = Результат: { $result }.
sheet-case-clocks = Часы: осталось Чёрные { $black }, Белые { $white }.
sheet-case-clocks-used = Часы: израсходовано Чёрные { $black }, Белые { $white }.
sheet-receipt-title = Квитанция { $number }
sheet-receipt-from = Плательщик
sheet-receipt-by = Кто принял
sheet-refund-title = Квитанция { $number }: возврат денег
sheet-refund-to = Кому возвращено
sheet-refund-by = Кто вернул
sheet-receipt-amount = Сумма
sheet-receipt-method = Способ оплаты
sheet-receipt-note = Примечание
sheet-receipt-for = Расчёт
sheet-receipt-signature = Подпись
sheet-method-cash = наличными
sheet-method-transfer = переводом
sheet-fee-list-title = Стол регистрации: оплата
sheet-fees-for = За что
sheet-fees-owed = Начислено
sheet-fees-paid = Уплачено
sheet-fees-open = К оплате
sheet-fees-came = Здесь
sheet-fees-levy = Взнос
sheet-fees-credit = Переплата
sheet-fees-discount = Скидки
sheet-fees-total = Итого
sheet-cash-report-title = Кассовый отчёт
sheet-cash-report-signature = Казначей
sheet-cash-float = На размен утром
sheet-cash-received = Принято наличными
sheet-cash-refunded = Возвращено наличными
sheet-cash-expected = В кассе
sheet-cash-counted = Насчитано
sheet-cash-difference = Разница
sheet-cash-transferred = Принято переводами
sheet-cash-returned = Возвращено переводами
sheet-cash-void = Отменённые квитанции:
sheet-cash-whole = Весь турнир
sheet-levy-form-title = Взнос
sheet-levy-member = Члены федерации
sheet-levy-non-member = Не члены федерации
sheet-levy-concession = Льготники
sheet-levy-people = Игроки
sheet-levy-days = Дни
sheet-levy-a-day = За день
sheet-levy-amount = Сумма
sheet-levy-signature = Организатор
sheet-report-title = Отчёт за { $day }
sheet-report-rounds = Сыгранные туры: результаты, состояние
sheet-report-running = Партии, которые ещё идут, сначала самые долгие
sheet-report-round = Тур
sheet-report-announced = Объявлено
sheet-report-began = Начало
sheet-report-over = Конец
sheet-report-late = Задержка
sheet-report-minutes = задержка { $minutes } мин
sheet-report-proposed = предложено: { $time }
sheet-report-since = с { $time }
sheet-report-forfeits = Технические поражения
sheet-report-corrections = Исправления после подтверждения
sheet-report-cases = Дела
sheet-report-protests = Протесты и апелляции
sheet-report-confirmed = подтверждён
sheet-report-open = не подтверждён
