# Texty modulu `print`. Návrh překladu, který zatím nezkontroloval žádný rodilý mluvčí.
paper-unknown = Papír „{ $name }“ není podporován. Zvolte jeden z: { $known }.
copies-out-of-range = Počet kopií musí být 1 až { $maximum }, ne { $count }.
font-missing-characters = Žádné písmo nemá znaky { $characters }. Změňte tyto texty, nebo místo nich tiskněte �: v okně zvolte „Nahradit chybějící znaky“, nebo na příkazové řádce přidejte --replace.
