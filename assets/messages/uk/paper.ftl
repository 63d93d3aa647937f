### Texts on printed sheets and web pages in Ukrainian.
### Чернетка перекладу: носій мови її ще не перевіряв.

print-printed = Надруковано { $time }
print-log = Історія
site-results = Файл результатів для Європейської бази даних го (H9)
site-data = Дані турніру (JSON)
print-page = Сторінка { $page } з { $pages }
print-corrected = Виправлено { $time }: позначено рискою
print-all-pages = Усі сторінки
print-pairings = Пари
print-board = Дошка
print-black = Чорні
print-white = Білі
print-score = Очки
print-result = Результат
print-handicap = Фора
print-bye = Бай
print-ghost = Підмінний
print-absent = Не грає
print-elsewhere = Має грати ще й деінде
print-by-name = Пари за іменами
print-competition = Змагання
sheet-last-stage = Етап
print-opponent = Суперник
print-hall = Зал
print-slips = Бланки результатів
print-slip-board = Дошка { $board }
print-slip-handicap = Фора { $stones }
print-slip-komi = Комі { $komi }
print-slip-black-wins = Перемога Чорних
print-slip-white-wins = Перемога Білих
print-slip-jigo = Дзіго
print-slip-score = Рахунок
print-slip-ladder = Дзіго або немає результату: негайно покличте суддю. Переможець перегравання:
print-slip-signature = Підпис
print-wall-chart = Настінна таблиця
print-wall-total = Разом
print-wall-meaning = Кожна клітинка — один тур: кількість перемог на цей час (угорі), потім номер суперника. В останньому стовпці — загальна кількість перемог.
print-wall-meaning-games = Кожна клітинка — одна партія: кількість перемог на цей час (угорі), потім номер суперника. В останньому стовпці — загальна кількість перемог.
print-register = Список учасників
print-rating = Рейтинг
print-category = Категорія
print-rounds = Тури
print-register-closed =
    Реєстрацію закрито { $time }. { $count ->
        [one] { $count } гравець.
        [few] { $count } гравці.
        [many] { $count } гравців.
       *[other] { $count } гравця.
    }
print-draw-record = Протокол жеребкування
print-draw-sources = Джерело жеребів
print-draw-list = Список на час жеребкування
print-draw-lots = Жереби в порядку витягування
print-draw-lot = Жереб
print-draw-box = Клітинка
print-draw-position = Позиція
print-draw-rests = Відпочиває в турі
print-draw-group = Група
print-draw-strength = Сила
print-draw-redo = Як повторити жеребкування
print-draw-redo-how = Цей протокол може перевірити кожен: той самий список і ті самі числа дають ті самі жереби.
print-draw-frozen = Заморожений текст
print-draw-frozen-how = Відбиток — це SHA-256 цих рядків у UTF-8 без їхніх номерів, кожен закінчується символом нового рядка. Рядок без номера продовжує попередній через пробіл.
print-referee = Суддя
print-ladder = Перегравання після дзіго
print-ladder-accepted = Суддя зафіксував дзіго о
print-ladder-time = Час і комі
print-ladder-earliest = Не раніше
print-ladder-black = Чорні (за нігірі)
print-ladder-order = Партії грають у цьому порядку з перервою п’ять хвилин. Далі проходить переможець першої партії, яка не закінчилася дзіго.
print-ladder-last = На дошці 1 × 1 дзіго неможливе: Чорні мусять пасувати, і Білі виграють завдяки комі. Виграє той, кому за нігірі дісталися Білі.
print-ladder-stays = Партія на великій дошці залишається дзіго для очок і рейтингу серії.
print-timetable = Розклад
print-rules = Правила
print-self-pairing = Обирайте суперників самі
print-self-pairing-how = Будь-які двоє гравців можуть зіграти між собою, але не більше двох разів. Запишіть у свою наступну клітинку номер суперника, а над ним — кількість своїх перемог разом із цією партією.
print-tables = Номери дощок
print-doors = Зали
print-poster = Мережа зали
sheet-poster-line = Відскануйте код або відкрийте адресу: ваша дошка, пари та становище на телефоні.
print-code-slips = Коди помічників
sheet-code-about = Відскануйте код або відкрийте адресу та введіть шість слів. Нікому не передавайте цей листок.
sheet-code-results = Вводить результати
sheet-code-check-in = Вводить прибуття
sheet-code-notes = Пише нотатки для судді
sheet-code-second-desk = Другий суддівський стіл
sheet-code-second-desk-about = Для drawmaster follow на другому комп’ютері. Ці слова відкривають увесь файл турніру: тримайте листок під замком.
print-labels = Бейджі
print-draw-cards = Картки для жеребкування
print-start-score = Початкові очки
print-colour = Колір
print-pink-slips = Бланки змін
print-pink-slip = Бланк зміни
print-pink-register = Отримані бланки змін
print-pink-change = Зміна
print-outcome = Рішення
print-family-name = Прізвище
sheet-slip-middle-name = По батькові
sheet-slip-transliteration = Транслітерація
sheet-slip-town = Місто
print-given-name = Ім’я
print-time = Час
print-round-board = Тур / дошка
print-players = Гравці
print-article = Пункт
print-ruling = Подія і рішення
print-appeal = Апеляція
print-incidents = Події та рішення
print-sealed-move = Записаний хід
print-prisoners-black = Полонені Чорних
print-prisoners-white = Полонені Білих
print-clock-black = Час на годиннику Чорних
print-clock-white = Час на годиннику Білих
print-sealed-by = Хід записали (колір)
print-sealed-number = Номер ходу
print-sealed-move-at = Хід
print-resumption = Дограшування (час, дата, місце)
print-sealed-how = Запишіть свій хід, складіть і запечатайте бланк та зупиніть годинник. Суддя зберігає бланк і відкриває його в присутності гравця, чий хід наступний.
print-late = Хто запізнився
print-late-came = Прихід
print-late-used = Витрачено, хв
print-late-outcome = Результат або поразка після
print-points = Очки турніру
print-sp-list = Список очок
print-race = Перегони до Фіналу
print-sum = Сума
print-qualified = Гравці над цією рискою проходять далі
print-final-groups = Групи
print-wins = Перемоги
print-prizes = Призи
print-standings = Турнірна таблиця
print-final-standings = Підсумкова таблиця
print-stages-final = Підсумковий список усіх етапів
print-stages-interim = Проміжний список усіх етапів
print-individual = Особиста таблиця
print-round-number = { $round }
print-place = Місце
print-number = №
print-name = Ім’я
print-rank = Ранг
print-club = Клуб
print-country = Країна
print-cell-meaning = 4+/b: перемога над гравцем 4 Чорними; 4-/w: поразка від гравця 4 Білими; =: дзіго.
print-ko-title =
    { $category } · { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
print-section = Частина { $section }
print-round-of =
    { $lines ->
        [64] 1/32 фіналу
        [32] 1/16 фіналу
        [16] 1/8 фіналу
       *[other] Коло { $lines } гравців
    }
print-quarter-finals = Чвертьфінали
print-semi-finals = Півфінали
print-winners-final = Фінал переможців
sheet-order-of-moves-mixed = Порядок ходів: дама чорних, дама білих, чоловік чорних, чоловік білих. Партнери не говорять про партію, поки вона триває.
sheet-order-of-moves-any = Порядок ходів: перший партнер чорних, перший білих, другий чорних, другий білих, як їх тут названо. Партнери не говорять про партію, поки вона триває.
sheet-losers-table = Сітка переможених
sheet-second-final = Другий фінал
sheet-third-final = Третій фінал
sheet-from-winners = переможений: { $game }
sheet-from-losers = переможець туру { $round }, партія { $number }
print-final = Фінал
print-winner = Переможець
print-third-place = Партія за третє місце
print-group-gold = золота, 1–2
print-group-bronze = бронзова, 3–4
print-group-blue = синя, 5–8
print-group-green = зелена, 9–16
print-group-magenta = пурпурова, 17–32
print-group-red = червона, 33–64
print-shared-place = Гравці, рівні за всіма критеріями, ділять місце.

## Texts that the event fills in

sheet-round = Тур { $round }
sheet-round-draft = Тур { $round }: чернетка, не опубліковано
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } { $month }
sheet-date = { $day } { $month } { $year }
sheet-weekday-date = { $weekday }, { $day } { $month }
sheet-month-1 = січня
sheet-month-2 = лютого
sheet-month-3 = березня
sheet-month-4 = квітня
sheet-month-5 = травня
sheet-month-6 = червня
sheet-month-7 = липня
sheet-month-8 = серпня
sheet-month-9 = вересня
sheet-month-10 = жовтня
sheet-month-11 = листопада
sheet-month-12 = грудня
sheet-weekday-1 = Понеділок
sheet-weekday-2 = Вівторок
sheet-weekday-3 = Середа
sheet-weekday-4 = Четвер
sheet-weekday-5 = П’ятниця
sheet-weekday-6 = Субота
sheet-weekday-7 = Неділя
sheet-of-category = { $competition }, категорія { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Дошки { $from }–{ $to }
sheet-bye = бай
sheet-anonymous = Анонім
sheet-anonymous-number = № { $number }
sheet-forfeit = технічна
sheet-ladder = перегравання
sheet-decision = рішення
sheet-over-by = закінчується до { $time }
sheet-moved-from = було { $time }
sheet-late-until = поразка після { $time }
sheet-due-elsewhere = { $competition }, тур { $round }, { $start }
sheet-all-competitions = Усі змагання
sheet-knock-out = Плей-оф
sheet-final = Фінал { $category }
sheet-final-group = Група { $name }
sheet-final-last = Півфінали та фінали
sheet-finals = Фінали
sheet-qualifying = KO{ $category }, кваліфікація
sheet-points-round = Т{ $round }
sheet-points-season = Сезон { $season }, клас { $class }, коефіцієнт { $coefficient }.
sheet-points-open = Підтверджено турів: { $done } з { $rounds }. Очки ще можуть змінитися.
sheet-points-ages = Вікові категорії турніру відрізняються від категорій сезону { $season }.
sheet-points-nothing = Сезон { $season } не дає очок за такі стадії: { $stages }.

## The draw record and change slips

sheet-draw-generator = Генератор
sheet-draw-generator-is = ChaCha20 із ключем SHA-256 від відбитка й ентропії
sheet-draw-commitment = Відбиток (SHA-256 списку)
sheet-draw-nonce = Секретне число директора (nonce)
sheet-draw-called = Ентропія, оголошена під час жеребкування
sheet-draw-apart = Розведено в першому турі
sheet-draw-countries = країни
sheet-draw-clubs = клуби
sheet-draw-again = Причина нового жеребкування
sheet-seed-closing = Зерно жеребкування { $seed }: отримано, коли закрито реєстрацію ({ $at }), із { $random } та ентропії { $entropy }. Скільки разів отримано: { $count }.
sheet-seed-changed = Зерно жеребкування { $seed }: отримано знову ({ $at }) із { $random } та ентропії { $entropy }. Причина: { $reason }. Скільки разів отримано: { $count }.
sheet-seed-given = Зерно жеребкування { $seed }: задано, коли створено турнір.
sheet-seed-older = Зерно жеребкування { $seed }.
sheet-draw-reason = Причина такого порядку списку
sheet-draw-number = Жеребкування { $number } з { $all }, { $at }
sheet-draw-frozen = Заморожено
sheet-draw-frozen-number = { $at }, заморожування { $number }
sheet-draw-frozen-same-step = одночасно з жеребкуванням: ніхто не міг записати відбиток заздалегідь
sheet-draw-announced = Оголошено під час заморожування
sheet-draw-digits = { $digits ->
        [one] { $digits } цифра
        [few] { $digits } цифри
        [many] { $digits } цифр
       *[other] { $digits } цифри
    }
sheet-draw-digits-any = будь-яка кількість цифр
sheet-draw-acts = Усі заморожування та жеребкування
sheet-draw-log = Історія турніру
sheet-draw-log-head = Записів: { $entries }, відбиток { $head }
sheet-draw-act-freeze = заморожування { $number } { $at }
sheet-draw-act-freeze-undone = заморожування { $number } { $at }, скасовано
sheet-draw-act-draw = жеребкування { $number } { $at }
sheet-draw-act-draw-undone = жеребкування { $number } { $at }, скасовано
sheet-draw-withheld = { $lines ->
        [one] { $lines } рядок показано без імені та клубу, які більше не можна публікувати.
        [few] { $lines } рядки показано без імен і клубів, які більше не можна публікувати.
        [many] { $lines } рядків показано без імен і клубів, які більше не можна публікувати.
       *[other] { $lines } рядків показано без імен і клубів, які більше не можна публікувати.
    } За цим аркушем відбиток обчислити не можна; повний текст є у файлі турніру.
sheet-draw-rests = Відпочинок
sheet-draw-rests-best = найсильніші гравці відпочивають у довгий день
sheet-draw-rests-lots = за жеребом
sheet-draw-rests-eve = перший тур грають напередодні ввечері
sheet-witness = Свідок
sheet-slip-status = Стан
sheet-slip-change = { $field }: було { $before }, тепер { $after }
sheet-slip-applied = застосовано { $time }
sheet-slip-refused = відхилено { $time }: { $reason }
sheet-slip-pending = очікує

## Rules in brief

sheet-rules = Правила коротко
sheet-rules-system = Система
sheet-system-swiss = швейцарська, турів: { $rounds }
sheet-system-mcmahon = Мак-Магона, турів: { $rounds }, планка { $bar }
sheet-system-novices = для новачків, турів: { $rounds }; гравці без перемог зустрічаються між собою
sheet-system-league = ліга: кожен грає з кожним у своєму дивізіоні; { $moves ->
        [0] ніхто не переходить
        [one] вгору йде { $moves } перший, униз — { $moves } останній
        [few] вгору йдуть { $moves } перші, униз — { $moves } останні
        [many] вгору йдуть { $moves } перших, униз — { $moves } останніх
       *[other] вгору йдуть { $moves } перших, униз — { $moves } останніх
    }
sheet-system-club-ladder = клубна драбина: перемога — щабель угору, поразка — щабель униз; камінь за кожен ранг різниці, не більше 9, і 5 очок комі за кожен наступний ранг
sheet-system-round-robin = колова, турів: { $rounds }
sheet-system-score-pairing = пари за очками, турів: { $rounds }
sheet-system-generalised-knock-out = узагальнений плей-оф, турів: { $rounds }; зустрічаються гравці з однаковими результатами
sheet-system-knock-out = на вибування
sheet-system-swiss-knock-out = швейцарська, турів: { $rounds }, наприкінці плей-оф, гравців: { $finalists }
sheet-system-double-elimination = подвійне вибування: вибуває той, хто програв двічі
sheet-system-double-elimination-one = подвійне вибування: вибуває той, хто програв двічі; один фінал
sheet-system-double-elimination-three = подвійне вибування: вибуває той, хто програв двічі; фінал із трьох партій
sheet-system-zones = зони, де всі грають з усіма ({ $zones }), потім плей-оф переможців
sheet-system-zoned-swiss = швейцарська за діапазонами рангів, турів: { $rounds }, діапазони до { $limits } та решта
sheet-system-self-pairing = вільний вибір суперників, двоє гравців зустрічаються не більше ніж { $meetings ->
        [2] двічі
        [one] { $meetings } раз
        [few] { $meetings } рази
        [many] { $meetings } разів
       *[other] { $meetings } разів
    }
sheet-rules-time = Контроль часу
sheet-rules-main = по { $minutes } хв кожному
sheet-rules-no-overtime = { $main }, без додаткового часу
sheet-rules-byoyomi = { $main }, потім бьойомі { $periods } × { $seconds } с
sheet-rules-canadian = { $main }, потім каменів: { $stones } за { $minutes }:{ $seconds } хв
sheet-rules-fischer = { $main }, плюс { $seconds } с за хід
sheet-rules-rated = Європейський рейтинг, клас { $class }
sheet-rules-not-rated = без рейтингу
sheet-rules-komi = Комі
sheet-rules-handicap = Фора
sheet-rules-board = Дошка
sheet-rules-board-by-rank = 13x13, якщо обидва гравці мають ранг { $rank } або вищий, інакше 9x9
sheet-rules-no-handicap = немає, усі партії на рівних
sheet-rules-handicap-score = різниця очок{ $change }, не більше { $most }; у партіях із форою без комі
sheet-rules-handicap-rank = різниця рангів{ $change }, не більше { $most }; у партіях із форою без комі
sheet-rules-handicap-plus = { " " }плюс { $stones }
sheet-rules-handicap-minus = { " " }мінус { $stones }
sheet-rules-placing = Додаткові показники
sheet-rules-then = , потім{ " " }
sheet-rules-places-shared = { $criteria }; далі місця діляться
sheet-rules-odd = Непарна кількість гравців
sheet-rules-odd-ghost = грає підмінний гравець, який на це погодився; якщо його немає, бай отримує найнижчий гравець, який ще не мав баю
sheet-rules-odd-bye = бай отримує найнижчий гравець, який ще не мав баю
sheet-rules-odd-off = баїв немає: організатори стежать, щоб кількість була парною
sheet-rules-lateness = Запізнення
sheet-rules-lateness-is = Годинник Чорних іде від початку туру. Хто запізнюється більш ніж на годину, програє партію.
sheet-rules-protests = Протести
sheet-rules-protests-are = До початку наступного туру.
sheet-rules-jigo = Дзіго у плей-оф
sheet-rules-jigo-is = Хто пройде далі, вирішують партії на менших дошках. Сама партія залишається дзіго.

## Meanings of the criteria

sheet-criterion-category = вікова категорія
sheet-criterion-division = дивізіон
sheet-criterion-mms = очки Мак-Магона
sheet-criterion-wins = кількість перемог
sheet-criterion-score = очки: два за перемогу
sheet-criterion-sos-mms = сума очок Мак-Магона суперників
sheet-criterion-sos-wins = сума перемог суперників
sheet-criterion-sos-1 = сума очок суперників без найнижчого результату
sheet-criterion-sos-2 = сума очок суперників без двох найнижчих результатів
sheet-criterion-sos-more = сума очок суперників без найнижчих результатів
sheet-criterion-sos-first = сума очок суперників, зустрінутих починаючи з { $from }-го туру
sheet-criterion-sodos = сума очок переможених суперників
sheet-criterion-sosos = сума SOS суперників
sheet-criterion-cuss = сума власних очок після кожного туру
sheet-criterion-cusp = сума власних очок за перемоги після кожного туру
sheet-criterion-direct = партії між гравцями з рівними показниками
sheet-criterion-exploits = перемоги сильніших суперників, зустрінутих або переможених
sheet-criterion-stage = як далеко гравець пройшов у плей-оф
sheet-criterion-sequence = результати в порядку турів, ранні перемоги важливіші
sheet-criterion-rung = щабель драбини: ранг і десяті частки рангу понад нього
sheet-criterion-board-points = очки на всіх дошках команди
sheet-match = Матч { $number }: { $first } – { $second }
sheet-criterion-cps = пізніші перемоги рахуються подвійно
sheet-criterion-sts = очки з бонусом для гравців без поразок

## Prizes

sheet-prize-category = Категорія { $category }
sheet-prize-girls = Дівчата, категорія { $category }
sheet-prize-boys = Хлопці, категорія { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Найкращі результати над планкою
sheet-prize-list = список від { $time }
sheet-prize-rank = Ранг { $rank }
sheet-prize-ranks = Ранги від { $low } до { $high }
sheet-prize-place = Місце { $place }
sheet-prize-wins = { $rounds ->
        [one] Кількість перемог за { $rounds } тур
        [few] Кількість перемог за { $rounds } тури
        [many] Кількість перемог за { $rounds } турів
       *[other] Кількість перемог за { $rounds } туру
    }
sheet-prize-wins-of = { $wins ->
        [one] { $wins } перемога
        [few] { $wins } перемоги
        [many] { $wins } перемог
       *[other] { $wins } перемоги
    }
sheet-prize-youngest = Наймолодші
sheet-prize-countries = Країни: двоє найкращих хлопців і дві найкращі дівчини
sheet-prize-places = місця { $places }
sheet-prize-sum = сума місць { $sum }
sheet-prize-shared = поділено
sheet-prize-improvement = Найбільший прогрес
sheet-prize-persistence = Найбільше партій
sheet-prize-rungs = { $count ->
    [one] на { $count } щабель вище
    [few] на { $count } щаблі вище
    [many] на { $count } щаблів вище
   *[other] на { $count } щабля вище
}
sheet-prize-games = { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
sheet-prize-most-improved = Найбільший прогрес, категорія { $category }
sheet-prize-rookie = Відкриття року
sheet-prize-country-teams = Команди країн: дві дівчини та двоє хлопців
sheet-prize-points = { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }
sheet-place-1 = 1-ше
sheet-place-2 = 2-ге
sheet-place-3 = 3-тє

## The referee's log

sheet-incident-advances = KO{ $category }: { $winner } проходить далі за рішенням директора: { $reason }
sheet-incident-drawn = Категорія { $category }: жеребкування за рішенням директора: { $reason }
sheet-incident-corrected = Підтверджений результат виправлено на { $result }: { $reason }
sheet-incident-ruled = Результат змінено на { $result } за рішенням у справі { $case }
sheet-incident-lowered = Не грає в наступному турі: початкові очки зменшено на { $by }.
sheet-incident-box = KO{ $category }, клітинка { $box }: вступає { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, клітинка { $box } стає баєм: { $reason }
sheet-incident-forfeit-black = Чорні не з’явилися або не продовжили гру: технічна поразка Чорних.
sheet-incident-forfeit-white = Білі не з’явилися або не продовжили гру: технічна поразка Білих.
sheet-incident-forfeit-both = Технічна поразка обох гравців.
sheet-incident-walkover-black = Прохід без гри для Чорних.
sheet-incident-walkover-white = Прохід без гри для Білих.
sheet-incident-both-lose = Обидва гравці програли.
sheet-incident-no-result = Без результату.
sheet-incident-jigo = Дзіго або немає результату в партії, де потрібен переможець: далі перегравання.
sheet-incident-jigo-won = Дзіго або немає результату в партії, де потрібен переможець: після перегравання далі проходить { $winner }.

## The tour's sheets

sheet-season = Сезон { $year }
sheet-final-column = Фінал
sheet-race-tied = порівну
sheet-race-absent = не може приїхати
sheet-race-note = Очки, набрані за { $year } рік, без дробової частини. У Фіналі грають перші гравці, які можуть приїхати (усього { $size }); якщо за останнє місце рівність, вирішує серія.
sheet-sp-note = Очки останнього випуску кожного чемпіонату. За цими очками сіють гравців у сітках плей-оф.

sheet-role-head-referee = Головний суддя
sheet-role-referee = Судді та помічники
sheet-role-timekeeper = Хронометристи
sheet-role-committee = Апеляційний комітет
sheet-role-replacement = Запасні члени
sheet-officials-title = Офіційні особи
sheet-rules-referees = Судді
sheet-cases-title = Книга справ, для судді
sheet-case-title = Справа { $number }
sheet-case-facts = Що сталося
sheet-case-steps = Рішення, протести й апеляції
sheet-case-state = Стан
sheet-case-referee = Суддя
sheet-case-committee = Комітет
sheet-case-instead = замість
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Протест ({ $player }): { $words }
sheet-case-appealed = Апеляція ({ $player }): { $words }
sheet-case-closed = Закрито. { $words }
sheet-case-late = (Пізно; прийнято, бо: { $reason })
sheet-case-upheld = (задоволено)
sheet-case-rejected = (відхилено)
sheet-case-result = Результат: { $result }.
sheet-case-clocks = Годинник: залишилося Чорні { $black }, Білі { $white }.
sheet-case-clocks-used = Годинник: витрачено Чорні { $black }, Білі { $white }.
sheet-receipt-title = Квитанція { $number }
sheet-receipt-from = Платник
sheet-receipt-by = Хто прийняв
sheet-refund-title = Квитанція { $number }: повернення грошей
sheet-refund-to = Кому повернуто
sheet-refund-by = Хто повернув
sheet-receipt-amount = Сума
sheet-receipt-method = Спосіб оплати
sheet-receipt-note = Примітка
sheet-receipt-for = Розрахунок
sheet-receipt-signature = Підпис
sheet-method-cash = готівкою
sheet-method-transfer = переказом
sheet-fee-list-title = Стіл реєстрації: оплата
sheet-fees-for = За що
sheet-fees-owed = Нараховано
sheet-fees-paid = Сплачено
sheet-fees-open = До сплати
sheet-fees-came = Тут
sheet-fees-levy = Збір
sheet-fees-credit = Переплата
sheet-fees-discount = Знижки
sheet-fees-total = Разом
sheet-cash-report-title = Касовий звіт
sheet-cash-report-signature = Скарбник
sheet-cash-float = На розмін уранці
sheet-cash-received = Прийнято готівкою
sheet-cash-refunded = Повернуто готівкою
sheet-cash-expected = У касі
sheet-cash-counted = Налічено
sheet-cash-difference = Різниця
sheet-cash-transferred = Прийнято переказами
sheet-cash-returned = Повернуто переказами
sheet-cash-void = Скасовані квитанції:
sheet-cash-whole = Увесь турнір
sheet-levy-form-title = Збір
sheet-levy-member = Члени
sheet-levy-non-member = Не члени
sheet-levy-concession = Пільговики
sheet-levy-people = Гравці
sheet-levy-days = Дні
sheet-levy-a-day = За день
sheet-levy-amount = Сума
sheet-levy-signature = Організатор
sheet-report-title = Звіт за { $day }
sheet-report-rounds = Зіграні тури: результати, стан
sheet-report-running = Партії, які ще тривають, спершу найдовші
sheet-report-round = Тур
sheet-report-announced = Оголошено
sheet-report-began = Початок
sheet-report-over = Кінець
sheet-report-late = Затримка
sheet-report-minutes = затримка { $minutes } хв
sheet-report-proposed = пропозиція: { $time }
sheet-report-since = з { $time }
sheet-report-forfeits = Технічні поразки
sheet-report-corrections = Виправлення після підтвердження
sheet-report-cases = Справи
sheet-report-protests = Протести й апеляції
sheet-report-confirmed = підтверджено
sheet-report-open = не підтверджено
