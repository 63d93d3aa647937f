# Тексти крейта `tour`: книга серії. Чернетка перекладу: носій мови її ще не перевіряв.
# Пакети.
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

tourbook-key-no-holder = Ключ не має власника. Уведіть ім’я організатора.
tourbook-key-known = Ключ уже є в книзі серії (власник: { $holder }).
tourbook-key-was-revoked = Ключ відкликано, і додати його знову не можна (власник: { $holder }). Попросіть новий ключ.
tourbook-key-missing = Цього ключа в книзі серії немає. Дивіться список ключів.
tourbook-key-revoked = Ключ уже відкликано (власник: { $holder }).

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

tourbook-empty = У книзі серії немає турнірів. Спершу додайте пакети.
tourbook-no-points = За { $year } рік очок ніхто не має, друкувати нічого.
tourbook-no-sheet = Аркуша «{ $name }» у серії немає. Виберіть щось із цього: { $known }.
tourbook-pages-cannot-write = { $path } записати не вдалося ({ $error }). Виберіть іншу теку або звільніть місце.
tourbook-pages-other-files = У { $folder } є файли, які не належать до сторінок серії. Виберіть порожню теку.
