# Тексти крейта `api`: команди вікна й показ. Чернетка перекладу: носій мови її ще не перевіряв.
# Команди вікна.
api-no-command = Команди { $name } немає. Перезапустіть програму.
api-response-invalid = Відповідь надіслати не вдалося ({ $error }). Перезапустіть програму.
api-text-too-long = Текст задовгий: у ньому понад { $longest } байтів. Скоротіть його.
api-not-for-the-hall = Екран у залі не може виконати команду { $name }. Він показує лише оприлюднене.
api-no-tour-book = Книгу серії не відкрито. Відкрийте її або створіть нову.

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
