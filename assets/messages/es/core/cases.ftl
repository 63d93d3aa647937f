# Los textos de la ventana en español. Traducción provisional, sin revisar por ningún hablante nativo.
article-unknown = «{ $text }» no es un artículo de las reglas de la EGF. Escríbalo como 5j, 8g.3 o 10.
article-1a = Los árbitros dirigen el torneo; si son varios, uno es el árbitro principal.
article-1b = El comité de apelación: tres jugadores y algunos suplentes para los miembros implicados.
article-2a = Los jugadores se comportan con deportividad.
article-2b = Ni otro tablero, ni libros, ni notas durante la partida, salvo la planilla.
article-2c = Sin análisis de la partida durante un descanso.
article-2d = Sin consejos de otros; el jugador rechaza los que reciba.
article-2e = Nadie puede molestar a un jugador ni influir en una partida.
article-2f = Si una partida sigue otro día, el árbitro puede levantar 2c a 2e durante la pausa.
article-2g = Solo los jugadores y el árbitro tocan el tablero y las piedras.
article-2h = Un espectador que ve una infracción se lo dice al árbitro, no a los jugadores.
article-2i = Un jugador inscrito juega hasta el final, salvo por razones excepcionales.
article-3a = Cada jugador tiene un tiempo asignado; después sigue el byo-yomi.
article-3b = El reloj tiene dos esferas con banderas; parar ambas lo neutraliza.
article-3c = El reloj de Negro empieza a la hora fijada; cada jugador pulsa tras su jugada.
article-3d = Solo el árbitro o estas reglas paran el reloj; los jugadores nunca lo ajustan.
article-3e = Vale el tiempo del reloj, salvo avería evidente; las objeciones se hacen enseguida.
article-3f = Byo-yomi: un tiempo fijo por jugada, que el cronometrador cuenta en voz alta.
article-3g = Tiempo canadiense: un número de jugadas en un tiempo fijo, sin cronometrador.
article-4 = Tras un aplazamiento, cada jugador entrega una anotación de la partida.
article-5a = El árbitro decide dónde están los jugadores y el material.
article-5b = El komi se suma al contar la partida.
article-5c = La partida empieza a la hora fijada, que el árbitro puede cambiar.
article-5d = Si no hay nadie, corre el reloj de Negro; el de Blanco se iguala cuando llega el primer jugador.
article-5e = Más de una hora de retraso, o más que el tiempo asignado, pierde la partida; ambos si ambos llegan tarde.
article-5f = Una jugada es firme cuando se suelta la piedra, y no se puede cambiar.
article-5g = Los prisioneros quedan bien visibles.
article-5h = Solo las reglas del juego o un abandono terminan la partida.
article-5i = Antes de contar se juegan por turnos todas las piedras y los dame, y ambos pasan.
article-5j = Reclamaciones sobre un resultado: antes de la ronda siguiente, o en un día entero si empieza antes.
article-6a = Dos horas para aplazar: desde la primera un jugador puede sellar su jugada; en la segunda debe hacerlo.
article-6b = Cómo se sella una jugada y qué se anota en el formulario.
article-6c = Una jugada hecha en el tablero se toma como jugada secreta.
article-7a = El retraso cuenta también al reanudar, incluso más allá del tiempo que queda.
article-7b = La posición se comprueba o se reconstruye antes de abrir el formulario.
article-7c = Quién abre el formulario y qué pasa si falta un jugador.
article-7d = Una jugada secreta que no está clara cuenta como pase.
article-7e = Los jugadores pueden mirar el formulario abierto.
article-7f = El árbitro guarda el formulario hasta que ya no se pueda reclamar.
article-8a = Colores o hándicap equivocados: se empieza de nuevo antes de la cuarta jugada; si no, se sigue.
article-8b = En caso de duda, un jugador puede pedir al rival que coloque bien la piedra.
article-8c = Una jugada ilegal se retira si se advierte en tres jugadas.
article-8d = Un reloj mal puesto se corrige hasta donde se pueda probar.
article-8e = Un reloj averiado se cambia y se corrige, pero a nadie le quedan por ello menos de diez minutos.
article-8f = Errores en las anotaciones de una partida aplazada y qué las sustituye.
article-8g = Piedras desplazadas: seis propuestas por orden, desde corregir la posición hasta el comité.
article-9a = En una disputa se llama al árbitro, y se deja de contar.
article-9b = El árbitro puede parar el reloj; los jugadores pueden pararlo para ir a buscarlo.
article-9c = Primero vale la decisión del árbitro; el tiempo perdido se puede devolver.
article-9d = Un jugador puede apelar al comité, y dice con claridad si juega bajo reclamación.
article-9e = El árbitro muestra las reglas a los jugadores que lo piden.
article-10 = El árbitro decide donde las reglas no dicen nada.

official-committee-full = El comité de apelación ya tiene sus { $seats } miembros. Añada un suplente o cambie antes el cargo de un miembro.
official-committee-incomplete = { $count ->
    [0] El comité de apelación aún no tiene miembros; necesita { $seats }.
    [one] El comité de apelación tiene un miembro; necesita { $seats }.
   *[other] El comité de apelación tiene { $count } miembros; necesita { $seats }.
}
official-entry-unknown = No hay ninguna inscripción con la clave { $id }.
official-head-taken = Ya hay un árbitro principal. Cambie antes el cargo de ese oficial.
official-name-missing = Introduzca el nombre del oficial.
official-no-head = Nombre a uno de los árbitros árbitro principal.
official-no-replacement = El comité de apelación no tiene suplente para un miembro implicado en un caso.
official-too-many = Un torneo tiene como máximo { $most } oficiales.
official-turn-zero = El puesto entre los oficiales de un cargo cuenta desde 1.
official-unknown = No hay ningún oficial con la clave { $number }.
committee-too-few = { $left ->
    [0] Todos los miembros y suplentes están implicados en este caso, o no los hay: el comité necesita { $seats }. Añada un suplente.
    [one] Solo queda un miembro que no está implicado en este caso: el comité necesita { $seats }. Añada un suplente.
   *[other] Solo quedan { $left } miembros que no están implicados en este caso: el comité necesita { $seats }. Añada un suplente.
}

case-before-committee = El caso { $number } está ante el comité de apelación. Introduzca antes la decisión del comité.
case-board-unknown = La ronda { $round } no tiene tablero { $board }.
case-closed = El caso { $number } está cerrado. Una reclamación o una apelación lo abre de nuevo.
case-committee-final = El comité de apelación ha decidido en el caso { $number }, y su decisión es definitiva.
case-elsewhere = El caso { $number } pertenece a { $competition }. Elija antes esa competición.
case-end-missing = Diga cómo terminó el caso, porque no hay decisión.
case-facts-missing = Diga qué ha pasado.
case-no-game = El caso { $number } no indica partida. Introduzca su ronda y tablero antes que su resultado.
case-no-ruling = El caso { $number } aún no tiene decisión. Introduzca antes la decisión del árbitro.
case-not-a-player = Una reclamación o apelación viene de un jugador del caso { $number }. Añada antes el jugador al caso.
case-not-before-committee = El caso { $number } no está ante el comité de apelación. Introduzca antes la apelación.
case-outcome-missing = Una reclamación o apelación espera en el caso { $number }. Diga si la decisión la estima o la desestima.
case-outcome-without-protest = El caso { $number } no tiene reclamación ni apelación que una decisión pueda estimar o desestimar.
case-player-unknown = No hay ninguna inscripción con la clave { $number } en esta competición.
case-protest-late = La reclamación está fuera de plazo: era posible hasta { $until }. Dé un motivo para admitirla de todos modos.
case-protest-waits = Una reclamación espera en el caso { $number }. Decida antes sobre ella.
case-round-missing = Introduzca la ronda del tablero.
case-round-unknown = No hay ronda { $round }; las rondas son de 1 a { $last }.
case-ruling-missing = Introduzca la decisión.
referee-moment-unknown = «{ $text }» no es una hora. Escríbala como 14:05 o 2026-08-14 14:05.
case-unknown = No hay caso { $number }.
case-who-missing = Diga quién reclama.
case-words-missing = Introduzca lo que dice el jugador.

guide-answer-missing = Introduzca la respuesta de Negro o de Blanco.
guide-answered = Este jugador ya ha respondido a la propuesta. Deshaga la respuesta para cambiarla.
guide-ended = El procedimiento ha terminado.
guide-flag-twice = Una bandera cae antes o después de tiempo, no ambas cosas.
guide-other = En este caso ya se usa otra guía. Añada un caso para esta.
guide-reason-missing = Diga por qué se abrevia el procedimiento.

cli-article-set = Texto del artículo { $article } guardado.
cli-case-appealed = { $at }  apelación de { $player }: { $words }
cli-case-clocks = (relojes: Negro { $black }, Blanco { $white })
cli-case-closed = { $at }  cerrado. { $words }
cli-case-committee = Comité: { $members }
cli-case-deadline-day = Se puede reclamar contra el resultado hasta { $at }: un día entero.
cli-case-deadline-over = Se podía reclamar contra el resultado hasta { $at }.
cli-case-deadline-round = Se puede reclamar contra el resultado hasta { $at }, cuando empieza la ronda siguiente.
cli-case-head = Caso { $number }  { $state }  { $at }  { $place }
cli-case-instead = { $name } (en lugar de { $member })
cli-case-involved = Miembro implicado: { $name } ({ $reasons }).
cli-case-late = (fuera de plazo, motivo para admitirla: { $reason })
cli-case-protested = { $at }  reclamación de { $player }: { $words }
cli-case-result = (resultado de la ronda { $round }, tablero { $board }: { $before } -> { $after }, entrada { $entry } del diario)
cli-case-ruled = { $at }  decisión ({ $by }): { $words }
cli-guide-agreed = Los jugadores se pusieron de acuerdo; es definitivo.
cli-guide-clock = El reloj nuevo muestra que quedan { $corrected }. { $flag }
cli-guide-clocks = Tiempo usado que muestran los relojes: Negro { $black }, Blanco { $white }.
cli-guide-committee = No se aceptó ninguna propuesta: decide el comité de apelación (8g.6).
cli-guide-proposal = Propuesta { $number }: Negro { $black }, Blanco { $white }
cli-guide-proposed = La última propuesta espera respuestas.
cli-guide-start = Las reglas deciden (8a): { $ruling }
cli-no-cases = No hay casos así.
cli-no-officials = No hay oficiales.
cli-official-added = Añadido: { $name }, con la clave { $official }.
cli-official-changed = El oficial con la clave { $official } se ha cambiado.
cli-official-removed = El oficial con la clave { $official } se ha eliminado.
document-no-cases = El libro de casos está vacío.

# Words of the referee's desk, in the window, on sheets and on the command line.
office = { $word ->
    [head-referee] Árbitro principal
    [referee] Árbitro o asistente
    [timekeeper] Cronometrador
    [committee] Comité de apelación
   *[replacement] Suplente
}
case-state = { $word ->
    [open] abierto
    [ruled] decidido
    [protested] reclamación
    [appealed] apelación
   *[closed] cerrado
}
ruling-body = { $word ->
    [referee] árbitro
   *[committee] comité
}
protest-outcome = { $word ->
    [upheld] estimada
   *[rejected] desestimada
}
involvement = { $word ->
    [plays] juega en él
    [family] familia de { $player }
    [related] parentesco con { $player }
   *[same-club] club de { $player }
}
proposal-answer = { $word ->
    [accept] acepta
   *[refuse] rechaza
}
start-ruling = { $word ->
    [start-again] La partida empieza de nuevo: no se había hecho la cuarta jugada.
    [play-on] La partida sigue y el resultado vale tal cual.
   *[exchange-later] La partida sigue. Si los dos se enfrentan de nuevo en el torneo, intercambian los colores.
}
flag-ruling = { $word ->
    [when-it-fell] El byo-yomi empezó cuando cayó la bandera.
    [after-correction] El byo-yomi empieza cuando se agota el tiempo corregido.
   *[when-noticed] El byo-yomi empieza cuando se advierte.
}
