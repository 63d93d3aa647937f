### Messages of the core in Ukrainian: errors and answers of all commands, the command line and the hall network.
### Чернетка перекладу: носій мови її ще не перевіряв.

## api: commands of the window

api-no-command = Команди { $name } немає. Перезапустіть програму.
api-response-invalid = Відповідь надіслати не вдалося ({ $error }). Перезапустіть програму.
api-text-too-long = Текст задовгий: у ньому понад { $longest } байтів. Скоротіть його.
api-not-for-the-hall = Екран у залі не може виконати команду { $name }. Він показує лише оприлюднене.
api-no-tour-book = Книгу серії не відкрито. Відкрийте її або створіть нову.

## api: the demonstration

demo-folder = Теку { $folder } створити не вдалося ({ $error }). Виберіть іншу.
demo-registered = { $event }: { $players ->
        [one] зареєстровано { $players } гравця
        [few] зареєстровано { $players } гравців
        [many] зареєстровано { $players } гравців
       *[other] зареєстровано { $players } гравця
    }.
demo-closed = Реєстрацію закрито. Номери — від 1 до { $last }.
demo-drawn = KO{ $category } жеребковано з ентропією { $entropy }: { $lines ->
        [one] { $lines } рядок
        [few] { $lines } рядки
        [many] { $lines } рядків
       *[other] { $lines } рядка
    }.
demo-round = Тур { $round } складено, зіграно й підтверджено.

## api: the window's host

host-folder = Теку { $folder } створити не вдалося ({ $error }). Звільніть місце або перевірте права доступу.
host-no-data-folder = У системі немає теки для даних програми ({ $error }). Створіть турнір у теці, яку виберете самі.
host-no-free-name = У теці { $folder } забагато навчальних турнірів. Вилучіть деякі.
host-cannot-open = { $path } відкрити не вдалося ({ $error }). Відкрийте його у файловому менеджері.
host-second-window = Екран у залі не відповідає ({ $error }). Перезапустіть програму.
demo-played = { $name }: { $players ->
        [one] зіграв { $players } гравець
        [few] зіграли { $players } гравці
        [many] зіграли { $players } гравців
       *[other] зіграли { $players } гравця
    }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }.

## app: knock-outs

ko-category-missing = У цьому змаганні немає плей-оф для всіх. Виберіть одну з вікових категорій: { $known }.
ko-source-open = Гравців цієї сітки визначають попередні тури. Спершу підтвердьте тур { $round }.
ko-category-unknown = Вікової категорії { $category } немає. Виберіть щось із цього: { $known }.
ko-register-open = Реєстрація ще відкрита. Закрийте її перед жеребкуванням.
ko-third-place-double = У подвійному вибуванні третє місце визначає остання партія сітки переможених. Жеребкуйте без партії за третє місце.
ko-in-round-robin = У коловій системі немає місця для плей-оф чи Фіналу, бо всі її партії визначено наперед. Виберіть іншу систему.
ko-in-self-pairing = За вільного вибору суперників немає місця для плей-оф чи Фіналу, бо гравці самі обирають суперників. Виберіть іншу систему.
ko-of-teams = У цьому змаганні зустрічаються команди, тому особистого плей-оф чи Фіналу немає. Додайте для них окреме змагання.
ko-none = У цьому змаганні немає плей-оф.
self-pairing-no-rounds = У змаганні { $name } гравці самі обирають суперників, тому пар туру не складають і не підтверджують. Додавайте партії.
game-rounds-paired = У змаганні { $name } складають пари турів. Партії додають по одній лише там, де гравці самі обирають суперників: за вільного вибору суперників, у лізі чи клубній драбині.
game-day-future = День { $day } ще не настав. Вкажіть день, коли партію зіграли.
ladder-prizes-other-system = { $name } — не клубна драбина, тому призів за прогрес немає. Виберіть інше змагання.
game-conditions-other-system = { $name } — не клубна драбина, тому її партії не мають власних умов. Виберіть інше змагання.
self-pairing-number-unknown = Номера { $number } ніхто не має.
self-pairing-withdrawn = { $name } знято з турніру. Спершу зареєструйте цього гравця.
self-pairing-game-unknown = Партії { $game } у цьому змаганні немає.
competition-meetings-none = Двоє гравців повинні мати змогу зустрітися хоча б раз.
ko-not-drawn = Жеребкування KO{ $category } ще не було. Спершу проведіть його.
ko-not-eligible = { $name }: немає у списку цієї категорії. Вибирайте гравців зі списку.
ko-final-drawn = Фінал категорії { $category } вже жеребкували. Категорія має або плей-оф, або Фінал.
ko-games-paired = Пари KO{ $category } вже складено. Спершу розбийте їх.
ko-commitment-differs = Це не той список, чий відбиток опубліковано. Опублікуйте новий відбиток перед жеребкуванням.
draw-digits-out-of-range = Кількість цифр має бути від 1 до { $most }.
draw-source-too-long = Джерело цифр описано задовго. Опишіть його щонайбільше { $most } символами.
draw-entropy-missing = Список заморожено, і для жеребкування потрібні оголошені цифри. Уведіть їх, як їх оголошують.
draw-entropy-length = В ентропії { $given ->
        [one] { $given } цифра
        [few] { $given } цифри
        [many] { $given } цифр
       *[other] { $given } цифри
    }, а під час заморожування оголошено { $wanted }. Уведіть саме стільки.
draw-entropy-before-freeze = Ентропія не повинна бути відома, коли список заморожують. Спершу заморозьте список, а цифри введіть під час жеребкування.
draw-frozen-player-gone = { $name } є в замороженому списку, але вже не може грати. Заморозьте список знову.
draw-frozen-differs = Список заморожено (заморожування { $number }), а це жеребкування від нього відрізняється. Жеребкуйте лише з ентропією або заморозьте список знову.
setting-draw-seed = Зерно жеребкування — не налаштування, бо від нього залежать витягнуті жереби. Якщо його треба змінити, отримайте нове й вкажіть причину.
setting-reports = Повідомлення гравців — не налаштування. Прийміть їх або відхиліть.
setting-freezes = Заморожений список — не налаштування. Заморозьте список знову.
ko-too-few-players = У KO{ $category } менше двох зареєстрованих гравців. Спершу зареєструйте більше.
ko-size-out-of-range = Сітку на { $size ->
        [one] { $size } гравця
        [few] { $size } гравців
        [many] { $size } гравців
       *[other] { $size } гравця
    } жеребкувати не можна. У KO{ $category } мають право грати: { $eligible }. Виберіть розмір від 2 до { $eligible }.
ko-too-many-players = Гравців ({ $players }) більше, ніж уміщає найбільша сітка; у ній { $lines } рядків. Виберіть менше гравців.
ko-first-round-out-of-range = KO{ $category } не може починатися в турі { $round }: його партії мають закінчитися не пізніше останнього туру. Виберіть тур від 1 до { $latest }.
ko-begins-too-early = KO{ $category } для такої кількості гравців ({ $players }) починається в турі { $round }, пари якого вже складено. Виберіть менше гравців.
ko-nonce-invalid = «{ $text }» — не зерно. Уведіть шістнадцяткові цифри, 0-9 і a-f.
ko-order-without-reason = Порядок списку змінено без причини. Уведіть причину; вона зберігається з жеребкуванням.
ko-choice-twice = { $name }: вибрано двома способами. Вилучіть один.
ko-choice-left-out = { $name } вступає в пізнішому турі, але не входить до гравців жеребкування. Виберіть більший розмір або іншого гравця.
ko-qualifying-undecided = Кваліфікація KO{ $category } ще не визначила, хто посяде місце { $place }. Спершу завершіть її.
ko-qualifying-decides = Кваліфікантів і вайлд-карди KO{ $category } визначає кваліфікація. Жеребкуйте, не вибираючи інших.
ko-qualifying-too-late = Жеребкування KO{ $category } вже було, тож розігрувати нічого.
ko-qualifying-begun = Кваліфікація KO{ $category } вже почалася. Спершу розбийте її пари.
ko-qualifying-round-paired = Кваліфікація мала б початися в турі { $round }, пари якого вже складено. Виберіть менше кваліфікаційних турів.
ko-player-not-in-round = { $name }: партії KO{ $category } у турі { $round } немає. Виберіть гравця, який її має.
ko-decision-without-reason = Для рішення потрібна причина. Уведіть її; вона зберігається із сіткою.
ko-decision-invalidates = Для іншого гравця цієї партії вже складено пізнішу пару. Краще виправте результат і проведіть його далі.
ko-replace-begun = Пари KO{ $category } вже складено. Хто залишає турнір тепер, той програє: суперник проходить без гри.
ko-player-not-in-table = { $name }: немає в сітці KO{ $category }. Виберіть одного з її гравців.
ko-alternate-unknown = { $name } не може вступити до KO{ $category }. Виберіть резервного гравця з її списку.
ko-reason-withdrawn = знявся з турніру
ko-reason-kept = залишено після виправлення результату
ko-reason-qualifying = результат кваліфікації виправлено
ko-box-replaced = KO{ $category }, клітинка { $place }: замість { $leaving } вступає { $entering } ({ $reason }).
ko-box-filled = KO{ $category }, клітинка { $place }: порожню клітинку займає { $entering } ({ $reason }).
ko-box-emptied = KO{ $category }, клітинка { $place }: вибуває { $leaving }, клітинка стає баєм ({ $reason }).
ko-box-unchanged = KO{ $category }, клітинка { $place } залишається порожньою ({ $reason }).
ko-ruled = KO{ $category }, { $round }: за рішенням проходить { $winner } ({ $reason }).
ko-ruled-third-place = KO{ $category }, третє місце: за рішенням проходить { $winner } ({ $reason }).

## app: The Final

year-final-not-drawn = Жеребкування Фіналу категорії { $category } ще не було. Спершу проведіть його.
year-final-knockout-drawn = Жеребкування KO{ $category } вже було. Категорія має або плей-оф, або Фінал.
year-final-games-paired = Пари Фіналу категорії { $category } вже складено. Спершу розбийте їх.
year-final-too-small = У категорії { $category } менше чотирьох зареєстрованих гравців, тому Фіналу в ній немає.
year-final-too-few = У категорії { $category } { $listed ->
        [one] { $listed } зареєстрований гравець
        [few] { $listed } зареєстровані гравці
        [many] { $listed } зареєстрованих гравців
       *[other] { $listed } зареєстрованого гравця
    }, замало для цього Фіналу. Фіналові потрібно щонайменше четверо гравців, і всі зареєстровані.
year-final-too-long = Фінал на { $players } гравців триває { $needed } турів, а в змаганні їх { $rounds }.
year-final-too-long-hint = Поставте competition.rounds на { $needed } або жеребкуйте вісьмох гравців, які грають п’ять турів (R54).
year-final-first-round = Фінал на { $players } гравців починається в турі від { $first } до { $last }. Виберіть один із цих турів.
year-final-no-room = У тури, що залишилися, Фінал не вміщається. Додайте тури в налаштуваннях.
year-final-round-outside = Тур { $round } не належить до Фіналу, який триває в турах { $first }–{ $last }. Виберіть один із них.
year-final-round-paired = Тури зі складеними парами змінити не можна. Змінюйте лише ті, пар яких ще немає.
year-final-not-tied = Ці гравці не рівні: { $group }. Знайдіть рівних гравців у порядку групи.

## app: points of the tour

tour-points-open = Підтверджено турів: { $confirmed } з { $rounds }. Очки ще можуть змінитися.
season-other-ages = У сезоні { $name } вікові категорії { $after } замість { $before }, або вік рахують на інший день; { $players ->
        [0] жоден гравець не змінює категорії
        [one] { $players } гравець змінює категорію
        [few] { $players } гравці змінюють категорію
        [many] { $players } гравців змінюють категорію
       *[other] { $players } гравця змінюють категорію
    }. Підтвердьте зміну або залиште попередній сезон.
season-category-drawn = У сезоні { $name } немає вікової категорії { $category }, яку вже жеребкували. Виберіть інший сезон.
season-name-taken = Назву { $name } має вбудований сезон. Дайте сезонові у файлі іншу назву.
tour-points-other-ages = Вікові категорії турніру відрізняються від категорій сезону { $season }.
tour-points-no-stage-points = Сезон { $season } не має очок за такі стадії: { $stages }.
tour-points-round-of =
    { $lines ->
        [64] 1/32 фіналу
        [32] 1/16 фіналу
        [16] 1/8 фіналу
       *[other] коло { $lines } гравців
    }
tour-points-quarter-final = чвертьфінал
tour-points-semi-final = півфінал
tour-points-finalist = фіналіст
tour-points-winner = переможець

## app: copies

copies-no-folder = На цьому комп’ютері немає теки для файлів програми. Укажіть теку в DRAWMASTER_DATA.
copies-not-a-folder = { $path } — не тека. Виберіть теку на іншому пристрої.
copies-folder-unusable = Теку { $path } використати не можна ({ $cause }). Виберіть іншу.
copies-folder-unreadable = Теку прочитати не вдалося ({ $cause }).
copies-unknown = Копії { $name } немає. Виберіть копію зі списку.
copies-choose-damaged = Файл не вибрано. Виберіть пошкоджений файл.

## app: words of requests

word-unknown = «{ $text }» — невідоме слово. Виберіть щось із цього: { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = «{ $text }» — не колір. Пишіть black або white.
profile-unknown = «{ $text }» — не модель складання пар. Виберіть seygo, opengotha або literal.
round-unknown = Туру { $round } немає. Тури — від 1 до { $last }.
round-not-paired = Пари туру { $round } не складено. Спершу складіть їх.
round-board-missing = У турі { $round } немає дошки { $board }. Його дошки: { $boards }.
round-without-boards = У турі { $round } немає дощок. Спершу складіть його пари.
round-register-open = Реєстрація ще відкрита. Закрийте її, перш ніж складати пари першого туру.
round-register-open-hint = Коли реєстрацію закривають, гравці отримують номери.
round-all-paired = Пари складено для всіх турів: { $rounds }.
round-not-next = Тур { $round } — не наступний. Складіть пари туру { $next }.
round-not-next-draft = Тур { $round } — не наступний: тур { $current } — чернетка. Оприлюдніть його, зіграйте й складіть пари туру { $next }.
round-not-next-open = Тур { $round } — не наступний: тур { $current } не підтверджено. Введіть його результати й складіть пари туру { $next }.
round-paired-already = Пари туру { $round } вже складено.
round-knockout-not-drawn = KO{ $category } починається в турі { $round }, а жеребкування ще не було. Спершу проведіть його.
round-slips-pending = { $count ->
        [one] { $count } рожевий бланк очікує.
        [few] { $count } рожеві бланки очікують.
        [many] { $count } рожевих бланків очікують.
       *[other] { $count } рожевого бланка очікує.
    } Застосуйте або відхиліть їх, перш ніж складати пари туру { $round }.
round-slips-pending-hint = Директор може вирішити скласти пари туру й так.
round-already-paired = Пари туру { $round } вже складено.
round-results-open = { $count ->
        [one] Бракує { $count } результату
        [few] Бракує { $count } результатів
        [many] Бракує { $count } результатів
       *[other] Бракує { $count } результату
    } туру { $round }. Спершу введіть відсутні результати.
round-results-missing = { $count ->
        [one] Дошка { $boards } туру { $round } не має результату.
        [few] Дошки { $boards } туру { $round } не мають результату.
        [many] Дошки { $boards } туру { $round } не мають результату.
       *[other] Дошки { $boards } туру { $round } не мають результату.
    } Спершу введіть відсутні результати.
round-results-missing-hint = Якщо партію не закінчили, запишіть, що її відкладено. Тоді тур можна підтвердити без її результату.
round-passes-disagree = Два введення туру { $round } розходяться: { $count ->
        [one] дошка { $boards }
        [few] дошки { $boards }
        [many] дошки { $boards }
       *[other] дошки { $boards }
    }. Спершу усуньте це.
round-conflicts-open = У турі { $round } результати помічників суперечать введеним (дощок: { $count }): { $boards }.
round-conflicts-open-hint = Усуньте їх на екрані «Зал» або підтвердьте тур із введеними результатами.
round-qualifying-undecided = Дошка { $board } туру { $round } — кваліфікаційна партія KO{ $category } без переможця. Спершу проведіть перегравання.
round-already-released = Тур { $round } вже оприлюднено.
stale-left = { $name } більше не грає, але займає дошку { $board }.
stale-left-bye = { $name } більше не грає, але має бай.
stale-came = { $name } тепер грає в турі { $round }, але не має партії.
stale-came-lost = { $name } тепер грає в турі { $round }, але на дошці { $board } зараховано поразку за відсутність.
stale-slips = { $count ->
    [one] Після складання пар надійшов і очікує { $count } бланк.
    [few] Після складання пар надійшли й очікують { $count } бланки.
    [many] Після складання пар надійшли й очікують { $count } бланків.
   *[other] Після складання пар надійшли й очікують { $count } бланка.
}
stale-result = Результат дошки { $board } туру { $earlier } змінився після складання пар туру { $round }.
stale-result-missing = Дошка { $board } туру { $earlier } не має результату.
stale-attendance = Бай або пропуск у турі { $earlier } змінився після складання пар туру { $round }: { $name }.
stale-rank = { $name }: ранг змінився з { $from } на { $to } після складання пар туру { $round }.
stale-player = { $name }: дані змінилися після складання пар туру { $round }.
stale-line-up = Склад команди { $team } змінився після складання пар туру { $round }: { $names }.
stale-table = Плей-оф жеребкували за місцями, які відтоді змінилися. Тепер до нього ввійшли б: { $joins }, не ввійшли б: { $leaves }.
stale-table-order = Плей-оф жеребкували за місцями, які відтоді змінилися. Гравці були б ті самі, але в іншому порядку.
stale-table-hint = Жеребкуйте знову або підтвердьте, що все залишається як є.
stale-draws = Після складання пар туру { $round } плей-оф, кваліфікацію чи Фінал жеребкували або змінили.
stale-settings = Налаштування змінилися після складання пар туру { $round }.
stale-pairs-differ = { $count ->
    [0] Тепер пари туру { $round } були б іншими.
    [1] Тепер пара на дошці { $boards } була б іншою.
    [one] Тепер пари на дошках { $boards } були б іншими.
    [few] Тепер пари на дошках { $boards } були б іншими.
    [many] Тепер пари на дошках { $boards } були б іншими.
   *[other] Тепер пари на дошках { $boards } були б іншими.
}
stale-impossible = Тепер пари туру { $round } скласти неможливо. { $cause }
round-no-longer-follows = Пари туру { $round } застаріли.
round-out-of-date-hint = Складіть пари туру знову, складіть знову ці дошки або підтвердьте, що тур оприлюднюється як є.
round-paired-from-old-result = Пари туру { $round } складено до цієї зміни, і вони застаріли. Складіть їх знову, якщо не хочете залишити як є.
round-players-left = Не мають ні партії, ні баю в турі { $round }: { $count ->
        [one] { $names }
        [few] { $names }
        [many] { $names }
       *[other] { $names }
    }.
round-players-without-game-hint = Складіть їм пари, дайте бай, позначте, що вони пропускають тур, або підтвердьте тур без них.
round-players-left-hint = Складіть їм пари, дайте бай або підтвердьте, що тур оприлюднюється без них.
round-table-game-open-hint = Складіть пари решті гравців туру, вирішіть, хто проходить, або підтвердьте тур без цієї партії.
round-ladder-open = { $count ->
        [one] Дошка { $boards } туру { $round } — дзіго, для якого ще потрібне перегравання.
        [few] Дошки { $boards } туру { $round } — дзіго, для яких ще потрібні перегравання.
        [many] Дошки { $boards } туру { $round } — дзіго, для яких ще потрібні перегравання.
       *[other] Дошки { $boards } туру { $round } — дзіго, для яких ще потрібні перегравання.
    }
round-ladder-open-hint = Уведіть, хто проходить далі, або підтвердьте тур без цього; доти ніхто не проходить.
round-not-released = Тур { $round } — чернетка. Спершу оприлюдніть його.
round-already-begun = Партії туру { $round } вже почалися.
round-later-paired = Пари туру { $newest } вже складено. Спершу розбийте їх.
round-unpair-result = Дошка { $board } туру { $round } має результат. Зітріть усі результати туру, перш ніж розбивати його пари.
round-board-has-result = Дошка { $board } має результат. Зітріть його, перш ніж змінювати пару.
round-board-of-table = Дошка { $board } — партія плей-оф або кваліфікації. Хто на ній грає, визначає сітка.
round-renumber-result = Дошка { $board } має результат, тому дошки її туру зберігають номери.
round-move-result = Дошка { $board } має результат. Зітріть його, перш ніж переносити партію.
round-board-in-use = Дошка { $board } зайнята: тур { $round }, змагання { $competition }. Виберіть іншу дошку.
round-board-in-use-hint = Перенумеруйте дошки або перенесіть партію.
round-fixed-board-in-use = { $name } має постійну дошку { $board }, яку займає тур { $round }, змагання { $competition }. Перенесіть одну з двох партій.
round-forfeit-absent = { $name } не грає в турі { $round } і має технічну поразку на дошці { $board }.
round-fixed-board-match = { $name } має постійну дошку { $fixed }, але грає за дошкою { $at }: дошки одного матчу йдуть поспіль, тому постійні дошки не діють.
round-fixed-board-opponent = { $name } має постійну дошку { $fixed }, але грає за дошкою { $at }, постійною дошкою суперника ({ $opponent }).
round-fixed-board-shared = { $name } і { $other } мають ту саму постійну дошку { $fixed }. { $name } грає за дошкою { $at }.
round-fixed-board-missed = { $name } має постійну дошку { $fixed }, але грає за дошкою { $at }. Перенесіть партію або перенумеруйте дошки.
round-boards-outside = { $count ->
        [one] Дошка { $boards }
        [few] Дошки { $boards }
        [many] Дошки { $boards }
       *[other] Дошки { $boards }
    } поза залами й дошками змагання { $competition }. Дайте йому більше дощок у налаштуваннях або перенесіть партії.
timetable-conflict = { $count ->
        [one] { $names }: дві партії водночас
        [few] { $names }: дві партії водночас
        [many] { $names }: дві партії водночас
       *[other] { $names }: дві партії водночас
    } { $day }: тур { $round } ({ $competition }) закінчується о { $over }, тур { $other_round } ({ $other }) починається о { $start }. Змініть час початку або позначте один із турів пропущеним.
timetable-conflicts = { $count ->
        [one] { $count } людина має
        [few] { $count } людини мають
        [many] { $count } людей мають
       *[other] { $count } людини мають
    } грати водночас у двох змаганнях: { $competition } і { $other }.
timetable-without = { $competition }: розкладу немає. { $reason }
round-board-number-invalid = { $number } — не номер дошки. Виберіть число від 1 до 9999.

## app: manual pairing

pairing-consent-missed = { $name } пропускає тур { $round }. Підтвердьте участь у ньому або виберіть іншого гравця.
pairing-consent-rematch = { $black } і { $white } вже зустрічалися в турі { $round }. Підтвердьте, що вони можуть зіграти знову, або виберіть інших гравців.
closing-rematches = Зіграти турів { $rounds } без повторних зустрічей неможливо (гравців: { $players }): можливо лише { $possible }. Заплануйте менше турів або дозвольте зустрічатися знову.
closing-zone-rematches = У зоні { $zone } гравців { $players }, тому зіграти в ній турів { $rounds } без повторних зустрічей неможливо: можливо лише { $possible }. Заплануйте менше турів, змініть межі зон або дозвольте зустрічатися знову.
round-rematches = Ці гравці зустрічаються знову: { $pairs }.
pairing-rematches-meet = Ці гравці вже зустрічалися й зустрілися б знову: { $pairs }. Усе одно скласти пари туру?
pairing-families-meet = Цих гравців з однієї родини розвести не вдалося: { $pairs }. Підтвердьте, що вони можуть зустрітися, або складіть їм пари з іншими вручну.
pairing-consent-family = { $black } і { $white } — з однієї родини. Підтвердьте, що вони можуть зустрітися, або виберіть інших гравців.
pairing-entry-unknown = Заявки { $entry } немає. Знайдіть її у списку учасників.
pairing-player-absent = { $name } не грає в турі { $round }. Спершу змініть тури, які цей гравець пропускає.
pairing-games-fixed = { $name } не має партії в турі { $round }: система цього змагання визначає всі партії наперед. Розбийте пари й складіть тур знову.
pairing-player-in-final = { $name }: пари в турі { $round } не буде, бо тур належить Фіналові.
pairing-player-busy = { $name } вже грає за дошкою { $board }. Спершу розбийте там пару.
pairing-bye-circle = У коловій системі план усіх партій визначає, хто відпочиває в турі { $round }.
pairing-no-bye = У турі { $round } баю немає.
pairing-bye-without-team = { $name } не входить до жодної команди, а бай отримує ціла команда. Виберіть гравця з команди.
pairing-bye-without-game = Цей гравець не має партії в турі { $round }. Виберіть гравця, який її має.
pairing-same-player = Гравець не може грати сам із собою. Виберіть двох гравців.
pairing-two-without-board = Двом гравцям не призначено дошки.
pairing-handicap-too-large = { $stones } каменів фори — забагато. Виберіть від 0 до 9.
pairing-swap-same-board = Обидва місця за тією самою дошкою. Обміняйте на ній кольори.
pairing-colours-handicap = Дошка { $board } — партія з форою, де слабший гравець має Чорних.
pairing-of-confirmed-round = Тур { $round } підтверджено, тому його пари залишаються. Виправити можна лише результати.
pairing-again-released = { $count ->
    [one] Тур { $round } оприлюднено. Пари склалися б знову на { $count } дошці. Підтвердьте, якщо гравців можна пересадити.
    [few] Тур { $round } оприлюднено. Пари склалися б знову на { $count } дошках. Підтвердьте, якщо гравців можна пересадити.
    [many] Тур { $round } оприлюднено. Пари склалися б знову на { $count } дошках. Підтвердьте, якщо гравців можна пересадити.
   *[other] Тур { $round } оприлюднено. Пари склалися б знову на { $count } дошках. Підтвердьте, якщо гравців можна пересадити.
}
pairing-again-no-draft = Тур { $round } оприлюднено. Складіть знову незакріплені дошки або змініть окремі дошки.
pairing-round-confirmed = Тур { $round } підтверджено. Більше пар у ньому скласти не можна.
pairing-number-unknown = Гравця { $number } немає. Знайдіть номер у списку учасників.
pairing-chosen-busy = { $name } вже має дошку в турі { $round }. Пропустіть номер { $number }.
pairing-nobody-chosen = Цьому вибору не відповідає жоден гравець без дошки в турі { $round }.
pairing-score-invalid = «{ $text }» — не очки. Пишіть так: 21 або 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = Пару складено вручну. У найкращому складанні її немає.
report-reason-parts = Пари туру складено частинами. Якби складали всі разом, ці двоє не зустрілися б.
report-reason-earlier = Пара залишилася від складання пар туру. Після пізніших змін уручну найкращим було б інше складання.
report-reason-corrected = Гравці опинилися за цією дошкою через виправлений результат плей-оф.
report-reason-procedure = Пару дала стала процедура цієї моделі.
report-reason-circle = Кожен грає з кожним у визначеному порядку партій. За ним ці двоє зустрічаються в цьому турі.
report-reason-zone = Обидва в зоні { $zone }. За визначеним порядком її партій ці двоє зустрічаються в цьому турі.
report-reason-outside-circle = Пару складено вручну. За визначеним порядком партій ці двоє в цьому турі не зустрічаються.
report-reason-left-over = Пару складено, коли складали пари решті гравців, поза визначеним порядком партій.
report-reason-free = У цьому змаганні партії додають по одній, тому програма цієї пари не добирала.
report-reason-imported = Пару імпортовано разом із туром. Її причина тут невідома.
changed-rank = Ранг виправлено після цього туру: з { $from } на { $to } ({ $name }).
changed-player = Дані виправлено після цього туру: { $name }.
changed-withdrawn = Знято з турніру після цього туру: { $name }.
changed-registered = Знову зареєстровано після цього туру: { $name }.
changed-result = Результат виправлено після складання пар цього туру: тур { $round }, дошка { $board }.
changed-attendance = Бай або пропуск у турі { $round } виправлено після складання пар цього туру: { $name }.
changed-draws = Плей-оф, кваліфікація чи Фінал змінилися після складання пар цього туру.
changed-settings = Налаштування пар змінилися після складання цього туру.
report-round-circle = Хто з ким грає, випливає з визначеного порядку партій, за яким кожен грає з кожним.
report-round-zones = Хто з ким грає, випливає з визначеного порядку партій, за яким у зоні кожен грає з кожним.
report-round-free = Партії цього туру додано по одній.
report-round-imported = Тур імпортовано. Чому гравці зустрічаються, тут невідомо.
report-reason-necessary = Без цієї пари скласти тур неможливо.
report-reason-as-good = Інше складання пар туру було б не гіршим.
report-reason-worse = Інакше тур був би гіршим: { $reason }.
otherwise-rematch = Інакше знову зустрілися б { $first } і { $second }.
otherwise-family = Інакше зустрілися б { $first } і { $second } з однієї родини.
otherwise-winless = Інакше зустрілися б { $first } і { $second }, а очки набрав лише один із них.
otherwise-categories = Інакше зустрілися б { $first } і { $second } з різних категорій.
otherwise-one-point = Інакше зустрілися б { $first } і { $second } з різницею в одне очко.
otherwise-score = Інакше зустрілися б { $first } і { $second }, різниця очок { $points }.
otherwise-knockout = Інакше зустрілися б { $first } і { $second }, які можуть зустрітися у плей-оф.
otherwise-floats = Інакше зустрілися б { $first } і { $second }, і один із них знову переходив би до іншої групи.
otherwise-club = Інакше зустрілися б { $first } і { $second } з одного клубу.
otherwise-country = Інакше зустрілися б { $first } і { $second } з однієї країни.
otherwise-geography = Інакше зустрілися б { $first } і { $second } з одного клубу чи однієї країни.
otherwise-colours = Інакше зустрілися б { $first } і { $second }, і кольори були б у них менш урівноважені.
otherwise-handicap = Інакше зустрілися б { $first } і { $second } з більшою форою.
otherwise-seeding = Інакше зустрілися б { $first } і { $second }, а це гірше відповідає посіву в їхній очковій групі.
otherwise-lot = Інші складання в усьому іншому не гірші. Вирішив жереб.
deciding-rematch = { $first } і { $second } зустрічаються знову.
deciding-family = Зустрічаються { $first } і { $second } з однієї родини.
deciding-winless = Зустрічаються { $first } і { $second }, а очки набрав лише один із них.
deciding-categories = Зустрічаються { $first } і { $second } з різних категорій.
deciding-one-point = Зустрічаються { $first } і { $second } з різницею в одне очко.
deciding-score = Зустрічаються { $first } і { $second }, різниця очок { $points }.
deciding-knockout = Зустрічаються { $first } і { $second }, які можуть зустрітися у плей-оф.
deciding-floats = Зустрічаються { $first } і { $second }, і один із них знову переходить до іншої групи.
deciding-club = Зустрічаються { $first } і { $second } з одного клубу.
deciding-country = Зустрічаються { $first } і { $second } з однієї країни.
deciding-geography = Зустрічаються { $first } і { $second } з одного клубу чи однієї країни.
deciding-colours = Зустрічаються { $first } і { $second }, і кольори в них менш урівноважені.
deciding-handicap = Зустрічаються { $first } і { $second } з більшою форою.
deciding-seeding = Зустрічаються { $first } і { $second }, а це гірше відповідає посіву в їхній очковій групі.
deciding-lot = За найкраще складання говорить лише жереб.
deciding-other = Вирішує: { $reason }.
report-bye-given = { $name } має бай: так вирішив директор.
report-bye-imported = { $name } має бай в імпортованому турі.
report-bye-first = { $name } має бай. З-поміж тих, у кого баїв найменше, так решті залишаються найкращі пари.
report-bye-again = { $name } знову має бай, бо всі інші мали їх стільки ж.
report-bye-circle = За колом у цьому турі відпочиває { $name }.
report-bye-team = { $name } не має суперника, бо кількість команд непарна.
report-bye-opengotha = { $name } має бай за правилом OpenGotha: останній у таблиці з-поміж тих, у кого баїв найменше.
report-reason-table = Хто тут із ким грає, визначає плей-оф.
report-reason-large = Для туру з такою кількістю зауважень звіт причин не наводить. Щоб побачити причину, поясніть дошку.
report-reason-unknown = Причину обчислити вже не можна. { $cause }

## app: results and corrections

result-unchanged = Дошка { $board } вже має цей результат. Нічого не змінено.
result-reason-missing = Тур { $round } підтверджено. Вкажіть причину виправлення.
result-walkover = Дошка { $board } — не партія плей-оф. Уведіть технічну поразку замість проходу без гри.
result-walkover-hint = Пишіть 1-0! для технічної перемоги Чорних.
correction-needs-choice = Від цього результату залежать пізніші партії плей-оф. Виберіть, що з ними робити.
correction-affected = Зачеплено: { $game }
correction-if-carried = Якщо провести виправлення далі: { $change }
correction-if-annulled = Якщо анулювати пізніші партії: { $change }
correction-if-kept = Якщо залишити гравців: { $change }
correction-nobody-to-keep = До виправлення ніхто не пройшов далі, тому залишати нікого.
correction-round-needed = Потрібен ще тур { $round }: у сітці на одну партію більше.
correction-nothing-else = Більше нічого не змінюється.
correction-qualifier = У жеребкуванні KO{ $category } є { $name }: кваліфікацію дала ця партія.
correction-kept-alone = За будь-якого результату в сітці залишається { $name }.
correction-kept = { $name } залишається в сітці. Результат рахується лише в Open.
correction-game-played = Тур { $round }, дошка { $board }: { $black } і { $white }, результат { $result }.
correction-game-open = Тур { $round }, дошка { $board }: { $black } і { $white }, ще не зіграно.
correction-seat = Тур { $round }, дошка { $board }: грає { $joins } замість { $leaves }.
correction-ordinary = Тур { $round }, дошка { $board }: партія стає звичайною партією Open.
correction-void = Тур { $round }, дошка { $board }: результат буде вилучено, партію грають знову.
correction-walkover = Тур { $round }: { $name } проходить без гри.
correction-vacant = Тур { $round }: з однієї партії сітки не проходить ніхто.
correction-to-decide = Тур { $round }: у сітці зустрічаються { $one } і { $other }. Складіть їм пару або вирішіть, хто проходить.
correction-opponent-open = Тур { $round }: партія сітки чекає на своїх гравців.
correction-unpaired = Тур { $round }, дошка { $board }: пару розбито, бо її гравців треба визначити знову.
correction-bye = { $name } має бай у турі { $round }.
correction-out = { $name } більше не має партії в турі { $round }.
correction-without-game = { $name } не має партії в турі { $round }. Складіть пару вручну.
correction-later-game-of-final = Виправлення не можна провести далі, бо дошка { $board } туру { $round } вже має результат. Анулюйте пізніші партії.
correction-later-game-played = Виправлення не можна провести далі, бо дошка { $board } туру { $round } вже має результат. Залиште тих, хто пройшов, або анулюйте пізніші партії.
correction-player-busy = Виправлення не можна провести далі, бо гравець, який проходить тепер, уже зіграв за дошкою { $board } в турі { $round }. Залиште тих, хто пройшов, або анулюйте пізніші партії.
correction-table-begun = KO{ $category } жеребкували з цим результатом, і він уже почався. Залиште його гравців.
correction-table-drawn = KO{ $category } жеребкували з цим результатом. Проведіть виправлення далі, залиште гравців або жеребкуйте сітку знову.
correction-box = KO{ $category }: { $joins } займає клітинку замість { $leaves }.
correction-qualifier-open = У KO{ $category } порожня клітинка, доки ця партія не визначить, хто кваліфікується.
correction-box-filled = KO{ $category }: порожню клітинку займає { $joins }.
correction-box-empty = KO{ $category }: клітинка, яку займає { $leaves }, стає порожньою.

## app: jigo ladder

ladder-none = Дошка { $board } — не партія плей-оф чи кваліфікації, що закінчилася дзіго, тому перегравання немає.
ladder-decided = Перегравання дошки { $board } завершено. Спершу вилучіть його останню партію.
ladder-not-started = Перегравання дошки { $board } не розпочато. Уведіть, коли зафіксовано дзіго.
ladder-games-entered = Партії перегравання дошки { $board } вже введено. Спершу вилучіть їх.
ladder-boards-have-times = Партії на менших дошках мають сталий час. Часу, що залишився, не вказуйте.
ladder-new-game-needs-times = Нову партію грають за час, що залишився. Уведіть час Чорних і Білих.
ladder-new-game-decides = Це перегравання вирішує нова партія. Уведіть її результат без розміру дошки.
ladder-other-game-next = Наступна партія цього перегравання — на дошці { $next } × { $next }, а не { $lines } × { $lines }.

## app: standings

standings-round-not-paired = Пари туру { $round } не складено. Таблиця є до туру { $newest }.

## app: check of an event and self-check

check-round = { $competition }, тур { $round }
check-part-of-round = { $competition }, тур { $round }, частина { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, тур { $round }, дошка { $board }
check-round-missing = туру немає, хоча є тур { $last }.
check-rounds-too-many = тур є, але заплановано лише турів: { $planned }.
check-confirmed-without-result = { $count ->
        [one] дошку { $boards } підтверджено
        [few] дошки { $boards } підтверджено
        [many] дошки { $boards } підтверджено
       *[other] дошки { $boards } підтверджено
    } без узгодженого результату.
check-closed-without-result = { $count ->
    [1] дошка { $boards } не має
    [one] дошки { $boards } не мають
    [few] дошки { $boards } не мають
    [many] дошки { $boards } не мають
   *[other] дошки { $boards } не мають
} узгодженого результату, хоча пари наступного туру вже складено.
check-table-place = партія має місце, якого немає в сітці KO{ $category }.
check-table-place-twice = місце цієї партії в сітці KO{ $category } займає інша партія.
check-table-players = на цьому місці сітки KO{ $category } зустрічаються інші гравці.
check-table-round = за сіткою KO{ $category } партія належить до туру { $due }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Фінал категорії { $category }: уведено порядок для гравців ({ $group }), які не рівні: { $names }. Поки рівності немає, він не діє.
check-final = Фінал категорії { $category }: { $problem }
check-certificate-invalid = { $place }: сертифікат не доводить складання пар. { $reason }
check-without-proof = { $place }: пари складено без доказу, що кращих немає.
check-no-certificate = { $place }: сертифіката немає, бо пари складено вручну, іншою програмою або в іншому файлі турніру.
check-seed-drawn = Зерно жеребкування отримано разів: { $count }; { $undone ->
        [0] нічого з цього не скасовано.
        [one] з них скасовано { $undone }.
        [few] з них скасовано { $undone }.
        [many] з них скасовано { $undone }.
       *[other] з них скасовано { $undone }.
    }
check-other-seed = { $place }: пари складено за іншого зерна жеребкування.
draw-seed-register-open = Зерно жеребкування отримують, коли закривають реєстрацію. Спершу закрийте її.
draw-seed-no-reason = Уведіть причину нового зерна жеребкування. Вона зберігається в історії.
competition-name-taken = Змагання «{ $name }» у турнірі вже є. Виберіть іншу назву.
competition-no-name = Наступний сезон не має назви. Дайте йому назву.
competition-unknown = Змагання «{ $text }» у турнірі немає.
competition-names = Його змагання: { $names }.
competition-last = { $name } — єдине змагання турніру, тому вилучити його не можна.
competition-played = У змаганні { $name } складено пари або проведено жеребкування плей-оф, тому вилучити його не можна. Спершу скасуйте це.
competition-has-entries = Разом зі змаганням { $name } буде вилучено { $entries ->
        [one] { $entries } заявку
        [few] { $entries } заявки
        [many] { $entries } заявок
       *[other] { $entries } заявки
    }.
competition-has-cases = Разом зі змаганням { $name } буде вилучено { $cases ->
    [one] { $cases } справу судді
    [few] { $cases } справи судді
    [many] { $cases } справ судді
   *[other] { $cases } справи судді
} та { $entries ->
    [one] { $entries } заявку
    [few] { $entries } заявки
    [many] { $entries } заявок
   *[other] { $entries } заявки
}.
competition-import-same-file = Цей файл — відкритий турнір. Виберіть файл іншого турніру.
competition-import-drawn = { $name } має зони, плей-оф або Фінал, жеребкування яких можна перевірити лише у власному турнірі. Залиште змагання в його файлі.
competition-import-inconsistent = Файл називає гравців, яких немає в його змаганні, тому нічого не імпортовано. Спершу перевірте той турнір.
competition-nobody = Нікого не вибрано. Виберіть, кого заявити.
draw-seed-drawn = Зерно жеребкування отримано, коли закрито першу реєстрацію турніру, тому ентропія вже не може його змінити. Закрийте реєстрацію без ентропії.
draw-seed-given = Зерно жеребкування задано, коли створено турнір, тому ентропія не може його змінити. Закрийте реєстрацію без ентропії.
draw-seed-invalid = «{ $text }» — не зерно жеребкування. Уведіть до 64 шістнадцяткових цифр, 0-9 і a-f.
check-absences-differ = { $place }: збережені пропуски не збігаються зі списком учасників на час підтвердження туру: { $names }.
check-walkover-differs = { $place }: переможець проходу без гри не той, що на час підтвердження туру: { $now } замість { $then }.
check-stage-differs = { $draw }: { $name } — на останніх аркушах, сторінках чи в пакеті було { $then }, а тепер { $now }. Якщо виправлення правильне, надрукуйте аркуші та видайте пакет знову.
check-stage-place = місце { $place }
check-stage-reached = { $stage ->
    [round_of_64] 1/32 фіналу
    [round_of_32] 1/16 фіналу
    [round_of_16] 1/8 фіналу
    [quarter_final] чвертьфінал
    [semi_final] півфінал
    [finalist] вихід у фінал
   *[winner] перемога
 }
check-stage-none = без стадії та місця
stages-unwritable = Стадії записати не вдалося ({ $cause }). Повідомте про цю помилку.
check-outside-circle = { $place }: { $count ->
        [one] дошка { $boards } не відповідає
        [few] дошки { $boards } не відповідають
        [many] дошки { $boards } не відповідають
       *[other] дошки { $boards } не відповідають
    } партіям, які визначає система.
check-board-changed-outside = { $place }: { $count ->
        [one] дошка { $boards } відрізняється
        [few] дошки { $boards } відрізняються
        [many] дошки { $boards } відрізняються
       *[other] дошки { $boards } відрізняються
    } від складених пар, і журнал не показує чому.
check-set-manually = { $place }: складено вручну: { $count ->
        [one] дошка { $boards }
        [few] дошки { $boards }
        [many] дошки { $boards }
       *[other] дошки { $boards }
    }; { $cost }
check-set-by-correction = { $place }: { $count ->
    [1] гравців на дошці { $boards } визначив виправлений результат
    [one] гравців на дошках { $boards } визначив виправлений результат
    [few] гравців на дошках { $boards } визначив виправлений результат
    [many] гравців на дошках { $boards } визначив виправлений результат
   *[other] гравців на дошках { $boards } визначив виправлений результат
}; { $cost }
check-paired-in-parts = { $place }: пари складено частинами; { $cost }
check-cost-best = тур такий самий добрий, як за найкращого складання.
check-costs = { $place }: більше, ніж за найкращого складання: { $cost }
check-cost-worse = тур гірший, ніж за найкращого складання. { $reason }
check-cost-unknown = його ціну обчислити вже не можна.
self-check-event = Турнір: { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
        [many] { $players } гравців
       *[other] { $players } гравця
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тури
        [many] { $rounds } турів
       *[other] { $rounds } туру
    }, зерно { $seed }.
law-no-game = { $name } не має партії в турі { $round }.
law-plays-after-loss = { $name } грає в турі { $round } плей-оф після поразки.
law-winner = Переможець — не єдиний гравець без поразки або не перший у таблиці.
law-winless = У турі { $round } більше гравців без перемог, ніж треба, грають із тими, хто має перемогу.
law-division = { $first } і { $second } зустрілися, хоча вони в різних дивізіонах.
law-match-incomplete = { $name } у турі { $round } грає не на всіх дошках матчу.
law-board-points = Очки на дошках команди { $name } — не сума її дощок.
law-rung = Щабель гравця { $name } не випливає з перемог і поразок.
law-meets-twice = { $first } і { $second } зустрічаються двічі.
law-meets-once = { $first } і { $second } зустрічаються не стільки разів, як усі інші.
law-place = { $first } стоїть вище за { $second } з гіршими результатами.
law-zones = У турі { $round } поза своєю зоною грає більше гравців, ніж треба.
law-stage-twice = { $name } є у двох етапах.
law-stage-place = { $name } є в етапі, хоча місце туди не проходить.
law-stage-size = В етапі { $stage } не стільки гравців, скільки бере його правило.
law-stage-points = { $name } переносить в етап не ті очки, які дали партії.
law-stage-list = { $name } у підсумковому списку всіх етапів не один раз.
self-check-no-proof = Пари туру { $round } складено без доказу.
self-check-other-boards = Повторне складання пар туру { $round } дає інші дошки.

## app: simulated events

simulation-players = Кількість гравців має бути від 2 до 10000, а не { $players }.
simulation-day = Першого дня змодельованого турніру немає в календарі.
simulation-player-unknown = Гравця змодельованої партії не заявлено.
simulation-ladder-black = Тур { $round }: на дошці { $board } було дзіго. Перегравання виграли Чорні.
simulation-ladder-white = Тур { $round }: на дошці { $board } було дзіго. Перегравання виграли Білі.

## app: the register

entry-change-without-reason = Реєстрацію закрито: щоб змінити дані гравця { $name }, потрібна причина. Додайте її або заповніть рожевий бланк.
entry-sp-unknown = «{ $text }» — не кількість очок SEYGO. Пишіть ціле число або залиште поле порожнім.
entry-no-family-name = У заявці потрібне прізвище.
fixed-board-of-team = { $names } { $count ->
    [1] має
    [one] мають
    [few] мають
    [many] мають
   *[other] мають
} постійну дошку { $board }. Дошки одного матчу йдуть поспіль, тому постійні дошки тут не діють.
fixed-board-outside = { $names } { $count ->
    [1] має
    [one] мають
    [few] мають
    [many] мають
   *[other] мають
} постійну дошку { $board }, якої немає у змаганні { $competition }.
fixed-board-shared = Кілька людей мають постійну дошку { $board }: { $names }. Там може бути лише одна партія.
entry-twice = { $name } вже має заявку. Змініть її, а не додавайте ще одну.
entry-unknown = Заявки { $id } немає. Знайдіть її у списку учасників.
rated-difference-unknown = У рейтинг-листі немає іншого значення цього поля заявки { $entry }. Порівняйте список учасників із рейтинг-листом знову.
rating-list-missing = Рейтинг-листа немає. Спершу імпортуйте його.
rated-player-unknown = У рейтинг-листі ніхто не має номера { $pin }. Знайдіть гравця за іменем.
data-folder-missing = Теки для даних програми немає. Укажіть теку в DRAWMASTER_DATA.
data-folder-not-created = Теку { $folder } створити не вдалося ({ $reason }). Перевірте її розташування й права доступу.
bar-round-paired = Пари туру вже складено. Розбийте пари всіх турів, перш ніж пересувати планку.
bar-without-mcmahon = Планка є лише в турнірі Макмагона.
register-closed = Реєстрацію закрито { $when }. Пізні заявки ще можна додавати.
register-too-few = Зареєстровано менше двох гравців. Спершу зареєструйте гравців.
open-file-unnamed = Файл Open не вказано, тому перевірити його гравців не вдалося. Заповніть «Файл Open поруч із Future Stars».
open-file-missing = У теці цього турніру немає іншого файлу турніру { $name }. Впишіть назву файлу або залиште поле порожнім.
sleeper-points = Початкові очки зменшують на 1 або 2, а не на { $points }.
sleeper-not-at-top = { $name } не пропускає туру в найвищій групі. Початкові очки можна не змінювати.
sleeper-too-late = Тур уже підтверджено, тому початкові очки зменшити більше не можна.

## app: lists

list-column-unknown = У списку немає стовпця «{ $column }». Впишіть його заголовок або номер від 1 до { $last }.
list-meaning-unknown = «{ $meaning }» — не зміст стовпця. Виберіть { $known }, sp12, sp16 чи sp20, або -, щоб не враховувати стовпець.
list-name-order-asked = Стовпець «{ $heading }» прочитано так: спершу прізвище. Якщо спершу ім’я, виберіть такий зміст стовпця; у командному рядку — --map "{ $heading }=given_first".
list-name-order-given = Стовпець «{ $heading }» прочитано так: спершу ім’я, як { $count ->
        [one] показує { $count } гравець рейтинг-листа.
        [few] показують { $count } гравці рейтинг-листа.
        [many] показують { $count } гравців рейтинг-листа.
       *[other] показує { $count } гравця рейтинг-листа.
    }
seed-list-other-key = Список підписано іншим ключем, { $key }. Попросіть у серії її список.
seed-list-by-name = { $name } — можливо, це { $seed } зі списку.

## app: pink slips

slip-register-open = Реєстрація ще відкрита. Змініть саму заявку.
slip-empty = Бланк нічого не просить. Вкажіть, що змінити.
slip-no-family-name = Прізвище не може бути порожнім.
slip-late-incomplete = У пізній заявці потрібні прізвище та ранг.
slip-late-leaves = Пізня заявка не може залишати турнір. Назвіть гравця, який його залишає.
slip-no-reason = Відмова потребує причини для переліку бланків.
slip-unknown = Бланка { $number } немає. Знайдіть його у списку бланків.
slip-already-applied = Бланк { $number } застосовано { $time }. Для іншої зміни додайте інший бланк.
slip-already-refused = Бланк { $number } відхилено { $time }. Для іншої зміни додайте інший бланк.
slip-round-closed = Тур { $round } підтверджено: приєднатися до нього чи вийти з нього не можна. Змініть лише пізніші тури або відхиліть бланк.
slip-round-seated = Пари туру { $round } вже складено, і { $name } грає за дошкою { $board }. Розбийте цю пару або введіть технічну поразку, потім застосуйте бланк.
slip-round-bye = Пари туру { $round } вже складено, і { $name } має бай. Дайте бай іншому гравцеві, потім застосуйте бланк.

## app: the event

event-no-name = Турнірові потрібна назва.
event-days-needed = Змагання { $name } має власний день поза днями з { $first } по { $last }. Спершу змініть його дні або залиште дні турніру.
competition-day-outside = { $day } — не день турніру (з { $first } по { $last }). Змініть його або дні турніру.
event-ends-before-start = Останній день раніше за перший. Змініть один із них.
rounds-below-draft = Кількість турів не може бути { $rounds }: пари туру { $paired } складено в чернетці. Спершу розбийте їх.
rounds-below-paired = Кількість турів не може бути { $rounds }: тур { $paired } вже оприлюднено. Виберіть від { $paired } до { $last }.
event-rounds-out-of-range = Кількість турів не може бути { $rounds }. Виберіть від { $first } до { $last }.
event-main-time-too-long = Основний час { $minutes } хв довший за добу. Виберіть коротший.
overtime-unknown = «{ $text }» — не додатковий час: пишіть 3x30, 15/300, +20 або none.
import-is-tournament = { $file } — це { $format }. У ньому цілий турнір, а не список гравців. Створіть із нього турнір через «Імпорт з іншої програми» або командою `drawmaster import`.
import-is-database = { $file } — турнір, книга серії або рейтинг-лист цієї програми. Відкрийте його, а не імпортуйте.
import-is-bundle = { $file } — пакет для серії. Додайте його до книги серії, наприклад командою `drawmaster tour add`.
import-is-seed-list = { $file } — список посіву серії. Імпортуйте його в турнір, де є його гравці, командою `drawmaster seedlist import`.
import-is-rating-list = { $file } — рейтинг-лист. Імпортуйте його на екрані «Реєстрація» або командою `drawmaster egd import`.
import-format-unknown = { $file } має невідомий формат. Виберіть файл OpenGotha, MacMahon або Pairgoth, файл результатів EGD (H9), французької федерації (tou) чи AGA, звіт шахової федерації (TRF16) або список CSV, xlsx чи ods.
sample-day = У навчальному турнірі є день, якого немає в календарі.

## app: settings

setting-unknown = Налаштування { $path } немає. Його шлях дивіться у списку налаштувань.
setting-unfit = Значення { $value } не підходить для { $path } ({ $reason }). Форму значення дивіться у списку налаштувань.
setting-unfit-half = Значення { $value } не підходить для { $path }. Пишіть кількість очок, наприклад 6.5, або ціле число половин очка: 13 — це 6.5.
setting-unfit-own = Значення { $value } не підходить для { $path }. { $reason }
settings-not-json = Налаштування записати не вдалося ({ $reason }). Повідомте про цю помилку.
competition-gone = Цього змагання в турнірі більше немає.
competition-key-fixed = Ключ змагання змінити не можна.
room-incomplete = Залові «{ $name }» потрібні назва й номери дощок від 1. Виправте це.
rooms-overlap = Зали { $first } і { $second } мають однакову назву або спільну дошку. Дайте кожному своє.
room-in-use = Зал { $name } потрібен: його задано для «{ $user }». Спершу змініть це або залиште зал і його назву.
competition-room-unknown = У турнірі немає залу { $name }. Спершу додайте його в event.halls.
tie-breaks-empty = Таблиці потрібен хоча б один критерій, наприклад MMS.
main-club-out-of-range = Частка основного клубу — кількість відсотків від 1 до 100. Введіть її або залиште поле порожнім, щоб розводити всі клуби.
level-twice = Правило { $name } є у списку двічі. Вилучіть один запис.
level-unknown = Правила { $name } немає. Назви дивіться у списку правил.
level-place-unknown = Місця { $place } в порядку правил немає. Виберіть від 1 до { $last }.
weight-out-of-range = Вага поза межами. Ваги — від 0 до 1000000000000000, коефіцієнти від 0 до 1000, увігнутість від 0 до 10000.
main-table-out-of-range = Виберіть від { $first } до { $last } гравців або зон.
zones-too-large = Для зон потрібно турів: { $rounds }, більше ніж { $last }. Поставте більшу кількість зон.
zones-round-paired = Зони вже жеребкували, бо пари турів складено. Спершу розбийте ці пари.
teams-system = Команди можуть грати лише за системою Мак-Магона, швейцарською або коловою. Виберіть одну з них.
teams-size = У командному матчі від { $first } до { $last } дощок. Виберіть число в цих межах.
teams-none = У змаганні { $name } команд немає. Додайте командне змагання або вкажіть кількість дощок до першого туру.
teams-round-paired = Пари туру вже складено. Розбийте пари всіх турів, перш ніж змінювати кількість дощок.
teams-whole-matches = Пари складають із цілих команд, тому окремі дошки переносити не можна.
teams-whole-matches-hint = Обміняйте дві команди, змініть, хто грає за команду, або розбийте пари туру й складіть їх знову.
teams-swap-same-match = Обидва гравці в одному матчі. Щоб обміняти команди, виберіть гравців двох матчів.
teams-too-few = Команд менше двох. Спершу додайте команди.
teams-without-team = { $count ->
        [one] { $count } гравець без команди: { $names }.
        [few] { $count } гравці без команди: { $names }.
        [many] { $count } гравців без команди: { $names }.
       *[other] { $count } гравця без команди: { $names }.
    } Додайте їх до команди запасними або зніміть із турніру.
team-unknown = Команди { $number } немає. Номери дивіться у списку команд.
team-named-unknown = Команди «{ $name }» немає. Назви показує команда team list.
team-no-name = Команда не має назви. Уведіть її.
team-name-taken = Команда { $name } вже є. Виберіть іншу назву.
team-member-twice = { $name } у команді двічі. Назвіть кожного гравця один раз.
team-member-elsewhere = { $name } — у команді { $team }. Спершу вилучіть цього гравця звідти.
team-member-played = { $name } вже грав чи грала за команду й залишається в ній. Просто не ставте цього гравця в пізніші склади.
team-too-small = Команді потрібно гравців: { $size }, а названо лише { $count }. Назвіть гравця для кожної дошки.
team-incomplete = У команді { $name } { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }, а дощок { $size }. Додайте до неї гравців або вилучіть її.
line-up-confirmed = Тур { $round } підтверджено, тому його склади не змінюються. Виберіть пізніший тур.
line-up-result = Дошка { $board } має результат. Зітріть його, перш ніж за дошку сяде інший гравець.
pairs-none = { $name } не для пар. Додайте змагання з шаблоном pair-go або внесіть людей окремо.
pairs-in-teams = { $name } не може бути і для команд, і для пар. Виберіть щось одне.
pairs-entered = У { $name } вже є учасники. Лише порожнє змагання може перейти від пар до окремих людей або навпаки.
pairs-strength-closed = Реєстрацію { $name } закрито, тому розряди пар лишаються.
entry-needs-partner = { $competition } для пар. Внесіть { $name } разом із партнером.
entry-pair-alone = { $name } — пара, а { $competition } для окремих людей. Внесіть обох окремо.
entry-not-pair = { $name } — не пара. Змініть сам запис.
pair-one-person = { $name } не може бути парою із собою. Виберіть двох людей.
pair-person-twice = { $name } вже в парі { $other }. Спершу змініть ту пару.
pair-not-mixed = Пару { $name } не підтверджено як змішану. Підтвердьте її або не вимагайте змішаних пар у налаштуваннях.
pair-change-partners = { $name } — пара. Змініть партнерів; імена й розряд випливають з них.
person-unknown = Немає людини з ключем { $id }. Знайдіть ключі у списку людей.
bundle-only-pairs = Усі змагання — пейр-го, яке не йде в залік туру. Опублікуйте таблицю.
export-pairs-not-rated = { $name } — пейр-го, якого не приймає жоден рейтинг-лист. Експортуйте таблицю.
setting-team-list = Команди — не налаштування. Додайте, змініть або вилучіть команду.
handicap-ceiling-out-of-range = Фора — не більше дев’яти каменів. Виберіть від 0 до 9.
initial-scores-round-paired = Пари туру вже складено. Розбийте пари всіх турів, перш ніж змінювати початкові очки.

## app: fees and the cash desk

setting-fees = Ціни вказують у касі та командою «fees set-price», а не в налаштуваннях.
currency-used = У касі є суми в теперішній валюті, у { $currency } вони означали б інше. Залиште валюту або почніть новий файл турніру для { $currency }.
currency-priced = Ціни вказано в теперішній валюті, у { $currency } вони означали б інше. Спершу вилучіть ціни, потім виберіть { $currency } і вкажіть їх знову.
amount-unknown = «{ $text }» — не грошова сума. Уведіть її так: { $example }.
amount-negative = «{ $text }» — від’ємна сума. Уведіть її без мінуса, а гроші повертайте через повернення.
amount-decimals = У «{ $text }» забагато знаків після коми: { $decimals ->
    [0] валюта їх не має
    [one] валюта має { $decimals } знак
    [few] валюта має { $decimals } знаки
    [many] валюта має { $decimals } знаків
   *[other] валюта має { $decimals } знака
}. Уведіть менше знаків і не відокремлюйте тисяч.
amount-too-large = «{ $text }» більше за найбільшу суму, { $most }. Перевірте кількість цифр.
amount-zero = Сума дорівнює нулю. Уведіть, скільки це.
amount-other-currency = Турнір рахує в { $currency }, а не в { $named }. Уведіть суму в { $currency }.
amount-no-currency = У турніру ще немає валюти, тому суму в { $named } прийняти не можна. Укажіть валюту (event.levy.currency) або введіть лише суму без валюти.
fees-person-unknown = Ключа { $person } ніхто не має. Виберіть ключ зі списку розрахунків.
price-name-missing = Ціна не має назви. Уведіть, за що платять, наприклад «Участь» або «Обід».
price-unknown = Ціни «{ $name }» для цього змагання й цієї категорії в турніру немає. Виберіть ціну зі списку.
price-chosen = { $count ->
    [one] «{ $name }» вибрала { $count } людина
    [few] «{ $name }» вибрали { $count } людини
    [many] «{ $name }» вибрали { $count } людей
   *[other] «{ $name }» вибрали { $count } людини
}, тому ціна залишається. Спершу приберіть її з їхніх розрахунків.
price-extra-of-competition = Додаткова послуга — для всього турніру. Не вказуйте змагання.
price-of-free = Безкоштовна участь не має ціни. Виберіть іншу категорію.
price-name-taken = Назву «{ $name }» вже має ціна іншого виду: участі або додаткової послуги. Виберіть іншу.
price-too-many = Цін у турніру може бути щонайбільше { $most }. Спершу вилучіть деякі.
extra-unknown = Додаткової послуги «{ $name }» в турніру немає. Спершу вкажіть її ціну.
extra-too-many = «{ $name }»: на людину щонайбільше { $most }. Уведіть менше число.
discount-reason-missing = Для знижки потрібна причина. Уведіть, за що її надають.
discount-too-large = { $name }: знижка { $amount } більша за нараховане, { $owed }. Надайте щонайбільше стільки.
discount-too-many = Знижок у людини може бути щонайбільше { $most }. Спершу зніміть одну.
discount-unknown = { $name }: знижки з номером { $number } немає. Виберіть номер зі списку знижок цієї людини.
payment-no-price = { $name }: у категорії { $category } турнір не має ціни, тому невідомо, скільки платити. Укажіть ціну, виберіть іншу категорію або введіть суму.
payment-nothing-open = { $name }: платити нічого, нараховано { $owed }, і це сплачено. Уведіть суму, щоб прийняти більше.
payment-more-than-open = { $name }: { $amount } — більше, ніж залишилося сплатити, { $open }. Прийміть точну суму або підтвердьте, що решта — переплата.
payment-of-withdrawn = { $name } більше не бере участі, платити ні за що. Підтвердьте, якщо все ж приймаєте { $amount }, наприклад плату за пізню відмову.
payment-too-many = Платежів у турніру може бути щонайбільше { $most }. Почніть новий файл турніру.
refund-reason-missing = Для повернення потрібна причина. Уведіть, чому гроші повертають.
refund-too-large = { $name }: { $amount } — більше, ніж сплачено; з урахуванням попередніх повернень це { $paid }. Поверніть щонайбільше стільки.
refund-no-credit = { $name }: переплати немає. Уведіть суму, яку треба повернути.

## app: the cost of a board per level

level-formula-rematch = 1 за кожну попередню партію цих двох
level-formula-family = 1, якщо вони з однієї родини
level-formula-category = різниця їхніх категорій у квадраті
level-formula-score-difference = різниця очок у половинах очка, у квадраті
level-formula-knockout-apart = 1, якщо вони можуть зустрітися в найближчому першому турі плей-оф
level-formula-floats = 32 помножити на квадрат попередніх переходів кожного гравця в цей бік, і від 0 до 12 за їхні місця у групах
level-formula-club = 1, якщо вони з одного клубу, нижче планки
level-formula-country = 1, якщо вони з однієї країни, нижче планки
level-formula-colours = 8 за кожен колір понад рівновагу в один, 1 за той самий колір двічі поспіль
level-formula-handicap = камені у квадраті
level-formula-seeding = відстань від суперника, бажаного за посівом, у квадраті
level-formula-winless = 1, якщо лише один із двох має перемогу або нічию
level-formula-lot = випадкове число від 0 до 255

## app: the transparency log

audit-log-head-form = Відбиток історії має від { $fewest } до 64 цифр із 0-9 і a-f. Уведіть його так, як надруковано внизу аркуша.
audit-log-head-ambiguous = Із цих цифр починається кілька записів історії. Уведіть більше.
audit-log-head-unknown = Жоден запис цієї історії не має відбитка { $head }. Або в ньому помилка, або аркуш належить до історії іншого файлу.
referee-time-unknown = «{ $text }» — не час. Пишіть години й хвилини, наприклад 14:05.
referee-counted-none = { $minutes } хв без додаткового часу: зведений час { $adjusted } хв.
referee-counted-byoyomi = { $minutes } хв і { $moves } ходів по { $seconds } с: зведений час { $adjusted } хв.
referee-counted-canadian = { $minutes } хв і { $moves } ходів, { $stones } за { $seconds } с: зведений час { $adjusted } хв.
referee-counted-fischer = { $minutes } хв і по { $seconds } с за кожен із { $moves } ходів: зведений час { $adjusted } хв.
referee-class-highest = Обидва часи достатні для найвищого класу.
referee-class-main = Вирішує основний час: для класу { $class } потрібно { $needs_main } хв, тут — { $main }.
referee-class-adjusted = Вирішує зведений час: для класу { $class } потрібно { $needs_adjusted } хв, тут — { $adjusted }.
referee-class-both = Вирішують обидва часи: для класу { $class } потрібен основний час { $needs_main } хв, тут — { $main }, і зведений час { $needs_adjusted } хв, тут — { $adjusted }.
referee-clock-unknown = «{ $text }» — не час на годиннику. Пишіть хвилини, як-от 25, або 12:30, або 1:05:00.
referee-round-unknown = У змаганні немає туру { $round }; кількість турів: { $rounds }.
referee-seal-order = Гравець мусить записати хід раніше, ніж має на це право. Поміняйте ці два значення місцями.
late-game-decided = Дошка { $board } вже має результат.
late-not-marked = На дошці { $board } нікого з цим кольором не позначено як такого, що запізнився.
late-no-resumption = Для партії на дошці { $board } немає часу догравання. Спершу введіть його в бланк.
late-not-lost-yet = Партію на дошці { $board } буде програно лише після { $time }.
late-not-resumed = Партію на дошці { $board } ще не відновлено.
late-nobody = Партію на дошці { $board } ніхто не програв через запізнення.
late-clocks-set = Поставте на годиннику витрачений час: Чорні { $black } хв, Білі { $white } хв.
late-clocks-nobody = Нікого немає: час Чорних іде й показує { $black } хв. Коли прийде перший гравець, поставте Білим стільки ж.
late-clocks-to-move = Нікого немає: іде лише час того, чий хід. Витрачено від початку догравання: Чорні { $black } хв, Білі { $white } хв.
late-clocks-black-runs = Чорних немає, іде час Чорних. Витрачено: Чорні { $black } хв, Білі { $white } хв.
late-clocks-white-runs = Білих немає, іде час Білих. Витрачено: Чорні { $black } хв, Білі { $white } хв.
late-clocks-not-started = Годинники не пущено.
late-clocks-lost = До { $time } не з’явилися { $who ->
        [black] Чорні
        [white] Білі
       *[both] обидва гравці
    } – поразка через запізнення.
late-round-ahead = Тур { $round } ще не почався. Початок { $date } о { $time }.
late-round-past = Тур { $round } був { $date }.
late-round-unrecorded = Тур { $round } було призначено на { $date }, і його початок не записано. Введіть, коли було пущено годинники Чорних.
adjourn-game-decided = Дошка { $board } має результат або одне його введення. Очистьте його, щоб відкласти партію.
adjourn-number-unknown = Номери ходів і кількість захоплених каменів — цілі числа, не більші за { $most }.
adjourn-resumption-early = Догравання раніше за відкладання. Введіть його день і час, наприклад 2026-11-21 09:00.
adjourn-used = Пари туру { $round } складено з урахуванням того, як рахується партія на дошці { $board }. Натомість введіть результат партії.
adjourn-not = Партію на дошці { $board } не відкладено.
unfinished-as-jigo = Пари наступного туру складають так, ніби було дзіго.
unfinished-as-black = Пари наступного туру складають так, ніби виграли Чорні.
unfinished-as-white = Пари наступного туру складають так, ніби виграли Білі.
unfinished-held = Обидва гравці без пари, доки партію не вирішено.
unfinished-of-table = Сітка чекає на переможця цієї партії.
unfinished-game = Тур { $round }, дошка { $board }, { $black } – { $white }: партія не завершена. { $effect }
delays-nothing = Жоден тур не має нового початку.

## app: stages

stage-rule-unknown = «{ $text }» не каже, хто проходить. Уведіть first:8, places:9-16, each:2, others або losers:1.
stage-of-teams = { $name } — етап, тому попереднє змагання визначає, чи грають команди і на скількох дошках. Додайте інший етап або окреме змагання.
stage-needs-table = У змаганні { $name } немає сітки плей-оф, з якої переможені вибувають. Виберіть інше правило.
stage-zones-drawn = Плей-оф зон у змаганні { $name } вже жеребкували. Спершу скасуйте жеребкування.
stage-overlap = Етап { $stage } бере частину тих самих гравців. Виберіть інше правило або вилучіть { $stage }.
stage-none = { $name } — не етап. Виберіть змагання, додане як етап.
stage-filled = Етап { $name } вже має гравців. Спершу скасуйте це або змініть його заявки.
stage-register-closed = Реєстрацію етапу { $name } закрито. Додайте новий етап.
stage-source-free = У змаганні { $name } ще можна грати партії. Заповнити етап за теперішньою таблицею?
stage-too-large = Для етапу { $name } потрібно більше турів, ніж { $last }. Виберіть іншу систему або нехай проходить менше гравців.
stage-nothing-left = Усі, хто проходить до етапу { $name }, уже зустрілися між собою. Вилучіть { $name } і додайте його з іншою системою або без цих результатів.
stage-no-stages = { $name }: етапів немає. Спершу додайте етап.
stage-brought-changed = Таблиця перед етапом { $name } відтоді змінилася, і тепер гравці перенесли б інші очки. Скасуйте заповнення або змініть початкові очки.
stage-changed = Таблиця перед етапом { $name } відтоді змінилася, і тепер пройшли б інші гравці. Скасуйте заповнення або змініть заявки.
competition-has-stages = Етап { $stage } бере гравців зі змагання { $name }. Спершу вилучіть { $stage }.

## app: what it would cost to move a player of a draft

move-as-good = Так само добре, як тепер.
move-only-seeding = Так само добре, як тепер; змінюється лише посів або жереб.
move-better = Краще, ніж тепер.
move-better-but = Краще, ніж тепер, але ціною цього: { $reason }.
move-colours = Двоє гравців міняються кольорами.
move-left-over = Гравцеві без партії можна дати в пару лише іншого такого самого. Спершу розбийте пару на дошці { $board }, потім виберіть пари.
move-rematch = { $black } і { $white } вже зустрічалися, тур { $round }.
move-family = { $black } і { $white } — з однієї родини.
move-far-apart = { $black } і { $white } далекі за силою: різниця { $grades ->
    [one] { $grades } ранг
    [few] { $grades } ранги
    [many] { $grades } рангів
   *[other] { $grades } рангу
}, різниця очок { $points }.
move-worse-rematch = Більше гравців зустрічаються повторно.
move-worse-family = Зустрічається більше гравців з однієї родини.
move-worse-winless = Більше гравців без перемог зустрічаються з тими, хто вже перемагав.
move-worse-categories = Зустрічаються гравці дальших категорій.
move-worse-score-difference = Зустрічаються гравці з більшою різницею очок.
move-worse-knockout = Зустрічаються гравці, які можуть знову зустрітися у плей-оф.
move-worse-floats = Переходи між групами менш урівноважені.
move-worse-club = Зустрічається більше гравців з одного клубу.
move-worse-country = Зустрічається більше гравців з однієї країни.
move-worse-colours = Кольори менш урівноважені.
move-worse-handicap = Фори більші.
move-worse-geography = Зустрічається більше гравців з одного клубу чи країни.

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

article-unknown = «{ $text }» — не стаття правил EGF. Пишіть 5j, 8g.3 або 10.
article-1a = Турнір ведуть судді; якщо їх кілька, один із них — головний суддя.
article-1b = Апеляційний комітет: троє гравців і кілька запасних замість членів, зацікавлених у справі.
article-2a = Гравці поводяться чесно.
article-2b = Під час партії жодної іншої дошки, книжок чи нотаток, крім запису партії.
article-2c = Під час перерви партію не аналізують.
article-2d = Жодних порад від інших; якщо пораду дають, гравець її відхиляє.
article-2e = Нікому не можна заважати гравцеві чи впливати на партію.
article-2f = Якщо партія триває в інший день, суддя може скасувати 2c–2e на час перерви.
article-2g = Дошки й каменів торкаються лише гравці та суддя.
article-2h = Глядач, який бачить порушення, каже про це судді, а не гравцям.
article-2i = Зареєстрований гравець грає до кінця, крім виняткових причин.
article-3a = Кожен гравець має запас часу; за ним іде бьойомі.
article-3b = Годинник має два циферблати з прапорцями; зупинка обох робить його нейтральним.
article-3c = Годинник Чорних пускають у призначений час; кожен гравець натискає після свого ходу.
article-3d = Годинник зупиняють лише за рішенням судді або за цими правилами; гравці його ніколи не переводять.
article-3e = Час на годиннику дійсний, якщо немає явної несправності; заперечення — одразу.
article-3f = Бьойомі: сталий час на кожен хід, який хронометрист відлічує вголос.
article-3g = Канадський додатковий час: кілька ходів за сталий час, без хронометриста.
article-4 = Після відкладання кожен гравець здає запис партії.
article-5a = Суддя вирішує, де сидять гравці й стоїть інвентар.
article-5b = Комі додають під час підрахунку партії.
article-5c = Партія починається в призначений час; суддя може його змінити.
article-5d = Якщо немає нікого, іде годинник Чорних; коли приходить перший гравець, на годиннику Білих ставлять стільки ж.
article-5e = Запізнення понад годину або понад запас часу — програна партія; якщо запізнилися обидва, програють обидва.
article-5f = Хід зроблено, коли камінь відпущено; змінити його не можна.
article-5g = Полонені завжди лежать на видноті.
article-5h = Партію завершують лише правила гри або здача.
article-5i = Перед підрахунком по черзі ставлять усі камені й заповнюють даме, і обидва пасують.
article-5j = Протести проти результату: до наступного туру або протягом однієї повної доби, якщо тур починається раніше.
article-6a = Два часи відкладання: з першого гравець може записати хід, у другий — мусить.
article-6b = Як записують хід і що зазначають на бланку.
article-6c = Хід, зроблений на дошці, вважають записаним ходом.
article-7a = Запізнення рахують і при дограванні, а також понад час, що залишився.
article-7b = Позицію перевіряють або відновлюють до відкриття бланка.
article-7c = Хто відкриває бланк і що робити, якщо гравця немає.
article-7d = Незрозумілий записаний хід вважають пасом.
article-7e = Гравці можуть подивитися на відкритий бланк.
article-7f = Суддя зберігає бланк, доки можливі протести.
article-8a = Не ті кольори чи фора: до четвертого ходу почати знову, інакше грати далі.
article-8b = У разі сумніву гравець може попросити суперника поставити камінь точно.
article-8c = Недозволений хід повертають, якщо це помітили протягом трьох ходів.
article-8d = Неправильно поставлений годинник виправляють настільки, наскільки це можна довести.
article-8e = Несправний годинник замінюють і час виправляють, але через це ні в кого не лишається менше десяти хвилин.
article-8f = Помилки в записах відкладеної партії та що їх замінює.
article-8g = Зсунуті камені: шість пропозицій по черзі — від виправлення позиції до комітету.
article-9a = У разі суперечки кличуть суддю й припиняють підрахунок.
article-9b = Суддя може зупинити годинник; гравці можуть його зупинити, щоб покликати суддю.
article-9c = Спершу діє рішення судді; втрачений час можна повернути.
article-9d = Гравець може подати апеляцію до комітету й чітко каже, якщо грає далі з протестом.
article-9e = На прохання суддя показує гравцям правила.
article-10 = Про що в правилах нічого немає, вирішує суддя.

official-committee-full = В апеляційному комітеті вже є всі члени ({ $seats }). Додайте запасного або спершу змініть посаду одного з членів.
official-committee-incomplete = { $count ->
    [0] В апеляційному комітеті ще нікого немає; потрібно членів: { $seats }.
    [one] В апеляційному комітеті { $count } член; потрібно { $seats }.
    [few] В апеляційному комітеті { $count } члени; потрібно { $seats }.
    [many] В апеляційному комітеті { $count } членів; потрібно { $seats }.
   *[other] В апеляційному комітеті { $count } члена; потрібно { $seats }.
}
official-entry-unknown = Заявки з ключем { $id } немає.
official-head-taken = Головний суддя вже є. Спершу змініть посаду цієї особи.
official-name-missing = Введіть ім’я офіційної особи.
official-no-head = Призначте одного із суддів головним.
official-no-replacement = В апеляційному комітеті немає запасного замість члена, зацікавленого у справі.
official-too-many = Офіційних осіб на турнірі може бути щонайбільше { $most }.
official-turn-zero = Місця серед осіб однієї посади рахують від 1.
official-unknown = Офіційної особи з ключем { $number } немає.
committee-involved = { $left ->
    [0] У цій справі зацікавлені всі члени й запасні, а комітетові потрібно { $seats }. Додайте запасного.
    [one] У цій справі не зацікавлений лише { $left } член, а комітетові потрібно { $seats }. Додайте запасного.
    [few] У цій справі не зацікавлені лише { $left } члени, а комітетові потрібно { $seats }. Додайте запасного.
    [many] У цій справі не зацікавлені лише { $left } членів, а комітетові потрібно { $seats }. Додайте запасного.
   *[other] У цій справі не зацікавлені лише { $left } члена, а комітетові потрібно { $seats }. Додайте запасного.
}

case-before-committee = Справу { $number } розглядає апеляційний комітет. Спершу введіть рішення комітету.
case-board-unknown = У турі { $round } немає дошки { $board }.
case-closed = Справу { $number } закрито. Протест або апеляція відкриє її знову.
case-committee-final = У справі { $number } апеляційний комітет ухвалив рішення; воно остаточне.
case-elsewhere = Справа { $number } належить до змагання { $competition }. Спершу виберіть це змагання.
case-end-missing = Рішення немає, тож напишіть, чим завершилася справа.
case-facts-missing = Напишіть, що сталося.
case-no-game = У справі { $number } не вказано партії. Спершу введіть тур і дошку, потім результат.
case-no-ruling = У справі { $number } ще немає рішення. Спершу введіть рішення судді.
case-not-a-player = Протест або апеляцію подає гравець зі справи { $number }. Спершу додайте цього гравця до справи.
case-not-before-committee = Справа { $number } не на розгляді апеляційного комітету. Спершу введіть апеляцію.
case-outcome-missing = У справі { $number } чекає протест або апеляція. Вкажіть, задовольняє чи відхиляє їх рішення.
case-outcome-without-protest = У справі { $number } немає протесту чи апеляції, які рішення могло б задовольнити чи відхилити.
case-player-unknown = У цьому змаганні немає заявки з ключем { $number }.
case-protest-late = Протест подано пізно: це було можливо до { $until }. Вкажіть причину, щоб усе ж його прийняти.
case-protest-waits = У справі { $number } чекає протест. Спершу ухваліть щодо нього рішення.
case-round-missing = Введіть тур, у якому ця дошка.
case-round-unknown = Туру { $round } немає; є тури від 1 до { $last }.
case-ruling-missing = Введіть рішення.
referee-moment-unknown = «{ $text }» — не час. Пишіть 14:05 або 2026-08-14 14:05.
case-unknown = Справи { $number } немає.
case-who-missing = Вкажіть, хто подає протест.
case-words-missing = Введіть, що каже гравець.

guide-answer-missing = Введіть відповідь Чорних або Білих.
guide-answered = Цей гравець уже відповів на пропозицію. Щоб змінити відповідь, скасуйте її.
guide-ended = Процедуру завершено.
guide-flag-twice = Прапорець падає або зарано, або запізно — не те й те разом.
guide-other = У цій справі вже використано іншу процедуру. Додайте для цієї нову справу.
guide-reason-missing = Вкажіть, чому процедуру скорочено.

cli-article-set = Записано текст статті { $article }.
cli-case-appealed = { $at }  апеляція ({ $player }): { $words }
cli-case-clocks = (годинник: Чорні { $black }, Білі { $white })
cli-case-closed = { $at }  закрито. { $words }
cli-case-committee = Комітет: { $members }
cli-case-deadline-day = Протести проти результату можливі до { $at }: одна повна доба.
cli-case-deadline-over = Протести проти результату були можливі до { $at }.
cli-case-deadline-round = Протести проти результату можливі до { $at }, коли почнеться наступний тур.
cli-case-head = Справа { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (замість: { $member })
cli-case-involved = Зацікавлена особа: { $name } ({ $reasons }).
cli-case-late = (пізно, прийнято, бо: { $reason })
cli-case-protested = { $at }  протест ({ $player }): { $words }
cli-case-result = (результат, тур { $round }, дошка { $board }: { $before } -> { $after }, запис { $entry } журналу)
cli-case-ruled = { $at }  рішення ({ $by }): { $words }
cli-guide-agreed-on = Погоджено остаточно: { $proposal }
cli-guide-clock = На новому годиннику залишається { $corrected }. { $flag }
cli-guide-clocks = На годиннику витрачений час: Чорні { $black }, Білі { $white }.
cli-guide-committee = Жодної пропозиції не погоджено: вирішує апеляційний комітет (8g.6).
cli-guide-answers = Пропозиція { $number }: { $proposal } Чорні: { $black }, Білі: { $white }
cli-guide-proposed = Остання пропозиція чекає на відповіді.
cli-guide-resigned = Здалися: { $colour }. Введіть результат рішенням у справі.
cli-guide-shortened = Скорочено: { $reason }
cli-guide-start = Вирішують правила (8a): { $ruling }
cli-no-cases = Таких справ немає.
cli-no-officials = Офіційних осіб немає.
cli-official-added = Додано: { $name }, ключ { $official }.
cli-official-changed = Змінено офіційну особу з ключем { $official }.
cli-official-removed = Вилучено офіційну особу з ключем { $official }.
document-no-cases = Книга справ порожня.

## Words of the referee's desk, in the window, on sheets and on the command line

office = { $word ->
    [head-referee] Головний суддя
    [referee] Суддя або помічник
    [timekeeper] Хронометрист
    [committee] Апеляційний комітет
   *[replacement] Запасний член
}
case-state = { $word ->
    [open] відкрита
    [ruled] є рішення
    [protested] протест
    [appealed] апеляція
   *[closed] закрита
}
ruling-body = { $word ->
    [referee] судді
   *[committee] комітету
}
protest-outcome = { $word ->
    [upheld] задоволено
   *[rejected] відхилено
}
involvement = { $word ->
    [plays] грає в цій партії
    [family] одна родина: { $player }
    [related] пов’язана особа: { $player }
   *[same-club] один клуб: { $player }
}
guide-proposed = { $word ->
    [correct] Позицію виправляють, і партія триває.
    [keep] Позиція лишається, і партія триває.
    [go-back] Партію повертають до позиції перед порушенням.
    [resign] Один із гравців здається.
   *[new-game] Партію скасовують, і гравці грають нову.
}
proposal-answer = { $word ->
    [accept] згодні
   *[refuse] не згодні
}
start-ruling = { $word ->
    [start-again] Партію починають знову: четвертого ходу ще не було.
    [play-on] Партія триває, і результат зараховують як є.
   *[exchange-later] Партія триває. Якщо ці двоє знову зустрінуться на турнірі, вони поміняються кольорами.
}
flag-ruling = { $word ->
    [when-it-fell] Бьойомі починається з падіння прапорця.
    [after-correction] Бьойомі починається, коли вичерпано виправлений час.
   *[when-noticed] Бьойомі починається, коли це помітили.
}

## cli: knock-outs, the Final, seasons, copies and the journal

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

## cli: rounds

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
cli-board = дошка { $board }
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
cli-step-decide = вирішити знову відкриту партію плей-оф туру { $round }
cli-step-draw = провести жеребкування плей-оф перед туром { $round }
cli-step-pair = скласти пари туру { $round }
cli-step-pair-again = скласти пари туру { $round } знову: вони застаріли
cli-step-release = оприлюднити тур { $round }
cli-step-results = увести результати туру { $round }: { $agreed } з { $games }
cli-step-disagreement = усунути розбіжність у турі { $round }
cli-step-conflicts = усунути суперечливі результати у турі { $round }
cli-step-confirm = підтвердити тур { $round }
cli-step-add-rounds = додати тури: не всі пари зустрілися
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

## cli: language and clock

cli-one-language = Командний рядок має одну мову. Назвіть один код, наприклад uk.
cli-clock = DRAWMASTER_NOW — «{ $text }», це не місцевий час. Пишіть так: 2026-08-14T09:00:00, або скиньте цю змінну.

## cli: the demonstration

cli-demo-written = Файли в { $folder }:

## cli: the tour book

cli-tour-created = Створено { $file } для серії { $name }.
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

## cli: register, slips, lists and new events

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
cli-entry-withdrawn-here = Тут знято з турніру: { $name }. Реєстрація лишається у змаганнях: { $competitions }.
cli-entry-withdrawn = Знято з турніру: { $name }.
cli-entry-registered = Зареєстровано: { $name }.
cli-entry-unknown = Заявки { $number } немає. Дивіться `drawmaster entries`.
cli-entry-gone = Після цієї зміни заявки { $id } більше немає.
cli-entry-sleeps = Гравець пропускає тур у найвищій групі, і це спотворює її пари. Щоб зменшити початкові очки на одне чи два, виконайте `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Після туру { $round }: місце { $place }, { $values }
cli-bye-word = бай
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
cli-rated-field = { $field ->
    [rank] ранг
    [rating] рейтинг
   *[country] країна
}
cli-rated-none = немає значення
cli-rated-same = Усі заявки збігаються з рейтинг-листами.
cli-rated-unknown = У рейтинг-листах немає номерів цих гравців: { $names }.
cli-rated-taken = { $count ->
    [one] Узято { $count } значення з рейтинг-листів.
    [few] Узято { $count } значення з рейтинг-листів.
    [many] Узято { $count } значень із рейтинг-листів.
   *[other] Узято { $count } значення з рейтинг-листів.
}
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
cli-checklist-pair-bye = Кількість пар непарна: одна пара матиме бай.
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
cli-checklist-not-mixed = Не підтверджено як змішані пари: { $names }. Підтвердьте їх командою `entry set-pair`.
cli-checklist-double = Можливо, це одна людина: { $first } і { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } команда
    [few] { $count } команди
    [many] { $count } команд
   *[other] { $count } команди
} у турі 1.
cli-checklist-team-bye = Кількість команд непарна: одна команда матиме бай.
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

## cli: answers and headings of tables

cli-black = Чорні
cli-white = Білі
cli-referee-set-clocks = Виставте на годиннику витрачений час: Чорні { $black }, Білі { $white }.
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
cli-late-resumptions = Запізнилися на догравання відкладеної партії:
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
cli-statistics-games = партій
cli-statistics-black = Чорні
cli-statistics-white = Білі
cli-statistics-jigo = дзіго
cli-statistics-other = інакше
cli-statistics-open = відкрито
cli-statistics-floats = переходи
cli-statistics-knockout = плей-оф
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
cli-head-country = країна
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
cli-head-number = №
cli-head-paired = Складено
cli-head-place = місце
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
cli-bye-given = призначений бай: { $name }
cli-bye-kept = Бай туру { $round } призначено.
cli-bye-free = Кому дати бай у турі { $round }, вирішиться під час складання пар.
cli-bye-moved = Бай перенесено.
cli-changed-as-good = { $done } Дошка { $board }; тур такий самий добрий, як за найкращого складання.
cli-changed-worse = { $done } Дошка { $board }; тур гірший, ніж за найкращого складання. { $reason }
cli-changed-board = { $done } Дошка { $board }.
cli-moves-bye = бай
cli-moves-good = добре
cli-moves-worse = гірше
cli-moves-breaks = потрібна згода
cli-moves-impossible = неможливо
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
cli-result-cleared = Дошка { $board } тепер не має результату.
cli-result-one-pass = Дошка { $board }: є одне введення.
cli-result-nothing-affected = Дошка { $board }: від її результату не залежить жодна пізніша партія плей-оф.
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
cli-fees-number = номер
cli-fees-name = ім’я
cli-fees-category = категорія
cli-fees-owed = нараховано
cli-fees-paid = сплачено
cli-fees-open = до сплати
cli-fees-key = ключ
cli-fees-item = позиція
cli-fees-total = разом
cli-fees-levy = збір
cli-fees-credit = переплата
cli-fees-sum = Нараховано { $owed }, сплачено { $paid }, до сплати { $open } { $currency }; { $owing ->
    [0] усі заплатили.
    [one] ще не заплатила { $owing } людина.
    [few] ще не заплатили { $owing } людини.
    [many] ще не заплатили { $owing } людей.
   *[other] ще не заплатили { $owing } людини.
}
cli-fees-account = { $name }: нараховано { $owed }, сплачено { $paid }, до сплати { $open }
cli-fees-amount-empty = Параметр --amount порожній. Уведіть суму або не вказуйте його.
cli-fees-no-price = Турнір не має ціни для категорії { $category }. Укажіть її або виберіть іншу категорію.
cli-fees-discount = знижка: { $reason }
cli-fees-receipt = квитанція { $receipt }, { $at }, { $method }
cli-fees-taken = Квитанція { $receipt }, { $name }: прийнято { $amount }; залишилося сплатити { $open }.
cli-fees-refunded = Квитанція { $receipt }, { $name }: повернуто { $amount }; залишилося сплатити { $open }.
cli-fees-pair = Це пара. Укажіть у --person, хто з партнерів платить: { $first } чи { $second }.
cli-fees-extra = «{ $text }» — не додаткова послуга з кількістю. Уведіть її так: Обід=2.
cli-fees-late = { $amount } з { $day }
cli-fees-no-prices = Цін у турніру ще немає.
cli-fees-levy-included = Ціни участі включають збір.
cli-fees-levy-extra = Збір гравці сплачують понад ціни.
cli-fees-day = { $day }: на розмін { $float }, готівкою { $received }, повернуто { $refunded }, у касі { $expected }; переказами { $transferred }, повернуто { $returned }.
cli-fees-counted = Налічено { $counted }, різниця { $difference }.
cli-fees-void = Скасовані квитанції: { $numbers }
cli-fees-discounts = Знижки: { $amount } { $currency }

## cli: output

cli-output-failed = Команду виконано, але її відповідь вивести не вдалося ({ $error }). Звільніть місце, потім перегляньте результат.
cli-fault = У програмі сталася помилка, і вона зупинилася. Наполовину збережених змін немає. Повторіть команду з --verbose і надішліть те, що вона виведе.
cli-detail = Подробиця: { $detail }
cli-overwrite = --overwrite замінює наявні файли.
cli-take-good = --take-good пропускає рядки, які не вдається прочитати.
cli-confirm = Щоб підтвердити, повторіть команду з --yes.

## cli: wrong usage

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
cli-stage-chosen-again = Вкажіть уже вибраних гравців знову: --chosen { $numbers } і решту.
cli-stage-after = після { $name }
cli-stage-ready = можна заповнити
cli-head-stage = Етап

## documents

document-is-folder = Тека з усіма аркушами — не аркуш. Виберіть один аркуш.
document-without-category = «{ $name }» не поділяється на категорії. Друкуйте без категорії.
document-folder-refused = Теку { $path } створити не вдалося ({ $cause }). Виберіть іншу.
document-no-pages = Показувати ще нічого. Спершу зареєструйте гравців.
site-other-event = У { $path } — сайт іншого турніру, { $event }. Виберіть іншу теку або замініть його файли.
site-folder-is-link = { $path } — посилання, тож сторінки записалися б деінде. Вилучіть його або виберіть іншу теку.
site-other-files = У { $path } є файли, яких програма не писала: { $files }. Виберіть порожню теку або замініть їх.
site-other-archive = Файл { $path } — не архів сайту. Виберіть іншу назву або замініть його.
site-file-stays = Файл { $path } вилучити не вдалося ({ $cause }). Вилучіть його та опублікуйте знову.
document-round-zero = Туру 0 немає. Тури рахують від 1.
document-round-not-paired = Пари туру { $round } не складено. Складіть їх, перш ніж друкувати.
document-last-round-open = Останній тур, { $round }, не підтверджено. Підтвердьте його, перш ніж друкувати підсумкову таблицю.
document-game-unfinished = Одну партію туру { $round } відкладено. Спершу введіть її результат.
document-no-players = Зареєстрованих гравців немає. Спершу зареєструйте гравців.
document-no-teams = У змаганні немає команд. Надрукуйте турнірну таблицю.
document-no-open-round = У жодному змаганні немає туру, пари якого складено, а тур не підтверджено. Спершу складіть пари.
document-no-players-of = У категорії { $category } немає зареєстрованих гравців, тому друкувати таблицю нічого.
document-no-rooms = У турніру немає залів. Спершу вкажіть зали та їхні дошки в event.halls.
document-room-unknown = Залу «{ $name }» немає. Виберіть щось із цього: { $known }.
document-board-unknown = У турі { $round } немає дошки { $board }. Виберіть дошку цього туру.
document-no-final = Жеребкування Фіналу ще не було. Проведіть його, перш ніж друкувати.
document-final-not-drawn = Жеребкування Фіналу категорії { $category } ще не було. Проведіть його, перш ніж друкувати.
document-final-category = Фіналів кілька. Виберіть категорію: { $known }.
document-knockout-not-drawn = Жеребкування KO{ $category } ще не було. Проведіть його, перш ніж друкувати.
document-knockout-category = Аркуш показує одну сітку. Виберіть категорію: { $known }.
document-list-category = Аркуш показує одну категорію. Виберіть категорію: { $known }.
document-labels-unknown = Наліпок «{ $name }» немає. Виберіть щось із цього: { $known }.
document-no-ladders = Жодна партія плей-оф чи кваліфікації туру { $round } не закінчилася дзіго, тому друкувати перегравання нічого.
document-no-ladder = На дошці { $board } туру { $round } немає партії плей-оф чи кваліфікації, що закінчилася дзіго, тому друкувати перегравання нічого.
document-no-points = Гравців у вікових категоріях немає, тому друкувати очки нічого.
document-no-points-of = У категорії { $category } немає гравців, тому друкувати очки нічого.
document-no-tour-points = Ніхто не має очок категорії { $category }. Спершу імпортуйте їх зі списку посіву серії.
document-no-prizes = Пари жодного туру не складено, тому призів ще немає.
document-no-ladder-games = За цей період ніхто не зіграв партій драбини, тому призів немає. Виберіть інші дні.
document-slips-format = Бланків на сторінці 4 або 6, а не «{ $format }». Виберіть 4 або 6.

## documents: the bundle

bundle-record-unreadable = Запис журналу про останній пакет прочитати не вдалося. Повідомте про цю помилку.
hand-over-no-bundle = Пакета цього турніру ще не видано, тож передавати нічого: перший може видати інший організатор.
hand-over-not-signer = Останній пакет цього турніру підписано іншим ключем, { $key }. Передати турнір може лише власник того ключа.
hand-over-already = Цей турнір передано ключеві { $to }, тому пакети видають із тим ключем. Якщо це помилка, скасуйте передання.
hand-over-to-oneself = Це ваш власний ключ. Попросіть в іншого організатора ключ, який показує йому «drawmaster key».
bundle-secret-missing = У записі журналу про останній пакет немає секрету. Повідомте про цю помилку.
bundle-stages-unreadable = Очки сезону за стадії прочитати не вдалося ({ $cause }). Повідомте про цю помилку.
document-no-payments = Платежів ще не було, тому квитанцій немає. Спершу прийміть платіж у касі.
document-no-receipt = Квитанції { $number } немає. Виберіть номер у касі.
document-no-fees = Турнір не має ні цін, ні збору. Спершу вкажіть ціни в касі.
document-no-takings = За { $day } нічого не прийнято. Виберіть інший день.
document-no-levy = Турнір не має збору. Спершу вкажіть його ставки в налаштуваннях (event.levy.member).
document-no-round-sheets = Для туру не вибрано жодного аркуша. Виберіть аркуші в налаштуваннях турніру (event.round_sheets) і спробуйте ще раз.
document-sent = { $name } надіслано на { $printer }.

## domain: reading values

rank-unknown = «{ $text }» — не ранг. Пишіть від 30k до 1k, від 1d до 9d або від 1p до 9p.
country-unknown = «{ $text }» — не країна. Пишіть її код із двох літер, наприклад UA або PL.
criterion-unknown = «{ $text }» — не критерій таблиці. Виберіть { $known }. Додайте до суми W або M, щоб рахувати перемоги чи очки Мак-Магона.
result-unknown = «{ $text }» — не результат. Пишіть 1-0 (виграли Чорні), 0-1 (виграли Білі), = (дзіго), 0-0 (обидва програли), 1-0!, 0-1! або 0-0! для технічної поразки, wo-black або wo-white для проходу без гри.
money-unknown = «{ $text }» — не грошова сума. Пишіть так: 3 або 3.50.
factor-unknown = «{ $text }» — не коефіцієнт. Пишіть ціле число, звичайний або десятковий дріб від 0 до 1000, наприклад 2, 2/3 або 1.5.
final-group-unknown = «{ $text }» — не група Фіналу. Пишіть GR або OR.
event-number-unknown = «{ $text }» — не постійний номер турніру. Такий номер має 32 шістнадцяткові цифри.
player-token-unknown = «{ $text }» не позначає жодного гравця серії. Можливо, книгу серії пошкоджено; відкрийте її копію.

## domain: names of players who are not published in full

player-anonymous = Анонім
player-number = № { $number }

## domain: newcomers

newcomer-too-old = { $name }: вік на дату відліку — { $age }, а новачки мають бути не старші за { $limit }. Директор може все ж допустити цього гравця.
newcomer-too-experienced = { $name }: за Європейською базою даних го зіграно турнірів { $contests }, а новачки мають не більше ніж { $limit }. Директор може все ж допустити цього гравця.
newcomer-played-before = { $name }: участь у Future Stars уже була, а вона можлива лише раз. Директор може все ж допустити цього гравця.
newcomer-in-open = { $name }: є також заявка в Open цього турніру, а можна грати лише в одному з двох. Директор може все ж допустити цього гравця.

## domain: the jigo ladder

jigo-ladder-decided = Це перегравання вже завершено. Щоб увести іншу партію, спершу вилучіть останню.
jigo-ladder-winner = Переможцем має бути один із двох гравців.
jigo-ladder-nigiri = На дошці 1x1 дзіго не буває. Уведіть гравця, який після нігірі мав Білих (R39).
jigo-ladder-too-early = Партія не могла закінчитися раніше ніж о { $time }, коли закінчилася попередня або зафіксовано дзіго. Виправте час.
jigo-ladder-clocks = Уведіть час, що залишився після нової партії внічию; він не може бути довшим, ніж раніше. У партій на менших дошках часу, що залишився, немає (R41).

## domain: timetable and round robin

start-times-form = «{ $text }» — не час початку. Пишіть тур, день і час, кілька початків — через кому, наприклад 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = Список для нагородження фіксують після підтвердженого туру. Спершу підтвердьте тур { $round }.
prize-list-none = Список для нагородження не зафіксовано.
prize-list-fixed = Список для нагородження зафіксовано після туру { $round }: { $time }, відбиток { $head }.
prize-list-taken-back = Список для нагородження відкликано. Призи знову йдуть за таблицею.
prize-list-differs = { $count ->
    [one] Зі списком для нагородження ({ $time }) не збігається місце { $count } гравця.
    [few] Зі списком для нагородження ({ $time }) не збігаються місця { $count } гравців.
    [many] Зі списком для нагородження ({ $time }) не збігаються місця { $count } гравців.
   *[other] Зі списком для нагородження ({ $time }) не збігаються місця { $count } гравця.
}
prize-list-moved = { $name }: місце { $then } у списку для нагородження, тепер { $now }.
prize-list-left = { $name }: місце { $then } у списку для нагородження, тепер місця немає.
prize-list-came = { $name }: немає у списку для нагородження, тепер місце { $now }.
prize-group-unknown = «{ $text }» — не група призів. Пишіть ранги, наприклад 5k-1k, або щось із цього: { $known }.
prize-places-out-of-range = Призових місць у кожній групі може бути від 1 до { $most }.
board-ranges-unreadable = «{ $text }» — не перелік дощок. Пишіть проміжки дощок від 1 до { $last }, наприклад 1-40, 61-80.
start-times-order = Тур { $round } починається раніше за попередній. Змініть один із часів початку.
timetable-too-long = Тури ({ $rounds } по { $minutes } хв) не вміщаються в дні турніру ({ $days }). Додайте дні або скоротіть партії.
round-robin-too-few = Для колової системи потрібно щонайменше двоє гравців із номерами. Зареєструйте гравців і закрийте реєстрацію.
round-robin-missing = { $count ->
    [one] Не зустрінеться { $count } пара
    [few] Не зустрінуться { $count } пари
    [many] Не зустрінуться { $count } пар
   *[other] Не зустрінуться { $count } пари
} за { $planned ->
    [one] { $planned } тур
    [few] { $planned } тури
    [many] { $planned } турів
   *[other] { $planned } туру
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Задайте кількість турів { $rounds } або обійдіться без цих партій.
self-pairing-same-player = Для партії потрібні двоє різних гравців.
ladder-game-before-last = { $name }: пізнішу партію вже записано ({ $last }), а щаблі залежать від порядку партій. Вкажіть пізніший день або спершу вилучіть ту партію.
self-pairing-other-division = { $black } і { $white } — у різних дивізіонах. Виберіть двох гравців одного дивізіону.
self-pairing-met-too-often = { $black } і { $white } вже зустрілися стільки, скільки можна: { $count ->
        [2] двічі
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } раза
    }.
self-pairing-no-round = Для партії { $black } – { $white } немає місця серед турів, які може зберегти змагання ({ $rounds }).

## domain: why a round cannot be paired

pairing-no-round = Туру { $round } немає. Виберіть тур від 1 до 32.
pairing-order-fixed = Партії туру { $round } визначає система змагання, тому гравців, яким ще потрібна пара, немає. Введіть технічну поразку гравцеві, який пішов.
pairing-too-few = У турі { $round } менше двох гравців. Зареєструйте гравців або змініть тури, які вони пропускають.
pairing-all-seated = Кожен гравець туру { $round } має дошку, яка залишається. Відкріпіть дошки, які треба скласти знову, або розбийте на них пари.
pairing-player-twice = { $name } має дві дошки або дошку й бай. Звільніть щось одне.
pairing-board-twice = Дошку { $board } призначено двом партіям. Дайте одній із них іншу дошку.
pairing-seated-absent = { $name } не грає в турі { $round }. Зареєструйте цього гравця або змініть тури, які він пропускає; якщо він має дошку, введіть на ній технічну поразку або розбийте пару.
pairing-not-entered = Дошку призначено тому, кого немає в цьому змаганні. Звільніть дошку.
line-up-size = Склад називає по одному гравцеві на кожну дошку (дощок: { $size }), а { $count ->
        [one] названо { $count } гравця
        [few] названо { $count } гравців
        [many] названо { $count } гравців
       *[other] названо { $count } гравця
    }. Назвіть стільки, скільки дощок.
line-up-not-in-team = У складі є гравець не з команди { $team }. Виберіть гравців цієї команди.
line-up-twice = { $name } у складі на двох дошках. Назвіть кожного гравця один раз.
line-up-order = У списку команди { $first } стоїть перед { $second }, тож має сидіти за вищою дошкою. Збережіть порядок списку.
pairing-odd = Кількість гравців ({ $count }) непарна, а баї вимкнено. Додайте підмінного гравця, нехай хтось пропустить тур, або дозвольте баї.
pairing-odd-with-bye = Без гравця, якому дали бай, залишається гравців: { $count }, кількість непарна. Скасуйте призначений бай, або нехай тур пропустить ще хтось.
pairing-odd-choice = Кількість гравців ({ $count }) непарна. Додайте або заберіть одного; бай дадуть, коли складатимуть останні пари.
pairing-too-few-chosen = З вибраних гравців у турі { $round } можна поставити в пару менше двох. Виберіть щонайменше двох гравців без дошки.
pairing-not-chosen = У турі { $round } для гравця { $name } суперника не вибрано. Питайте про гравців без закріпленої дошки й без баю.
pairing-all-forbidden = Через заборонені пари скласти пари всім неможливо. Дозвольте деякі з них.
pairing-too-large = Ціни пар завеликі для точних сум. Зменште ваги або обмеження.

## domain: what a pairing pays for

pairing-cost-rematch = уже зустрічалися
pairing-cost-family = одна родина
pairing-cost-categories = категорії
pairing-cost-score-difference = різниця очок
pairing-cost-knockout = можуть зустрітися у плей-оф
pairing-cost-floats = переходи між групами
pairing-cost-club = один клуб
pairing-cost-country = одна країна
pairing-cost-colours = кольори
pairing-cost-handicap = фора
pairing-cost-seeding = посів
pairing-cost-winless = перемогу має лише один
pairing-cost-lot = жереб
pairing-cost-geography = клуби та країни

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
        [one] Гравці вже зустрічалися { $times } раз.
        [few] Гравці вже зустрічалися { $times } рази.
        [many] Гравці вже зустрічалися { $times } разів.
       *[other] Гравці вже зустрічалися { $times } раза.
    }
pairing-remark-family = Гравці з однієї родини.
pairing-remark-float = { $down } переходить до нижчої групи, { $up } — до вищої, різниця очок { $points }.
pairing-remark-odd-groups = { $down } переходить до нижчої групи, { $up } — до вищої, різниця очок { $points }: в обох групах непарна кількість гравців.
pairing-remark-odd-categories = Гравці з різних категорій: в обох категоріях непарна кількість гравців.
pairing-remark-categories = Гравці з різних категорій.
pairing-remark-far-apart = Велика різниця сили: { $grades ->
        [one] { $grades } ранг
        [few] { $grades } ранги
        [many] { $grades } рангів
       *[other] { $grades } рангу
    } і { $points } очок.
pairing-remark-club = Гравці з одного клубу.
pairing-remark-country = Гравці з однієї країни.
pairing-remark-blacks = Після цієї партії { $name } має Чорних на { $more } більше, ніж Білих.
pairing-remark-whites = Після цієї партії { $name } має Білих на { $more } більше, ніж Чорних.
pairing-remark-handicap = { $stones ->
        [one] Фора: { $stones } камінь.
        [few] Фора: { $stones } камені.
        [many] Фора: { $stones } каменів.
       *[other] Фора: { $stones } каменя.
    }
pairing-remark-second-bye = Цієї повторної зустрічі можна уникнути, якщо дати ще один бай: { $name }.

## domain: deviations of a round from the rules

finding-twice = { $name }: пар у турі { $round } — { $count }. Залиште одну.
finding-plays-self = На дошці { $board } гравець у парі сам із собою. Складіть пару знову.
finding-not-entered = У турі { $round } є партія або бай того, кого немає в змаганні. Вилучіть це.
finding-board-twice = Дошку { $board } займають дві партії. Дайте одній із них іншу дошку.
finding-missing = { $name } пропускає тур { $round }, але має в ньому пару. Змініть пропущені тури або розбийте пару.
finding-left-out = { $name } у турі { $round } не має ні партії, ні баю. Складіть пару або позначте тур пропущеним.
finding-byes = Баїв у турі { $round }: { $count }. Двоє з цих гравців можуть зіграти між собою.
finding-bye-off = { $name } має бай у турі { $round }, хоча баї вимкнено. Додайте підмінного гравця або дозвольте баї.
finding-bye-again = { $name } знову має бай у турі { $round }, хоча в інших баїв було менше. Дайте його іншому гравцеві.
finding-handicap = На дошці { $board } грають із форою { $found }, а за правилами має бути { $expected }.
finding-colours = Кольори на дошці { $board } не такі, як за правилами. Обміняйте їх або залиште як рішення.
finding-missing-past = { $name }: тур { $round } пропущено, але пара в ньому була.
finding-left-out-past = { $name }: у турі { $round } не було ні партії, ні баю.
finding-byes-past = Баїв у турі { $round } було: { $count }.
finding-bye-off-past = { $name }: у турі { $round } був бай, хоча баї вимкнено.
finding-bye-again-past = { $name }: у турі { $round } знову був бай, хоча в інших баїв було менше.
finding-colours-past = Кольори на дошці { $board } не такі, як за правилами.

## domain: why a certificate is not valid

certificate-unreadable = Доказ прочитати не вдалося.
certificate-not-entered = У доказі є заявка, якої немає в змаганні, або та сама заявка двічі.
certificate-other-rules = Сертифікат складено за іншими правилами чи вагами, ніж у змаганні.
certificate-other-assumptions = Коли складали пари цього туру, незавершені партії рахувалися інакше.
certificate-cost = У сертифікаті вказано ціну { $stated }, а його пари коштують { $found }.
certificate-flaw = Числа доказу не показують, що кращих пар немає: { $reason }

## domain: knock-outs

knockout-round-of-64 = 1/32 фіналу
knockout-round-of-32 = 1/16 фіналу
knockout-round-of-16 = 1/8 фіналу
knockout-quarter-finals = Чвертьфінали
knockout-semi-finals = Півфінали
knockout-winners-final = Фінал переможців
knockout-losers-round = Сітка переможених
knockout-second-final = Другий фінал
knockout-third-final = Третій фінал
knockout-final = Фінал
knockout-third-place = Третє місце
knockout-game-not-due = { $name }, партія { $number } (тур { $round }): { $block }
knockout-block-no-result = Партія не має підтвердженого результату. Спершу введіть її результат.
knockout-block-drawn = Партія не має переможця. Проведіть перегравання та введіть його переможця (R38).
knockout-block-not-paired = Партію не зіграно у своєму турі. Вирішіть, хто проходить далі.
knockout-block-invalidated = Пару склали не з тими гравцями, які пройшли далі. Розбийте пари її туру або знову виправте попередній результат і анулюйте пізніші партії.
knockout-carry-game-played = Пізніша партія сітки вже має результат. Залиште того, хто пройшов, або анулюйте пізніші партії.
knockout-carry-player-busy = Гравець, який проходить тепер, уже зіграв у тому турі іншу партію. Залиште того, хто пройшов, або анулюйте пізніші партії.
knockout-choice-not-listed = Заявки { $entry } немає у списку категорії. Вибирайте гравців із цього списку.
knockout-choice-twice = Заявку { $entry } вибрано більше ніж раз серед пізніших турів, кваліфікантів і вайлд-кардів. Виберіть її один раз.
knockout-choice-size = Розмір { $size } не підходить. Гравців у списку: { $listed }; кваліфікантів і вайлд-кардів: { $chosen }. Змініть розмір.
knockout-choice-left-out = Заявка { $entry } вступає в пізнішому турі, але стоїть у списку занизько для жеребкування. Виберіть більший розмір.
knockout-excluded-other-category = Категорія { $category }
knockout-excluded-senior = Дорослі
knockout-excluded-birth-unknown = Рік народження невідомий
knockout-excluded-pre-registered = Ще не зареєстровано
knockout-excluded-withdrawn = Знято
knockout-excluded-guest = Гість
knockout-excluded-ghost = Підмінний
knockout-table-size = У сітці плей-оф від 2 до 64 гравців, а не { $players }. Виберіть інший розмір.
knockout-table-rounds = У змаганні замало турів для сітки на { $lines } рядків: { $total } замість { $needed }. Заплануйте більше турів або виберіть менший розмір.
knockout-plan-lines = У сітці 2, 4, 8, 16, 32 або 64 рядки, а не { $lines }. Виберіть одне з цих чисел.
knockout-plan-players = У цій сітці на { $lines } рядків місця для гравців: від 2 до { $places }, а у списку { $players }. Змініть список або кількість рядків.
knockout-plan-too-wide = Сітка на { $lines } рядків завелика для такої кількості гравців: { $players }. Виберіть меншу сітку.
knockout-plan-order = { $name } стоїть у списку занизько. Спершу гравці зі списку, потім кваліфіканти, потім вайлд-карди (R29, R30).
knockout-plan-wild-cards =
    У сітці на { $lines } рядків може бути не більше ніж { $most ->
        [one] { $most } вайлд-кард
        [few] { $most } вайлд-карди
        [many] { $most } вайлд-кардів
       *[other] { $most } вайлд-карда
    }, а не { $given }. Вилучіть зайві.
knockout-plan-qualifiers =
    У сітці на { $lines } рядків може бути не більше ніж { $most ->
        [one] { $most } кваліфікант або вайлд-кард
        [few] { $most } кваліфіканти й вайлд-карди
        [many] { $most } кваліфікантів і вайлд-кардів
       *[other] { $most } кваліфіканта й вайлд-карда
    }, а не { $given }. Вилучіть зайвих.
knockout-plan-later-round = { $name } не може вступити в турі { $round } цієї сітки. Виберіть раніший тур або пересуньте цього гравця вгору: { $name }.
knockout-plan-nonce = Секретне число «{ $nonce }» не шістнадцяткове. Нехай його створить програма.
knockout-record-other-table = Протокол належить до жеребкування іншої категорії або розміру. З’ясуйте, хто змінив сітку.
knockout-record-replacement = Клітинку { $place } займав не той гравець, який за протоколом її залишив. З’ясуйте, хто змінив протокол.
knockout-record-box = Клітинка { $place } сітки не відповідає жеребам. З’ясуйте, хто змінив сітку.

## domain: qualifying

qualifying-lines = У сітці на { $lines } рядків немає місць для кваліфікантів. Виберіть 8, 16 або 32 рядки (R30).
qualifying-rounds = Кваліфікація має один або два тури, а не { $rounds }. Виберіть один чи два (R30).
qualifying-wild-cards =
    У сітці на { $lines } рядків може бути не більше ніж { $most ->
        [one] { $most } вайлд-кард
        [few] { $most } вайлд-карди
        [many] { $most } вайлд-кардів
       *[other] { $most } вайлд-карда
    }, а не { $given }. Дайте менше вайлд-кардів.
qualifying-too-few =
    { $players ->
        [one] { $players } гравець — замало
        [few] { $players } гравці — замало
        [many] { $players } гравців — замало
       *[other] { $players } гравця — замало
    }, щоб розіграти місця: { $places }. Жеребкуйте сітку з баями.
qualifying-too-early = Сітка починається в турі { $round }, зарано для кваліфікації перед нею. Виберіть менше кваліфікаційних турів.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } — у списку двічі. Вилучіть один запис.
draw-entropy-not-digits = «{ $text }» — не ентропія. Уводьте лише цифри, наприклад із гральних костей; пробіли та - , . ; : / _ між ними не рахуються.
draw-record-commitment = Заморожений список має відбиток { $found }, а не опублікований { $published }. З’ясуйте, хто змінив список.
draw-record-text = Рядок { $line } замороженого списку не такий, як у протоколі жеребкування. З’ясуйте, хто змінив протокол.
draw-record-plan = Список із протоколу не можна жеребкувати. { $cause }

## domain: The Final of the year

final-game-not-due = Партія { $number } Фіналу в турі { $round }: { $block }
final-group-tied = У групі { $group } рівність, яку розв’язують лише партії на менших дошках. Спершу введіть порядок рівних гравців (R51).
final-plan-size = У Фіналі десять або восьмеро гравців, а якщо прибуло менше — шестеро чи четверо. Фінал на { $size } жеребкувати не можна.
final-plan-nonce = Секретне число «{ $nonce }» не шістнадцяткове. Уведіть цілі байти, наприклад 5eed.
final-plan-rests = Групи по п’ять розподіляють відпочинок на дні; менші — ні. Виберіть план відпочинку, який пасує групам (R54).
final-plan-long-day = День { $day } не може мати трьох турів груп. Виберіть день 1 або 2.
final-record-other-final = Протокол належить до Фіналу іншої категорії або розміру. З’ясуйте, хто змінив Фінал.
final-record-seat = Позиція { $position } групи { $group } не відповідає жеребам. З’ясуйте, хто змінив групи.

## domain: points of the tour

points-no-class = Сезон { $season } не має очок для класу { $class }. Виберіть щось із цього: { $known }.
season-ages-unordered = Категорії мають бути віками за зростанням, наприклад [12, 16, 20]. Виправте їх.
season-cut-off-invalid = Дата відліку — це місяць і день, наприклад [7, 31] для 31 липня. Виправте її.
referee-clock-later = Позиція { $back_to } — після зіграних ходів ({ $moves }). Вкажіть ранішу.
referee-clock-adjourned = Час відкладання не підходить: воно має бути до останнього ходу, а час — не більший за витрачений тепер.

## domain: stages

stage-source-gone = Змагання перед цим етапом більше немає в турнірі. Вилучіть етап і додайте його знову.
stage-source-open = Тур { $round }, змагання { $source }, ще не підтверджено. Спершу підтвердьте його.
stage-no-table = У змаганні { $source } немає сітки плей-оф із туром { $round }. Спершу проведіть її жеребкування або виберіть інший тур.
stage-other-open = Решта стане відома, коли заповнено етап { $stage }. Спершу заповніть його.
stage-tie = { $names } ділять останнє місце, з якого проходять. Виберіть із них { $seats ->
    [1] одного.
    [one] { $seats } гравця.
    [few] { $seats } гравців.
    [many] { $seats } гравців.
   *[other] { $seats } гравця.
}
stage-tie-in-list = { $list ->
    [zone] Зона
    [division] Дивізіон
   *[category] Категорія
} { $number }: { $names } ділять останнє місце, з якого проходять. Виберіть із них { $seats ->
    [1] одного.
    [one] { $seats } гравця.
    [few] { $seats } гравців.
    [many] { $seats } гравців.
   *[other] { $seats } гравця.
}
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } не ділить останнє місце, з якого проходять. Вибирайте лише тих, хто ділить.
stage-taken = { $name } вже є в етапі { $stage }. Зніміть із одного з етапів або змініть його правило.
stage-too-few = Етапові потрібно двоє гравців, а проходить менше. Виберіть інше правило.

## formats

import-empty = Файл порожній. Виберіть файл, який зберегла інша програма.
import-too-large = Файл має { $megabytes } МБ, а турнірові ніколи не потрібно більше ніж { $most } МБ. Виберіть інший файл.
import-not-utf8 = Рядок { $line } — не текст UTF-8. Збережіть файл знову в кодуванні UTF-8.
import-malformed = Рядок { $line }, позиція { $column }: { $problem } Збережіть файл знову в програмі, яка його створила.
import-hostile = Рядок { $line }, позиція { $column }: { $problem } Жоден файл турніру так не виглядає, тому файл відхилено.
import-limit-players = У файлі більше ніж { $most } гравців, тому його відхилено. Таких великих турнірів немає. Перевірте, чи це той файл.
import-limit-games = У файлі більше ніж { $most } партій, тому його відхилено. Таких великих турнірів немає. Перевірте, чи це той файл.
import-limit-rounds = У файлі більше ніж { $most } турів, тому його відхилено. Таких великих турнірів немає. Перевірте, чи це той файл.
import-other-format = Це не { $expected }. { $found }
import-player-twice = { $name } — у списку гравців двічі. Перейменуйте або вилучіть один запис і збережіть файл знову.
import-player-nameless = Гравець { $place } у списку не має імені. Дайте йому ім’я або вилучіть його та збережіть файл знову.
import-unknown-rank = { $name } має неправильний ранг «{ $rank }». Виправте його: від 30k до 1k, від 1d до 9d або від 1p до 9p.
import-bad-line = Рядок { $line }: { $problem }
import-bad-lines =
    У списку проблем: { $problems }, у { $lines ->
        [one] { $lines } рядку
        [few] { $lines } рядках
        [many] { $lines } рядках
       *[other] { $lines } рядка
    }. Виправте їх та імпортуйте список знову.
import-missing-column = У списку немає стовпця { $column }. Назвіть його в першому рядку або виберіть, який це стовпець. У списку потрібні ранг і або прізвище та ім’я, або повне ім’я.
import-same-column = Два стовпці мають той самий зміст; другий — «{ $heading }». Пропустіть один із них або виберіть інший зміст.
import-other-encoding = Рядок { $line } — не текст у кодуванні { $encoding }. Виберіть кодування, у якому збережено список.
import-unknown-encoding = Кодування «{ $name }» немає. Виберіть щось із цього: { $known }.
import-workbook = Цю електронну таблицю прочитати не вдалося: вона пошкоджена, у старішому форматі Excel (xls) або завелика. Збережіть її як xlsx, ods або CSV (UTF-8).

import-format-rating-list = рейтинг-лист EGD, FFG або AGA
import-format-egd-results = файл результатів Європейської бази даних го (H9)
import-format-ffg-results = файл результатів французької федерації (tou)
import-format-aga-results = файл результатів American Go Association (AGA)
import-format-trf = звіт шахової федерації (TRF16)
import-format-macmahon = файл MacMahon
import-format-opengotha = файл OpenGotha
import-format-pairgoth = файл Pairgoth особистого турніру
import-format-seed-list = список посіву серії

import-archive-damaged = Архів ZIP пошкоджено. Завантажте його знову.
import-archive-empty = Архів ZIP порожній. Завантажте його знову.
import-archive-files = Файлів в архіві ZIP: { $files }. Завантажте його знову або виберіть сам список.
import-archive-nested = В архіві ZIP є інший архів. Розпакуйте його й виберіть сам список.
import-found-browser-check = Це сторінка «checking your browser», яку сайт показує спочатку. Зачекайте в браузері, поки з’явиться список, потім збережіть його.
import-found-harmful-characters = В одному з імен є символи, що приховують або переставляють інші. Попросіть файл у відправника знову.
import-found-newer-version = Його записала новіша версія програми. Візьміть новішу версію.
import-found-no-list = Це не один зі списків, які публікують Європейська база даних го, французька федерація та AGA. Виберіть один із них.
import-found-no-player-lines = У ньому немає жодного рядка гравця. Виберіть інший файл.
import-found-not-json = Це не JSON. Виберіть інший файл.
import-found-other-kind = Це файл іншого виду. Виберіть інший файл.
import-found-root-without-parameters = Його кореневий елемент — { $element }, і в ньому немає ні гравців, ні параметрів. Виберіть інший файл.
import-found-root-without-players = Його кореневий елемент — { $element }, і гравців у ньому немає. Виберіть інший файл.
import-found-signature = Підпис не підходить, бо файл змінено після підписання. Попросіть його у відправника знову.
import-found-type = Його тип — { $kind }. Виберіть інший файл.
import-found-wrong-values = Якогось значення в ньому бракує, або воно неправильне. Попросіть файл у відправника знову.
import-found-zero-bytes = У ньому є нульові байти, тож це не звичайний текст. Збережіть його знову як UTF-8.
import-json-cut-off = Файл обірвано.
import-json-invalid = Це не правильний JSON.
import-json-field = Значення поля { $field } неправильне.
import-json-missing = Бракує значення поля { $field }.
import-json-value = Якогось значення турніру бракує, або воно неправильне.

import-problem-birth = «{ $text }» — не рік і не день народження. Пишіть 2014 або 2014-05-31.
import-problem-field-count = У рядку полів: { $fields }, а в першому рядку названо стовпців: { $columns }. Виправте роздільники.
import-problem-long-field = Поле має { $bytes } байтів, більше ніж { $most }: «{ $start }». Скоротіть його або перевірте лапки.
import-problem-long-line = Рядок має { $bytes } байтів, більше ніж { $most }. Жоден список так не виглядає. Виберіть інший файл.
import-problem-long-text = Текст довший за { $most } байтів.
import-problem-no-club = Бракує клубу гравця. Впишіть його після країни.
import-problem-no-country = Бракує країни гравця. Впишіть її код із двох літер.
import-problem-no-family-name = Бракує прізвища гравця. Впишіть його.
import-problem-no-given-name = Бракує імені гравця. Впишіть його.
import-problem-rank-missing = Бракує рангу гравця. Впишіть його, наприклад 5k.
import-problem-no-name = Гравець не має імені. Впишіть прізвище та ім’я.
import-problem-no-rank = { $name } не має рангу. Впишіть його, наприклад 5k.
import-problem-no-rank-or-name = Гравець не має рангу. Впишіть його, наприклад 5k.
import-problem-round-word = «{ $word }» — не тур. Виправте або вилучіть.
import-note-unknown-element = Невідомий елемент { $name } пропущено (разів: { $count }).
import-note-unknown-attribute = Невідомий атрибут { $attribute } елемента { $element } пропущено (разів: { $count }).
import-note-header-left = Пропущено рядки шапки, які тут не потрібні: { $names }.
import-note-fields-of-matches = Пропущено поля командних матчів, які тут не потрібні: { $names }.
import-note-fields-of-teams = Пропущено поля команд, які тут не потрібні: { $names }.
import-note-fields-of-pairs = Пропущено поля гравців у парах, які тут не потрібні: { $names }.
import-note-games-without-match = { $count ->
    [one] Пропущено { $count } партію матчу { $key }, якого немає у файлі.
    [few] Пропущено { $count } партії матчу { $key }, якого немає у файлі.
    [many] Пропущено { $count } партій матчу { $key }, якого немає у файлі.
   *[other] Пропущено { $count } партії матчу { $key }, якого немає у файлі.
}
import-note-teams-unused = { $count ->
    [one] Пропущено { $count } команду, бо у файлі особистий турнір.
    [few] Пропущено { $count } команди, бо у файлі особистий турнір.
    [many] Пропущено { $count } команд, бо у файлі особистий турнір.
   *[other] Пропущено { $count } команди, бо у файлі особистий турнір.
}
import-note-fields-of-byes = Пропущено поля баїв, які тут не потрібні: { $names }.
import-note-egd-swiss-found = У першому стовпці — перемоги гравців, отже, це швейцарська система. Критерії, що дають значення файлу: { $criteria }.
import-note-egd-mcmahon = Очки файлу випливають із рангів і партій із планкою { $bar }, нижньою межею { $floor } і нулем { $zero }, отже, це турнір Мак-Магона. Критерії, що дають значення файлу: { $criteria }.
import-note-egd-mcmahon-sums = Гравці стоять за очками, яких у файлі немає, але за якими пораховано його суми. Ці очки випливають із рангів і партій із планкою { $bar }, нижньою межею { $floor } і нулем { $zero }, отже, це турнір Мак-Магона. Критерії, що дають значення файлу: { $criteria }.
import-note-egd-swiss-scores = Гравці стоять за кількістю перемог, отже, це швейцарська система. Її суми — за очками, що випливають із рангів і партій із планкою { $bar }, нижньою межею { $floor } і нулем { $zero }. Критерії, що дають значення файлу: { $criteria }.
import-note-egd-zero = Файл рахує очки від рівня, нижчого за 30 кю, а тут вони рахуються від { $zero }. Тут у всіх на { $points } менше, як і в кожного суперника в SOS. Порядок той самий.
import-note-egd-unexplained = Жоден відомий тут критерій не дає значень у стовпцях критеріїв; їх пропущено. Перевірте критерії.
import-note-egd-headings = Критерії, названі в заголовку, значення яких не випливають із партій: { $criteria }.
import-note-egd-values = Гравців, чиє значення не випливає з партій, хоча решта значень стовпця відповідає критерію: { $count }. { $names }
import-note-egd-no-number = Рядок { $line }: «{ $word }» у стовпцях критеріїв — не число, його пропущено.
import-note-egd-scores = У рядку { $line } показників більше або менше, ніж в інших рядках, тому їх пропущено. Перевірте рядок.
import-note-egd-numbers = Суперників указано за номерами на початку рядків, а не за порядком рядків.
import-note-egd-value = Значення «{ $text }» поля { $key } у шапці не вдалося прочитати повністю. Перевірте в налаштуваннях те, що його стосується.
import-note-egd-days = Дні «{ $text }» прочитано як { $start } – { $end }. Перевірте їх.
import-note-egd-time = Час «{ $text }» прочитано як основний час { $minutes } хв. Решту пропущено. Виправте контроль часу.
import-note-high-handicap = Тур { $round }, рядок { $line }: фора { $handicap } більша за 9. Узято фору 9.
import-note-egd-columns = Жоден відомий тут критерій не дає значень цих стовпців; їх пропущено: { $columns }. Замість них узято звичайні критерії. Де ці стовпці вирішують, місця не збігаються.
import-note-egd-shifted = Гравців, чиї початкові очки відрізняються від очок їхнього рангу (різницю взято як поправку): { $count }. { $names }
import-note-places-agree = Місця ті самі, що у файлі.
import-note-places-differ = Місця, які не збігаються з файлом: { $count } з { $players }.
import-note-place-differs = { $name }: у файлі місце { $place }, тут { $here }. { $reason }
import-note-place-differs-among = { $name }: у файлі місце { $place }, тобто { $among } серед гравців, які тут мають місце; тут { $here }. { $reason }
import-reason-value = { $criterion }: у файлі { $there }, тут { $here }.
import-reason-no-values = У файлі немає значень, з яких випливає його порядок.
import-reason-no-game = Гравець без партії й без бая тут місця не отримує.
import-reason-unexplained = Жоден відомий тут критерій не дає значень файлу.
import-reason-others = Значення ті самі, що у файлі; інше значення мають інші гравці, або файл інакше розставляє рівних.
import-problem-not-an-aga-game = Рядок не є партією. Вкажіть номери білих і чорних, W або B для переможця, фору та комі.
import-problem-aga-number-twice = Номер { $number } має також інший гравець. Виправте один із них.
import-problem-aga-number = Гравця цієї партії немає у списку гравців. Виправте номер.
import-problem-trf-number = Немає номера гравця. Впишіть його у стовпці 5–8.
import-sheet-unknown = У книзі немає аркуша «{ $sheet }» з клітинками. Є: { $known }. Виберіть один із них.
import-problem-not-csv = Це не рядок файлу CSV. Збережіть список знову як CSV UTF-8.
import-problem-only-family-name = «{ $name }» — прізвище без імені. Впишіть обидва.
import-problem-only-given-name = «{ $name }» — ім’я без прізвища. Впишіть обидва.
import-problem-pin = «{ $text }» — не EGD PIN. У PIN вісім цифр.
import-problem-points = «{ $text }» — не кількість очок SEYGO. Пишіть ціле число.
import-problem-same-number = { $number } { $value } є також у рядку { $first }. Людину можна заявити лише раз.
import-problem-register-number = «{ $text }» — не номер ліцензії чи членства. Пишіть до десяти цифр.
import-problem-sex = «{ $text }» — не стать. Пишіть f або m чи залиште поле порожнім.
import-problem-too-many-fields = У рядку полів: { $fields }, більше ніж { $most }. Перевірте роздільники.
import-problem-too-many-lines = У списку може бути щонайбільше { $most } гравців. Розділіть його.
import-problem-too-many-players = У файлі результатів може бути щонайбільше { $most } гравців. Перевірте, чи це той файл.
import-problem-zero-byte = У рядку є нульовий байт, тож файл пошкоджено. Збережіть список знову як CSV UTF-8.
import-season-syntax = Це не правильний TOML. Перевірте лапки, дужки й коми.
import-season-unknown-field = Невідоме поле `{ $field }`. Перевірте, як воно пишеться.
import-season-missing-field = Бракує поля `{ $field }`. Додайте його.
import-season-value = Значення { $value } тут неправильне. Виправте його.

import-xml-attribute = Атрибут не має форми name="value".
import-xml-attribute-twice = В елементі { $element } атрибут { $attribute } є двічі.
import-xml-attributes = В елементі { $element } більше ніж { $most } атрибутів.
import-xml-all-attributes = Атрибутів більше ніж { $most }.
import-xml-closing-tag = Закривний тег не має відкривного.
import-xml-cut-off = Файл обірвано, перш ніж закрито { $element }.
import-xml-depth = Вкладеність елементів глибша за { $most } рівнів.
import-xml-elements = Елементів більше ніж { $most }.
import-xml-empty = У файлі немає XML.
import-xml-escape = Знак & не починає відомого символу.
import-xml-invalid = Це не XML.
import-xml-long-attribute-name = Назва атрибута має { $bytes } байтів, більше ніж { $most }.
import-xml-long-element-name = Назва елемента має { $bytes } байтів, більше ніж { $most }.
import-xml-long-text = Текст елемента { $element } довший за { $most } байтів.
import-xml-long-value = Значення { $attribute } має { $bytes } байтів, більше ніж { $most }.
import-xml-own-dtd = Файл містить власне визначення типу документа.
import-xml-reference = Посилання &{ $name }; — не відомий символ.
import-xml-second-document = Починається другий документ.
import-xml-tags = Елемент { $open } закрито як { $close }.
import-xml-text-outside = Є текст поза документом.
import-xml-unfinished-tag = Файл закінчується або обривається всередині тегу.
import-xml-zero-byte = У файлі є нульовий байт, тож він пошкоджений.

import-note-more =
    { $count ->
        [one] Ще { $count } примітку не показано.
        [few] Ще { $count } примітки не показано.
        [many] Ще { $count } приміток не показано.
       *[other] Ще { $count } примітки не показано.
    }
import-note-adjustment-rounded = { $name }: поправку очок { $quarters } чвертей очка заокруглено вниз до { $points }.
import-note-aga-defaults = У файлі немає ні контролю часу, ні вільних від гри, ні налаштувань. Взято { $minutes } хвилин і турнір Мак-Магона. Виправте їх.
import-note-aga-komi = Партії на рівних мають різне комі. Узято комі { $komi }. Виправте його.
import-note-aga-words = Пропущено слова після рангів гравців, які тут не потрібні: { $words }.
import-note-aga-placeholders = Гравців, чий номер означає його відсутність: { $count }. Тут вони не мають номера AGA.
import-note-aga-undecided = Партій без результату: { $count }. Файл не каже, чи закінчилися вони дзіго, неявкою або взагалі ні. Введіть результати.
import-note-aga-game-word = Рядок { $line }: «{ $word }» — не фора від 0 до 9 і не комі. Перевірте партію.
import-note-aga-moved = Партій, перенесених у пізніший тур, бо один із гравців у їхньому турі має іншу партію: { $count }.
import-note-aga-place = Рядок шапки «{ $words }» узято як місце проведення. Перевірте його.
import-note-aga-game-of-left = Рядок { $line }: партію пропущено, бо пропущено рядок гравця { $left }.
import-note-aga-game-left = Рядок { $line }: партію пропущено. У ній лише один гравець, або гравець мав би понад { $last } турів.
import-note-board = Тур { $round }: дошка «{ $board }» — не число, тому партія отримує вільну дошку.
import-note-board-size = Партії грають на дошках розміру { $size }, яких у турнірах немає. Тут узято 19x19, а розмір збережено для експорту.
import-note-board-twice = Тур { $round }, дошка { $board }: цю дошку мають дві партії. Одну з них перенесено на дошку { $other }.
import-note-byoyomi-periods = OpenGotha не зберігає кількості періодів бьойомі. Узято один період. Виправте це.
import-note-cancelled = Тур { $round }: одну партію скасовано. Її імпортовано без результату.
import-note-categories = Категорій у файлі { $categories }, а їхніх меж лише { $limits }.
import-note-class-time = У файлі клас { $class }, але немає контролю часу. Узято { $minutes } хв, найкоротший час для цього класу.
import-note-class-unrated = У файлі клас { $class }, але контроль часу закороткий для будь-якого класу. Партії без рейтингу.
import-note-class-lower = У файлі клас { $class }, але контроль часу дозволяє лише клас { $allowed }. Виправте контроль часу.
import-note-column = Стовпець «{ $heading }» пропущено.
import-note-breizh-groups = У файлі система Breizh. Тут це турнір Мак-Магона, у якому всі починають з 0 і отримують очко за кожен із цих рангів, якого досягли: { $limits }. Гравцям із файлу ці очки додано до початкових. Якщо гравець заявиться пізніше або його ранг зміниться, додайте їх уручну.
import-note-late-players = Гравців, у яких перша партія чи бай після туру 1: { $count }. У таблицях попередніх турів вони останні, без місця. OpenGotha місце їм дає. { $names }
import-note-congress-numbers =
    { $count ->
        [one] Реєстраційний номер на конгрес { $count } гравця тут не потрібен. Його збережено для експорту в Pairgoth.
        [few] Реєстраційні номери на конгрес { $count } гравців тут не потрібні. Їх збережено для експорту в Pairgoth.
        [many] Реєстраційні номери на конгрес { $count } гравців тут не потрібні. Їх збережено для експорту в Pairgoth.
       *[other] Реєстраційні номери на конгрес { $count } гравців тут не потрібні. Їх збережено для експорту в Pairgoth.
    }
import-note-country = { $name }: «{ $country }» — не код країни з двох літер, його пропущено.
import-note-criterion = Критерій таблиці «{ $criterion }» невідомий, його пропущено.
import-note-criterion-score = Без «{ $criterion }» першими серед критеріїв таблиці стоять не очки, тому це місце займає { $score }. Перевірте критерії.
import-note-damaged-line = Рядок { $line }: «{ $text }» — не гравець, його пропущено.
import-note-damaged-lines =
    { $count ->
        [one] { $count } рядок списку прочитати не вдалося.
        [few] { $count } рядки списку прочитати не вдалося.
        [many] { $count } рядків списку прочитати не вдалося.
       *[other] { $count } рядка списку прочитати не вдалося.
    }
import-note-egd-handicap = У файлі сказано, що фора зменшується на { $reduction }, але не сказано, від чого вона залежить. Перевірте налаштування фори.
import-note-encoding-guessed = Список не в UTF-8. Його прочитано як { $encoding }. Перевірте імена.
import-note-external-dtd = Файл посилається на зовнішнє визначення типу документа, якого не прочитано.
import-note-ffg-adjusted = У файлі лише зведений час { $adjusted } хв, а додаткового часу немає. Узято бьойомі { $seconds } с, що дає такий самий зведений час. Виправте це.
import-note-ffg-no-time = У файлі немає основного часу. Узято { $minutes } хв. Виправте контроль часу.
import-note-ffg-overtime = У файлі згадано додатковий час, але не його тривалість. Узято без додаткового часу. Виправте контроль часу.
import-note-foreign-games = Значення партій, яких у турнірах немає, збережено для експорту в ту саму програму: { $names }.
import-note-foreign-left = { $name }: значення задовге, щоб його зберегти, його пропущено.
import-note-foreign-players = Значення гравців, яких у турнірах немає, збережено для експорту в ту саму програму: { $names }.
import-note-foreign-settings = Налаштування, яких у турнірах немає, збережено для експорту в ту саму програму: { $names }.
import-note-game-replaced = Тур { $round }, дошка { $board }: цю дошку мають дві партії. Залишено пізнішу.
import-note-handicap = Тур { $round }, дошка { $board }: фора { $handicap } більша за 9. Тут узято фору 9, а ту збережено для експорту.
import-note-handicap-negative = Тур { $round }, дошка { $board }: фора { $handicap } менша за 0. Тут фори немає, а ту збережено для експорту.
import-note-handicap-unread = Тур { $round }, дошка { $board }: фора «{ $handicap }» — не число. Тут фори немає, а ту збережено для експорту.
import-note-internet = Турнір грали в інтернеті, тому його партії мають рейтинговий клас D.
import-note-internet-address = У файлі є інтернет-адреса його директора; її не імпортовано.
import-note-komi = Комі не кратне половині очка. Тут його заокруглено вниз, а те збережено для експорту.
import-note-late-rounds = Рядок { $line }: тури після { $last } пропущено.
import-note-level = { $name }: рівень { $written } невідомий. Узято { $rank }.
import-note-line-cleaned = Рядок { $line }: з «{ $text }» вилучено керівні символи.
import-note-line-no-pin = Рядок { $line }: «{ $text }» — не EGD PIN із восьми цифр, його пропущено.
import-note-halves-disagree = Тур { $round }: у рядку { $line } ({ $name }) суперник — { $opponent }, але рядок { $other } не називає гравця { $name }. Партію пропущено.
import-note-opponent-left = Тур { $round }: партію гравця { $name } (рядок { $line }) пропущено, бо пропущено рядок суперника { $other }.
import-note-opponent-missing = Тур { $round }: партію гравця { $name } (рядок { $line }) пропущено, бо суперника немає у файлі.
import-note-macmahon-defaults = У файлі немає дат, контролю часу й комі. Узято { $day }, 60 хвилин і 6,5. Виправте їх.
import-note-macmahon-rounds-down = У цьому турнірі MacMahon заокруглює очки вниз до цілих: за ними складає пари й показує їх у списках, зокрема в SOS і SOSOS. Тут пів очка рахується.
import-note-macmahon-bye-of-two = Тур { $round }: пару { $black } і { $white } позначено як бай, але в ній двоє гравців. Її взято як їхню партію. Перевірте її.
import-note-macmahon-scorex = ScoreX у MacMahon не враховує пів очка за пропущені тури. Тут порядок — за очками разом із ними.
import-note-macmahon-superbar = Гравці супергрупи (super bar) з рівнем, нижчим за верхню планку, яким MacMahon не дає за неї очка: { $names }. Тут вони його теж не мають.
import-note-macmahon-preliminary = Гравці з партіями, зареєстровані лише попередньо, яких немає у списку MacMahon: { $names }. Тут вони мають місце.
import-note-macmahon-no-result = MacMahon рахує партію без результату за пів очка. Тут вона нічого не дає, поки не введено результат.
import-note-macmahon-rating-rank = У цьому турнірі MacMahon бере ранги з рейтингів. Тут узято введені ранги. Перевірте їх.
import-note-macmahon-rating-score = У цьому турнірі MacMahon бере початкові очки з рейтингів. Тут вони випливають із рангів. Перевірте їх.
import-note-macmahon-zero = MacMahon у цьому турнірі рахує очки від { $level }, а тут вони рахуються від 30 кю. Тут у всіх на { $points } менше, як і в кожного суперника в SOS. Порядок той самий.
import-note-name-twice = Рядки { $first } і { $line }: { $name } у списку двічі.
import-note-no-criteria = У файлі немає критеріїв таблиці. Узято MMS, SOS і SOSOS.
import-note-no-headings = У списку немає заголовків. Значення стовпців вгадано за вмістом. Перевірте гравців.
import-note-no-rank = { $name } не має рангу. Узято 30k, як в OpenGotha.
import-note-one-time = У файлі один час для основного й додаткового разом. { $minutes } хв узято за основний час.
import-note-pairgoth-frozen-left = Заморожену таблицю пропущено, бо в ній названо людину, якої немає серед гравців файлу. Заморозьте її знову в Pairgoth.
import-note-pairgoth-jigo = У цьому турнірі Pairgoth округлює очки МакМагона вниз до цілих. Тут пів очка за дзіго лишається, тому в гравців із непарною кількістю дзіго на пів очка більше, і в їхніх суперників у SOS теж.
import-note-pairgoth-sos = Pairgoth рахує тур без партії в SOS як початкові очки й пів очка за кожен тур. Тут рахуються початкові очки, тому SOS гравців без партії в якомусь турі нижчий.
import-note-pin = { $name }: «{ $pin }» — не EGD PIN із восьми цифр, його пропущено.
import-note-player-cleaned = { $name }: з імені чи іншого поля вилучено керівні символи.
import-note-rank-bare = Рядок { $line }: у рангу «{ $written }» немає k чи d. Узято { $rank }. Перевірте.
import-note-rank-below = Рядок { $line }: ранг «{ $written }» нижчий за 30k. Узято { $rank }.
import-note-rank-range = { $name }: ранг { $grade } поза межами від 30k до 9d. Узято { $rank }.
import-note-rating = { $name }: «{ $rating }» — не рейтинг, його пропущено.
import-note-rating-range = { $name }: рейтинг { $rating } поза межами від { $least } до { $most }. Узято { $used }.
import-note-ratings-shifted = Файл старий. До його рейтингів додано { $shift }, як в OpenGotha.
import-note-ratings-unchanged = У файлі немає версії його даних. Рейтинги взято без змін.
import-note-register-number = { $name }: «{ $number }» — не номер ліцензії чи членства, у якому до десяти цифр. Його пропущено.
import-note-result = Тур { $round }, дошка { $board }: результат «{ $result }» невідомий, тому партія поки без результату.
import-note-round = Партію або бай туру «{ $round }» пропущено. Тури мають номери від 1 до { $last }.
import-note-round-number = Тур без номера від 1 до { $last } пропущено.
import-note-round-range = Партії туру { $round } пропущено. Тури мають номери від 1 до { $last }.
import-note-rounds-raised = За планом файлу турів { $planned }, але є партії в турі { $last }. Тепер у турнірі турів: { $last }.
import-note-same-pin = { $name } має той самий EGD PIN { $pin }, що й { $first }. Другий PIN пропущено.
import-note-score-correction = { $name }: поправку початкових очок { $correction } пропущено.
import-note-score-zero = У файлі нуль очок — { $zero }, але OpenGotha рахує від 30k. Цей турнір теж рахує від 30k.
import-note-scores-unknown = У файлі немає планки, нижньої межі та нуля очок. Перевірте їх, перш ніж користуватися таблицею.
import-note-second-bye = Тур { $round }: гравець має бай на додаток до партії чи іншого баю. Бай пропущено.
import-note-second-game = Тур { $round }, дошка { $board }: гравець уже має партію на іншій дошці. Цю партію пропущено.
import-note-sheet =
    Прочитано аркуш «{ $sheet }». { $others ->
        [one] Ще { $others } аркуш із даними не прочитано.
        [few] Ще { $others } аркуші з даними не прочитано.
        [many] Ще { $others } аркушів із даними не прочитано.
       *[other] Ще { $others } аркуша з даними не прочитано.
    }
import-note-self-pairing = Тур { $round }, дошка { $board }: гравець грає сам із собою. Партію пропущено.
import-note-setting = Налаштування { $setting } має неправильне значення «{ $value }». Узято звичайне.
import-note-setting-changed = Налаштування { $setting } має значення «{ $value }», якого турніри мати не можуть. Узято найближче можливе або звичайне значення.
import-note-start = У файлі немає першого дня турніру. Узято { $day }. Виправте його.
import-note-status = { $name }: стан «{ $status }» невідомий. Гравця імпортовано як заявленого.
import-note-system = Система { $system } невідома. Узято швейцарську.
import-note-pair-incomplete = { $name }: це не пара з двох гравців файлу, її пропущено.
import-note-team-player = { $name } — у команді { $team }, але не серед гравців файлу. Дошку пропущено.
import-note-teams =
    { $count ->
        [one] { $count } команду збережено для експорту. Тут партії рахуються лише її гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
        [few] { $count } команди збережено для експорту. Тут партії рахуються лише їхнім гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
        [many] { $count } команд збережено для експорту. Тут партії рахуються лише їхнім гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
       *[other] { $count } команд збережено для експорту. Тут партії рахуються лише їхнім гравцям; щоб грали команди, імпортуйте файл із --teams у командному рядку.
    }
import-note-title-rows = Рядки від 1 до { $last } над заголовками пропущено.
import-note-total-row = Рядок { $line }: «{ $text }» — підсумок списку, його пропущено.
import-note-tournament-cleaned = З назви турніру вилучено керівні символи.
import-note-trf-ranks = У файлі немає рангів го. Їх виведено з рейтингів. Перевірте їх.
import-note-trf-titles = Гравців, чиє звання або номер у шаховій федерації пропущено: { $count }.
import-note-trf-unrated = Гравців без рейтингу, які тут мають ранг 30k: { $count }. Введіть їхні ранги.
import-note-day-unclear = День «{ $text }» можна зрозуміти по-різному. Узято { $day }. Перевірте його.
import-note-value-left = { $name }: «{ $text }» тут невідоме, його пропущено.
import-note-unclear-day = Рядок { $line }: у «{ $text }» першим може бути день або місяць. Узято лише рік { $year }. Пишіть дні так: 2014-05-31.
import-note-unknown-player = Тур { $round }: партію з гравцем, якого немає у списку, пропущено.
import-note-unknown-player-bye = Тур { $round }: бай гравця «{ $player }» пропущено. Цього гравця немає у списку.
import-note-unknown-player-game = Тур { $round }, дошка { $board }: партію гравця «{ $player }» пропущено. Цього гравця немає у списку.
import-note-unknown-rank = { $name } має ранг 99K, що в OpenGotha означає «невідомо». Узято 30k.
export-note-one-name = { $name } має лише одне ім’я. OpenGotha потребує двох, тому замість відсутнього записано риску.
export-note-class = У { $program } немає місця для вибраного класу. Партії рахуються там як клас { $class }. Надсилайте результати до EGD звідси або виберіть контроль часу нижчого класу.
export-note-criterion = В OpenGotha немає критерію { $criterion }, тому у файлі його пропущено.
export-note-criteria = В OpenGotha щонайбільше { $most } критеріїв, тому останні у файлі пропущено: { $left }.
export-note-egd-pin-unknown = PIN { $pin } (гравець { $name }) у рейтинг-листі немає. Перевірте його або імпортуйте новіший рейтинг-лист.
export-note-egd-candidate = { $name } — можливо, це { $rated } { $rank } з рейтинг-листа. Якщо це та сама людина, введіть PIN { $pin }.
export-note-parameters = З налаштуваннями турніру деякі гравці мали б в OpenGotha інше місце. У файлі інші налаштування, з якими всі гравці мають свої теперішні місця: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } гравець має в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [few] { $count } гравці мають в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [many] { $count } гравців мають в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
       *[other] { $count } гравця мають в OpenGotha інше місце: вона інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
    }
export-note-zero =
    OpenGotha рахує очки від 30k, тому кожен MMS там більший, ніж у цьому турнірі, на { $more ->
        [one] { $more } очко
        [few] { $more } очки
        [many] { $more } очок
       *[other] { $more } очка
    }.
export-note-egd-unrated = Через контроль часу або вибраний клас партії без рейтингу, тож EGD їх не рахує. Якщо це не так, виправте контроль часу.
export-note-egd-place = У турніру немає країни або місця, яких вимагає EGD. Введіть їх у налаштуваннях.
export-note-egd-hidden =
    { $count ->
        [one] { $count } гравець не погодився на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [few] { $count } гравці не погодилися на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [many] { $count } гравців не погодилися на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
       *[other] { $count } гравців не погодилися на повну публікацію, тому EGD не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } гравець не має EGD PIN, і в EGD може з’явитися другий запис: { $names }. Пошукайте PIN у рейтинг-листі.
        [few] { $count } гравці не мають EGD PIN, і в EGD можуть з’явитися другі записи: { $names }. Пошукайте PIN у рейтинг-листі.
        [many] { $count } гравців не мають EGD PIN, і в EGD можуть з’явитися другі записи: { $names }. Пошукайте PIN у рейтинг-листі.
       *[other] { $count } гравців не мають EGD PIN, і в EGD можуть з’явитися другі записи: { $names }. Пошукайте PIN у рейтинг-листі.
    }
export-note-egd-no-result = Тур { $round }, дошка { $board }: партія без результату. Введіть його, перш ніж надсилати файл.
export-note-egd-both = Тур { $round }, дошка { $board }: результат { $result } однаковий для обох гравців, а EGD цього не приймає. Виправте його.
export-note-ffg-licences =
    { $count ->
        [one] { $count } французький гравець не має номера ліцензії: { $names }. Введіть його у списку учасників.
        [few] { $count } французькі гравці не мають номерів ліцензій: { $names }. Введіть їх у списку учасників.
        [many] { $count } французьких гравців не мають номерів ліцензій: { $names }. Введіть їх у списку учасників.
       *[other] { $count } французьких гравців не мають номерів ліцензій: { $names }. Введіть їх у списку учасників.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } гравець не погодився на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [few] { $count } гравці не погодилися на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
        [many] { $count } гравців не погодилися на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
       *[other] { $count } гравців не погодилися на повну публікацію, тому федерація не може рахувати їхні партії: { $names }. Запитайте їх або надішліть файл без них.
    }
export-note-ffg-cut =
    { $count ->
        [one] Ім’я { $count } гравця скорочено до { $most } літер: { $names }.
        [few] Імена { $count } гравців скорочено до { $most } літер: { $names }.
        [many] Імена { $count } гравців скорочено до { $most } літер: { $names }.
       *[other] Імена { $count } гравців скорочено до { $most } літер: { $names }.
    }
export-note-ffg-forfeit = Тур { $round }, дошка { $board }: технічну поразку записано як тур без партії, щоб федерація не рахувала її для рейтингу.
export-note-aga-numbers = Гравців без номера AGA, які отримують у цьому файлі номер понад 90000: { $count }. Введіть їхні номери на екрані «Реєстрація»: { $names }.
export-note-aga-hidden = Гравців, які не погодилися на повну публікацію, тому AGA не може врахувати їхні партії: { $count }. Запитайте їх або надішліть файл без них: { $names }.
export-note-aga-game = Тур { $round }, дошка { $board }: AGA не враховує партію, бо її не зіграно або в ній немає переможця. У файлі стоїть знак питання.
export-note-macmahon-lost = У файлі немає дат, місця, розкладу, комі, років народження, номерів у серії, вибору публікації, сіток плей-оф та очок, бо MacMahon їх не зберігає. Збережіть файл турніру.
export-note-macmahon-places =
    { $count ->
        [one] { $count } гравець має в MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [few] { $count } гравці мають у MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [many] { $count } гравців мають у MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
       *[other] { $count } гравців мають у MacMahon інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
    }
export-note-macmahon-criterion = У MacMahon немає критерію { $criterion }, тому у файлі його пропущено.
export-note-macmahon-system = MacMahon знає лише турніри за системою Мак-Магона та швейцарською, тому у файлі є партії й результати цієї системи і більш нічого.
export-note-macmahon-handicap = У MacMahon планка не звільняє партію від фори. Гравці, сильніші за { $rank }, рахуються там як { $rank }.
export-note-macmahon-board = У MacMahon один розмір дошки для всіх партій, тому у файлі 19x19.
export-note-macmahon-walkover = Тур { $round }, дошка { $board }: прохід без гри записано як результат за рішенням судді, що дає очки.
export-note-macmahon-no-result = Тур { $round }, дошка { $board }: партію без результату записано як незакінчену.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } підмінного гравця записано як джокера: { $names }.
        [few] { $count } підмінних гравців записано як джокерів: { $names }.
        [many] { $count } підмінних гравців записано як джокерів: { $names }.
       *[other] { $count } підмінних гравців записано як джокерів: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } гість посідає в MacMahon місце: { $names }.
        [few] { $count } гості посідають у MacMahon місця: { $names }.
        [many] { $count } гостей посідають у MacMahon місця: { $names }.
       *[other] { $count } гостя посідає в MacMahon місце: { $names }.
    }
export-note-withdrawn =
    { $count ->
        [one] { $count } знятий гравець залишається у файлі й пропускає решту турів: { $names }.
        [few] { $count } зняті гравці залишаються у файлі й пропускають решту турів: { $names }.
        [many] { $count } знятих гравців залишаються у файлі й пропускають решту турів: { $names }.
       *[other] { $count } знятих гравців залишаються у файлі й пропускають решту турів: { $names }.
    }
export-note-pairgoth-lost = У файлі немає залів, часу початку, років народження, номерів у серії, вибору публікації, професійних рангів, сіток плей-оф та очок, бо Pairgoth їх не зберігає. Збережіть файл турніру.
export-note-pairgoth-frozen = Заморожену таблицю імпортованого файлу не записано, бо результати або таблиця відтоді змінилися. Заморозьте її знову в Pairgoth.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } гравець має в Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [few] { $count } гравці мають у Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
        [many] { $count } гравців мають у Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
       *[other] { $count } гравців мають у Pairgoth інше місце: він інакше рахує баї, пропуски, технічні поразки чи якийсь критерій: { $names }.
    }
export-note-pairgoth-criterion = У Pairgoth немає критерію { $criterion }, тому у файлі його пропущено.
export-note-pairgoth-system = Pairgoth знає лише турніри за системою Мак-Магона та швейцарською, тому у файлі є партії й результати цієї системи і більш нічого.
export-note-pairgoth-handicap = У Pairgoth планка не звільняє партію від фори. Гравці, сильніші за { $rank }, рахуються там як { $rank }.
export-note-pairgoth-board = У Pairgoth один розмір дошки для всіх партій, тому у файлі 19x19.
export-note-pairgoth-boards = У Pairgoth команди на 2–{ $last } дошках, тому файл із командами на { $size } дошках може не відкритися.
export-note-pairgoth-not-played = Тур { $round }, дошка { $board }: технічну поразку або прохід без гри записано як результат за дошкою.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравець без рейтингу отримує рейтинг свого рангу: { $names }.
        [few] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравці без рейтингу отримують рейтинг свого рангу: { $names }.
        [many] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравців без рейтингу отримують рейтинг свого рангу: { $names }.
       *[other] Pairgoth потребує рейтингу кожного гравця, тому { $count } гравців без рейтингу отримують рейтинг свого рангу: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } підмінний гравець або гість у Pairgoth — звичайний гравець: { $names }.
        [few] { $count } підмінні гравці або гості в Pairgoth — звичайні гравці: { $names }.
        [many] { $count } підмінних гравців або гостей у Pairgoth — звичайні гравці: { $names }.
       *[other] { $count } підмінних гравців або гостей у Pairgoth — звичайні гравці: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] У файлі не вказано, що { $count } партія має фору.
        [few] У файлі не вказано, що { $count } партії мають фору.
        [many] У файлі не вказано, що { $count } партій мають фору.
       *[other] У файлі не вказано, що { $count } партії мають фору.
    }
export-note-trf-federation = Гравці з країн, які не мають федерації в шаховій федерації, тому їх записано без неї: { $names }.
export-note-trf-result = Тур { $round }, дошка { $board }: такого результату у файлі немає, тому партію записано без нього.
export-note-trf-cut =
    { $count ->
        [one] Ім’я { $count } гравця скорочено до { $most } літер: { $names }.
        [few] Імена { $count } гравців скорочено до { $most } літер: { $names }.
        [many] Імена { $count } гравців скорочено до { $most } літер: { $names }.
       *[other] Імена { $count } гравців скорочено до { $most } літер: { $names }.
    }

bundle-not-a-bundle = Це не пакет. { $reason } Виберіть файл, який записала команда `export --as bundle`.
bundle-hostile = Пакет відхилено. { $reason } Жоден турнір так не виглядає.
bundle-newer = Пакет має версію { $found }, а ця програма читає версії до { $known }. Візьміть новішу версію програми.
bundle-changed = Файл { $file } у пакеті — не той, який підписано. Його змінено дорогою. Попросіть пакет в організатора знову.
bundle-missing = У пакеті бракує { $file }. Попросіть пакет в організатора знову.
bundle-person = У гравця { $player } в пакеті поле { $field } не таке, як у підписаних даних. Попросіть пакет в організатора знову.
bundle-contradiction = Пакет суперечить сам собі. { $problem } Попросіть організатора видати його знову.
bundle-found-no-archive = Це не архів ZIP, або він пошкоджений.
bundle-found-no-version = Його маніфест не має версії.
bundle-found-not-json = manifest.json — не правильний JSON.
bundle-found-other-program = Його маніфест записала інша програма.
bundle-limit-file-size = Файл { $file } у ньому має { $kilobytes } КБ.
bundle-limit-files = Файлів у ньому: { $files }.
bundle-limit-name = У ньому є файл із забороненою назвою, або така назва є в переліку.
bundle-limit-players = Гравців у ньому { $players }, партій { $games }.
bundle-limit-ratio = Файл { $file } у ньому розпаковується до набагато більшого розміру, ніж слід.
bundle-limit-size = Він має { $megabytes } МБ.
bundle-limit-twice = У ньому два файли { $file }.
bundle-problem-log = Історія в log.json неправильна.
bundle-problem-hand-over = Заява в hand-over.json — про інший турнір або інший пакет.
bundle-problem-season-file = У його файлі сезону не ті правила, що в його таблиці очок, сезон { $season }.
bundle-problem-categories = Його вікові категорії не впорядковано, або його віковий коефіцієнт неправильний.
bundle-problem-category = Очки гравця { $player } не належать до жодної категорії сезону, або гравець має очки двічі.
bundle-problem-days = Бракує його чемпіонату, або його останній день раніше за перший.
bundle-problem-final = Групи чи місця Фіналу категорії { $category } не узгоджуються між собою.
bundle-problem-game = Партія в ньому не має двох гравців або має невідомий результат.
bundle-problem-harmful-characters = Ім’я в ньому задовге або має символи, що приховують чи переставляють інші.
bundle-problem-ladder = Перегравання в ньому не належить до жодної партії.
bundle-problem-ladder-winner = Переможець перегравання в ньому — той, хто в ньому не грав.
bundle-problem-player = Ранг, вибір публікації або інше поле гравця { $player } неправильне.
bundle-problem-player-twice = Один гравець є в ньому двічі.
bundle-problem-points = Очки гравця { $player } не сходяться.
bundle-problem-sequence = Його номер не підходить до попереднього пакета.
bundle-problem-unlisted-player = Він посилається на гравця, якого немає в його списку.
bundle-problem-values = Якогось значення у { $file } бракує, або воно неправильне.
bundle-problem-version = У ньому більше, ніж дозволяє його версія.

signature-invalid-key = Публічний ключ неправильний. У ньому має бути 64 шістнадцяткові цифри, як показує `drawmaster key`.
signature-mismatch = Підпис не підходить. Файл змінено після підписання. Попросіть його у відправника знову.

## The hall network

hall-title = Зала
hall-skip = Перейти до змісту
hall-menu = Сторінки
hall-find = Знайти дошку
hall-offline = Немає зв'язку із суддівським столом. Сторінка могла застаріти.
hall-updated = Оновлено
hall-language = Мова
hall-your-name = Ваше ім'я
hall-nobody = У гравця з таким іменем немає дошки.
hall-colour = Колір
hall-no-times = Розклад ще не визначено.
hall-next-round = Далі:
hall-minutes = хв
hall-address-of-many = { $address } — адреса одразу багатьох комп’ютерів. Виберіть адресу цього комп’ютера в одній мережі.
hall-choose-address = Виберіть одну адресу цього комп'ютера; мережа зали ніколи не слухає всі одразу.
hall-address-refused = Мережа зали не може слухати { $address } ({ $error }). Виберіть іншу адресу або порт.
hall-poster-address = Адреса має належати ввімкненій мережі зали, наприклад http://192.168.0.7:8080/.
hall-no-codes = Листки можна надрукувати для 1–{ $most } кодів, коли їх створюють.
cli-hall-serving = Мережа зали працює за адресою { $url }. Зупиніть її клавішами Ctrl+C.
helper-title = Помічник
helper-code = Ваш код: шість слів
helper-sign-in = Увійти
helper-needs-script = Помічникам потрібен JavaScript.
helper-not-sent = Ще не надіслано
helper-all-sent = Усе надіслано.
helper-refused = Суддівський стіл відхилив цей запис.
helper-desk-unavailable = Суддівський стіл зараз нічого не може прийняти. Уведене буде надіслано знову пізніше.
helper-code-replace = Це посилання має інший код, ніж цей телефон. Використати новий?
helper-code-refused = Цей код більше не дійсний. Попросіть у директора новий.
helper-sign-out = Вийти
helper-pass = Читання
helper-pass-one = Перше читання
helper-pass-two = Друге читання
helper-entered = Результат
helper-nothing = Зараз нічого робити.
helper-discard = Відкинути
helper-note = Нотатка для судді
helper-note-send = Надіслати нотатку
helper-arrived = Прибув(ла)
helper-filter = Дошка або ім'я
helper-jigo = Дзіґо
helper-lost-both = Обидва програли
helper-code-invalid = Цей код недійсний. Попросіть у директора новий.
helper-unknown = Немає помічника з ключем { $number }.
helper-revoked-already = Код помічника { $name } уже відкликано.
helper-name-missing = Уведіть ім'я помічника.
helper-hours = Код діє від 1 до { $most } годин.
helper-too-many = Подія має не більше ніж { $most } помічників.
helper-room-unknown = Немає зали { $room }. Виберіть одну із зал події.
helper-room-without-results = Залу мають лише помічники, які вводять результати. Не вказуйте залу.
helper-key = Номер запису має містити від 8 до 64 літер і цифр.
helper-not-allowed = Ваш код цього не дозволяє. Запитайте директора.
follow-address = Введіть адресу мережі зали першого столу, наприклад http://192.168.0.7:8080/.
follow-not-local = Вікно стежить лише за столом у тій самій локальній мережі, а { $address } розташований деінде. Для такого столу скористайтеся drawmaster follow.
follow-code = Код складається із шести слів, як їх показує перший стіл. Перевірте написання.
follow-no-connection = Перший стіл не відповідає за адресою { $address } ({ $error }).
follow-code-unreadable = Код прочитати не вдалося ({ $cause }).
follow-unproved = Відповідь з адреси { $address } не доводить, що вона від першого столу з цим кодом. Перевірте адресу: можливо, замість нього відповідає хтось інший.
follow-refused = Перший стіл відхиляє цей код. Попросіть новий з роллю другого столу; стіл, який сам перебрав турнір, старих кодів не приймає.
follow-answer = Перший стіл за адресою { $address } надіслав відповідь, якої програма не розуміє. Використовуйте одну версію на обох комп’ютерах.
follow-copy-missing = Копію { $path } перенесено чи вилучено, поки вона стежила. Поверніть її або стежте в нову копію.
cli-follow-state = { $time }: у { $file } запис { $entry } з { $last } з { $address }.
cli-follow-lost = { $time }: { $reason } Нова спроба.
cli-promoted = { $file } тепер файл турніру. Він продовжує історію першого столу після запису { $entry } ({ $head }). Більше не змінюйте турнір на першому столі: його пізніших змін тут немає, а два файли не можна об’єднати.
helper-other-game = За дошкою { $board } тепер інші гравці, або її тур не оприлюднено. Ваш результат отримав суддівський стіл; вирішує він.
helper-desk-decides = Ваш результат уже на суддівському столі, там вирішують. Якщо доводиться довго чекати, запитайте там.
helper-not-expected = На цього гравця більше не чекають. Надішліть його до суддівського столу.
helper-shown-missing = У цьому записі не вказано, кого показала сторінка. Завантажте сторінку знову й уведіть ще раз.
helper-other-person = Суддівський стіл змінив, чия це заявка. Знайдіть гравця у списку знову.
helper-key-used = Суддівський стіл уже має інший запис із цим номером, тому цей не збережено. Уведіть його знову.
helper-own-pass = Інше читання дошки { $board } ввели ви. Це вводить хтось інший.
helper-no-board = Такої дошки суддівський стіл зараз не має, тому цей результат не збережено. Повідомте суддівський стіл.
helper-round-confirmed = Тур { $round } підтверджено, тому цей результат не збережено. Якщо він інший, повідомте суддівський стіл.
helper-too-many-wait = Ваших результатів уже чекає на рішення: { $count }, тому цей не збережено. Повідомте суддівський стіл.
helper-other-result = Дошка { $board } має інший результат біля суддівського столу. Запитайте директора.
report-title = Повідомити результат
report-about = Введіть код поруч зі своїм кольором на бланку результату. Результат зараховують, коли суперник повідомить те саме.
report-code = Ваш код
report-next = Далі
report-choose = Хто переміг?
report-asked = Суперник повідомив: { $result }. Повідомте, що знаєте ви.
report-waiting = Ви повідомили: { $result }. Це зараховують, коли суперник повідомить те саме. Здайте бланк як завжди.
report-is-disputed = Ви повідомили різні результати. Підійдіть із суперником до суддів.
report-is-dismissed = Повідомлення не прийнято. Підійдіть до суддів.
report-is-entered = Результат записано: { $result }. Здайте бланк як завжди.
report-other = Інший результат
report-code-invalid = Цей код зараз не діє. Подивіться на бланк або запитайте суддів.
report-result-unfit = Повідомляють перемогу або дзіґо. Про решту скажіть суддям.
report-sent-before = Ви вже повідомили результат. Щоб змінити його, зверніться до суддів.
report-desk-unavailable = Суддівський стіл зараз не може прийняти ваше повідомлення. Спробуйте знову за мить.
report-entered = На дошці { $board } вже є результат. Щоб змінити його, зверніться до суддів.
report-author = Дошка { $board }, { $colour }
report-none = З дошки { $board } немає повідомлень, що чекають.
report-disputed = Гравці дошки { $board } повідомили різні результати. Введіть правильний або відхиліть повідомлення.
cli-report-accepted = Введено повідомлений результат дошки { $board }.
cli-report-dismissed = Повідомлення з дошки { $board } відхилено.
cli-conflict-settled = Стіл { $board } вирішено: { $result }.
cli-conflict-entered = введено
cli-conflict-sent = не введено
cli-no-conflicts = Суперечливих результатів немає.
conflict-none = Дошка { $board } не має результату, і від гравців, які сидять там тепер, ніщо не чекає рішення. Уведіть результат разом з іншими результатами туру, а те, що чекає від інших гравців, позначте «Не враховувати».
cli-no-reports = Немає повідомлень, що чекають.
cli-no-report-codes = Кодів немає: тур не триває, або гравцям не дозволено повідомляти результати (event.player_reports).
cli-report-waiting = чекає
cli-report-disputed = гравці розходяться
cli-report-contradicted = введено інший результат
cli-report-moved = гравці тепер за іншими дошками
cli-helper-added = Додано помічника { $name } з ключем { $helper }. Код показується лише зараз: { $code }
cli-helper-revoked = Код помічника з ключем { $helper } відкликано.
cli-no-helpers = Помічників немає.
cli-helper-valid-until = діє до { $time }
cli-helper-expired = минув
cli-helper-is-revoked = відкликано

## messages

verbatim = { $text }
language-unknown = Мови «{ $code }» немає. Виберіть одну з { $known } або дві через кому.
language-too-many = На аркуші є місце для двох мов. Назвіть одну або дві.

## messages: causes, as parts of sentences

cause-not-found = цього немає
cause-permission = немає доступу
cause-exists = це вже є
cause-full = диск заповнено
cause-read-only = пристрій лише для читання
cause-folder = це тека
cause-no-folder = частина шляху не є текою
cause-not-empty = тека не порожня
cause-name = назва задовга або тут неможлива
cause-too-large = файл завеликий для цього пристрою
cause-busy = його використовує інша програма
cause-address-in-use = цю адресу й порт займає інша програма
cause-address-elsewhere = цей комп’ютер не має такої адреси
cause-other-device = це на іншому пристрої
cause-network = мережа не відповідає
cause-refused = там не відповідає жодна програма
cause-broken = з’єднання перервано
cause-pipe = програма-отримувач завершилася
cause-interrupted = перервала система
cause-not-text = це не текст у UTF-8
cause-cut-off = обірвано
cause-memory = бракує пам’яті
cause-unsupported = на цьому пристрої це неможливо
cause-many-files = відкрито забагато файлів
cause-links = посилання утворюють коло
cause-device-lost = пристрій не під’єднано
cause-device = система повідомляє про збій
cause-json-cut-off = обірвано в рядку { $line }
cause-json-syntax = від рядка { $line }, позиції { $column } це не JSON
cause-json-choice = виберіть щось із цього: { $choices }
cause-json-missing = бракує { $field }
cause-json-unknown = { $field } — невідоме поле
cause-json-range = число замале або завелике
cause-json-number = потрібне ціле число
cause-json-text = потрібен текст
cause-json-truth = потрібно true або false
cause-json-list = потрібен список
cause-json-form = неправильна форма

## print

paper-unknown = Папір «{ $name }» не підтримується. Виберіть щось із цього: { $known }.
copies-out-of-range = Кількість копій має бути від 1 до { $maximum }, а не { $count }.
font-missing-characters = Жоден шрифт не має символів { $characters }. Змініть ці тексти або друкуйте замість них �: позначте у вікні «Заміняти відсутні символи» або додайте --replace у командному рядку.

## session: outputs

output-exists = { $path } вже є, нічого не записано. Виберіть іншу назву або дозвольте замінити файл.
output-replaces-database = { $path } — файл турніру, книга серії або інша база даних, яку замінювати не можна. Виберіть іншу назву.
output-beside-database = { $path } — назва файлу, який потрібен турніру або книзі серії поруч. Виберіть іншу назву.
output-replaces-key = { $path } — ключ організатора, який замінювати не можна. Виберіть іншу назву.
output-unreadable = { $path } вже є, але прочитати його не вдалося ({ $cause }), тому його не замінено. Виберіть іншу назву.

## session: files

file-name-missing = { $path } — не назва файлу. Виберіть іншу.
file-not-written = { $path } записати не вдалося ({ $reason }). Виберіть іншу теку або звільніть місце.
file-not-readable = { $path } прочитати не вдалося ({ $reason }). Перевірте назву й теку.
file-not-regular = { $path } прочитати не можна. Це не звичайний файл. Виберіть інший.
file-too-large = { $path } завеликий для файлу турніру. Виберіть інший.
file-exists = { $path } вже є. Виберіть іншу назву.
file-not-picked = Програма не знає цього файлу. Виберіть його знову.
request-invalid = Запит команди { $name } неправильний ({ $error }). Перезапустіть програму.

## session: lists with wrong lines

list-line = Рядок { $line }: { $reason }
list-lines-wrong = У списку проблем: { $mistakes }, у { $lines ->
        [one] { $lines } рядку
        [few] { $lines } рядках
        [many] { $lines } рядках
       *[other] { $lines } рядка
    }. Виправте їх та імпортуйте список знову.
list-lines-more = Ще { $count } не показано.

## session: the session

event-not-open = Турнір не відкрито. Відкрийте турнір або створіть новий.
competition-missing = У турнірі немає змагання. Створіть новий турнір.
request-not-json = Запит не вдалося зберегти в журналі ({ $reason }). Повідомте про цю помилку.
final-game-invalidated = Через цю зміну партія Фіналу на дошці { $board } в турі { $round } стала б недійсною. Спершу розбийте пари туру { $round }. Якщо його партії вже почалися, виправте результат, від якого вона залежить, і анулюйте пізніші партії.
copy-failed = Зробити копію в { $folder } не вдалося. { $reason } Перевірте теку та вільне місце.
copy-folder-failed = Теку створити не вдалося ({ $reason }).

## session: fields

date-unknown = «{ $text }» — не дата. Пишіть так: 2026-11-20.
rating-unknown = «{ $text }» — не рейтинг. Пишіть ціле число від -900 до 3500.
pin-unknown = «{ $text }» — не EGD PIN. У ньому вісім цифр.
register-number-unknown = «{ $text }» — не номер ліцензії чи членства. Пишіть до десяти цифр або залиште поле порожнім.
licence-status-unknown = «{ $text }» — не статус ліцензії. Пишіть літеру чи риску або залиште поле порожнім.
birth-unknown = «{ $text }» — не рік народження. Пишіть так: { $example }.
missed-round-unknown = Туру { $round } немає. Тури — від 1 до { $last }.
fixed-board-out-of-range = { $board } — не дошка. Пишіть число від 1 до 9999 або нічого.

## session: season rules

season-unknown = Сезон «{ $name }» невідомий. Виберіть щось із цього: { $known }.
season-misnamed = Вбудований сезон «{ $name }» має у своєму файлі іншу назву.
season-file-wrong = У { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } більше не є дійсним ключем. Відновіть його з копії або перенесіть, щоб створити новий.
key-readable-by-others = Інші користувачі цього комп’ютера можуть прочитати ключ { $file }. Дозвольте читати його лише собі (chmod 600) і спробуйте знову.
key-unusable = Ключ { $file } використати не можна ({ $reason }). Перевірте теку та права доступу.
key-not-regular = Файл ключа { $file } — не звичайний файл. Перенесіть його й поверніть свій файл ключа, або нехай програма створить новий ключ.
key-no-folder = Теки для вашого ключа немає. Укажіть теку в DRAWMASTER_DATA.

## session: printers

printer-no-service = На цьому комп’ютері немає служби друку (програми lp). Збережіть PDF і надрукуйте його з програми для PDF.
printer-none = На цьому комп’ютері немає принтера. Додайте його в налаштуваннях системи або збережіть PDF.
printer-refused = Принтер { $printer } не прийняв аркуш: { $reason }.
printer-refused-hint = Перевірте його назву й чи він увімкнений, або збережіть PDF.
printer-service-failed = Служба друку недоступна ({ $reason }). Збережіть PDF і надрукуйте його з програми для PDF.

## store

store-missing = Файлу { $path } немає. Перевірте назву або створіть новий турнір.
store-exists = { $path } вже є. Виберіть іншу назву або відкрийте наявний файл.
store-leftover-journal = { $path } залишився від вилученого файлу. Перенесіть його деінде або виберіть для нового файлу іншу назву.
store-not-an-event-file = { $path } — не файл турніру. Виберіть файл .drawmaster або імпортуйте цей.
store-not-a-tour-book = { $path } — не книга серії. Виберіть файл .tourbook або створіть його командою `tour new`.
store-not-a-rating-list = { $path } — не рейтинг-лист цієї програми. Імпортуйте рейтинг-лист знову.
store-newer = { $path } має формат { $found }, а ця програма читає формати до { $known }. Відкрийте його новішою версією.
store-damaged = { $path } пошкоджено. { $detail } Відкрийте його останню копію.
store-in-use = { $path } відкрито в іншому вікні чи програмі. Спершу закрийте його там. Якщо він у мережевій теці, скопіюйте його на цей комп’ютер.
store-follows = { $path } — копія другого столу; доки вона стежить, її не можна змінювати. Якщо перший стіл вийшов з ладу, замініть його на початковій сторінці («Стежити як другий стіл») або запустіть drawmaster promote з цим файлом.
store-does-not-follow = { $path } — самостійний файл турніру, а не копія другого столу.
store-entry-does-not-follow = Запис { $entry } від першого столу не випливає з історії цієї копії. Його не прийнято. Якщо перший стіл тепер працює з іншим файлом, стежте за ним у нову копію.
store-open-elsewhere = { $path } відкрито на комп’ютері { $computer } (процес { $process }). Спершу закрийте його там. Якщо там його вже не відкрито, вилучіть { $owner } і спробуйте знову.
store-changed-elsewhere = { $path } змінила інша програма, поки його було відкрито, тому цю зміну не збережено. Збережіть копію під іншою назвою, потім відкрийте файл знову й порівняйте.
store-name-too-long = Назва файлу { $path } задовга. Виберіть назву щонайбільше з { $most } байтів.
file-name-device = { $path } — назва пристрою у Windows, там файл не відкрився б. Виберіть іншу назву.
store-side-file = { $path } — не файл цієї програми, але має назву файлу, який вона пише поруч із турніром. Перенесіть або перейменуйте його й спробуйте знову.
store-foreign-log = { $path } — журнал іншої програми, який записався б у турнір; турнір такого ніколи не має. Перенесіть його й спробуйте знову.
store-no-locks = { $path } — у місці, де файли не блокуються, наприклад у мережевій теці. Скопіюйте його на цей комп’ютер і відкрийте копію.
store-read-only = { $path } — лише для читання. Дозвольте запис або відкрийте його копію.
store-inaccessible = До { $path } немає доступу ({ $reason }). Перевірте теку та права доступу.
store-moved = { $path } перенесено чи вилучено, поки його було відкрито. Поверніть його або збережіть копію під іншою назвою.
store-migration-failed = { $path } не вдалося перевести в поточний формат. { $detail } Файл не змінено. Відкрийте його версією, яка його створила.
store-journal-broken = Історію цього файлу пошкоджено. { $found } Відкрийте останню копію.
store-disk-full = Диск заповнено, тому зміну не збережено. Звільніть місце й спробуйте знову.
store-cause-disk-full = Диск заповнено.
store-cause-write = Запис не вдався.
store-cause-constraint = Рядки суперечать іншим даним файлу.
store-cause-inaccessible = файл або його теку не вдалося відкрити чи прочитати
store-write-failed = Зміну не збережено, бо запис не вдався. Перевірте пристрій і спробуйте знову.
store-saved-on-failing-device = Зміну збережено, але потім пристрій відмовив. { $reason } Перевірте пристрій і збережіть копію деінде.
store-change-uncertain = Пристрій відмовив. { $reason } Зміна могла зберегтися, а могла й ні. Щоб дізнатися, відкрийте файл знову.
store-constraint = Зміну не збережено, бо вона суперечить іншим даним файлу. Завантажте турнір знову й повторіть спробу.
store-opened-for-reading = Турнір відкрито лише для читання. Щоб змінити його, відкрийте його для запису.
store-no-event = У файлі немає турніру. Створіть його або імпортуйте з іншого файлу.
undo-takeover = Тут копія другого столу замінила перший стіл, цього не скасовують. Натомість виправте те, що було до цього.
store-nothing-to-undo = Немає чого скасовувати. Турнір у початковому стані.
store-nothing-to-redo = Немає чого повторювати. Від останньої зміни нічого не скасовано.
store-rows-differ = Рядок { $key } таблиці { $table } не збігається з журналом. Перевірте файл, перш ніж щось скасовувати чи повторювати.
store-unreadable = Значення { $column } в таблиці { $table } неправильне. Перевірте файл або відкрийте його копію.
store-out-of-range = Значення { $value } у { $column } таблиці { $table } поза межами. Виправте його або відкрийте копію файлу.
store-found-size = Файл має { $megabytes } МБ, більше, ніж потрібно будь-якому турнірові.
store-found-length = Файл має { $bytes } байтів замість { $expected }.
store-found-format-number = Номер формату файлу — { $number }.
store-found-object = Схема { $kind } { $name } не така, як у цьому форматі.
store-found-wal = Інша програма змінила спосіб запису файлу.
store-found-structure = Структуру файлу пошкоджено.
store-found-values = У таблиці { $table } є недопустиме значення.
store-found-foreign-key = Рядок таблиці { $child } посилається на відсутній рядок таблиці { $parent }.
store-found-chain = Запис журналу { $entry } не продовжує попередній.
store-found-print-history = Історію друку аркуша { $sheet } змінено. Надрукуйте цей аркуш знову.
store-found-state = Рядки не мають того стану, який записано в останньому записі журналу.
store-found-row = Рядок { $key } таблиці { $table } не відповідає журналу.
store-found-row-before = Запис журналу { $entry }: рядок { $key } таблиці { $table } мав раніше інше значення.
store-doubt-journal = Після запису { $entry } журналу вірити не можна. { $reason }
store-doubt-contradiction = Рядки, записані після запису журналу { $entry }, пропущено, бо вони суперечать один одному. { $reason }
store-doubt-table-schema = Схема таблиці { $table } не така, як у цьому форматі. Таблицю пропущено.
store-doubt-row = Рядок { $key } таблиці { $table } відновлено, але журнал не підтверджує його поточного значення.
store-doubt-row-left-out = Рядок { $key } таблиці { $table } пропущено. { $reason }
store-doubt-table-end = Таблицю { $table } не вдалося прочитати до кінця.
store-doubt-row-deleted = Рядок { $key } таблиці { $table } вилучено після останнього надійного запису журналу.

## tour: bundles

tourbook-bundle-like = Турнір { $event } схожий на { $twin }, який є в книзі серії під іншим номером: ті самі дні та спільні партії чи гравці. Якщо додати і його, очки зарахуються двічі. Якщо це різні турніри, прийміть його.
tourbook-bundle-differs = Турнір { $event } вже є в книзі серії, а цей пакет відрізняється. Перевірте відмінності й прийміть їх.
tourbook-bundle-key-unknown = Пакет підписано ключем, якого серія не знає. Попросіть в організатора його ключ і спершу додайте його.
tourbook-bundle-key = Ключ: { $key }
tourbook-bundle-key-revoked = Пакет підписано ключем, відкликаним { $day } (власник: { $holder }). Попросіть пакет, підписаний новим ключем.
tourbook-bundle-older = Пакет { $sequence } турніру { $event } старіший за пакет { $newest } у книзі серії. Попросіть в організатора найновіший пакет.
tourbook-bundle-fork = Пакет { $sequence } турніру { $event } не продовжує пакет { $newest } у книзі серії: турнір має дві різні історії. Запитайте організатора, яка правильна.
tourbook-bundle-gap = Пакет { $sequence } турніру { $event } задалеко від пакета { $newest } у книзі серії: між ними може бракувати щонайбільше { $most }. Попросіть в організатора проміжні пакети.
tourbook-bundle-other-signer = Досі турнір { $event } підписував організатор { $holder }, а цей пакет підписав { $organiser }. Запитайте обох; якщо турнір передано, додайте пакет із таким рішенням.
tourbook-difference-signer = Підпис: { $new } замість { $old }.
tourbook-handed-over = Тепер цей турнір підписує { $organiser }: передав { $old }.
tourbook-difference-gap = { $count ->
        [one] Бракує { $count } пакета після пакета { $newest }.
        [few] Бракує { $count } пакетів після пакета { $newest }.
        [many] Бракує { $count } пакетів після пакета { $newest }.
       *[other] Бракує { $count } пакета після пакета { $newest }.
    }
tourbook-difference-date = Його дата — { $new }, раніша, ніж у пакета в книзі серії ({ $old }). Годинник ішов неправильно, або дату хтось вибрав.
tourbook-difference-other-days = Дні пакета — { $start } – { $end }, а дні { $old } в книзі серії — { $old_start } – { $old_end }. Якщо прийняти пакет, { $old } і його очки зникнуть із книги серії. Для перенесеного турніру це правильно; якщо турнір інший, попросіть організатора створити його в новому файлі.
tourbook-difference-event = Змінилися назва, дні, місце, чемпіонат або коефіцієнт турніру.
tourbook-difference-table = Змінилася таблиця очок.
tourbook-difference-player-gone = { $player }: більше немає в турнірі.
tourbook-difference-player-new = { $player }: вперше в турнірі.
tourbook-difference-player-data = { $player }: змінилися особисті дані.
tourbook-difference-games = { $count ->
        [one] Змінилася { $count } партія.
        [few] Змінилися { $count } партії.
        [many] Змінилося { $count } партій.
       *[other] Змінилося { $count } партії.
    }
tourbook-difference-points = { $player }: очок { $new } замість { $old }.
tourbook-difference-finals = Змінилися групи, місця або жеребкування Фіналу.
tourbook-difference-ladders = Змінилися партії перегравань, кваліфікації або рожеві бланки.
tourbook-difference-other = Змінилися баї, сітки плей-оф або місця.
tourbook-consequence = { $player }: тепер { $new } замість { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = без SP
tourbook-edition-unreadable = Збережений пакет турніру { $event } прочитати не вдалося ({ $error }). Додайте пакет турніру знову.

## tour: keys

tourbook-key-no-holder = Ключ не має власника. Уведіть ім’я організатора.
tourbook-key-known = Ключ уже є в книзі серії (власник: { $holder }).
tourbook-key-was-revoked = Ключ відкликано, і додати його знову не можна (власник: { $holder }). Попросіть новий ключ.
tourbook-key-missing = Цього ключа в книзі серії немає. Дивіться список ключів.
tourbook-key-revoked = Ключ уже відкликано (власник: { $holder }).

## tour: players, championships and the book

tourbook-unnamed = Серія не має назви. Уведіть її.
tourbook-championship-unnamed = Чемпіонат не має назви. Уведіть її.
tourbook-championship-unknown = Чемпіонату «{ $name }» немає. Виберіть його зі списку турнірів.
tourbook-player-unknown = «{ $name }»: немає в серії. Пошукайте у списку гравців.
tourbook-player-ambiguous = Гравців з іменем { $name }: { $count }. Уведіть номер зі списку гравців.
tourbook-confirm-year = Підтвердити { $year } не можна. Виберіть рік від 2000 до { $last }.
tourbook-merge-same = { $player }: гравця не можна об’єднати із самим собою. Назвіть двох гравців.
tourbook-separate-same = Це той самий гравець: { $player }. Назвіть двох гравців.
tourbook-separate-already = { $one } і { $other } уже записані як різні люди.
tourbook-no-category = У категорії { $category } на { $date } очок ніхто не має. Виберіть іншу категорію або дату.
tourbook-no-gain = { $player }: до { $date } очок не набрано.
tourbook-no-year = Року { $year } в календарі немає. Виберіть інший рік.

## tour: sheets and pages

tourbook-empty = У книзі серії немає турнірів. Спершу додайте пакети.
tourbook-no-points = За { $year } рік очок ніхто не має, друкувати нічого.
tourbook-no-sheet = Аркуша «{ $name }» у серії немає. Виберіть щось із цього: { $known }.
tourbook-pages-changed = У { $folder } є файли, яких програма не писала або які відтоді змінено: { $files }. Перенесіть їх або виберіть порожню теку.
tourbook-pages-other-files = У { $folder } є файли, які не належать до сторінок серії. Виберіть порожню теку.
