# Тексти вікна програми, друга частина: налаштування, очки, зал, довідка. Чернетка перекладу: носій мови її ще не перевіряв.
yes = так
no = ні
screen-event = Турнір
screen-points = Очки
screen-hall = Зал
help = Довідка
book-of-user = Посібник
book-contents = Зміст
book-search = Пошук у посібнику ( / )
book-hits = { $count ->
    [0] Нічого не знайдено.
    [one] Знайдено { $count } розділ.
    [few] Знайдено { $count } розділи.
    [many] Знайдено { $count } розділів.
   *[other] Знайдено { $count } розділу.
}
book-short = Клавіші цього екрана
book-back = Назад
book-no-back = Це перша відкрита сторінка.
tour = Показати перші кроки
tour-day = Один день турніру
tour-day-about = Список ліворуч іде за перебігом дня: турнір і його налаштування, реєстрація, плей-оф, тури, таблиця й очки. Рядок угорі показує поточний стан. Жовта кнопка — наступний крок; її натискає Ctrl+Enter.
tour-keys = Усе з клавіатури
tour-keys-about = На кожній кнопці видно її клавішу. Ctrl+K шукає дії, гравців і дошки, ? показує всі клавіші, а F1 пояснює поточний екран. Миша теж працює всюди.
tour-results = Результати у два введення
tour-results-about = Натисніть 1, якщо виграли Чорні, і 2, якщо виграли Білі; курсор перейде до наступної дошки. Друге введення приховує перше. Якщо вони розходяться, Drawmaster зупиняється, подає звук і показує обидва.
tour-undo = Ніщо не губиться
tour-undo-about = Кожен крок зберігається одразу. Ctrl+Z скасовує будь-який і називає його, навіть після перезапуску. Історія показує, хто, що й коли змінив.
tour-count = { $at } з { $all }
tour-next = Далі
tour-done = Почати
tour-skip = Пропустити
steps = Перші кроки з підказками
steps-start = Почати перші кроки з підказками
steps-count = Зроблено кроків: { $done } з { $all }
steps-is-done = (зроблено)
steps-show = Показати де
steps-again = Ще раз, з новим турніром
steps-leave = Поки що вийти
steps-finished = Ви провели тур від реєстрації до стенда. Наступні тури йдуть так само.
steps-open = Відкрийте турнір
steps-open-about = Відкрийте навчальний турнір з 64 вигаданими гравцями або створіть новий із назвою та датою.
steps-register = Запишіть гравців
steps-register-about = Додайте хоча б двох людей: Alt+A відкриває форму, а Enter зберігає людину й переходить до наступної.
steps-close = Закрийте реєстрацію
steps-close-about = Прочитайте список того, що ще не зроблено, і закрийте реєстрацію. Гравці отримають номери. Те саме робить жовта кнопка.
steps-pair = Складіть пари туру
steps-pair-about = Натисніть жовту кнопку або Ctrl+Enter. Чернетку ще можна змінити вручну. Якщо сітки на вибування чекають жеребкування, спершу проведіть його.
steps-release = Оприлюдніть тур
steps-release-about = Натисніть жовту кнопку ще раз. Відтепер пари відкриті для всіх, і їх можна друкувати.
steps-results = Уведіть результати
steps-results-about = Виберіть дошку й натисніть 1, якщо виграли чорні, 2, якщо виграли білі, або клацніть на переможцеві. Якщо результати вводять двічі, зробіть другий прохід.
steps-confirm = Підтвердьте тур
steps-confirm-about = Коли всі результати введено, натисніть жовту кнопку. Тоді таблиця врахує тур.
steps-standings = Перегляньте таблицю
steps-standings-about = Відкрийте екран таблиці. Enter або подвійне клацання на рядку відкриває картку гравця.
steps-print = Надрукуйте аркуш
steps-print-about = Ctrl+P друкує аркуші екрана або зберігає їх у PDF, наприклад таблицю для стенда.
help-event = Усі налаштування турніру та їхні наслідки. Змінені виділено жирним, їх можна повернути до початкових.
    Щоб знайти налаштування, пишіть у полі вгорі: «комі», «планка», «фора».
help-register = Усі, хто заявлений. Реєструйте заявлених гравців, коли вони прибувають; пари складають лише зареєстрованим.
    Щоб знайти гравця, почніть писати; діакритичні знаки неважливі. Коли реєстрацію закрито, усі гравці отримують номери за силою. Подвійне клацання або Enter відкриває картку гравця.
help-knockouts = Сітка кожної вікової категорії. До жеребкування: список у порядку посіву й розмір сітки. Жеребкують один раз, перед першим туром сітки, і перевірити це може кожен.
    Партії сітки з’являються, коли складено пари її туру.
help-final = Фінал кожної вікової категорії: дві групи, потім півфінали й партії за місця. Жеребкують один раз, а пари складають разом із туром. Результати вводьте тут або на екрані «Тури».
    Якщо гравці групи рівні, вони грають на менших дошках, а ви вибираєте їх у порядку результатів.
help-rounds = Тур має чотири стани. Чернетку бачите лише ви й можете змінювати її вручну. Коли тур оприлюднено, гравці шукають свої дошки. Гра починається, коли ви її почнете, або з першим результатом. Тур можна підтвердити, коли обидва введення збігаються на кожній дошці.
    Зміни після оприлюднення позначено тут і на аркушах.
help-standings = Таблиця після будь-якого туру. Виберіть рядок, щоб підкреслити суперників цього гравця. Фільтри показують одну категорію, країну чи клуб; місця стосуються всіх гравців.
    Подвійне клацання або Enter відкриває картку гравця. Клацання на заголовку стовпця впорядковує.
help-points = Очки серії на цей час, за віковими категоріями. Виберіть гравця, щоб побачити, звідки його очки. Публікується точна сума, заокруглена вниз.
help-hall = Друге вікно, для проєктора чи екрана в залі. Відкрийте його, пересуньте туди й виберіть тут, що показувати. Воно оновлюється саме.
    Довгі списки гортаються самі; пробіл зупиняє їх.
help-print = Усі аркуші як PDF, а також файли для рейтингу й інших програм.
help-history = Усі зміни, найновіші вгорі. Ніщо не вилучається; скасовані зміни закреслено.
key-setting = попереднє або наступне налаштування
palette-board = Дошка { $board }
palette-nothing = Нічого не знайдено.
redo-what = Повторити: { $what }
operation-start_round = початок туру { $round }
history-round = Тур
history-since = Від
history-undo = скасовано: { $what }
history-redo = повторено: { $what }
setting-list = Налаштування
season-use = Файл сезону…
setting-find = Знайти налаштування ( / )
setting-changed = лише змінені
setting-reset = повернути { $value }
setting-inherited = як у турнірі: { $value }
setting-none = Такого налаштування немає.
group-event = Турнір
group-games = Партії
group-register = Гравці
group-scores = Очки
group-pairing = Пари
group-handicap = Фора
group-standings = Таблиця
group-more = Інше
group-desk = Цей комп’ютер
about = Про програму Drawmaster
about-version = Версія
about-commit = Зібрано з
about-commit-none = збірка для розробки
about-licence = Ліцензія
about-folder = Ваші дані зберігаються в
about-folder-portable = Переносна програма: ваші дані в
about-licences = Ліцензії складових частин
looks = Мова й вигляд
desk-size = Розмір тексту
desk-percent = { $size } %
desk-language = Мова
desk-theme = Кольори
desk-sound = Звук, коли введення розходяться
desk-letters = Окремі клавіші без Ctrl чи Alt: вимкніть для голосового введення
desk-touch = Великі рядки й кнопки для сенсорного екрана
desk-system = як у системі
desk-light = світлі
desk-contrast-light = високий контраст, світла
desk-contrast-dark = високий контраст, темна
desk-dark = темні
setting-event-name = Назва
setting-event-name-about = Є на кожному аркуші й у кожному файлі.
setting-event-starts = Час початку
setting-event-starts-about = Лише для турів, що відрізняються від запропонованого розкладу, наприклад 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Місце
setting-event-place-about = Є на аркушах і у файлі для рейтингу.
setting-event-country = Країна
setting-event-country-about = Дві літери, наприклад UA; потрібна для рейтингу.
setting-event-start = Перший день
setting-event-start-about = Наприклад, 2026-11-20. Його рік визначає вікові категорії.
setting-event-end = Останній день
setting-event-end-about = Для одноденного турніру — той самий, що й перший.
setting-competition-name = Змагання
setting-competition-name-about = Його назва на аркушах.
setting-competition-rounds = Тури
setting-competition-rounds-about = Кількість турів. Від неї залежать планка й плей-оф.
setting-competition-earns-points = Дає очки серії
setting-competition-earns-points-about = Чи дають партії, плей-оф і Фінали цього змагання очки в серії. В Open — так.
setting-competition-start = Перший день цього змагання
setting-competition-start-about = Якщо починається не з турніром, наприклад 2026-11-21. Порожньо: як у турнірі.
setting-competition-end = Останній день цього змагання
setting-competition-end-about = Якщо закінчується не з турніром. Порожньо: як у турнірі.
setting-competition-starts = Час початку в цьому змаганні
setting-competition-starts-about = Якщо відрізняється від часу турніру, наприклад 1 2026-11-20 17:00. Порожньо: як у турнірі.
setting-competition-boards = Дошки цього змагання
setting-competition-boards-about = Якщо йому належать лише деякі, наприклад 41-60. Порожньо: усі дошки або дошки його залів.
setting-competition-rooms = Зали цього змагання
setting-competition-rooms-about = Зали, у яких його проводять. Нічого не позначено: усі зали.
setting-event-season = Сезон серії
setting-event-season-about = Сезон, за правилами якого рахують очки.
setting-event-tour-class = Клас у серії
setting-event-tour-class-about = Визначає, скільки очок дає кожна стадія плей-оф.
setting-event-tour-coefficient = Коефіцієнт
setting-event-tour-coefficient-about = На нього множать очки за плей-оф; зазвичай 1.
setting-event-tour-online = Проводиться онлайн
setting-event-tour-online-about = Очки рахують за правилами сезону для онлайн-турнірів.
setting-event-tour-championship = Чемпіонат
setting-event-tour-championship-about = Назва, що не змінюється з року в рік: за нею серія знаходить попередній випуск. Порожньо, якщо це назва турніру.
setting-event-tour-bundles = Видано пакетів
setting-event-tour-bundles-about = Кількість файлів, виданих для серії; рахується автоматично.
setting-event-halls = Зали
setting-event-halls-about = Дошки в кожному залі: назва, перша й остання дошка.
setting-event-time-main-minutes = Основний час, хвилин
setting-event-time-main-minutes-about = На гравця. Разом із додатковим часом визначає клас EGF.
setting-event-time-overtime = Додатковий час
setting-event-time-overtime-about = Що настає після основного часу.
setting-event-lowered-class = Клас EGF
setting-event-lowered-class-about = Випливає з контролю часу. Його можна знизити, але не підвищити.
setting-event-komi = Комі
setting-event-komi-about = Очки Білих у партії на рівних. Ціле число допускає дзіго; у плей-оф тоді потрібне перегравання.
setting-competition-board-size = Дошка
setting-competition-board-size-about = Розмір дощок. Якщо за рангом, береться менша дошка з двох гравців.
setting-competition-thirteen-from = 13x13 від
setting-competition-thirteen-from-about = Найнижчий ранг, який грає на 13x13, якщо дошка залежить від рангу.
setting-competition-main-minutes = Основний час цього змагання, хвилин
setting-competition-main-minutes-about = Якщо відрізняється від часу турніру. Порожньо: як у турнірі.
setting-competition-overtime = Додатковий час цього змагання
setting-competition-overtime-about = Якщо відрізняється від турніру.
setting-competition-own-class = Клас EGF цього змагання
setting-competition-own-class-about = Клас його партій у рейтингу, або без рейтингу. Порожньо: як у турнірі.
setting-competition-komi = Комі цього змагання
setting-competition-komi-about = Якщо відрізняється від турніру. Порожньо: як у турнірі.
setting-event-round-sheets = Аркуші туру
setting-event-round-sheets-about = Аркуші, які друкуються для кожного туру разом: позначені під час друку з екрана «Тури» і входять до теки туру.
setting-event-two-passes = Результати у два введення
setting-event-two-passes-about = Результати вводять раз за Чорних і раз за Білих, тож помилки видно одразу. Вимкнено: одне введення на дошку.
setting-event-player-reports = Гравці повідомляють результати
setting-event-player-reports-about = Гравці повідомляють результат із телефона за кодом із бланка, поки працює мережа зали. Повідомлення зараховують, лише коли його підтвердить суперник, помічник або суддя.
setting-event-ages-cut-off = Дата відліку віку
setting-event-ages-cut-off-about = День року турніру, який визначає категорію.
setting-event-ages-limit-included = Межа віку входить
setting-event-ages-limit-included-about = Увімкнено: категорія 12 означає «щонайбільше 12». Вимкнено: «молодші за 12».
setting-event-ages-categories = Вікові категорії
setting-event-ages-categories-about = Межі віку, від наймолодших.
setting-competition-open-file = Файл Open поруч із Future Stars
setting-competition-open-file-about = Для турнірів новачків: назва файлу турніру Open у тій самій теці. Гравців Open сюди не допускають.
setting-event-levy-member = Збір за день, члени
setting-event-levy-member-about = Скільки асоціація бере за день гри, наприклад 1.50; 0 — без збору. Гості вважаються членами своєї асоціації.
setting-event-levy-non-member = Збір за день, не члени
setting-event-levy-non-member-about = Для гравців, які не належать до жодної асоціації.
setting-event-levy-concession = Збір за день, пільговий
setting-event-levy-concession-about = Для дітей, студентів і безробітних, на розсуд директора.
setting-event-levy-currency = Валюта збору
setting-event-levy-currency-about = Пишеться після суми, наприклад EUR.
setting-event-far-apart-ranks = Велика різниця: ранги
setting-event-far-apart-ranks-about = Якщо ранги пари різняться більше, це зазначено біля дошки й у звіті.
setting-event-far-apart-points = Велика різниця: очки
setting-event-far-apart-points-about = Якщо очки пари різняться більше, це зазначено біля дошки й у звіті.
setting-competition-finalists = Гравців у завершальному плей-оф
setting-competition-finalists-about = Для швейцарської системи з плей-оф: зазвичай 8 або 16.
setting-competition-zones = Зони
setting-competition-zones-about = Кількість зон, переможці яких грають плей-оф.
setting-competition-knockout-rules-last-game = Кінець подвійного вибування
setting-competition-knockout-rules-last-game-about = Вирішує один фінал; або другий, якщо гравець без поразок програє перший; або дві перемоги.
setting-competition-knockouts = Плей-оф за віковими категоріями
setting-competition-knockouts-about = Увімкнено: кожну сітку жеребкують перед її першим туром.
setting-competition-knockout-rules-after-jigo = Після дзіго у плей-оф
setting-competition-knockout-rules-after-jigo-about = Перегравання на менших дошках або нова партія за час, що залишився.
setting-competition-knockout-rules-after-withdrawal = Якщо гравець знявся до перших партій
setting-competition-knockout-rules-after-withdrawal-about = Хто займає клітинку: наступний у списку, чиє місце посідає резервний гравець; ніхто, і суперник проходить без гри; або бай.
setting-competition-newcomers = Лише новачки
setting-competition-newcomers-about = Найбільший вік і кількість рейтингових турнірів, як у Future Stars. Вимкнено: для всіх.
setting-competition-mcmahon-bar = Планка
setting-competition-mcmahon-bar-about = Усі гравці цього рангу й вище починають з однаковими очками й можуть виграти турнір.
setting-competition-mcmahon-floor = Нижня межа
setting-competition-mcmahon-floor-about = Усі слабші гравці починають з очками цього рангу.
setting-competition-mcmahon-zero = Шкала
setting-competition-mcmahon-zero-about = Ранг, який починає з 0: 20k за європейською шкалою, 1d за британською.
setting-competition-mcmahon-supergroup = Супергрупа
setting-competition-mcmahon-supergroup-about = Гравці цього рангу й вище починають на одне очко вище за планку.
setting-competition-scoring-absent-score = Очки за пропущений тур
setting-competition-scoring-absent-score-about = В очках Мак-Магона. Пів очка дає одне очко за кожні два пропущені тури.
setting-competition-scoring-absent-wins = Перемоги за пропущений тур
setting-competition-scoring-absent-wins-about = У кількості перемог.
setting-competition-scoring-bye-score = Очки за бай
setting-competition-scoring-bye-score-about = В очках Мак-Магона.
setting-competition-scoring-bye-wins = Перемоги за бай
setting-competition-scoring-bye-wins-about = У кількості перемог.
setting-competition-scoring-round-down = Заокруглювати вниз очки за пропуски
setting-competition-scoring-round-down-about = Після кожного туру рахуються лише цілі очки.
setting-competition-pairing-first-seeding = Посів у перших турах
setting-competition-pairing-first-seeding-about = Хто з ким грає в очковій групі, до туру, вказаного нижче.
setting-competition-pairing-later-seeding = Посів у пізніших турах
setting-competition-pairing-later-seeding-about = Хто з ким грає в очковій групі після того.
setting-competition-meetings = Зустрічі за вільного вибору
setting-competition-meetings-about = Скільки разів можуть зіграти двоє, коли гравці самі обирають суперників.
setting-competition-division-size = Гравців у дивізіоні
setting-competition-division-size-about = Для ліги, за порядком номерів; 0 — один дивізіон.
setting-competition-moves = Скільки змінюють дивізіон
setting-competition-moves-about = Скільки гравців кожного дивізіону ліги наступного сезону йдуть угору і скільки — униз.
setting-competition-pairs-strength = Сила пари
setting-competition-pairs-strength-about = Як розряд і рейтинг пари випливають з партнерів: середнє або дані одного з них.
setting-competition-pairs-mixed = Змішані пари
setting-competition-pairs-mixed-about = Чи мають грати жінка й чоловік. Ви підтверджуєте це для кожної пари; стать не зберігається.
choice-Mean = середнє двох
choice-Stronger = сильніший партнер
choice-Weaker = слабший партнер
choice-Required = обов’язкові
choice-Reminded = з нагадуванням
choice-Any = будь-які двоє
setting-competition-teams-size = Дощок у матчі
setting-competition-teams-size-about = Скільки дощок у матчі двох команд, від 2 до 20.
setting-competition-teams-order = Порядок дощок
setting-competition-teams-order-about = Чи мають гравці команди сидіти в порядку її списку.
setting-competition-club-ladder-scale = Щаблі драбини
setting-competition-club-ladder-scale-about = Клубна: 0,1 рангу для данів, 0,2 до 6k, 0,5 до 16k, далі 1. Блискавична: скрізь 0,5.
setting-competition-club-ladder-bottom = Низ драбини
setting-competition-club-ladder-bottom-about = Нижче цього рангу ніхто не опускається.
setting-competition-club-ladder-third-win = Два щаблі за третю перемогу
setting-competition-club-ladder-third-win-about = Третя перемога поспіль і кожна наступна піднімають на два щаблі.
setting-competition-club-ladder-upset = Два щаблі за несподівану перемогу
setting-competition-club-ladder-upset-about = Від цієї різниці рангів перемога слабшого піднімає на два щаблі; 0 — ніколи.
setting-competition-club-ladder-anchored = Гравці з рейтингом на місці
setting-competition-club-ladder-anchored-about = Гравці з рейтингом залишаються на своєму щаблі, щоб драбина не зсувалася.
setting-competition-pairing-first-rounds = Кількість перших турів
setting-competition-pairing-first-rounds-about = Останній тур із посівом перших турів.
setting-competition-pairing-bye = Непарна кількість гравців
setting-competition-pairing-bye-about = Хто отримує бай, або що вирішує директор.
setting-competition-pairing-floats = Хто переходить в іншу групу
setting-competition-pairing-floats-about = Хто грає в іншій очковій групі: ті, у кого переходи вгору й униз урівноважені, або, з поправкою на це, ті, хто має добре місце у групі.
setting-competition-pairing-apart-at-bar = Розводити клуби на планці
setting-competition-pairing-apart-at-bar-about = Вимкнено: гравці на планці або вище можуть грати з іншими зі свого клубу чи країни.
setting-competition-pairing-profile = Модель складання пар
setting-competition-pairing-profile-about = Що робить пари добрими: суворий порядок правил серії, ваги OpenGotha або дослівна процедура складання пар за очками.
setting-competition-pairing-levels = Порядок правил складання пар
setting-competition-pairing-levels-about = Кожне правило важить більше, ніж усі наступні.
setting-competition-pairing-opengotha = Ваги OpenGotha
setting-competition-pairing-opengotha-about = Лише для моделі OpenGotha.
setting-competition-handicap-basis = Фора за
setting-competition-handicap-basis-about = Вимкнено: усі партії на рівних.
setting-competition-handicap-reduction = Зменшення фори
setting-competition-handicap-reduction-about = Віднімається від різниці; зазвичай 0, 1 або 2.
setting-competition-handicap-ceiling = Найбільша фора
setting-competition-handicap-ceiling-about = Не більше 9 каменів.
setting-competition-handicap-exempt = Без фори
setting-competition-handicap-exempt-about = Гравці, чиї партії завжди на рівних.
setting-competition-tie-breaks = Додаткові показники
setting-competition-tie-breaks-about = Критерії таблиці, найважливіший перший: позначте їх і перетягніть у потрібному порядку.
setting-competition-grade-limits = Дивізіони
setting-competition-grade-limits-about = Найнижчий ранг кожного дивізіону, для критерію CAT.
setting-competition-scoring-forfeit-counts-opponent = Рахувати суперника технічної партії
setting-competition-scoring-forfeit-counts-opponent-about = Увімкнено: очки суперника входять у суми. Вимкнено: замість них рахуються власні початкові очки.
setting-competition-scoring-handicap-in-sums = Враховувати фору в сумах
setting-competition-scoring-handicap-in-sums-about = Додається для Білих і віднімається для Чорних.
setting-competition-scoring-unplayed-as-half = Незіграні тури суперників — пів очка
setting-competition-scoring-unplayed-as-half-about = Скільки б очок суперник не отримав за тур.
setting-competition-scoring-missed-in-sosos = Пропущені тури в SOSOS
setting-competition-scoring-missed-in-sosos-about = Що рахується замість відсутнього суперника.
setting-competition-scoring-bye-in-sodos = Рахувати баї в SODOS
setting-competition-scoring-bye-in-sodos-about = Як перемогу над суперником із власними початковими очками гравця.
setting-competition-scoring-bye-in-sums = Баї в SOS
setting-competition-scoring-bye-in-sums-about = Що рахується замість відсутнього суперника.
setting-competition-scoring-unmarked-counts = Рахувати тури без позначки про пропуск
setting-competition-scoring-unmarked-counts-about = Як у MacMahon: завершений тур без партії дає очки за пропущений тур, а в SOS рахуються власні очки гравця.
effect-rating-class = Клас EGF { $word }: { $word ->
    [A] партії мають повну вагу.
    [B] партії мають три чверті ваги.
   *[C] партії мають половину ваги.
}
effect-rating-none = Закороткий, щоб рахувався рейтинг.
effect-bar-in = Там { $count ->
        [one] починає { $count } зареєстрований гравець
        [few] починають { $count } зареєстровані гравці
        [many] починають { $count } зареєстрованих гравців
       *[other] починає { $count } зареєстрованого гравця
    }, у рекомендованих межах { $word }.
effect-bar-few = Там { $count ->
        [one] починає { $count } зареєстрований гравець
        [few] починають { $count } зареєстровані гравці
        [many] починають { $count } зареєстрованих гравців
       *[other] починає { $count } зареєстрованого гравця
    }; рекомендовано { $word }. Опустіть планку.
effect-bar-many = Там { $count ->
        [one] починає { $count } зареєстрований гравець
        [few] починають { $count } зареєстровані гравці
        [many] починають { $count } зареєстрованих гравців
       *[other] починає { $count } зареєстрованого гравця
    }; рекомендовано { $word }. Підніміть планку.
choice-None = без додаткового часу
choice-Byoyomi = { $periods ->
        [one] { $periods } період
        [few] { $periods } періоди
        [many] { $periods } періодів
       *[other] { $periods } періоду
    } по { $seconds } с
choice-Canadian = Каменів: { $stones } за { $seconds } с
choice-Fischer = { $seconds } с за хід
choice-B = не вище B
choice-C = не вище C
choice-Allowed = який дозволяє контроль часу
choice-Unrated = без рейтингу
choice-Slip = верхня половина проти нижньої
choice-Nineteen = 19x19
choice-Thirteen = 13x13
choice-Nine = 9x9
choice-ByRank = 13x13 або 9x9, за рангом
choice-Club = угорі щаблі менші
choice-Lightning = скрізь пів рангу
choice-Second = другий фінал після першої поразки
choice-One = один фінал
choice-BestOfThree = до двох перемог
choice-Fixed = як у списку
choice-Free = будь-який порядок
choice-Fold = перший з останнім
choice-Random = за жеребом
choice-Neighbours = перший із другим, третій із четвертим
choice-GhostThenBye = грає підмінний гравець; якщо немає — бай найнижчому гравцеві
choice-Bye = бай найнижчому гравцеві
choice-Seygo = правила серії, за порядком
choice-OpenGotha = ваги OpenGotha
choice-Literal = пари за очками 2008 року, група за групою
choice-Off = вимкнено
choice-Score = різницею очок
choice-Rank = різницею рангів
choice-EitherAtBar = партії з гравцем на планці або вище
choice-Capped = жодні, але сила рахується до { $value }
choice-OwnSos = власний SOS гравця
choice-StartTimesRounds = початкові очки за кожен тур
choice-StartScore = власні початкові очки
choice-OtherPoints = власні очки без баю
choice-Zero = нічого
points-category = Вік { $category }
points-by = Сезон { $season }, клас { $class }, коефіцієнт { $coefficient }
points-by-online = Сезон { $season }, клас { $class }, коефіцієнт { $coefficient }, онлайн
points-empty = У цій категорії очок ще ніхто не має.
points-sources = Звідки очки
points-no-sources = Очок ще немає.
points-stage = Стадія: { $stage }
points-win = перемога, суперник
points-jigo = дзіго, суперник
points-loss = поразка, суперник
points-sum = точна сума
points-published = очки
col-points = Очки
col-exact = Точно
hall-open = Відкрити вікно для залу
hall-close = Закрити вікно для залу
hall-is-open = У залі видно те, що ви вибираєте тут.
hall-is-closed = Вікно закрите. Якщо є другий екран, воно відкриється там.
hall-what = Вміст
hall-how = Вигляд
hall-boards = Пари за дошками
hall-boards-about = Дошка, Чорні й Білі, коли тур оприлюднено.
hall-names = Пари за іменами
hall-names-about = Допомагає гравцям знайти свою дошку.
hall-standings = Турнірна таблиця
hall-standings-about = Місце, ім’я та перші три критерії.
hall-knockouts = Сітка плей-оф
hall-knockouts-about = Наступні партії та їхні гравці.
hall-points-about = Очки серії, за віковими категоріями.
hall-points = Очки
hall-points-title = Очки, вік { $category }
hall-countdown = Зворотний відлік
hall-countdown-about = Час до початку туру. Спершу введіть, коли він починається.
hall-ceremony = Жеребкування
hall-ceremony-about = Жеребкування, клітинка за клітинкою.
hall-blank = Назва турніру
hall-blank-about = Для перерв і виступів.
hall-timetable = Розклад
hall-timetable-about = Наступні тури та час до першого з них.
hall-no-round = Усі тури почалися.
hall-playlist = Список показу
hall-playlist-about = Показується по черзі. Розклад пропускається, коли турів більше немає.
hall-playlist-seconds = секунд
hall-playlist-seconds-of = Секунди: { $content }
hall-playlist-empty = Спершу позначте, що показувати.
hall-play = Запустити список
hall-play-stop = Зупинити список
hall-preview = Попередній перегляд
hall-preview-about = У залі імена видно так, як їх публікують гравці.
network-title = Мережа зали
network-about = Телефони, планшети й телевізори в тій самій локальній мережі показують пари, столи й становище, без інтернету. Коли її вимкнено, цей комп’ютер недоступний.
network-about-pages = Відкрийте цю адресу на телефонах. Телевізори додають /display, помічники /helper.
network-address = Адреса цього комп’ютера
network-only-here = лише цей комп’ютер
network-port = Порт
network-port-hint = Порт — це число до 65535; порожнє поле вибирає вільний.
network-start = Запустити мережу зали
network-stop = Зупинити мережу зали
network-poster = Зберегти плакат
network-toggle = Запустити або зупинити мережу зали
network-is-off = Мережу зали вимкнено.
network-is-on = { $devices ->
    [0] Мережу зали ввімкнено. Немає підключених пристроїв.
    [one] Мережу зали ввімкнено. Підключено { $devices } пристрій.
    [few] Мережу зали ввімкнено. Підключено { $devices } пристрої.
    [many] Мережу зали ввімкнено. Підключено { $devices } пристроїв.
   *[other] Мережу зали ввімкнено. Підключено { $devices } пристрою.
}
network-qr = QR-код адреси { $url }
second-desk-title = Другий суддівський стіл
second-desk-none = Другий стіл не під’єднано. Додайте помічника з роллю «другий суддівський стіл». На початковій сторінці іншого комп’ютера виберіть «Стежити як другий стіл» і введіть { $url } та шість слів помічника.
second-desk-state = { $name } ({ $address }): запис { $entry } з { $last }, на зв’язку о { $time }.
start-second = Стежити як другий стіл
start-second-about = Вести тут копію турніру з іншого комп’ютера, щоб замінити його, якщо він вийде з ладу.
second-desk-about = На першому комп’ютері ввімкніть мережу зали й додайте помічника з роллю «другий суддівський стіл». Копія отримує кожну зміну протягом секунди, і її тим часом можна читати.
second-desk-address = Адреса першого столу
second-desk-address-hint = як на його екрані «Зал»
second-desk-code = Код
second-desk-code-hint = шість слів, малими чи великими літерами
second-desk-copy = Копія турніру
second-desk-new = Нова копія
second-desk-existing = Наявна копія
second-desk-no-copy = Виберіть, де зберігати копію.
second-desk-follow = Стежити
second-desk-stop = Більше не стежити
second-desk-take-over = Замінити перший стіл
second-desk-take-over-about = Замінюйте перший стіл, лише якщо там більше ніхто нічого не введе. Того, чого він не надіслав, тут немає, а два файли, які велися окремо, не можна об’єднати. Коди других столів перестануть діяти.
second-desk-take-over-now = Замінити й відкрити
followed-has = { $file }: запис { $entry } з { $last } з { $url }.
followed-lost = { $file }: запис { $entry }. { $reason } Нова спроба.
followed-ended = { $file } більше не стежить. { $reason }
helpers-title = Помічники
helpers-about = Помічники вводять результати, прибуття або нотатки на телефонах, доки мережу зали ввімкнено: за її адресою з /helper наприкінці.
helpers-none = Помічників немає.
helper-add = Додати помічника
helper-code-shown = Код для { $name }, видно лише зараз:
helper-codes-save = Зберегти листки з цими кодами
helper-revoke = Відкликати код
helper-may = Може вводити
helper-role-results = результати
helper-role-check-in = прибуття
helper-role-notes = нотатки для судді
helper-role-second-desk = другий суддівський стіл
helper-room = Зала
helper-all-boards = усі дошки
helper-state = Код
helper-state-valid = діє до { $time }
helper-state-expired = минув
helper-state-revoked = відкликано
conflicts-title = Суперечливі результати
conflicts-about = Два читання цих столів розходяться. Натисніть правильний результат; його буде введено, і телефони його покажуть.
conflict-entered = введено
conflict-settle = Вирішити стіл { $board }: { $result }
reports-title = Повідомлення гравців
reports-about = З налаштуванням «Гравці повідомляють результати» на бланках результату є код для кожного гравця. Повідомлення зараховують, коли суперник повідомить те саме або коли ви його приймете.
reports-none = Немає повідомлень, що чекають.
report-by = Повідомив колір
report-result = Результат
report-state-waiting = чекає
report-state-disputed = гравці розходяться
report-state-contradicted = введено інший результат
report-accept = Прийняти
report-dismiss = Відхилити
report-codes = Коди дощок
hall-from = Дошки від
hall-to = до
hall-time = Початок туру
hall-time-hint = 14:30 або через скільки хвилин
hall-count = Почати відлік
hall-pause = Пауза
hall-go-on = Продовжити
hall-back = Попередня сторінка
hall-forth = Наступна сторінка
hall-smaller = Менший текст
hall-larger = Більший текст
hall-light = Темне на світлому
hall-dark = Світле на темному
hall-seconds = Секунд на сторінку
hall-page = сторінка { $page } з { $pages }
hall-not-yet = Пари скоро буде показано.
hall-handicap = фора { $stones }
hall-begins = Тур { $round } почнеться через
hall-begins-now = Тур { $round } починається
hall-waiting = Турнір не відкрито.
key-hall-show = вміст вікна для залу
key-hall-page = попередня й наступна сторінка
key-hall-size = більший і менший текст
round-changed = змінено після оприлюднення
round-playing = триває
round-steps = Стан туру
round-start = Почати тур
missing = Бракує результатів
missing-title = Яких результатів бракує в турі { $round }
missing-count = { $count ->
        [0] Кожна дошка має результат.
        [one] { $count } дошка ще не має результату.
        [few] { $count } дошки ще не мають результату.
        [many] { $count } дощок ще не мають результату.
       *[other] { $count } дошки ще не має результату.
    }
missing-differ = введення розходяться
missing-white = немає введення Білих
missing-black = немає введення Чорних
past = Історія введень
past-title = Історія введень дошки { $board }, тур { $round }
past-black = перше введення (Чорні)
past-white = друге введення (Білі)
past-both = обидва введення
past-cleared = стерто
past-empty = Для цієї дошки результату ще не вводили.
reason = Причина
reason-hint = зберігається з виправленням
reason-needed = Спершу введіть причину.
reason-correct = Виправити
setting-competition-pairing-boards = Номери дощок після нового складання пар
setting-competition-pairing-boards-about = Гравці могли вже побачити свої дошки. Збережено: нові партії займають вільні дошки.
setting-competition-pairing-unfinished = Незавершені партії під час складання пар
setting-competition-pairing-unfinished-about = Як рахувати відкладену партію, коли складають пари наступного туру. Турнірна таблиця показує її без результату.
choice-Kept = збережено
choice-BalanceAndPlace = рівновага й добре місце
choice-Balance = лише рівновага
choice-Renumbered = нова нумерація, спершу найсильніші
choice-Jigo = дзіго, лише для складання пар
choice-Held = чекає: обидва гравці без пари

start-tour = Книга серії
start-tour-about = Усі етапи сезону разом: перегони, призи й списки посіву з пакетів турнірів.
book-book = Книга серії
book-book-about = Серія має власний файл гравців, випусків, очок і перегонів. Додавайте пакети етапів; зберігайте списки посіву й вебсторінки. Інтернет не потрібен.
book-name = Назва серії, для нової книги
book-open = Відкрити книгу серії
book-new = Нова книга серії
book-close = Закрити книгу
book-copies = Копії
book-copies-about = Drawmaster копіює книгу серії після кожного пакета. Копію відновлюють у новий файл; відкрита книга не змінюється.
book-copies-none = Копій ще немає. Drawmaster робить копію після кожного пакета.
book-copy-holds = { $events ->
        [one] { $events } випуск
        [few] { $events } випуски
        [many] { $events } випусків
       *[other] { $events } випуску
    }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, { $changes ->
        [one] { $changes } зміна
        [few] { $changes } зміни
        [many] { $changes } змін
       *[other] { $changes } зміни
    }
book-panels = Частини книги серії
book-events = Випуски
book-players = Гравці
book-sp = Списки очок
book-race = Перегони
book-people = Повтори
book-keys = Організатори
book-log = Журнал
book-signer = Підписав
book-signer-handed-over = { $holder } (передав { $old })
book-events-none = Випусків ще немає. Додайте пакет етапу.
book-players-none = Такого гравця немає, або в книзі ще немає випусків.
book-sp-none = На кінець цього дня очок ніхто не має.
book-race-none = У цьому році очок ніхто не набрав.
book-people-none = Нерозглянутих можливих повторів немає.
book-keys-none = Організаторів ще немає. Пакети приймаються лише з ключем організатора.
book-find = Знайти гравця
book-day = На кінець дня
book-year = Рік
book-add = Додати пакет
book-seeds = Список посіву
book-publish = Опублікувати
book-nothing-yet = У книзі ще немає випусків.
book-nothing-undo = Немає чого скасовувати.
book-undone = Скасовано: { $what }.
book-did-create_tour = створення книги
book-did-add_bundle = додавання пакета
book-did-add_key = додавання ключа організатора
book-did-revoke_key = відкликання ключа
book-did-merge_players = об’єднання двох гравців
book-did-keep_apart = розрізнення двох гравців
book-did-confirm_player = підтвердження гравця на рік
book-did-rename_championship = перейменування чемпіонату
book-did-migrate = оновлення до цього формату файлу
book-did-salvage = відновлення з пошкодженого файлу
book-did-unknown = дія новішої версії
book-derivation = Очки крок за кроком
book-sp-now = SP{ $category }: { $sp }
book-career = Очок за всю кар’єру: { $points }
book-lapses = { $edition } втрачає чинність перед: { $by }
book-transition = перехід до категорії { $category }
book-future-stars = Future Stars
book-race-size = До Фіналу проходять перші { $size }.
book-race-curves = Криві
book-race-curves-about = Очки після кожного турніру року. Гравців: { $players }, турнірів: { $events }; проходять перші { $size }. У таблиці нижче — те саме.
book-race-qualified = проходить
book-race-tied = порівну за останнє місце
book-race-absent = не може приїхати
book-absent = Не може приїхати
book-absent-name = { $name }: на Фінал приїхати не може
book-people-about = Ці імена складаються з тих самих слів у різному написанні. Гравців буде об’єднано, лише якщо ви це підтвердите, і кожне рішення можна скасувати.
book-one = Перший гравець
book-other = Другий гравець
book-decide = Рішення
book-keep-one = Об’єднати з першим
book-keep-other = Об’єднати з другим
book-two-people = Це різні люди
book-merged = Об’єднано: { $name }.
book-kept-apart = Різні люди: { $names }.
book-keys-hint = Приймаються лише пакети, підписані цими ключами. Отримайте ключ від організатора не тим самим каналом, що й пакет, наприклад телефоном.
book-holder = Організатор
book-key = Публічний ключ
book-key-add = Додати ключ
book-key-added = Пакети приймаються; організатор: { $holder }.
book-key-revoked = Нові пакети з цим ключем більше не приймаються; організатор: { $holder }. Ті, що вже в книзі, залишаються.
book-revoke = Відкликати
book-revoked = відкликано { $day }
book-key-unknown = Пакет підписано невідомим ключем. Порівняйте його з ключем, який організатор повідомив іншим каналом, потім уведіть ім’я організатора.
book-key-trust = Довіряти цьому організаторові
book-bundle-is = пакет { $sequence }, клас { $class }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
book-known-already = Цей пакет уже є в книзі. Якщо його додати, нічого не зміниться.
book-signed-by = Підпис: { $holder }.
book-hand-over = Передання турніру: { $old } → { $holder }
book-handed-over = Турнір передано підписаною заявою: { $old } → { $holder }.
book-unnamed = { $count ->
        [one] { $count } гравець не має імені ні в пакеті, ні в книзі серії.
        [few] { $count } гравці не мають імені ні в пакеті, ні в книзі серії.
        [many] { $count } гравців не мають імені ні в пакеті, ні в книзі серії.
       *[other] { $count } гравця не мають імені ні в пакеті, ні в книзі серії.
    }
book-fresh = { $fresh ->
        [0] Усі гравці серії вже відомі.
        [one] { $fresh } гравець новий для серії.
        [few] { $fresh } гравці нові для серії.
        [many] { $fresh } гравців нові для серії.
       *[other] { $fresh } гравця нові для серії.
    }
book-championship-hint = Випуски чемпіонату йдуть один за одним: очки попереднього втрачають чинність перед наступним.
book-differences = Відмінності від пакета в книзі
book-consequences = Гравці, чиї очки зміняться
book-no-consequences = Немає.
book-take = Додати
book-accept = Замінити інший пакет
book-added = Турнір { $event } у книзі: { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, нових для серії: { $fresh }.
book-not-added = Файл { $file } не додано. Книгу не змінено.
book-seeds-about = Список для посіву етапу: гравці та їхні SP на той ранок, без очок попереднього випуску чемпіонату. Організатор імпортує файл; інтернет не потрібен.
book-championship-none = (без чемпіонату)
book-morning = На ранок
book-seeds-write = Зберегти список
book-seeds-done = Збережено { $file }: { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }.
book-publish-about = Вебсторінки серії: сезони, турніри, списки очок, перегони й гравці — настільки, наскільки кожен погодився на публікацію. Нічого не вивантажується в інтернет. Виберіть порожню теку або теку з минулого разу.
book-publish-into = Вибрати теку й зберегти
book-publish-far = Сторінок: { $done } з { $of }
book-published = Збережено в { $folder }: { $pages ->
        [one] { $pages } сторінка
        [few] { $pages } сторінки
        [many] { $pages } сторінок
       *[other] { $pages } сторінки
    }, з них про гравців: { $players }. Вилучено старих сторінок: { $removed }.
col-days = Дні
col-event = Турнір
col-events = Турніри
col-championship = Чемпіонат
col-class = Клас
col-players = Гравці
col-bundle = Пакет
col-irn = IRN
col-born = Рік нар.
col-career = Кар’єра
col-badges = Відзнаки
col-day = День
col-state = Стан
points-place = Фінал, місце { $place }
points-places = Фінал, місця { $place }

order-handle = { $item }: місце { $place }. Перетягніть або натисніть стрілку.
level-cap = не більше
level-cap-of = { $level }: найбільша ціна однієї дошки
room-name = Зал
room-first = Перша дошка
room-last = Остання дошка
room-none = У турніру немає залів. Додайте їх у налаштуванні «Зали».
age-below = Межа віку
division-from = Найнижчий ранг
newcomers-only = Допускати лише новачків
newcomers-age = Найбільший вік
newcomers-contests = Рейтингових турнірів не більше
table-add-rooms = Додати зал
table-add-ages = Додати категорію
table-add-limits = Додати дивізіон
table-remove = Вилучити рядок { $row }
table-cell = { $column }, рядок { $row }
setting-usual-order = звичайний порядок
criterion-mms = очки Мак-Магона
criterion-nbw = кількість перемог
criterion-sos = сума очок Мак-Магона суперників
criterion-sos-1 = сума очок суперників без найнижчого результату
criterion-sos-2 = сума очок суперників без двох найнижчих результатів
criterion-sosos = сума SOS суперників
criterion-sodos = сума очок переможених суперників
criterion-cuss = сума власних очок після кожного туру
criterion-sosw = сума перемог суперників
criterion-cusp = сума власних очок за перемоги після кожного туру
criterion-cps = пізніші перемоги рахуються подвійно
criterion-sts = очки з бонусом для гравців без поразок
criterion-rung = щабель драбини: ранг і десяті частки рангу понад нього
criterion-seq = результати в порядку турів, ранні перемоги важливіші
criterion-ko = як далеко гравець пройшов у плей-оф
criterion-cat = вікова категорія або дивізіон
criterion-rank = ранг
criterion-rating = рейтинг
criterion-ext = перемоги суперників, зважені на те, наскільки вони сильніші
criterion-exr = те саме, лише за виграними партіями
criterion-dc = партії між гравцями з рівними досі показниками
criterion-sdc = те саме, лише якщо всі вони зустрічалися
criterion-sosts = сума STS суперників
criterion-sososw = сума SOSW суперників
criterion-sodosw = сума перемог переможених суперників
criterion-cussw = сума власних перемог після кожного туру
criterion-bp = очки на всіх дошках команди
