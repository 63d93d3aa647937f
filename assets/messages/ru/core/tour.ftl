# Тексты части `tour`. Черновой перевод, ещё не проверенный носителем языка.
# Пакеты.
tourbook-bundle-differs = Турнир { $event } уже есть в книге серии, а этот пакет отличается. Проверьте отличия, затем примите их.
tourbook-bundle-key-unknown = Пакет подписан ключом, которого серия не знает. Попросите ключ у организатора и сначала добавьте его.
tourbook-bundle-key = Ключ: { $key }
tourbook-bundle-key-revoked = Пакет подписан ключом, отозванным { $day } (организатор { $holder }). Попросите пакет, подписанный новым ключом.
tourbook-bundle-older = Пакет { $sequence } турнира { $event } старше пакета { $newest } в книге серии. Попросите у организатора самый новый пакет.
tourbook-bundle-fork = Пакет { $sequence } турнира { $event } не продолжает пакет { $newest } в книге серии: у турнира две разные истории. Спросите организатора, какая верна.
tourbook-bundle-gap = Пакет { $sequence } турнира { $event } слишком далёк от пакета { $newest } в книге серии: между ними может не хватать не больше { $most }. Попросите у организатора пакеты между ними.
tourbook-bundle-other-signer = До сих пор турнир { $event } подписывал организатор { $holder }, а этот пакет подписал { $organiser }. Спросите обоих; если турнир передан, добавьте пакет с этим решением.
tourbook-difference-signer = Подпись: { $new } вместо { $old }.
tourbook-handed-over = Теперь этот турнир подписывает { $organiser }; передал: { $old }.
tourbook-difference-gap = После пакета { $newest } не хватает пакетов: { $count }.
tourbook-difference-event = Изменились название, дни, место, чемпионат или коэффициент турнира.
tourbook-difference-table = Изменилась таблица очков.
tourbook-difference-player-gone = Игрока { $player } больше нет в турнире.
tourbook-difference-player-new = Новый игрок турнира: { $player }.
tourbook-difference-player-data = Изменились личные данные игрока { $player }.
tourbook-difference-games = { $count ->
        [one] Изменилась { $count } партия
        [few] Изменились { $count } партии
        [many] Изменилось { $count } партий
       *[other] Изменились { $count } партии
    }.
tourbook-difference-points = { $player }: очков { $new } вместо { $old }.
tourbook-difference-finals = Изменились группы, места или жеребьёвка Финала.
tourbook-difference-ladders = Изменились партии переигровок, квалификации или розовые бланки.
tourbook-difference-other = Изменились баи, сетки плей-офф или места.
tourbook-consequence = { $player }: теперь { $new } вместо { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = без SP
tourbook-edition-unreadable = Сохранённый пакет турнира { $event } не читается ({ $error }). Добавьте пакет турнира снова.

tourbook-key-no-holder = У ключа нет владельца. Введите имя организатора.
tourbook-key-known = Ключ уже есть в книге серии (организатор { $holder }).
tourbook-key-was-revoked = Ключ был отозван, и добавить его снова нельзя (организатор { $holder }). Попросите новый ключ.
tourbook-key-missing = Этого ключа в книге серии нет. Посмотрите список ключей.
tourbook-key-revoked = Ключ уже отозван (организатор { $holder }).

tourbook-unnamed = У серии нет названия. Введите его.
tourbook-championship-unnamed = У чемпионата нет названия. Введите его.
tourbook-championship-unknown = Чемпионата «{ $name }» нет. Выберите чемпионат из списка турниров.
tourbook-player-unknown = Игрока «{ $name }» в серии нет. Посмотрите в списке игроков.
tourbook-player-ambiguous = Игроков с именем { $name }: { $count }. Введите номер из списка игроков.
tourbook-confirm-year = Подтвердить { $year } год нельзя. Выберите год от 2000 до { $last }.
tourbook-merge-same = Объединить игрока { $player } с самим собой нельзя. Назовите двух игроков.
tourbook-separate-same = Это один и тот же игрок, { $player }. Назовите двух игроков.
tourbook-separate-already = { $one } и { $other } уже отмечены как разные люди.
tourbook-no-category = В категории { $category } на { $date } очков ни у кого нет. Выберите другую категорию или дату.
tourbook-no-gain = Игрок { $player } к { $date } очков не набрал.
tourbook-no-year = Года { $year } в календаре нет. Выберите другой.

tourbook-empty = В книге серии нет турниров. Сначала добавьте пакеты.
tourbook-no-points = В { $year } году очков ни у кого нет, печатать нечего.
tourbook-no-sheet = Листа «{ $name }» у серии нет. Выберите один из: { $known }.
tourbook-pages-cannot-write = { $path } записать не удалось ({ $error }). Выберите другую папку или освободите место.
tourbook-pages-other-files = В { $folder } есть другие файлы, не страницы серии. Выберите пустую папку.
