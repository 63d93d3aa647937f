### The window's texts in Ukrainian.
### Чернетка перекладу: носій мови її ще не перевіряв.

## The frame, the start page and the screens of an event

close = Закрити
failed = Цю частину вікна показати не вдалося. Усе введене досі збережено.
failed-reason = Причина: { $reason }
failed-again = Спробувати ще раз
failed-leave = Назад
cancel = Скасувати
save = Зберегти
all = усі
none = немає
busy = Виконується …

start-lead = Жеребкування, результати й таблиці для турнірів з го. Працює без інтернету.
start-sample = Відкрити навчальний турнір
start-sample-about = 64 вигадані гравці, усе готово до першого туру: роздивіться й потренуйтеся.
start-stage = Відкрити цілий етап серії
start-stage-about = Більший приклад: Open, Future Stars, Senior Youth і партії з вільним вибором суперників, 108 вигаданих гравців в одному файлі.
start-new = Новий турнір
start-new-about = Уведіть назву й дати. Гравців імпортуйте зі списку або додайте вручну.
start-open = Відкрити турнір
start-open-about = Файл турніру Drawmaster на цьому комп’ютері або на флешці.
start-import = Імпорт з іншої програми
start-import-about = Турнір з OpenGotha чи MacMahon або список гравців.
start-recent = Останні файли

name = Назва
place = Місце
country = Країна
event-country-hint = дві літери, наприклад UA
event-start = Перший день
event-end = Останній день
event-rounds = Тури
event-template = Вид
event-days-hint = порожньо — звичайна тривалість для цього виду
event-minutes = Основний час, хвилин
event-overtime = Додатковий час
event-overtime-hint = 3x30 бьойомі, 15/300 канадський, +20 Фішер або none
template-seygo-open = Юнацька серія: Open із плей-оф
template-eygc = Юнацький чемпіонат Європи
template-club-day = Клубний турнір, один день
template-congress = Конгрес
template-future-stars = Future Stars
template-self-paired = Вільний вибір суперників, 9x9
template-about-seygo-open = Мак-Магон, партії на рівних, в останніх турах плей-оф за віковими категоріями, результати вводять двічі.
template-about-eygc = Мак-Магон, партії на рівних, очки чемпіонату, результати вводять двічі.
template-about-club-day = Мак-Магон із форою, результати вводять один раз.
template-about-congress = Мак-Магон, партії на рівних, довгий контроль, висока планка.
template-about-future-stars = Швейцарська система для новачків: короткі партії, без очок серії. Досвідчених гравців не допускають.
template-about-self-paired = Побічний турнір на дошках 9x9. Будь-які двоє грають будь-коли, не більше двох разів; пари не складають.
preview-title = Попередній перегляд
preview-class = Клас EGF { $class }: { $class ->
    [A] партії мають повну вагу.
    [B] партії мають три чверті ваги.
    [D] партії мають чверть ваги.
   *[C] партії мають половину ваги.
}
preview-unrated = Без рейтингу: контроль часу закороткий.
preview-bar = На планці або вище має бути від { $from } до { $to } гравців.
preview-handicap = Фора: різниця очок мінус { $less }.
preview-newcomers = Лише новачки: не старші за { $age } р., рейтингових турнірів не більше ніж { $contests }.
preview-categories = Вікові категорії: { $categories }.
event-create = Створити турнір
event-close = Закрити турнір

rail-open = Екрани
rail = Екрани
screen-register = Реєстрація
screen-knockouts = Плей-оф
screen-final = Фінал
screen-rounds = { event-rounds }
screen-referee = Суддя
screen-standings = Таблиця
screen-print = Друк і надсилання
screen-history = Історія

keys = Клавіші
keys-window = Скрізь
key-next = наступний крок
key-larger = збільшити, зменшити
key-screens = інший екран
key-find = пошук
key-find-letters = пошук: літери потрапляють у поле пошуку
key-entry-take = зареєструвати знайденого або відкрити картку гравця
key-grid = рух у сітці, зміна
key-bar = узяти запропоновану планку
key-panels = панелі реєстрації
key-choose = вибрати рядок
key-game = вибрати партію
key-category = інша категорія
key-table = рух клітинками й партіями шляхом гравця
key-sections = частини сітки
key-zoom = масштаб; Z вписує рисунок у вікно
key-ceremony = показати жеребкування клітинка за клітинкою
key-replace = замінити гравця до перших партій
key-list = до жеребкування: пересунути гравця вгору чи вниз
key-way = до жеребкування: вайлд-кард, кваліфікант, пізніший тур
key-freeze = заморозити список для жеребкування
key-table-results = вводити результати, як на екрані «Тури»
key-forfeit = технічна поразка, потім хто виграє
key-walkover = прохід без гри у плей-оф, потім хто проходить
key-ladder = перегравання, потім хто виграв
key-ladder-games = до перегравання; там S починає, 1 2 = вводять його партії
key-settle = розв’язати розбіжність введень, потім результат
key-board = перейти до дошки
key-pass = інше введення
key-hand = у чернетці: розбити пару, скласти пару, закріпити, скласти знову, скласти решту, пояснити
key-seats = у чернетці: вибрати Чорних чи Білих для обміну з іншим гравцем
key-bye = у чернетці: дати бай вибраному гравцеві
key-renumber = у чернетці: перенумерувати дошки
key-swap = у чернетці: обміняти кольори
key-rounds = попередній і наступний тур

palette = Пошук дій, гравців, дощок, налаштувань, аркушів і довідки
palette-find = Введіть кілька літер
palette-help = Довідка: { $screen }
palette-copy = Копія { $at }
palette-kind-player = гравець
palette-kind-board = дошка
palette-kind-setting = налаштування
palette-kind-sheet = аркуш
palette-kind-help = довідка
palette-kind-copy = копія
palette-kind-file = файл
screen-start = Початок
help-start = Відкрийте навчальний турнір, щоб випробувати все на 64 вигаданих гравцях.
    Для нового турніру потрібні назва й дні; гравців імпортують зі списку або додають по одному.
    Останні турніри показано з днями, текою та поточним станом.
key-save = де збережено турнір
key-result-menu = результати дошки
saved-already = Уже збережено о { $time } у { $file }. Кожна зміна зберігається одразу.
saved-last = Кожна зміна зберігається. Остання: { $time }.
saved-in = Турнір у файлі { $file }. Кожна зміна зберігається одразу.
palette-go = Перейти: { $screen }

status-round = Тур { $round } з { $rounds }
status-results = Результатів: { $agreed } з { $games }
status-confirmed = підтверджено
status-unfinished = { $count ->
    [one] { $count } відкладена партія
    [few] { $count } відкладені партії
    [many] { $count } відкладених партій
   *[other] { $count } відкладеної партії
}
status-disagreements = { $count ->
        [one] розбіжність на { $count } дошці
        [few] розбіжності на { $count } дошках
        [many] розбіжності на { $count } дошках
       *[other] розбіжності на { $count } дошки
    }
status-conflicts = { $count ->
    [one] { $count } суперечливий результат
    [few] { $count } суперечливі результати
    [many] { $count } суперечливих результатів
   *[other] { $count } суперечливого результату
}
status-registered = { $count ->
        [one] зареєстровано { $count } гравця
        [few] зареєстровано { $count } гравців
        [many] зареєстровано { $count } гравців
       *[other] зареєстровано { $count } гравця
    }
status-preregistered = ще не зареєстровано: { $count }
status-slips = { $count ->
        [one] { $count } рожевий бланк очікує
        [few] { $count } рожеві бланки очікують
        [many] { $count } рожевих бланків очікують
       *[other] { $count } рожевого бланка очікує
    }
status-open = реєстрація відкрита
status-closed = реєстрацію закрито

next-register = Зареєструвати гравців
next-close-register = Закрити реєстрацію
next-settle-slips = Розглянути рожеві бланки
next-draw-knockouts = Провести жеребкування плей-оф
next-decide-knockout = Вирішити партію туру { $round }
next-pair = Скласти пари туру { $round }
next-pair-again = Скласти пари туру { $round } знову
next-release = Оприлюднити тур { $round }
next-enter-results = Увести результати
next-resolve-disagreement = Усунути розбіжність
next-settle-conflicts = Усунути суперечності
next-confirm-round = Підтвердити тур { $round }
next-add-rounds = Додати тури
next-finish = Показати підсумкову таблицю
next-add-games = Додати партії
next-fill-stage = Заповнити етап

undo = Скасувати дію
undo-what = Скасувати: { $what }
undo-of-helper = { $what } ({ $who })
undo-nothing = Немає чого скасовувати.
redo = Повторити
redo-nothing = Немає чого повторювати.

operation-create_event = створення турніру
operation-issue_bundle = видача пакета
operation-hand_over_event = передання турніру
operation-import_seed_list = імпорт списку посіву
operation-import_event = імпорт турніру
operation-open_sample = створення навчального турніру
operation-add_competition = нове змагання { $player }
operation-add_stage = новий етап { $player }
operation-fill_stage = заповнення етапу
operation-import_competition = імпорт змагання { $player }
operation-remove_competition = вилучення змагання
operation-enter_people = заявка { $player }
operation-add_entry = додавання: { $player }
operation-change_entry = зміна: { $player }
operation-set_entry_status = стан: { $player }
operation-take_rated = дані з рейтинг-листа
operation-set_paid = збір: { $player }
operation-set_price = ціна: { $player }
operation-remove_price = вилучення ціни: { $player }
operation-include_levy = збір у ціні участі
operation-choose_fees = розрахунок: { $player }
operation-grant_discount = знижка: { $player }
operation-revoke_discount = зняття знижки: { $player }
operation-take_payment = платіж: { $player }
operation-refund_payment = повернення грошей: { $player }
operation-set_cash_day = гроші в касі
operation-import_list = імпорт списку
operation-close_register = закриття реєстрації
operation-change_draw_seed = нове зерно жеребкування
operation-set_bar = встановлення планки
operation-draw_knockout = жеребкування KO{ $category }
operation-freeze_knockout = заморожування KO{ $category }
operation-freeze_final = заморожування Фіналу { $category }
operation-draw_final = жеребкування Фіналу { $category }
operation-settle_final = розв’язання рівності у Фіналі { $category }
operation-change_final = налаштування Фіналу { $category }
operation-plan_qualifying = план кваліфікації KO{ $category }
operation-replace_in_knockout = заміна в KO{ $category }
operation-decide_knockout = рішення в KO{ $category }
operation-pair_round = складання пар туру { $round }
operation-unpair_round = розбиття пар туру { $round }
operation-release_round = оприлюднення туру { $round }
operation-confirm_round = підтвердження туру { $round }
operation-enter_result = результат дошки { $board }, тур { $round }
operation-add_game = додавання партії
operation-remove_game = вилучення партії
operation-add_team = нова команда { $player }
operation-change_team = зміна команди
operation-remove_team = вилучення команди
operation-set_line_up = склад команди, тур { $round }
operation-enter_ladder = перегравання дошки { $board }, тур { $round }
operation-start_ladder = початок перегравання дошки { $board }, тур { $round }
operation-record_ladder_game = партія перегравання дошки { $board }, тур { $round }
operation-take_back_ladder_game = вилучення партії перегравання дошки { $board }, тур { $round }
operation-set_round_clock = час туру { $round }
operation-mark_late = запізнення: дошка { $board }, тур { $round }
operation-mark_arrived = прихід: дошка { $board }, тур { $round }
operation-clear_late = вилучення запізнення: дошка { $board }, тур { $round }
operation-adjourn_game = відкладання партії: дошка { $board }, тур { $round }
operation-resume_game = догравання партії: дошка { $board }, тур { $round }
operation-remove_adjournment = вилучення відкладання: дошка { $board }, тур { $round }
operation-publish_times = новий початок турів
operation-enter_results = результати туру { $round }
operation-swap_colours = обмін кольорів на дошці { $board }, тур { $round }
operation-swap_players = обмін гравців у турі { $round }
operation-lock_board = закріплення дошки { $board }, тур { $round }
operation-unpair_board = розбиття пари на дошці { $board }, тур { $round }
operation-pair_two = пара для { $player } у турі { $round }
operation-pair_rest = нові пари на незакріплених дошках туру { $round }
operation-set_handicap = фора на дошці { $board }, тур { $round }
operation-move_bye = бай туру { $round }
operation-pair_some = пари для частини гравців туру { $round }
operation-renumber_boards = нова нумерація дощок туру { $round }
operation-move_board = перенесення дошки { $board } туру { $round }
operation-fix_prize_list = зміна списку для нагородження
operation-lower_sleeper = зменшення початкових очок: { $player }
operation-change_settings = налаштування { $setting }
operation-add_slip = новий рожевий бланк
operation-apply_slip = застосування рожевого бланка
operation-refuse_slip = відхилення рожевого бланка
operation-add_official = нова офіційна особа: { $player }
operation-change_official = зміна офіційної особи: { $player }
operation-remove_official = вилучення офіційної особи
operation-add_helper = додавання помічника { $player }
operation-report_result = повідомлення гравця, дошка { $board }
operation-contradicting_result = суперечливий результат помічника, дошка { $board }
operation-dismiss_report = відхилення повідомлень із дошки { $board }
operation-revoke_helper = відкликання коду помічника
operation-promote_second_desk = перехід до другого столу
operation-add_case = нова справа
operation-change_case = обставини справи { $case }
operation-rule_case = рішення у справі { $case }
operation-protest_case = протест у справі { $case }
operation-appeal_case = апеляція у справі { $case }
operation-close_case = закриття справи { $case }
operation-publish_case = публікація справи { $case }
operation-guide_case = процедура у справі { $case }
operation-set_article_text = текст статті правил
operation-migrate = оновлення до цього формату файлу
operation-salvage = відновлення з пошкодженого файлу
operation-unknown = дія новішої версії

panel-entries = Заявки
panel-participation = Участь
panel-checkin = Прибуття
panel-slips = Рожеві бланки
panel-closing = Закриття
template-pair-go = Пейр-го
template-about-pair-go = Швейцарська система для пар: двоє разом грають одну партію. Партії не йдуть у рейтинг.
operation-add_pair = додавання пари { $player }
operation-change_pair = зміна пари { $player }
pair-add = Додати пару
pair-change = Змінити пару
pair-first = Перший партнер
pair-second = Другий партнер
pair-person = Людина
pair-new-person = нова людина
pair-mixed = Змішана пара, підтверджено
pair-mixed-hint = Жінка й чоловік. Стать не зберігається.
pair-details = Тури й дошка
closing-not-mixed = Не підтверджено як змішані пари: { $names }.
panel-teams = Команди
panel-fees = Каса
fees-filter = Показати
fees-filter-all = Усі
fees-filter-unpaid = Не сплатили
fees-filter-credit = Переплатили
fees-for = За що
fees-owed = Нараховано
fees-paid = Сплачено
fees-open = До сплати
fees-levy = Збір
fees-credit = Переплата
fees-item = Позиція
fees-total = Разом, { $currency }
fees-exact = Прийняти точну суму
fees-pay = Інша сума
fees-pay-of = Платіж: { $name }
fees-pay-save = Прийняти платіж
fees-refund = Повернення грошей
fees-refund-of = Повернення грошей: { $name }
fees-refund-save = Повернути гроші
fees-account = Додаткові послуги та знижки
fees-account-of = Розрахунок: { $name }
fees-account-sum = Нараховано { $owed }, сплачено { $paid }, до сплати { $open } { $currency }
fees-receipt = Квитанція
fees-prices = Ціни
fees-prices-none = Цін у турніру ще немає.
fees-report = Касовий звіт
fees-none-chosen = Виберіть людину.
fees-nothing-open = Цій людині платити нічого.
fees-nothing-paid = Ця людина нічого не платила.
fees-empty = У цьому списку нікого немає.
fees-no-prices = Спершу вкажіть ціни або збір у налаштуваннях турніру.
fees-no-currency = У турніру ще немає валюти. Вкажіть її в налаштуваннях турніру, поруч зі збором.
fees-lacks-price = для цієї категорії немає ціни
fees-withdrew = знято з турніру
fees-gone = заявки більше немає
fees-taken = Квитанція { $receipt }, { $name }: прийнято { $amount }.
fees-sum = Нараховано { $owed }, сплачено { $paid }, до сплати { $open }; { $count ->
    [0] усі заплатили
    [one] ще не заплатила { $count } людина
    [few] ще не заплатили { $count } людини
    [many] ще не заплатили { $count } людей
   *[other] ще не заплатили { $count } людини
}
fees-amount = Сума
fees-method = Оплата
fees-method-cash = готівкою
fees-method-transfer = переказом
fees-taken-by = Хто прийняв
fees-taken-by-hint = Якщо порожньо — ви
fees-note = Примітка
fees-reason = Причина
fees-payment = Квитанція { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Категорія
fees-category-membership = За членством
fees-category-everyone = Усі інші
fees-category-member = Члени
fees-category-non_member = Не члени
fees-category-concession = Пільговики
fees-category-child = Діти
fees-category-free = Безкоштовно
fees-entered = День заявки
fees-entered-hint = Порожньо — рання заявка
fees-extra = Кількість: { $name }
fees-discounts = Знижки
fees-forgive = Надалі нараховано на стільки ж менше
fees-void = Скасовані квитанції: { $numbers }
fees-discount-grant = Надати знижку
fees-discount-revoke = Зняти знижку
fees-price-name = Назва
fees-price-set = Указати ціну
fees-price-remove = Вилучити
fees-kind = Хто платить
fees-kind-entry = Усі
fees-kind-extra = Хто це вибере
fees-competition = Змагання
fees-whole-event = Увесь турнір, один раз
fees-late = { $amount } з { $day }
fees-late-amount = Ціна пізньої заявки
fees-late-from = Пізня заявка — з
fees-levy-included = Ціни участі включають збір
fees-till = На розмін { $float }, готівкою { $received }, повернуто { $refunded }: у касі { $expected }.
fees-counted = Налічено { $counted }, різниця { $difference }.
fees-transfers = Переказами { $received }, повернуто { $refunded }.
fees-day = День
fees-day-hint = Порожньо — сьогодні
fees-float = На розмін уранці
fees-count = Налічено ввечері
fees-till-save = Зберегти касу
team-add = Додати команду
team-change = Змінити команду
team-remove = Вилучити команду
team-name = Назва команди
team-members = Склад
team-member-add = Додати гравця
team-substitute = запасний
team-absent = відсутній
team-incomplete = замало гравців
team-up = Вище
team-out = Вилучити
team-first = Це дошка 1.
board-title = Дошка { $board }
team-line-up = Склад на тур { $round }
team-line-up-of = { $name }: склад на тур { $round }
team-usual = Звичайний склад
team-set = (задано)
team-plays = Грає в турі { $round }
team-closed = Тур { $round } підтверджено.
teams-size = Дощок: { $size }
teams-order-fixed = у порядку списку
teams-order-free = у будь-якому порядку
teams-without = Без команди: { $names }
teams-empty = Команд ще немає. Уведіть гравців, потім додайте команди.
teams-none-chosen = Спершу виберіть команду.
col-team = Команда
round-matches = Матчі
competition-teams = Дощок у командному матчі
competition-teams-hint = Порожньо, якщо змагання особисте.

grid-lead = Стрілки пересувають, пробіл змінює. Під кожним туром — скільки зареєстрованих гравців у ньому грає.
grid-plays = { $name }: грає в турі { $round }
grid-misses = { $name }: пропускає тур { $round }
checkin-find = Знайти гравця, який прибув ( / ), Enter реєструє
checkin-count = Прибули: { $arrived } з { $expected }

closing-look = Перед закриттям реєстрації
closing-strengths = За рангом
closing-categories = За віковою категорією
closing-bar-picture = Планка
closing-bar-about = Зареєстровані гравці за рангом: { $players }; на планці { $bar } або вище: { $count }.
closing-bar-value = Планка { $bar }: { $count } на ній або вище, { $below } нижче
closing-bar-hint = Перетягніть лінію або пересуньте її стрілками й натисніть Enter.
closing-bar-set = Поставити планку { $bar }
closing-bar-moved = Планка: { $bar }.
closing-bar-guideline = Рекомендовано: від { $from } до { $to }
closing-bar-above = На ній або вище
closing-senior = дорослі або невідомо
closing-closed = Реєстрацію закрито { $when }.
closing-even = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    } в турі 1: бай не потрібен.
closing-even-teams = { $count ->
    [one] { $count } команда
    [few] { $count } команди
    [many] { $count } команд
   *[other] { $count } команди
} в турі 1: бай не потрібен.
closing-odd-teams = { $count ->
    [one] { $count } команда
    [few] { $count } команди
    [many] { $count } команд
   *[other] { $count } команди
} в турі 1, кількість непарна: одна команда отримає бай.
closing-odd = Гравців у турі 1: { $count }, кількість непарна. Один отримає бай, якщо не знайдете підмінного гравця.
closing-odd-pairs = Пар у турі 1: { $count }, кількість непарна. Одна отримає бай.
closing-odd-ghost = Гравців у турі 1: { $count }, кількість непарна. Грає підмінний гравець.
closing-seen = Усіх заявлених гравців уже зареєстровано або знято.
closing-unseen = Заявлено, але ще не зареєстровано: { $count }. { $names }
closing-births = Роки народження всіх відомі.
closing-no-birth = { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    } без року народження: { $names }
closing-single = Імовірних повторів немає.
closing-doubles = Можливі повтори: { $names }
closing-bar = На планці { $bar } або вище: { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }; рекомендовано від { $from } до { $to }.
closing-bar-proposed = На планці { $bar } або вище: { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }; рекомендовано від { $from } до { $to }. З планкою { $proposed } було б { $proposedCount }.

slips-open = Реєстрація ще відкрита: змінюйте заявки безпосередньо. Рожеві бланки — для змін після її закриття.
slips-empty = Рожевих бланків ще немає. Записуйте кожне прохання про зміну на бланк, щоб потім його можна було знайти.
slips-no-match = Жоден бланк не відповідає пошуку.
slips-lead = Поки бланки очікують, пари складати не можна. Спершу застосуйте або відхиліть їх.
slip-add = Додати бланк
slip-late = Пізня заявка
slip-apply = Застосувати
slip-refuse = Відхилити
slip-none = Спершу виберіть бланк, який очікує.
slip-pair-anyway = Усе одно скласти пари туру { $round }
slip-player = Гравець
slip-player-hint = номер або ім’я
slip-player-none = Заявки з таким номером чи ім’ям немає.
slip-leaves = Залишає турнір
slip-note = Примітка гравця
slip-reason-hint = зберігається з бланком
slip-becomes = { $what }: було { $before }, стане { $after }
slip-is = { $what }: { $after }
slip-nothing = без змін
slip-seat = ще сидить за дошкою { $board } у турі { $round }
slip-state-pending = очікує
slip-state-applied = застосовано { $when }
slip-state-refused = відхилено { $when }: { $why }
slip-what-number = Номер
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Початкові очки
slip-no-value = немає

register-find = Пошук за іменем, клубом чи країною ( / )
register-import = Імпорт списку
register-imported = { $count ->
        [one] Додано { $count } заявку.
        [few] Додано { $count } заявки.
        [many] Додано { $count } заявок.
       *[other] Додано { $count } заявки.
    }
list-paste = Вставити з електронної таблиці
list-paste-here = Скопіюйте рядки в таблиці та вставте їх сюди (Ctrl+V).
list-lines = Рядки, які треба виправити
list-line-number = Рядок
list-leave-out = Пропустити
list-leave-out-line = Пропустити рядок { $line }
list-cell = Рядок { $line }, { $column }
list-leave-rest = { $count ->
        [one] Пропустити { $count } рядок
        [few] Пропустити { $count } рядки
        [many] Пропустити { $count } рядків
       *[other] Пропустити { $count } рядка
    }
list-to-correct = { $count ->
        [one] Виправте або пропустіть { $count } рядок.
        [few] Виправте або пропустіть { $count } рядки.
        [many] Виправте або пропустіть { $count } рядків.
       *[other] Виправте або пропустіть { $count } рядка.
    }
list-title = Імпорт { $file }
list-separator = Роздільник
list-separator-comma = коми
list-separator-semicolon = крапки з комою
list-separator-tab = табуляції
list-separator-pipe = вертикальні риски
list-encoding = Кодування
list-sheet = Аркуш
list-headed = Перший рядок містить назви стовпців
list-announced = Лише заявлені, ще не прибули
list-guessed = Файл не в UTF-8; його прочитано як { $encoding }. Перевірте імена. Якщо літери неправильні, виберіть інше кодування.
list-first = Перші рядки списку
list-column = Зміст стовпця { $column }
list-means-nothing = не враховувати
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Повне ім’я, спершу прізвище
list-means-given-first = Повне ім’я, спершу ім’я
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Рік або дата народження
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Статус французької ліцензії
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Стать
list-means-family-group = { entry-family-group }
list-means-sp = Очки SEYGO { $category }
list-ready = { $count ->
        [one] Можна імпортувати { $count } гравця.
        [few] Можна імпортувати { $count } гравців.
        [many] Можна імпортувати { $count } гравців.
       *[other] Можна імпортувати { $count } гравця.
    }
list-not-yet = Спершу виправте помилки або виберіть зміст стовпців.
list-take = { $count ->
        [one] Імпортувати { $count } гравця
        [few] Імпортувати { $count } гравців
        [many] Імпортувати { $count } гравців
       *[other] Імпортувати { $count } гравця
    }
list-event = { $count ->
        [one] Новий турнір з { $count } гравцем
        [few] Новий турнір з { $count } гравцями
        [many] Новий турнір з { $count } гравцями
       *[other] Новий турнір з { $count } гравця
    }
levy-take = Позначити збір сплаченим
levy-back = Позначити збір несплаченим
levy-paid = ✓
levy-none = Виберіть заявку, за якою треба сплатити збір.
levy-sum = Збір: { $due } належить, { $paid } сплачено; { $count ->
        [0] усі заплатили.
        [one] не заплатив { $count } гравець.
        [few] не заплатили { $count } гравці.
        [many] не заплатили { $count } гравців.
       *[other] не заплатили { $count } гравця.
    }
col-levy = Збір
entry-similar = Можливий повтор: { $names }. Перевірте, перш ніж зберігати.
entry-stars-before = Раніше вже грав чи грала у Future Stars
entry-paid = Збір сплачено
entry-membership = Асоціація
membership-member = член (вдома чи за кордоном)
membership-non_member = не член
membership-concession = пільговий збір
result-same = Дошка { $board } вже має результат { $result }. Нічого не змінено.
closing-after = Поточний стан
closing-slips = { $count ->
        [one] { $count } рожевий бланк очікує.
        [few] { $count } рожеві бланки очікують.
        [many] { $count } рожевих бланків очікують.
       *[other] { $count } рожевого бланка очікує.
    } Застосуйте або відхиліть, перш ніж складати наступні пари.
closing-no-slips = Рожевих бланків в очікуванні немає.
closing-fees-paid = Усі заплатили.
closing-fees-open = { $count ->
    [one] Не заплатив { $count } гравець
    [few] Не заплатили { $count } гравці
    [many] Не заплатили { $count } гравців
   *[other] Не заплатили { $count } гравця
}: { $names }
closing-admitted = Допущено директором попри правила: { $names }
register-bar = Планка { $bar }: на ній або вище { $count ->
        [one] { $count } зареєстрований гравець
        [few] { $count } зареєстровані гравці
        [many] { $count } зареєстрованих гравців
       *[other] { $count } зареєстрованого гравця
    }.
register-bar-take = Поставити планку { $bar }, як запропоновано
register-empty = Заявок ще немає. Додайте заявку або імпортуйте список.
register-no-match = Нічого не знайдено: «{ $typed }».
register-add-typed = Додати «{ $typed }» як нову заявку
entry-add = Додати заявку
entry-edit = Змінити
entry-register = Зареєструвати
entry-withdraw = Зняти
entry-none = Спершу виберіть заявку.
entry-rated = Гравці з рейтинг-листа
entry-save-next = Додати й продовжити
entry-added = Зареєстровано: { $name }. { $count ->
        [1] Додайте наступну людину або закрийте.
        [one] Уже { $count } людина. Додайте наступну людину або закрийте.
        [few] Уже { $count } людини. Додайте наступну людину або закрийте.
        [many] Уже { $count } людей. Додайте наступну людину або закрийте.
       *[other] Уже { $count } людей. Додайте наступну людину або закрийте.
    }
seeds-import = Імпорт списку посіву
seeds-about = SP зі списку { $file } буде вписано в заявки з тим самим номером у серії або EGD PIN.
seeds-key = Ключ серії
seeds-key-hint = якщо вказано, список з іншим підписом буде відхилено
seeds-names = Заповнити й заявки, знайдені лише за іменем
seeds-fill = Заповнити SP
seeds-done = { $tour }: { $filled ->
        [one] SP вписано в { $filled } заявку
        [few] SP вписано у { $filled } заявки
        [many] SP вписано у { $filled } заявок
       *[other] SP вписано у { $filled } заявки
    }, немає у списку: { $unknown }.
seeds-signed = Підписано ключем
seeds-by-name = Знайдено лише за іменем і не заповнено. Перевірте їх, поставте позначку вище й заповніть ще раз:
seeds-by-name-filled = Знайдено лише за іменем і заповнено:
entry-sp = SP, категорія { $category }
move-board = Перенести на іншу дошку
move-board-of = Перенести дошку { $board }
move-board-to = На дошку
move-board-number = Уведіть номер дошки.
ko-decide = Вирішити, хто проходить
ko-decide-about = Рішення чинне незалежно від результату партії. Воно є в історії разом із причиною.
ko-decide-advances = Проходить далі
ko-decide-back = Відкликати рішення
final-jigos = Дзіго додає до перемог
final-jigos-nothing = нічого
final-jigos-half = пів перемоги
final-jigos-whole = цілу перемогу
copies-second = Друга тека для копій
copies-second-none = Без другої теки
book-rename = Перейменувати чемпіонат
book-rename-to = Нова назва
book-rename-hint = назва іншого чемпіонату об’єднує обидва
book-renamed = { $name }: { $editions ->
        [one] { $editions } випуск
        [few] { $editions } випуски
        [many] { $editions } випусків
       *[other] { $editions } випуску
    }.
book-confirm = Членство підтверджено на { $year }
book-confirm-choose = Спершу виберіть гравця.
book-confirmed = { $name }: підтверджено на { $year }.
entry-family = Прізвище
entry-middle = По батькові
entry-latin = Транслітерація
entry-latin-hint = спершу прізвище; якщо порожньо: { $proposed }
entry-latin-order = спершу прізвище, латиницею
entry-town = Місто
entry-reason = { reason }
entry-reason-hint = обов’язкова для змін після закриття реєстрації
entry-left = залишає турнір
entry-returned = повернення
entry-not-seen = прибуття позначено помилково
entry-given = Ім’я
entry-registered = Зареєстровано: { $name }.
entry-withdrawn = Знято з турніру: { $name }.
entry-pin = EGD PIN
entry-pin-hint = вісім цифр
entry-ffg-licence = Французька ліцензія (FFG)
entry-ffg-status = Статус ліцензії
entry-ffg-status-hint = - для звичайного або літера
entry-aga = Номер AGA
entry-user-name = Ім’я користувача на сервері
entry-rating-rank = Ранг для рейтинг-листів
entry-rating-rank-hint = Лише якщо відрізняється від рангу, з яким гравець грає, наприклад 6d за почесного рангу.
entry-irn = Номер у серії
entry-sex = Стать (для призів)
sex-unknown = не вказано
sex-f = дівчина
sex-m = хлопець
entry-publication = Публікація
publish-full = повне ім’я
publish-initials = лише ініціали
publish-anonymous = анонімно
entry-overrule = Допустити за рішенням директора, попри правила
ratings-import = Імпорт рейтинг-листа
rated-compare = Порівняти з рейтинг-листом
rated-take = Узяти
rated-take-all = Узяти все
rated-same = Усі заявки збігаються з рейтинг-листами.
rated-unknown = У рейтинг-листах немає номерів цих гравців: { $names }.
ratings-none = Рейтинг-листа ще немає: імпортуйте файл EGD, FFG або AGA.
ratings-of = Рейтинг-лист від { $day }, { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }.
ratings-undated = Рейтинг-лист без дати, { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }.
ratings-stale = Він застарів: перед турніром імпортуйте новий.
ratings-row = у рейтинг-листі, { $count ->
        [one] { $count } турнір
        [few] { $count } турніри
        [many] { $count } турнірів
       *[other] { $count } турніру
    }
entry-birth = Рік народження
entry-rank-hint = від 30k до 1k, від 1d до 9d, від 1p до 9p
entry-family-group = Родина
entry-family-group-hint = те саме слово для братів, сестер і батьків
entry-fixed-board = Постійна дошка
entry-fixed-board-hint = наприклад, якщо гравцеві важко пересуватися; зазвичай порожньо
entry-shift = Поправка початкових очок
entry-plays = Грає в турах
entry-ghost = підмінний
entry-guest = гість
entry-ghost-long = Підмінний гравець: грає, лише коли кількість гравців непарна
entry-guest-long = Гість: не отримує місця й очок
sleepers = { $count ->
        [one] { $count } гравець найвищої групи пропускає тур. За правилами, менші початкові очки виводять із групи:
        [few] { $count } гравці найвищої групи пропускають тури. За правилами, менші початкові очки виводять їх із групи:
        [many] { $count } гравців найвищої групи пропускають тури. За правилами, менші початкові очки виводять їх із групи:
       *[other] { $count } гравців найвищої групи пропускають тури. За правилами, менші початкові очки виводять їх із групи:
    }
sleeper-rounds = пропускає { $rounds }
sleeper-lower = Зменшити на { $by }
status-of-preregistered = заявлено
status-of-registered = зареєстровано
status-of-withdrawn = знято

col-number = №
col-name = Ім’я
col-rank = Ранг
col-rating = Рейтинг
col-country = { country }
col-club = Клуб
col-category = Вік
col-sp = SP
col-group = Група
col-way = Шлях
col-stage = Стадія
col-initial = Поч.
col-status = Стан
col-missed = Пропуски
col-slip = Бланк
col-change = Зміна
col-place = Місце
col-board = Дошка
col-black = Чорні
col-white = Білі
col-score = Очки
col-result = Результат
col-handicap = Фора
col-notes = Примітки
col-remark = Зауваження
col-reason = Причина
col-when = Коли
col-who = Хто
col-what = Що
col-details = Подробиці
col-competition = Змагання
col-changes = Рядки

round-title = Тур { $round }
round-unpaired = пари не складено
round-draft = чернетка
round-released = оприлюднено
round-confirmed = { status-confirmed }
round-pair = Скласти пари
round-unpair = Розбити пари туру
round-empty = Пари цього туру ще не складено.
round-bye = Бай: { $name }
round-left = Без пари: { $names }
hand = Ручні зміни
hand-unpair = Розбити пару
hand-swap = Обміняти кольори
hand-lock = Закріпити
hand-unlock = Відкріпити
hand-locked = закріплено: нове складання пар не змінює цю дошку
hand-explain = Пояснити
hand-idle = Без партії
hand-pair = Скласти цю пару
hand-missing = { $count ->
    [one] Пропускає тур: { $count } гравець
    [few] Пропускають тур: { $count } гравці
    [many] Пропускають тур: { $count } гравців
   *[other] Пропускають тур: { $count } гравця
}
hand-two = Спершу виберіть двох гравців.
hand-finish = Скласти пари решті
hand-rest = Скласти знову незакріплені
hand-yes = Усе одно зробити
hand-round = Увесь тур
hand-renumber = Перенумерувати дошки
hand-renumbered = { $count ->
        [0] Жоден номер дошки не змінився.
        [one] Новий номер дошки має { $count } партія.
        [few] Нові номери дощок мають { $count } партії.
        [many] Нові номери дощок мають { $count } партій.
       *[other] Нові номери дощок має { $count } партії.
    }
hand-seats = Обміняти гравців
hand-teams = Обміняти команди (за гравцем кожної)
hand-held = Вибрано: { $name }. Перейдіть до іншої дошки й виберіть там місце або дайте бай.
hand-seat-first = Спершу виберіть місце.
hand-bye = Дати бай
drag-hint = Або перетягніть гравця на інше місце чи на бай, а номер дошки — на іншу дошку.
drag-seat = дошка { $board }, { $colour }
drag-bye = бай
drag-pair = партія, суперник { $name }
board-in-text = дошка { $board }
drag-nowhere = відпустіть на місці гравця, дошці або баї
drag-number = Перетягніть номер, щоб перенести партію на іншу дошку.
drag-shift = Shift показує числа.
drag-numbers = Показати числа
verdict-good = Добре
verdict-worse = Гірше
verdict-breaks = Потрібна згода
verdict-impossible = Неможливо
some = Частині гравців …
some-title = Пари для частини гравців туру { $round }
some-numbers = Номери
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Уведіть номери й проміжки, наприклад 1, 4, 7..12.
some-scores = Очки перед цим туром
some-scores-hint = 21, 20.5
some-categories = Вікові категорії
some-senior = дорослі
some-nobody = Спершу виберіть гравців за номером, очками чи віковою категорією.
some-rest = Решті гравців пари складуть пізніше. Уже складені пари залишаються. Бай дадуть разом з останніми парами.
some-pair = Скласти пари вибраним
report = Звіт про тур { $round }
report-short = Звіт
report-nothing = Зауважень немає.
groups = Очкові групи
groups-about = Очкових груп: { $groups }, переходів: { $floats }. У таблиці нижче — те саме.
groups-line = Дошка { $board }: { $down } переходить до нижчої групи, суперник { $up }
groups-lines = { $count ->
    [one] { $count } перехід
    [few] { $count } переходи
    [many] { $count } переходів
   *[other] { $count } переходу
}
groups-float = { $board } до { $score }
groups-players = Гравці
groups-games = Партії у групі
groups-down = Дошки з переходом униз
groups-alone = { $count ->
    [one] { $count } без партії
    [few] { $count } без партії
    [many] { $count } без партії
   *[other] { $count } без партії
}
picture-table = Таблицею
button-key = Клавіша: { $key }
table-columns = Стовпці
table-find = Знайти в таблиці
table-found = Рядків: { $shown } з { $all }
table-none-found = У таблиці нічого не підходить: { $typed }.
table-copy = { $count ->
    [one] Копіювати { $count } рядок
    [few] Копіювати { $count } рядки
    [many] Копіювати { $count } рядків
   *[other] Копіювати { $count } рядка
}
table-copied = { $count ->
    [one] { $count } рядок у буфері обміну.
    [few] { $count } рядки в буфері обміну.
    [many] { $count } рядків у буфері обміну.
   *[other] { $count } рядка в буфері обміну.
}
entry-register-marked = Зареєструвати позначених: { $count }
entry-withdraw-marked = Зняти позначених: { $count }
boards-grid = Дошки за станом
boards-grid-about = Дощок: { $all }. Готово: { $done }, введено один раз: { $once }, розбіжність: { $differ }, відкрито: { $open }.
boards-grid-differ = проходи різняться
boards-grid-ladder = дзіго, вирішити
boards-grid-adjourned = відкладена
boards-grid-open = відкрита
boards-grid-once = введено один раз
boards-grid-complete = готово
remark-rematch = { $count ->
        [one] Вони вже зустрічалися { $count } раз.
        [few] Вони вже зустрічалися { $count } рази.
        [many] Вони вже зустрічалися { $count } разів.
       *[other] Вони вже зустрічалися { $count } раза.
    }
remark-second-bye = Цієї повторної зустрічі можна уникнути, якщо дати ще один бай: { $first }.
remark-family = Вони з однієї родини.
remark-float = { $first } переходить до нижчої групи, { $second } — до вищої, різниця { $amount }.
remark-categories = Вони з різних вікових категорій.
remark-far-apart = Велика різниця сили: рангів { $first }, очок { $second }.
remark-club = Вони з одного клубу.
remark-country = Вони з однієї країни.
remark-blacks = { $first }: Чорними буде на { $amount } більше партій, ніж Білими.
remark-whites = { $first }: Білими буде на { $amount } більше партій, ніж Чорними.
remark-handicap = { $count ->
        [1] Без комі.
    [one] Каменів фори: { $count }.
        [few] Каменів фори: { $count }.
        [many] Каменів фори: { $count }.
       *[other] Каменів фори: { $count }.
    }
level-met-before = повторні зустрічі
level-same-family = одна родина
level-winless = гравці без перемог
level-categories = різні категорії
level-score-difference = різниця очок
level-may-meet-in-the-knock-out = можливі суперники у плей-оф
level-floats = переходи між групами
level-same-club = один клуб
level-same-country = одна країна
level-colours = рівновага кольорів
level-handicap = фора
level-seeding = посів в очкових групах
level-lot = жереб
level-clubs-and-countries = клуби та країни
hand-price = Порівняно з найкращим складанням: { $price }.
hand-best = Тур такий самий добрий, як за найкращого складання.
why = Чому дошка { $board }?
why-pays = Вона коштує: { $price }.
why-free = Вона нічого не коштує.
why-otherwise = Без неї тур був би гіршим: { $price }.
why-instead = Тоді суперник Чорних — { $black }, суперник Білих — { $white }.
why-worse = З нею тур гірший за найкращий: { $price }.
why-best-instead = У найкращому турі суперник Чорних — { $black }, суперник Білих — { $white }.
pass-black = Перше введення: результати Чорних.
pass-white = Друге введення: результати Білих.
pass-both = Результати.
keys-results = 1 виграли Чорні · 2 виграли Білі · = дзіго · 0 обидва програли · F технічна · W прохід без гри · Backspace стирає · B номер дошки
keys-results-two = 1 виграли Чорні · 2 виграли Білі · = дзіго · 0 обидва програли · F технічна · W прохід без гри · Backspace стирає · B номер дошки · P інше введення
waiting-forfeit = Технічна: хто виграє? 1 Чорні · 2 Білі · 0 ніхто
waiting-walkover = Прохід без гри: хто проходить? 1 Чорні · 2 Білі
waiting-ladder = Перегравання: хто виграв? 1 Чорні · 2 Білі
waiting-settle = Правильний результат: 1 виграли Чорні · 2 виграли Білі · = дзіго · 0 обидва програли
keys-disagree = Введення для дошки { $board } розходяться. Перевірте бланк, потім натисніть S і результат: він замінить обидва введення.
keys-confirmed = Цей тур підтверджено. Щоб виправити дошку, натисніть S, потім результат.
keys-ladder = На дошці { $board } дзіго у плей-оф. Натисніть G, щоб відкрити перегравання з його часом, або L і потім 1 чи 2 для переможця.
keys-rounds = [ попередній тур · ] наступний тур
pass-count = { $done } з { $all }
pass-counts = Введення 1: { $first } з { $all } · Введення 2: { $second }
waiting-board = Дошка { $digits } …
result-black = виграли Чорні
result-white = виграли Білі
result-jigo = дзіго
result-both-lose = обидва програли
result-black-forfeit = технічна перемога Чорних
result-white-forfeit = технічна перемога Білих
result-both-forfeit = технічна поразка обох
result-wo-black = прохід без гри для Чорних
result-wo-white = прохід без гри для Білих
result-none = без результату
result-unknown = невідомо
result-disagree = { $black } від Чорних, { $white } від Білих
result-choose = Результат дошки { $board }
result-clear = стерти результат
result-wins = Виграє { $name }
result-settle = Виправити дошку { $board }
pass-to-white = До другого введення
pass-to-black = До першого введення
correction = Виправлення дошки { $board } туру { $round }
correction-affected = Від цього результату залежать пізніші партії сітки:
correction-through = Провести далі
correction-annul = Анулювати пізніші партії
correction-keep = Залишити тих, хто пройшов
correction-change = Було { $before }, стане { $after }
correction-standings = Таблиця після туру { $round } і пізніші зміняться. Надруковані раніше аркуші застаріли.
correction-later = Пари туру { $later } вже складено за старим результатом. Вони залишаються.
release-stale = Оприлюднити тур { $round } із застарілими парами?
stale-only = { $count ->
    [1] Скласти знову лише дошку { $boards }
    [one] Скласти знову лише дошки { $boards }
    [few] Скласти знову лише дошки { $boards }
    [many] Скласти знову лише дошки { $boards }
   *[other] Скласти знову лише дошки { $boards }
}
stale-forfeit = Увести технічну поразку, дошка { $board }
stale-both-forfeit = Увести поразку обом, дошка { $board }
stale-seat = Посадити за дошку { $board }: { $name }
change-pairing = Змінити пари
change-pairing-about = Змінюйте дошки оприлюдненого туру, на яких немає результату. Змінені дошки позначаються.
release-title = Оприлюднити тур { $round } не з усіма?
release-about = { $count ->
        [one] { $count } гравець не має ні партії, ні баю:
        [few] { $count } гравці не мають ні партії, ні баю:
        [many] { $count } гравців не мають ні партії, ні баю:
       *[other] { $count } гравця не мають ні партії, ні баю:
    }
release-pair = Скласти їм пари
release-bye = Дати бай: { $name }
release-pair-bye = Пара: { $name } з { $other } (має бай)
release-anyway = Усе одно оприлюднити
ladder = Перегравання після дзіго
ladder-accepted = Суддя зафіксував дзіго о { $time }.
ladder-accepted-at = Дзіго зафіксовано о
ladder-empty-hint = порожньо — зараз
ladder-start = Почати перегравання
ladder-board = { $lines }×{ $lines }
ladder-new-game = Нова партія
ladder-times = { $minutes } хв, потім 1 × { $seconds } с; комі { $komi }
ladder-remaining = залишилося: Чорні { $black }, Білі { $white }
ladder-left = Залишилося хвилин, { $colour }
ladder-was-white = { $colour } мали Білі за нігірі й виграють
ladder-game-won = { $colour } виграли
ladder-played = зіграно
ladder-next = грають наступною
ladder-later = за потреби
ladder-needless = не потрібна
ladder-between = починається між { $from } і { $to }
ladder-from = починається о { $from }
ladder-wait = за { $time }
ladder-start-due = до початку { $time }
ladder-late = запізнення { $time }
ladder-nigiri = Нігірі: Чорні мусять пасувати, тож виграють Білі. Хто мав Білі після нігірі? Кольори — як у першій партії.
ladder-black-is-white = Тепер Чорні грають Білими
ladder-white-is-white = Тепер Білі грають Білими
ladder-ended = Закінчено о
ladder-advances = Далі проходить { $name }.
ladder-back = Вилучити останню партію
ladder-won = { $colour } виграли перегравання
needs-ladder = дзіго: потрібне перегравання
note-rematch = уже зустрічалися
note-family = одна родина
note-club = один клуб
note-country = одна країна
note-black_floats_down = Чорні до нижчої групи
note-white_floats_down = Білі до нижчої групи
note-far_apart = велика різниця
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = Гравців: { $count }
ko-not-drawn = без жеребкування
ko-draw = Жеребкувати KO{ $category }
ko-draw-all = Жеребкувати всі
ko-all-frozen = Список заморожено. Зараз його не жеребкують, оголошений відбиток зберігається.
ko-all-planned = Жеребкування з вибраними вами налаштуваннями.
ko-all-usual = Жеребкування, як запропоновано.
ko-choice = Налаштування жеребкування
ko-size = Гравців у сітці
ko-size-other = Інша кількість
ko-first-round = Перший тур
ko-first-round-hint = порожньо: закінчується з останнім туром
ko-size-hint = мають право: { $count }
ko-size-rounds = тури { $first }–{ $last }
ko-size-byes = { $count ->
        [0] без баїв
        [one] { $count } бай
        [few] { $count } баї
        [many] { $count } баїв
       *[other] { $count } баю
    }
ko-size-out = { $count ->
    [0] ніхто не залишається поза сіткою
   *[other] поза сіткою: { $count }
}
ko-size-gap = { $count ->
        [0] рівні ранги
        [one] різниця до { $count } рангу
        [few] різниця до { $count } рангів
        [many] різниця до { $count } рангів
       *[other] різниця до { $count } рангу
    }
ko-effect = Гравців: { $size }, клітинок: { $lines }, тури { $first }–{ $last }:
ko-gaps = Різниця рангів у перших партіях, якби жереби йшли за списком: { $gaps }.
ko-way = Шлях у сітку
ko-way-wild = Вайлд-кард
qualifying = Кваліфікаційні партії
qualifying-title = Кваліфікаційні партії KO{ $category }
qualifying-about = Останні місця в сітці розігрують у турах перед її початком. Переможці будуть у сітці під час жеребкування.
qualifying-lines = Клітинок у сітці
qualifying-rounds = Кваліфікаційних турів
qualifying-for-wild = Вайлд-карди, які розігрують
qualifying-wild = Вайлд-кардів у списку: { $count }
qualifying-planned = План на { $lines } клітинок: без кваліфікації { $direct }, вайлд-кардів { $wild }; партії в турах { $first }–{ $last }.
qualifying-won = { $name } — у сітці.
qualifying-nobody = Немає переможця.
qualifying-back = Вилучити план
qualifying-plan = Спланувати партії
qualifying-again = Спланувати знову
ko-way-qualified = Кваліфікант
ko-way-later = З туру { $round } сітки
ko-most = Вайлд-кардів: { $wild } з можливих { $most_wild }. Кваліфікантів: { $qualified } з можливих { $most_qualified }.
ko-up = Вище
ko-down = Нижче
ko-first = Цей гравець уже перший.
ko-last = Цей гравець уже останній.
ko-sort = Відновити порядок за силою
ko-moved = пересунуто директором
ko-out = не в сітці
ko-excluded = Немає у списку: { $count }
ko-apart-countries = Розводити країни в першому турі
ko-apart-clubs = Розводити клуби в першому турі
ko-third = Партія за третє місце
ko-reason-hint = зберігається з жеребкуванням і друкується в протоколі
ko-reason-needed = Уведіть причину. Вона зберігається з жеребкуванням.
ko-freeze = Заморозити список
ko-frozen = Список заморожено
ko-frozen-about = Прочитайте це число вголос або запишіть його, перш ніж оголосити цифри: воно доводить, що потім список не змінювали.
ko-thaw = Змінити список
ko-draw-ceremony = Жеребкувати по клітинці
ko-draw-now = Жеребкувати одразу
ko-again = Це замінить попередню сітку; вона залишиться в історії.
ko-keep = Залишити сітку
ko-redraw = Жеребкувати знову
ko-redraw-begun = Пари цієї сітки вже складено. Спершу розбийте пари цих турів.
ko-replace = Замінити гравця
ko-replace-none = Спершу виберіть клітинку гравця.
ko-replace-who = Хто замінить: { $name }?
ko-replace-about = Клітинка сіяного гравця переходить до найсильнішого несіяного, а клітинка того — до резервного гравця. Без резервного гравця клітинка стає баєм.
ko-replace-reason = порожньо, якщо гравець знявся
ko-alternate = Резервний гравець
ko-alternate-next = Наступний у списку
ko-alternate-none = Нікого не залишилося: бай
ko-ceremony = Показати жеребкування
ko-entropy = Оголошені цифри
ko-entropy-hint = гральні кості або числа, оголошені в залі, лише цифри; роздільники не рахуються
closing-entropy = Оголошені цифри для жеребів
closing-entropy-hint = оголошуються зараз і входять у зерно жеребкування; можна не заповнювати
seed-new = Нове зерно жеребкування
seed-new-hint = Воно зберігається в історії, а перевірка називає тури, складені за попереднім зерном.
seed-draw = Отримати зерно
ko-digits = Кількість цифр
ko-digits-hint = оголошується зараз; можна не заповнювати
ko-source = Джерело цифр
ko-source-hint = оголошується зараз, наприклад гральні кості в залі або лотерея та її час
ko-frozen-number = Заморожування { $number }, { $at }
ko-announced = { $digits ->
        [0] Оголошено: будь-яка кількість цифр
        [one] Оголошено: { $digits } цифра
        [few] Оголошено: { $digits } цифри
        [many] Оголошено: { $digits } цифр
       *[other] Оголошено: { $digits } цифри
    }
ko-acts = Заморожування та жеребкування
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Жеребкування { $number }, { $at }
ko-act-undone = (скасовано)
ko-list = Список у порядку посіву
ko-list-empty = У цій категорії немає зареєстрованих гравців.
ko-summary = { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, початок у турі { $first }.
ko-winner = Переможець: { $name }
ko-shown = Вигляд
ko-whole = Уся сітка
ko-section = Частина { $number }
ko-zoom = Масштаб
ko-smaller = Зменшити
ko-larger = Збільшити
ko-fit = Вписати
ko-overview = Огляд
ko-overview-about = Сітка, рядків: { $lines }. Вирішено партій: { $decided } з { $games }. У таблиці нижче — те саме.
ko-overview-game = Партія
ko-picture = Зберегти зображення
ko-in-round = тур { $round }
ko-bye = бай
ko-board-room = дошка { $board }, { $room }
ko-needs-ladder = дзіго: перегравання
ko-invalidated = недійсна
ko-vacant = без гравця
ko-open-side = ще не визначено
ko-cell-box = Клітинка { $box }, { $group }: { $name }
ko-cell-game = { $stage }, партія { $number }, тур { $round }
ko-cell-won = Перемога: { $name }
ko-versus = { $a } проти { $b }
ko-versus-won = { $a } проти { $b }, виграє { $won }
ko-ranking = Місця та стадії
ko-shared = { $from }–{ $to }
ko-still-in = ще грає
ko-record = Протокол жеребкування
ko-commitment = Відбиток
ko-nonce = Секретне число
keys-table = стрілки пересувають · Page Down частини · + - Z масштаб · V жеребкування
keys-table-categories = [ ] категорії
keys-table-results = 1 виграли Чорні · 2 виграли Білі · = дзіго · 0 обидва програли · F технічна · W прохід без гри · Backspace стирає · P інше введення
ceremony-title = KO{ $category }: жеребкування
ceremony-count = { $shown } з { $all }
ceremony-box = Група: { $group }, клітинка { $box }
ceremony-lot = Жереб { $drawn } з { $of }
ceremony-again = { $count ->
        [one] перетягнуто { $count } раз, щоб розвести країни чи клуби
        [few] перетягнуто { $count } рази, щоб розвести країни чи клуби
        [many] перетягнуто { $count } разів, щоб розвести країни чи клуби
       *[other] перетягнуто { $count } раза, щоб розвести країни чи клуби
    }
ceremony-alone = без жереба: залишився один гравець
ceremony-meets = суперник: { $name }
ceremony-bye = бай у першому турі
ceremony-open = суперника ще не визначено
ceremony-commitment = Відбиток списку
ceremony-next = Далі
ceremony-play = Показувати
ceremony-pause = Пауза
ceremony-all = До кінця
stage-round_of_64 = 1/32 фіналу
stage-round_of_32 = 1/16 фіналу
stage-round_of_16 = 1/8 фіналу
stage-quarter_final = Чвертьфінали
stage-semi_final = Півфінали
stage-winners_final = Фінал переможців
stage-losers_round = Сітка переможених
stage-second_final = Другий фінал
stage-third_final = Третій фінал
ko-loser-of = переможений: { $game }
ko-winner-of = переможець туру { $round }, партія { $number }
stage-final = Фінал
stage-third_place = Третє місце
stage-finalist = Фіналіст
stage-qualifying = Кваліфікація
stage-winner = Переможець
stage-final_group = Фінал, групи
stage-final_semi_finals = Фінал, півфінали
stage-final_finals = Фінал, фінали

final-name = Фінал { $category }
final-group = Група { $name }
final-score = Перемоги
final-by = Визначено за
final-by-wins = перемогами
final-by-direct_game = особистою зустріччю
final-by-entry_position = початковою позицією
final-by-ladder = меншими дошками
final-by-nothing = не визначено
final-tie = Рівність.
final-tie-hint = Вони грають на менших дошках. Виберіть їх у порядку результатів, найкращий перший.
final-tie-named = уже вибрано
final-day = День { $day }
final-eve = Напередодні
final-phase-group = групи
final-phase-semi_finals = півфінали
final-phase-finals = фінали
final-alone-rounds = Тури, у яких грається лише Фінал
final-alone = грає лише Фінал
final-rests = Відпочивають: { $names }
final-places = Місця
final-size = Гравців
final-list = Список за очками
final-draw = Жеребкувати Фінал { $category }
final-rests-when = План відпочинку
final-way-best = найкращі грають дві партії на день
final-way-lots = за жеребом
final-way-eve = перший тур напередодні
final-ladder-keys = Хто виграв перегравання? 1 Чорні · 2 Білі
final-state-waiting = попереду
final-state-due = час складати пари
final-state-running = грають
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = технічна
how-ladder = переграванням
how-bye = бай
how-ruling = за рішенням
group-gold = золота
group-bronze = бронзова
group-blue = синя
group-green = зелена
group-magenta = пурпурова
group-red = червона

standings-after = Таблиця після туру { $round }
standings-round = Після туру
prize-list-fix = Зафіксувати для нагородження
prize-list-state = Список для нагородження зафіксовано після туру { $round }: { $time }, відбиток { $head }. Призи — за ним.
prize-list-take-back = Відкликати список
standings-newest = останнього
standings-find = Знайти гравця ( / )
standings-empty = Зареєстрованих гравців ще немає.
standings-view = Вигляд
standings-view-key = таблиця, шахівниця, місця за турами
standings-view-table = Таблиця
standings-view-crosstable = Шахівниця
standings-view-places = Місця за турами
crosstable-about = Хто з ким грав. Гравців: { $players }, партій: { $games }. У таблиці нижче — те саме.
crosstable-games = { games-title }
crosstable-win = перемога
crosstable-loss = поразка
crosstable-jigo = { result-jigo }
crosstable-open = без результату
crosstable-game = { $name } – { $other }: { $result }, { $round }-й тур
crosstable-of = { $name }: { $games }
places-about = Місця після кожного туру. Гравців: { $players }, турів: { $rounds }. У таблиці нижче — те саме.
places-none = Пари першого туру ще не складено.

history-find = Пошук в історії ( / )
history-empty = Змін ще немає.
history-more = Показати всі { $count }
history-head = Відбиток історії:
history-sheet-head = Відбиток на аркуші
history-verify = Перевірити аркуш
history-verified = { $later ->
        [0] Аркуш належить до цієї історії. Його надруковано після запису { $entry } ({ $what }, { $at }), відтоді нічого не змінилося.
        [one] Аркуш належить до цієї історії. Його надруковано після запису { $entry } ({ $what }, { $at }). Відтоді з’явився { $later } запис.
        [few] Аркуш належить до цієї історії. Його надруковано після запису { $entry } ({ $what }, { $at }). Відтоді з’явилися { $later } записи.
        [many] Аркуш належить до цієї історії. Його надруковано після запису { $entry } ({ $what }, { $at }). Відтоді з’явилося { $later } записів.
       *[other] Аркуш належить до цієї історії. Його надруковано після запису { $entry } ({ $what }, { $at }). Відтоді з’явилося { $later } запису.
    }
history-verified-undone = Той запис відтоді скасовано.

copies = Автоматичні копії
copies-none = Копій ще немає. Drawmaster робить копію після кожного підтвердженого туру й після кожної години роботи.
copies-content = Вміст
copies-holds = { $entries ->
        [one] { $entries } заявка
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }, пари до туру { $paired }, підтверджено до туру { $confirmed }, { $results ->
        [one] { $results } результат
        [few] { $results } результати
        [many] { $results } результатів
       *[other] { $results } результату
    }
copies-changes = Зміни
copies-last = Остання зміна
copies-restore = Відновити
copies-restored = Відновлено у файл { $file }. Файл, відкритий раніше, не змінено.
copies-salvage = Відновити пошкоджений файл
copies-damaged = Пошкоджений файл
copies-salvaged = Файл { $file } містить усе, що вдалося прочитати: { $entries ->
        [one] { $entries } надійна зміна
        [few] { $entries } надійні зміни
        [many] { $entries } надійних змін
       *[other] { $entries } надійної зміни
    }, { $doubts ->
        [one] { $doubts } сумнівне місце
        [few] { $doubts } сумнівні місця
        [many] { $doubts } сумнівних місць
       *[other] { $doubts } сумнівного місця
    }.
copies-check = Перевірити цей файл
copies-sound = Файл справний. Перевірено змін: { $entries }, рядків: { $rows }, сертифікатів пар: { $certificates }.
copies-save-as = Зберегти як …
copies-saved-as = Тепер турнір у файлі { $file }. Старий файл не змінено.
copies-saved-bare = Тепер турнір у файлі { $file }. Старий файл прочитати не вдалося, тож історія починається знову.
copies-and-check = Копії та перевірка
copies-read = Відновити дані
copies-found = Відновлені дані
copies-doubts = Втрачено або не можна перевірити:
copies-no-doubts = Нічого не втрачено.
copies-open = Відкрити

print-print = Друк
print-export = Надсилання
print-write = Зберегти PDF
print-no-round = Пари жодного туру ще не складено.
export-notes-about = Інша програма приймає не все, що тут є. Можна спершу щось виправити або зберегти файл зараз.
print-done = Збережено { $file }.
site-done = Збережено { $file }: { $written ->
        [one] { $written } файл новий або змінений
        [few] { $written } файли нові або змінені
        [many] { $written } файлів нових або змінених
       *[other] { $written } файлу нового або зміненого
    }, вилучено: { $removed }.
site-kept = Ці файли змінив хтось інший, тому вони залишаються: { $files }.
sheet-of-category = { $label }, вік { $category }
sheet-pairings = Пари за дошками
sheet-pairings-about = На стіну, з місцем для результатів.
sheet-pairings-by-name = Пари за іменами
sheet-pairings-by-name-about = Показує гравцям їхні дошки.
sheet-seats = Місця всіх змагань
sheet-seats-about = Показує кожному, у якому змаганні й за якою дошкою грати зараз.
sheet-slips = Бланки результатів
sheet-slips-about = По шість на сторінці, для розрізання.
sheet-wall-chart = Настінна таблиця
sheet-wall-chart-about = Суперники й перемоги всіх гравців, оновлюється щотуру.
sheet-standings = Турнірна таблиця
sheet-standings-about = З усіма критеріями й результатами.
sheet-final-list = Підсумкова таблиця
sheet-final-list-about = Після останнього туру.
sheet-overall = { stage-overall }
sheet-overall-about = Кожен один раз: на місці за останнім своїм етапом.
sheet-individual = Особиста таблиця
sheet-individual-about = Гравці команд за перемогами.
sheet-ko = Сітка плей-оф
sheet-ko-about = Імена, групи сили й переможці.
sheet-ladder = { ladder }
sheet-ladder-about = Дошки й час, щоб визначити переможця після дзіго у плей-оф.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Список, відбиток і жереби: жеребкування може повторити кожен.
sheet-register = Список учасників
sheet-register-about = Усі заявки з номерами.
sheet-draw-cards = Картки для жеребкування
sheet-draw-cards-about = По одній на гравця, щоб перемішати.
sheet-labels = Бейджі
sheet-labels-about = Для розрізання.
sheet-tables = Номери дощок
sheet-tables-about = Щоб поставити на столи.
sheet-timetable = Розклад
sheet-timetable-about = Запропонований час усіх турів.
sheet-rules = Правила
sheet-rules-about = Контроль часу, комі, критерії.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Порожні бланки, на рожевому папері.
sheet-pink-register = Перелік рожевих бланків
sheet-pink-register-about = Усі бланки та рішення за ними.
sheet-sealed-move = Записаний хід
sheet-sealed-move-about = Бланк для відкладеної партії.
sheet-officials = Офіційні особи
sheet-officials-about = Судді, хронометристи й апеляційний комітет, на стіну.
sheet-cases = Книга справ
sheet-cases-about = Усі справи з рішеннями, протестами й апеляціями; лише для судді.
sheet-case = Протоколи справ
sheet-case-about = Кожна справа зі статтями, перебігом і підписами; лише для судді.
sheet-daily-report = Звіт за день
sheet-daily-report-about = Тури, технічні поразки, виправлення, справи й протести за сьогодні, для організатора.
sheet-late = Хто запізнився
sheet-late-about = Для судді: хто запізнився, годинники й коли партії програно. Не вивішувати.
sheet-fee-list = Стіл реєстрації
sheet-fee-list-about = Усі, на кого чекають, і скільки їм платити; лише для столу реєстрації.
sheet-receipt = Квитанції
sheet-receipt-about = Квитанція на кожен платіж, з номером.
sheet-cash-report = Касовий звіт
sheet-cash-report-about = Що прийнято за кожен день і за кожною позицією та скільки має бути в касі; лише для скарбника.
sheet-levy-form = Відомість збору
sheet-levy-form-about = Збір з усіх гравців за ставками, для асоціації.
sheet-incidents = Події
sheet-incidents-about = Журнал судді: що записав турнір, і порожні рядки.
sheet-self-pairing = Таблиця вільного вибору суперників
sheet-self-pairing-about = Для побічного турніру.
sheet-points = { col-points }
sheet-points-about = Очки SEYGO та звідки вони.
file-h9 = Результати для рейтингу
file-h9-about = Файл H9 для Європейської бази даних го.
file-tou = Результати для французької федерації
file-tou-about = Файл tou для FFG.
file-aga = Результати для AGA
file-aga-about = Файл результатів American Go Association.
file-opengotha = Файл OpenGotha
file-opengotha-about = Увесь турнір, для інших програм.
file-macmahon = Файл MacMahon
file-macmahon-about = Змагання з усіма партіями, для MacMahon 3.
file-pairgoth = Файл Pairgoth
file-pairgoth-about = Змагання з усіма партіями, для Pairgoth.
file-trf = Звіт для програм швейцарської системи (TRF16)
file-trf-about = Партії та очки для програм, що перевіряють пари; шаховий формат.
file-csv = Турнірна таблиця як CSV
file-csv-about = Для електронних таблиць.
file-json = Дані для вебсайту
file-json-about = Усі змагання як JSON: гравці так, як їх публікують, тури, результати, таблиці, сітки, очки.
file-fees = Розрахунки (CSV)
file-fees-about = Скільки кожному нараховано, скільки сплачено й залишилося сплатити. Лише для скарбника: містить повні імена.
file-payments = Платежі (CSV)
file-payments-about = Платежі та повернення з квитанціями. Лише для скарбника: містить повні імена.
file-cases = Книга справ (CSV)
file-cases-about = Усі справи судді з рішеннями, протестами й апеляціями. Лише для судді: містить повні імена.
file-entries = Заявки як CSV
file-entries-about = Для організаторів, з повними іменами.
sheet-doors = { setting-event-halls }
sheet-doors-about = Дошки в кожному залі, на двері.
sheet-prizes = Призи
sheet-prizes-about = Призери, група за групою.
sheet-sp-list = Список очок
sheet-sp-list-about = Очки серії, за якими сіють гравців.
file-html = Вебсторінки
file-html-about = Тека з парами, таблицями й сітками для екрана або вебсервера.
file-site = Вебсайт
file-site-about = Сторінки, аркуші, результати й дані всіх змагань у теці або файлі .zip. Під час повторного збереження записуються лише змінені файли.
print-round-short = Друк
print-all = Друкувати все для туру { $round }
print-all-done = У теці { $folder } { $count ->
        [one] { $count } аркуш
        [few] { $count } аркуші
        [many] { $count } аркушів
       *[other] { $count } аркуша
    }.
print-all-written = Збережено: { $count }, пропущено: { $without }
print-look = Перегляд
print-options = Параметри друку
print-option-paper = Папір
print-option-language = { desk-language }
print-option-second-language = Друга мова
print-option-hall = { room-name }
print-option-copies = Копії
print-option-landscape = Альбомна
print-option-replace = Заміняти відсутні символи
print-paper-own = Звичайний
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Усі зали
print-option-day = День звіту
print-preview = Перегляд: { $label }
print-page-back = Попередня
print-page-on = Наступна
print-page-of = Сторінка { $page } з { $pages }
print-first-page = Це перша сторінка.
print-last-page = Це остання сторінка.
print-missing = Жоден шрифт не має символів { $characters }. Змініть ці імена або позначте «Заміняти відсутні символи», щоб замість них друкувався �.
language-draft = Чернетка перекладу: носій мови її ще не перевіряв.
print-option-format = Розмір
print-format-own = Різати вручну
print-format-99x67 = Наліпки 99 × 68 мм, 8 на A4
print-format-99x38 = Наліпки 99 × 38 мм, 14 на A4
print-format-63x38 = Наліпки 64 × 38 мм, 21 на A4
print-format-85x54 = Картки 85 × 54 мм, 10 на A4
print-format-70x37 = Наліпки 70 × 37 мм, 24 на A4
print-format-6 = 6 на сторінці
print-format-4 = 4 на сторінці
tour-bundle = Пакет для серії
tour-bundle-hint = Підписаний файл, за яким серія рахує очки, і передання турніру іншому організаторові.
tour-bundle-about = Підписаний файл із гравцями, результатами й очками цього турніру. Надішліть його серії. Не публікуйте його: у ньому можуть бути імена гравців, яких не можна публікувати.
tour-bundle-own-key = Ваш публічний ключ. Передайте його серії один раз, не тим самим каналом, що й пакет:
tour-bundle-save = Зберегти пакет
tour-bundle-hand-over = Передати турнір
tour-bundle-hand-over-about = Коли ви видали пакет, інший організатор може видавати наступні зі своїм ключем, з копії цього файлу турніру. Спершу передайте турнір, потім скопіюйте файл.
tour-bundle-new-key = Публічний ключ іншого організатора
tour-bundle-handed-over = Турнір { $event } передано ключеві { $to }.
print-tour = З книги серії
tour-book = Книга серії
tour-race = Перегони до Фіналу
tour-race-about = Очки року за категоріями й хто проходить.
tour-prizes = Призи року
tour-prizes-about = Перша трійка, дівчата, хлопці, найбільший прогрес, відкриття року, команди країн.
tour-sp-list = Списки очок серії
tour-sp-list-about = Для посіву в сітках плей-оф.
print-changed = { $count ->
        [one] Після друку змінився { $count } рядок
        [few] Після друку змінилися { $count } рядки
        [many] Після друку змінилося { $count } рядків
       *[other] Після друку змінилося { $count } рядка
    }
print-progress = Друк: { $done } з { $all }
print-stop = Зупинити
print-all-stopped = Зупинено. У теці { $folder } { $count ->
        [one] { $count } аркуш
        [few] { $count } аркуші
        [many] { $count } аркушів
       *[other] { $count } аркуша
    }.
print-not-shown = Файл { $file } збережено, але жодна програма на цьому комп’ютері не змогла його відкрити. Відкрийте його з теки й надрукуйте звідти.
key-print-screen = надрукувати аркуші цього екрана
print-sheets = Аркуші
print-tick-first = Спершу позначте аркуш.
print-copies-of = Копії: { $sheet }
print-printer = Принтер
print-send-more = Вибрати аркуші й надрукувати
print-sent = Аркушів надіслано на { $printer }: { $count }.
print-sent-some = На { $printer } надіслано { $count } з { $all } аркушів.
key-print-round = друкувати все для туру
sheet-final-groups = Групи Фіналу
sheet-final-groups-about = Перехресні таблиці, партії кожного туру, півфінали та фінали.
book-print = Друк: { $what }

card = Картка гравця
card-of = Картка: { $name }
card-number = № { $number }
card-age = вікова категорія { $age }
card-after = Після туру { $round }
card-place = місце { $place }
card-colours = Кольори
card-points = Очки серії
card-colour = Колір
card-games = { games-title }
card-no-games = Пари жодного туру ще не складено.
card-opponent = Суперник
card-opponent-score = Очки суперника
card-kind-win = перемога
card-kind-loss = поразка
card-kind-jigo = { result-jigo }
card-kind-open = не закінчено
card-kind-bye = { ko-bye }
card-kind-absent = не грає
card-kind-none = без партії
card-float-up = до вищої групи
card-float-down = до нижчої групи
card-ko-won = перемога, суперник { $name }
card-ko-lost = поразка, суперник { $name }
card-ko-plays = суперник { $name }
card-ko-waits = суперник ще не відомий
card-changes = { copies-changes }
key-card = картка гравця
key-card-of-board = картка Чорних, картка Білих
round-find = Знайти дошку за гравцем, клубом чи номером
round-find-short = Пошук ( / )
round-no-match = Таких дощок немає.
skip = Перейти до вмісту

competitions = Змагання
competition-next = наступне змагання
competition-next-key = Показати це змагання (Alt+C: наступне)
import-has-teams = У файлі є команди. Вони можуть зустрічатися, як у файлі, або в турнірі будуть лише їхні гравці.
import-teams = Команди зустрічаються
import-take = Імпортувати
import-take-good = Імпорт без цих рядків
import-notes = Примітки імпорту
timetable = Розклад
timetable-times = { $start } – { $over }
glance = Стисло
glance-of = Стисло: { $event }
glance-empty = Партій ще немає. Статистика почнеться з перших пар.
glance-rounds = Партії за турами
glance-rounds-about = Турів: { $rounds }, партій: { $games }. Чорні виграли { $black }, Білі { $white }, дзіго { $jigo }. У таблиці нижче — те саме.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = не зіграна або без переможця
glance-open = ще без результату
glance-floats = Переходи
glance-floats-about = Переходів (турів: { $rounds }): { $floats }. У таблиці нижче — те саме.
glance-knockout = Партії плей-оф
glance-handicap = З форою
glance-byes = Баї
glance-colours = Баланс кольорів
glance-colours-about = Обидва кольори порівну або з різницею один: { $level } з { $players } гравців. У таблиці нижче — те саме.
glance-balance = Чорні мінус Білі
glance-gaps = Партії за різницею рангів
glance-gaps-about = Сильніший виграв { $won } з { $games } партій ({ $percent } %). У таблиці нижче — те саме.
glance-ranks = Різниця рангів
glance-stronger = виграв сильніший
glance-weaker = виграв слабший
glance-handicaps = Партії за форою
glance-handicaps-about = Партій з форою: { $handicap } з { $games }. У таблиці нижче — те саме.
glance-stones = Камені
people-conflicts = Заявлено, але дехто має грати в двох місцях водночас:
competition-choose = Перейти: { $name }
competition-about = { $system }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тури
        [many] { $rounds } турів
       *[other] { $rounds } туру
    }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
competition-about-free = { $system }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }
system-mcmahon = Мак-Магон
system-novices = новачки
system-league = ліга
system-club-ladder = клубна драбина
system-swiss = швейцарська
system-round-robin = колова
system-score-pairing = пари за очками
system-generalised-knock-out = узагальнений плей-оф
system-zoned-swiss = швейцарська за діапазонами
system-knock-out = на вибування
system-swiss-knock-out = швейцарська з плей-оф
system-double-elimination = подвійне вибування
system-zones = зони та плей-оф
kind-templates = Шаблони
kind-systems = Системи
system-about-mcmahon = Початкові очки залежать від рангу; зустрічаються гравці з рівними очками.
system-about-novices = Початківці на малих дошках із форою; гравці без перемог зустрічаються між собою, щоб мало хто програв усі партії.
system-about-league = Кожен грає з кожним у своєму дивізіоні кілька місяців; перші йдуть угору, останні — униз.
system-about-club-ladder = Місяці партій у клубі: перемога — щабель угору, поразка — щабель униз; щаблі визначають фору й комі.
system-about-swiss = Усі починають нарівно; зустрічаються гравці з рівними очками.
system-about-round-robin = Кожен зустрічається з кожним один раз.
system-about-score-pairing = Номери за жеребом; зустрічаються рівні за очками, верхня половина групи з нижньою.
system-about-knock-out = Хто програв, вибуває. Одна сітка за жеребом, за бажання партія за третє місце.
system-about-swiss-knock-out = Швейцарська система, де перші восьмеро в останніх турах грають плей-оф, а решта продовжує.
system-about-double-elimination = Хто програв, грає далі в другій сітці й вибуває після другої поразки. Переможці двох сіток грають фінал.
system-about-zones = Зони за жеребом, де всі грають з усіма, потім плей-оф переможців зон.
system-about-generalised-knock-out = Ніхто не вибуває: зустрічаються гравці з однаковими результатами в однаковому порядку.
system-about-self-pairing = Будь-які двоє можуть зіграти будь-коли, не більше двох разів; партії додають у міру проведення.
system-about-zoned-swiss = Окрема швейцарська для кожного діапазону рангів.
system-self-pairing = вільний вибір суперників
games-title = Партії
games-conditions = { $black } грає Чорними проти { $white }: { $stones ->
        [0] без каменів
        [one] { $stones } камінь
        [few] { $stones } камені
        [many] { $stones } каменів
       *[other] { $stones } каменя
    }, комі { $komi }.
games-add = Додати партію
games-black = Чорні, №
games-white = Білі, №
games-hint = Уведіть номери й натисніть Enter. Двоє гравців можуть зустрітися { $meetings ->
        [2] двічі
        [one] { $meetings } раз
        [few] { $meetings } рази
        [many] { $meetings } разів
       *[other] { $meetings } разів
    }.
games-empty = Ще нікого не зареєстровано.
games-hint-ladder = Уведіть номери й подивіться, хто грає Чорними і скільки каменів. Після партії натисніть Enter.
games-total = Разом
games-rung = Щабель
games-left = Залишилося
games-day-hint = День, коли партію зіграли. Порожньо: сьогодні.
ladder-prizes = Призи за період
ladder-prizes-from = З
ladder-prizes-to = По
ladder-improvement = Найбільший прогрес
ladder-persistence = Найбільше партій
ladder-rungs = { $count ->
    [one] на { $count } щабель вище
    [few] на { $count } щаблі вище
    [many] на { $count } щаблів вище
   *[other] на { $count } щабля вище
}
games-climbed = Піднято
games-count = { $count ->
        [one] { $count } партія
        [few] { $count } партії
        [many] { $count } партій
       *[other] { $count } партії
    }
games-remove = Вилучити партію проти { $number }
competition-add = Додати змагання
competition-from-file = З файлу турніру ...
competition-imported = Додано { $name }, { $entries ->
        [one] { $entries } заявка
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }. { $known ->
        [0] Нікого з них у турнірі раніше не було.
        [one] { $known } людина вже була в турнірі.
        [few] { $known } людини вже були в турнірі.
        [many] { $known } людей уже були в турнірі.
       *[other] { $known } людини вже було в турнірі.
    }
competition-name-hint = Порожньо — звичайна назва.
competition-remove = Вилучити
competition-next-season = Наступний сезон
competition-next-season-of = Наступний сезон: { $name }
competition-next-season-about = Налаштування й людей буде перенесено. У лізі останні кожного дивізіону міняються місцями з першими нижчого.
competition-only = Турнірові потрібне хоча б одне змагання.
people-enter = З іншого змагання
people-find = Пошук за іменем чи клубом
people-none = Тут уже заявлено всіх.
people-nobody = Виберіть, кого заявити.
people-enter-count = { $count ->
        [one] Заявити { $count } людину
        [few] Заявити { $count } людини
        [many] Заявити { $count } людей
       *[other] Заявити { $count } людини
    }

## Stages

stages = Етапи
stages-none = Етап бере гравців зі змагання, яке закінчилося: фінал перших восьми, групи, втішний турнір.
stages-picture = Схема етапів; таблиця нижче показує те саме
stage-name = Етап
stage-after = Після
stage-who = Хто проходить
stage-brings = Що переносять
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Система
stage-add = Додати етап
stage-fill = Заповнити
stage-overall = Список усіх етапів
stage-overall-final = Підсумковий список усіх етапів
stage-overall-interim = Проміжний список усіх етапів
stage-tied-title = Поділене місце перед: { $name }
stage-choose = Виберіть, хто проходить: { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
        [many] { $seats } гравців
       *[other] { $seats } гравця
    }.
stage-changed-since = Таблиця перед ним відтоді змінилася.
stage-brought-since = Очки, які гравці перенесли, відтоді змінилися.
stage-takes-places = місця { $first }–{ $last }
stage-takes-each = перші { $count } з кожної
stage-takes-others = решта
stage-takes-losers = переможені туру { $round }
stage-rule-places = Місця в таблиці
stage-rule-each = Перші кожної зони, дивізіону чи категорії
stage-rule-others = Решта
stage-rule-losers = Переможені певного туру сітки
stage-from-place = Від місця
stage-to-place = До місця
stage-count = Скільки з кожної
stage-table-round = Тур сітки
stage-carries-nothing = Нічого
stage-carries-score = Усі очки
stage-carries-results = Результати між собою
stage-template = Шаблон
stage-template-one = Один етап
stage-template-final-8 = Фінал восьми
stage-template-groups = Групи, потім плей-оф
stage-template-club-groups = Групи по четверо за місцями
stage-template-about-final-8 = Перші восьмеро грають плей-оф.
stage-template-about-groups = Перші двоє з кожної зони грають плей-оф, решта — швейцарську.
stage-template-about-club-groups = Місця 1–4 і 5–8 грають колові турніри без уже зіграних партій; решта — швейцарську.

## The referee's desk

help-referee = Калькуляторам тур не потрібен: клас контролю часу, запізнення, годинник після повернення ходів.
    З цього екрана нічого не публікується, доки ви самі цього не вкажете.
key-referee-tabs = вкладки робочого місця судді
referee-tab-calculators = Калькулятори
referee-class = Клас контролю часу
referee-overtime-none = немає
referee-overtime-byoyomi = бьойомі
referee-overtime-canadian = канадський
referee-overtime-fischer = Фішер
referee-periods = Періоди
referee-stones = Камені
referee-seconds = Секунди
referee-online = Партії в інтернеті
referee-class-is = Клас { $class }
referee-unrated = Без рейтингу
referee-lateness = Запізнення (5d, 5e)
referee-start = Початок туру
referee-black-came = Чорні прийшли о
referee-white-came = Білі прийшли о
referee-came-hint = порожньо: ще немає
referee-used = Витрачений час: Чорні { $black } хв, Білі { $white } хв
referee-used-none = програли
referee-lost-after = Хто прийде після { $time }, програв.
referee-lost-one = { $colour } програли.
referee-lost-both = Програли обидва.
referee-back = Годинник після повернення ходів (8g.3)
referee-moves = Зроблено ходів
referee-black-used = Чорні витратили, хвилин
referee-white-used = Білі витратили, хвилин
referee-back-to = Назад до позиції після ходу
referee-adjourned-at = Відкладено після ходу
referee-adjourned-black = Хвилини Чорних на бланку
referee-adjourned-white = Хвилини Білих на бланку
referee-adjourned-hint = порожньо: не відкладали
referee-clocks-to-set = Виставте на годиннику витрачений час: Чорні { $black }, Білі { $white }
referee-incomplete = Заповніть поля.

## Officials, cases and guides

referee-tab-people = Особи
referee-tab-cases = Справи
referee-tab-irregularity = Порушення
official-add = Додати особу
official-edit = Змінити особу
official-remove = Вилучити особу
official-none = Виберіть офіційну особу.
officials-empty = Офіційних осіб ще немає. Додайте головного суддю, потім трьох членів апеляційного комітету й запасних.
official-plays = грає
official-name-hint = порожньо: ім’я гравця
official-family-hint = позначка родини зі списку учасників
official-turn-hint = запасні входять до комітету в цьому порядку
official-as-player = Грає як
col-office = Посада
col-turn = Місце
col-family = { entry-family-group }
col-related = Зв’язок
col-case = Справа
case-add = Додати справу
case-edit = Змінити обставини
case-rule = Рішення
case-protest = Протест
case-appeal = Апеляція
case-close = Закрити
case-public = Опублікувати
case-private = Зняти з публікації
case-is-public = публічна
case-is-private = лише для судді
case-none = Виберіть справу.
case-of-other = Ця справа належить до змагання { $competition }. Спершу виберіть його.
case-search = Пошук
case-all = усі
cases-empty = Книга справ порожня. Додайте справу, коли покличуть суддю.
cases-none-found = За цим пошуком справ немає.
case-round = { col-round }
case-board = { col-board }
case-place = Тур / дошка
case-players = { col-players }
case-players-hint = номер або ім’я, потім Enter; порожньо: гравці цієї дошки
case-player-remove = Вилучити: { $name }
case-title = Справа { $number }
case-facts = Що сталося
case-articles = Статті правил EGF
case-articles-hint = наприклад 5j, 8g.3
case-happened = Коли
case-happened-hint = 14:05 або 2026-08-14 14:05; порожньо: зараз
case-ended = Кінець партії
case-ended-hint = порожньо: коли введено результат
case-course = Перебіг
case-no-steps = Ще нічого не вирішено.
case-committee = Комітет у цій справі
case-instead-of = замість: { $name }
case-involved = Зацікавлена особа: { $name } ({ $reasons }).
case-step-ruled = Рішення { $who }
case-step-protested = Протест: { $who }
case-step-appealed = Апеляція: { $who }
case-step-closed = Закрито
case-outcome = Протест або апеляція
case-corrected = Виправлено результат, тур { $round }, дошка { $board }: { $before } → { $after } (запис { $entry } журналу)
case-entered = Введено результат, тур { $round }, дошка { $board }: { $before } → { $after } (запис { $entry } журналу)
case-clocks-used = Годинник: витрачено Чорні { $black }, Білі { $white }
case-clocks-left = Годинник: залишилося Чорні { $black }, Білі { $white }
case-late-because = Пізно, прийнято, бо: { $reason }
case-deadline-result = Протести проти результату:
case-deadline-ruling = Протести проти рішення:
case-deadline-one-day = до { $at }, залишилося { $hours } год { $minutes } хв (одна повна доба)
case-deadline-next-round = до { $at }, залишилося { $hours } год { $minutes } хв (починається наступний тур)
case-deadline-over = були можливі до { $at }; час минув
case-act-rule = Рішення { $by } у справі { $number }
case-act-protest = Протест у справі { $number }
case-act-appeal = Апеляція у справі { $number }
case-act-close = Закрити справу { $number }
case-words-rule = Рішення
case-words-protest = Що каже гравець
case-words-appeal = { case-words-protest }
case-words-close = Чим завершилося
case-result-enter = Результат за рішенням
case-result-correct = Виправлення підтвердженого результату
case-result-none = без змін: { $result }
case-carry = Пізніші партії плей-оф
case-carry-none = від цього не залежать
case-carry-through = змінюють гравців
case-carry-keep = зберігають гравців
case-carry-annul = граються знову
case-clock-black = Годинник Чорних
case-clock-white = Годинник Білих
case-clock-hint = час, що залишився, наприклад 12:30
case-who = Гравець
case-who-other = інша особа
case-against = Проти чого
case-against-game = результату партії
case-against-ruling = останнього рішення
case-filed = Подано о
case-late = Причина прийняти запізнілий протест
case-late-hint = лише після строку
case-fewer = Вирішують менше ніж три члени
guide-needs-case = Спершу додайте справу про цю партію; у ній записуються всі відповіді.
guide-kind = Порушення
guide-kind-position = камені зсунуто, додано або бракує (8g)
guide-kind-start = не ті кольори чи фора (8a)
guide-kind-clock = годинник несправний (8e)
guide-propose = Пропозиція { $number }:
guide-proposal-correct = Позицію виправляють, і партія триває.
guide-proposal-keep = Позиція лишається, і партія триває.
guide-proposal-go-back = Партію повертають до позиції перед порушенням.
guide-proposal-resign = Один із гравців здається.
guide-proposal-new-game = Партію скасовують, і гравці грають нову.
guide-was = { $proposal } Чорні: { $black }, Білі: { $white }
guide-accept = Згодні
guide-refuse = Не згодні
guide-resign = Здаються
guide-agreed = Погоджено остаточно: { $proposal }
guide-resigned = { $colour } здалися. Введіть результат рішенням у справі.
guide-committee = Жодної пропозиції не погоджено: вирішує апеляційний комітет (8g.6). Введіть його рішення у справі.
guide-shorten = Скоротити: часу немає
guide-no-time = Часу замало.
guide-shortened = Скорочено: { $reason }
guide-clocks-save = Обчислити й записати час
guide-mistake = Помилка
guide-mistake-colours = кольори
guide-mistake-handicap = фора
guide-fixed = Скільки ходів зроблено, коли це помітили
guide-rule = Показати, що кажуть правила
guide-shown = Скільки часу залишилося на годиннику
guide-actual = Скільки часу мало залишитися
guide-flag = Прапорець
guide-flag-none = не падав помилково
guide-flag-early = упав зарано
guide-flag-late = упав запізно
guide-flag-seconds = На скільки секунд зарано
guide-clock-set = На новому годиннику залишається { $time }.
key-case-search = пошук у книзі справ
key-guide-black = Чорні згодні, не згодні
key-guide-white = Білі згодні, не згодні
referee-tab-articles = Статті
col-article = Стаття
col-summary = Коротко
col-full-text = Повний текст
article-edit = Змінити повний текст
article-text = Повний текст статті { $article }
articles-lead = Турнірні правила EGF коротко, нашими словами. Додайте повний текст статті, якщо він у вас є; тоді його друкують у протоколах.
case-round-filter = Лише тур
case-print = Друк протоколу
referee-tab-late = Початок і запізнення
referee-tab-adjourned = Відкладені партії
referee-tab-delays = Розклад
key-late-black = Чорні: ще немає, потім уже тут
key-late-white = Білі: ще немає, потім уже тут
key-late-time = виправити час приходу
key-late-clear = обидва гравці прийшли вчасно
key-late-forfeit = ввести технічну поразку
key-late-times = початок туру, час запису ходу
key-late-print = зберегти список тих, хто запізнився
late-empty = Складіть пари й оприлюдніть тур, щоб позначати гравців, які запізнюються.
late-start = Початок туру { $round }: { $time }
late-planned = за планом { $time }
late-sealing = Запис ходу: з { $from }, не пізніше { $by }
late-sealing-none = Часу запису ходу не задано.
late-set-times = Початок і запис ходу
late-started-at = Годинники Чорних пущено о
late-seal-from = Гравець може записати хід з
late-seal-by = Гравець мусить записати хід з
late-time-hint = наприклад 10:05; порожньо: немає
late-presence = { $presence ->
    [missing] немає
    [came] тут із { $time }
   *[other] тут
}
late-toggle = { $colour }, дошка { $board }: { $presence ->
    [missing] уже тут
   *[other] ще немає
}
late-col-clocks = Годинник
late-col-left = Поразка
late-lost-in = через { $time }
late-lost-at = після { $time }
late-lost = програно з { $time }
late-enter = Ввести { $result }
late-not-lost = Цю партію ніхто не програв через запізнення.
late-decided = Ця партія вже має результат.
late-arrived = Час приходу, дошка { $board }
late-black-came = { $name } (Чорні), прихід о
late-white-came = { $name } (Білі), прихід о
late-print = Зберегти список
adjourn-new = Відкласти партію
adjourn-edit = Змінити бланк
adjourn-resume = Партію догравають
adjourn-resume-time = Час догравання
adjourn-resumed-at = Партію продовжили о
adjourn-remove = Скасувати відкладання
adjourn-print = Зберегти бланк
adjourn-empty = Жодної партії не відкладено. Час запису ходу задають на вкладці «Початок і запізнення».
adjourn-none-open = Кожна партія туру має результат або відкладена.
adjourn-choose = Спершу виберіть відкладену партію.
adjourn-form = Бланк записаного ходу
adjourn-at = Відкладено о
adjourn-at-hint = порожньо: зараз
adjourn-sealed-by = Хід записали
adjourn-number = Номер записаного ходу
adjourn-black-captures = Камені, захоплені Чорними
adjourn-white-captures = Камені, захоплені Білими
adjourn-black-left = Чорним залишилося часу
adjourn-white-left = Білим залишилося часу
adjourn-left-hint = 25 хвилин, 12:30 або 1:05:00
adjourn-resumption = Догравання
adjourn-resumption-hint = день і час, наприклад 2026-11-21 09:00
adjourn-site = Місце, якщо інше
adjourn-black-signed = Чорні підписали
adjourn-white-signed = Білі підписали
adjourn-counts-as = Для пар наступного туру
adjourn-counts = { $as ->
    [jigo] рахується як дзіго
    [black] рахується як перемога Чорних
    [white] рахується як перемога Білих
    [held] чекає: обидва гравці без пари
   *[other] як задано у змаганні
}
adjourn-col-sealed = Записаний хід
adjourn-col-left = Залишок часу
adjourn-col-state = Стан
adjourn-sealed = { $colour }, хід { $number }
adjourn-state = { $state ->
    [resumed] догравання з { $time }
    [decided] вирішено: { $time }
   *[other] хід записано
}
adjourn-moves = Після відкриття бланка ходять { $colour }.
adjourn-late = Запізнення на догравання
adjourn-result-hint = Результат введіть на сторінці «Тури», у турі цієї партії.
adjourn-to-round = До туру { $round }
delay-publish = Оприлюднити запропонований час
delay-publish-one = Опублікувати
delay-edit = Опублікувати інший початок
delay-start-at = Початок туру { $round }
delay-begun = Тур уже почався.
delay-none = Оголошений час можна не змінювати.
delay-col-planned = Оголошено
delay-col-started = Початок
delay-col-over = Кінець
delay-col-late = Затримка
delay-col-proposed = Пропозиція
delay-minutes = { $minutes } хв
delay-moved = було { $time }
delay-running = Ще грають, спершу найдовші:
delay-since = з { $time }
delay-running-none = Жодна партія не триває.
delay-note = Гравці нічого не побачать, доки ви цього не оприлюдните; тоді новий час буде на екрані в залі, на аркушах і вебсторінках.
col-round = Тур
result-adjourned = відкладено

## Settings, points, the hall, help

yes = так
no = ні
screen-event = Турнір
screen-points = { col-points }
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
tour-results = { setting-event-two-passes }
tour-results-about = Натисніть 1, якщо виграли Чорні, і 2, якщо виграли Білі; курсор перейде до наступної дошки. Друге введення приховує перше. Якщо вони розходяться, Drawmaster зупиняється, подає звук і показує обидва.
tour-undo = Ніщо не губиться
tour-undo-about = Кожен крок зберігається одразу. Ctrl+Z скасовує будь-який і називає його, навіть після перезапуску. Історія показує, хто, що й коли змінив.
tour-count = { $at } з { $all }
tour-next = { ceremony-next }
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
palette-board = { board-title }
palette-nothing = Нічого не знайдено.
redo-what = Повторити: { $what }
operation-start_round = початок туру { $round }
history-round = { col-round }
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
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Очки
group-pairing = Пари
group-handicap = { col-handicap }
group-standings = { screen-standings }
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
setting-event-name = { name }
setting-event-name-about = Є на кожному аркуші й у кожному файлі.
setting-event-starts = Час початку
setting-event-starts-about = Лише для турів, що відрізняються від запропонованого розкладу, наприклад 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Є на аркушах і у файлі для рейтингу.
setting-event-country = { country }
setting-event-country-about = Дві літери, наприклад UA; потрібна для рейтингу.
setting-event-start = { event-start }
setting-event-start-about = Наприклад, 2026-11-20. Його рік визначає вікові категорії.
setting-event-end = { event-end }
setting-event-end-about = Для одноденного турніру — той самий, що й перший.
setting-competition-name = { col-competition }
setting-competition-name-about = Його назва на аркушах.
setting-competition-rounds = { event-rounds }
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
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Назва, що не змінюється з року в рік: за нею серія знаходить попередній випуск. Порожньо, якщо це назва турніру.
setting-event-tour-bundles = Видано пакетів
setting-event-tour-bundles-about = Кількість файлів, виданих для серії; рахується автоматично.
setting-event-halls = Зали
setting-event-halls-about = Дошки в кожному залі: назва, перша й остання дошка.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = На гравця. Разом із додатковим часом визначає клас EGF.
setting-event-time-overtime = { event-overtime }
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
setting-event-ages-categories = { some-categories }
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
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
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
setting-competition-prizes-groups = Групи призів
setting-competition-prizes-groups-about = У порядку нагородження: all (усі), knock-outs (плей-оф), categories (категорії), girls (дівчата), boys (хлопці), bar (планка), wins (перемоги), countries (країни), youngest (наймолодші) і ранги, наприклад 5k-1k.
setting-competition-prizes-places = Призових місць
setting-competition-prizes-places-about = Стільки гравців кожної групи отримують приз.
setting-competition-prizes-one-per-person = Один приз на людину
setting-competition-prizes-one-per-person-about = Хто отримав приз в одній із попередніх груп, у наступних пропускається.
setting-competition-pairing-first-rounds = Кількість перших турів
setting-competition-pairing-first-rounds-about = Останній тур із посівом перших турів.
setting-competition-pairing-bye = Непарна кількість гравців
setting-competition-pairing-bye-about = Хто отримує бай, або що вирішує директор.
setting-competition-pairing-floats = Хто переходить в іншу групу
setting-competition-pairing-floats-about = Хто грає в іншій очковій групі: ті, у кого переходи вгору й униз урівноважені, або, з поправкою на це, ті, хто має добре місце у групі.
setting-competition-pairing-free-rounds-as-byes = Перемоги без гри й пропуски вважати баєм
setting-competition-pairing-free-rounds-as-byes-about = Увімкнено: хто переміг без гри або пропустив тур, отримує бай лише після решти.
setting-competition-pairing-apart-at-bar = Розводити клуби на планці
setting-competition-pairing-apart-at-bar-about = Вимкнено: гравці на планці або вище можуть грати з іншими зі свого клубу чи країни.
setting-competition-pairing-main-club = Основний клуб, від (%)
setting-competition-pairing-main-club-about = Клуб із такою часткою гравців або більшою не розводять. Порожньо: розводять усі клуби.
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
setting-competition-lists-unplayed = Показувати гравців без партій
setting-competition-lists-unplayed-about = Вимкнено: у таблиці немає тих, хто не мав ні партії, ні баю, хоча інші вже мали.
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
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
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
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
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
choice-Zero = { final-jigos-nothing }
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
hall-boards = { sheet-pairings }
hall-boards-about = Дошка, Чорні й Білі, коли тур оприлюднено.
hall-names = { sheet-pairings-by-name }
hall-names-about = Допомагає гравцям знайти свою дошку.
hall-standings = Турнірна таблиця
hall-standings-about = Місце, ім’я та перші три критерії.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Наступні партії та їхні гравці.
hall-points-about = Очки серії, за віковими категоріями.
hall-points = { col-points }
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
conflict-moved = тепер там інші гравці
conflict-aside = Не враховувати
conflict-settle = Вирішити стіл { $board }: { $result }
reports-title = Повідомлення гравців
reports-about = З налаштуванням «Гравці повідомляють результати» на бланках результату є код для кожного гравця. Повідомлення зараховують, коли суперник повідомить те саме або коли ви його приймете.
reports-none = Немає повідомлень, що чекають.
report-by = Повідомив колір
report-state-waiting = чекає
report-state-disputed = гравці розходяться
report-state-contradicted = введено інший результат
report-state-moved = гравці тепер за іншими дошками
report-accept = Прийняти
report-dismiss = Відхилити
report-codes = Коди дощок
hall-from = Дошки від
hall-to = до
hall-time = Початок туру
hall-time-hint = 14:30 або через скільки хвилин
hall-count = Почати відлік
hall-pause = { ceremony-pause }
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
round-gone = не грає
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

## The tour book

start-tour = Книга серії
start-tour-about = Усі етапи сезону разом: перегони, призи й списки посіву з пакетів турнірів.
book-book = { start-tour }
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
book-players = { col-players }
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
book-nothing-undo = { undo-nothing }
book-undone = Скасовано: { $what }.
book-did-create_tour = створення книги
book-did-add_bundle = додавання пакета
book-did-add_key = додавання ключа організатора
book-did-revoke_key = відкликання ключа
book-did-merge_players = об’єднання двох гравців
book-did-keep_apart = розрізнення двох гравців
book-did-confirm_player = підтвердження гравця на рік
book-did-rename_championship = перейменування чемпіонату
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Очки крок за кроком
book-sp-now = SP{ $category }: { $sp }
book-career = Очок за всю кар’єру: { $points }
book-lapses = { $edition } втрачає чинність перед: { $by }
book-transition = перехід до категорії { $category }
book-future-stars = { template-future-stars }
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
book-repeats = У ньому дні й партії турніру { $twin }, який уже є в книзі. Це інший турнір, додати і його.
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

## Lists and tables of settings

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
