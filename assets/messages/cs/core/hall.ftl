# Texty sítě v sále. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
hall-title = Sál
hall-skip = Přejít k obsahu
hall-menu = Stránky
hall-find = Najít svůj stůl
hall-offline = Bez spojení s pultem. Stránka může být zastaralá.
hall-updated = Aktualizováno
hall-language = Jazyk
hall-your-name = Vaše jméno
hall-nobody = Žádný hráč tohoto jména nemá stůl.
hall-colour = Barva
hall-no-times = Časový rozvrh ještě není stanoven.
hall-next-round = Následuje:
hall-minutes = min
hall-choose-address = Vyberte jednu adresu tohoto počítače; síť v sále nikdy nenaslouchá na všech.
hall-address-refused = Síť v sále nemůže naslouchat na { $address } ({ $error }). Zvolte jinou adresu nebo port.
cli-hall-serving = Síť v sále běží na { $url }. Ukončíte ji pomocí Ctrl+C.
