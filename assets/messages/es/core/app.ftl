# Textos de la crate `app`. Traducción provisional, sin revisar por ningún hablante nativo.
ko-category-missing = Esta competición no tiene una eliminatoria de todos. Elija una de las categorías de edad { $known }.
ko-source-open = Los jugadores de este cuadro los deciden las rondas anteriores. Confirme primero la ronda { $round }.
ko-category-unknown = No hay categoría de edad { $category }. Elija entre { $known }.
ko-register-open = La inscripción sigue abierta. Ciérrela antes del sorteo.
ko-third-place-double = En una doble eliminación, la última partida del cuadro de perdedores decide el tercer puesto. Sortee sin partida por el tercer puesto.
ko-in-round-robin = Un todos contra todos no tiene sitio para una eliminatoria o Final, porque fija todas las partidas. Elija otro sistema.
ko-in-self-pairing = El emparejamiento libre no tiene sitio para una eliminatoria o Final, porque los jugadores eligen a sus rivales. Elija otro sistema.
ko-of-teams = En esta competición se enfrentan equipos, así que no hay eliminatoria ni Final individual. Añada para ello una competición aparte.
ko-none = Esta competición no tiene eliminatorias.
self-pairing-no-rounds = En { $name } los jugadores eligen a sus rivales, así que no se emparejan ni confirman rondas. Añada las partidas.
self-pairing-other-system = { $name } se empareja por rondas. Las partidas solo se añaden una a una en emparejamiento libre.
game-day-future = El { $day } no ha llegado todavía. Indique el día en que se jugó la partida.
ladder-prizes-other-system = { $name } no es una escalera de club, así que no tiene premios al progreso. Elija otra competición.
game-conditions-other-system = { $name } no es una escalera de club, así que sus partidas no tienen condiciones propias. Elija otra competición.
self-pairing-number-unknown = Nadie tiene el número { $number }.
self-pairing-withdrawn = Jugador retirado: { $name }. Inscríbalo primero.
self-pairing-game-unknown = No hay partida { $game } en esta competición.
competition-meetings-none = Dos jugadores deben poder enfrentarse al menos una vez.
ko-not-drawn = KO{ $category } no está sorteado. Sortéelo primero.
ko-not-eligible = { $name } no está en la lista de esta categoría. Elija jugadores de la lista.
ko-final-drawn = La Final de la categoría { $category } está sorteada. Una categoría tiene una eliminatoria o una Final, no ambas.
ko-games-paired = Ya hay partidas de KO{ $category } emparejadas. Retire primero esos emparejamientos.
ko-commitment-differs = La lista no es aquella cuyo compromiso se publicó. Publique un compromiso nuevo antes del sorteo.
draw-digits-out-of-range = El número de cifras debe ser de 1 a { $most }.
draw-source-too-long = El origen de las cifras es demasiado largo. Descríbalo en { $most } caracteres o menos.
draw-entropy-missing = La lista está congelada y su sorteo necesita las cifras anunciadas. Introduzca las cifras según se canten.
draw-entropy-length = La entropía tiene { $given ->
        [one] 1 cifra
       *[other] { $given } cifras
    }, pero al congelar se anunciaron { $wanted }. Introduzca exactamente esas.
draw-entropy-before-freeze = La entropía no debe conocerse al congelar la lista. Congele primero la lista e introduzca las cifras en el sorteo.
draw-frozen-player-gone = { $name } está en la lista congelada pero ya no puede jugar. Congele de nuevo la lista.
draw-frozen-differs = La lista está congelada (congelación { $number }) y este sorteo difiere de ella. Sortee solo con la entropía o congele de nuevo la lista.
setting-draw-seed = La semilla del sorteo no es un ajuste, porque de ella dependen sorteos ya hechos. Sortee una nueva, con motivo, si debe cambiar.
setting-reports = Los avisos de resultado no son un ajuste. Acéptelos o descártelos.
setting-freezes = Una lista congelada no es un ajuste. Congele de nuevo la lista.
ko-too-few-players = KO{ $category } tiene menos de dos jugadores inscritos. Inscriba primero a más jugadores.
ko-size-out-of-range = No se puede sortear un cuadro de { $size ->
        [one] un jugador
       *[other] { $size } jugadores
    }. En KO{ $category } pueden entrar { $eligible } jugadores: elija un tamaño de 2 a { $eligible }.
ko-too-many-players = { $players } jugadores no caben en el cuadro mayor, que tiene { $lines } casillas. Elija menos jugadores.
ko-first-round-out-of-range = KO{ $category } no puede empezar en la ronda { $round }: sus partidas deben acabar como muy tarde en la última ronda. Elija una ronda de 1 a { $latest }.
ko-begins-too-early = KO{ $category } con { $players } jugadores empieza en la ronda { $round }, que ya está emparejada. Elija menos jugadores.
ko-nonce-invalid = «{ $text }» no es una semilla. Introduzca cifras hexadecimales, 0-9 y a-f.
ko-order-without-reason = La lista está reordenada sin motivo. Introduzca un motivo; se guarda con el sorteo.
ko-choice-twice = { $name } está elegido de dos maneras. Quite una de ellas.
ko-choice-left-out = { $name } entra en una ronda posterior pero no está entre los jugadores sorteados. Elija un tamaño mayor u otro jugador.
ko-qualifying-undecided = La fase previa de KO{ $category } no está decidida para la plaza { $place }. Termínela primero.
ko-qualifying-decides = La fase previa de KO{ $category } decide quién entra por ella y sus wild cards. Sortee sin elegir otros.
ko-qualifying-too-late = KO{ $category } ya está sorteado, así que no queda nada que disputar en una previa.
ko-qualifying-begun = La fase previa de KO{ $category } ha empezado. Retire primero sus emparejamientos.
ko-qualifying-round-paired = La fase previa empezaría en la ronda { $round }, que ya está emparejada. Elija menos rondas de previa.
ko-player-not-in-round = { $name } no tiene partida de KO{ $category } en la ronda { $round }. Elija a un jugador que la tenga.
ko-decision-without-reason = Una decisión necesita un motivo. Introduzca un motivo; se guarda con el cuadro.
ko-decision-invalidates = Una partida posterior ya está emparejada para el otro jugador de esta partida. Corrija el resultado y aplíquelo en cadena.
ko-replace-begun = Ya hay partidas de KO{ $category } emparejadas. Quien se vaya ahora pierde por walkover.
ko-player-not-in-table = { $name } no está en el cuadro de KO{ $category }. Elija a uno de sus jugadores.
ko-alternate-unknown = { $name } no puede entrar en KO{ $category }. Elija a un reserva de su lista.
ko-reason-withdrawn = retirada
ko-reason-kept = se mantiene tras una corrección del resultado
ko-reason-qualifying = se corrigió el resultado de la previa
ko-box-replaced = KO{ $category }, casilla { $place }: { $entering } sustituye a { $leaving } ({ $reason }).
ko-box-filled = KO{ $category }, casilla { $place }: { $entering } entra en la casilla vacía ({ $reason }).
ko-box-emptied = KO{ $category }, casilla { $place }: { $leaving } sale y la casilla pasa a ser un bye ({ $reason }).
ko-box-unchanged = KO{ $category }, la casilla { $place } sigue vacía ({ $reason }).
ko-ruled = KO{ $category }, { $round }: { $winner } avanza por decisión ({ $reason }).
ko-ruled-third-place = KO{ $category }, tercer puesto: { $winner } avanza por decisión ({ $reason }).

year-final-not-drawn = La Final de la categoría { $category } no está sorteada. Sortéela primero.
year-final-knockout-drawn = KO{ $category } está sorteado. Una categoría tiene una eliminatoria o una Final, no ambas.
year-final-games-paired = Ya hay partidas de la Final de la categoría { $category } emparejadas. Retire primero esos emparejamientos.
year-final-too-small = La categoría { $category } tiene menos de cuatro jugadores inscritos, así que no tiene Final.
year-final-too-few = La categoría { $category } tiene { $listed ->
        [one] un jugador inscrito
       *[other] { $listed } jugadores inscritos
    }, pocos para esta Final. Una Final necesita al menos cuatro jugadores, todos inscritos.
year-final-too-long = Una Final de { $players } necesita { $needed } rondas, pero la competición tiene { $rounds }.
year-final-too-long-hint = Ponga competition.rounds en { $needed } o sortee a ocho jugadores, que juegan cinco rondas (R54).
year-final-first-round = Una Final de { $players } empieza en una ronda de { $first } a { $last }. Elija una de estas rondas.
year-final-no-room = Ninguna Final cabe en las rondas restantes. Añada rondas en los ajustes.
year-final-round-outside = La ronda { $round } no es de la Final, que ocupa las rondas { $first } a { $last }. Elija una de estas rondas.
year-final-round-paired = Las rondas emparejadas no pueden cambiar. Cambie solo rondas aún sin emparejar.
year-final-not-tied = Estos jugadores de { $group } no están empatados. Busque a los empatados en el orden del grupo.

tour-points-open = Rondas confirmadas: { $confirmed } de { $rounds }. Los puntos aún pueden cambiar.
season-other-ages = La temporada { $name } tiene las categorías de edad { $after } en vez de { $before }, o toma la edad en otro día; { $players ->
    [0] ningún jugador cambia de categoría
    [one] un jugador cambia de categoría
   *[other] { $players } jugadores cambian de categoría
}. Confirme el cambio o mantenga la temporada.
season-category-drawn = La temporada { $name } no tiene la categoría de edad { $category }, que está sorteada. Elija otra temporada.
season-name-taken = Una temporada incluida tiene el nombre { $name }. Dé otro nombre a la temporada del archivo.
tour-points-other-ages = Las categorías de edad del torneo difieren de las de la temporada { $season }.
tour-points-no-stage-points = La temporada { $season } no tiene puntos para estas etapas: { $stages }.
tour-points-round-of = { $lines ->
    [16] octavos de final
    [32] dieciseisavos de final
   *[other] ronda de { $lines }
}
tour-points-quarter-final = cuartos de final
tour-points-semi-final = semifinal
tour-points-finalist = finalista
tour-points-winner = ganador

copies-no-folder = Este ordenador no tiene carpeta para los archivos propios del programa. Ponga DRAWMASTER_DATA en una carpeta.
copies-not-a-folder = { $path } no es una carpeta. Elija una carpeta en otro dispositivo.
copies-folder-unusable = La carpeta { $path } no se puede usar ({ $cause }). Elija otra carpeta.
copies-folder-unreadable = La carpeta no se puede leer ({ $cause }).
copies-unknown = No hay copia { $name }. Elija una copia de la lista.
copies-choose-damaged = No se ha elegido archivo. Elija el archivo dañado.

word-unknown = «{ $text }» es desconocido. Elija entre { $known }.
colour-unknown = «{ $text }» no es un color. Escriba black o white.
profile-unknown = «{ $text }» no es un modelo de emparejamiento. Elija seygo, opengotha o literal.
round-unknown = La ronda { $round } no existe. Las rondas van de 1 a { $last }.
round-not-paired = La ronda { $round } no está emparejada. Emparéjela primero.
round-board-unknown = La ronda { $round } no tiene tablero { $board }. Sus tableros van de 1 a { $last }.
round-register-open = La inscripción sigue abierta. Ciérrela antes de emparejar la primera ronda.
round-register-open-hint = Al cerrar la inscripción, los jugadores reciben sus números.
round-all-paired = { $rounds ->
    [one] La única ronda ya está emparejada.
   *[other] Las { $rounds } rondas están emparejadas.
}
round-not-next = La ronda { $round } no es la siguiente. Empareje la ronda { $next }.
round-knockout-not-drawn = KO{ $category } empieza en la ronda { $round } y no está sorteado. Sortéelo primero.
round-slips-pending = { $count ->
    [one] Hay una papeleta rosa pendiente. Aplíquela o rechácela
   *[other] Hay { $count } papeletas rosas pendientes. Aplíquelas o rechácelas
} antes de emparejar la ronda { $round }.
round-slips-pending-hint = La dirección puede decidir emparejar la ronda de todos modos.
round-already-paired = La ronda { $round } ya está emparejada.
round-results-open = Ronda { $round }: { $count ->
    [one] falta
   *[other] faltan
} { $count ->
    [one] un resultado
   *[other] { $count } resultados
}. Introduzca primero los resultados que faltan.
round-results-missing = { $count ->
    [one] El tablero { $boards } de la ronda { $round } no tiene resultado.
   *[other] Los tableros { $boards } de la ronda { $round } no tienen resultado.
} Introduzca primero los resultados que faltan.
round-passes-disagree = Las dos pasadas de la ronda { $round } no coinciden: { $count ->
    [one] tablero { $boards }
   *[other] tableros { $boards }
}. Resuelva esto primero.
round-conflicts-open = { $count ->
    [one] El tablero { $boards } de la ronda { $round } tiene un resultado de un ayudante que contradice el introducido.
   *[other] Los tableros { $boards } de la ronda { $round } tienen resultados de ayudantes que contradicen los introducidos.
}
round-conflicts-open-hint = Resuélvalos en Pantalla, o confirme la ronda con los resultados introducidos.
round-qualifying-undecided = El tablero { $board } de la ronda { $round } es una partida de la previa de KO{ $category } sin ganador. Juegue primero su escalera de jigo.
round-already-released = La ronda { $round } ya está publicada.
round-players-left = { $count ->
    [one] { $names } no tiene
   *[other] { $names } no tienen
} partida ni bye en la ronda { $round }.
round-players-left-hint = Empareje, dé el bye o confirme que la ronda se publica sin estos jugadores.
round-ladder-open = { $count ->
    [one] El tablero { $boards } de la ronda { $round } es un jigo al que aún le falta su escalera.
   *[other] Los tableros { $boards } de la ronda { $round } son jigos a los que aún les falta su escalera.
}
round-ladder-open-hint = Introduzca quién avanza o confirme la ronda sin ello; hasta entonces no avanza nadie.
round-not-released = La ronda { $round } es un borrador. Publíquela primero.
round-already-begun = Las partidas de la ronda { $round } ya han empezado.
round-later-paired = La ronda { $newest } ya está emparejada. Desemparéjela primero.
round-unpair-result = El tablero { $board } de la ronda { $round } tiene resultado. Borre todos los resultados de la ronda antes de desemparejarla.
round-board-has-result = El tablero { $board } tiene resultado. Borre el resultado antes de cambiar el emparejamiento.
round-board-of-table = El tablero { $board } es una partida de eliminatoria o de la previa. Su cuadro decide quién la juega.
round-renumber-result = El tablero { $board } tiene resultado, así que los tableros de su ronda conservan sus números.
round-move-result = El tablero { $board } tiene resultado. Borre el resultado antes de mover la partida.
round-board-in-use = El tablero { $board } está en uso en la ronda { $round } de { $competition }. Elija otro tablero.
round-board-in-use-hint = Renumere los tableros o mueva la partida.
round-fixed-board-in-use = { $name } tiene el tablero fijo { $board }, que usa la ronda { $round } de { $competition }. Mueva una de las dos partidas.
round-boards-outside = { $count ->
    [one] El tablero { $boards } está
   *[other] Los tableros { $boards } están
} fuera de las salas y tableros de { $competition }. Dele más tableros en los ajustes o mueva las partidas.
timetable-conflict = { $count ->
    [one] A { $names } se le espera
   *[other] A { $names } se les espera
} dos veces el { $day }: la ronda { $round } de { $competition } acaba a las { $over }, la ronda { $other_round } de { $other } empieza a las { $start }. Cambie una hora de inicio o marque una de las rondas como no jugada.
timetable-conflicts = { $count ->
    [one] A una persona se la espera
   *[other] A { $count } personas se las espera
} dos veces, en { $competition } y { $other }.
timetable-without = { $competition } no tiene horario. { $reason }
round-board-number-invalid = { $number } no es un número de tablero. Elija un número de 1 a 9999.

pairing-consent-rematch = { $black } y { $white } ya se han enfrentado, en la ronda { $round }. Confirme que pueden enfrentarse de nuevo o elija a otros jugadores.
pairing-families-meet = A estos jugadores de una misma familia no se les puede separar: { $pairs }. Confirme que pueden enfrentarse o emparéjelos a mano con otros jugadores.
pairing-consent-family = { $black } y { $white } son de una misma familia. Confirme que pueden enfrentarse o elija a otros jugadores.
pairing-entry-unknown = No hay inscripción { $entry }. Búsquela en la lista de inscritos.
pairing-player-absent = { $name } no juega la ronda { $round }. Cambie primero las rondas que se salta.
pairing-games-fixed = { $name } no tiene partida en la ronda { $round }: el sistema de esta competición fija todas las partidas. Retire el emparejamiento y empareje la ronda de nuevo.
pairing-player-in-final = { $name } no se empareja en la ronda { $round }, porque la ronda es de la Final.
pairing-player-busy = { $name } ya juega en el tablero { $board }. Desempareje primero ese tablero.
pairing-no-bye = Ningún jugador tiene el bye en la ronda { $round }.
pairing-bye-without-game = El jugador no tiene partida en la ronda { $round }. Elija a un jugador que la tenga.
pairing-same-player = Un jugador no puede jugar contra sí mismo. Elija dos jugadores.
pairing-two-without-board = A los dos jugadores no se les dio tablero.
pairing-handicap-too-large = { $stones } piedras de hándicap son demasiadas. Elija de 0 a 9.
pairing-swap-same-board = Ambos asientos son del mismo tablero. Intercambie sus colores.
pairing-colours-handicap = El tablero { $board } es una partida con hándicap, en la que el más débil lleva Negro.
pairing-round-confirmed = La ronda { $round } está confirmada. Ya no se puede emparejar a más jugadores en ella.
pairing-number-unknown = No hay jugador { $number }. Busque el número en la lista de inscritos.
pairing-chosen-busy = { $name } ya tiene tablero en la ronda { $round }. Omita { $number }.
pairing-nobody-chosen = Ningún jugador sin tablero en la ronda { $round } corresponde a esta elección.
pairing-score-invalid = «{ $text }» no es una puntuación. Escríbala como 21 o 21.5.

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

report-reason-manual = La pareja se fijó a mano. El mejor emparejamiento no la contiene.
report-reason-necessary = La ronda no se puede emparejar sin esta pareja.
report-reason-equal = Sin esta pareja, la ronda costaría lo mismo.
report-reason-better = Sin esta pareja, la ronda costaría más: { $changes }.
report-reason-table = Aquí el cuadro decide quién se enfrenta.
report-reason-large = El informe no da motivos para una ronda con tantos avisos. Pida explicar el tablero para ver su motivo.
report-reason-unknown = El motivo ya no se puede calcular. { $cause }

result-unchanged = El tablero { $board } ya tiene este resultado. No se ha cambiado nada.
result-reason-missing = La ronda { $round } está confirmada. Dé un motivo para la corrección.
result-walkover = El tablero { $board } no es una partida de eliminatoria. Introduzca una incomparecencia en vez de un walkover.
result-walkover-hint = Escriba 1-0! para una victoria de Negro por incomparecencia.
correction-needs-choice = De este resultado dependen partidas posteriores de la eliminatoria. Elija qué pasa con ellas.
correction-affected = Afectada: { $game }
correction-if-carried = Si aplica la corrección en cadena: { $change }
correction-if-annulled = Si anula las partidas posteriores: { $change }
correction-if-kept = Si mantiene a los jugadores: { $change }
correction-nobody-to-keep = Ningún jugador había avanzado antes de la corrección, así que no hay a quién mantener.
correction-kept = { $name } sigue en el cuadro. El resultado solo cuenta en el Open.
correction-game-played = Ronda { $round }, tablero { $board }: { $black } y { $white }, resultado { $result }.
correction-game-open = Ronda { $round }, tablero { $board }: { $black } y { $white }, aún sin jugar.
correction-seat = Ronda { $round }, tablero { $board }: { $joins } juega en lugar de { $leaves }.
correction-ordinary = Ronda { $round }, tablero { $board }: la partida pasa a ser una partida ordinaria del Open.
correction-unpaired = Ronda { $round }, tablero { $board }: se quita el tablero, porque hay que decidir de nuevo sus jugadores.
correction-bye = { $name } tiene el bye en la ronda { $round }.
correction-without-game = { $name } no tiene partida en la ronda { $round }. Empareje a mano.
correction-later-game-played = La corrección no se puede aplicar en cadena, porque el tablero { $board } de la ronda { $round } ya tiene resultado. Mantenga a los jugadores que avanzaron o anule las partidas posteriores.
correction-player-busy = La corrección no se puede aplicar en cadena, porque el jugador que avanza ahora ya ha jugado en el tablero { $board } de la ronda { $round }. Mantenga a los jugadores que avanzaron o anule las partidas posteriores.
correction-table-begun = KO{ $category } se sorteó con este resultado y ha empezado. Mantenga a sus jugadores.
correction-table-drawn = KO{ $category } se sorteó con este resultado. Aplique la corrección en cadena, mantenga a los jugadores o sortee de nuevo el cuadro.
correction-box = KO{ $category }: { $joins } ocupa la casilla de { $leaves }.
correction-box-empty = KO{ $category }: la casilla de { $leaves } queda vacía.

ladder-none = El tablero { $board } no es una partida de eliminatoria o de la previa acabada en jigo, así que no tiene escalera.
ladder-decided = La escalera del tablero { $board } está decidida. Retire primero su última partida.
ladder-not-started = La escalera del tablero { $board } no se ha iniciado. Introduzca cuándo se aceptó el jigo.
ladder-games-entered = Hay partidas introducidas de la escalera del tablero { $board }. Retírelas primero.
ladder-time-invalid = «{ $text }» no es una hora. Escríbala como 14:05, o con su día como 2026-11-20T14:05.
ladder-boards-have-times = Las partidas en tableros más pequeños tienen tiempos fijos. Omita los tiempos restantes.
ladder-new-game-needs-times = Una partida nueva se juega con los tiempos restantes. Introduzca los de Negro y Blanco.
ladder-new-game-decides = Una partida nueva decide esta escalera. Introduzca su resultado sin tamaño de tablero.
ladder-other-game-next = La próxima partida de esta escalera es en { $next } × { $next }, no en { $lines } × { $lines }.

standings-round-not-paired = La ronda { $round } no está emparejada. La clasificación llega hasta la ronda { $newest }.

check-round = { $competition }, ronda { $round }
check-part-of-round = { $competition }, ronda { $round }, parte { $part }
check-finding = { $place }: { $problem }
check-board = { $competition }, ronda { $round }, tablero { $board }
check-round-missing = falta la ronda, aunque existe la ronda { $last }.
check-rounds-too-many = la ronda existe, pero solo hay { $planned } rondas previstas.
check-confirmed-without-result = { $count ->
    [one] el tablero { $boards } está confirmado
   *[other] los tableros { $boards } están confirmados
} sin resultado acordado.
check-table-place = la partida tiene un lugar que el cuadro de KO{ $category } no tiene.
check-table-place-twice = el lugar de la partida en el cuadro de KO{ $category } tiene otra partida.
check-table-players = los jugadores no se enfrentan en este lugar del cuadro de KO{ $category }.
check-table-round = la partida es de la ronda { $due } según el cuadro de KO{ $category }.
check-knockout = KO{ $category }: { $problem }
check-final-not-tied = Final de la categoría { $category }: hay un orden introducido para jugadores de { $group } que no están empatados: { $names }. No tiene efecto mientras no lo estén.
check-final = Final de la categoría { $category }: { $problem }
check-certificate-invalid = { $place }: el certificado no prueba el emparejamiento. { $reason }
check-without-proof = { $place }: la ronda se emparejó sin prueba de que ningún emparejamiento es mejor.
check-no-certificate = { $place }: no hay certificado, porque la ronda se emparejó a mano, con otro programa o en otro archivo de torneo.
check-seed-drawn = La semilla del sorteo se sorteó { $count } veces; { $undone ->
        [0] no se deshizo ninguna.
        [one] se deshizo 1.
       *[other] se deshicieron { $undone }.
    }
check-other-seed = { $place }: la ronda se emparejó con otra semilla del sorteo.
draw-seed-register-open = La semilla del sorteo se sortea al cerrar la inscripción. Cierre primero la inscripción.
draw-seed-no-reason = Introduzca el motivo de una nueva semilla del sorteo. Se guarda en el historial.
competition-name-taken = El torneo ya tiene una competición «{ $name }». Elija otro nombre.
competition-no-name = La temporada siguiente no tiene nombre. Dele uno.
competition-unknown = El torneo no tiene ninguna competición «{ $text }».
competition-names = Sus competiciones son: { $names }.
competition-last = { $name } es la única competición del torneo, así que no se puede eliminar.
competition-played = En { $name } hay rondas emparejadas o eliminatorias sorteadas, así que no se puede eliminar. Deshágalas primero.
competition-has-entries = { $name } tiene { $entries ->
    [one] una inscripción, que se elimina
   *[other] { $entries } inscripciones, que se eliminan
} con ella.
competition-import-same-file = Este archivo es el torneo abierto. Elija el archivo de otro torneo.
competition-import-drawn = { $name } tiene zonas, una eliminatoria o una Final, cuyo sorteo solo se puede verificar en su propio torneo. Déjela en su archivo.
competition-import-inconsistent = El archivo nombra a jugadores que no están en su competición, así que no se importa nada. Compruebe primero ese torneo.
competition-nobody = No se ha elegido a nadie. Elija a las personas que va a inscribir.
draw-seed-drawn = La semilla del sorteo se sorteó al cerrar la primera inscripción del torneo, así que la entropía ya no puede cambiarla. Cierre la inscripción sin entropía.
draw-seed-given = La semilla del sorteo se dio al crear el torneo, así que la entropía no puede cambiarla. Cierre la inscripción sin entropía.
draw-seed-invalid = «{ $text }» no es una semilla del sorteo. Introduzca hasta 64 cifras hexadecimales, 0-9 y a-f.
check-absences-differ = { $place }: las ausencias guardadas difieren de la lista de inscritos al confirmar la ronda: { $names }.
check-walkover-differs = { $place }: un walkover tiene otro ganador que al confirmar la ronda: { $now } en vez de { $then }.
check-stage-differs = { $draw }: { $name } aparecía { $then } en las últimas hojas, páginas o paquete, pero ahora está { $now }. Si la corrección es correcta, imprima de nuevo las hojas y emita de nuevo el paquete.
check-stage-place = en el puesto { $place }
check-stage-reached = { $stage ->
    [round_of_64] en la ronda de 64
    [round_of_32] en dieciseisavos de final
    [round_of_16] en octavos de final
    [quarter_final] en cuartos de final
    [semi_final] en semifinales
    [finalist] como finalista
   *[winner] como ganador
 }
check-stage-none = sin etapa ni puesto
stages-unwritable = Las fases no se pueden registrar ({ $cause }). Comunique este fallo.
check-outside-circle = { $place }: { $count ->
    [one] el tablero { $boards } no sigue
   *[other] los tableros { $boards } no siguen
} las partidas que fija el sistema.
check-board-changed-outside = { $place }: { $count ->
    [one] el tablero { $boards } difiere del emparejamiento
   *[other] los tableros { $boards } difieren del emparejamiento
}, y el diario no muestra por qué.
check-set-manually = { $place }: { $count ->
    [one] el tablero { $boards } se fijó a mano
   *[other] los tableros { $boards } se fijaron a mano
}; { $cost }.
check-paired-in-parts = { $place }: la ronda se emparejó por partes; { $cost }.
check-cost-best = la ronda es tan buena como el mejor emparejamiento
check-cost-above-best = la ronda cuesta más que el mejor emparejamiento: { $changes }
check-cost-unknown = su coste ya no se puede calcular
self-check-event = El torneo: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, semilla { $seed }.
law-no-game = { $name } no tiene partida en la ronda { $round }.
law-plays-after-loss = { $name } juega la ronda { $round } de la eliminatoria tras una derrota.
law-winner = El ganador no es el único jugador sin derrotas, o no es el primero de la clasificación.
law-winless = En la ronda { $round }, más jugadores sin victorias de lo necesario se enfrentan a jugadores que tienen alguna.
law-division = { $first } y { $second } se han enfrentado aunque están en divisiones distintas.
law-match-incomplete = { $name } no juega todos los tableros de un encuentro en la ronda { $round }.
law-board-points = Los puntos de tablero de { $name } no son la suma de sus tableros.
law-rung = El peldaño de { $name } no se deduce de sus victorias y derrotas.
law-meets-twice = { $first } y { $second } se enfrentan dos veces.
law-meets-once = { $first } y { $second } no se enfrentan tantas veces como todos los demás.
law-place = { $first } está por encima de { $second } con peores resultados.
law-zones = En la ronda { $round }, más jugadores de lo necesario juegan fuera de su zona.
law-stage-twice = { $name } está en dos fases.
law-stage-place = { $name } está en una fase sin un puesto que lleve a ella.
law-stage-size = { $stage } no tiene tantos jugadores como toma su regla.
law-stage-points = { $name } lleva a una fase otros puntos que los de sus partidas.
law-stage-list = { $name } no está exactamente una vez en la lista final de todas las fases.
self-check-no-proof = La ronda { $round } se emparejó sin prueba.
self-check-other-boards = Emparejar de nuevo la ronda { $round } da otros tableros.

simulation-players = El número de jugadores debe ser de 2 a 10000, no { $players }.
simulation-day = El primer día del torneo simulado no existe.
simulation-player-unknown = Un jugador de una partida simulada no está inscrito.
simulation-ladder-black = Ronda { $round }: el tablero { $board } acabó en jigo. Negro ganó la escalera.
simulation-ladder-white = Ronda { $round }: el tablero { $board } acabó en jigo. Blanco ganó la escalera.

entry-change-without-reason = La inscripción está cerrada: cambiar a { $name } necesita un motivo. Añada uno o introduzca una papeleta rosa.
entry-sp-unknown = «{ $text }» no es un número de puntos SEYGO. Escriba un número entero o deje el campo vacío.
entry-no-family-name = La inscripción necesita apellidos.
entry-twice = Ya hay una inscripción de { $name }. Cámbiela en vez de añadir otra.
entry-unknown = No hay inscripción { $id }. Búsquela en la lista de inscritos.
rating-list-missing = No hay lista de rating. Importe una primero.
rated-player-unknown = Nadie de la lista de rating tiene el número { $pin }. Busque al jugador por el nombre.
data-folder-missing = No hay carpeta para los datos del programa. Ponga DRAWMASTER_DATA en una carpeta.
data-folder-not-created = No se pudo crear la carpeta { $folder } ({ $reason }). Compruebe su ubicación y sus permisos.
bar-round-paired = Ya hay una ronda emparejada. Desempareje todas las rondas antes de mover la barra.
bar-without-mcmahon = Solo un torneo McMahon tiene barra.
register-closed = La inscripción se cerró el { $when }. Aún se pueden añadir inscripciones tardías.
register-too-few = Hay menos de dos jugadores inscritos. Inscriba primero a jugadores.
open-file-unnamed = No se ha fijado el archivo del Open, así que no se pudo comprobar a sus jugadores. Fije «Archivo del Open junto a Future Stars».
open-file-missing = La carpeta de este torneo no tiene otro archivo de torneo { $name }. Escriba el nombre del archivo o déjelo vacío.
sleeper-points = Una puntuación inicial se rebaja en 1 o 2 puntos, no en { $points }.
sleeper-not-at-top = { $name } no se salta ninguna ronda en el grupo superior. La puntuación inicial puede quedar como está.
sleeper-too-late = Hay una ronda confirmada, así que las puntuaciones iniciales ya no se pueden rebajar.

list-column-unknown = La lista no tiene la columna «{ $column }». Escriba su título o su número de 1 a { $last }.
list-meaning-unknown = «{ $meaning }» no es un significado de columna. Elija { $known }, sp12, sp16 o sp20, o - para ignorar la columna.
list-name-order-asked = La columna «{ $heading }» se lee con los apellidos primero. Si los nombres van primero, elija ese significado de la columna; en la línea de órdenes, --map "{ $heading }=given_first".
list-name-order-given = La columna «{ $heading }» se lee con el nombre primero, como { $count ->
    [one] muestra { $count } jugador de la lista de rating.
   *[other] muestran { $count } jugadores de la lista de rating.
}
seed-list-other-key = La lista está firmada con otra clave, { $key }. Pida al circuito su lista.
seed-list-by-name = { $name } puede ser { $seed } en la lista.

slip-register-open = La inscripción sigue abierta. Cambie la inscripción misma.
slip-empty = La papeleta no pide nada. Indique qué hay que cambiar.
slip-no-family-name = Los apellidos no pueden estar vacíos.
slip-late-incomplete = Una inscripción tardía necesita apellidos y rango.
slip-late-leaves = Una inscripción tardía no puede irse. Nombre al jugador que se va.
slip-no-reason = Un rechazo necesita un motivo para el registro de papeletas.
slip-unknown = No hay papeleta { $number }. Búsquela en la lista de papeletas.
slip-already-applied = La papeleta { $number } se aplicó el { $time }. Añada otra papeleta para otro cambio.
slip-already-refused = La papeleta { $number } se rechazó el { $time }. Añada otra papeleta para otro cambio.
slip-round-paired = La ronda { $round } ya está emparejada, así que nadie puede entrar ni salir de ella. Rechace la papeleta o desempareje primero la ronda.

event-no-name = El torneo necesita un nombre.
competition-day-outside = El { $day } no es un día del torneo (del { $first } al { $last }). Cámbielo, o cambie los días del torneo.
event-ends-before-start = El último día es anterior al primero. Cambie uno de ellos.
event-rounds-out-of-range = El número de rondas no puede ser { $rounds }. Elija de { $first } a { $last }.
event-main-time-too-long = Un tiempo principal de { $minutes } minutos dura más de un día. Elija uno más corto.
overtime-unknown = «{ $text }» no es un tiempo adicional: escriba 3x30, 15/300, +20 o none.
import-is-tournament = { $file } es { $format }. Contiene un torneo entero, no una lista de jugadores. Cree un torneo con él mediante «Importar de otro programa» o `drawmaster import`.
import-is-database = { $file } es un torneo, un libro del circuito o una lista de rating de este programa. Ábralo en vez de importarlo.
import-is-bundle = { $file } es un paquete para el circuito. Añádalo a un libro del circuito, por ejemplo con `drawmaster tour add`.
import-is-seed-list = { $file } es una lista de cabezas de serie del circuito. Impórtela en un torneo que tenga sus jugadores, con `drawmaster seedlist import`.
import-is-rating-list = { $file } es una lista de rating. Impórtela en la inscripción o con `drawmaster egd import`.
import-format-unknown = { $file } tiene un formato desconocido. Elija un archivo de OpenGotha, MacMahon o Pairgoth, un archivo de resultados de la EGD (H9), de la federación francesa (tou) o de la AGA, un informe de la federación de ajedrez (TRF16), o una lista CSV, xlsx u ods.
sample-day = El torneo de ejemplo tiene un día que no existe.

setting-unknown = No hay ajuste { $path }. Consulte su ruta en la lista de ajustes.
setting-unfit = El valor { $value } no encaja en { $path } ({ $reason }). Consulte la forma de su valor en la lista de ajustes.
setting-unfit-own = El valor { $value } no encaja en { $path }. { $reason }
settings-not-json = Los ajustes no se pueden escribir ({ $reason }). Comunique este fallo.
competition-gone = El torneo ya no tiene su competición.
competition-key-fixed = La clave de una competición no se puede cambiar.
room-incomplete = La sala «{ $name }» necesita un nombre y números de tablero desde 1. Corríjala.
rooms-overlap = Las salas { $first } y { $second } tienen el mismo nombre o un tablero en común. Dé a cada una los suyos.
competition-room-unknown = El torneo no tiene sala { $name }. Añada primero la sala, en event.halls.
tie-breaks-empty = La clasificación necesita al menos un criterio, como MMS.
level-twice = La regla { $name } está dos veces en la lista. Quite una de ellas.
level-unknown = No hay regla { $name }. Consulte los nombres en la lista de reglas.
level-place-unknown = No hay puesto { $place } en el orden de reglas. Elija de 1 a { $last }.
weight-out-of-range = Un peso está fuera de rango. Los pesos van de 0 a 1000000000000000, los factores de 0 a 1000, la concavidad de 0 a 10000.
main-table-out-of-range = Elija de { $first } a { $last } jugadores o zonas.
zones-too-large = Las zonas necesitan { $rounds } rondas, más de { $last }. Fije un número mayor de zonas.
zones-round-paired = Las zonas están sorteadas, pues hay rondas emparejadas. Retire primero los emparejamientos.
teams-system = Los equipos solo pueden jugar McMahon, sistema suizo o todos contra todos. Elija uno de estos sistemas.
teams-size = Un encuentro de equipos tiene de { $first } a { $last } tableros. Elija un número de este intervalo.
teams-none = { $name } no tiene equipos. Añada una competición por equipos o fije su número de tableros antes de la primera ronda.
teams-round-paired = Ya hay una ronda emparejada. Desempareje todas las rondas antes de cambiar el número de tableros.
teams-whole-matches = Los equipos se emparejan enteros, así que no se pueden mover tableros sueltos.
teams-whole-matches-hint = Intercambie dos equipos, cambie quién juega por un equipo o desempareje la ronda y emparéjela de nuevo.
teams-swap-same-match = Ambos jugadores están en un mismo encuentro. Elija jugadores de dos encuentros para intercambiar sus equipos.
teams-too-few = Hay menos de dos equipos. Añada primero equipos.
teams-without-team = { $count ->
        [one] Un jugador no está en ningún equipo: { $names }.
       *[other] { $count } jugadores no están en ningún equipo: { $names }.
    } Añádalos a un equipo como suplentes o retírelos.
team-unknown = No hay equipo { $number }. Consulte los números en la lista de equipos.
team-named-unknown = No hay equipo «{ $name }». Consulte los nombres con la orden team list.
team-no-name = El equipo no tiene nombre. Introduzca uno.
team-name-taken = Ya hay un equipo { $name }. Elija otro nombre.
team-member-twice = { $name } está dos veces en el equipo. Nombre a cada jugador una vez.
team-member-elsewhere = { $name } está en el equipo { $team }. Saque primero al jugador de ese equipo.
team-member-played = { $name } ha jugado por el equipo y se queda en él. Omita al jugador en alineaciones posteriores.
team-too-small = Un equipo necesita { $size } jugadores, pero solo { $count ->
        [one] hay uno nombrado
       *[other] hay { $count } nombrados
    }. Nombre a un jugador por tablero.
team-incomplete = El equipo { $name } tiene { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    } para { $size } tableros. Añádale jugadores o elimínelo.
line-up-confirmed = La ronda { $round } está confirmada, así que sus alineaciones se quedan. Elija una ronda posterior.
line-up-result = El tablero { $board } tiene resultado. Borre el resultado antes de que otro jugador ocupe el tablero.
pairs-none = { $name } no es para parejas. Añada una competición con la plantilla pair-go o inscriba a las personas por separado.
pairs-in-teams = { $name } no puede ser para equipos y para parejas. Elija una de las dos cosas.
pairs-entered = Ya hay alguien inscrito en { $name }. Solo una competición vacía puede cambiar entre parejas y personas.
pairs-strength-closed = La inscripción de { $name } está cerrada, así que los rangos de sus parejas no cambian.
entry-needs-partner = { $competition } es para parejas. Inscriba a { $name } con otra persona.
entry-pair-alone = { $name } es una pareja, pero { $competition } es individual. Inscriba a cada persona por separado.
entry-not-pair = { $name } no es una pareja. Cambie la inscripción misma.
pair-one-person = { $name } no puede formar pareja consigo. Elija dos personas.
pair-person-twice = { $name } ya está en la pareja { $other }. Cambie antes esa pareja.
pair-not-mixed = { $name } no está confirmada como pareja mixta. Confírmela o no exija parejas mixtas en los ajustes.
pair-change-partners = { $name } es una pareja. Cambie sus integrantes; los nombres y el rango se deducen de ellos.
person-unknown = No hay ninguna persona con la clave { $id }. Busque las claves en la lista de personas.
bundle-only-pairs = Todas las competiciones son pair go, que el circuito no cuenta. Publique la clasificación.
export-pairs-not-rated = { $name } es pair go, que ninguna lista de rating acepta. Exporte su clasificación.
setting-team-list = Los equipos no son un ajuste. Añada, cambie o elimine un equipo.
handicap-ceiling-out-of-range = Un hándicap tiene como mucho nueve piedras. Elija de 0 a 9.
initial-scores-round-paired = Ya hay una ronda emparejada. Desempareje todas las rondas antes de cambiar las puntuaciones iniciales.

level-formula-rematch = 1 por cada partida anterior entre los dos
level-formula-family = 1 si son de una misma familia
level-formula-category = la diferencia de sus categorías, al cuadrado
level-formula-score-difference = la diferencia de puntuación en medios puntos, al cuadrado
level-formula-knockout-apart = 1 si pueden enfrentarse en la próxima primera ronda de una eliminatoria
level-formula-floats = 32 veces el cuadrado de las flotaciones anteriores de cada jugador en este sentido, y de 0 a 12 por sus puestos en sus grupos
level-formula-club = 1 si son de un mismo club, por debajo de la barra
level-formula-country = 1 si son de un mismo país, por debajo de la barra
level-formula-colours = 8 por cada color que pase de un desequilibrio de uno, 1 por el mismo color dos veces seguidas
level-formula-handicap = las piedras, al cuadrado
level-formula-seeding = la distancia al rival preferido por la colocación, al cuadrado
level-formula-winless = 1 si solo uno de los dos ha ganado una partida o hecho jigo
level-formula-lot = un número al azar de 0 a 255

audit-log-head-form = Una cabeza del historial tiene de { $fewest } a 64 caracteres de 0-9 y a-f. Escríbala como está impresa al pie de la hoja.
audit-log-head-ambiguous = Varias entradas del historial empiezan por estos caracteres. Escriba más.
audit-log-head-unknown = Ninguna entrada de este historial tiene la cabeza { $head }. O está mal escrita, o la hoja es de otro historial que este archivo.
referee-time-unknown = «{ $text }» no es una hora. Escriba horas y minutos, como 14:05.
referee-counted-none = { $minutes } minutos sin tiempo adicional: tiempo ajustado { $adjusted } minutos.
referee-counted-byoyomi = { $minutes } minutos y { $moves } jugadas de { $seconds } segundos: tiempo ajustado { $adjusted } minutos.
referee-counted-canadian = { $minutes } minutos y { $moves } jugadas, { $stones } en { $seconds } segundos: tiempo ajustado { $adjusted } minutos.
referee-counted-fischer = { $minutes } minutos y { $seconds } segundos por cada una de { $moves } jugadas: tiempo ajustado { $adjusted } minutos.
referee-class-highest = Ambos tiempos alcanzan la clase más alta.
referee-class-main = Decide el tiempo principal: la clase { $class } pide { $needs_main } minutos, aquí son { $main }.
referee-class-adjusted = Decide el tiempo ajustado: la clase { $class } pide { $needs_adjusted } minutos, aquí son { $adjusted }.
referee-class-both = Deciden ambos tiempos: la clase { $class } pide un tiempo principal de { $needs_main } minutos, aquí { $main }, y un tiempo ajustado de { $needs_adjusted } minutos, aquí { $adjusted }.
referee-clock-unknown = «{ $text }» no es un tiempo de reloj. Escriba minutos, como 25, o 12:30, o 1:05:00.
referee-round-unknown = La competición no tiene ronda { $round }; número de rondas: { $rounds }.
referee-seal-order = La hora en que la jugada secreta es obligatoria está antes de la hora en que se permite. Intercambie las dos horas.
late-game-decided = El tablero { $board } ya tiene resultado.
late-not-marked = En el tablero { $board } no hay nadie anotado con retraso con este color.
late-no-resumption = La partida del tablero { $board } no tiene hora de reanudación. Introdúzcala primero en el formulario.
late-not-lost-yet = La partida del tablero { $board } solo se pierde después de { $time }.
late-not-resumed = La partida del tablero { $board } no se ha reanudado.
late-nobody = Nadie ha perdido la partida del tablero { $board } por retraso.
late-clocks-set = Ponga los relojes en el tiempo usado: Negro { $black } min, Blanco { $white } min.
late-clocks-nobody = No hay nadie: el reloj de Negro corre y marca { $black } min. Ponga igual el de Blanco cuando llegue el primer jugador.
late-clocks-to-move = No hay nadie: solo corre el reloj del jugador a quien le toca. Usado desde la reanudación: Negro { $black } min, Blanco { $white } min.
late-clocks-black-runs = Falta Negro y corre su reloj. Usado: Negro { $black } min, Blanco { $white } min.
late-clocks-white-runs = Falta Blanco y corre su reloj. Usado: Negro { $black } min, Blanco { $white } min.
late-clocks-not-started = Los relojes no se han puesto en marcha.
late-clocks-lost = { $who ->
        [black] Negro no estaba
        [white] Blanco no estaba
       *[both] Ninguno de los dos estaba
    } a las { $time }: pierde por retraso.
late-round-ahead = La ronda { $round } no ha empezado. Empieza el { $date } a las { $time }.
late-round-past = La ronda { $round } fue el { $date }.
late-round-unrecorded = La ronda { $round } estaba prevista para el { $date } y su comienzo no está anotado. Indique cuándo se pusieron en marcha los relojes de Negro.
adjourn-game-decided = El tablero { $board } tiene resultado, o una de sus pasadas. Bórrelo para aplazar la partida.
adjourn-number-unknown = Los números de jugada y de piedras capturadas son enteros, como máximo { $most }.
adjourn-resumption-early = La reanudación es anterior al aplazamiento. Introduzca día y hora, como 2026-11-21 09:00.
adjourn-used = La ronda { $round } se emparejó con lo que cuenta la partida del tablero { $board }. Introduzca en su lugar el resultado de la partida.
adjourn-not = La partida del tablero { $board } no está aplazada.
unfinished-as-jigo = La ronda siguiente se empareja como si fuera un jigo.
unfinished-as-black = La ronda siguiente se empareja como si hubiera ganado Negro.
unfinished-as-white = La ronda siguiente se empareja como si hubiera ganado Blanco.
unfinished-held = No se empareja a ninguno de los dos jugadores hasta que se decida la partida.
unfinished-of-table = El cuadro espera al ganador de la partida.
unfinished-game = La partida de la ronda { $round }, tablero { $board }, { $black } – { $white }, no estaba terminada. { $effect }
delays-nothing = Ninguna ronda tiene un nuevo comienzo.
stage-rule-unknown = «{ $text }» no dice quién sigue. Introduzca first:8, places:9-16, each:2, others o losers:1.
stage-of-teams = { $name } es una fase, así que la competición anterior decide si juegan equipos y en cuántos tableros. Añada otra fase o una competición propia.
stage-needs-table = { $name } no tiene un cuadro cuyos perdedores queden fuera. Elija otra regla.
stage-zones-drawn = La eliminatoria de las zonas de { $name } ya está sorteada. Deshaga primero el sorteo.
stage-overlap = { $stage } toma en parte a los mismos jugadores. Elija otra regla o elimine { $stage }.
stage-none = { $name } no es una fase. Elija una competición añadida como fase.
stage-filled = { $name } ya tiene sus jugadores. Deshaga eso primero o cambie sus inscripciones.
stage-register-closed = La inscripción de { $name } está cerrada. Añada una fase nueva.
stage-source-free = Se pueden jugar más partidas en { $name }. ¿Llenar la fase con la clasificación actual?
stage-too-large = { $name } necesitaría más de { $last } rondas. Elija otro sistema o deje seguir a menos jugadores.
stage-nothing-left = Todos los que siguen en { $name } ya se han enfrentado todos. Elimine { $name } y añádala con otro sistema o sin estos resultados.
stage-no-stages = { $name } no tiene fases. Añada una primero.
stage-changed = La clasificación anterior a { $name } ha cambiado desde entonces, y ahora seguirían otros jugadores. Deshaga el llenado o cambie las inscripciones.
competition-has-stages = { $stage } toma sus jugadores de { $name }. Elimine primero { $stage }.

move-as-good = Tan bien como ahora.
move-only-seeding = Tan bien como ahora; solo cambian la colocación o los números sorteados.
move-better = Mejor que ahora.
move-better-but = Mejor que ahora, a este precio: { $reason }.
move-colours = Se intercambian los colores de los dos jugadores.
move-left-over = Un jugador sin partida solo se puede emparejar con otro sin partida. Desempareje antes el tablero { $board } y luego elija las parejas.
move-rematch = { $black } y { $white } ya se han enfrentado, en la ronda { $round }.
move-family = { $black } y { $white } son de una misma familia.
move-far-apart = { $black } y { $white } están muy lejos: { $grades ->
    [one] { $grades } rango
   *[other] { $grades } rangos
} y { $points } puntos.
move-worse-rematch = Más jugadores se enfrentan de nuevo.
move-worse-family = Se enfrentan más jugadores de una misma familia.
move-worse-winless = Más jugadores sin victorias se enfrentan a jugadores que han ganado.
move-worse-categories = Se enfrentan jugadores de categorías más lejanas.
move-worse-score-difference = Se enfrentan jugadores con puntuaciones más lejanas.
move-worse-knockout = Se enfrentan jugadores que pueden volver a encontrarse en la eliminatoria.
move-worse-floats = Las flotaciones están menos equilibradas.
move-worse-club = Se enfrentan más jugadores de un mismo club.
move-worse-country = Se enfrentan más jugadores de un mismo país.
move-worse-colours = Los colores están menos equilibrados.
move-worse-handicap = Los hándicaps son mayores.
move-worse-geography = Se enfrentan más jugadores de un mismo club o país.
