# Тексты окна на русском языке, часть вторая: настройки, очки, зал, справка. Черновой перевод, ещё не проверенный носителем языка.
yes = да
no = нет
screen-event = Турнир
screen-points = Очки
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
tour-results = Результаты вводят дважды
tour-results-about = Нажмите 1, если выиграли Чёрные, и 2, если Белые; курсор переходит к следующей доске. Второй ввод скрывает первый. Если они расходятся, Drawmaster останавливается, подаёт звук и показывает оба.
tour-undo = Ничего не теряется
tour-undo-about = Каждый шаг сохраняется сразу. Ctrl+Z отменяет любой из них и называет его, даже после перезапуска. История показывает, кто, что и когда изменил.
tour-count = { $at } из { $all }
tour-next = Дальше
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
palette-board = Доска { $board }
palette-nothing = Ничего не найдено.
redo-what = Повторить: { $what }
operation-start_round = начало тура { $round }
history-round = Тур
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
group-event = Турнир
group-games = Партии
group-register = Игроки
group-scores = Очки
group-pairing = Пары
group-handicap = Фора
group-standings = Таблица
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
setting-event-name = Название
setting-event-name-about = Стоит на каждом листе и в каждом файле.
setting-event-starts = Время начала
setting-event-starts-about = Только для туров, которые отличаются от предложенного расписания, например 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Место
setting-event-place-about = Стоит на листах и в файле для рейтинг-листа.
setting-event-country = Страна
setting-event-country-about = Две буквы, например RO; нужны рейтинг-листу.
setting-event-start = Первый день
setting-event-start-about = Например 2026-11-20. Его год определяет возрастные категории.
setting-event-end = Последний день
setting-event-end-about = У однодневного турнира — тот же, что и первый.
setting-competition-name = Соревнование
setting-competition-name-about = Название на листах.
setting-competition-rounds = Туры
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
setting-event-tour-championship = Чемпионат
setting-event-tour-championship-about = Название, которое не меняется из года в год и по которому серия находит прошлый выпуск. Оставьте пустым, если это название турнира.
setting-event-tour-bundles = Выдано пакетов
setting-event-tour-bundles-about = Число файлов, выданных для серии; считается автоматически.
setting-event-halls = Залы
setting-event-halls-about = Доски каждого зала: название, первая и последняя доска.
setting-event-time-main-minutes = Основное время, минут
setting-event-time-main-minutes-about = На игрока. Вместе с дополнительным временем определяет класс EGF.
setting-event-time-overtime = Дополнительное время
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
setting-event-ages-categories = Возрастные категории
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
setting-competition-scoring-bye-wins-about = В числе побед.
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
setting-competition-pairing-first-rounds = Число первых туров
setting-competition-pairing-first-rounds-about = Последний тур с посевом первых туров.
setting-competition-pairing-bye = Нечётное число игроков
setting-competition-pairing-bye-about = Кто получает бай — или решает директор турнира.
setting-competition-pairing-floats = Кто переходит
setting-competition-pairing-floats-about = Кто играет в другой очковой группе: те, у кого переходы вверх и вниз уравновешены, или, с учётом этого, те, чьё место в группе подходит.
setting-competition-pairing-apart-at-bar = Разводить клубы на планке
setting-competition-pairing-apart-at-bar-about = Выкл.: игроки на планке и выше могут встречаться с игроками своего клуба или страны.
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
setting-competition-scoring-bye-in-sums-about = Что считается вместо отсутствующего соперника.
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
choice-Thirteen = 13x13
choice-Nine = 9x9
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
choice-Zero = ничего
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
hall-boards = Пары по доскам
hall-boards-about = Доска, Чёрные и Белые, когда тур объявлен.
hall-names = Пары по фамилиям
hall-names-about = Помогает игрокам найти свои доски.
hall-standings = Таблица
hall-standings-about = Место, имя и первые три критерия.
hall-knockouts = Сетка плей-офф
hall-knockouts-about = Ближайшие партии и их игроки.
hall-points-about = Очки серии по возрастным категориям.
hall-points = Очки
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
conflict-settle = Решить стол { $board }: { $result }
reports-title = Сообщения игроков
reports-about = С настройкой «Игроки сообщают результаты» на бланках результата есть код для каждого игрока. Сообщение засчитывается, когда соперник сообщит то же или когда вы его примете.
reports-none = Ожидающих сообщений нет.
report-by = Сообщил цвет
report-result = Результат
report-state-waiting = ожидает
report-state-disputed = игроки расходятся
report-state-contradicted = введён другой результат
report-accept = Принять
report-dismiss = Отклонить
report-codes = Коды досок
hall-from = Доски с
hall-to = по
hall-time = Начало тура
hall-time-hint = 14:30 или минуты от этого момента
hall-count = Начать отсчёт
hall-pause = Пауза
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

start-tour = Книга серии
start-tour-about = Все этапы сезона вместе: гонка, призы и списки посева из пакетов турниров.
book-book = Книга серии
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
book-players = Игроки
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
book-nothing-undo = Отменять нечего.
book-undone = Отменено: { $what }.
book-did-create_tour = создание книги
book-did-add_bundle = добавление пакета
book-did-add_key = добавление ключа организатора
book-did-revoke_key = отзыв ключа
book-did-merge_players = объединение двух игроков
book-did-keep_apart = разделение двух игроков
book-did-confirm_player = подтверждение игрока на год
book-did-rename_championship = переименование чемпионата
book-did-migrate = обновление до этого формата файла
book-did-salvage = восстановление из повреждённого файла
book-did-unknown = действие более новой версии
book-derivation = Очки шаг за шагом
book-sp-now = SP{ $category }: { $sp }
book-career = за всю карьеру очков { $points }
book-lapses = { $edition } сгорает раньше, чем { $by }
book-transition = переход в категорию { $category }
book-future-stars = Future Stars
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
