# Тексты части `api`. Черновой перевод, ещё не проверенный носителем языка.
# Команды окна.
api-no-command = Команды { $name } нет. Перезапустите программу.
api-response-invalid = Ответ отправить не удалось ({ $error }). Перезапустите программу.
api-text-too-long = Текст слишком длинный: больше { $longest } байт. Сократите его.
api-not-for-the-hall = Окно зала не может использовать команду { $name }. Оно показывает только опубликованное.
api-no-tour-book = Книга серии не открыта. Откройте её или создайте новую.

demo-folder = Папку { $folder } создать не удалось ({ $error }). Выберите другую.
demo-registered = { $event }: { $players ->
        [one] зарегистрирован { $players } игрок
        [few] зарегистрировано { $players } игрока
        [many] зарегистрировано { $players } игроков
       *[other] зарегистрировано { $players } игрока
    }.
demo-closed = Регистрация закрыта. Номера — от 1 до { $last }.
demo-drawn = Жеребьёвка KO{ $category } проведена с энтропией { $entropy }: { $lines ->
        [one] { $lines } строка
        [few] { $lines } строки
        [many] { $lines } строк
       *[other] { $lines } строки
    }.
demo-round = Пары тура { $round } составлены, тур сыгран и подтверждён.

host-folder = Папку { $folder } создать не удалось ({ $error }). Освободите место или проверьте права.
host-no-data-folder = В системе нет папки для данных программы ({ $error }). Создайте турнир в папке по своему выбору.
host-no-free-name = В папке { $folder } слишком много учебных турниров. Удалите часть.
host-cannot-open = { $path } открыть не удалось ({ $error }). Откройте его из файлового менеджера.
host-second-window = Окно зала не отвечает ({ $error }). Перезапустите программу.
demo-played = { $name }: { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, сыграно { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партии
    }.
