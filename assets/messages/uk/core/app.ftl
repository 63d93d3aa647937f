# Тексти крейта `app`: дії програми та її відмови. Чернетка перекладу: носій мови її ще не перевіряв.
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
self-pairing-other-system = У змаганні { $name } пари складають за турами. По одній партії додають лише за вільного вибору суперників.
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

copies-no-folder = На цьому комп’ютері немає теки для файлів програми. Укажіть теку в DRAWMASTER_DATA.
copies-not-a-folder = { $path } — не тека. Виберіть теку на іншому пристрої.
copies-folder-unusable = Теку { $path } використати не можна ({ $cause }). Виберіть іншу.
copies-folder-unreadable = Теку прочитати не вдалося ({ $cause }).
copies-unknown = Копії { $name } немає. Виберіть копію зі списку.
copies-choose-damaged = Файл не вибрано. Виберіть пошкоджений файл.

word-unknown = «{ $text }» — невідоме слово. Виберіть щось із цього: { $known }.
colour-unknown = «{ $text }» — не колір. Пишіть black або white.
profile-unknown = «{ $text }» — не модель складання пар. Виберіть seygo, opengotha або literal.
round-unknown = Туру { $round } немає. Тури — від 1 до { $last }.
round-not-paired = Пари туру { $round } не складено. Спершу складіть їх.
round-board-unknown = У турі { $round } немає дошки { $board }. Його дошки — від 1 до { $last }.
round-register-open = Реєстрація ще відкрита. Закрийте її, перш ніж складати пари першого туру.
round-register-open-hint = Коли реєстрацію закривають, гравці отримують номери.
round-all-paired = Пари складено для всіх турів: { $rounds }.
round-not-next = Тур { $round } — не наступний. Складіть пари туру { $next }.
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
round-players-left = Не мають ні партії, ні баю в турі { $round }: { $count ->
        [one] { $names }
        [few] { $names }
        [many] { $names }
       *[other] { $names }
    }.
round-players-left-hint = Складіть їм пари, дайте бай або підтвердьте, що тур оприлюднюється без них.
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

pairing-consent-rematch = { $black } і { $white } вже зустрічалися в турі { $round }. Підтвердьте, що вони можуть зіграти знову, або виберіть інших гравців.
pairing-families-meet = Цих гравців з однієї родини розвести не вдалося: { $pairs }. Підтвердьте, що вони можуть зустрітися, або складіть їм пари з іншими вручну.
pairing-consent-family = { $black } і { $white } — з однієї родини. Підтвердьте, що вони можуть зустрітися, або виберіть інших гравців.
pairing-entry-unknown = Заявки { $entry } немає. Знайдіть її у списку учасників.
pairing-player-absent = { $name } не грає в турі { $round }. Спершу змініть тури, які цей гравець пропускає.
pairing-games-fixed = { $name } не має партії в турі { $round }: система цього змагання визначає всі партії наперед. Розбийте пари й складіть тур знову.
pairing-player-in-final = { $name }: пари в турі { $round } не буде, бо тур належить Фіналові.
pairing-player-busy = { $name } вже грає за дошкою { $board }. Спершу розбийте там пару.
pairing-no-bye = У турі { $round } баю немає.
pairing-bye-without-game = Цей гравець не має партії в турі { $round }. Виберіть гравця, який її має.
pairing-same-player = Гравець не може грати сам із собою. Виберіть двох гравців.
pairing-two-without-board = Двом гравцям не призначено дошки.
pairing-handicap-too-large = { $stones } каменів фори — забагато. Виберіть від 0 до 9.
pairing-swap-same-board = Обидва місця за тією самою дошкою. Обміняйте на ній кольори.
pairing-colours-handicap = Дошка { $board } — партія з форою, де слабший гравець має Чорних.
pairing-round-confirmed = Тур { $round } підтверджено. Більше пар у ньому скласти не можна.
pairing-number-unknown = Гравця { $number } немає. Знайдіть номер у списку учасників.
pairing-chosen-busy = { $name } вже має дошку в турі { $round }. Пропустіть номер { $number }.
pairing-nobody-chosen = Цьому вибору не відповідає жоден гравець без дошки в турі { $round }.
pairing-score-invalid = «{ $text }» — не очки. Пишіть так: 21 або 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = Пару складено вручну. У найкращому складанні її немає.
report-reason-necessary = Без цієї пари скласти тур неможливо.
report-reason-equal = Без цієї пари тур коштував би стільки ж.
report-reason-better = Без цієї пари тур коштував би більше: { $changes }.
report-reason-table = Хто тут із ким грає, визначає плей-оф.
report-reason-large = Для туру з такою кількістю зауважень звіт причин не наводить. Щоб побачити причину, поясніть дошку.
report-reason-unknown = Причину обчислити вже не можна. { $cause }

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
correction-kept = { $name } залишається в сітці. Результат рахується лише в Open.
correction-game-played = Тур { $round }, дошка { $board }: { $black } і { $white }, результат { $result }.
correction-game-open = Тур { $round }, дошка { $board }: { $black } і { $white }, ще не зіграно.
correction-seat = Тур { $round }, дошка { $board }: грає { $joins } замість { $leaves }.
correction-ordinary = Тур { $round }, дошка { $board }: партія стає звичайною партією Open.
correction-unpaired = Тур { $round }, дошка { $board }: пару розбито, бо її гравців треба визначити знову.
correction-bye = { $name } має бай у турі { $round }.
correction-without-game = { $name } не має партії в турі { $round }. Складіть пару вручну.
correction-later-game-played = Виправлення не можна провести далі, бо дошка { $board } туру { $round } вже має результат. Залиште тих, хто пройшов, або анулюйте пізніші партії.
correction-player-busy = Виправлення не можна провести далі, бо гравець, який проходить тепер, уже зіграв за дошкою { $board } в турі { $round }. Залиште тих, хто пройшов, або анулюйте пізніші партії.
correction-table-begun = KO{ $category } жеребкували з цим результатом, і він уже почався. Залиште його гравців.
correction-table-drawn = KO{ $category } жеребкували з цим результатом. Проведіть виправлення далі, залиште гравців або жеребкуйте сітку знову.
correction-box = KO{ $category }: { $joins } займає клітинку замість { $leaves }.
correction-box-empty = KO{ $category }: клітинка, яку займає { $leaves }, стає порожньою.

ladder-none = Дошка { $board } — не партія плей-оф чи кваліфікації, що закінчилася дзіго, тому перегравання немає.
ladder-decided = Перегравання дошки { $board } завершено. Спершу вилучіть його останню партію.
ladder-not-started = Перегравання дошки { $board } не розпочато. Уведіть, коли зафіксовано дзіго.
ladder-games-entered = Партії перегравання дошки { $board } вже введено. Спершу вилучіть їх.
ladder-time-invalid = «{ $text }» — не час. Пишіть 14:05 або з днем: 2026-11-20T14:05.
ladder-boards-have-times = Партії на менших дошках мають сталий час. Часу, що залишився, не вказуйте.
ladder-new-game-needs-times = Нову партію грають за час, що залишився. Уведіть час Чорних і Білих.
ladder-new-game-decides = Це перегравання вирішує нова партія. Уведіть її результат без розміру дошки.
ladder-other-game-next = Наступна партія цього перегравання — на дошці { $next } × { $next }, а не { $lines } × { $lines }.

standings-round-not-paired = Пари туру { $round } не складено. Таблиця є до туру { $newest }.

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
    }; { $cost }.
check-paired-in-parts = { $place }: пари складено частинами; { $cost }.
check-cost-best = тур такий самий добрий, як за найкращого складання
check-cost-above-best = тур коштує більше, ніж за найкращого складання: { $changes }
check-cost-unknown = його ціну обчислити вже не можна
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

simulation-players = Кількість гравців має бути від 2 до 10000, а не { $players }.
simulation-day = Першого дня змодельованого турніру немає в календарі.
simulation-player-unknown = Гравця змодельованої партії не заявлено.
simulation-ladder-black = Тур { $round }: на дошці { $board } було дзіго. Перегравання виграли Чорні.
simulation-ladder-white = Тур { $round }: на дошці { $board } було дзіго. Перегравання виграли Білі.

entry-change-without-reason = Реєстрацію закрито: щоб змінити дані гравця { $name }, потрібна причина. Додайте її або заповніть рожевий бланк.
entry-sp-unknown = «{ $text }» — не кількість очок SEYGO. Пишіть ціле число або залиште поле порожнім.
entry-no-family-name = У заявці потрібне прізвище.
entry-twice = { $name } вже має заявку. Змініть її, а не додавайте ще одну.
entry-unknown = Заявки { $id } немає. Знайдіть її у списку учасників.
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

slip-register-open = Реєстрація ще відкрита. Змініть саму заявку.
slip-empty = Бланк нічого не просить. Вкажіть, що змінити.
slip-no-family-name = Прізвище не може бути порожнім.
slip-late-incomplete = У пізній заявці потрібні прізвище та ранг.
slip-late-leaves = Пізня заявка не може залишати турнір. Назвіть гравця, який його залишає.
slip-no-reason = Відмова потребує причини для переліку бланків.
slip-unknown = Бланка { $number } немає. Знайдіть його у списку бланків.
slip-already-applied = Бланк { $number } застосовано { $time }. Для іншої зміни додайте інший бланк.
slip-already-refused = Бланк { $number } відхилено { $time }. Для іншої зміни додайте інший бланк.
slip-round-paired = Пари туру { $round } вже складено, тому ніхто не може вступити в нього чи залишити його. Відхиліть бланк або спершу розбийте пари туру.

event-no-name = Турнірові потрібна назва.
competition-day-outside = { $day } — не день турніру (з { $first } по { $last }). Змініть його або дні турніру.
event-ends-before-start = Останній день раніше за перший. Змініть один із них.
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

setting-unknown = Налаштування { $path } немає. Його шлях дивіться у списку налаштувань.
setting-unfit = Значення { $value } не підходить для { $path } ({ $reason }). Форму значення дивіться у списку налаштувань.
setting-unfit-own = Значення { $value } не підходить для { $path }. { $reason }
settings-not-json = Налаштування записати не вдалося ({ $reason }). Повідомте про цю помилку.
competition-gone = Цього змагання в турнірі більше немає.
competition-key-fixed = Ключ змагання змінити не можна.
room-incomplete = Залові «{ $name }» потрібні назва й номери дощок від 1. Виправте це.
rooms-overlap = Зали { $first } і { $second } мають однакову назву або спільну дошку. Дайте кожному своє.
competition-room-unknown = У турнірі немає залу { $name }. Спершу додайте його в event.halls.
tie-breaks-empty = Таблиці потрібен хоча б один критерій, наприклад MMS.
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
stage-changed = Таблиця перед етапом { $name } відтоді змінилася, і тепер пройшли б інші гравці. Скасуйте заповнення або змініть заявки.
competition-has-stages = Етап { $stage } бере гравців зі змагання { $name }. Спершу вилучіть { $stage }.

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
