# Textele din crate-ul `session`.

# Fișiere scrise
output-replaces-database = { $path } este un fișier de eveniment, o carte a circuitului sau altă bază de date, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-replaces-key = { $path } este cheia unui organizator, pe care niciun fișier scris nu o poate înlocui. Alegeți alt nume.
output-unreadable = { $path } există și nu poate fi citit ({ $cause }), deci nu este înlocuit. Alegeți alt nume.
