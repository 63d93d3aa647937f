# Textos de la crate `session`. Traducción provisional, sin revisar por ningún hablante nativo.
output-exists = { $path } ya existe y no se ha escrito nada. Elija otro nombre o permita sustituir el archivo.
output-replaces-database = { $path } es un archivo de torneo, un libro del circuito u otra base de datos, que ninguna salida puede sustituir. Elija otro nombre.
output-replaces-key = { $path } es la clave de un organizador, que ninguna salida puede sustituir. Elija otro nombre.
output-unreadable = { $path } existe y no se puede leer ({ $cause }), así que no se sustituye. Elija otro nombre.

file-name-missing = { $path } no es un nombre de archivo. Elija otro.
file-not-written = No se pudo escribir { $path } ({ $reason }). Elija otra carpeta o libere espacio.
file-not-readable = No se puede leer { $path } ({ $reason }). Compruebe su nombre y su carpeta.
file-not-regular = No se puede leer { $path }. No es un archivo normal. Elija otro.
file-too-large = { $path } es demasiado grande para un archivo de torneo. Elija otro.
file-exists = { $path } ya existe. Elija otro nombre.
file-not-picked = El programa no conoce este archivo. Elíjalo de nuevo.
request-invalid = La petición de la orden { $name } no es válida ({ $error }). Reinicie el programa.

list-line = Línea { $line }: { $reason }
list-lines-wrong = Problemas en la lista: { $mistakes }, en { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }. Corríjalos e importe de nuevo la lista.
list-lines-more = { $count ->
    [one] { $count } más no se muestra.
   *[other] { $count } más no se muestran.
}

event-not-open = No hay ningún torneo abierto. Abra un torneo o cree uno nuevo.
competition-missing = El torneo no tiene competición. Cree un torneo nuevo.
request-not-json = La petición no se puede guardar en el diario ({ $reason }). Comunique este fallo.
final-game-invalidated = El cambio invalidaría la partida de la Final en el tablero { $board } de la ronda { $round }. Desempareje primero la ronda { $round }. Si sus partidas han empezado, corrija el resultado del que depende y anule las partidas posteriores.
copy-failed = No se pudo hacer una copia en { $folder }. { $reason } Compruebe la carpeta y su espacio libre.
copy-folder-failed = No se puede crear la carpeta ({ $reason }).

date-unknown = «{ $text }» no es una fecha. Escríbala como 2026-11-20.
rating-unknown = «{ $text }» no es un rating. Escriba un número entero de -900 a 3500.
pin-unknown = «{ $text }» no es un PIN EGD. Tiene ocho cifras.
register-number-unknown = «{ $text }» no es un número de licencia o de afiliación. Escriba hasta diez cifras o deje el campo vacío.
licence-status-unknown = «{ $text }» no es el estado de una licencia. Escriba una letra o un guion, o deje el campo vacío.
birth-unknown = «{ $text }» no es un año de nacimiento. Escríbalo como { $example }.
missed-round-unknown = No hay ronda { $round }. Las rondas van de 1 a { $last }.
fixed-board-out-of-range = { $board } no es un tablero. Escriba un número de 1 a 9999, o nada.

season-unknown = La temporada «{ $name }» no se conoce. Elija una de estas: { $known }.
season-misnamed = La temporada incluida «{ $name }» tiene otro nombre en su archivo.
season-file-wrong = En { $path }: { $reason }

key-damaged = { $file } ya no es una clave válida. Restáurela de una copia o quítela de ahí para crear una clave nueva.
key-readable-by-others = Otros usuarios de este ordenador pueden leer la clave { $file }. Permita leerla solo a usted (chmod 600) e inténtelo de nuevo.
key-unusable = La clave { $file } no se puede usar ({ $reason }). Compruebe la carpeta y sus permisos.
key-no-folder = No hay carpeta para su clave. Ponga DRAWMASTER_DATA en una carpeta.

printer-no-service = Este ordenador no tiene servicio de impresión (el programa lp). Guarde el PDF e imprímalo desde su programa de PDF.
printer-none = No hay ninguna impresora instalada en este ordenador. Instale una en los ajustes del sistema o guarde el PDF.
printer-refused = La impresora { $printer } no aceptó la hoja: { $reason }.
printer-refused-hint = Compruebe su nombre y que esté encendida, o guarde el PDF.
printer-service-failed = No se puede usar el servicio de impresión ({ $reason }). Guarde el PDF e imprímalo desde su programa de PDF.
