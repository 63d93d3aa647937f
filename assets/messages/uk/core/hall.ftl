# Тексти мережі зали. : команди вікна й показ. Чернетка перекладу: носій мови її ще не перевіряв.
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
hall-choose-address = Виберіть одну адресу цього комп'ютера; мережа зали ніколи не слухає всі одразу.
hall-address-refused = Мережа зали не може слухати { $address } ({ $error }). Виберіть іншу адресу або порт.
cli-hall-serving = Мережа зали працює за адресою { $url }. Зупиніть її клавішами Ctrl+C.
