# Textos de la crate `cli`. Traducción provisional, sin revisar por ningún hablante nativo.
ko-player-unknown = No hay jugador { $number }. Consulte los números con la orden entries.
ko-later-invalid = «{ $text }» no es NÚMERO:RONDA, como 12:3.
ko-verified = KO{ $category }: las { $boxes } casillas coinciden con el sorteo repetido.
draw-frozen = La lista de la categoría { $category } está congelada (congelación { $number }, { $at }). Publique este compromiso antes de conocerse las cifras: { $commitment }
draw-frozen-digits = Anunciado: { $digits ->
        [one] 1 cifra.
       *[other] { $digits } cifras.
    }
draw-frozen-any-digits = Anunciado: cualquier número de cifras.
draw-frozen-source = Origen de las cifras: { $source }
draw-act-freeze = Congelación { $number }: { $at }
draw-act-draw = Sorteo { $number }: { $at }
draw-act-undone = , deshecho
ko-qualifying-taken-back = El plan de la fase previa se ha borrado.
ko-qualifying-planned = Las rondas { $first }-{ $last } deciden { $places ->
        [one] una plaza
       *[other] { $places } plazas
    }:
final-class-changed = El torneo tiene ahora la clase final y da los puntos de la Final.
final-verified = Final { $category }: los { $players } jugadores coinciden con el sorteo repetido.
final-rounds-invalid = «{ $text }» no es una lista de rondas. Introduzca 5, o 1,5, o none.
season-exported = { $file } está escrito. Edítelo y compruébelo después.
season-used = El torneo sigue la temporada { $name }.
season-valid = La temporada { $name } es válida.
copies-restored = { $event } está restaurado en { $file }.
copies-second-set = Las copias van también a { $folder }.
copies-second-cleared = Las copias van solo a la carpeta propia del programa.
copies-none = Todavía no hay copias.
copies-salvaged = { $file } contiene { $rows } filas y { $entries } entradas del diario.
copies-doubt = Dudoso: { $doubt }
journal-undone = Deshecho: { $operation }.
journal-redone = Rehecho: { $operation }.
document-written = { $file } está escrito, { $bytes } bytes.
bundle-handed-over = { $event } queda traspasado a la clave { $to } tras el paquete { $sequence }. Dé al otro organizador una copia de este archivo de torneo: su próximo paquete contendrá la declaración firmada por usted.
document-folder-written = { $folder } contiene { $sheets ->
        [one] una hoja
       *[other] { $sheets } hojas
    }:
document-left-out = Sin { $name }: { $reason }
document-pages-written = { $folder } contiene { $pages } páginas. Abra primero index.html.
cli-site-published = { $place } tiene { $files ->
        [one] un archivo
       *[other] { $files } archivos
    } del sitio: nuevos o cambiados { $written }, eliminados { $removed }.
cli-site-kept = { $file } ya no es parte del sitio, pero otra persona lo cambió, así que se queda.
cli-competition-added = { $name } se ha añadido al torneo. Elíjala con --competition.
cli-competition-imported = { $name } se ha añadido al torneo con { $entries ->
    [one] 1 inscripción
   *[other] { $entries } inscripciones
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} y { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}. { $known ->
    [0] Nadie estaba antes en el torneo.
    [one] 1 persona estaba antes en el torneo.
   *[other] { $known } personas estaban antes en el torneo.
} Elíjala con --competition.
cli-competition-removed = { $name } se ha eliminado.
cli-team-added = { $name } es el equipo { $team }.
cli-team-changed = El equipo { $team } se ha cambiado.
cli-team-removed = El equipo { $team } se ha eliminado.
cli-team-line-up = La alineación del equipo { $team } en la ronda { $round } está fijada.
cli-team-round = Equipos de { $size }, alineaciones de la ronda { $round }
cli-team-plays = juega en el tablero { $board }
cli-team-board = tablero { $board }
cli-team-substitute = suplente
cli-team-absent = ausente
cli-team-none = Sin equipo: { $name }
cli-match = Encuentro { $number }: { $first } – { $second } { $points }
cli-competition-entered = { $count ->
    [one] 1 persona inscrita
   *[other] { $count } personas inscritas
} en { $name }.
cli-step-register = inscribir jugadores
cli-step-close = cerrar la inscripción
cli-step-slips = resolver las papeletas rosas
cli-step-draw = sortear las eliminatorias antes de la ronda { $round }
cli-step-pair = emparejar la ronda { $round }
cli-step-release = publicar la ronda { $round }
cli-step-results = introducir resultados de la ronda { $round }: { $agreed } de { $games }
cli-step-disagreement = resolver una discrepancia en la ronda { $round }
cli-step-conflicts = resolver resultados contradictorios en la ronda { $round }
cli-step-confirm = confirmar la ronda { $round }
cli-step-finish = terminado
cli-step-add-games = añadir partidas
cli-game-added = Partida { $game }: ronda { $round }, tablero { $board }.
cli-game-conditions = { $black } lleva Negro contra { $white }: { $stones ->
    [0] sin piedras
    [one] una piedra
   *[other] { $stones } piedras
 }, komi { $komi }.
cli-game-removed = La partida { $game } se ha eliminado.
cli-ladder-improvement = Mayor progreso (peldaños)
cli-ladder-persistence = Más partidas jugadas
cli-games-none = Todavía no hay partidas.
cli-head-game = partida
cli-head-board = tablero
cli-head-round-of-game = ronda
cli-seat-invalid = «{ $text }» no es un asiento. Escriba TABLERO:black o TABLERO:white.
cli-number-unknown = No hay jugador { $number }. Liste los jugadores con «entries».
cli-two-players = Nombre a dos jugadores, como --players 4,17.
cli-numbers-invalid = «{ $text }» no es un número ni un intervalo de números. Escriba 7 o 7..12.
cli-category-invalid = «{ $text }» no es una categoría. Escriba un número como 12, o senior.
cli-ladder-game-invalid = «{ $text }» no es una partida de escalera. Escriba 9x9, 7x7, 5x5, 1x1 o new.
cli-ladder-result-invalid = «{ $text }» no es un resultado de partida de escalera. Escriba black, white, = o nr.
cli-one-language = La línea de órdenes usa un idioma. Nombre un código, como ro.
cli-clock = DRAWMASTER_NOW es «{ $text }», que no es una hora local. Escríbala como 2026-08-14T09:00:00 o quítela.

cli-demo-written = Archivos en { $folder }:

cli-tour-created = { $file } se ha creado para { $name }.
cli-tour-undone = Deshecho: { $operation }.
cli-tour-championship = { $name } tiene { $count ->
        [one] 1 edición
       *[other] { $count } ediciones
    }.
cli-tour-confirmed = Confirmado para { $year }: { $player }.
cli-tour-merged = Ambos son ahora un solo jugador: { $player }.
cli-tour-separate = Constan como personas distintas: { $players }.
cli-tour-seeds = { $file } está escrito: { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, firmado con { $key }.
cli-tour-published = { $folder } contiene { $pages ->
        [one] 1 página
       *[other] { $pages } páginas
    }, de ellas { $players } de jugadores.
cli-tour-unchanged = El libro del circuito ya tiene este paquete de { $event }. No ha cambiado nada.
cli-tour-handed-over = { $signed_by } (traspasado por { $old })
cli-tour-added = { $event }, de { $organiser }, se ha añadido como edición de { $championship }: { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, nuevos en el circuito: { $new }.
cli-tour-changed = Cambiado: { $line }
cli-tour-follows = Efecto: { $line }
cli-tour-duplicates = { $count ->
        [one] 1 pareja de jugadores puede ser la misma persona.
       *[other] { $count } parejas de jugadores pueden ser la misma persona.
    } Vea tour merge.
cli-tour-printed = { $file } está escrito, { $bytes } bytes.

cli-note = Aviso: { $note }
cli-about = Drawmaster { $version }, con licencia MIT.
    Sus datos están en { $folder }.
cli-about-portable = Drawmaster { $version }, con licencia MIT.
    Portátil: sus datos están en { $folder }.
cli-key = Su clave está guardada en { $file }. Guarde ese archivo para usted y haga una copia.
    Dé al circuito su clave pública:
    { $public }
cli-key-created = Se ha creado una clave nueva. Está guardada en { $file }. Guarde ese archivo para usted y haga una copia.
    Dé al circuito su clave pública:
    { $public }
cli-entry-added = Añadido: { $name }.
cli-partner-unclear = «{ $text }» no es una persona de una pareja. Dé una clave o "Apellido, Nombre, Rango", y después el club y el país.
cli-entry-changed = Cambiado: { $name }.
cli-extras-written = Los autocompletados y las páginas de manual están en { $folder }.
cli-entry-lowered = La puntuación inicial de { $name } se ha rebajado.
cli-entry-withdrawn = Retirada hecha: { $name }.
cli-entry-registered = Inscripción hecha: { $name }.
cli-entry-unknown = No hay inscripción { $number }. Vea `drawmaster entries`.
cli-entry-gone = La inscripción { $id } ya no existe tras el cambio.
cli-entry-sleeps = El jugador se salta una ronda en el grupo superior, lo que sesga sus emparejamientos. Para rebajar su puntuación inicial uno o dos puntos, use `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Tras la ronda { $round }: puesto { $place }, { $values }
cli-card-bye = bye
cli-card-absent = ausente
cli-card-without-game = sin partida
cli-card-float-up = flota hacia arriba
cli-card-float-down = flota hacia abajo
cli-card-points = Puntos del circuito: { $points }
cli-card-changes = Cambios:
cli-entries-added = { $count ->
    [one] { $count } inscripción añadida.
   *[other] { $count } inscripciones añadidas.
}
cli-lines-left = { $count ->
    [one] Se omitió { $count } línea:
   *[other] Se omitieron { $count } líneas:
}
cli-players-can-be-added = { $count ->
    [one] Se puede añadir { $count } jugador.
   *[other] Se pueden añadir { $count } jugadores.
}
cli-mapping-unknown = «{ $text }» no es una correspondencia. Escríbala como Surname=family o 3=rank.
cli-level-cap = máximo { $cap }
cli-seeds-imported = { $tour }: inscripciones rellenadas { $filled }, fuera de la lista { $unknown }.
cli-seeds-signed = La lista está firmada con la clave { $key }. Compárela con la clave que publicó el circuito, o dé esa clave con --key.
cli-seeds-by-name = Estas inscripciones se hallaron solo por el nombre. Si son correctas, rellénelas con --names.
cli-rating-list-missing = No hay lista de rating. Importe una con `drawmaster egd import LIST`.
cli-nobody-found = Nadie de la lista coincide.
cli-rating-list = La lista es del { $date }. Tiene { $count } jugadores.
cli-rating-list-stale = La lista es del { $date }, hace { $days } días. Importe una nueva antes del torneo. Tiene { $count } jugadores.
cli-rating-list-undated = La lista no tiene fecha. Tiene { $count } jugadores.
cli-no-import-notes = Ninguna importación dejó avisos en este torneo.
cli-imported = { $name }: inscripciones { $entries }, rondas emparejadas { $rounds }, partidas { $games }.
cli-export-checked =
    { $count ->
        [0] El archivo se puede escribir como está.
        [one] Hay { $count } aviso:
       *[other] Hay { $count } avisos:
    }
cli-event-created = { $name } se ha creado en { $file }.
cli-register-closed = La inscripción está cerrada. Los jugadores tienen los números 1 a { $last }.
cli-draw-seed = Semilla del sorteo: { $seed }
cli-register-closed-on = La inscripción se cerró el { $when }.
cli-register-ready = La inscripción se puede cerrar.
cli-checklist-players = Inscritos: { $registered }, en la ronda 1: { $first }.
cli-checklist-ghost = El número es impar: jugará un jugador fantasma.
cli-checklist-bye = El número es impar: un jugador tendrá bye.
cli-checklist-unseen = Aún sin inscribir: { $names }.
cli-checklist-no-birth = Año de nacimiento desconocido: { $names }.
cli-checklist-unpaid = Aún sin pagar: { $names }.
cli-checklist-slips = { $count ->
    [one] Hay { $count } papeleta rosa pendiente. Vea `drawmaster slip list`.
   *[other] Hay { $count } papeletas rosas pendientes. Vea `drawmaster slip list`.
}
cli-checklist-admitted = Admitidos por la dirección contra las reglas: { $names }.
cli-checklist-double = Quizá una sola persona: { $first } y { $second }.
cli-checklist-bar = La barra en { $bar }: { $count } en ella o por encima.
cli-checklist-proposed-bar = La barra en { $bar }: { $count } en ella o por encima; barra propuesta en { $proposed }: { $proposed_count } en ella o por encima; se recomiendan de { $from } a { $to }.
cli-checklist-strengths = Fuerzas: { $strengths }.
cli-rounds-unknown = «{ $text }» no es una ronda. Escriba las rondas como 1,3.
cli-no-slips = No hay papeletas.
cli-slip-gone = La papeleta { $number } ya no existe tras el cambio.
cli-slip-pending = La papeleta { $number } de { $name } está pendiente: { $changes }.
cli-slip-applied = La papeleta { $number } de { $name } está aplicada: { $changes }.
cli-slip-refused = La papeleta { $number } de { $name } está rechazada: { $changes }.
cli-slip-seat = sigue en el tablero { $board } de la ronda { $round }
cli-slip-answer = rechazada: { $reason }
cli-slip-no-change = no cambia nada

cli-black = Negro
cli-white = Blanco
cli-referee-clock = Ponga los relojes en el tiempo usado: Negro { $black } minutos, Blanco { $white } minutos.
cli-referee-late = Tiempo usado cuando han llegado ambos: Negro { $black } minutos, Blanco { $white } minutos. Quien no hubiera llegado a las { $lost_after } habría perdido.
cli-referee-black-lost = Negro ha perdido: quien no ha llegado a las { $lost_after } pierde.
cli-referee-white-lost = Blanco ha perdido: quien no ha llegado a las { $lost_after } pierde.
cli-referee-both-lost = Ambos han perdido: quien no ha llegado a las { $lost_after } pierde.
cli-egf-class = Clase { $class }; el tiempo ajustado es de { $adjusted } minutos.
cli-egf-class-none = No computable; el tiempo ajustado es de { $adjusted } minutos.
cli-late-times = Ronda { $round }: prevista { $planned }, comenzada { $started }, jugada secreta permitida desde { $from }, obligatoria desde { $by }
cli-late-none = No hay nadie anotado con retraso.
cli-late-missing = { $name }: no está
cli-late-came = { $name }: llegó a las { $time }
cli-late-forfeit = perdida por retraso: { $result }
cli-late-until = perdida después de { $time }
cli-late-entered = Tablero { $board }: { $result }
cli-adjourned-none = No hay partidas aplazadas.
cli-adjourned-sealed = { $colour } selló la jugada { $number }
cli-delay-late = { $minutes } min de retraso
cli-delay-proposed = propuesto: { $time }
cli-delay-running = Aún en juego, primero las más largas:
cli-delay-minutes = { $minutes } min
cli-delay-since = desde { $time }
cli-on = activado
cli-off = desactivado
cli-none = ninguno
cli-locked = bloqueado
cli-audit-log-head = Historial: { $entries } entradas, cabeza { $head }
cli-audit-log-round = ronda { $round }
cli-audit-log-found = { $later ->
        [0] La hoja muestra este historial hasta la entrada { $entry } ({ $operation }, { $at }). Nada ha cambiado desde entonces.
        [one] La hoja muestra este historial hasta la entrada { $entry } ({ $operation }, { $at }). Después hubo una entrada:
       *[other] La hoja muestra este historial hasta la entrada { $entry } ({ $operation }, { $at }). Después hubo { $later } entradas:
    }
cli-undone = deshecho
cli-round = ronda { $round }
cli-statistics-none = Aún no hay partidas.
cli-statistics-round = ronda
cli-statistics-games = partidas
cli-statistics-black = Negro
cli-statistics-white = Blanco
cli-statistics-jigo = jigo
cli-statistics-other = otras
cli-statistics-open = abiertas
cli-statistics-floats = flotaciones
cli-statistics-knockout = eliminatoria
cli-statistics-handicap = hándicap
cli-statistics-byes = byes
cli-statistics-balance = Negro-Blanco
cli-statistics-players = jugadores
cli-statistics-stones = piedras
cli-statistics-ranks = diferencia de rango
cli-statistics-stronger = ganó el más fuerte
cli-statistics-weaker = ganó el más débil
cli-places = Puestos
cli-head-age = edad
cli-head-badges = insignias
cli-head-bundle = paquete
cli-head-signed-by = firmado por
cli-tour-unnamed = { $count ->
        [one] 1 jugador no tiene nombre, ni en el paquete ni en el libro del circuito.
       *[other] { $count } jugadores no tienen nombre, ni en el paquete ni en el libro del circuito.
    }
cli-head-career = carrera
cli-head-championship = campeonato
cli-head-changes = Cambios
cli-head-class = clase
cli-head-club = club
cli-head-column = columna
cli-head-confirmed = Confirmadas
cli-head-copy = Copia
cli-head-entries = Inscripciones
cli-head-event = torneo
cli-head-event-of-copy = Torneo
cli-head-tour-of-copy = circuito
cli-head-events = torneos
cli-head-exactly = exacto
cli-head-first-fields = primeros campos
cli-head-folder = Carpeta
cli-head-from = de
cli-head-heading = título
cli-head-latin = en letras latinas
cli-head-loss = derrota
cli-head-means = significa
cli-head-name = nombre
cli-head-paired = Emparejadas
cli-head-players = jugadores
cli-head-points = puntos
cli-head-rank = rango
cli-head-results = Resultados
cli-head-round = R{ $round }
cli-head-stages = etapas
cli-head-win = victoria

cli-bye = Bye: { $name }
cli-without-a-game = Sin partida: { $name }
cli-round-ladder = { $winner } avanza por la escalera
cli-round-released = La ronda { $round } está publicada.
cli-round-confirmed = La ronda { $round } está confirmada.
cli-round-unpaired = La ronda { $round } está desemparejada.
cli-cost-proved = Coste { $cost }, con prueba de que es el mejor.
cli-cost-not-proved = Coste { $cost }, sin prueba de que sea el mejor.
cli-board-unpaired = El tablero { $board } está desemparejado.
cli-board-locked = El tablero { $board } está bloqueado.
cli-board-unlocked = El tablero { $board } está desbloqueado.
cli-board-moved = El tablero { $board } es ahora el tablero { $to }.
cli-board-handicap = El tablero { $board } tiene hándicap { $stones }.
cli-boards-renumbered = Los tableros de la ronda { $round } están renumerados: partidas movidas { $moved }.
cli-colours-swapped = Los colores del tablero { $board } están intercambiados.
cli-seats-exchanged = Los asientos están intercambiados.
cli-players-paired = Los jugadores están emparejados.
cli-bye-moved = El bye se ha cambiado.
cli-changed-as-good = { $done } Tablero { $board }; la ronda es tan buena como el mejor emparejamiento.
cli-changed-dearer = { $done } Tablero { $board }; la ronda cuesta más que el mejor emparejamiento: { $cost }.
cli-moves-bye = bye
cli-moves-good = bien
cli-moves-worse = peor
cli-moves-breaks = pregunta antes
cli-moves-impossible = imposible
cli-why-not-best = El mejor emparejamiento no contiene esta pareja.
cli-why-cost = Coste: { $cost }
cli-why-only = La ronda no se puede emparejar sin esta pareja.
cli-why-otherwise = Sin esta pareja, la ronda costaría: { $cost }
cli-why-same = lo mismo
cli-why-impossible = La ronda no se puede emparejar con esta pareja.
cli-why-with = Con esta pareja, la ronda cuesta, frente al mejor emparejamiento: { $cost }
cli-why-best-plays = En el mejor emparejamiento, { $name } juega contra { $opponent }.
cli-why-would-play = { $name } jugaría contra { $opponent }.
cli-result-agreed = Tablero { $board }: { $result }.
cli-result-passes-disagree = Tablero { $board }: las dos pasadas no coinciden.
cli-result-one-pass = Tablero { $board }: se ha introducido una pasada.
cli-result-nothing-affected = Tablero { $board }: ninguna partida posterior de la eliminatoria depende de su resultado.
cli-result-affected = Afectada: { $game }
cli-check-sound = Correcto: entradas del diario { $entries }, rondas { $rounds }, certificados { $certificates }, sorteos { $draws }.
cli-ladder-new-game = partida nueva
cli-ladder-next = siguiente
cli-ladder-time = { $minutes } min, 1 x { $period } s
cli-ladder-decided = Tablero { $board }: { $winner } avanza por la escalera.
cli-ladder-open = Tablero { $board }: la escalera no está decidida.
cli-simulated = { $event } está en { $file }.
cli-self-checked = Torneos { $events }, rondas { $rounds }, partidas { $games }: 0 diferencias.
cli-progress = { $done } de { $all }
cli-points-event = Temporada { $season }, clase { $class }, coeficiente { $coefficient }
cli-points-online-event = Temporada { $season }, clase { $class }, coeficiente { $coefficient }, en línea
cli-points-place = puesto { $place }
cli-size-lines = en { $lines } casillas
cli-size-rounds = rondas { $first }-{ $last }
cli-size-byes = byes: { $byes }
cli-size-out = fuera: { $out }
cli-size-gap = primeras partidas con hasta { $grades } rangos de diferencia
cli-box-bye = bye
cli-ko-not-listed = No están en ella:
cli-ko-sizes = Tamaños:
cli-ko-enters = entra en la ronda { $round }
cli-ko-effect = { $players } jugadores en { $lines } casillas, rondas { $first }-{ $last }, byes: { $byes }, fuera: { $out }, primeras partidas con hasta { $gap } rangos de diferencia
cli-ko-nonce = Nonce { $nonce }
cli-ko-commitment = Compromiso { $commitment }
cli-ko-table = KO{ $category }, { $players } jugadores, desde la ronda { $round }
cli-ko-round = { $name } (ronda { $round })
cli-final-table = Final { $category }, { $players } jugadores, rondas { $first } a { $last }
cli-final-tied = Empate, por decidir en tableros más pequeños: { $names }
cli-final-board = tablero { $board }
cli-final-eve = día anterior
cli-final-day = día { $day }
cli-final-round = Ronda { $round } ({ $phase }, { $day })
cli-final-round-alone = Ronda { $round } ({ $phase }, { $day }, aparte)
cli-final-rests = Descansa: { $name }
cli-tour-badge = { $badge } el { $day }
cli-tour-key-revoked = revocada el { $day }
cli-tour-step-at-rate = { $points } a { $rate }
cli-tour-step-lapsed = - { $points }: { $edition }, antes de { $by }
cli-tour-step-transition = x { $points }: categoría { $category }
cli-tour-race = { $category } en { $year }
cli-tour-team = equipo { $country } { $points }: { $players }
cli-tour-team-incomplete = equipo { $country } { $points } (incompleto): { $players }
cli-output-failed = La orden se ejecutó, pero su respuesta no se pudo escribir ({ $error }). Libere espacio y mire después el resultado.
cli-fault = El programa tiene un fallo y se ha detenido. Ningún cambio está guardado a medias. Repita la orden con --verbose y comunique lo que imprime.
cli-detail = Detalle: { $detail }
cli-overwrite = --overwrite sustituye archivos existentes.
cli-confirm = Repita la orden con --yes para confirmar.

cli-usage = Uso: { $form }
cli-usage-command-unknown = No hay orden { $command }.
cli-usage-command-similar = No hay orden { $command }. Órdenes parecidas: { $similar }.
cli-usage-command-missing = Nombre una orden. Elija entre { $known }.
cli-usage-incomplete = Nombre una orden. «drawmaster --help» las lista.
cli-usage-argument-unknown = Aquí no hay argumento { $argument }.
cli-usage-argument-similar = No hay argumento { $argument }. ¿Quería decir { $similar }?
cli-usage-missing = Falta: { $arguments }.
cli-usage-value-missing = { $argument } necesita un valor.
cli-usage-value-missing-of = { $argument } necesita un valor. Elija entre { $known }.
cli-usage-value-invalid = «{ $value }» no es un valor de { $argument }.
cli-usage-value-unknown = «{ $value }» no es un valor de { $argument }. Elija entre { $known }.
cli-usage-conflict = { $argument } no se puede dar junto con { $others }.
cli-usage-twice = { $argument } solo se puede dar una vez.
cli-usage-no-equals = Escriba un signo igual entre { $argument } y su valor.
cli-usage-too-many = { $argument } tiene un valor de más: «{ $value }».
cli-usage-too-few = { $argument } necesita al menos { $least } valores, pero tiene { $given }.
cli-usage-wrong-number = { $argument } necesita { $expected } valores, pero tiene { $given }.
cli-usage-not-text = Un argumento no es texto UTF-8 válido.
cli-usage-unreadable = La línea de órdenes no se puede leer.
cli-step-fill-stage = llenar la fase
cli-stages-none = El torneo no tiene fases. Añada una con stage add.
cli-stage-added = Añadido tras { $after }: { $names }. Llénelo con stage fill cuando { $after } haya terminado.
cli-stage-filled = { $count ->
    [one] 1 jugador sigue
   *[other] { $count } jugadores siguen
} en { $name }.
cli-stage-after = tras { $name }
cli-stage-ready = lista para llenar
cli-head-stage = Fase
