# Textele din crate-ul `print`.
paper-unknown = Formatul de hârtie „{ $name }” nu este disponibil. Alegeți unul dintre { $known }.
copies-out-of-range = Numărul de exemplare trebuie să fie între 1 și { $maximum }, nu { $count }.
font-missing-characters = Niciun font nu are caracterele { $characters }. Modificați aceste texte sau tipăriți � în locul lor: bifați „Înlocuiește caracterele lipsă” în fereastră sau adăugați --replace în linia de comandă.
