# Тексты сети зала. Черновой перевод, ещё не проверенный носителем языка.
hall-title = Зал
hall-skip = Перейти к содержанию
hall-menu = Страницы
hall-find = Найти доску
hall-offline = Нет связи с судейским столом. Страница могла устареть.
hall-updated = Обновлено
hall-language = Язык
hall-your-name = Ваше имя
hall-nobody = У игрока с таким именем нет доски.
hall-colour = Цвет
hall-no-times = Расписание ещё не определено.
hall-next-round = Далее:
hall-minutes = мин
hall-choose-address = Выберите один адрес этого компьютера; сеть зала никогда не слушает все сразу.
hall-address-refused = Сеть зала не может слушать { $address } ({ $error }). Выберите другой адрес или порт.
cli-hall-serving = Сеть зала работает по адресу { $url }. Остановите её клавишами Ctrl+C.
