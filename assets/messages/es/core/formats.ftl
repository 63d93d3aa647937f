# Textos de la crate `formats`. Traducción provisional, sin revisar por ningún hablante nativo.
import-empty = El archivo está vacío. Elija el archivo que guardó el otro programa.
import-too-large = El archivo tiene { $megabytes } MB, pero un torneo nunca necesita más de { $most } MB. Elija otro archivo.
import-not-utf8 = La línea { $line } no es texto UTF-8. Guarde de nuevo el archivo con la codificación UTF-8.
import-malformed = Línea { $line }, columna { $column }: { $problem } Guarde de nuevo el archivo en el programa que lo creó.
import-hostile = Línea { $line }, columna { $column }: { $problem } Ningún archivo de torneo es así, por lo que se rechaza.
import-limit-players = El archivo tiene más de { $most } jugadores, por lo que se rechaza. Ningún torneo es tan grande. Compruebe que es el archivo correcto.
import-limit-games = El archivo tiene más de { $most } partidas, por lo que se rechaza. Ningún torneo es tan grande. Compruebe que es el archivo correcto.
import-limit-rounds = El archivo tiene más de { $most } rondas, por lo que se rechaza. Ningún torneo es tan grande. Compruebe que es el archivo correcto.
import-other-format = Esto no es { $expected }. { $found }
import-player-twice = { $name } está dos veces en la lista de jugadores. Cambie el nombre o quite uno de los dos y guarde de nuevo el archivo.
import-player-nameless = El jugador { $place } de la lista no tiene nombre. Dele nombre o quítelo y guarde de nuevo el archivo.
import-unknown-rank = { $name } tiene el rango «{ $rank }», que no es válido. Corríjalo a 30k a 1k, 1d a 9d o 1p a 9p.
import-bad-line = Línea { $line }: { $problem }
import-bad-lines =
    { $lines ->
        [one] Problemas en la lista: { $problems }, en { $lines } línea. Corríjalos e importe de nuevo la lista.
       *[other] Problemas en la lista: { $problems }, en { $lines } líneas. Corríjalos e importe de nuevo la lista.
    }
import-missing-column = La lista no tiene columna { $column }. Nómbrela en la primera línea o elija qué columna es. Una lista necesita el rango y, o bien apellidos y nombre, o bien el nombre completo.
import-same-column = Dos columnas tienen el mismo significado; la segunda es «{ $heading }». Omita una de ellas o elija otro significado.
import-other-encoding = La línea { $line } no es texto { $encoding }. Elija la codificación en que se guardó la lista.
import-unknown-encoding = No hay codificación «{ $name }». Elija entre { $known }.
import-workbook = Esta hoja de cálculo no se puede leer: está dañada, en el formato antiguo de Excel (xls) o es demasiado grande. Guárdela como xlsx, ods o CSV (UTF-8).

import-format-rating-list = una lista de rating de la EGD, la FFG o la AGA
import-format-egd-results = un archivo de resultados de la European Go Database (H9)
import-format-ffg-results = un archivo de resultados de la federación francesa (tou)
import-format-aga-results = un archivo de resultados de la American Go Association (AGA)
import-format-trf = un informe de la federación de ajedrez (TRF16)
import-format-macmahon = un archivo de MacMahon
import-format-opengotha = un archivo de OpenGotha
import-format-pairgoth = un archivo de Pairgoth de un torneo individual
import-format-seed-list = una lista de cabezas de serie del circuito

import-archive-damaged = El archivo ZIP está dañado. Descárguelo de nuevo.
import-archive-empty = El archivo ZIP está vacío. Descárguelo de nuevo.
import-archive-files = El archivo ZIP contiene { $files } archivos. Descárguelo de nuevo o elija la lista misma.
import-archive-nested = El archivo ZIP contiene otro archivo comprimido. Descomprímalo y elija la lista misma.
import-found-browser-check = Es la página «checking your browser» que el sitio muestra primero. Espere en el navegador a que aparezca la lista y guárdela entonces.
import-found-harmful-characters = Un nombre tiene caracteres que ocultan o reordenan otros. Pídaselo de nuevo a quien lo envió.
import-found-newer-version = Lo escribió una versión más nueva del programa. Use una versión más nueva.
import-found-no-list = No es ninguna de las listas que publican la European Go Database, la federación francesa y la AGA. Elija una de ellas.
import-found-no-player-lines = No contiene ninguna línea de jugador. Elija otro archivo.
import-found-not-json = No es JSON. Elija otro archivo.
import-found-other-kind = Es un archivo de otro tipo. Elija otro archivo.
import-found-root-without-parameters = Su elemento raíz es { $element } y no contiene jugadores ni parámetros. Elija otro archivo.
import-found-root-without-players = Su elemento raíz es { $element } y no contiene jugadores. Elija otro archivo.
import-found-signature = Su firma no encaja porque se cambió después de firmarse. Pídaselo de nuevo a quien lo envió.
import-found-type = Su tipo es { $kind }. Elija otro archivo.
import-found-wrong-values = Falta un valor o no es válido. Pídaselo de nuevo a quien lo envió.
import-found-zero-bytes = Contiene bytes nulos, así que no es texto simple. Guárdelo de nuevo como UTF-8.
import-json-cut-off = El archivo está cortado.
import-json-invalid = Esto no es JSON válido.
import-json-value = Falta un valor del torneo o no es válido.

import-problem-birth = «{ $text }» no es un año o día de nacimiento. Escríbalo como 2014 o como 2014-05-31.
import-problem-field-count = La línea tiene { $fields } campos, pero la primera línea nombra { $columns } columnas. Corrija los separadores.
import-problem-long-field = Un campo tiene { $bytes } bytes, más de { $most }: «{ $start }». Acórtelo o compruebe las comillas.
import-problem-long-line = La línea tiene { $bytes } bytes, más de { $most }. Ninguna lista es así. Elija otro archivo.
import-problem-long-text = Un texto tiene más de { $most } bytes.
import-problem-no-club = Falta el club del jugador. Escríbalo tras el país.
import-problem-no-country = Falta el país del jugador. Escriba su código de dos letras.
import-problem-no-family-name = Faltan los apellidos del jugador. Escríbalos.
import-problem-no-given-name = Falta el nombre del jugador. Escríbalo.
import-problem-rank-missing = Falta el rango del jugador. Escriba uno, como 5k.
import-problem-no-name = El jugador no tiene nombre. Escriba apellidos y nombre.
import-problem-no-rank = { $name } no tiene rango. Escriba uno, como 5k.
import-problem-no-rank-or-name = El jugador no tiene rango. Escriba uno, como 5k.
import-problem-not-a-round = Una palabra tras la primera ronda no es una ronda. Corríjala o quítela.
import-problem-not-an-aga-game = La línea no es una partida. Escriba los números de Blanco y Negro, W o B para el ganador, el hándicap y el komi.
import-problem-aga-number = Un jugador de la partida no está en la lista de jugadores. Corrija el número.
import-problem-trf-number = Falta el número del jugador. Escríbalo en las columnas 5 a 8.
import-sheet-unknown = El libro no tiene una hoja «{ $sheet }» con celdas. Tiene: { $known }. Elija una de ellas.
import-problem-not-csv = No es una línea de un archivo CSV. Guarde de nuevo la lista como CSV UTF-8.
import-problem-only-family-name = «{ $name }» son apellidos sin nombre. Escriba ambos.
import-problem-only-given-name = «{ $name }» es un nombre sin apellidos. Escriba ambos.
import-problem-pin = «{ $text }» no es un PIN EGD. Un PIN tiene ocho cifras.
import-problem-points = «{ $text }» no es un número de puntos SEYGO. Escriba un número entero.
import-problem-rating = «{ $text }» no es un rating. Escriba un número entero de -900 a 3500.
import-problem-same-number = { $number } { $value } está también en la línea { $first }. Una persona solo puede inscribirse una vez.
import-problem-register-number = «{ $text }» no es un número de licencia o de afiliación. Escriba hasta diez cifras.
import-problem-sex = «{ $text }» no es un sexo. Escriba f o m, o deje el campo vacío.
import-problem-too-many-fields = La línea tiene { $fields } campos, más de { $most }. Compruebe los separadores.
import-problem-too-many-lines = Una lista puede tener como mucho { $most } jugadores. Divídala.
import-problem-too-many-players = Un archivo de resultados puede tener como mucho { $most } jugadores. Compruebe que es el archivo correcto.
import-problem-zero-byte = La línea contiene un byte nulo, así que el archivo está dañado. Guarde de nuevo la lista como CSV UTF-8.
import-season-syntax = Esto no es TOML válido. Compruebe comillas, corchetes y comas.
import-season-unknown-field = Campo desconocido `{ $field }`. Compruebe cómo está escrito.
import-season-missing-field = Falta el campo `{ $field }`. Añádalo.
import-season-value = El valor { $value } no es válido aquí. Corríjalo.

import-xml-attribute = Un atributo no tiene la forma name="value".
import-xml-attribute-twice = { $element } tiene dos veces el atributo { $attribute }.
import-xml-attributes = { $element } tiene más de { $most } atributos.
import-xml-all-attributes = Hay más de { $most } atributos.
import-xml-closing-tag = Una etiqueta de cierre no tiene etiqueta de apertura.
import-xml-cut-off = El archivo se corta antes de cerrarse { $element }.
import-xml-depth = Hay elementos anidados a más de { $most } niveles.
import-xml-elements = Hay más de { $most } elementos.
import-xml-empty = El archivo no contiene XML.
import-xml-escape = Un & no empieza un carácter conocido.
import-xml-invalid = Esto no es XML.
import-xml-long-attribute-name = El nombre de un atributo tiene { $bytes } bytes, más de { $most }.
import-xml-long-element-name = El nombre de un elemento tiene { $bytes } bytes, más de { $most }.
import-xml-long-text = El texto de { $element } tiene más de { $most } bytes.
import-xml-long-value = El valor de { $attribute } tiene { $bytes } bytes, más de { $most }.
import-xml-own-dtd = El archivo contiene su propia definición de tipo de documento.
import-xml-reference = La referencia &{ $name }; no es un carácter conocido.
import-xml-second-document = Empieza un segundo documento.
import-xml-tags = El elemento { $open } se cierra como { $close }.
import-xml-text-outside = Hay texto fuera del documento.
import-xml-unfinished-tag = El archivo acaba o se interrumpe dentro de una etiqueta.
import-xml-zero-byte = El archivo contiene un byte nulo, así que está dañado.

import-note-more =
    { $count ->
        [one] { $count } aviso más no se muestra.
       *[other] { $count } avisos más no se muestran.
    }
import-note-adjustment-rounded = { $name }: el ajuste de puntuación de { $quarters } cuartos de punto se redondea hacia abajo a { $points } puntos.
import-note-aga-defaults = El archivo no tiene tiempos, descansos ni ajustes. Se usan { $minutes } minutos y un torneo McMahon. Corríjalos.
import-note-aga-placeholders = Jugadores cuyo número equivale a ninguno: { $count }. Aquí no tienen número AGA.
import-note-aga-undecided = Partidas sin resultado: { $count }. El archivo no dice si acabaron en jigo, por incomparecencia o de ningún modo. Introduzca los resultados.
import-note-aga-moved = Partidas pasadas a una ronda posterior porque uno de los jugadores tiene otra en la suya: { $count }.
import-note-aga-game-left = Línea { $line }: se omite la partida. Es de un solo jugador, o un jugador tendría más de { $last } rondas.
import-note-board-size = Las partidas son en tableros de tamaño { $size }, que aquí los torneos no tienen. Se usa 19x19 y el tamaño se guarda para una exportación.
import-note-board-twice = Ronda { $round }, tablero { $board }: dos partidas tienen este tablero. Una de ellas pasa al tablero { $other }.
import-note-byoyomi-periods = OpenGotha no guarda el número de periodos de byo-yomi. Se usa un periodo. Corríjalo.
import-note-cancelled = Ronda { $round }: se anuló una partida. Se importó con el resultado «sin resultado».
import-note-categories = El archivo tiene { $categories } categorías pero solo { $limits } de sus límites.
import-note-class-time = El archivo tiene la clase { $class } pero no el ritmo de juego. Se usan { $minutes } minutos, el tiempo más corto de esta clase.
import-note-class-unrated = El archivo tiene la clase { $class }, pero su ritmo de juego es demasiado corto para cualquier clase. Las partidas no son computables.
import-note-class-lower = El archivo tiene la clase { $class }, pero su ritmo de juego solo permite la clase { $allowed }. Corrija el ritmo de juego.
import-note-column = Se omite la columna «{ $heading }».
import-note-congress-numbers =
    { $count ->
        [one] El número de inscripción al congreso de { $count } jugador no se usa aquí. Se guarda para una exportación a Pairgoth.
       *[other] Los números de inscripción al congreso de { $count } jugadores no se usan aquí. Se guardan para una exportación a Pairgoth.
    }
import-note-country = { $name }: «{ $country }» no es un código de país de dos letras y se omite.
import-note-criterion = El criterio de clasificación «{ $criterion }» es desconocido y se omite.
import-note-damaged-line = Línea { $line }: «{ $text }» no es un jugador y se omite.
import-note-damaged-lines =
    { $count ->
        [one] No se pudo leer { $count } línea de la lista.
       *[other] No se pudieron leer { $count } líneas de la lista.
    }
import-note-egd-handicap = El archivo dice que los hándicaps se reducen en { $reduction }, pero no de qué dependen. Compruebe los ajustes del hándicap.
import-note-encoding-guessed = La lista no es UTF-8. Se leyó como { $encoding }. Compruebe los nombres.
import-note-external-dtd = El archivo remite a una definición de tipo de documento externa, que no se leyó.
import-note-ffg-adjusted = El archivo solo tiene el tiempo ajustado de { $adjusted } minutos, no el tiempo adicional. Se usa un byo-yomi de { $seconds } segundos, que da el mismo tiempo ajustado. Corríjalo.
import-note-ffg-no-time = El archivo no contiene el tiempo principal. Se usan { $minutes } minutos. Corrija el ritmo de juego.
import-note-ffg-overtime = El archivo menciona tiempo adicional pero no su duración. No se usa tiempo adicional. Corrija el ritmo de juego.
import-note-foreign-games = Valores de partidas que aquí los torneos no tienen, guardados para una exportación al mismo programa: { $names }.
import-note-foreign-left = { $name }: el valor es demasiado largo para guardarlo y se omite.
import-note-foreign-players = Valores de jugadores que aquí los torneos no tienen, guardados para una exportación al mismo programa: { $names }.
import-note-foreign-settings = Ajustes que aquí los torneos no tienen, guardados para una exportación al mismo programa: { $names }.
import-note-game-replaced = Ronda { $round }, tablero { $board }: dos partidas tienen este tablero. Se conserva la última.
import-note-handicap = Ronda { $round }, tablero { $board }: el hándicap { $handicap } es mayor que 9. Aquí se usa un hándicap de 9 y el otro se guarda para una exportación.
import-note-internet = El torneo se jugó por internet, así que sus partidas son de clase D.
import-note-internet-address = El archivo contiene la dirección de internet de su director, que no se importó.
import-note-komi = El komi no es múltiplo de medio punto. Aquí se redondea hacia abajo y se guarda para una exportación.
import-note-late-rounds = Línea { $line }: se omiten las rondas tras la { $last }.
import-note-level = { $name }: el nivel { $written } es desconocido. Se usa { $rank }.
import-note-line-cleaned = Línea { $line }: se quitaron caracteres de control de «{ $text }».
import-note-line-no-pin = Línea { $line }: «{ $text }» no es un PIN EGD de ocho cifras y se omite.
import-note-lines-disagree = Ronda { $round }: las líneas { $line } y { $other } no coinciden. La partida se omite.
import-note-macmahon-defaults = El archivo no tiene fechas, ritmo de juego o komi. Se usan { $day }, 60 minutos y 6,5. Corríjalos.
import-note-macmahon-half-groups = En este torneo, MacMahon empareja a los jugadores con medio punto más en el grupo de puntuación inferior. Aquí se emparejan por su puntuación exacta.
import-note-macmahon-no-result = MacMahon cuenta una partida sin resultado como medio punto. Aquí no cuenta nada hasta introducir su resultado.
import-note-macmahon-rating-rank = En este torneo, MacMahon toma los rangos de los ratings. Se usan los rangos introducidos. Compruébelos.
import-note-macmahon-rating-score = En este torneo, MacMahon toma las puntuaciones iniciales de los ratings. Aquí se deducen de los rangos. Compruébelas.
import-note-macmahon-zero = En este torneo MacMahon cuenta la puntuación desde { $level }; aquí se cuenta desde 30 kyu. La puntuación de todos es aquí { $points } menor, y también la de cada rival en SOS. El orden es el mismo.
import-note-name-twice = Líneas { $first } y { $line }: { $name } aparece dos veces.
import-note-no-criteria = El archivo no contiene criterios de clasificación. Se usan MMS, SOS y SOSOS.
import-note-no-headings = La lista no tiene títulos. El significado de las columnas se deduce de su contenido. Compruebe los jugadores.
import-note-no-rank = { $name } no tiene rango. Se usa 30k, como en OpenGotha.
import-note-one-time = El archivo tiene un solo tiempo para el principal y el adicional. Se usan { $minutes } minutos como tiempo principal.
import-note-pairgoth-jigo = En este torneo, Pairgoth redondea los puntos McMahon hacia abajo a puntos enteros. Aquí se conserva el medio punto de un jigo, de modo que los jugadores con un número impar de jigos tienen medio punto más, y también sus rivales en el SOS.
import-note-pairgoth-sos = Pairgoth cuenta una ronda sin partida en el SOS como la puntuación inicial y medio punto por ronda. Aquí cuenta la puntuación inicial, de modo que el SOS de los jugadores sin partida en una ronda es menor.
import-note-pin = { $name }: «{ $pin }» no es un PIN EGD de ocho cifras y se omite.
import-note-player-cleaned = { $name }: se quitaron caracteres de control del nombre o de otro campo.
import-note-rank-bare = Línea { $line }: el rango «{ $written }» no tiene k ni d. Se usa { $rank }. Compruébelo.
import-note-rank-below = Línea { $line }: el rango «{ $written }» es inferior a 30k. Se usa { $rank }.
import-note-rank-range = { $name }: el rango { $grade } está fuera del intervalo de 30k a 9d. Se usa { $rank }.
import-note-rating = { $name }: «{ $rating }» no es un rating y se omite.
import-note-rating-range = { $name }: el rating { $rating } está fuera del intervalo de { $least } a { $most }. Se usa { $used }.
import-note-ratings-shifted = El archivo es antiguo. Se suma { $shift } a sus ratings, como en OpenGotha.
import-note-ratings-unchanged = El archivo no contiene la versión de sus datos. Sus ratings se usan sin cambios.
import-note-register-number = { $name }: «{ $number }» no es un número de licencia o de afiliación, que tiene hasta diez cifras. Se omite.
import-note-result = Ronda { $round }, tablero { $board }: el resultado «{ $result }» es desconocido, así que la partida aún no tiene resultado.
import-note-round = Se descarta una partida o un bye de la ronda «{ $round }». Las rondas se numeran de 1 a { $last }.
import-note-round-number = Se omite una ronda sin número de 1 a { $last }.
import-note-round-range = Se descartan las partidas de la ronda { $round }. Las rondas se numeran de 1 a { $last }.
import-note-rounds-raised = El archivo prevé { $planned } rondas pero tiene partidas en la ronda { $last }. El torneo tiene ahora { $last } rondas.
import-note-same-pin = { $name } tiene el mismo PIN EGD { $pin } que { $first }. Se omite el segundo PIN.
import-note-score-correction = { $name }: se omite la corrección { $correction } de la puntuación inicial.
import-note-score-zero = El archivo pone el cero de las puntuaciones en { $zero }, pero OpenGotha cuenta desde 30k. Este torneo también cuenta desde 30k.
import-note-scores-unknown = El archivo no contiene la barra, el suelo ni el cero de las puntuaciones. Compruébelos antes de usar la clasificación.
import-note-second-bye = Ronda { $round }: un jugador tiene un bye además de una partida u otro bye. El bye se descarta.
import-note-second-game = Ronda { $round }, tablero { $board }: un jugador ya tiene una partida en otro tablero. Esta partida se descarta.
import-note-sheet =
    { $others ->
        [one] Se leyó la hoja «{ $sheet }». No se leyó { $others } hoja más con celdas.
       *[other] Se leyó la hoja «{ $sheet }». No se leyeron { $others } hojas más con celdas.
    }
import-note-self-pairing = Ronda { $round }, tablero { $board }: un jugador se enfrenta a sí mismo. La partida se descarta.
import-note-setting = El ajuste { $setting } tiene el valor «{ $value }», que no es válido. Se usa el predeterminado.
import-note-start = El archivo no contiene el primer día del torneo. Se usa { $day }. Corríjalo.
import-note-status = { $name }: el estado «{ $status }» es desconocido. El jugador se importa como preinscrito.
import-note-system = El sistema { $system } es desconocido. Se usa el sistema suizo.
import-note-pair-incomplete = { $name } no es una pareja de dos jugadores del archivo y se omite.
import-note-team-player = { $name } está en el equipo { $team }, pero no entre los jugadores del archivo. El tablero se omite.
import-note-teams =
    { $count ->
        [one] { $count } equipo se guarda para una exportación. Aquí las partidas solo cuentan para sus jugadores; para que se enfrenten equipos, importe el archivo con --teams en la línea de órdenes.
       *[other] { $count } equipos se guardan para una exportación. Aquí las partidas solo cuentan para sus jugadores; para que se enfrenten los equipos, importe el archivo con --teams en la línea de órdenes.
    }
import-note-title-rows = Se omiten las líneas 1 a { $last }, encima de los títulos.
import-note-total-row = Línea { $line }: «{ $text }» resume la lista y se omite.
import-note-tournament-cleaned = Se quitaron caracteres de control del nombre del torneo.
import-note-trf-ranks = El archivo no tiene rangos de go. Se deducen del rating. Compruébelos.
import-note-trf-unrated = Jugadores sin rating, que aquí tienen el rango 30k: { $count }. Introduzca sus rangos.
import-note-unclear-day = Línea { $line }: «{ $text }» tiene primero el día o el mes. Solo se usa el año { $year }. Escriba los días como 2014-05-31.
import-note-unknown-player = Ronda { $round }: se descarta una partida con un jugador que no está en la lista.
import-note-unknown-player-bye = Ronda { $round }: se descarta el bye de «{ $player }». Este jugador no está en la lista.
import-note-unknown-player-game = Ronda { $round }, tablero { $board }: se descarta la partida de «{ $player }». Este jugador no está en la lista.
import-note-unknown-rank = { $name } tiene el rango 99K, que en OpenGotha significa desconocido. Se usa 30k.
export-note-one-name = { $name } tiene un solo nombre. OpenGotha necesita dos, así que se escribe un guion por el que falta.
export-note-class = { $program } no guarda la clase elegida. Las partidas cuentan allí como clase { $class }. Envíe los resultados a la EGD desde aquí o elija un ritmo de juego de la clase inferior.
export-note-criterion = OpenGotha no tiene el criterio { $criterion }, así que se omite en el archivo.
export-note-criteria = OpenGotha tiene como mucho { $most } criterios, así que los últimos se omiten en el archivo: { $left }.
export-note-egd-pin-unknown = El PIN { $pin } de { $name } no está en la lista de rating. Compruébelo o importe una lista más nueva.
export-note-egd-candidate = { $name } puede ser { $rated } { $rank } de la lista de rating. Introduzca el PIN { $pin } si es la misma persona.
export-note-parameters = Con los ajustes del torneo, algunos jugadores tendrían otro puesto en OpenGotha. El archivo tiene otros ajustes, que dan a todos sus puestos hasta ahora: { $settings }.
export-note-places =
    { $count ->
        [one] { $count } jugador tiene otro puesto en OpenGotha, que cuenta de otro modo byes, ausencias, incomparecencias o un criterio: { $names }.
       *[other] { $count } jugadores tienen otro puesto en OpenGotha, que cuenta de otro modo byes, ausencias, incomparecencias o un criterio: { $names }.
    }
export-note-zero =
    { $more ->
        [one] OpenGotha cuenta las puntuaciones desde 30k, así que cada MMS es allí { $more } punto más alto que en este torneo.
       *[other] OpenGotha cuenta las puntuaciones desde 30k, así que cada MMS es allí { $more } puntos más alto que en este torneo.
    }
export-note-egd-unrated = El ritmo de juego o la clase elegida hacen que las partidas no sean computables, así que la EGD no las cuenta. Si es un error, corrija el ritmo de juego.
export-note-egd-place = El torneo no tiene país o lugar, que la EGD pide. Introdúzcalos en los ajustes.
export-note-egd-hidden =
    { $count ->
        [one] { $count } jugador no aceptó publicarse completo, así que la EGD no puede computar sus partidas: { $names }. Pregúntele o envíe el archivo sin este jugador.
       *[other] { $count } jugadores no aceptaron publicarse completos, así que la EGD no puede computar sus partidas: { $names }. Pregúnteles o envíe el archivo sin estos jugadores.
    }
export-note-egd-no-pin =
    { $count ->
        [one] { $count } jugador no tiene PIN EGD y puede crearse dos veces en la EGD: { $names }. Busque el PIN en la lista de rating.
       *[other] { $count } jugadores no tienen PIN EGD y pueden crearse dos veces en la EGD: { $names }. Busque los PIN en la lista de rating.
    }
export-note-egd-no-result = Ronda { $round }, tablero { $board }: la partida no tiene resultado. Introdúzcalo antes de enviar el archivo.
export-note-egd-both = Ronda { $round }, tablero { $board }: el resultado { $result } cuenta lo mismo para ambos jugadores, y la EGD no lo acepta. Corríjalo.
export-note-ffg-licences =
    { $count ->
        [one] { $count } jugador francés no tiene número de licencia: { $names }. Introdúzcalo en la inscripción.
       *[other] { $count } jugadores franceses no tienen número de licencia: { $names }. Introdúzcalos en la inscripción.
    }
export-note-ffg-hidden =
    { $count ->
        [one] { $count } jugador no aceptó publicarse completo, así que la federación no puede computar sus partidas: { $names }. Pregúntele o envíe el archivo sin este jugador.
       *[other] { $count } jugadores no aceptaron publicarse completos, así que la federación no puede computar sus partidas: { $names }. Pregúnteles o envíe el archivo sin estos jugadores.
    }
export-note-ffg-cut =
    { $count ->
        [one] El nombre de { $count } jugador se corta a { $most } letras: { $names }.
       *[other] Los nombres de { $count } jugadores se cortan a { $most } letras: { $names }.
    }
export-note-ffg-forfeit = Ronda { $round }, tablero { $board }: la incomparecencia se escribe como ronda sin partida, para que la federación no la compute.
export-note-aga-numbers = Jugadores sin número AGA, que reciben en este archivo un número superior a 90000: { $count }. Introduzca sus números en la inscripción: { $names }.
export-note-aga-hidden = Jugadores que no aceptaron publicarse por completo, por lo que la AGA no puede puntuar sus partidas: { $count }. Pregúnteles o envíe el archivo sin ellos: { $names }.
export-note-aga-game = Ronda { $round }, tablero { $board }: la AGA no puntúa la partida, porque no se jugó o no tiene ganador. El archivo lleva un signo de interrogación.
export-note-macmahon-lost = El archivo no tiene fechas, lugar, horas, komi, años de nacimiento, números del circuito, opciones de publicación, cuadros ni puntos, porque MacMahon no los guarda. Conserve el archivo de torneo.
export-note-macmahon-places =
    { $count ->
        [one] { $count } jugador tiene otro puesto en MacMahon, que cuenta de otro modo byes, ausencias, incomparecencias o un criterio: { $names }.
       *[other] { $count } jugadores tienen otro puesto en MacMahon, que cuenta de otro modo byes, ausencias, incomparecencias o un criterio: { $names }.
    }
export-note-macmahon-criterion = MacMahon no tiene el criterio { $criterion }, así que se omite en el archivo.
export-note-macmahon-system = MacMahon solo conoce torneos McMahon y suizos, así que el archivo tiene las partidas y resultados de este sistema y nada más.
export-note-macmahon-handicap = En MacMahon la barra no exime a una partida del hándicap. Los jugadores por encima de { $rank } cuentan allí como { $rank }.
export-note-macmahon-board = MacMahon tiene un solo tamaño de tablero para todas las partidas, así que el archivo tiene 19x19.
export-note-macmahon-walkover = Ronda { $round }, tablero { $board }: el walkover se escribe como resultado del árbitro, que da puntos.
export-note-macmahon-no-result = Ronda { $round }, tablero { $board }: una partida sin resultado se escribe como partida sin terminar.
export-note-macmahon-ghosts =
    { $count ->
        [one] { $count } jugador fantasma se escribe como comodín: { $names }.
       *[other] { $count } jugadores fantasma se escriben como comodines: { $names }.
    }
export-note-macmahon-guests =
    { $count ->
        [one] { $count } invitado ocupa un puesto en MacMahon: { $names }.
       *[other] { $count } invitados ocupan puestos en MacMahon: { $names }.
    }
export-note-macmahon-withdrawn =
    { $count ->
        [one] { $count } jugador retirado sigue en el archivo y se salta las demás rondas: { $names }.
       *[other] { $count } jugadores retirados siguen en el archivo y se saltan las demás rondas: { $names }.
    }
export-note-pairgoth-lost = El archivo no tiene salas, horas de inicio, años de nacimiento, números del circuito, opciones de publicación, rangos profesionales, cuadros ni puntos, porque Pairgoth no los guarda. Conserve el archivo de torneo.
export-note-pairgoth-places =
    { $count ->
        [one] { $count } jugador tiene otro puesto en Pairgoth, que cuenta de otro modo byes, ausencias, incomparecencias o un criterio: { $names }.
       *[other] { $count } jugadores tienen otro puesto en Pairgoth, que cuenta de otro modo byes, ausencias, incomparecencias o un criterio: { $names }.
    }
export-note-pairgoth-criterion = Pairgoth no tiene el criterio { $criterion }, así que se omite en el archivo.
export-note-pairgoth-system = Pairgoth solo conoce torneos McMahon y suizos, así que el archivo tiene las partidas y resultados de este sistema y nada más.
export-note-pairgoth-handicap = En Pairgoth la barra no exime a una partida del hándicap. Los jugadores por encima de { $rank } cuentan allí como { $rank }.
export-note-pairgoth-board = Pairgoth tiene un solo tamaño de tablero para todas las partidas, así que el archivo tiene 19x19.
export-note-pairgoth-boards = Pairgoth tiene equipos de 2 a { $last } tableros, así que quizá no abra un archivo con equipos de { $size }.
export-note-pairgoth-not-played = Ronda { $round }, tablero { $board }: la incomparecencia o walkover se escribe como resultado jugado.
export-note-pairgoth-unrated =
    { $count ->
        [one] Pairgoth necesita el rating de cada jugador, así que { $count } jugador sin rating recibe el de su rango: { $names }.
       *[other] Pairgoth necesita el rating de cada jugador, así que { $count } jugadores sin rating reciben el de su rango: { $names }.
    }
export-note-pairgoth-guests =
    { $count ->
        [one] { $count } jugador fantasma o invitado es un jugador ordinario en Pairgoth: { $names }.
       *[other] { $count } jugadores fantasma o invitados son jugadores ordinarios en Pairgoth: { $names }.
    }
export-note-pairgoth-withdrawn =
    { $count ->
        [one] { $count } jugador retirado sigue en el archivo y se salta las demás rondas: { $names }.
       *[other] { $count } jugadores retirados siguen en el archivo y se saltan las demás rondas: { $names }.
    }
export-note-trf-handicaps =
    { $count ->
        [one] El archivo no dice que { $count } partida tiene hándicap.
       *[other] El archivo no dice que { $count } partidas tienen hándicap.
    }
export-note-trf-result = Ronda { $round }, tablero { $board }: el archivo no tiene ese resultado, así que la partida se escribe sin él.
export-note-trf-cut =
    { $count ->
        [one] El nombre de { $count } jugador se corta a { $most } letras: { $names }.
       *[other] Los nombres de { $count } jugadores se cortan a { $most } letras: { $names }.
    }

bundle-not-a-bundle = Esto no es un paquete. { $reason } Elija el archivo que escribió `export --as bundle`.
bundle-hostile = El paquete se rechaza. { $reason } Ningún torneo es así.
bundle-newer = El paquete tiene la versión { $found } y este programa lee versiones hasta { $known }. Use una versión más nueva del programa.
bundle-changed = El archivo { $file } del paquete no es lo que se firmó. Se cambió por el camino. Pida de nuevo el paquete al organizador.
bundle-missing = Al paquete le falta { $file }. Pida de nuevo el paquete al organizador.
bundle-person = Jugador { $player } del paquete: { $field } difiere de los datos firmados. Pida de nuevo el paquete al organizador.
bundle-contradiction = El paquete se contradice. { $problem } Pida al organizador que lo emita de nuevo.
bundle-found-no-archive = No es un archivo ZIP o está dañado.
bundle-found-no-version = Su manifiesto no tiene versión.
bundle-found-not-json = manifest.json no es JSON válido.
bundle-found-other-program = Su manifiesto lo escribió otro programa.
bundle-limit-file-size = Su archivo { $file } tiene { $kilobytes } kB.
bundle-limit-files = Tiene { $files } archivos.
bundle-limit-name = Contiene o nombra un archivo con un nombre prohibido.
bundle-limit-players = Tiene { $players } jugadores y { $games } partidas.
bundle-limit-ratio = Su archivo { $file } ocupa al descomprimirse mucho más de lo debido.
bundle-limit-size = Tiene { $megabytes } MB.
bundle-limit-twice = Tiene dos archivos { $file }.
bundle-problem-log = El historial de log.json no es válido.
bundle-problem-hand-over = Una declaración de hand-over.json es sobre otro torneo u otro paquete.
bundle-problem-season-file = Su archivo de temporada no tiene las reglas de su tabla de puntos, temporada { $season }.
bundle-problem-categories = Sus categorías de edad no están en orden, o su coeficiente de edad no es válido.
bundle-problem-category = Los puntos del jugador { $player } no son de ninguna categoría de la temporada, o el jugador tiene puntos dos veces.
bundle-problem-days = Falta su campeonato, o su último día es anterior al primero.
bundle-problem-final = Los grupos o puestos de la Final de la categoría { $category } no encajan entre sí.
bundle-problem-game = Una de sus partidas no tiene dos jugadores o tiene un resultado desconocido.
bundle-problem-harmful-characters = Uno de sus nombres es demasiado largo o tiene caracteres que ocultan o reordenan otros.
bundle-problem-ladder = Una de sus escaleras de jigo no es de ninguna partida.
bundle-problem-ladder-winner = Una de sus escaleras de jigo tiene un ganador que no la jugó.
bundle-problem-player = El rango, la opción de publicación o un campo del jugador { $player } no es válido.
bundle-problem-player-twice = Un jugador está dos veces.
bundle-problem-points = Los puntos del jugador { $player } no suman.
bundle-problem-sequence = Su número no encaja con su paquete anterior.
bundle-problem-unlisted-player = Remite a un jugador que no está en su lista.
bundle-problem-values = Falta un valor en { $file } o no es válido.
bundle-problem-version = Contiene más de lo que permite su versión.

signature-invalid-key = La clave pública no es válida. Debe tener 64 cifras hexadecimales, como las muestra `drawmaster key`.
signature-mismatch = La firma no encaja. El archivo se cambió después de firmarse. Pídaselo de nuevo a quien lo envió.
