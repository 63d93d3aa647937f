### The window's texts in Russian.
### Черновой перевод, ещё не проверенный носителем языка.

## The frame, the start page and the screens of an event

close = Закрыть
failed = Эту часть окна показать не удалось. Всё введённое сохранено.
failed-reason = Причина: { $reason }
failed-again = Ещё раз
failed-leave = Назад
cancel = Отмена
save = Сохранить
all = все
none = ничего
busy = Подождите …

start-lead = Жеребьёвка, результаты и таблицы турниров по го. Работает без сети.
start-sample = Открыть учебный турнир
start-sample-about = 64 вымышленных игрока готовы к первому туру: осмотритесь и потренируйтесь.
start-stage = Открыть целый этап серии
start-stage-about = Пример побольше: Open, Future Stars, Senior Youth и партии со свободным выбором соперников, 108 вымышленных игроков в одном файле.
start-new = Новый турнир
start-new-about = Введите название и даты. Игроков импортируйте из списка или введите вручную.
start-open = Открыть турнир
start-open-about = Файл турнира Drawmaster на этом компьютере или на флешке.
start-import = Импорт из другой программы
start-import-about = Турнир из OpenGotha или MacMahon либо список игроков.
start-recent = Недавние файлы

name = Название
place = Место
country = Страна
event-country-hint = две буквы, например RO
event-start = Первый день
event-end = Последний день
event-rounds = Туры
event-template = Вид
event-days-hint = оставьте пустым — как обычно для этого вида турнира
event-minutes = Основное время, минут
event-overtime = Дополнительное время
event-overtime-hint = бёёми 3x30, канадское 15/300, Фишер +20 или none
template-seygo-open = Юношеская серия: открытый турнир с плей-офф
template-eygc = Первенство Европы среди юношества
template-club-day = Клубный турнир на один день
template-congress = Конгресс
template-future-stars = Future Stars
template-self-paired = 9x9 со свободным выбором соперников
template-about-seygo-open = Мак-Магон на равных, плей-офф по возрастным категориям в последних турах, результаты вводят дважды.
template-about-eygc = Мак-Магон на равных, очки чемпионата, результаты вводят дважды.
template-about-club-day = Мак-Магон с форой, результаты вводят один раз.
template-about-congress = Мак-Магон на равных, длинные партии, высокая планка.
template-about-future-stars = Швейцарская система для новичков: короткие партии, без очков серии. Опытных игроков не допускают.
template-about-self-paired = Побочный турнир на досках 9x9. Любые двое играют когда угодно, не больше двух раз; пары не составляют.
preview-title = Обзор
preview-class = Класс EGF { $class }: { $class ->
    [A] партии идут с полным весом.
    [B] партии идут с весом три четверти.
    [D] партии идут с весом одна четверть.
   *[C] партии идут с половинным весом.
}
preview-unrated = Не обсчитывается: слишком короткий контроль времени.
preview-bar = На планке или выше должно быть игроков: от { $from } до { $to }.
preview-handicap = Фора: разность очков минус { $less }.
preview-newcomers = Только новички: возраст не больше { $age }, обсчитанных турниров не больше { $contests }.
preview-categories = Возрастные категории: { $categories }.
event-create = Создать турнир
event-close = Закрыть турнир

rail-open = Экраны
rail = Экраны
screen-register = Участники
screen-knockouts = Плей-офф
screen-final = Финал
screen-rounds = { event-rounds }
screen-referee = Судья
screen-standings = Таблица
screen-print = Печать и отправка
screen-history = История

keys = Сочетания клавиш
keys-window = Везде
key-next = следующий шаг
key-larger = крупнее, мельче
key-screens = перейти на другой экран
key-find = найти
key-find-letters = поиск: буквы попадают в поле поиска
key-entry-take = зарегистрировать найденного или открыть карточку игрока
key-grid = двигаться по таблице, изменить
key-bar = принять предложенную планку
key-panels = панели списка участников
key-choose = выбрать строку
key-game = выбрать партию
key-category = сменить категорию
key-table = двигаться по клеткам и партиям вдоль пути игрока
key-sections = части сетки
key-zoom = масштаб; Z — вписать в окно
key-ceremony = показать жеребьёвку клетка за клеткой
key-replace = заменить игрока до первых партий
key-list = до жеребьёвки: игрока выше или ниже
key-way = до жеребьёвки: уайлд-кард, квалификант, поздний тур
key-freeze = заморозить список для жеребьёвки
key-table-results = вводить результаты, как на экране «Туры»
key-forfeit = техническое поражение, затем кто победил
key-walkover = проход без игры в плей-офф, затем кто проходит
key-ladder = переигровка после дзиго, затем кто победил
key-ladder-games = перейти к переигровке; там S начинает, 1 2 = вводит её партии
key-settle = разрешить расхождение вводов, затем результат
key-board = перейти к доске
key-pass = другой ввод
key-hand = в черновике: разбить пару, составить пару, закрепить, составить заново, составить остальных, объяснить
key-seats = в черновике: выбрать Чёрных или Белых для обмена с другим игроком
key-bye = в черновике: дать бай выбранному игроку
key-renumber = в черновике: перенумеровать доски
key-swap = в черновике: поменять цвета
key-rounds = предыдущий и следующий тур

palette = Найти действия, игроков, доски, настройки, листы и справку
palette-find = Введите несколько букв
palette-help = Справка: { $screen }
palette-copy = Копия от { $at }
palette-kind-player = игрок
palette-kind-board = доска
palette-kind-setting = настройка
palette-kind-sheet = лист
palette-kind-help = справка
palette-kind-copy = копия
palette-kind-file = файл
screen-start = Начало
help-start = Откройте учебный турнир, чтобы всё попробовать с 64 вымышленными игроками.
    Новому турниру нужны название и дни; игроков импортируют из списка или добавляют по одному.
    Недавние турниры показаны с днями, папкой и текущим состоянием.
key-save = где сохраняется турнир
key-result-menu = результаты доски
saved-already = Уже сохранено в { $time } в { $file }. Каждое изменение сохраняется сразу.
saved-last = Каждое изменение сохраняется. Последнее: { $time }.
saved-in = Турнир хранится в { $file }. Каждое изменение сохраняется сразу.
palette-go = Перейти: { $screen }

status-round = Тур { $round } из { $rounds }
status-results = результатов { $agreed } из { $games }
status-confirmed = подтверждён
status-unfinished = { $count ->
    [one] { $count } отложенная партия
    [few] { $count } отложенные партии
    [many] { $count } отложенных партий
   *[other] { $count } отложенной партии
}
status-disagreements = { $count ->
        [one] { $count } доска с расхождением
        [few] { $count } доски с расхождением
        [many] { $count } досок с расхождением
       *[other] { $count } доски с расхождением
    }
status-conflicts = { $count ->
    [one] { $count } противоречивый результат
    [few] { $count } противоречивых результата
    [many] { $count } противоречивых результатов
   *[other] { $count } противоречивого результата
}
status-registered = { $count ->
        [one] зарегистрирован { $count } игрок
        [few] зарегистрировано { $count } игрока
        [many] зарегистрировано { $count } игроков
       *[other] зарегистрировано { $count } игрока
    }
status-preregistered = ещё не зарегистрировано: { $count }
status-slips = { $count ->
        [one] ожидает { $count } розовый бланк
        [few] ожидают { $count } розовых бланка
        [many] ожидают { $count } розовых бланков
       *[other] ожидают { $count } розовых бланка
    }
status-open = регистрация открыта
status-closed = регистрация закрыта

next-register = Зарегистрировать игроков
next-close-register = Закрыть регистрацию
next-settle-slips = Разобрать розовые бланки
next-draw-knockouts = Жеребьёвка плей-офф
next-decide-knockout = Решить партию тура { $round }
next-pair = Составить пары тура { $round }
next-pair-again = Составить пары тура { $round } заново
next-release = Объявить тур { $round }
next-enter-results = Ввести результаты
next-resolve-disagreement = Разрешить расхождение
next-settle-conflicts = Разрешить противоречия
next-confirm-round = Подтвердить тур { $round }
next-add-rounds = Добавить туры
next-finish = Показать итоговую таблицу
next-add-games = Добавить партии
next-fill-stage = Заполнить этап

undo = Отменить
undo-what = Отменить: { $what }
undo-of-helper = { $what } ({ $who })
undo-nothing = Отменять нечего.
redo = Повторить
redo-nothing = Повторять нечего.

operation-create_event = создание турнира
operation-issue_bundle = выдача пакета
operation-hand_over_event = передача турнира
operation-import_seed_list = импорт списка посева
operation-import_event = импорт турнира
operation-open_sample = создание учебного турнира
operation-add_competition = новое соревнование { $player }
operation-add_stage = новый этап { $player }
operation-fill_stage = заполнение этапа
operation-import_competition = импорт соревнования { $player }
operation-remove_competition = удаление соревнования
operation-enter_people = заявка: { $player }
operation-add_entry = добавление: { $player }
operation-change_entry = правка: { $player }
operation-set_entry_status = статус: { $player }
operation-take_rated = данные из рейтинг-листа
operation-set_paid = взнос: { $player }
operation-set_price = цена: { $player }
operation-remove_price = удаление цены: { $player }
operation-include_levy = взнос в цене участия
operation-choose_fees = расчёт: { $player }
operation-grant_discount = скидка: { $player }
operation-revoke_discount = снятие скидки: { $player }
operation-take_payment = платёж: { $player }
operation-refund_payment = возврат денег: { $player }
operation-set_cash_day = деньги в кассе
operation-import_list = импорт списка
operation-close_register = закрытие регистрации
operation-change_draw_seed = новое зерно жеребьёвки
operation-set_bar = установка планки
operation-draw_knockout = жеребьёвка KO{ $category }
operation-freeze_knockout = заморозка KO{ $category }
operation-freeze_final = заморозка: Финал { $category }
operation-draw_final = жеребьёвка: Финал { $category }
operation-settle_final = решение при равенстве: Финал { $category }
operation-change_final = настройки: Финал { $category }
operation-plan_qualifying = план квалификации KO{ $category }
operation-replace_in_knockout = замена в KO{ $category }
operation-decide_knockout = решение в KO{ $category }
operation-pair_round = пары тура { $round }
operation-unpair_round = разбивка пар тура { $round }
operation-release_round = объявление тура { $round }
operation-confirm_round = подтверждение тура { $round }
operation-enter_result = результат доски { $board }, тур { $round }
operation-add_game = добавление партии
operation-remove_game = удаление партии
operation-add_team = новая команда { $player }
operation-change_team = изменение команды
operation-remove_team = удаление команды
operation-set_line_up = состав команды, тур { $round }
operation-enter_ladder = переигровка доски { $board }, тур { $round }
operation-start_ladder = начало переигровки доски { $board }, тур { $round }
operation-record_ladder_game = партия переигровки доски { $board }, тур { $round }
operation-take_back_ladder_game = удаление партии переигровки доски { $board }, тур { $round }
operation-set_round_clock = время тура { $round }
operation-mark_late = опоздание: доска { $board }, тур { $round }
operation-mark_arrived = приход: доска { $board }, тур { $round }
operation-clear_late = удаление опоздания: доска { $board }, тур { $round }
operation-adjourn_game = откладывание партии: доска { $board }, тур { $round }
operation-resume_game = доигрывание партии: доска { $board }, тур { $round }
operation-remove_adjournment = удаление откладывания: доска { $board }, тур { $round }
operation-publish_times = новое начало туров
operation-enter_results = результаты тура { $round }
operation-swap_colours = обмен цветов на доске { $board }, тур { $round }
operation-swap_players = обмен игроков в туре { $round }
operation-lock_board = закрепление доски { $board }, тур { $round }
operation-unpair_board = разбивка пары на доске { $board }, тур { $round }
operation-pair_two = пара: { $player }, тур { $round }
operation-pair_rest = новые пары на незакреплённых досках тура { $round }
operation-set_handicap = фора на доске { $board }, тур { $round }
operation-move_bye = бай тура { $round }
operation-pair_some = пары части игроков тура { $round }
operation-renumber_boards = нумерация досок тура { $round }
operation-move_board = перенос доски { $board } тура { $round }
operation-fix_prize_list = изменение списка для награждения
operation-lower_sleeper = снижение начальных очков: { $player }
operation-change_settings = настройка { $setting }
operation-add_slip = новый розовый бланк
operation-apply_slip = применение розового бланка
operation-refuse_slip = отклонение розового бланка
operation-add_official = новое официальное лицо: { $player }
operation-change_official = правка официального лица: { $player }
operation-remove_official = удаление официального лица
operation-add_helper = добавление помощника { $player }
operation-report_result = сообщение игрока, доска { $board }
operation-contradicting_result = противоречащий результат помощника, доска { $board }
operation-dismiss_report = отклонение сообщений с доски { $board }
operation-revoke_helper = отзыв кода помощника
operation-promote_second_desk = переход ко второму столу
operation-add_case = новое дело
operation-change_case = обстоятельства дела { $case }
operation-rule_case = решение по делу { $case }
operation-protest_case = протест по делу { $case }
operation-appeal_case = апелляция по делу { $case }
operation-close_case = закрытие дела { $case }
operation-publish_case = публикация дела { $case }
operation-guide_case = процедура по делу { $case }
operation-set_article_text = текст статьи правил
operation-migrate = обновление до этого формата файла
operation-salvage = восстановление из повреждённого файла
operation-unknown = действие более новой версии

panel-entries = Заявки
panel-participation = Участие
panel-checkin = Прибытие
panel-slips = Розовые бланки
panel-closing = Закрытие
template-pair-go = Пейр-го
template-about-pair-go = Швейцарская система для пар: двое вместе играют одну партию. Партии не идут в рейтинг.
operation-add_pair = добавление пары { $player }
operation-change_pair = изменение пары { $player }
pair-add = Добавить пару
pair-change = Изменить пару
pair-first = Первый партнёр
pair-second = Второй партнёр
pair-person = Человек
pair-new-person = новый человек
pair-mixed = Смешанная пара, подтверждено
pair-mixed-hint = Женщина и мужчина. Пол не хранится.
pair-details = Туры и доска
closing-not-mixed = Не подтверждены как смешанные пары: { $names }.
panel-teams = Команды
panel-fees = Касса
fees-filter = Показать
fees-filter-all = Все
fees-filter-unpaid = Не уплатили
fees-filter-credit = Переплатили
fees-for = За что
fees-owed = Начислено
fees-paid = Уплачено
fees-open = К оплате
fees-levy = Взнос
fees-credit = Переплата
fees-item = Позиция
fees-total = Итого, { $currency }
fees-exact = Принять точную сумму
fees-pay = Другая сумма
fees-pay-of = Платёж: { $name }
fees-pay-save = Принять платёж
fees-refund = Возврат денег
fees-refund-of = Возврат денег: { $name }
fees-refund-save = Вернуть деньги
fees-account = Дополнительные услуги и скидки
fees-account-of = Расчёт: { $name }
fees-account-sum = Начислено { $owed }, уплачено { $paid }, к оплате { $open } { $currency }
fees-receipt = Квитанция
fees-prices = Цены
fees-prices-none = Цен у турнира ещё нет.
fees-report = Кассовый отчёт
fees-none-chosen = Выберите человека.
fees-nothing-open = Этому человеку платить нечего.
fees-nothing-paid = Этот человек ничего не платил.
fees-empty = В этом списке никого нет.
fees-no-prices = Сначала задайте цены или взнос в настройках турнира.
fees-no-currency = У турнира ещё нет валюты. Задайте её в настройках турнира, рядом со взносом.
fees-lacks-price = для этой категории нет цены
fees-withdrew = снятие с турнира
fees-gone = заявки больше нет
fees-taken = Квитанция { $receipt }, { $name }: принято { $amount }.
fees-sum = Начислено { $owed }, уплачено { $paid }, к оплате { $open }; { $count ->
    [0] уплатили все
    [one] ещё не уплатил { $count } человек
    [few] ещё не уплатили { $count } человека
    [many] ещё не уплатили { $count } человек
   *[other] ещё не уплатили { $count } человека
}
fees-amount = Сумма
fees-method = Оплата
fees-method-cash = наличными
fees-method-transfer = переводом
fees-taken-by = Кто принял
fees-taken-by-hint = Если пусто — вы
fees-note = Примечание
fees-reason = Причина
fees-payment = Квитанция { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Категория
fees-category-membership = По членству
fees-category-everyone = Все остальные
fees-category-member = Члены федерации
fees-category-non_member = Не члены федерации
fees-category-concession = Льготники
fees-category-child = Дети
fees-category-free = Бесплатно
fees-entered = День заявки
fees-entered-hint = Пусто — ранняя заявка
fees-extra = Количество: { $name }
fees-discounts = Скидки
fees-forgive = Впредь начислено на столько же меньше
fees-void = Отменённые квитанции: { $numbers }
fees-discount-grant = Предоставить скидку
fees-discount-revoke = Снять скидку
fees-price-name = Название
fees-price-set = Задать цену
fees-price-remove = Удалить
fees-kind = Кто платит
fees-kind-entry = Все
fees-kind-extra = Кто это выберет
fees-competition = Соревнование
fees-whole-event = Весь турнир, один раз
fees-late = { $amount } с { $day }
fees-late-amount = Цена поздней заявки
fees-late-from = Поздняя заявка — с
fees-levy-included = Цены участия включают взнос
fees-till = На размен { $float }, наличными { $received }, возвращено { $refunded }: в кассе { $expected }.
fees-counted = Насчитано { $counted }, разница { $difference }.
fees-transfers = Переводами { $received }, возвращено { $refunded }.
fees-day = День
fees-day-hint = Пусто — сегодня
fees-float = На размен утром
fees-count = Насчитано вечером
fees-till-save = Сохранить кассу
team-add = Добавить команду
team-change = Изменить команду
team-remove = Удалить команду
team-name = Название команды
team-members = Игроки
team-member-add = Добавить игрока
team-substitute = запасной
team-absent = отсутствует
team-incomplete = не хватает игроков
team-up = Выше
team-out = Убрать
team-first = Это доска 1.
board-title = Доска { $board }
team-line-up = Состав на тур { $round }
team-line-up-of = { $name }: состав на тур { $round }
team-usual = Обычный состав
team-set = (задан)
team-plays = Играет в туре { $round }
team-closed = Тур { $round } подтверждён.
teams-size = досок: { $size }
teams-order-fixed = в порядке списка
teams-order-free = в любом порядке
teams-without = Без команды: { $names }
teams-empty = Команд ещё нет. Заявите игроков, затем добавьте команды.
teams-none-chosen = Сначала выберите команду.
col-team = Команда
round-matches = Матчи
competition-teams = Досок в командном матче
competition-teams-hint = Оставьте пустым, если встречаются отдельные игроки.

grid-lead = Стрелки двигают, пробел меняет. Под каждым туром: сколько зарегистрированных игроков в нём играет.
grid-plays = { $name } играет в туре { $round }
grid-misses = { $name } пропускает тур { $round }
checkin-find = Найти прибывшего ( / ), Enter регистрирует
checkin-count = прибыло { $arrived } из { $expected }

closing-look = Перед закрытием регистрации
closing-strengths = По рангам
closing-categories = По возрастным категориям
closing-bar-picture = Планка
closing-bar-about = Зарегистрировано игроков по рангам: { $players }; на планке { $bar } или выше: { $count }.
closing-bar-value = Планка { $bar }: { $count } на ней или выше, { $below } ниже
closing-bar-hint = Перетащите линию или сдвиньте её стрелками и нажмите Enter.
closing-bar-set = Поставить планку { $bar }
closing-bar-moved = Планка: { $bar }.
closing-bar-guideline = Рекомендуется: от { $from } до { $to }
closing-bar-above = На ней или выше
closing-senior = взрослые или неизвестно
closing-closed = Регистрация закрыта { $when }.
closing-even = Игроков в туре 1: { $count }. Бай не нужен.
closing-even-teams = Команд в туре 1: { $count }. Бай не нужен.
closing-odd-teams = Команд в туре 1: { $count }, число нечётное. Одна команда получит бай.
closing-odd = Игроков в туре 1: { $count }, число нечётное. Один получит бай, если не найти подменного игрока.
closing-odd-pairs = Пар в туре 1: { $count }, число нечётное. Одна получит бай.
closing-odd-ghost = Игроков в туре 1: { $count }. Играет подменный игрок.
closing-seen = Все заявленные игроки зарегистрированы или сняты.
closing-unseen = Заявлены, но ещё не зарегистрированы ({ $count }): { $names }
closing-births = Все годы рождения известны.
closing-no-birth = Без года рождения ({ $count }): { $names }
closing-single = Вероятных дублей нет.
closing-doubles = Возможные дубли: { $names }
closing-bar = На планке { $bar } или выше игроков: { $count }; рекомендуется от { $from } до { $to }.
closing-bar-proposed = На планке { $bar } или выше игроков: { $count }; рекомендуется от { $from } до { $to }. При планке { $proposed } было бы { $proposedCount }.

slips-open = Регистрация ещё открыта: правьте заявки напрямую. Розовые бланки — для изменений после её закрытия.
slips-empty = Розовых бланков ещё нет. Оформляйте каждую просьбу об изменении бланком, чтобы её можно было найти позже.
slips-no-match = Ни один бланк не подходит под поиск.
slips-lead = Пока есть неразобранные бланки, пары составить нельзя. Сначала примените или отклоните их.
slip-add = Добавить бланк
slip-late = Поздняя заявка
slip-apply = Применить
slip-refuse = Отклонить
slip-none = Сначала выберите ожидающий бланк.
slip-pair-anyway = Всё равно составить пары тура { $round }
slip-player = Игрок
slip-player-hint = номер или имя
slip-player-none = Заявки с таким номером или именем нет.
slip-leaves = Покидает турнир
slip-note = Пояснение игрока
slip-reason-hint = хранится вместе с бланком
slip-becomes = { $what }: было { $before }, станет { $after }
slip-is = { $what }: { $after }
slip-nothing = без изменений
slip-seat = ещё сидит за доской { $board } в туре { $round }
slip-state-pending = ожидает
slip-state-applied = применён { $when }
slip-state-refused = отклонён { $when }: { $why }
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
slip-what-initial = Начальные очки
slip-no-value = нет

register-find = Поиск по имени, клубу или стране ( / )
register-import = Импорт списка
register-imported = { $count ->
        [one] Добавлена { $count } заявка.
        [few] Добавлено { $count } заявки.
        [many] Добавлено { $count } заявок.
       *[other] Добавлено { $count } заявки.
    }
list-paste = Вставить из электронной таблицы
list-paste-here = Скопируйте строки электронной таблицы и вставьте сюда (Ctrl+V).
list-lines = Строки, которые надо исправить
list-line-number = Строка
list-leave-out = Пропустить
list-leave-out-line = Пропустить строку { $line }
list-cell = Строка { $line }, { $column }
list-leave-rest = Пропустить эти строки ({ $count })
list-to-correct = { $count ->
        [one] Исправьте или пропустите { $count } строку.
        [few] Исправьте или пропустите { $count } строки.
        [many] Исправьте или пропустите { $count } строк.
       *[other] Исправьте или пропустите { $count } строки.
    }
list-title = Импорт: { $file }
list-separator = Разделитель
list-separator-comma = запятые
list-separator-semicolon = точки с запятой
list-separator-tab = табуляция
list-separator-pipe = вертикальная черта
list-encoding = Кодировка
list-sheet = Лист
list-headed = В первой строке названия столбцов
list-announced = Только заявлены, ещё не прибыли
list-guessed = Файл не в UTF-8; он прочитан как { $encoding }. Проверьте имена. Если буквы неверные, выберите другую кодировку.
list-first = Первые строки списка
list-column = Смысл столбца { $column }
list-means-nothing = не учитывать
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Полное имя, сначала фамилия
list-means-given-first = Полное имя, сначала имя
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Год или дата рождения
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Статус французской лицензии
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Пол
list-means-family-group = { entry-family-group }
list-means-sp = Очки SEYGO { $category }
list-ready = { $count ->
        [one] Можно импортировать { $count } игрока.
        [few] Можно импортировать { $count } игроков.
        [many] Можно импортировать { $count } игроков.
       *[other] Можно импортировать { $count } игроков.
    }
list-not-yet = Сначала исправьте ошибки или укажите, что означают столбцы.
list-take = { $count ->
        [one] Импортировать { $count } игрока
        [few] Импортировать { $count } игроков
        [many] Импортировать { $count } игроков
       *[other] Импортировать { $count } игроков
    }
list-event = { $count ->
        [one] Новый турнир: { $count } игрок
        [few] Новый турнир: { $count } игрока
        [many] Новый турнир: { $count } игроков
       *[other] Новый турнир: { $count } игрока
    }
levy-take = Взнос уплачен
levy-back = Взнос не уплачен
levy-paid = ✓
levy-none = Выберите заявку, за которую должны взнос.
levy-sum = Взносы: причитается { $due }, уплачено { $paid }; { $count ->
        [0] уплатили все.
        [one] не уплатил { $count } игрок.
        [few] не уплатили { $count } игрока.
        [many] не уплатили { $count } игроков.
       *[other] не уплатили { $count } игрока.
    }
col-levy = Взнос
entry-similar = Возможно, уже есть в списке: { $names }. Проверьте перед сохранением.
entry-stars-before = Участие в Future Stars уже было
entry-paid = Взнос уплачен
entry-membership = Федерация
membership-member = член федерации (здесь или за рубежом)
membership-non_member = не член федерации
membership-concession = льготный взнос
result-same = У доски { $board } уже есть результат { $result }. Ничего не изменено.
closing-after = Текущее состояние
closing-slips = Розовых бланков ожидает: { $count }. Примените или отклоните их до следующего составления пар.
closing-no-slips = Ожидающих розовых бланков нет.
closing-fees-paid = Уплатили все.
closing-fees-open = { $count ->
    [one] Не уплатил { $count } игрок
    [few] Не уплатили { $count } игрока
    [many] Не уплатили { $count } игроков
   *[other] Не уплатили { $count } игрока
}: { $names }
closing-admitted = Допущены директором турнира вопреки правилам: { $names }
register-bar = Планка { $bar }: на ней или выше зарегистрированных игроков { $count }.
register-bar-take = Поставить предложенную планку { $bar }
register-empty = Заявок ещё нет. Добавьте заявку или импортируйте список.
register-no-match = Ничего не найдено: «{ $typed }».
register-add-typed = Добавить новую заявку «{ $typed }»
entry-add = Добавить заявку
entry-edit = Изменить
entry-register = Зарегистрировать
entry-withdraw = Снять
entry-none = Сначала выберите заявку.
entry-rated = Игроки рейтинг-листа
entry-save-next = Добавить и дальше
entry-added = Регистрация: { $name }. { $count ->
        [1] Добавьте следующего или закройте.
        [one] Уже добавлен { $count } человек. Добавьте следующего или закройте.
        [few] Уже добавлено { $count } человека. Добавьте следующего или закройте.
        [many] Уже добавлено { $count } человек. Добавьте следующего или закройте.
       *[other] Уже добавлено { $count } человека. Добавьте следующего или закройте.
    }
seeds-import = Импорт списка посева
seeds-about = SP из файла { $file } подставляются в заявки с тем же номером серии или EGD PIN.
seeds-key = Ключ серии
seeds-key-hint = если указан, список с другой подписью не принимается
seeds-names = Заполнить и заявки, найденные только по имени
seeds-fill = Подставить SP
seeds-done = { $tour }: SP подставлены в заявок: { $filled }; нет в списке: { $unknown }.
seeds-signed = Подписано ключом
seeds-by-name = Найдены только по имени и не заполнены. Проверьте их, поставьте флажок выше и подставьте снова:
seeds-by-name-filled = Найдены только по имени и заполнены:
entry-sp = SP, категория { $category }
move-board = Перенести на другую доску
move-board-of = Перенести доску { $board }
move-board-to = На доску
move-board-number = Введите номер доски.
ko-decide = Решить, кто проходит дальше
ko-decide-about = Решение действует при любом результате партии. Оно остаётся в истории вместе с причиной.
ko-decide-advances = Проходит дальше
ko-decide-back = Отозвать решение
final-jigos = Дзиго прибавляет к победам
final-jigos-nothing = ничего
final-jigos-half = половину победы
final-jigos-whole = целую победу
copies-second = Вторая папка для копий
copies-second-none = Без второй папки
book-rename = Переименовать чемпионат
book-rename-to = Новое название
book-rename-hint = название другого чемпионата объединит оба
book-renamed = { $name }: { $editions ->
        [one] { $editions } выпуск
        [few] { $editions } выпуска
        [many] { $editions } выпусков
       *[other] { $editions } выпуска
    }.
book-confirm = Членство на { $year } год подтверждено
book-confirm-choose = Сначала выберите игрока.
book-confirmed = { $name }: членство на { $year } год подтверждено.
entry-family = Фамилия
entry-middle = Отчество
entry-latin = Транслитерация
entry-latin-hint = сначала фамилия; если пусто: { $proposed }
entry-latin-order = сначала фамилия, латинскими буквами
entry-town = Город
entry-reason = { reason }
entry-reason-hint = обязательна для изменений после закрытия регистрации
entry-left = уход с турнира
entry-returned = возвращение
entry-not-seen = прибытие отмечено по ошибке
entry-given = Имя
entry-registered = Регистрация: { $name }.
entry-withdrawn = Снятие с турнира: { $name }.
entry-pin = EGD PIN
entry-pin-hint = восемь цифр
entry-ffg-licence = Французская лицензия (FFG)
entry-ffg-status = Статус лицензии
entry-ffg-status-hint = - для обычной или буква
entry-aga = Номер AGA
entry-user-name = Имя пользователя на сервере
entry-rating-rank = Ранг для рейтинг-листов
entry-rating-rank-hint = Только если отличается от ранга, с которым игрок играет, например 6d при почётном ранге.
entry-irn = Номер серии
entry-sex = Пол (для призов)
sex-unknown = не указан
sex-f = девочка
sex-m = мальчик
entry-publication = Публикация
publish-full = полное имя
publish-initials = только инициалы
publish-anonymous = без имени
entry-overrule = Допустить по решению директора турнира вопреки правилам
ratings-import = Импорт рейтинг-листа
rated-compare = Сравнить с рейтинг-листом
rated-take = Взять
rated-take-all = Взять всё
rated-same = Все заявки совпадают с рейтинг-листами.
rated-unknown = В рейтинг-листах нет номеров этих игроков: { $names }.
ratings-none = Рейтинг-листа ещё нет: импортируйте файл EGD, FFG или AGA.
ratings-of = Рейтинг-лист от { $day }, { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }.
ratings-undated = Рейтинг-лист без даты, { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }.
ratings-stale = Он устарел: импортируйте новый до турнира.
ratings-row = в рейтинг-листе, { $count ->
        [one] { $count } турнир
        [few] { $count } турнира
        [many] { $count } турниров
       *[other] { $count } турнира
    }
entry-birth = Год рождения
entry-rank-hint = от 30k до 1k, от 1d до 9d, от 1p до 9p
entry-family-group = Семья
entry-family-group-hint = одно и то же слово для братьев, сестёр и родителей
entry-fixed-board = Постоянная доска
entry-fixed-board-hint = например, если игроку трудно ходить; обычно пусто
entry-shift = Поправка к начальным очкам
entry-plays = Играет в турах
entry-ghost = подменный
entry-guest = гость
entry-ghost-long = Подменный игрок: играет, только если число игроков нечётное
entry-guest-long = Гость: не получает места и очков
sleepers = { $count ->
        [one] { $count } игрок верхней группы пропускает туры. По правилам снижение начальных очков выводит его из группы:
        [few] { $count } игрока верхней группы пропускают туры. По правилам снижение начальных очков выводит их из группы:
        [many] { $count } игроков верхней группы пропускают туры. По правилам снижение начальных очков выводит их из группы:
       *[other] { $count } игрока верхней группы пропускают туры. По правилам снижение начальных очков выводит их из группы:
    }
sleeper-rounds = пропускает { $rounds }
sleeper-lower = Снизить на { $by }
status-of-preregistered = заявлен
status-of-registered = зарегистрирован
status-of-withdrawn = снят

col-number = №
col-name = Игрок
col-rank = Ранг
col-rating = Рейтинг
col-country = { country }
col-club = Клуб
col-category = Возр.
col-sp = SP
col-group = Группа
col-way = Путь
col-stage = Дошёл до
col-initial = Нач.
col-status = Статус
col-missed = Проп.
col-slip = Бланк
col-change = Изменение
col-place = Место
col-board = Доска
col-black = Чёрные
col-white = Белые
col-score = Очки
col-result = Результат
col-handicap = Фора
col-notes = Заметки
col-remark = Замечание
col-reason = Причина
col-when = Когда
col-who = Кто
col-what = Что
col-details = Подробности
col-competition = Соревнование
col-changes = Строки

round-title = Тур { $round }
round-unpaired = без пар
round-draft = черновик
round-released = объявлен
round-confirmed = { status-confirmed }
round-pair = Составить пары
round-unpair = Разбить пары тура
round-empty = Пары этого тура ещё не составлены.
round-bye = Бай: { $name }
round-left = Без пары: { $names }
hand = Ручные изменения
hand-unpair = Разбить пару
hand-swap = Поменять цвета
hand-lock = Закрепить
hand-unlock = Открепить
hand-locked = закреплена: новое составление пар не меняет эту доску
hand-explain = Объяснить
hand-idle = Без партии
hand-pair = Составить пару
hand-missing = Пропускают тур (игроков: { $count })
hand-two = Сначала выберите двух игроков.
hand-finish = Составить остальных
hand-rest = Незакреплённые заново
hand-yes = Всё равно сделать
hand-round = Весь тур
hand-renumber = Перенумеровать доски
hand-renumbered = { $count ->
        [0] Номера досок не изменились.
        [one] Новый номер доски у { $count } партии.
        [few] Новый номер доски у { $count } партий.
        [many] Новый номер доски у { $count } партий.
       *[other] Новый номер доски у { $count } партий.
    }
hand-seats = Обменять игроков
hand-teams = Обменять команды, по игроку от каждой
hand-held = Выбран игрок { $name }. Перейдите к другой доске и выберите там место или дайте бай.
hand-seat-first = Сначала выберите место.
hand-bye = Дать бай
drag-hint = Или перетащите игрока на другое место либо на бай, а номер доски — на другую доску.
drag-seat = доска { $board }, { $colour }
drag-bye = бай
drag-pair = партия, соперник { $name }
board-in-text = доска { $board }
drag-nowhere = отпустите на месте игрока, доске или бае
drag-number = Перетащите номер, чтобы перенести партию на другую доску.
drag-shift = Shift показывает числа.
drag-numbers = Показать числа
verdict-good = Хорошо
verdict-worse = Хуже
verdict-breaks = Нужно согласие
verdict-impossible = Невозможно
some = Пары части игроков …
some-title = Пары части игроков тура { $round }
some-numbers = Номера
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Введите номера и диапазоны, например 1, 4, 7..12.
some-scores = Очки до этого тура
some-scores-hint = 21, 20.5
some-categories = Возрастные категории
some-senior = взрослые
some-nobody = Сначала выберите игроков по номерам, очкам или возрастной категории.
some-rest = Остальным пары составляют позже. Готовые пары остаются. Бай дают с последними парами.
some-pair = Составить пары выбранных
report = Отчёт о туре { $round }
report-short = Отчёт
report-nothing = Замечаний нет.
groups = Очковые группы
groups-about = Очковых групп: { $groups }, переходов: { $floats }. В таблице ниже — то же самое.
groups-line = Доска { $board }: { $down } переходит в группу ниже, соперник { $up }
groups-lines = { $count ->
    [one] { $count } переход
    [few] { $count } перехода
    [many] { $count } переходов
   *[other] { $count } перехода
}
groups-float = { $board } до { $score }
groups-players = Игроки
groups-games = Партии в группе
groups-down = Доски с переходом вниз
groups-alone = { $count ->
    [one] { $count } без партии
    [few] { $count } без партии
    [many] { $count } без партии
   *[other] { $count } без партии
}
picture-table = Таблицей
button-key = Клавиша: { $key }
table-columns = Столбцы
table-find = Найти в таблице
table-found = Строк: { $shown } из { $all }
table-none-found = В таблице ничего не подходит: { $typed }.
table-copy = { $count ->
    [one] Копировать { $count } строку
    [few] Копировать { $count } строки
    [many] Копировать { $count } строк
   *[other] Копировать { $count } строки
}
table-copied = { $count ->
    [one] { $count } строка в буфере обмена.
    [few] { $count } строки в буфере обмена.
    [many] { $count } строк в буфере обмена.
   *[other] { $count } строки в буфере обмена.
}
entry-register-marked = Зарегистрировать отмеченных: { $count }
entry-withdraw-marked = Снять отмеченных: { $count }
boards-grid = Доски по состоянию
boards-grid-about = Досок: { $all }. Готово: { $done }, введено один раз: { $once }, расходится: { $differ }, открыто: { $open }.
boards-grid-differ = проходы расходятся
boards-grid-ladder = дзиго, решить
boards-grid-adjourned = отложена
boards-grid-open = открыта
boards-grid-once = введено один раз
boards-grid-complete = готово
remark-rematch = { $count ->
        [one] Уже встречались { $count } раз.
        [few] Уже встречались { $count } раза.
        [many] Уже встречались { $count } раз.
       *[other] Уже встречались { $count } раза.
    }
remark-second-bye = Ещё один бай игроку { $first } избавил бы от повторной встречи.
remark-family = Они из одной семьи.
remark-float = { $first } переходит в группу ниже, { $second } — в группу выше, на { $amount }.
remark-categories = Они из разных возрастных категорий.
remark-far-apart = Они далеки по силе: рангов { $first }, очков { $second }.
remark-club = Они из одного клуба.
remark-country = Они из одной страны.
remark-blacks = { $first }: Чёрными сыграет на { $amount } больше, чем Белыми.
remark-whites = { $first }: Белыми сыграет на { $amount } больше, чем Чёрными.
remark-handicap = { $count ->
    [1] Без коми.
    [one] { $count } камень форы.
    [few] { $count } камня форы.
    [many] { $count } камней форы.
   *[other] { $count } камня форы.
}
level-met-before = повторные встречи
level-same-family = одна семья
level-winless = игроки без побед
level-categories = разные категории
level-score-difference = разность очков
level-may-meet-in-the-knock-out = возможные соперники в плей-офф
level-floats = переходы
level-same-club = один клуб
level-same-country = одна страна
level-colours = баланс цветов
level-handicap = фора
level-seeding = посев в очковых группах
level-lot = жребий
level-clubs-and-countries = клубы и страны
hand-price = По сравнению с лучшим составлением: { $price }.
hand-best = Тур не хуже лучшего составления.
why = Почему доска { $board }?
why-pays = Её цена: { $price }.
why-free = Она ничего не стоит.
why-otherwise = Без неё тур был бы хуже: { $price }.
why-instead = Тогда у Чёрных соперник { $black }, у Белых соперник { $white }.
why-worse = С ней тур хуже лучшего: { $price }.
why-best-instead = В лучшем туре у Чёрных соперник { $black }, у Белых соперник { $white }.
pass-black = Первый ввод: результаты Чёрных.
pass-white = Второй ввод: результаты Белых.
pass-both = Результаты.
keys-results = 1 Чёрные выиграли · 2 Белые выиграли · = дзиго · 0 оба проиграли · F техн. поражение · W проход · Backspace стирает · B номер доски
keys-results-two = 1 Чёрные выиграли · 2 Белые выиграли · = дзиго · 0 оба проиграли · F техн. поражение · W проход · Backspace стирает · B номер доски · P другой ввод
waiting-forfeit = Техническое поражение: кто победил? 1 Чёрные · 2 Белые · 0 никто
waiting-walkover = Проход без игры: кто проходит? 1 Чёрные · 2 Белые
waiting-ladder = Переигровка: кто победил? 1 Чёрные · 2 Белые
waiting-settle = Верный результат: 1 Чёрные выиграли · 2 Белые выиграли · = дзиго · 0 оба проиграли
keys-disagree = Вводы на доске { $board } расходятся. Сверьтесь с бланком, затем нажмите S и результат: он заменит оба ввода.
keys-confirmed = Этот тур подтверждён. Чтобы исправить доску, нажмите S, затем результат.
keys-ladder = На доске { $board } дзиго в плей-офф. Нажмите G для переигровки и её времени или L, а затем 1 или 2 для победителя.
keys-rounds = [ предыдущий тур · ] следующий тур
pass-count = { $done } из { $all }
pass-counts = Ввод 1: { $first } из { $all } · Ввод 2: { $second }
waiting-board = Доска { $digits } …
result-black = Чёрные выиграли
result-white = Белые выиграли
result-jigo = дзиго
result-both-lose = оба проиграли
result-black-forfeit = техническая победа Чёрных
result-white-forfeit = техническая победа Белых
result-both-forfeit = обоим техническое поражение
result-wo-black = проход без игры для Чёрных
result-wo-white = проход без игры для Белых
result-none = нет результата
result-unknown = неизвестно
result-disagree = по вводу Чёрных { $black }, по вводу Белых { $white }
result-choose = Результат доски { $board }
result-clear = стереть результат
result-wins = Победа: { $name }
result-settle = Исправить доску { $board }
pass-to-white = Ко второму вводу
pass-to-black = К первому вводу
correction = Исправить доску { $board } тура { $round }
correction-affected = От этого результата зависят следующие партии сетки:
correction-through = Внести во всю сетку
correction-annul = Аннулировать следующие партии
correction-keep = Оставить прошедших игроков
correction-change = { $before } → { $after }
correction-standings = Таблица после тура { $round } и следующих меняется. Напечатанные раньше листы устарели.
correction-later = Пары тура { $later } уже составлены со старым результатом. Они остаются.
release-stale = Объявить тур { $round } с устаревшими парами?
stale-only = { $count ->
    [1] Составить заново только доску { $boards }
    [one] Составить заново только доски { $boards }
    [few] Составить заново только доски { $boards }
    [many] Составить заново только доски { $boards }
   *[other] Составить заново только доски { $boards }
}
stale-forfeit = Ввести техн. поражение, доска { $board }
stale-both-forfeit = Ввести поражение обоим, доска { $board }
stale-seat = Посадить игрока { $name } за доску { $board }
change-pairing = Изменить пары
change-pairing-about = Меняйте доски объявленного тура, на которых нет результата. Изменённые доски помечаются.
release-title = Объявить тур { $round } не со всеми?
release-about = Нет ни партии, ни бая (игроков: { $count }):
release-pair = Составить им пары
release-bye = Дать бай игроку { $name }
release-pair-bye = Составить пару: { $name } и { $other }, у кого бай
release-anyway = Всё равно объявить
ladder = Переигровка после дзиго
ladder-accepted = Судья признал дзиго в { $time }.
ladder-accepted-at = Дзиго признано в
ladder-empty-hint = пусто — сейчас
ladder-start = Начать переигровку
ladder-board = { $lines }×{ $lines }
ladder-new-game = Новая партия
ladder-times = { $minutes } мин, затем 1 × { $seconds } с; коми { $komi }
ladder-remaining = осталось: Чёрные { $black }, Белые { $white }
ladder-left = Осталось минут, { $colour }
ladder-was-white = { $colour }: достались Белые, победа
ladder-game-won = Победа: { $colour }
ladder-played = сыграна
ladder-next = следующая
ladder-later = если понадобится
ladder-needless = не нужна
ladder-between = начало от { $from } до { $to }
ladder-from = начало от { $from }
ladder-wait = через { $time }
ladder-start-due = на начало осталось { $time }
ladder-late = опоздание { $time }
ladder-nigiri = Нигири: Чёрные должны спасовать, поэтому побеждают Белые. Кому по нигири достались Белые? Цвета указаны по первой партии.
ladder-black-is-white = Чёрные теперь Белые
ladder-white-is-white = Белые остались Белыми
ladder-ended = Закончена в
ladder-advances = Дальше проходит { $name }.
ladder-back = Убрать последнюю партию
ladder-won = Победа в переигровке: { $colour }
needs-ladder = дзиго: нужна переигровка
note-rematch = уже встречались
note-family = одна семья
note-club = один клуб
note-country = одна страна
note-black_floats_down = Чёрные — в группу ниже
note-white_floats_down = Белые — в группу ниже
note-far_apart = далеки по силе
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
ko-not-drawn = без жеребьёвки
ko-draw = Жеребьёвка KO{ $category }
ko-draw-all = Жеребьёвка всех
ko-all-frozen = Список заморожен. Сейчас жеребьёвки не будет, объявленный отпечаток сохраняется.
ko-all-planned = Жеребьёвка с выбранными настройками.
ko-all-usual = Жеребьёвка, как предложено.
ko-choice = Настройки жеребьёвки
ko-size = Игроков в сетке
ko-size-other = Другое число
ko-first-round = Первый тур
ko-first-round-hint = пусто: заканчивается с последним туром
ko-size-hint = могут играть: { $count }
ko-size-rounds = туры { $first }–{ $last }
ko-size-byes = { $count ->
        [0] без бая
        [one] { $count } бай
        [few] { $count } бая
        [many] { $count } баев
       *[other] { $count } бая
    }
ko-size-out = { $count ->
    [0] никто не исключён
   *[other] не входят: { $count }
}
ko-size-gap = { $count ->
        [0] равные ранги
        [one] до { $count } ранга разницы
        [few] до { $count } рангов разницы
        [many] до { $count } рангов разницы
       *[other] до { $count } рангов разницы
    }
ko-effect = Игроков { $size }, клеток { $lines }, туры { $first }–{ $last }:
ko-gaps = Разница рангов в первых партиях, если бы жребии шли по списку: { $gaps }.
ko-way = Путь в сетку
ko-way-wild = Уайлд-кард
qualifying = Квалификационные партии
qualifying-title = Квалификационные партии KO{ $category }
qualifying-about = Последние места в сетке разыгрывают в турах до её начала. При жеребьёвке победители уже входят в сетку.
qualifying-lines = Клеток в сетке
qualifying-rounds = Туры квалификации
qualifying-for-wild = Разыгрываемые уайлд-карды
qualifying-wild = Уайлд-кардов в списке: { $count }
qualifying-planned = План для сетки: клеток { $lines }, прямых мест { $direct }, уайлд-кардов { $wild }; партии в турах { $first }–{ $last }.
qualifying-won = Место в сетке: { $name }.
qualifying-nobody = Победителя нет.
qualifying-back = Удалить план
qualifying-plan = Составить план
qualifying-again = Составить план заново
ko-way-qualified = Квалификант
ko-way-later = С тура { $round } сетки
ko-most = Уайлд-карды: { $wild } (не больше { $most_wild }). Квалификанты: { $qualified } (не больше { $most_qualified }).
ko-up = Выше
ko-down = Ниже
ko-first = Этот игрок уже первый.
ko-last = Этот игрок уже последний.
ko-sort = Восстановить порядок по силе
ko-moved = перемещён директором турнира
ko-out = не входит
ko-excluded = Не в списке: { $count }
ko-apart-countries = Развести страны в первом туре
ko-apart-clubs = Развести клубы в первом туре
ko-third = Партия за третье место
ko-reason-hint = хранится с жеребьёвкой и печатается в её протоколе
ko-reason-needed = Введите причину. Она хранится с жеребьёвкой.
ko-freeze = Заморозить список
ko-frozen = Список заморожен
ko-frozen-about = Прочитайте это число вслух или запишите до того, как будут названы цифры: оно доказывает, что потом список не меняли.
ko-thaw = Изменить список
ko-draw-ceremony = Жеребьёвка по клеткам
ko-draw-now = Жеребьёвка сразу
ko-again = Это заменит прежнюю сетку; она останется в истории.
ko-keep = Оставить сетку
ko-redraw = Новая жеребьёвка
ko-redraw-begun = Пары партий этой сетки уже составлены. Сначала разбейте пары этих туров.
ko-replace = Заменить игрока
ko-replace-none = Сначала выберите клетку игрока.
ko-replace-who = Кто заменит игрока { $name }?
ko-replace-about = Клетку сеяного занимает сильнейший несеяный игрок, а его клетку — резервный. Если резервного нет, в клетке будет бай.
ko-replace-reason = при снятии оставьте пустым
ko-alternate = Резервный
ko-alternate-next = Следующий в списке
ko-alternate-none = Больше никого: бай
ko-ceremony = Показать жеребьёвку
ko-entropy = Объявленные цифры
ko-entropy-hint = кубики или числа, названные в зале, только цифры; разделители не учитываются
closing-entropy = Объявленные цифры для жребия
closing-entropy-hint = названные сейчас, входят в зерно жеребьёвки; можно оставить пустым
seed-new = Новое зерно жеребьёвки
seed-new-hint = История его хранит, а проверка назовёт туры, составленные с прежним зерном.
seed-draw = Получить зерно
ko-digits = Количество цифр
ko-digits-hint = объявляется сейчас; можно оставить пустым
ko-source = Источник цифр
ko-source-hint = объявляется сейчас: например, кубики в зале или лотерея и её время
ko-frozen-number = Заморозка { $number }, { $at }
ko-announced = { $digits ->
        [0] Объявлено: любое количество цифр
        [one] Объявлено: { $digits } цифра
        [few] Объявлено: { $digits } цифры
        [many] Объявлено: { $digits } цифр
       *[other] Объявлено: { $digits } цифры
    }
ko-acts = Заморозки и жеребьёвки
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Жеребьёвка { $number }, { $at }
ko-act-undone = (отменена)
ko-list = Список в порядке посева
ko-list-empty = В этой категории нет зарегистрированных игроков.
ko-summary = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, начало в туре { $first }.
ko-winner = Победитель: { $name }
ko-shown = Вид
ko-whole = Вся сетка
ko-section = Часть { $number }
ko-zoom = Масштаб
ko-smaller = Мельче
ko-larger = Крупнее
ko-fit = Вписать
ko-overview = Обзор
ko-overview-about = Сетка, строк: { $lines }. Решено партий: { $decided } из { $games }. В таблице ниже — то же самое.
ko-overview-game = Партия
ko-picture = Сохранить картинку
ko-in-round = тур { $round }
ko-bye = бай
ko-board-room = доска { $board }, { $room }
ko-needs-ladder = дзиго: переигровка
ko-invalidated = аннулирована
ko-vacant = нет игрока
ko-open-side = определится
ko-cell-box = Клетка { $box }, { $group }: { $name }
ko-cell-game = { $stage }, партия { $number }, тур { $round }
ko-cell-won = Победа: { $name }
ko-versus = { $a } против { $b }
ko-versus-won = { $a } против { $b }, победа: { $won }
ko-ranking = Места и этапы
ko-shared = { $from }–{ $to }
ko-still-in = ещё играет
ko-record = Протокол жеребьёвки
ko-commitment = Отпечаток
ko-nonce = Секретное число
keys-table = стрелки — движение · Page Down части · + - Z масштаб · V жеребьёвка
keys-table-categories = [ ] категории
keys-table-results = 1 Чёрные выиграли · 2 Белые выиграли · = дзиго · 0 оба проиграли · F техн. поражение · W проход · Backspace стирает · P другой ввод
ceremony-title = KO{ $category }: жеребьёвка
ceremony-count = { $shown } из { $all }
ceremony-box = Группа: { $group }, клетка { $box }
ceremony-lot = Жребий { $drawn } из { $of }
ceremony-again = { $count ->
        [one] вытянут заново { $count } раз, чтобы развести страны или клубы
        [few] вытянут заново { $count } раза, чтобы развести страны или клубы
        [many] вытянут заново { $count } раз, чтобы развести страны или клубы
       *[other] вытянут заново { $count } раза, чтобы развести страны или клубы
    }
ceremony-alone = без жребия: остался только один игрок
ceremony-meets = соперник: { $name }
ceremony-bye = бай в первом туре
ceremony-open = соперник ещё не определён
ceremony-commitment = Отпечаток списка
ceremony-next = Дальше
ceremony-play = Пуск
ceremony-pause = Пауза
ceremony-all = В конец
stage-round_of_64 = 1/32 финала
stage-round_of_32 = 1/16 финала
stage-round_of_16 = 1/8 финала
stage-quarter_final = Четвертьфиналы
stage-semi_final = Полуфиналы
stage-winners_final = Финал победителей
stage-losers_round = Нижняя сетка
stage-second_final = Второй финал
stage-third_final = Третий финал
ko-loser-of = проигравший: { $game }
ko-winner-of = победитель тура { $round }, партия { $number }
stage-final = Финал
stage-third_place = Третье место
stage-finalist = Финалист
stage-qualifying = Квалификация
stage-winner = Победитель
stage-final_group = Финал, группы
stage-final_semi_finals = Финал, полуфиналы
stage-final_finals = Финал, финалы

final-name = Финал { $category }
final-group = Группа { $name }
final-score = Победы
final-by = Чем решено
final-by-wins = победы
final-by-direct_game = личная встреча
final-by-entry_position = место при выходе
final-by-ladder = меньшие доски
final-by-nothing = не решено
final-tie = Равенство.
final-tie-hint = Они играют на меньших досках. Выберите их по порядку результатов, лучшего первым.
final-tie-named = уже выбран
final-day = День { $day }
final-eve = Накануне
final-phase-group = группы
final-phase-semi_finals = полуфиналы
final-phase-finals = финалы
final-alone-rounds = Туры, в которых играется только Финал
final-alone = играет только Финал
final-rests = Отдыхают: { $names }
final-places = Места
final-size = Игроки
final-list = Список по очкам
final-draw = Жеребьёвка: Финал { $category }
final-rests-when = План отдыха
final-way-best = лучшие игроки играют две партии в день
final-way-lots = по жребию
final-way-eve = первый тур накануне
final-ladder-keys = Кто победил в переигровке? 1 Чёрные · 2 Белые
final-state-waiting = впереди
final-state-due = нужны пары
final-state-running = идёт
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = тех.
how-ladder = в переигровке
how-bye = бай
how-ruling = по решению
group-gold = золотая
group-bronze = бронзовая
group-blue = синяя
group-green = зелёная
group-magenta = пурпурная
group-red = красная

standings-after = Таблица после тура { $round }
standings-round = После тура
prize-list-fix = Зафиксировать для награждения
prize-list-state = Список для награждения зафиксирован после тура { $round }: { $time }, отпечаток { $head }. Призы — по нему.
prize-list-take-back = Отозвать список
standings-newest = последняя
standings-find = Найти игрока ( / )
standings-empty = Зарегистрированных игроков ещё нет.
standings-view = Вид
standings-view-key = таблица, шахматка, места по турам
standings-view-table = Таблица
standings-view-crosstable = Шахматка
standings-view-places = Места по турам
crosstable-about = Кто с кем встречался. Игроков: { $players }, партий: { $games }. В таблице ниже — то же самое.
crosstable-games = { games-title }
crosstable-win = победа
crosstable-loss = поражение
crosstable-jigo = { result-jigo }
crosstable-open = без результата
crosstable-game = { $name } – { $other }: { $result }, { $round }-й тур
crosstable-of = { $name }: { $games }
places-about = Места после каждого тура. Игроков: { $players }, туров: { $rounds }. В таблице ниже — то же самое.
places-none = Пары первого тура ещё не составлены.

history-find = Поиск в истории ( / )
history-empty = Изменений ещё нет.
history-more = Показать все { $count }
history-head = Отпечаток истории:
history-sheet-head = Отпечаток на листе
history-verify = Проверить лист
history-verified = { $later ->
        [0] Лист принадлежит этой истории. Он напечатан после записи { $entry } ({ $what }, { $at }), и с тех пор ничего не изменилось.
        [one] Лист принадлежит этой истории. Он напечатан после записи { $entry } ({ $what }, { $at }). За ней следует { $later } запись.
        [few] Лист принадлежит этой истории. Он напечатан после записи { $entry } ({ $what }, { $at }). За ней следуют { $later } записи.
        [many] Лист принадлежит этой истории. Он напечатан после записи { $entry } ({ $what }, { $at }). За ней следует { $later } записей.
       *[other] Лист принадлежит этой истории. Он напечатан после записи { $entry } ({ $what }, { $at }). За ней следуют { $later } записи.
    }
history-verified-undone = Эту запись с тех пор отменили.

copies = Автоматические копии
copies-none = Копий ещё нет. Drawmaster делает их после каждого подтверждённого тура и каждого часа работы.
copies-content = Содержание
copies-holds = { $entries ->
        [one] { $entries } заявка
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }, туров с парами { $paired }, подтверждено { $confirmed }, { $results ->
        [one] { $results } результат
        [few] { $results } результата
        [many] { $results } результатов
       *[other] { $results } результата
    }
copies-changes = Изменения
copies-last = Последнее изменение
copies-restore = Восстановить
copies-restored = Восстановлено в { $file }. Файл, открытый до этого, не изменён.
copies-salvage = Восстановить повреждённый файл
copies-damaged = Повреждённый файл
copies-salvaged = В файле { $file } то, что удалось прочитать: { $entries ->
        [one] { $entries } надёжное изменение
        [few] { $entries } надёжных изменения
        [many] { $entries } надёжных изменений
       *[other] { $entries } надёжных изменения
    }, { $doubts ->
        [one] { $doubts } сомнительное место
        [few] { $doubts } сомнительных места
        [many] { $doubts } сомнительных мест
       *[other] { $doubts } сомнительных места
    }.
copies-check = Проверить этот файл
copies-sound = Файл исправен. Проверено: изменений { $entries }, строк { $rows }, сертификатов пар { $certificates }.
copies-save-as = Сохранить как …
copies-saved-as = Теперь турнир в файле { $file }. Старый файл не изменён.
copies-saved-bare = Теперь турнир в файле { $file }. Старый файл прочитать не удалось, поэтому история начинается заново.
copies-and-check = Копии и проверка
copies-read = Восстановить данные
copies-found = Восстановленные данные
copies-doubts = Потеряно или не поддаётся проверке:
copies-no-doubts = Ничего не потеряно.
copies-open = Открыть

print-print = Печать
print-export = Отправка
print-write = Сохранить PDF
print-no-round = Ни для одного тура пары ещё не составлены.
export-notes-about = Другая программа примет не всё, что есть здесь. Можно сначала исправить это или сохранить файл сейчас.
print-done = Сохранено: { $file }.
site-done = Сохранено: { $file }; новых и изменённых файлов { $written }, удалено { $removed }.
site-kept = Эти файлы изменил кто-то другой, поэтому они остаются: { $files }.
sheet-of-category = { $label }, категория { $category }
sheet-pairings = Пары по доскам
sheet-pairings-about = На стену, с местом для результатов.
sheet-pairings-by-name = Пары по фамилиям
sheet-pairings-by-name-about = Показывает игрокам их доски.
sheet-seats = Места всех соревнований
sheet-seats-about = Показывает каждому, в каком соревновании и за какой доской играть.
sheet-slips = Бланки результатов
sheet-slips-about = По шесть на странице, разрезать.
sheet-wall-chart = Настенная таблица
sheet-wall-chart-about = Соперники и победы всех игроков, дополняется каждый тур.
sheet-standings = Турнирная таблица
sheet-standings-about = Со всеми критериями и результатами.
sheet-final-list = Итоговая таблица
sheet-final-list-about = После последнего тура.
sheet-overall = { stage-overall }
sheet-overall-about = Показывает каждого один раз — там, куда его привёл последний этап.
sheet-individual = Личная таблица
sheet-individual-about = Игроки команд по победам.
sheet-ko = Сетка плей-офф
sheet-ko-about = Имена, группы посева и победители.
sheet-ladder = { ladder }
sheet-ladder-about = Доски и время, чтобы решить дзиго в плей-офф.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Список, отпечаток и жребии: жеребьёвку может повторить каждый.
sheet-register = Список участников
sheet-register-about = Все заявки с номерами.
sheet-draw-cards = Карточки для жеребьёвки
sheet-draw-cards-about = По одной на игрока, перетасовать.
sheet-labels = Бейджи
sheet-labels-about = Разрезать.
sheet-tables = Номера досок
sheet-tables-about = Поставить на столы.
sheet-timetable = Расписание
sheet-timetable-about = Предлагаемое время всех туров.
sheet-rules = Регламент
sheet-rules-about = Контроль времени, коми, критерии.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Пустые бланки, на розовой бумаге.
sheet-pink-register = Список розовых бланков
sheet-pink-register-about = Все бланки и их исход.
sheet-sealed-move = Записанный ход
sheet-sealed-move-about = Бланк для отложенной партии.
sheet-officials = Официальные лица
sheet-officials-about = Судьи, хронометристы и апелляционный комитет, на стену.
sheet-cases = Книга дел
sheet-cases-about = Все дела с решениями, протестами и апелляциями; только для судьи.
sheet-case = Протоколы дел
sheet-case-about = Каждое дело со статьями, ходом и подписями; только для судьи.
sheet-daily-report = Отчёт за день
sheet-daily-report-about = Туры, технические поражения, исправления, дела и протесты за сегодня, для организатора.
sheet-late = Опоздавшие
sheet-late-about = Для судьи: кто опоздал, часы и когда партии проиграны. Не вывешивать.
sheet-fee-list = Стол регистрации
sheet-fee-list-about = Все, кого ждут, и сколько им платить; только для стола регистрации.
sheet-receipt = Квитанции
sheet-receipt-about = Квитанция на каждый платёж, с номером.
sheet-cash-report = Кассовый отчёт
sheet-cash-report-about = Что принято за каждый день и по каждой позиции и сколько должно быть в кассе; только для казначея.
sheet-levy-form = Ведомость взносов
sheet-levy-form-about = Взносы всех игроков по ставкам, для федерации.
sheet-incidents = Случаи
sheet-incidents-about = Журнал судьи: что записал турнир и пустые строки.
sheet-self-pairing = Таблица со свободным выбором соперников
sheet-self-pairing-about = Для побочного турнира.
sheet-points = { col-points }
sheet-points-about = Очки SEYGO и за что они даны.
file-h9 = Результаты для рейтинг-листа
file-h9-about = Файл H9 для European Go Database.
file-tou = Результаты для французской федерации
file-tou-about = Файл tou для FFG.
file-aga = Результаты для AGA
file-aga-about = Файл результатов American Go Association.
file-opengotha = Файл OpenGotha
file-opengotha-about = Весь турнир, для других программ.
file-macmahon = Файл MacMahon
file-macmahon-about = Соревнование со всеми партиями, для MacMahon 3.
file-pairgoth = Файл Pairgoth
file-pairgoth-about = Соревнование со всеми партиями, для Pairgoth.
file-trf = Отчёт для программ швейцарской системы (TRF16)
file-trf-about = Партии и очки для программ, проверяющих пары; шахматный формат.
file-csv = Таблица в CSV
file-csv-about = Для электронных таблиц.
file-json = Данные для сайта
file-json-about = Все соревнования в JSON: игроки, как они публикуются, туры, результаты, таблицы, сетки, очки.
file-fees = Расчёты (CSV)
file-fees-about = Сколько каждому начислено, сколько уплачено и осталось уплатить. Только для казначея: содержит полные имена.
file-payments = Платежи (CSV)
file-payments-about = Платежи и возвраты с квитанциями. Только для казначея: содержит полные имена.
file-cases = Книга дел (CSV)
file-cases-about = Все дела судьи с решениями, протестами и апелляциями. Только для судьи: содержит полные имена.
file-entries = Заявки в CSV
file-entries-about = Для организаторов, с полными именами.
sheet-doors = { setting-event-halls }
sheet-doors-about = Доски каждого зала, на двери.
sheet-prizes = Призы
sheet-prizes-about = Призёры по группам.
sheet-sp-list = Список очков
sheet-sp-list-about = Очки серии для посева.
file-html = Веб-страницы
file-html-about = Папка с парами, таблицами и сетками для экрана или веб-сервера.
file-site = Сайт
file-site-about = Страницы, листы, результаты и данные всех соревнований в папке или файле .zip. При повторном сохранении записываются только изменённые файлы.
print-round-short = Печать
print-all = Напечатать всё для тура { $round }
print-all-done = В папке { $folder } { $count ->
        [one] { $count } лист
        [few] { $count } листа
        [many] { $count } листов
       *[other] { $count } листа
    }.
print-all-written = сохранено { $count }, пропущено { $without }
print-look = Просмотр
print-options = Параметры печати
print-option-paper = Бумага
print-option-language = { desk-language }
print-option-second-language = Второй язык
print-option-hall = { room-name }
print-option-copies = Копии
print-option-landscape = Альбомная
print-option-replace = Заменять отсутствующие знаки
print-paper-own = По умолчанию
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Letter
print-paper-legal = Legal
print-hall-all = Все залы
print-option-day = День отчёта
print-preview = Просмотр: { $label }
print-page-back = Назад
print-page-on = Вперёд
print-page-of = Стр. { $page } из { $pages }
print-first-page = Это первая страница.
print-last-page = Это последняя страница.
print-missing = Ни в одном шрифте нет знаков { $characters }. Измените эти имена или поставьте флажок «Заменять отсутствующие знаки», чтобы печатать вместо них �.
language-draft = Черновой перевод: носитель языка его ещё не проверял.
print-option-format = Размер
print-format-own = Резать вручную
print-format-99x67 = Этикетки 99 × 68 мм, 8 на A4
print-format-99x38 = Этикетки 99 × 38 мм, 14 на A4
print-format-63x38 = Этикетки 64 × 38 мм, 21 на A4
print-format-85x54 = Карточки 85 × 54 мм, 10 на A4
print-format-70x37 = Этикетки 70 × 37 мм, 24 на A4
print-format-6 = 6 на странице
print-format-4 = 4 на странице
tour-bundle = Пакет для серии
tour-bundle-hint = Подписанный файл, по которому серия считает очки, и передача турнира другому организатору.
tour-bundle-about = Подписанный файл с игроками, результатами и очками этого турнира. Отправьте его серии. Не публикуйте его: в нём могут быть имена игроков, которые публиковать нельзя.
tour-bundle-own-key = Ваш открытый ключ. Передайте его серии один раз, другим путём, чем пакет:
tour-bundle-save = Сохранить пакет
tour-bundle-hand-over = Передать турнир
tour-bundle-hand-over-about = После того как вы выдали пакет, следующие может выдавать своим ключом другой организатор — из копии этого файла турнира. Сначала передайте турнир, затем скопируйте файл.
tour-bundle-new-key = Открытый ключ другого организатора
tour-bundle-handed-over = Турнир { $event } передан ключу { $to }.
print-tour = Из книги серии
tour-book = Книга серии
tour-race = Гонка за Финал
tour-race-about = Очки года по категориям и кто выходит в Финал.
tour-prizes = Призы года
tour-prizes-about = Первая тройка, девочки, мальчики, прогресс, новичок, команды стран.
tour-sp-list = Списки очков серии
tour-sp-list-about = Для посева сеток плей-офф.
print-changed = { $count ->
        [one] С момента печати изменилась { $count } строка
        [few] С момента печати изменились { $count } строки
        [many] С момента печати изменилось { $count } строк
       *[other] С момента печати изменились { $count } строки
    }
print-progress = Печать: { $done } из { $all }
print-stop = Стоп
print-all-stopped = Остановлено. В папке { $folder } { $count ->
        [one] { $count } лист
        [few] { $count } листа
        [many] { $count } листов
       *[other] { $count } листа
    }.
print-not-shown = Файл { $file } сохранён, но ни одна программа на этом компьютере не смогла его открыть. Откройте его из папки и напечатайте.
key-print-screen = напечатать листы этого экрана
print-sheets = Листы
print-tick-first = Сначала отметьте лист.
print-copies-of = Копии: { $sheet }
print-printer = Принтер
print-send-more = Выбрать листы и напечатать
print-sent = Листов отправлено на { $printer }: { $count }.
print-sent-some = На { $printer } отправлено { $count } из { $all } листов.
key-print-round = напечатать всё для тура
sheet-final-groups = Группы Финала
sheet-final-groups-about = Таблицы групп, партии каждого тура, полуфиналы и финалы.
book-print = Печать: { $what }

card = Карточка игрока
card-of = Карточка: { $name }
card-number = № { $number }
card-age = возрастная категория { $age }
card-after = После тура { $round }
card-place = место { $place }
card-colours = Цвета
card-points = Очки серии
card-colour = Цвет
card-games = { games-title }
card-no-games = Пары ещё не составлены.
card-opponent = Соперник
card-opponent-score = Очки соперника
card-kind-win = победа
card-kind-loss = поражение
card-kind-jigo = { result-jigo }
card-kind-open = идёт
card-kind-bye = { ko-bye }
card-kind-absent = пропуск
card-kind-none = нет партии
card-float-up = в группу выше
card-float-down = в группу ниже
card-ko-won = победа, соперник { $name }
card-ko-lost = поражение, соперник { $name }
card-ko-plays = играет, соперник { $name }
card-ko-waits = соперник ещё неизвестен
card-changes = { copies-changes }
key-card = карточка игрока
key-card-of-board = карточка Чёрных, Белых
round-find = Найти доску по игроку, клубу или номеру
round-find-short = Найти ( / )
round-no-match = Подходящих досок нет.
skip = К содержанию

competitions = Соревнования
competition-next = следующее соревнование
competition-next-key = Показать это соревнование (Alt+C: следующее)
import-has-teams = В файле есть команды. Они могут встречаться, как в файле, или в турнире будут только их игроки.
import-teams = Команды встречаются
import-take = Импортировать
import-take-good = Импорт без этих строк
import-notes = Заметки об импорте
timetable = Расписание
timetable-times = { $start } – { $over }
glance = Коротко
glance-of = Коротко: { $event }
glance-empty = Партий пока нет. Статистика начнётся с первых пар.
glance-rounds = Партии по турам
glance-rounds-about = Туров: { $rounds }, партий: { $games }. Чёрные выиграли { $black }, белые { $white }, дзиго { $jigo }. В таблице ниже — то же самое.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = не сыграна или без победителя
glance-open = пока без результата
glance-floats = Переходы
glance-floats-about = Переходов (туров: { $rounds }): { $floats }. В таблице ниже — то же самое.
glance-knockout = Партии плей-офф
glance-handicap = С форой
glance-byes = Баи
glance-colours = Баланс цветов
glance-colours-about = Оба цвета поровну или с разницей в один: { $level } из { $players } игроков. В таблице ниже — то же самое.
glance-balance = Чёрные минус белые
glance-gaps = Партии по разнице рангов
glance-gaps-about = Сильнейший выиграл { $won } из { $games } партий ({ $percent } %). В таблице ниже — то же самое.
glance-ranks = Разница рангов
glance-stronger = сильнейший выиграл
glance-weaker = слабейший выиграл
glance-handicaps = Партии по форе
glance-handicaps-about = Партий с форой: { $handicap } из { $games }. В таблице ниже — то же самое.
glance-stones = Камни
people-conflicts = Заявлены, но некоторые должны играть в двух местах сразу:
competition-choose = Перейти: { $name }
competition-about = { $system }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
        [many] { $rounds } туров
       *[other] { $rounds } тура
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
competition-about-free = { $system }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
system-mcmahon = Мак-Магон
system-novices = новички
system-league = лига
system-club-ladder = клубная лестница
system-swiss = швейцарская
system-round-robin = круговая
system-score-pairing = пары по очкам
system-generalised-knock-out = обобщённая олимпийская
system-zoned-swiss = швейцарская по зонам
system-knock-out = олимпийская
system-swiss-knock-out = швейцарская с плей-офф
system-double-elimination = до двух поражений
system-zones = зоны и плей-офф
kind-templates = Шаблоны
kind-systems = Системы
system-about-mcmahon = Игроки начинают с очками по рангу; встречаются равные по очкам.
system-about-novices = Начинающие на малых досках с форой; игроки без побед встречаются между собой, чтобы мало кто проиграл все партии.
system-about-league = В дивизионе все играют со всеми в течение месяцев; первые поднимаются, последние опускаются.
system-about-club-ladder = Месяцы партий в клубе: победа поднимает на ступень, поражение опускает; по ступеням даются камни и коми.
system-about-swiss = Все начинают наравне; встречаются равные по очкам.
system-about-round-robin = Каждый играет с каждым один раз.
system-about-score-pairing = Номера по жребию; встречаются равные по очкам, верхняя половина группы с нижней.
system-about-knock-out = Проигравший выбывает. Одна сетка с жеребьёвкой и, по желанию, партия за третье место.
system-about-swiss-knock-out = Швейцарская система; первые восемь в последних турах играют плей-офф, остальные продолжают.
system-about-double-elimination = Проигравший продолжает в нижней сетке и выбывает после второго поражения. Победители двух сеток играют финал.
system-about-zones = Зоны по жребию, в зоне все играют со всеми, затем плей-офф победителей зон.
system-about-generalised-knock-out = Никто не выбывает: встречаются игроки с одинаковыми результатами в одинаковом порядке.
system-about-self-pairing = Любые двое встречаются когда угодно, не больше двух раз; партии добавляют по мере игры.
system-about-zoned-swiss = Для каждого диапазона рангов своя швейцарская система.
system-self-pairing = свободный выбор соперников
games-title = Партии
games-conditions = Чёрные { $black }, Белые { $white }: { $stones ->
        [0] без камней
        [one] { $stones } камень
        [few] { $stones } камня
        [many] { $stones } камней
       *[other] { $stones } камня
    }, коми { $komi }.
games-add = Добавить партию
games-black = № Чёрных
games-white = № Белых
games-hint = Введите номера и нажмите Enter. Двое могут встретиться { $meetings ->
        [one] { $meetings } раз
        [few] { $meetings } раза
        [many] { $meetings } раз
       *[other] { $meetings } раза
    }.
games-empty = Зарегистрированных ещё нет.
games-hint-ladder = Введите номера и увидите, у кого Чёрные и сколько камней. После партии нажмите Enter.
games-total = Всего
games-rung = Ступень
games-left = Осталось
games-day-hint = День, когда партия была сыграна. Пусто: сегодня.
ladder-prizes = Призы за период
ladder-prizes-from = С
ladder-prizes-to = По
ladder-improvement = Наибольший прогресс
ladder-persistence = Больше всего партий
ladder-rungs = { $count ->
    [one] на { $count } ступень выше
    [few] на { $count } ступени выше
    [many] на { $count } ступеней выше
   *[other] на { $count } ступени выше
}
games-climbed = Подъём
games-count = { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
games-remove = Удалить партию против { $number }
competition-add = Добавить соревнование
competition-from-file = Из файла турнира ...
competition-imported = Добавлено: { $name }, { $entries ->
        [one] { $entries } заявка
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }. { $known ->
        [0] Никто из них в турнире ещё не был.
       *[other] Уже были в турнире: { $known }.
    }
competition-name-hint = Оставьте пустым для обычного названия.
competition-remove = Удалить
competition-next-season = Следующий сезон
competition-next-season-of = Следующий сезон: { $name }
competition-next-season-about = Настройки и люди переносятся. В лиге последние каждого дивизиона меняются местами с первыми следующего.
competition-only = Турниру нужно соревнование.
people-enter = Из другого соревнования
people-find = Поиск по имени или клубу
people-none = Здесь уже все заявлены.
people-nobody = Выберите, кого заявить.
people-enter-count = { $count ->
        [one] Заявить { $count } человека
        [few] Заявить { $count } человек
        [many] Заявить { $count } человек
       *[other] Заявить { $count } человека
    }

## Stages

stages = Этапы
stages-none = Этап берёт игроков из законченного соревнования: финал первых восьми, группы, утешительный турнир.
stages-picture = Схема этапов; таблица ниже говорит то же
stage-name = Этап
stage-after = После
stage-who = Кто проходит
stage-brings = Что переносят
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Система
stage-add = Добавить этап
stage-fill = Заполнить
stage-overall = Список всех этапов
stage-overall-final = Итоговый список всех этапов
stage-overall-interim = Промежуточный список всех этапов
stage-tied-title = Делят место перед этапом { $name }
stage-choose = Выберите, кто проходит: { $seats ->
    [1] один игрок
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}.
stage-changed-since = Предыдущая таблица с тех пор изменилась.
stage-brought-since = Перенесённые игроками очки с тех пор изменились.
stage-takes-places = места { $first }–{ $last }
stage-takes-each = первые из каждой: { $count }
stage-takes-others = остальные
stage-takes-losers = проигравшие тура { $round }
stage-rule-places = Места таблицы
stage-rule-each = Первые каждой зоны, дивизиона или категории
stage-rule-others = Остальные
stage-rule-losers = Проигравшие одного тура сетки
stage-from-place = С места
stage-to-place = По место
stage-count = Сколько из каждой
stage-table-round = Тур сетки
stage-carries-nothing = Ничего
stage-carries-score = Все очки
stage-carries-results = Результаты встреч между собой
stage-template = Шаблон
stage-template-one = Один этап
stage-template-final-8 = Финал восьми
stage-template-groups = Группы, затем плей-офф
stage-template-club-groups = Группы по четыре по местам
stage-template-about-final-8 = Первые восемь играют плей-офф.
stage-template-about-groups = Первые двое каждой зоны играют плей-офф, остальные — по швейцарской системе.
stage-template-about-club-groups = Места 1–4 и 5–8 играют круговые турниры без уже сыгранных партий; остальные — по швейцарской системе.

## The referee's desk

help-referee = Калькуляторам тур не нужен: класс контроля времени, опоздание, часы после возврата ходов.
    С этого экрана ничего не публикуется, пока вы сами этого не укажете.
key-referee-tabs = вкладки судейского стола
referee-tab-calculators = Калькуляторы
referee-class = Класс контроля времени
referee-overtime-none = нет
referee-overtime-byoyomi = бёёми
referee-overtime-canadian = канадское
referee-overtime-fischer = Фишер
referee-periods = Периоды
referee-stones = Камни
referee-seconds = Секунды
referee-online = Партии в интернете
referee-class-is = Класс { $class }
referee-unrated = Не обсчитывается
referee-lateness = Опоздание (5d, 5e)
referee-start = Начало тура
referee-black-came = Чёрные пришли в
referee-white-came = Белые пришли в
referee-came-hint = пусто: ещё нет
referee-used = Израсходовано: Чёрные { $black } мин, Белые { $white } мин
referee-used-none = проиграли
referee-lost-after = Кто придёт после { $time }, проиграл.
referee-lost-one = { $colour } проиграли.
referee-lost-both = Проиграли оба.
referee-back = Часы после возврата ходов (8g.3)
referee-moves = Сделано ходов
referee-black-used = Чёрные израсходовали, минут
referee-white-used = Белые израсходовали, минут
referee-back-to = Назад к позиции после хода
referee-adjourned-at = Отложена после хода
referee-adjourned-black = Минуты Чёрных на бланке
referee-adjourned-white = Минуты Белых на бланке
referee-adjourned-hint = пусто: не откладывалась
referee-clocks-to-set = Выставьте на часах израсходованное время: Чёрные { $black }, Белые { $white }
referee-incomplete = Заполните поля.

## Officials, cases and guides

referee-tab-people = Лица
referee-tab-cases = Дела
referee-tab-irregularity = Нарушения
official-add = Добавить лицо
official-edit = Изменить лицо
official-remove = Удалить лицо
official-none = Выберите официальное лицо.
officials-empty = Официальных лиц ещё нет. Добавьте главного судью, затем трёх членов апелляционного комитета и запасных.
official-plays = играет
official-name-hint = пусто: имя игрока
official-family-hint = пометка семьи из списка участников
official-turn-hint = запасные входят в комитет в этом порядке
official-as-player = Играет как
col-office = Должность
col-turn = Место
col-family = { entry-family-group }
col-related = Связь
col-case = Дело
case-add = Добавить дело
case-edit = Изменить обстоятельства
case-rule = Решение
case-protest = Протест
case-appeal = Апелляция
case-close = Закрыть
case-public = Опубликовать
case-private = Снять с публикации
case-is-public = опубликовано
case-is-private = только для судьи
case-none = Выберите дело.
case-of-other = Это дело относится к соревнованию { $competition }. Сначала выберите его.
case-search = Поиск
case-all = все
cases-empty = Книга дел пуста. Добавьте дело, когда позовут судью.
cases-none-found = По этому запросу дел нет.
case-round = { col-round }
case-board = { col-board }
case-place = Тур / доска
case-players = { col-players }
case-players-hint = номер или имя, затем Enter; пусто: игроки этой доски
case-player-remove = Удалить: { $name }
case-title = Дело { $number }
case-facts = Что произошло
case-articles = Статьи правил EGF
case-articles-hint = например 5j, 8g.3
case-happened = Когда
case-happened-hint = 14:05 или 2026-08-14 14:05; пусто: сейчас
case-ended = Конец партии
case-ended-hint = пусто: когда введён результат
case-course = Ход дела
case-no-steps = Ещё ничего не решено.
case-committee = Комитет по этому делу
case-instead-of = вместо: { $name }
case-involved = Заинтересованное лицо: { $name } ({ $reasons }).
case-step-ruled = Решение { $who }
case-step-protested = Протест: { $who }
case-step-appealed = Апелляция: { $who }
case-step-closed = Закрыто
case-outcome = Протест или апелляция
case-corrected = Исправлен результат, тур { $round }, доска { $board }: { $before } → { $after } (запись { $entry } журнала)
case-entered = Введён результат, тур { $round }, доска { $board }: { $before } → { $after } (запись { $entry } журнала)
case-clocks-used = Часы: израсходовано Чёрные { $black }, Белые { $white }
case-clocks-left = Часы: осталось Чёрные { $black }, Белые { $white }
case-late-because = Поздно, принято, потому что: { $reason }
case-deadline-result = Протесты на результат:
case-deadline-ruling = Протесты на решение:
case-deadline-one-day = до { $at }, осталось { $hours } ч { $minutes } мин (одни полные сутки)
case-deadline-next-round = до { $at }, осталось { $hours } ч { $minutes } мин (начинается следующий тур)
case-deadline-over = были возможны до { $at }; время истекло
case-act-rule = Решение { $by } по делу { $number }
case-act-protest = Протест по делу { $number }
case-act-appeal = Апелляция по делу { $number }
case-act-close = Закрыть дело { $number }
case-words-rule = Решение
case-words-protest = Что говорит игрок
case-words-appeal = { case-words-protest }
case-words-close = Чем закончилось
case-result-enter = Результат по решению
case-result-correct = Исправление подтверждённого результата
case-result-none = без изменений: { $result }
case-carry = Следующие партии плей-офф
case-carry-none = от этого не зависят
case-carry-through = меняют игроков
case-carry-keep = сохраняют игроков
case-carry-annul = играются заново
case-clock-black = Часы Чёрных
case-clock-white = Часы Белых
case-clock-hint = оставшееся время, например 12:30
case-who = Игрок
case-who-other = другое лицо
case-against = На что
case-against-game = на результат партии
case-against-ruling = на последнее решение
case-filed = Подан в
case-late = Причина принять опоздавший протест
case-late-hint = только после срока
case-fewer = Решают меньше трёх членов
guide-needs-case = Сначала добавьте дело об этой партии; в нём записываются все ответы.
guide-kind = Нарушение
guide-kind-position = камни сдвинуты, добавлены или пропали (8g)
guide-kind-start = не те цвета или фора (8a)
guide-kind-clock = часы неисправны (8e)
guide-propose = Предложение { $number }:
guide-proposal-correct = Позицию исправляют, и партия продолжается.
guide-proposal-keep = Позиция остаётся, и партия продолжается.
guide-proposal-go-back = Партию возвращают к позиции перед нарушением.
guide-proposal-resign = Один из игроков сдаётся.
guide-proposal-new-game = Партию отменяют, и игроки играют новую.
guide-was = { $proposal } Чёрные: { $black }, Белые: { $white }
guide-accept = Согласны
guide-refuse = Не согласны
guide-resign = Сдаются
guide-agreed = Согласовано окончательно: { $proposal }
guide-resigned = { $colour } сдались. Введите результат решением по делу.
guide-committee = Ни одно предложение не принято: решает апелляционный комитет (8g.6). Введите его решение по делу.
guide-shorten = Сократить: времени нет
guide-no-time = Времени не хватает.
guide-shortened = Сокращено: { $reason }
guide-clocks-save = Вычислить и записать время
guide-mistake = Ошибка
guide-mistake-colours = цвета
guide-mistake-handicap = фора
guide-fixed = Сколько ходов сделано, когда это заметили
guide-rule = Показать, что решают правила
guide-shown = Сколько времени осталось на часах
guide-actual = Сколько времени должно было остаться
guide-flag = Флажок
guide-flag-none = не падал ошибочно
guide-flag-early = упал рано
guide-flag-late = упал поздно
guide-flag-seconds = На сколько секунд раньше
guide-clock-set = На новых часах остаётся { $time }.
key-case-search = поиск в книге дел
key-guide-black = Чёрные согласны, не согласны
key-guide-white = Белые согласны, не согласны
referee-tab-articles = Статьи
col-article = Статья
col-summary = Кратко
col-full-text = Полный текст
article-edit = Изменить полный текст
article-text = Полный текст статьи { $article }
articles-lead = Турнирные правила EGF кратко, нашими словами. Добавьте полный текст статьи, если он у вас есть; тогда его печатают в протоколах.
case-round-filter = Только тур
case-print = Печать протокола
referee-tab-late = Начало и опоздания
referee-tab-adjourned = Отложенные партии
referee-tab-delays = Расписание
key-late-black = Чёрные: ещё нет, затем уже здесь
key-late-white = Белые: ещё нет, затем уже здесь
key-late-time = исправить время прихода
key-late-clear = оба игрока пришли вовремя
key-late-forfeit = ввести техническое поражение
key-late-times = начало тура, время записи хода
key-late-print = сохранить список опоздавших
late-empty = Составьте пары и объявите тур, чтобы отмечать опаздывающих игроков.
late-start = Начало тура { $round }: { $time }
late-planned = по плану { $time }
late-sealing = Запись хода: с { $from }, не позже { $by }
late-sealing-none = Время записи хода не задано.
late-set-times = Начало и запись хода
late-started-at = Часы Чёрных пущены в
late-seal-from = Игрок может записать ход с
late-seal-by = Игрок обязан записать ход с
late-time-hint = например 10:05; пусто: нет
late-presence = { $presence ->
    [missing] нет
    [came] здесь с { $time }
   *[other] здесь
}
late-toggle = { $colour }, доска { $board }: { $presence ->
    [missing] уже здесь
   *[other] ещё нет
}
late-col-clocks = Часы
late-col-left = Поражение
late-lost-in = через { $time }
late-lost-at = после { $time }
late-lost = проиграна с { $time }
late-enter = Ввести { $result }
late-not-lost = Эту партию никто не проиграл из-за опоздания.
late-decided = У этой партии есть результат.
late-arrived = Время прихода, доска { $board }
late-black-came = { $name } (Чёрные), приход в
late-white-came = { $name } (Белые), приход в
late-print = Сохранить список
adjourn-new = Отложить партию
adjourn-edit = Изменить бланк
adjourn-resume = Партию доигрывают
adjourn-resume-time = Время доигрывания
adjourn-resumed-at = Партию продолжили в
adjourn-remove = Отменить откладывание
adjourn-print = Сохранить бланк
adjourn-empty = Отложенных партий нет. Время записи хода задаётся на вкладке «Начало и опоздания».
adjourn-none-open = Каждая партия тура имеет результат или отложена.
adjourn-choose = Сначала выберите отложенную партию.
adjourn-form = Бланк записанного хода
adjourn-at = Отложена в
adjourn-at-hint = пусто: сейчас
adjourn-sealed-by = Ход записали
adjourn-number = Номер записанного хода
adjourn-black-captures = Камни, взятые Чёрными
adjourn-white-captures = Камни, взятые Белыми
adjourn-black-left = Оставшееся время Чёрных
adjourn-white-left = Оставшееся время Белых
adjourn-left-hint = 25 минут, 12:30 или 1:05:00
adjourn-resumption = Доигрывание
adjourn-resumption-hint = день и время, например 2026-11-21 09:00
adjourn-site = Место, если другое
adjourn-black-signed = Чёрные подписали
adjourn-white-signed = Белые подписали
adjourn-counts-as = Для пар следующего тура
adjourn-counts = { $as ->
    [jigo] считается как дзиго
    [black] считается как победа Чёрных
    [white] считается как победа Белых
    [held] ждёт: оба игрока без пары
   *[other] как задано в соревновании
}
adjourn-col-sealed = Записанный ход
adjourn-col-left = Осталось времени
adjourn-col-state = Состояние
adjourn-sealed = { $colour }, ход { $number }
adjourn-state = { $state ->
    [resumed] доигрывание с { $time }
    [decided] решена: { $time }
   *[other] ход записан
}
adjourn-moves = После вскрытия бланка ходят { $colour }.
adjourn-late = Опоздание на доигрывание
adjourn-result-hint = Результат введите на странице «Туры», в туре этой партии.
adjourn-to-round = К туру { $round }
delay-publish = Объявить предложенное время
delay-publish-one = Опубликовать
delay-edit = Опубликовать другое начало
delay-start-at = Начало тура { $round }
delay-begun = Тур уже начался.
delay-none = Объявленное время можно не менять.
delay-col-planned = Объявлено
delay-col-started = Начало
delay-col-over = Конец
delay-col-late = Задержка
delay-col-proposed = Предложено
delay-minutes = { $minutes } мин
delay-moved = было { $time }
delay-running = Ещё играют, сначала самые долгие:
delay-since = с { $time }
delay-running-none = Ни одна партия не идёт.
delay-note = Игроки ничего не увидят, пока вы это не объявите; затем новое время будет в окне зала, на листах и веб-страницах.
col-round = Тур
result-adjourned = отложена

## Settings, points, the hall, help

yes = да
no = нет
screen-event = Турнир
screen-points = { col-points }
screen-hall = Зал
help = Справка
book-of-user = Руководство
book-contents = Содержание
book-search = Поиск в руководстве ( / )
book-hits = { $count ->
    [0] Ничего не найдено.
    [one] Найден { $count } раздел.
    [few] Найдено { $count } раздела.
    [many] Найдено { $count } разделов.
   *[other] Найдено { $count } раздела.
}
book-short = Клавиши этого экрана
book-back = Назад
book-no-back = Это первая открытая страница.
tour = Показать первые шаги
tour-day = День турнира
tour-day-about = Список слева идёт по порядку дня: турнир и его настройки, участники, плей-офф, туры, таблица и очки. Строка вверху показывает текущее состояние. Жёлтая кнопка — следующий шаг; её нажимает Ctrl+Enter.
tour-keys = Всё с клавиатуры
tour-keys-about = На каждой кнопке показана её клавиша. Ctrl+K находит действия, игроков и доски, ? показывает все клавиши, F1 объясняет текущий экран. Мышь тоже работает везде.
tour-results = { setting-event-two-passes }
tour-results-about = Нажмите 1, если выиграли Чёрные, и 2, если Белые; курсор переходит к следующей доске. Второй ввод скрывает первый. Если они расходятся, Drawmaster останавливается, подаёт звук и показывает оба.
tour-undo = Ничего не теряется
tour-undo-about = Каждый шаг сохраняется сразу. Ctrl+Z отменяет любой из них и называет его, даже после перезапуска. История показывает, кто, что и когда изменил.
tour-count = { $at } из { $all }
tour-next = { ceremony-next }
tour-done = Начать
tour-skip = Пропустить
steps = Первые шаги с подсказками
steps-start = Начать первые шаги с подсказками
steps-count = Сделано шагов: { $done } из { $all }
steps-is-done = (сделано)
steps-show = Показать где
steps-again = Ещё раз, с новым турниром
steps-leave = Пока выйти
steps-finished = Вы провели тур от регистрации до стенда. Следующие туры идут так же.
steps-open = Откройте турнир
steps-open-about = Откройте учебный турнир с 64 вымышленными игроками или создайте новый с названием и датой.
steps-register = Запишите игроков
steps-register-about = Добавьте хотя бы двух человек: Alt+A открывает форму, а Enter сохраняет человека и переходит к следующему.
steps-close = Закройте регистрацию
steps-close-about = Прочитайте список того, что ещё не сделано, и закройте регистрацию. Игроки получат номера. То же делает жёлтая кнопка.
steps-pair = Составьте пары тура
steps-pair-about = Нажмите жёлтую кнопку или Ctrl+Enter. Черновик ещё можно изменить вручную. Если сетки на выбывание ждут жеребьёвки, сначала проведите её.
steps-release = Объявите тур
steps-release-about = Нажмите жёлтую кнопку ещё раз. С этого момента пары открыты для всех, и их можно печатать.
steps-results = Введите результаты
steps-results-about = Выберите доску и нажмите 1, если победили чёрные, 2, если победили белые, или щёлкните по победителю. Если результаты вводятся дважды, сделайте второй проход.
steps-confirm = Подтвердите тур
steps-confirm-about = Когда все результаты введены, нажмите жёлтую кнопку. Тогда таблица учтёт тур.
steps-standings = Посмотрите таблицу
steps-standings-about = Откройте экран таблицы. Enter или двойной щелчок по строке открывает карточку игрока.
steps-print = Напечатайте лист
steps-print-about = Ctrl+P печатает листы экрана или сохраняет их в PDF, например таблицу для стенда.
help-event = Все настройки турнира и их последствия. Изменённые настройки выделены, их можно вернуть.
    Чтобы найти настройку, пишите в поле вверху: «коми», «планка», «фора».
help-register = Все, кто заявлен. Регистрируйте заявленных игроков, когда они прибывают; пары составляют только зарегистрированным.
    Чтобы найти игрока, начните печатать; диакритика не важна. При закрытии регистрации все игроки получают номера по силе. Двойной щелчок по игроку или Enter открывает его карточку.
help-knockouts = Сетка каждой возрастной категории. До жеребьёвки: список в порядке посева и размер сетки. Жеребьёвка проводится один раз, до первого тура сетки, и проверить её может каждый.
    Партии сетки задаются при составлении пар её тура.
help-final = Финал каждой возрастной категории: две группы, затем полуфиналы и партии за места. Жеребьёвка проводится один раз, пары его партий составляются вместе с туром. Результаты вводят здесь или на экране туров.
    При равенстве в группе игроки играют на меньших досках, а вы выбираете их по порядку результатов.
help-rounds = У тура четыре состояния. Черновик видите только вы и можете менять его вручную. Когда тур объявлен, игроки ищут свои доски. Игра идёт, когда вы её начали или введён первый результат. Подтвердить тур можно, когда оба ввода совпадают на всех досках.
    Изменения после объявления отмечены здесь и на листах.
help-standings = Таблица после любого тура. Выберите строку, и соперники этого игрока будут подчёркнуты. Фильтры показывают одну категорию, страну или клуб; места считаются среди всех игроков.
    Двойной щелчок по игроку или Enter открывает его карточку. Щелчок по заголовку столбца сортирует.
help-points = Очки серии на данный момент, по возрастным категориям. Выберите игрока, чтобы увидеть, откуда у него очки. Публикуется точная сумма, округлённая вниз.
help-hall = Второе окно, для проектора или экрана в зале. Откройте его, перенесите туда и выберите здесь, что показывать. Оно обновляется само.
    Длинные списки листаются; пробел останавливает.
help-print = Все листы в PDF и файлы для рейтинг-листа и других программ.
help-history = Все изменения, новые сверху. Ничего никогда не удаляется; отменённое зачёркнуто.
key-setting = предыдущая или следующая настройка
palette-board = { board-title }
palette-nothing = Ничего не найдено.
redo-what = Повторить: { $what }
operation-start_round = начало тура { $round }
history-round = { col-round }
history-since = С
history-undo = отменено: { $what }
history-redo = повторено: { $what }
setting-list = Настройки
season-use = Файл сезона…
setting-find = Найти настройку ( / )
setting-changed = только изменённые настройки
setting-reset = вернуть { $value }
setting-inherited = как у турнира: { $value }
setting-none = Такой настройки нет.
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Очки
group-pairing = Пары
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Ещё
group-desk = Этот компьютер
about = О программе Drawmaster
about-version = Версия
about-commit = Собрано из
about-commit-none = сборка для разработки
about-licence = Лицензия
about-folder = Ваши данные хранятся в
about-folder-portable = Переносная программа: ваши данные в
about-licences = Лицензии составных частей
looks = Язык и вид
desk-size = Размер текста
desk-percent = { $size } %
desk-language = Язык
desk-theme = Цвета
desk-sound = Звук, если вводы расходятся
desk-letters = Одиночные клавиши без Ctrl и Alt: выключите для голосового ввода
desk-touch = Крупные строки и кнопки для сенсорного экрана
desk-system = как в системе
desk-light = светлые
desk-contrast-light = высокий контраст, светлая
desk-contrast-dark = высокий контраст, тёмная
desk-dark = тёмные
setting-event-name = { name }
setting-event-name-about = Стоит на каждом листе и в каждом файле.
setting-event-starts = Время начала
setting-event-starts-about = Только для туров, которые отличаются от предложенного расписания, например 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Стоит на листах и в файле для рейтинг-листа.
setting-event-country = { country }
setting-event-country-about = Две буквы, например RO; нужны рейтинг-листу.
setting-event-start = { event-start }
setting-event-start-about = Например 2026-11-20. Его год определяет возрастные категории.
setting-event-end = { event-end }
setting-event-end-about = У однодневного турнира — тот же, что и первый.
setting-competition-name = { col-competition }
setting-competition-name-about = Название на листах.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = Число туров. От него зависят планка и плей-офф.
setting-competition-earns-points = Даёт очки серии
setting-competition-earns-points-about = Приносят ли партии, плей-офф и Финалы этого соревнования очки серии. Открытый турнир приносит.
setting-competition-start = Первый день этого соревнования
setting-competition-start-about = Если начинается не с турниром, например 2026-11-21. Пусто: как в турнире.
setting-competition-end = Последний день этого соревнования
setting-competition-end-about = Если заканчивается не с турниром. Пусто: как в турнире.
setting-competition-starts = Время начала этого соревнования
setting-competition-starts-about = Если отличается от турнира, например 1 2026-11-20 17:00. Пусто: как у турнира.
setting-competition-boards = Доски этого соревнования
setting-competition-boards-about = Если ему отведена только часть, например 41-60. Пусто: все доски или доски его залов.
setting-competition-rooms = Залы этого соревнования
setting-competition-rooms-about = Залы, в которых оно проходит. Ничего не отмечено: все залы.
setting-event-season = Сезон серии
setting-event-season-about = Сезон, по правилам которого считаются очки.
setting-event-tour-class = Класс в серии
setting-event-tour-class-about = Определяет, сколько очков стоит каждый этап плей-офф.
setting-event-tour-coefficient = Коэффициент
setting-event-tour-coefficient-about = На него умножаются очки плей-офф; обычно 1.
setting-event-tour-online = Играется онлайн
setting-event-tour-online-about = Очки — по правилам сезона для онлайн-турниров.
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = Название, которое не меняется из года в год и по которому серия находит прошлый выпуск. Оставьте пустым, если это название турнира.
setting-event-tour-bundles = Выдано пакетов
setting-event-tour-bundles-about = Число файлов, выданных для серии; считается автоматически.
setting-event-halls = Залы
setting-event-halls-about = Доски каждого зала: название, первая и последняя доска.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = На игрока. Вместе с дополнительным временем определяет класс EGF.
setting-event-time-overtime = { event-overtime }
setting-event-time-overtime-about = Что следует за основным временем.
setting-event-lowered-class = Класс EGF
setting-event-lowered-class-about = Следует из контроля времени. Его можно понизить, но не повысить.
setting-event-komi = Коми
setting-event-komi-about = Очки Белых в партии на равных. Целое число допускает дзиго; в плей-офф его решает переигровка.
setting-competition-board-size = Доска
setting-competition-board-size-about = Размер досок. Если по рангу, берётся меньшая из досок двух игроков.
setting-competition-thirteen-from = 13x13 от
setting-competition-thirteen-from-about = Наименьший ранг, с которым играют на 13x13, если доска зависит от ранга.
setting-competition-main-minutes = Основное время этого соревнования, минут
setting-competition-main-minutes-about = Если отличается от турнира. Пусто: как у турнира.
setting-competition-overtime = Дополнительное время этого соревнования
setting-competition-overtime-about = Если отличается от турнира.
setting-competition-own-class = Класс EGF этого соревнования
setting-competition-own-class-about = Класс его партий в рейтинге, или без обсчёта. Пусто: как в турнире.
setting-competition-komi = Коми этого соревнования
setting-competition-komi-about = Если отличается от турнира. Пусто: как у турнира.
setting-event-round-sheets = Листы тура
setting-event-round-sheets-about = Листы, которые печатаются для каждого тура сразу: отмечены при печати с экрана «Туры» и входят в папку тура.
setting-event-two-passes = Результаты вводят дважды
setting-event-two-passes-about = Один раз за Чёрных и один раз за Белых, чтобы ошибки сразу были видны. Выкл.: один ввод на доску.
setting-event-player-reports = Игроки сообщают результаты
setting-event-player-reports-about = Игроки сообщают результат с телефона по коду с бланка, пока работает сеть зала. Сообщение засчитывается, только когда его подтвердит соперник, помощник или судья.
setting-event-ages-cut-off = Дата отсчёта возраста
setting-event-ages-cut-off-about = День года турнира, который определяет категорию.
setting-event-ages-limit-included = Предельный возраст включён
setting-event-ages-limit-included-about = Вкл.: категория 12 значит «не старше 12». Выкл.: «младше 12».
setting-event-ages-categories = { some-categories }
setting-event-ages-categories-about = Предельные возрасты, начиная с младших.
setting-competition-open-file = Файл открытого турнира рядом с Future Stars
setting-competition-open-file-about = Для турниров новичков: имя файла открытого турнира в той же папке. Его участников сюда не допускают.
setting-event-levy-member = Взнос за день, члены федерации
setting-event-levy-member-about = Сколько федерация берёт за игровой день, например 1.50; 0 — без взноса. Гости считаются членами своей федерации.
setting-event-levy-non-member = Взнос за день, остальные
setting-event-levy-non-member-about = Для игроков, не состоящих ни в одной федерации.
setting-event-levy-concession = Взнос за день, льготный
setting-event-levy-concession-about = Для детей, студентов и безработных — по решению директора турнира.
setting-event-levy-currency = Валюта взноса
setting-event-levy-currency-about = Пишется после сумм, например EUR.
setting-event-far-apart-ranks = Далеки по силе: ранги
setting-event-far-apart-ranks-about = На пару с большей разницей рангов указывают её доска и отчёт.
setting-event-far-apart-points = Далеки по силе: очки
setting-event-far-apart-points-about = На пару с большей разностью очков указывают её доска и отчёт.
setting-competition-finalists = Игроков в заключительном плей-офф
setting-competition-finalists-about = В швейцарской системе с плей-офф: обычно 8 или 16.
setting-competition-zones = Зоны
setting-competition-zones-about = Число зон, победители которых играют плей-офф.
setting-competition-knockout-rules-last-game = Конец системы до двух поражений
setting-competition-knockout-rules-last-game-about = Решает один финал; или, если его проиграл игрок без поражений, второй; или игра до двух побед.
setting-competition-knockouts = Плей-офф по возрастным категориям
setting-competition-knockouts-about = Вкл.: жеребьёвка каждой сетки — до её первого тура.
setting-competition-knockout-rules-after-jigo = После дзиго в плей-офф
setting-competition-knockout-rules-after-jigo-about = Переигровка на меньших досках или новая партия на оставшееся время.
setting-competition-knockout-rules-after-withdrawal = После снятия до первых партий
setting-competition-knockout-rules-after-withdrawal-about = Кто займёт клетку: следующий по списку, чьё место займёт резервный; никто, и соперник проходит без игры; или бай.
setting-competition-newcomers = Только новички
setting-competition-newcomers-about = Наибольший возраст и наибольшее число обсчитанных турниров, как в Future Stars. Выкл.: для всех.
setting-competition-mcmahon-bar = Планка
setting-competition-mcmahon-bar-about = Все игроки этого ранга и выше начинают с равными очками и могут выиграть турнир.
setting-competition-mcmahon-floor = Нижняя граница
setting-competition-mcmahon-floor-about = Все более слабые игроки начинают с очками этого ранга.
setting-competition-mcmahon-zero = Шкала
setting-competition-mcmahon-zero-about = Ранг, который начинает с 0: 20k по европейской шкале, 1d по британской.
setting-competition-mcmahon-supergroup = Супергруппа
setting-competition-mcmahon-supergroup-about = Игроки этого ранга и выше начинают на очко выше планки.
setting-competition-scoring-absent-score = Очки за пропущенный тур
setting-competition-scoring-absent-score-about = В очках Мак-Магона. Пол-очка дают очко за каждые два пропущенных тура.
setting-competition-scoring-absent-wins = Победы за пропущенный тур
setting-competition-scoring-absent-wins-about = В числе побед.
setting-competition-scoring-bye-score = Очки за бай
setting-competition-scoring-bye-score-about = В очках Мак-Магона.
setting-competition-scoring-bye-wins = Победы за бай
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
setting-competition-scoring-round-down = Округлять вниз очки за пропуски
setting-competition-scoring-round-down-about = После каждого тура считаются только целые очки.
setting-competition-pairing-first-seeding = Посев в первых турах
setting-competition-pairing-first-seeding-about = Кто с кем встречается в очковой группе — до тура, заданного ниже.
setting-competition-pairing-later-seeding = Посев в следующих турах
setting-competition-pairing-later-seeding-about = Кто с кем встречается в очковой группе потом.
setting-competition-meetings = Встречи при свободном выборе
setting-competition-meetings-about = Сколько раз двое могут встретиться, если игроки выбирают соперников сами.
setting-competition-division-size = Игроков в дивизионе
setting-competition-division-size-about = В лиге, по порядку номеров; 0 — один дивизион.
setting-competition-moves = Сколько игроков меняют дивизион
setting-competition-moves-about = Сколько из каждого дивизиона лиги поднимается и сколько опускается в следующем сезоне.
setting-competition-pairs-strength = Сила пары
setting-competition-pairs-strength-about = Как разряд и рейтинг пары следуют из партнёров: среднее или данные одного из них.
setting-competition-pairs-mixed = Смешанные пары
setting-competition-pairs-mixed-about = Должны ли играть женщина и мужчина. Вы подтверждаете это для каждой пары; пол не хранится.
choice-Mean = среднее двух
choice-Stronger = сильнейший партнёр
choice-Weaker = слабейший партнёр
choice-Required = обязательны
choice-Reminded = с напоминанием
choice-Any = любые двое
setting-competition-teams-size = Досок в матче
setting-competition-teams-size-about = Сколько досок в матче двух команд, от 2 до 20.
setting-competition-teams-order = Порядок досок
setting-competition-teams-order-about = Должны ли игроки команды сидеть в порядке её списка.
setting-competition-club-ladder-scale = Ступени лестницы
setting-competition-club-ladder-scale-about = Клуб: 0,1 ранга для данов, 0,2 до 6k, 0,5 до 16k, затем 1. Блиц: везде 0,5.
setting-competition-club-ladder-bottom = Низ лестницы
setting-competition-club-ladder-bottom-about = Ниже этого ранга не опускается никто.
setting-competition-club-ladder-third-win = Две ступени за третью победу
setting-competition-club-ladder-third-win-about = Третья победа подряд и каждая следующая поднимают на две ступени.
setting-competition-club-ladder-upset = Две ступени за победу над сильным
setting-competition-club-ladder-upset-about = Начиная с этой разницы рангов победа слабейшего поднимает его на две ступени; 0 — никогда.
setting-competition-club-ladder-anchored = Игроки с рейтингом стоят
setting-competition-club-ladder-anchored-about = Игроки с рейтингом остаются на своей ступени, чтобы лестница не смещалась.
setting-competition-prizes-groups = Группы призов
setting-competition-prizes-groups-about = В порядке награждения: all (все), knock-outs (плей-офф), categories (категории), girls (девочки), boys (мальчики), bar (планка), wins (победы), countries (страны), youngest (самые юные) и ранги, например 5k-1k.
setting-competition-prizes-places = Призовых мест
setting-competition-prizes-places-about = Столько игроков каждой группы получают приз.
setting-competition-prizes-one-per-person = Один приз на человека
setting-competition-prizes-one-per-person-about = Кто получил приз в одной из прежних групп, в следующих пропускается.
setting-competition-pairing-first-rounds = Число первых туров
setting-competition-pairing-first-rounds-about = Последний тур с посевом первых туров.
setting-competition-pairing-bye = Нечётное число игроков
setting-competition-pairing-bye-about = Кто получает бай — или решает директор турнира.
setting-competition-pairing-floats = Кто переходит
setting-competition-pairing-floats-about = Кто играет в другой очковой группе: те, у кого переходы вверх и вниз уравновешены, или, с учётом этого, те, чьё место в группе подходит.
setting-competition-pairing-free-rounds-as-byes = Победы без игры и пропуски считаются баем
setting-competition-pairing-free-rounds-as-byes-about = Вкл.: кто победил без игры или пропустил тур, получает бай только после остальных.
setting-competition-pairing-apart-at-bar = Разводить клубы на планке
setting-competition-pairing-apart-at-bar-about = Выкл.: игроки на планке и выше могут встречаться с игроками своего клуба или страны.
setting-competition-pairing-main-club = Основной клуб, от (%)
setting-competition-pairing-main-club-about = Клуб с такой долей игроков или большей не разводят. Пусто: разводят все клубы.
setting-competition-pairing-profile = Модель составления пар
setting-competition-pairing-profile-about = Какая пара хорошая: строгий порядок правил серии, веса OpenGotha или процедура пар по очкам буква в букву.
setting-competition-pairing-levels = Порядок правил составления пар
setting-competition-pairing-levels-about = Каждое правило важнее всех следующих.
setting-competition-pairing-opengotha = Веса OpenGotha
setting-competition-pairing-opengotha-about = Только для модели OpenGotha.
setting-competition-handicap-basis = Фора по
setting-competition-handicap-basis-about = Выкл.: все партии на равных.
setting-competition-handicap-reduction = Уменьшение форы
setting-competition-handicap-reduction-about = Вычитается из разницы; обычно 0, 1 или 2.
setting-competition-handicap-ceiling = Наибольшая фора
setting-competition-handicap-ceiling-about = Не больше 9 камней.
setting-competition-handicap-exempt = Без форы
setting-competition-handicap-exempt-about = Игроки, чьи партии всегда на равных.
setting-competition-tie-breaks = Дополнительные показатели
setting-competition-tie-breaks-about = Критерии таблицы, важнейший первым: отметьте их и расставьте по порядку перетаскиванием.
setting-competition-lists-unplayed = Показывать игроков без партий
setting-competition-lists-unplayed-about = Выкл.: в таблице нет тех, у кого не было ни партии, ни бая, хотя у других они уже были.
setting-competition-grade-limits = Разряды
setting-competition-grade-limits-about = Наименьший ранг каждого разряда, для критерия CAT.
setting-competition-scoring-forfeit-counts-opponent = Учитывать соперника при неявке
setting-competition-scoring-forfeit-counts-opponent-about = Вкл.: в суммы идут очки соперника. Выкл.: вместо них собственные начальные очки игрока.
setting-competition-scoring-handicap-in-sums = Учитывать фору в суммах
setting-competition-scoring-handicap-in-sums-about = Белым прибавляется, у Чёрных вычитается.
setting-competition-scoring-unplayed-as-half = Несыгранные туры соперников за половину
setting-competition-scoring-unplayed-as-half-about = Сколько бы очков соперник за тур ни получил.
setting-competition-scoring-missed-in-sosos = Пропущенные туры в SOSOS
setting-competition-scoring-missed-in-sosos-about = Что считается вместо отсутствующего соперника.
setting-competition-scoring-bye-in-sodos = Учитывать бай в SODOS
setting-competition-scoring-bye-in-sodos-about = Как победу над соперником с собственными начальными очками игрока.
setting-competition-scoring-bye-in-sums = Бай в SOS
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Учитывать туры без отметки о пропуске
setting-competition-scoring-unmarked-counts-about = Как в MacMahon: завершённый тур без партии даёт очки за пропущенный тур, а в SOS берутся собственные очки игрока.
effect-rating-class = Класс EGF { $word }: { $word ->
    [A] партии идут с полным весом.
    [B] партии идут с весом три четверти.
   *[C] партии идут с половинным весом.
}
effect-rating-none = Слишком короткий для обсчёта.
effect-bar-in = Там начинают зарегистрированных игроков: { $count } — в рекомендуемых пределах { $word }.
effect-bar-few = Там начинают зарегистрированных игроков: { $count }; рекомендуется { $word }. Понизьте планку.
effect-bar-many = Там начинают зарегистрированных игроков: { $count }; рекомендуется { $word }. Повысьте планку.
choice-None = без дополнительного времени
choice-Byoyomi = { $periods ->
        [one] { $periods } период
        [few] { $periods } периода
        [many] { $periods } периодов
       *[other] { $periods } периода
    } по { $seconds } с
choice-Canadian = { $stones } камней за { $seconds } с
choice-Fischer = { $seconds } с на ход
choice-B = не выше B
choice-C = не выше C
choice-Allowed = какой позволяет контроль времени
choice-Unrated = не обсчитывается
choice-Slip = верхняя половина с нижней
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
choice-ByRank = 13x13 или 9x9, по рангу
choice-Club = чаще вверху
choice-Lightning = везде пол-ранга
choice-Second = второй финал после первого поражения
choice-One = один финал
choice-BestOfThree = до двух побед в трёх партиях
choice-Fixed = как в списке
choice-Free = любой порядок
choice-Fold = первый с последним
choice-Random = по жребию
choice-Neighbours = первый со вторым, третий с четвёртым
choice-GhostThenBye = играет подменный игрок; если его нет, бай у последнего
choice-Bye = бай у последнего
choice-Seygo = правила серии по порядку
choice-OpenGotha = веса OpenGotha
choice-Literal = пары по очкам 2008 года, группа за группой
choice-Off = выкл.
choice-Score = разность очков
choice-Rank = разность рангов
choice-EitherAtBar = партии с игроком на планке или выше
choice-Capped = никто, но сила учитывается не выше { $value }
choice-OwnSos = собственный SOS игрока
choice-StartTimesRounds = начальные очки за каждый тур
choice-StartScore = собственные начальные очки игрока
choice-OtherPoints = собственные очки игрока без бая
choice-Zero = { final-jigos-nothing }
points-category = Возраст { $category }
points-by = Сезон { $season }, класс { $class }, коэффициент { $coefficient }
points-by-online = Сезон { $season }, класс { $class }, коэффициент { $coefficient }, онлайн
points-empty = В этой категории ни у кого ещё нет очков.
points-sources = Откуда очки
points-no-sources = Очков ещё нет.
points-stage = Этап: { $stage }
points-win = победа, соперник
points-jigo = дзиго, соперник
points-loss = поражение, соперник
points-sum = точная сумма
points-published = очки
col-points = Очки
col-exact = Точно
hall-open = Открыть окно зала
hall-close = Закрыть окно зала
hall-is-open = Зал показывает то, что вы выбираете здесь.
hall-is-closed = Окно закрыто. Если есть второй экран, оно откроется на нём.
hall-what = Содержание
hall-how = Показ
hall-boards = { sheet-pairings }
hall-boards-about = Доска, Чёрные и Белые, когда тур объявлен.
hall-names = { sheet-pairings-by-name }
hall-names-about = Помогает игрокам найти свои доски.
hall-standings = Таблица
hall-standings-about = Место, имя и первые три критерия.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Ближайшие партии и их игроки.
hall-points-about = Очки серии по возрастным категориям.
hall-points = { col-points }
hall-points-title = Очки, возраст { $category }
hall-countdown = Отсчёт
hall-countdown-about = Время до начала тура. Сначала введите, когда он начнётся.
hall-ceremony = Жеребьёвка
hall-ceremony-about = Жеребьёвка клетка за клеткой.
hall-blank = Название турнира
hall-blank-about = На перерывы и речи.
hall-timetable = Расписание
hall-timetable-about = Следующие туры и время до первого из них.
hall-no-round = Все туры начались.
hall-playlist = Список показа
hall-playlist-about = Показывается по очереди. Расписание пропускается, когда туров больше нет.
hall-playlist-seconds = секунд
hall-playlist-seconds-of = Секунды: { $content }
hall-playlist-empty = Сначала отметьте, что показывать.
hall-play = Запустить список
hall-play-stop = Остановить список
hall-preview = Предпросмотр
hall-preview-about = В зале имена видны так, как их публикуют игроки.
network-title = Сеть зала
network-about = Телефоны, планшеты и телевизоры в той же локальной сети показывают пары, столы и положение, без интернета. Когда она выключена, этот компьютер недоступен.
network-about-pages = Откройте этот адрес на телефонах. Телевизоры добавляют /display, помощники /helper.
network-address = Адрес этого компьютера
network-only-here = только этот компьютер
network-port = Порт
network-port-hint = Порт — это число до 65535; пустое поле выбирает свободный.
network-start = Запустить сеть зала
network-stop = Остановить сеть зала
network-poster = Сохранить плакат
network-toggle = Запустить или остановить сеть зала
network-is-off = Сеть зала выключена.
network-is-on = { $devices ->
    [0] Сеть зала включена. Устройства не подключены.
    [one] Сеть зала включена. Подключено { $devices } устройство.
    [few] Сеть зала включена. Подключены { $devices } устройства.
    [many] Сеть зала включена. Подключено { $devices } устройств.
   *[other] Сеть зала включена. Подключено { $devices } устройства.
}
network-qr = QR-код адреса { $url }
second-desk-title = Второй судейский стол
second-desk-none = Второй стол не подключён. Добавьте помощника с ролью «второй судейский стол». На начальной странице другого компьютера выберите «Следовать как второй стол» и введите { $url } и шесть слов помощника.
second-desk-state = { $name } ({ $address }): запись { $entry } из { $last }, на связи в { $time }.
start-second = Следовать как второй стол
start-second-about = Вести здесь копию турнира с другого компьютера, чтобы заменить его, если он выйдет из строя.
second-desk-about = На первом компьютере включите сеть зала и добавьте помощника с ролью «второй судейский стол». Копия получает каждое изменение в течение секунды, и её можно тем временем читать.
second-desk-address = Адрес первого стола
second-desk-address-hint = как на его экране «Зал»
second-desk-code = Код
second-desk-code-hint = шесть слов, строчными или прописными буквами
second-desk-copy = Копия турнира
second-desk-new = Новая копия
second-desk-existing = Имеющаяся копия
second-desk-no-copy = Выберите, где хранить копию.
second-desk-follow = Следовать
second-desk-stop = Больше не следовать
second-desk-take-over = Заменить первый стол
second-desk-take-over-about = Заменяйте первый стол, только если там больше никто ничего не введёт. Того, что он не отправил, здесь нет, а два файла, которые велись отдельно, нельзя объединить. Коды вторых столов перестанут действовать.
second-desk-take-over-now = Заменить и открыть
followed-has = { $file }: запись { $entry } из { $last } с { $url }.
followed-lost = { $file }: запись { $entry }. { $reason } Новая попытка.
followed-ended = { $file } больше не следует. { $reason }
helpers-title = Помощники
helpers-about = Помощники вводят результаты, прибытие или заметки на телефонах, пока включена сеть зала: по её адресу с /helper в конце.
helpers-none = Помощников нет.
helper-add = Добавить помощника
helper-code-shown = Код для { $name }, виден только сейчас:
helper-codes-save = Сохранить листки с этими кодами
helper-revoke = Отозвать код
helper-may = Может вводить
helper-role-results = результаты
helper-role-check-in = прибытие
helper-role-notes = заметки для судьи
helper-role-second-desk = второй судейский стол
helper-room = Зал
helper-all-boards = все доски
helper-state = Код
helper-state-valid = действует до { $time }
helper-state-expired = истёк
helper-state-revoked = отозван
conflicts-title = Противоречивые результаты
conflicts-about = Два чтения этих столов расходятся. Нажмите верный результат; он будет введён, и телефоны его покажут.
conflict-entered = введён
conflict-moved = теперь там другие игроки
conflict-aside = Не учитывать
conflict-settle = Решить стол { $board }: { $result }
reports-title = Сообщения игроков
reports-about = С настройкой «Игроки сообщают результаты» на бланках результата есть код для каждого игрока. Сообщение засчитывается, когда соперник сообщит то же или когда вы его примете.
reports-none = Ожидающих сообщений нет.
report-by = Сообщил цвет
report-state-waiting = ожидает
report-state-disputed = игроки расходятся
report-state-contradicted = введён другой результат
report-state-moved = игроки теперь за другими досками
report-accept = Принять
report-dismiss = Отклонить
report-codes = Коды досок
hall-from = Доски с
hall-to = по
hall-time = Начало тура
hall-time-hint = 14:30 или минуты от этого момента
hall-count = Начать отсчёт
hall-pause = { ceremony-pause }
hall-go-on = Продолжить
hall-back = Предыдущая страница
hall-forth = Следующая страница
hall-smaller = Мельче
hall-larger = Крупнее
hall-light = Тёмное на светлом
hall-dark = Светлое на тёмном
hall-seconds = Секунд на страницу
hall-page = стр. { $page } из { $pages }
hall-not-yet = Пары скоро будут показаны.
hall-handicap = фора { $stones }
hall-begins = Тур { $round } начнётся через
hall-begins-now = Тур { $round } начинается
hall-waiting = Турнир не открыт.
key-hall-show = содержание окна зала
key-hall-page = предыдущая и следующая страница
key-hall-size = крупнее и мельче
round-changed = изменено после объявления
round-gone = не играет
round-playing = идёт
round-steps = Состояние тура
round-start = Начать тур
missing = Недостающие результаты
missing-title = Недостающие результаты тура { $round }
missing-count = { $count ->
        [0] Результаты есть на всех досках.
        [one] На { $count } доске ещё нет результата.
        [few] На { $count } досках ещё нет результата.
        [many] На { $count } досках ещё нет результата.
       *[other] На { $count } досках ещё нет результата.
    }
missing-differ = вводы расходятся
missing-white = нет ввода Белых
missing-black = нет ввода Чёрных
past = История ввода
past-title = История ввода, доска { $board }, тур { $round }
past-black = первый ввод (Чёрные)
past-white = второй ввод (Белые)
past-both = оба ввода
past-cleared = стёрто
past-empty = Для этой доски результат ещё не вводили.
reason = Причина
reason-hint = хранится вместе с исправлением
reason-needed = Сначала введите причину.
reason-correct = Исправить
setting-competition-pairing-boards = Номера досок после нового составления
setting-competition-pairing-boards-about = Игроки могли уже увидеть свои доски. «Остаются»: новые партии занимают свободные доски.
setting-competition-pairing-unfinished = Незаконченные партии при составлении пар
setting-competition-pairing-unfinished-about = Как считать отложенную партию, когда составляют пары следующего тура. Турнирная таблица показывает её без результата.
choice-Kept = остаются
choice-BalanceAndPlace = равновесие и подходящее место
choice-Balance = только равновесие
choice-Renumbered = заново, сильнейшие первыми
choice-Jigo = дзиго, только для составления пар
choice-Held = ждёт: оба игрока без пары

## The tour book

start-tour = Книга серии
start-tour-about = Все этапы сезона вместе: гонка, призы и списки посева из пакетов турниров.
book-book = { start-tour }
book-book-about = У серии свой файл: игроки, выпуски, очки и гонка. Добавляйте пакеты этапов; сохраняйте списки посева и веб-страницы. Сеть не нужна.
book-name = Название серии, для новой книги
book-open = Открыть книгу серии
book-new = Новая книга серии
book-close = Закрыть книгу
book-copies = Копии
book-copies-about = Drawmaster копирует книгу серии после каждого пакета. Копия восстанавливается в новый файл; открытая книга остаётся как есть.
book-copies-none = Копий ещё нет. Drawmaster делает их после каждого пакета.
book-copy-holds = { $events ->
        [one] { $events } выпуск
        [few] { $events } выпуска
        [many] { $events } выпусков
       *[other] { $events } выпуска
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, { $changes ->
        [one] { $changes } изменение
        [few] { $changes } изменения
        [many] { $changes } изменений
       *[other] { $changes } изменения
    }
book-panels = Части книги серии
book-events = Выпуски
book-players = { col-players }
book-sp = Списки очков
book-race = Гонка
book-people = Дубли
book-keys = Организаторы
book-log = Журнал
book-signer = Подпись
book-signer-handed-over = { $holder } (передано: { $old })
book-events-none = Выпусков ещё нет. Добавьте пакет этапа.
book-players-none = Такого игрока нет, или в книге ещё нет выпусков.
book-sp-none = К концу этого дня ни у кого нет очков.
book-race-none = В этом году очков никто не набрал.
book-people-none = Возможных дублей, требующих решения, больше нет.
book-keys-none = Организаторов ещё нет. Пакеты принимаются только с ключом организатора.
book-find = Найти игрока
book-day = На конец дня
book-year = Год
book-add = Добавить пакет
book-seeds = Список посева
book-publish = Опубликовать
book-nothing-yet = В книге ещё нет выпусков.
book-nothing-undo = { undo-nothing }
book-undone = Отменено: { $what }.
book-did-create_tour = создание книги
book-did-add_bundle = добавление пакета
book-did-add_key = добавление ключа организатора
book-did-revoke_key = отзыв ключа
book-did-merge_players = объединение двух игроков
book-did-keep_apart = разделение двух игроков
book-did-confirm_player = подтверждение игрока на год
book-did-rename_championship = переименование чемпионата
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Очки шаг за шагом
book-sp-now = SP{ $category }: { $sp }
book-career = за всю карьеру очков { $points }
book-lapses = { $edition } сгорает раньше, чем { $by }
book-transition = переход в категорию { $category }
book-future-stars = { template-future-stars }
book-race-size = В Финал выходят первые { $size }.
book-race-curves = Кривые
book-race-curves-about = Очки после каждого турнира года. Игроков: { $players }, турниров: { $events }; выходят первые { $size }. В таблице ниже — то же самое.
book-race-qualified = в Финале
book-race-tied = равенство, последнее место
book-race-absent = не сможет
book-absent = Не сможет
book-absent-name = { $name }: не сможет играть в Финале
book-people-about = Эти имена состоят из одних и тех же слов в разном написании. Игроков объединяют, только если вы подтвердите, и любое решение можно отменить.
book-one = Первый игрок
book-other = Второй игрок
book-decide = Решение
book-keep-one = Объединить в первого
book-keep-other = Объединить во второго
book-two-people = Разные люди
book-merged = Объединено: { $name }.
book-kept-apart = Оставлены разными: { $names }.
book-keys-hint = Принимаются только пакеты, подписанные этими ключами. Каждый ключ узнавайте у организатора другим путём, чем пакет, например по телефону.
book-holder = Организатор
book-key = Открытый ключ
book-key-add = Добавить ключ
book-key-added = Теперь принимаются пакеты, организатор: { $holder }.
book-key-revoked = Новые пакеты с этим ключом больше не принимаются. Организатор: { $holder }. Прежние остаются в книге.
book-revoke = Отозвать
book-revoked = отозван { $day }
book-key-unknown = Пакет подписан неизвестным ключом. Сравните его с ключом, который организатор сообщит вам другим путём, затем введите имя организатора.
book-key-trust = Доверять этому организатору
book-bundle-is = пакет { $sequence }, класс { $class }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }
book-known-already = Этот пакет уже в книге. Добавление ничего не меняет.
book-signed-by = Подпись: { $holder }.
book-repeats = В нём дни и партии турнира { $twin }, который уже есть в книге. Это другой турнир, добавить и его.
book-hand-over = Передаёт этот турнир: { $old }; принимает: { $holder }
book-handed-over = Этот турнир передан подписанным заявлением. Передаёт: { $old }; принимает: { $holder }.
book-unnamed = Игроков без имени и в пакете, и в книге серии: { $count }.
book-fresh = { $fresh ->
        [0] Все игроки серии известны.
        [one] Новый для серии — { $fresh } игрок.
        [few] Новые для серии — { $fresh } игрока.
        [many] Новые для серии — { $fresh } игроков.
       *[other] Новые для серии — { $fresh } игрока.
    }
book-championship-hint = Выпуски чемпионата следуют один за другим: очки прошлого выпуска сгорают перед следующим.
book-differences = Отличия от пакета в книге
book-consequences = Игроки, чьи очки меняются
book-no-consequences = Никто.
book-take = Добавить
book-accept = Заменить прежний пакет
book-added = Турнир { $event } в книге: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, новых для серии { $fresh }.
book-not-added = Файл { $file } не добавлен. Книга не изменена.
book-seeds-about = Список для посева этапа: игроки с их SP на это утро, без очков прошлого выпуска чемпионата. Организатор импортирует файл; сеть не нужна.
book-championship-none = (без чемпионата)
book-morning = На утро
book-seeds-write = Сохранить список
book-seeds-done = Сохранено: { $file }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }.
book-publish-about = Веб-страницы серии: сезоны, турниры, списки очков, гонки и игроки — насколько каждый согласился на публикацию. Ничего не выгружается в сеть. Выберите пустую папку или ту же, что в прошлый раз.
book-publish-into = Выбрать папку и сохранить
book-publish-far = страниц { $done } из { $of }
book-published = Сохранено в { $folder }: { $pages ->
        [one] { $pages } страница
        [few] { $pages } страницы
        [many] { $pages } страниц
       *[other] { $pages } страницы
    }, из них об игроках { $players }. Удалено старых страниц: { $removed }.
col-days = Дни
col-event = Турнир
col-events = Турниры
col-championship = Чемпионат
col-class = Класс
col-players = Игроки
col-bundle = Пакет
col-irn = IRN
col-born = Г. р.
col-career = Карьера
col-badges = Знаки
col-day = День
col-state = Состояние
points-place = Финал, место { $place }
points-places = Финал, места { $place }

## Lists and tables of settings

order-handle = { $item }: место { $place }. Перетащите или нажмите стрелку.
level-cap = не больше
level-cap-of = { $level }: наибольшая цена одной доски
room-name = Зал
room-first = Первая доска
room-last = Последняя доска
room-none = У турнира нет залов. Добавьте их в настройке «Залы».
age-below = Предельный возраст
division-from = Наименьший ранг
newcomers-only = Допускаются только новички
newcomers-age = Наибольший возраст
newcomers-contests = Обсчитанных турниров не больше
table-add-rooms = Добавить зал
table-add-ages = Добавить категорию
table-add-limits = Добавить разряд
table-remove = Удалить строку { $row }
table-cell = { $column }, строка { $row }
setting-usual-order = обычный порядок
criterion-mms = очки Мак-Магона
criterion-nbw = число побед
criterion-sos = сумма очков Мак-Магона соперников
criterion-sos-1 = сумма очков соперников без наименьшего
criterion-sos-2 = сумма очков соперников без двух наименьших
criterion-sosos = сумма SOS соперников
criterion-sodos = сумма очков побеждённых соперников
criterion-cuss = сумма собственных очков после каждого тура
criterion-sosw = сумма побед соперников
criterion-cusp = сумма собственных очков за победы после каждого тура
criterion-cps = более поздние победы считаются вдвойне
criterion-sts = очки с надбавкой за игру без поражений
criterion-rung = ступень лестницы: ранг и десятые доли ранга сверх него
criterion-seq = результаты по порядку туров, ранние победы важнее
criterion-ko = как далеко игрок прошёл в плей-офф
criterion-cat = возрастная категория или разряд
criterion-rank = ранг
criterion-rating = рейтинг
criterion-ext = победы соперников с весом по тому, насколько они сильнее
criterion-exr = то же, только по выигранным партиям
criterion-dc = партии между равными пока игроками
criterion-sdc = то же, только если все они встречались
criterion-sosts = сумма STS соперников
criterion-sososw = сумма SOSW соперников
criterion-sodosw = сумма побед побеждённых соперников
criterion-cussw = сумма собственных побед после каждого тура
criterion-bp = очки всех досок команды
