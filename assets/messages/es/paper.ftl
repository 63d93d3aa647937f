### Texts on printed sheets and web pages in Spanish.
### Traducción provisional, sin revisar por ningún hablante nativo.

print-printed = Impreso { $time }
print-log = Historial
site-results = Archivo de resultados de la European Go Database (H9)
site-data = Datos del torneo (JSON)
print-page = Página { $page } de { $pages }
print-corrected = Corregido { $time }: marcado con una barra
print-all-pages = Todas las páginas
print-pairings = Emparejamientos
print-board = Tablero
print-black = Negro
print-white = Blanco
print-score = Punt.
print-result = Resultado
print-handicap = Hd
print-bye = Bye
print-ghost = Fantasma
print-absent = No juega
print-elsewhere = También esperado en otro sitio
print-by-name = Emparejamientos por nombre
print-competition = Competición
sheet-last-stage = Fase
print-opponent = Rival
print-hall = Sala
print-slips = Papeletas de resultado
print-slip-board = Tablero { $board }
print-slip-handicap = Hándicap { $stones }
print-slip-komi = Komi { $komi }
print-slip-black-wins = Gana Negro
print-slip-white-wins = Gana Blanco
print-slip-jigo = Jigo
print-slip-score = Puntos
print-slip-ladder = Jigo o sin resultado: llame al árbitro de inmediato. Ganador de la escalera de jigo:
print-slip-signature = Firma
print-wall-chart = Tabla mural
print-wall-total = Total
print-wall-meaning = Cada casilla muestra una ronda: el total de victorias hasta entonces (en alto) y el número del rival. La última columna es el total de victorias.
print-wall-meaning-games = Cada casilla muestra una partida: el total de victorias hasta entonces (en alto) y el número del rival. La última columna es el total de victorias.
print-register = Lista de inscritos
print-rating = Rating
print-category = Categoría
print-rounds = Rondas
print-register-closed =
    Inscripción cerrada { $time }. { $count ->
        [one] 1 jugador.
       *[other] { $count } jugadores.
    }
print-draw-record = Acta del sorteo
print-draw-sources = Origen del sorteo
print-draw-list = Lista en el momento del sorteo
print-draw-lots = Números en el orden sorteado
print-draw-lot = Número
print-draw-box = Casilla
print-draw-position = Posición
print-draw-rests = Descansa en la ronda
print-draw-group = Grupo
print-draw-strength = Fuerza
print-draw-redo = Para repetir el sorteo
print-draw-redo-how = Cualquiera puede comprobar esta acta: la misma lista y los mismos números dan el mismo sorteo.
print-draw-frozen = Texto congelado
print-draw-frozen-how = El compromiso es el SHA-256 de estas líneas en UTF-8 sin sus números, cada una seguida de un salto de línea. Una línea sin número continúa la anterior, tras un espacio.
print-referee = Árbitro
print-ladder = Escalera de jigo
print-ladder-accepted = Jigo aceptado por el árbitro a las
print-ladder-time = Tiempo y komi
print-ladder-earliest = No antes de
print-ladder-black = Negro (por nigiri)
print-ladder-order = Las partidas se juegan en este orden, con cinco minutos de intervalo. La primera partida con ganador decide quién avanza.
print-ladder-last = El tablero de 1 × 1 no puede acabar en jigo: Negro tiene que pasar y Blanco gana por el komi. Gana quien obtenga Blanco por nigiri.
print-ladder-stays = La partida del tablero grande sigue siendo jigo a efectos de puntuación y puntos.
print-timetable = Horario
print-rules = Reglas
print-self-pairing = Elija a sus rivales
print-self-pairing-how = Dos jugadores cualesquiera pueden jugar entre sí, como mucho dos veces. Anote el número del rival en su siguiente casilla y, encima, su total de victorias incluida esta partida.
print-tables = Números de tablero
print-doors = Salas
print-poster = Red de la sala
sheet-poster-line = Escanee el código o abra la dirección: su tablero, los emparejamientos y la clasificación en el teléfono.
print-code-slips = Códigos de los ayudantes
sheet-code-about = Escanee el código, o abra la dirección y escriba las seis palabras. No entregue esta papeleta a nadie.
sheet-code-results = Introduce resultados
sheet-code-check-in = Introduce llegadas
sheet-code-notes = Escribe notas para el árbitro
sheet-code-second-desk = Segunda mesa
sheet-code-second-desk-about = Para drawmaster follow en el segundo ordenador. Estas palabras muestran todo el archivo del evento: guarde la papeleta bajo llave.
print-labels = Acreditaciones
print-draw-cards = Tarjetas de sorteo
print-start-score = Puntuación inicial
print-colour = Color
print-pink-slips = Papeletas de cambio
print-pink-slip = Papeleta de cambio
print-pink-register = Papeletas de cambio recibidas
print-pink-change = Cambio
print-outcome = Resolución
print-family-name = Apellidos
sheet-slip-middle-name = Segundo nombre
sheet-slip-transliteration = Transliteración
sheet-slip-town = Ciudad
print-given-name = Nombre
print-time = Hora
print-round-board = Ronda / tablero
print-players = Jugadores
print-article = Artículo
print-ruling = Incidente y decisión
print-appeal = Apelación
print-incidents = Incidentes y decisiones
print-sealed-move = Jugada secreta
print-prisoners-black = Prisioneros de Negro
print-prisoners-white = Prisioneros de Blanco
print-clock-black = Tiempo en el reloj de Negro
print-clock-white = Tiempo en el reloj de Blanco
print-sealed-by = Sellada por (color)
print-sealed-number = Número de jugada
print-sealed-move-at = Jugada
print-resumption = Se reanuda la partida (hora, fecha, lugar)
print-sealed-how = Anote su jugada, doble y cierre el formulario y pare el reloj. El árbitro guarda el formulario y lo abre en presencia del jugador a quien le toca jugar.
print-late = Jugadores con retraso
print-late-came = Llegada
print-late-used = Usado, min
print-late-outcome = Resultado, o perdida después de
print-points = Puntos del torneo
print-sp-list = Lista de puntos
print-race = Carrera hacia la Final
print-sum = Total
print-qualified = Los jugadores por encima de esta línea se clasifican
print-final-groups = Grupos
print-wins = Victorias
print-prizes = Premios
print-standings = Clasificación
print-final-standings = Clasificación final
print-stages-final = Lista final de todas las fases
print-stages-interim = Lista provisional de todas las fases
print-individual = Clasificación individual
print-round-number = { $round }
print-place = Puesto
print-number = N.º
print-name = Nombre
print-rank = Rango
print-club = Club
print-country = País
print-cell-meaning = 4+/b: ganó al jugador 4 con Negro; 4-/w: perdió con el jugador 4 con Blanco; =: jigo.
print-ko-title =
    { $category } · { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
print-section = Sección { $section }
print-round-of = { $lines ->
        [16] Octavos de final
        [32] Dieciseisavos de final
       *[other] Ronda de { $lines }
    }
print-quarter-finals = Cuartos de final
print-semi-finals = Semifinales
print-winners-final = Final de ganadores
sheet-order-of-moves-mixed = Orden de jugadas: dama de Negro, dama de Blanco, caballero de Negro, caballero de Blanco. La pareja no habla de la partida mientras dura.
sheet-order-of-moves-any = Orden de jugadas: primera persona de Negro, primera de Blanco, segunda de Negro, segunda de Blanco, como se nombran aquí. La pareja no habla de la partida mientras dura.
sheet-losers-table = Cuadro de perdedores
sheet-second-final = Segunda final
sheet-third-final = Tercera final
sheet-from-winners = perdedor: { $game }
sheet-from-losers = ganador de la ronda { $round }, partida { $number }
print-final = Final
print-winner = Ganador
print-third-place = Partida por el tercer puesto
print-group-gold = oro, 1–2
print-group-bronze = bronce, 3–4
print-group-blue = azul, 5–8
print-group-green = verde, 9–16
print-group-magenta = magenta, 17–32
print-group-red = rojo, 33–64
print-shared-place = Los jugadores iguales en todos los criterios comparten puesto.

## Texts that the event fills in

sheet-round = Ronda { $round }
sheet-round-draft = Ronda { $round }: borrador, sin publicar
sheet-days = { $from } – { $to }
sheet-day-in-month = { $day } de { $month }
sheet-date = { $day } de { $month } de { $year }
sheet-weekday-date = { $weekday }, { $day } de { $month }
sheet-month-1 = enero
sheet-month-2 = febrero
sheet-month-3 = marzo
sheet-month-4 = abril
sheet-month-5 = mayo
sheet-month-6 = junio
sheet-month-7 = julio
sheet-month-8 = agosto
sheet-month-9 = septiembre
sheet-month-10 = octubre
sheet-month-11 = noviembre
sheet-month-12 = diciembre
sheet-weekday-1 = lunes
sheet-weekday-2 = martes
sheet-weekday-3 = miércoles
sheet-weekday-4 = jueves
sheet-weekday-5 = viernes
sheet-weekday-6 = sábado
sheet-weekday-7 = domingo
sheet-of-category = { $competition }, categoría { $category }
sheet-in-hall = { $competition }, { $hall }
sheet-boards = Tableros { $from }–{ $to }
sheet-bye = bye
sheet-anonymous = Anónimo
sheet-anonymous-number = N.º { $number }
sheet-forfeit = incomparecencia
sheet-ladder = escalera de jigo
sheet-decision = decisión
sheet-over-by = acaba antes de las { $time }
sheet-moved-from = antes { $time }
sheet-late-until = perdida después de { $time }
sheet-due-elsewhere = { $competition }, ronda { $round }, { $start }
sheet-all-competitions = Todas las competiciones
sheet-knock-out = Eliminatoria
sheet-final = Final { $category }
sheet-final-group = Grupo { $name }
sheet-final-last = Semifinales y finales
sheet-finals = Finales
sheet-qualifying = KO{ $category }, fase previa
sheet-points-round = R{ $round }
sheet-points-season = Temporada { $season }, clase { $class }, coeficiente { $coefficient }.
sheet-points-open = Rondas confirmadas: { $done } de { $rounds }. Los puntos aún pueden cambiar.
sheet-points-ages = Las categorías de edad del torneo difieren de las de la temporada { $season }.
sheet-points-nothing = La temporada { $season } no da puntos por estas etapas: { $stages }.

## The draw record and change slips

sheet-draw-generator = Generador
sheet-draw-generator-is = ChaCha20, con clave SHA-256 del compromiso y la entropía
sheet-draw-commitment = Compromiso (SHA-256 de la lista)
sheet-draw-nonce = Número secreto de la dirección (nonce)
sheet-draw-called = Entropía, anunciada en el sorteo
sheet-draw-apart = Separados en la primera ronda
sheet-draw-countries = países
sheet-draw-clubs = clubes
sheet-draw-again = Motivo del nuevo sorteo
sheet-seed-closing = Semilla del sorteo { $seed }, sorteada al cerrar la inscripción ({ $at }) a partir de { $random } y la entropía { $entropy }. Veces sorteada: { $count }.
sheet-seed-changed = Semilla del sorteo { $seed }, sorteada de nuevo ({ $at }) a partir de { $random } y la entropía { $entropy }. Motivo: { $reason }. Veces sorteada: { $count }.
sheet-seed-given = Semilla del sorteo { $seed }, dada al crear el torneo.
sheet-seed-older = Semilla del sorteo { $seed }.
sheet-draw-reason = Motivo del orden de la lista
sheet-draw-number = Sorteo { $number } de { $all }, { $at }
sheet-draw-frozen = Congelada
sheet-draw-frozen-number = { $at }, congelación { $number }
sheet-draw-frozen-same-step = en el mismo paso que el sorteo: nadie pudo anotar antes el compromiso
sheet-draw-announced = Anunciado al congelar
sheet-draw-digits = { $digits ->
        [one] 1 cifra
       *[other] { $digits } cifras
    }
sheet-draw-digits-any = cualquier número de cifras
sheet-draw-acts = Todas las congelaciones y sorteos
sheet-draw-log = Historial del torneo
sheet-draw-log-head = { $entries } entradas, cabeza { $head }
sheet-draw-act-freeze = congelación { $number } { $at }
sheet-draw-act-freeze-undone = congelación { $number } { $at }, deshecha
sheet-draw-act-draw = sorteo { $number } { $at }
sheet-draw-act-draw-undone = sorteo { $number } { $at }, deshecho
sheet-draw-withheld = { $lines ->
        [one] Una línea aparece sin nombre ni club, que ya no pueden publicarse.
       *[other] { $lines } líneas aparecen sin nombres ni clubes, que ya no pueden publicarse.
    } El compromiso no se puede recalcular con esta hoja; el archivo del torneo tiene el texto completo.
sheet-draw-rests = Descansos
sheet-draw-rests-best = los mejores descansan el día largo
sheet-draw-rests-lots = por sorteo
sheet-draw-rests-eve = la primera ronda se juega la tarde anterior
sheet-witness = Testigo
sheet-slip-status = Estado
sheet-slip-change = { $field }: { $before }, ahora { $after }
sheet-slip-applied = aplicada { $time }
sheet-slip-refused = rechazada { $time }: { $reason }
sheet-slip-pending = pendiente

## Rules in brief

sheet-rules = Reglas resumidas
sheet-rules-system = Sistema
sheet-system-swiss = sistema suizo, { $rounds } rondas
sheet-system-mcmahon = McMahon, { $rounds } rondas, barra en { $bar }
sheet-system-novices = principiantes, { $rounds } rondas; se enfrentan los jugadores sin victorias
sheet-system-league = liga: todos contra todos en su división; { $moves ->
    [0] nadie cambia
    [1] el primero sube y el último baja
   *[other] los { $moves } primeros suben y los { $moves } últimos bajan
}
sheet-system-club-ladder = escalera de club: una victoria sube un peldaño y una derrota baja uno; una piedra por rango de diferencia, como mucho 9, y 5 puntos de komi por cada rango más
sheet-system-round-robin = todos contra todos, { $rounds } rondas
sheet-system-score-pairing = emparejamiento por puntuación, { $rounds } rondas
sheet-system-generalised-knock-out = eliminatoria generalizada, { $rounds } rondas: se enfrentan los jugadores con los mismos resultados
sheet-system-knock-out = eliminatoria
sheet-system-swiss-knock-out = sistema suizo, { $rounds } rondas, que acaba con una eliminatoria de { $finalists } jugadores
sheet-system-double-elimination = doble eliminación: fuera tras dos derrotas
sheet-system-double-elimination-one = doble eliminación: fuera tras dos derrotas, con una sola final
sheet-system-double-elimination-three = doble eliminación: fuera tras dos derrotas, con una final a tres partidas
sheet-system-zones = { $zones } zonas de todos contra todos y después eliminatoria de los ganadores
sheet-system-zoned-swiss = suizo por franjas, { $rounds } rondas, franjas hasta { $limits } y el resto
sheet-system-self-pairing = emparejamiento libre, dos jugadores se enfrentan como mucho { $meetings ->
    [1] una vez
    [2] dos veces
   *[other] { $meetings } veces
}
sheet-rules-time = Ritmo de juego
sheet-rules-main = { $minutes } minutos por jugador
sheet-rules-no-overtime = { $main }, sin tiempo adicional
sheet-rules-byoyomi = { $main }, después byo-yomi { $periods } × { $seconds } segundos
sheet-rules-canadian = { $main }, después { $stones } piedras en { $minutes }:{ $seconds } minutos
sheet-rules-fischer = { $main }, más { $seconds } segundos por jugada
sheet-rules-rated = rating europeo, clase { $class }
sheet-rules-not-rated = no computable
sheet-rules-komi = Komi
sheet-rules-handicap = Hándicap
sheet-rules-board = Tablero
sheet-rules-board-by-rank = 13x13 si ambos jugadores son { $rank } o más fuertes; si no, 9x9
sheet-rules-no-handicap = ninguno, todas las partidas son igualadas
sheet-rules-handicap-score = diferencia de puntuación{ $change }, como mucho { $most }; sin komi en partidas con hándicap
sheet-rules-handicap-rank = diferencia de rango{ $change }, como mucho { $most }; sin komi en partidas con hándicap
sheet-rules-handicap-plus = { " " }más { $stones }
sheet-rules-handicap-minus = { " " }menos { $stones }
sheet-rules-placing = Desempates
sheet-rules-then = , después{ " " }
sheet-rules-places-shared = { $criteria }; después se comparten los puestos
sheet-rules-odd = Número impar de jugadores
sheet-rules-odd-ghost = juega un jugador fantasma (un sustituto voluntario); sin él, recibe el bye el último jugador que no lo haya tenido
sheet-rules-odd-bye = recibe el bye el último jugador que no lo haya tenido
sheet-rules-odd-off = sin byes: los organizadores mantienen el número par
sheet-rules-lateness = Retraso
sheet-rules-lateness-is = El reloj de Negro corre desde el comienzo de la ronda. Quien llega con más de una hora de retraso pierde la partida.
sheet-rules-protests = Reclamaciones
sheet-rules-protests-are = Hasta el comienzo de la ronda siguiente.
sheet-rules-jigo = Jigo en eliminatoria
sheet-rules-jigo-is = Partidas en tableros más pequeños deciden quién avanza. La partida en sí sigue siendo jigo.

## Meanings of the criteria

sheet-criterion-category = categoría de edad
sheet-criterion-division = división
sheet-criterion-mms = puntuación McMahon
sheet-criterion-wins = número de victorias
sheet-criterion-score = puntuación: dos puntos por victoria
sheet-criterion-sos-mms = suma de las puntuaciones McMahon de los rivales
sheet-criterion-sos-wins = suma de las victorias de los rivales
sheet-criterion-sos-1 = suma de las puntuaciones de los rivales sin la más baja
sheet-criterion-sos-2 = suma de las puntuaciones de los rivales sin las dos más bajas
sheet-criterion-sos-more = suma de las puntuaciones de los rivales sin las más bajas
sheet-criterion-sos-first = suma de las puntuaciones de los rivales desde la ronda { $from }
sheet-criterion-sodos = suma de las puntuaciones de los rivales vencidos
sheet-criterion-sosos = suma de los SOS de los rivales
sheet-criterion-cuss = suma de las puntuaciones propias tras cada ronda
sheet-criterion-cusp = suma de los puntos de victoria propios tras cada ronda
sheet-criterion-direct = partidas entre los empatados
sheet-criterion-exploits = victorias de los rivales más fuertes enfrentados o vencidos
sheet-criterion-stage = hasta dónde llegó el jugador en la eliminatoria
sheet-criterion-sequence = resultados en el orden de las rondas, primero las victorias tempranas
sheet-criterion-rung = peldaño de la escalera: el rango y las décimas de rango por encima
sheet-criterion-board-points = puntos de todos los tableros del equipo
sheet-match = Encuentro { $number }: { $first } – { $second }
sheet-criterion-cps = las victorias tardías valen doble
sheet-criterion-sts = puntuación con bonificación para los invictos

## Prizes

sheet-prize-category = Categoría { $category }
sheet-prize-girls = Chicas, categoría { $category }
sheet-prize-boys = Chicos, categoría { $category }
sheet-prize-knock-out = KO{ $category }
sheet-prize-above-bar = Mejores resultados por encima de la barra
sheet-prize-list = lista: { $time }
sheet-prize-rank = Rango { $rank }
sheet-prize-ranks = Rangos de { $low } a { $high }
sheet-prize-place = Puesto { $place }
sheet-prize-wins = { $rounds ->
        [one] Número de victorias en 1 ronda
       *[other] Número de victorias en { $rounds } rondas
    }
sheet-prize-wins-of = { $wins ->
        [one] 1 victoria
       *[other] { $wins } victorias
    }
sheet-prize-youngest = Más joven
sheet-prize-countries = Países: los dos mejores chicos y las dos mejores chicas
sheet-prize-places = puestos { $places }
sheet-prize-sum = suma de puestos { $sum }
sheet-prize-shared = compartido
sheet-prize-improvement = Mayor progreso
sheet-prize-persistence = Más partidas
sheet-prize-rungs = { $count ->
    [one] sube 1 peldaño
   *[other] sube { $count } peldaños
}
sheet-prize-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
sheet-prize-most-improved = Mayor progreso, categoría { $category }
sheet-prize-rookie = Revelación del año
sheet-prize-country-teams = Equipos por país: dos chicas y dos chicos
sheet-prize-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
sheet-place-1 = 1.º
sheet-place-2 = 2.º
sheet-place-3 = 3.º

## The referee's log

sheet-incident-advances = KO{ $category }: { $winner } avanza por decisión de la dirección: { $reason }
sheet-incident-drawn = Categoría { $category } sorteada por decisión de la dirección: { $reason }
sheet-incident-corrected = Resultado confirmado corregido a { $result }: { $reason }
sheet-incident-ruled = Resultado cambiado a { $result } por la decisión en el caso { $case }
sheet-incident-lowered = No juega la ronda siguiente: puntuación inicial rebajada en { $by }.
sheet-incident-box = KO{ $category }, casilla { $box }: entra { $player }: { $reason }
sheet-incident-box-empty = KO{ $category }, la casilla { $box } pasa a ser un bye: { $reason }
sheet-incident-forfeit-black = Negro no se presentó o no continuó: Negro pierde por incomparecencia.
sheet-incident-forfeit-white = Blanco no se presentó o no continuó: Blanco pierde por incomparecencia.
sheet-incident-forfeit-both = Ambos jugadores pierden por incomparecencia.
sheet-incident-walkover-black = Walkover para Negro.
sheet-incident-walkover-white = Walkover para Blanco.
sheet-incident-both-lose = Pierden ambos jugadores.
sheet-incident-no-result = Sin resultado.
sheet-incident-jigo = Jigo o sin resultado en una partida que necesita ganador: sigue una escalera de jigo.
sheet-incident-jigo-won = Jigo o sin resultado en una partida que necesita ganador: { $winner } avanza tras la escalera de jigo.

## The tour's sheets

sheet-season = Temporada { $year }
sheet-final-column = Final
sheet-race-tied = empate
sheet-race-absent = no puede asistir
sheet-race-note = Puntos ganados en { $year }, sin decimales. Los { $size } primeros jugadores que puedan asistir juegan la Final; el circuito decide los empates por la última plaza.
sheet-sp-note = Puntos de la última edición de cada campeonato. Los cabezas de serie de los cuadros se colocan según estos puntos.

sheet-role-head-referee = Árbitro principal
sheet-role-referee = Árbitros y asistentes
sheet-role-timekeeper = Cronometradores
sheet-role-committee = Comité de apelación
sheet-role-replacement = Suplentes
sheet-officials-title = Oficiales
sheet-rules-referees = Árbitros
sheet-cases-title = Libro de casos, para el árbitro
sheet-case-title = Caso { $number }
sheet-case-facts = Los hechos
sheet-case-steps = Decisiones, reclamaciones y apelaciones
sheet-case-state = Estado
sheet-case-referee = Árbitro
sheet-case-committee = Comité
sheet-case-instead = en lugar de
sheet-case-ruled = { $by }: { $words }
sheet-case-protested = Reclamación de { $player }: { $words }
sheet-case-appealed = Apelación de { $player }: { $words }
sheet-case-closed = Cerrado. { $words }
sheet-case-late = (Fuera de plazo; motivo para admitirla: { $reason })
sheet-case-upheld = (estimada)
sheet-case-rejected = (desestimada)
sheet-case-result = Resultado: { $result }.
sheet-case-clocks = Relojes: quedan a Negro { $black }, a Blanco { $white }.
sheet-case-clocks-used = Relojes: usado por Negro { $black }, por Blanco { $white }.
sheet-receipt-title = Recibo { $number }
sheet-receipt-from = Recibido de
sheet-receipt-by = Recibido por
sheet-refund-title = Recibo { $number }: devolución
sheet-refund-to = Devuelto a
sheet-refund-by = Devuelto por
sheet-receipt-amount = Importe
sheet-receipt-method = Pagado
sheet-receipt-note = Observación
sheet-receipt-for = Cuenta
sheet-receipt-signature = Firma
sheet-method-cash = en efectivo
sheet-method-transfer = por transferencia
sheet-fee-list-title = Mesa de inscripción: importes
sheet-fees-for = Concepto
sheet-fees-owed = A pagar
sheet-fees-paid = Pagado
sheet-fees-open = Pendiente
sheet-fees-came = Aquí
sheet-fees-levy = Cuota
sheet-fees-credit = Más de lo debido
sheet-fees-discount = Descuentos
sheet-fees-total = Total
sheet-cash-report-title = Informe de caja
sheet-cash-report-signature = Tesorero
sheet-cash-float = Fondo de caja por la mañana
sheet-cash-received = Efectivo cobrado
sheet-cash-refunded = Efectivo devuelto
sheet-cash-expected = En caja
sheet-cash-counted = Contado
sheet-cash-difference = Diferencia
sheet-cash-transferred = Transferencias recibidas
sheet-cash-returned = Transferencias devueltas
sheet-cash-void = Recibos anulados:
sheet-cash-whole = Todo el torneo
sheet-levy-form-title = Cuota
sheet-levy-member = Miembros
sheet-levy-non-member = No miembros
sheet-levy-concession = Tarifa reducida
sheet-levy-people = Jugadores
sheet-levy-days = Días
sheet-levy-a-day = Por día
sheet-levy-amount = Importe
sheet-levy-signature = Organizador
sheet-report-title = Informe del { $day }
sheet-report-rounds = Rondas jugadas: resultados, estado
sheet-report-running = Partidas aún en juego, primero las más largas
sheet-report-round = Ronda
sheet-report-announced = Anunciado
sheet-report-began = Comenzó
sheet-report-over = Terminó
sheet-report-late = Retraso
sheet-report-minutes = { $minutes } min de retraso
sheet-report-proposed = propuesto: { $time }
sheet-report-since = desde { $time }
sheet-report-forfeits = Incomparecencias
sheet-report-corrections = Correcciones tras la confirmación
sheet-report-cases = Casos
sheet-report-protests = Reclamaciones y apelaciones
sheet-report-confirmed = confirmada
sheet-report-open = sin confirmar
