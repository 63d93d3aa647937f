### Messages of the core in Spanish: errors and answers of all commands, the command line and the hall network.
### Traducción provisional, sin revisar por ningún hablante nativo.

## api: commands of the window

api-no-command = No hay orden { $name }. Reinicie el programa.
api-response-invalid = La respuesta no se puede enviar ({ $error }). Reinicie el programa.
api-text-too-long = Un texto es demasiado largo: tiene más de { $longest } bytes. Acórtelo.
api-not-for-the-hall = La pantalla de sala no puede usar la orden { $name }. Solo muestra lo publicado.
api-no-tour-book = No hay ningún libro del circuito abierto. Abra uno o cree uno nuevo.

## api: the demonstration

demo-folder = No se puede crear la carpeta { $folder } ({ $error }). Elija otra carpeta.
demo-registered = { $event }: { $players ->
        [one] 1 jugador inscrito
       *[other] { $players } jugadores inscritos
    }.
demo-closed = La inscripción está cerrada. Los números van de 1 a { $last }.
demo-drawn = KO{ $category } está sorteado con la entropía { $entropy }: { $lines ->
        [one] 1 casilla
       *[other] { $lines } casillas
    }.
demo-round = La ronda { $round } está emparejada, jugada y confirmada.

## api: the window's host

host-folder = No se puede crear la carpeta { $folder } ({ $error }). Libere espacio o compruebe sus permisos.
host-no-data-folder = El sistema no tiene carpeta para los datos del programa ({ $error }). Cree en su lugar un torneo en una carpeta que elija.
host-no-free-name = La carpeta { $folder } tiene demasiados ejemplos. Borre algunos.
host-cannot-open = No se puede abrir { $path } ({ $error }). Ábralo desde su gestor de archivos.
host-second-window = La pantalla de sala no responde ({ $error }). Reinicie el programa.
demo-played = { $name }: { $players ->
    [one] un jugador ha jugado
   *[other] { $players } jugadores han jugado
} { $games ->
    [one] una partida
   *[other] { $games } partidas
}.

## app: knock-outs

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
game-rounds-paired = { $name } se empareja por rondas. Las partidas solo se añaden una a una donde los jugadores eligen a sus rivales: en el emparejamiento libre, una liga o una escalera de club.
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

## app: The Final

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

## app: points of the tour

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

## app: copies

copies-no-folder = Este ordenador no tiene carpeta para los archivos propios del programa. Ponga DRAWMASTER_DATA en una carpeta.
copies-not-a-folder = { $path } no es una carpeta. Elija una carpeta en otro dispositivo.
copies-folder-unusable = La carpeta { $path } no se puede usar ({ $cause }). Elija otra carpeta.
copies-folder-unreadable = La carpeta no se puede leer ({ $cause }).
copies-unknown = No hay copia { $name }. Elija una copia de la lista.
copies-choose-damaged = No se ha elegido archivo. Elija el archivo dañado.

## app: words of requests

word-unknown = «{ $text }» es desconocido. Elija entre { $known }.

## app: rounds: pairing, releasing, results and confirming

colour-unknown = «{ $text }» no es un color. Escriba black o white.
profile-unknown = «{ $text }» no es un modelo de emparejamiento. Elija seygo, opengotha o literal.
round-unknown = La ronda { $round } no existe. Las rondas van de 1 a { $last }.
round-not-paired = La ronda { $round } no está emparejada. Emparéjela primero.
round-board-missing = La ronda { $round } no tiene tablero { $board }. Sus tableros son { $boards }.
round-without-boards = La ronda { $round } no tiene tableros. Empareje primero a sus jugadores.
round-register-open = La inscripción sigue abierta. Ciérrela antes de emparejar la primera ronda.
round-register-open-hint = Al cerrar la inscripción, los jugadores reciben sus números.
round-all-paired = { $rounds ->
    [one] La única ronda ya está emparejada.
   *[other] Las { $rounds } rondas están emparejadas.
}
round-not-next = La ronda { $round } no es la siguiente. Empareje la ronda { $next }.
round-not-next-draft = La ronda { $round } no es la siguiente: la ronda { $current } es un borrador. Publíquela, juéguela y empareje la ronda { $next }.
round-not-next-open = La ronda { $round } no es la siguiente: la ronda { $current } no está confirmada. Introduzca sus resultados y empareje la ronda { $next }.
round-paired-already = La ronda { $round } ya está emparejada.
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
round-results-missing-hint = Si una partida no se terminó, registre su aplazamiento. Así la ronda se puede confirmar sin su resultado.
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
stale-left = { $name } ya no juega y está en el tablero { $board }.
stale-left-bye = { $name } ya no juega y tiene el bye.
stale-came = { $name } juega ahora la ronda { $round } y no tiene partida.
stale-came-lost = { $name } juega ahora la ronda { $round }, pero el tablero { $board } cuenta como derrota por su ausencia.
stale-slips = { $count ->
    [one] Una papeleta rosa llegó después del emparejamiento y está pendiente.
   *[other] { $count } papeletas rosas llegaron después del emparejamiento y están pendientes.
}
stale-result = El resultado del tablero { $board } de la ronda { $earlier } cambió después de emparejar la ronda { $round }.
stale-result-missing = El tablero { $board } de la ronda { $earlier } no tiene resultado.
stale-attendance = El bye o la ausencia de { $name } en la ronda { $earlier } cambió después de emparejar la ronda { $round }.
stale-rank = El rango de { $name } cambió de { $from } a { $to } después de emparejar la ronda { $round }.
stale-player = Los datos de { $name } cambiaron después de emparejar la ronda { $round }.
stale-line-up = La alineación de { $team } cambió después de emparejar la ronda { $round }: { $names }.
stale-table = La eliminatoria se sorteó según puestos que han cambiado desde entonces. Ahora entrarían: { $joins }; ya no estarían: { $leaves }.
stale-table-order = La eliminatoria se sorteó según puestos que han cambiado desde entonces. Estarían los mismos jugadores, en otro orden.
stale-table-hint = Sortéela de nuevo o confirme que se queda como está.
stale-draws = Se sorteó o cambió una eliminatoria, una fase previa o una Final después de emparejar la ronda { $round }.
stale-settings = Los ajustes cambiaron después de emparejar la ronda { $round }.
stale-pairs-differ = { $count ->
    [0] La ronda { $round } se emparejaría ahora de otra manera.
    [one] El tablero { $boards } se emparejaría ahora de otra manera.
   *[other] Los tableros { $boards } se emparejarían ahora de otra manera.
}
stale-impossible = La ronda { $round } no se podría emparejar ahora. { $cause }
round-no-longer-follows = La ronda { $round } ya no está al día.
round-out-of-date-hint = Reempareje la ronda, reempareje los tableros afectados o confirme que se publica tal como está.
round-paired-from-old-result = La ronda { $round } se emparejó antes de este cambio y ya no está al día. Reempárejela, salvo que la deje como está.
round-players-left = { $count ->
    [one] { $names } no tiene
   *[other] { $names } no tienen
} partida ni bye en la ronda { $round }.
round-players-without-game-hint = Empareje, dé el bye, indique que se saltan la ronda o confirme la ronda sin estos jugadores.
round-players-left-hint = Empareje, dé el bye o confirme que la ronda se publica sin estos jugadores.
round-table-game-open-hint = Empareje a los demás jugadores de la ronda, decida quién avanza o confirme la ronda sin la partida.
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
round-forfeit-absent = { $name } no juega en la ronda { $round } y pierde el tablero { $board } por incomparecencia.
round-fixed-board-match = { $name } tiene el tablero fijo { $fixed } pero juega en el tablero { $at }: los tableros de un encuentro van juntos, así que los tableros fijos no tienen efecto.
round-fixed-board-opponent = { $name } tiene el tablero fijo { $fixed } pero juega en el tablero { $at }, el tablero fijo de { $opponent }.
round-fixed-board-shared = { $name } y { $other } tienen el mismo tablero fijo { $fixed }. { $name } juega en el tablero { $at }.
round-fixed-board-missed = { $name } tiene el tablero fijo { $fixed } pero juega en el tablero { $at }. Mueva la partida o renumere los tableros.
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

## app: manual pairing

pairing-consent-missed = { $name } se salta la ronda { $round }. Confirme que la juega o elija a otro jugador.
pairing-consent-rematch = { $black } y { $white } ya se han enfrentado, en la ronda { $round }. Confirme que pueden enfrentarse de nuevo o elija a otros jugadores.
closing-rematches = No se pueden jugar { $rounds } rondas con { $players } jugadores sin repeticiones: como mucho { $possible }. Prevea menos rondas o deje que los jugadores se enfrenten de nuevo.
closing-zone-rematches = La zona { $zone } tiene { $players } jugadores, así que no se pueden jugar en ella { $rounds } rondas sin repeticiones: como mucho { $possible }. Prevea menos rondas, cambie los límites de las zonas o deje que los jugadores se enfrenten de nuevo.
round-rematches = Estos jugadores se enfrentan de nuevo: { $pairs }.
pairing-rematches-meet = Estos jugadores ya se han enfrentado y se enfrentarían de nuevo: { $pairs }. ¿Emparejar la ronda de todos modos?
pairing-families-meet = A estos jugadores de una misma familia no se les puede separar: { $pairs }. Confirme que pueden enfrentarse o emparéjelos a mano con otros jugadores.
pairing-consent-family = { $black } y { $white } son de una misma familia. Confirme que pueden enfrentarse o elija a otros jugadores.
pairing-entry-unknown = No hay inscripción { $entry }. Búsquela en la lista de inscritos.
pairing-player-absent = { $name } no juega la ronda { $round }. Cambie primero las rondas que se salta.
pairing-games-fixed = { $name } no tiene partida en la ronda { $round }: el sistema de esta competición fija todas las partidas. Retire el emparejamiento y empareje la ronda de nuevo.
pairing-player-in-final = { $name } no se empareja en la ronda { $round }, porque la ronda es de la Final.
pairing-player-busy = { $name } ya juega en el tablero { $board }. Desempareje primero ese tablero.
pairing-bye-circle = En un todos contra todos, el plan de todas las partidas decide quién descansa en la ronda { $round }.
pairing-no-bye = Ningún jugador tiene el bye en la ronda { $round }.
pairing-bye-without-team = { $name } no está en ningún equipo, y el bye lo tienen equipos enteros. Elija a un jugador de un equipo.
pairing-bye-without-game = El jugador no tiene partida en la ronda { $round }. Elija a un jugador que la tenga.
pairing-same-player = Un jugador no puede jugar contra sí mismo. Elija dos jugadores.
pairing-two-without-board = A los dos jugadores no se les dio tablero.
pairing-handicap-too-large = { $stones } piedras de hándicap son demasiadas. Elija de 0 a 9.
pairing-swap-same-board = Ambos asientos son del mismo tablero. Intercambie sus colores.
pairing-colours-handicap = El tablero { $board } es una partida con hándicap, en la que el más débil lleva Negro.
pairing-of-confirmed-round = La ronda { $round } está confirmada, así que su emparejamiento se mantiene. Solo se pueden corregir resultados.
pairing-again-released = { $count ->
    [one] La ronda { $round } está publicada. Se reemparejaría un tablero. Confírmelo si los jugadores pueden cambiar de asiento.
   *[other] La ronda { $round } está publicada. Se reemparejarían { $count } tableros. Confírmelo si los jugadores pueden cambiar de asiento.
}
pairing-again-no-draft = La ronda { $round } está publicada. Reempareje sus tableros sin bloquear o cambie tableros sueltos.
pairing-round-confirmed = La ronda { $round } está confirmada. Ya no se puede emparejar a más jugadores en ella.
pairing-number-unknown = No hay jugador { $number }. Busque el número en la lista de inscritos.
pairing-chosen-busy = { $name } ya tiene tablero en la ronda { $round }. Omita { $number }.
pairing-nobody-chosen = Ningún jugador sin tablero en la ronda { $round } corresponde a esta elección.
pairing-score-invalid = «{ $text }» no es una puntuación. Escríbala como 21 o 21.5.

## app: costs of a pairing

cost-difference = { $reason } { $by }
cost-of-pair = { $reason }: { $cost }

## app: pairing report

report-reason-manual = La pareja se fijó a mano. El mejor emparejamiento no la contiene.
report-reason-parts = La ronda se emparejó por partes. Si se emparejaran todos juntos, estos dos no se enfrentarían.
report-reason-earlier = La pareja es del emparejamiento de la ronda. Tras cambios posteriores a mano, el mejor emparejamiento sería otro.
report-reason-corrected = Un resultado corregido en una eliminatoria puso a los jugadores en este tablero.
report-reason-procedure = La pareja salió del procedimiento fijo de este modelo de emparejamiento.
report-reason-circle = Todos se enfrentan a todos en un orden fijo de partidas. Según él, estos dos se enfrentan en esta ronda.
report-reason-zone = Ambos están en la zona { $zone }. Según el orden fijo de sus partidas, estos dos se enfrentan en esta ronda.
report-reason-outside-circle = La pareja se fijó a mano. Según el orden fijo de partidas, estos dos no se enfrentan en esta ronda.
report-reason-left-over = La pareja se formó al emparejar a los jugadores restantes, fuera del orden fijo de partidas.
report-reason-free = En esta competición las partidas se añaden una a una, así que ningún emparejamiento eligió esta pareja.
report-reason-imported = La pareja se importó con la ronda. Aquí no se conoce su motivo.
changed-rank = Rango corregido tras esta ronda: de { $from } a { $to } ({ $name }).
changed-player = Datos corregidos tras esta ronda: { $name }.
changed-withdrawn = Retirada tras esta ronda: { $name }.
changed-registered = Nueva inscripción tras esta ronda: { $name }.
changed-result = Resultado corregido después de emparejar esta ronda: ronda { $round }, tablero { $board }.
changed-attendance = Bye o ausencia en la ronda { $round } corregidos después de emparejar esta ronda: { $name }.
changed-draws = Una eliminatoria, una fase previa o una Final cambió después de emparejar esta ronda.
changed-settings = Los ajustes del emparejamiento cambiaron después de emparejar esta ronda.
report-round-circle = Quién se enfrenta a quién lo fija un orden de partidas en el que todos se enfrentan a todos.
report-round-zones = Quién se enfrenta a quién lo fija un orden de partidas en el que todos los de una zona se enfrentan entre sí.
report-round-free = Las partidas de esta ronda se añadieron una a una.
report-round-imported = La ronda se importó. Aquí no se sabe por qué se enfrentan sus jugadores.
report-reason-necessary = La ronda no se puede emparejar sin esta pareja.
report-reason-as-good = Otro emparejamiento de la ronda sería igual de bueno.
report-reason-worse = Si no, la ronda sería peor: { $reason }.
otherwise-rematch = Si no, { $first } y { $second } se enfrentarían de nuevo.
otherwise-family = Si no, se enfrentarían { $first } y { $second }, que son de una misma familia.
otherwise-winless = Si no, se enfrentarían { $first } y { $second }, y solo uno de los dos ha puntuado.
otherwise-categories = Si no, se enfrentarían { $first } y { $second }, que son de categorías distintas.
otherwise-one-point = Si no, { $first } jugaría contra { $second }, con un punto de diferencia.
otherwise-score = Si no, { $first } jugaría contra { $second }, con { $points } puntos de diferencia.
otherwise-knockout = Si no, se enfrentarían { $first } y { $second }, que pueden enfrentarse en la eliminatoria.
otherwise-floats = Si no, { $first } jugaría contra { $second }, y uno de los dos flotaría de nuevo.
otherwise-club = Si no, se enfrentarían { $first } y { $second }, que son de un mismo club.
otherwise-country = Si no, se enfrentarían { $first } y { $second }, que son de un mismo país.
otherwise-geography = Si no, se enfrentarían { $first } y { $second }, que son de un mismo club o país.
otherwise-colours = Si no, { $first } jugaría contra { $second }, y sus colores quedarían menos equilibrados.
otherwise-handicap = Si no, { $first } jugaría contra { $second } con más hándicap.
otherwise-seeding = Si no, { $first } jugaría contra { $second }, lo que encaja peor con la colocación en su grupo de puntuación.
otherwise-lot = En todo lo demás hay otros emparejamientos igual de buenos. Decidió el sorteo.
deciding-rematch = { $first } y { $second } se enfrentan de nuevo.
deciding-family = Se enfrentan { $first } y { $second }, que son de una misma familia.
deciding-winless = Se enfrentan { $first } y { $second }, y solo uno de los dos ha puntuado.
deciding-categories = Se enfrentan { $first } y { $second }, que son de categorías distintas.
deciding-one-point = { $first } juega contra { $second }, con un punto de diferencia.
deciding-score = { $first } juega contra { $second }, con { $points } puntos de diferencia.
deciding-knockout = Se enfrentan { $first } y { $second }, que pueden enfrentarse en la eliminatoria.
deciding-floats = { $first } juega contra { $second }, y uno de los dos flota de nuevo.
deciding-club = Se enfrentan { $first } y { $second }, que son de un mismo club.
deciding-country = Se enfrentan { $first } y { $second }, que son de un mismo país.
deciding-geography = Se enfrentan { $first } y { $second }, que son de un mismo club o país.
deciding-colours = { $first } juega contra { $second }, y sus colores quedan menos equilibrados.
deciding-handicap = { $first } juega contra { $second } con más hándicap.
deciding-seeding = { $first } juega contra { $second }, lo que encaja peor con la colocación en su grupo de puntuación.
deciding-lot = A favor del mejor emparejamiento solo está el sorteo.
deciding-other = Lo que decide: { $reason }.
report-bye-given = { $name } tiene el bye: se lo dio la dirección.
report-bye-imported = { $name } tiene el bye en la ronda importada.
report-bye-first = { $name } tiene el bye. Entre quienes menos byes han tenido, así queda el mejor emparejamiento para los demás.
report-bye-again = { $name } tiene el bye una vez más, porque todos los demás han tenido los mismos.
report-bye-circle = { $name } descansa en esta ronda del todos contra todos.
report-bye-team = { $name } no tiene rival, porque el número de equipos es impar.
report-bye-opengotha = { $name } tiene el bye por la regla de OpenGotha: el último de la clasificación entre quienes menos byes han tenido.
report-reason-table = Aquí el cuadro decide quién se enfrenta.
report-reason-large = El informe no da motivos para una ronda con tantos avisos. Pida explicar el tablero para ver su motivo.
report-reason-unknown = El motivo ya no se puede calcular. { $cause }

## app: results and corrections

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
correction-round-needed = La ronda { $round } pasa a ser necesaria: el cuadro tiene una partida más.
correction-nothing-else = No cambia nada más.
correction-qualifier = KO{ $category } se sorteó con { $name }, que se clasificó por esta partida.
correction-kept-alone = { $name } sigue en el cuadro, sea cual sea el resultado.
correction-kept = { $name } sigue en el cuadro. El resultado solo cuenta en el Open.
correction-game-played = Ronda { $round }, tablero { $board }: { $black } y { $white }, resultado { $result }.
correction-game-open = Ronda { $round }, tablero { $board }: { $black } y { $white }, aún sin jugar.
correction-seat = Ronda { $round }, tablero { $board }: { $joins } juega en lugar de { $leaves }.
correction-ordinary = Ronda { $round }, tablero { $board }: la partida pasa a ser una partida ordinaria del Open.
correction-void = Ronda { $round }, tablero { $board }: se borra el resultado y la partida se juega de nuevo.
correction-walkover = Ronda { $round }: { $name } avanza sin partida.
correction-vacant = Ronda { $round }: de una partida del cuadro no avanza nadie.
correction-to-decide = Ronda { $round }: { $one } y { $other } se enfrentan en el cuadro. Empareje a los dos o decida quién avanza.
correction-opponent-open = Ronda { $round }: una partida del cuadro espera a sus jugadores.
correction-unpaired = Ronda { $round }, tablero { $board }: se quita el tablero, porque hay que decidir de nuevo sus jugadores.
correction-bye = { $name } tiene el bye en la ronda { $round }.
correction-out = { $name } ya no tiene partida en la ronda { $round }.
correction-without-game = { $name } no tiene partida en la ronda { $round }. Empareje a mano.
correction-later-game-of-final = La corrección no se puede aplicar en cadena, porque el tablero { $board } de la ronda { $round } ya tiene resultado. Anule las partidas posteriores.
correction-later-game-played = La corrección no se puede aplicar en cadena, porque el tablero { $board } de la ronda { $round } ya tiene resultado. Mantenga a los jugadores que avanzaron o anule las partidas posteriores.
correction-player-busy = La corrección no se puede aplicar en cadena, porque el jugador que avanza ahora ya ha jugado en el tablero { $board } de la ronda { $round }. Mantenga a los jugadores que avanzaron o anule las partidas posteriores.
correction-table-begun = KO{ $category } se sorteó con este resultado y ha empezado. Mantenga a sus jugadores.
correction-table-drawn = KO{ $category } se sorteó con este resultado. Aplique la corrección en cadena, mantenga a los jugadores o sortee de nuevo el cuadro.
correction-box = KO{ $category }: { $joins } ocupa la casilla de { $leaves }.
correction-qualifier-open = KO{ $category } tiene una casilla vacía hasta que esta partida decida quién se clasifica.
correction-box-filled = KO{ $category }: { $joins } ocupa la casilla vacía.
correction-box-empty = KO{ $category }: la casilla de { $leaves } queda vacía.

## app: jigo ladder

ladder-none = El tablero { $board } no es una partida de eliminatoria o de la previa acabada en jigo, así que no tiene escalera.
ladder-decided = La escalera del tablero { $board } está decidida. Retire primero su última partida.
ladder-not-started = La escalera del tablero { $board } no se ha iniciado. Introduzca cuándo se aceptó el jigo.
ladder-games-entered = Hay partidas introducidas de la escalera del tablero { $board }. Retírelas primero.
ladder-boards-have-times = Las partidas en tableros más pequeños tienen tiempos fijos. Omita los tiempos restantes.
ladder-new-game-needs-times = Una partida nueva se juega con los tiempos restantes. Introduzca los de Negro y Blanco.
ladder-new-game-decides = Una partida nueva decide esta escalera. Introduzca su resultado sin tamaño de tablero.
ladder-other-game-next = La próxima partida de esta escalera es en { $next } × { $next }, no en { $lines } × { $lines }.

## app: standings

standings-round-not-paired = La ronda { $round } no está emparejada. La clasificación llega hasta la ronda { $newest }.

## app: check of an event and self-check

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
check-closed-without-result = { $count ->
    [one] el tablero { $boards } no tiene
   *[other] los tableros { $boards } no tienen
} resultado acordado, aunque hay una ronda posterior emparejada.
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
competition-has-cases = { $name } tiene { $cases ->
    [one] un caso del árbitro, que se elimina
   *[other] { $cases } casos del árbitro, que se eliminan
} con ella, igual que { $entries ->
    [one] su inscripción.
   *[other] sus { $entries } inscripciones.
}
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
}; { $cost }
check-set-by-correction = { $place }: { $count ->
    [one] el tablero { $boards } tiene sus jugadores
   *[other] los tableros { $boards } tienen sus jugadores
} por un resultado corregido; { $cost }
check-paired-in-parts = { $place }: la ronda se emparejó por partes; { $cost }
check-cost-best = la ronda es tan buena como el mejor emparejamiento.
check-costs = { $place }: más que el mejor emparejamiento: { $cost }
check-cost-worse = la ronda cuesta más que el mejor emparejamiento. { $reason }
check-cost-unknown = su coste ya no se puede calcular.
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

## app: simulated events

simulation-players = El número de jugadores debe ser de 2 a 10000, no { $players }.
simulation-day = El primer día del torneo simulado no existe.
simulation-player-unknown = Un jugador de una partida simulada no está inscrito.
simulation-ladder-black = Ronda { $round }: el tablero { $board } acabó en jigo. Negro ganó la escalera.
simulation-ladder-white = Ronda { $round }: el tablero { $board } acabó en jigo. Blanco ganó la escalera.

## app: the register

entry-change-without-reason = La inscripción está cerrada: cambiar a { $name } necesita un motivo. Añada uno o introduzca una papeleta rosa.
entry-sp-unknown = «{ $text }» no es un número de puntos SEYGO. Escriba un número entero o deje el campo vacío.
entry-no-family-name = La inscripción necesita apellidos.
fixed-board-of-team = { $names } { $count ->
    [one] tiene
   *[other] tienen
} el tablero fijo { $board }. Los tableros de un encuentro van juntos, así que aquí los tableros fijos no tienen efecto.
fixed-board-outside = { $names } { $count ->
    [one] tiene
   *[other] tienen
} el tablero fijo { $board }, que no es de { $competition }.
fixed-board-shared = Varias personas tienen el tablero fijo { $board }: { $names }. Allí solo cabe una partida.
entry-twice = Ya hay una inscripción de { $name }. Cámbiela en vez de añadir otra.
entry-unknown = No hay inscripción { $id }. Búsquela en la lista de inscritos.
rated-difference-unknown = La lista de rating no tiene otro valor para este campo de la inscripción { $entry }. Compare de nuevo las inscripciones con la lista.
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

## app: lists

list-column-unknown = La lista no tiene la columna «{ $column }». Escriba su título o su número de 1 a { $last }.
list-meaning-unknown = «{ $meaning }» no es un significado de columna. Elija { $known }, sp12, sp16 o sp20, o - para ignorar la columna.
list-name-order-asked = La columna «{ $heading }» se lee con los apellidos primero. Si los nombres van primero, elija ese significado de la columna; en la línea de órdenes, --map "{ $heading }=given_first".
list-name-order-given = La columna «{ $heading }» se lee con el nombre primero, como { $count ->
    [one] muestra { $count } jugador de la lista de rating.
   *[other] muestran { $count } jugadores de la lista de rating.
}
seed-list-other-key = La lista está firmada con otra clave, { $key }. Pida al circuito su lista.
seed-list-by-name = { $name } puede ser { $seed } en la lista.

## app: pink slips

slip-register-open = La inscripción sigue abierta. Cambie la inscripción misma.
slip-empty = La papeleta no pide nada. Indique qué hay que cambiar.
slip-no-family-name = Los apellidos no pueden estar vacíos.
slip-late-incomplete = Una inscripción tardía necesita apellidos y rango.
slip-late-leaves = Una inscripción tardía no puede irse. Nombre al jugador que se va.
slip-no-reason = Un rechazo necesita un motivo para el registro de papeletas.
slip-unknown = No hay papeleta { $number }. Búsquela en la lista de papeletas.
slip-already-applied = La papeleta { $number } se aplicó el { $time }. Añada otra papeleta para otro cambio.
slip-already-refused = La papeleta { $number } se rechazó el { $time }. Añada otra papeleta para otro cambio.
slip-round-closed = La ronda { $round } está confirmada, así que nadie puede entrar en ella ni dejarla. Cambie solo rondas posteriores o rechace la papeleta.
slip-round-seated = La ronda { $round } ya está emparejada y { $name } juega en el tablero { $board }. Desempareje ese tablero o introduzca una incomparecencia y aplique después la papeleta.
slip-round-bye = La ronda { $round } ya está emparejada y { $name } tiene el bye. Déselo a otro jugador y aplique después la papeleta.

## app: the event

event-no-name = El torneo necesita un nombre.
event-days-needed = { $name } tiene un día propio fuera de { $first } a { $last }. Cambie primero sus días o mantenga los del torneo.
competition-day-outside = El { $day } no es un día del torneo (del { $first } al { $last }). Cámbielo, o cambie los días del torneo.
event-ends-before-start = El último día es anterior al primero. Cambie uno de ellos.
rounds-below-draft = El número de rondas no puede ser { $rounds }, porque la ronda { $paired } está emparejada como borrador. Desemparéjela primero.
rounds-below-paired = El número de rondas no puede ser { $rounds }, porque la ronda { $paired } ya está publicada. Elija de { $paired } a { $last }.
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

## app: settings

setting-unknown = No hay ajuste { $path }. Consulte su ruta en la lista de ajustes.
setting-unfit = El valor { $value } no encaja en { $path } ({ $reason }). Consulte la forma de su valor en la lista de ajustes.
setting-unfit-half = El valor { $value } no encaja en { $path }. Escriba un número de puntos como 6.5, o medios puntos como número entero: 13 es 6.5.
setting-unfit-own = El valor { $value } no encaja en { $path }. { $reason }
settings-not-json = Los ajustes no se pueden escribir ({ $reason }). Comunique este fallo.
competition-gone = El torneo ya no tiene su competición.
competition-key-fixed = La clave de una competición no se puede cambiar.
room-incomplete = La sala «{ $name }» necesita un nombre y números de tablero desde 1. Corríjala.
rooms-overlap = Las salas { $first } y { $second } tienen el mismo nombre o un tablero en común. Dé a cada una los suyos.
room-in-use = La sala { $name } hace falta: { $user } está limitada a ella. Cambie eso primero o conserve la sala y su nombre.
competition-room-unknown = El torneo no tiene sala { $name }. Añada primero la sala, en event.halls.
tie-breaks-empty = La clasificación necesita al menos un criterio, como MMS.
main-club-out-of-range = La parte del club principal es un porcentaje de 1 a 100. Introduzca uno, o nada para separar todos los clubes.
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

## app: fees and the cash desk

setting-fees = Los precios no son ajustes. Se fijan en la caja y con «fees set-price».
currency-used = La caja tiene importes en la moneda actual, que en { $currency } serían otras sumas. Mantenga la moneda o cree un archivo de torneo nuevo para { $currency }.
currency-priced = Hay precios fijados en la moneda actual, que en { $currency } serían otras sumas. Elimine primero los precios, elija después { $currency } y fíjelos de nuevo.
amount-unknown = «{ $text }» no es un importe. Escríbalo como { $example }.
amount-negative = «{ $text }» es negativo. Escriba un importe sin signo menos y use una devolución para devolver dinero.
amount-decimals = «{ $text }» tiene demasiados decimales: la moneda { $decimals ->
    [0] no tiene decimales
    [one] tiene un decimal
   *[other] tiene { $decimals } decimales
}. Escriba menos decimales y ningún separador de millares.
amount-too-large = «{ $text }» es más que { $most }, el importe máximo. Compruebe el número de cifras.
amount-zero = El importe es cero. Escriba cuánto es.
amount-other-currency = El torneo cuenta en { $currency }, no en { $named }. Escriba el importe en { $currency }.
amount-no-currency = El torneo no tiene moneda todavía, así que no se puede tomar un importe en { $named }. Fije la moneda (event.levy.currency) o escriba solo el importe.
fees-person-unknown = Nadie tiene la clave { $person }. Elija una de la lista de cuentas.
price-name-missing = Un precio necesita un nombre. Escriba qué se paga, como Inscripción o Comida.
price-unknown = El torneo no tiene un precio «{ $name }» para esta competición y categoría. Elija uno de la lista de precios.
price-chosen = { $count ->
    [one] Una persona ha elegido «{ $name }»
   *[other] { $count } personas han elegido «{ $name }»
}, así que su precio se queda. Quítelo primero de las cuentas.
price-extra-of-competition = Un extra es para todo el torneo. Omita la competición.
price-of-free = Una inscripción gratuita no tiene precio. Elija otra categoría.
price-name-taken = «{ $name }» ya es el nombre de un precio del otro tipo, inscripción o extra. Elija otro nombre.
price-too-many = Un torneo tiene como máximo { $most } precios. Elimine primero algunos.
extra-unknown = El torneo no tiene un extra «{ $name }». Fije primero su precio.
extra-too-many = Una persona puede tener «{ $name }» como máximo { $most } veces. Escriba un número menor.
discount-reason-missing = Un descuento necesita un motivo. Escriba por qué se concede.
discount-too-large = Un descuento de { $amount } es más de lo que debe { $name }, que es { $owed }. Conceda como máximo eso.
discount-too-many = Una persona puede tener como máximo { $most } descuentos. Retire primero uno.
discount-unknown = { $name } no tiene un descuento con el número { $number }. Elija uno de la lista de esa persona.
payment-no-price = El torneo no tiene precio para { $name } en la categoría { $category }, así que no se sabe cuánto debe. Fije el precio, elija otra categoría o escriba un importe.
payment-nothing-open = { $name } no tiene nada que pagar: el importe debido, { $owed }, está pagado. Escriba un importe para cobrar más.
payment-more-than-open = { $amount } es más de lo que tiene que pagar { $name }, que es { $open }. Cobre el importe exacto o confirme que el resto es un saldo a favor.
payment-of-withdrawn = { $name } ya no participa y no debe nada. Confirme para cobrar aun así { $amount }, por ejemplo por una retirada tardía.
payment-too-many = Un torneo admite como máximo { $most } pagos. Cree un archivo de torneo nuevo.
refund-reason-missing = Una devolución necesita un motivo. Escriba por qué se devuelve el dinero.
refund-too-large = { $amount } es más de lo que pagó { $name }, que es { $paid } tras devoluciones anteriores. Devuelva como máximo eso.
refund-no-credit = { $name } no ha pagado más de lo que debe. Escriba el importe que se devuelve.

## app: the cost of a board per level

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

## app: the transparency log

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

## app: stages

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
stage-brought-changed = La clasificación anterior a { $name } ha cambiado desde entonces, y ahora los jugadores traerían otros puntos. Deshaga el llenado o cambie las puntuaciones iniciales.
stage-changed = La clasificación anterior a { $name } ha cambiado desde entonces, y ahora seguirían otros jugadores. Deshaga el llenado o cambie las inscripciones.
competition-has-stages = { $stage } toma sus jugadores de { $name }. Elimine primero { $stage }.

## app: what it would cost to move a player of a draft

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

## The referee's desk: officials, cases, guides, and the articles of the EGF rules in our own words

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
committee-involved = { $left ->
    [0] Todos los miembros y suplentes están implicados en este caso: el comité necesita { $seats }. Añada un suplente.
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
cli-guide-agreed-on = Acordado y definitivo: { $proposal }
cli-guide-clock = El reloj nuevo muestra que quedan { $corrected }. { $flag }
cli-guide-clocks = Tiempo usado que muestran los relojes: Negro { $black }, Blanco { $white }.
cli-guide-committee = No se aceptó ninguna propuesta: decide el comité de apelación (8g.6).
cli-guide-answers = Propuesta { $number }: { $proposal } Negro: { $black }, Blanco: { $white }
cli-guide-proposed = La última propuesta espera respuestas.
cli-guide-resigned = Abandono: { $colour }. Introduzca el resultado con una decisión en el caso.
cli-guide-shortened = Abreviado: { $reason }
cli-guide-start = Las reglas deciden (8a): { $ruling }
cli-no-cases = No hay casos así.
cli-no-officials = No hay oficiales.
cli-official-added = Añadido: { $name }, con la clave { $official }.
cli-official-changed = El oficial con la clave { $official } se ha cambiado.
cli-official-removed = El oficial con la clave { $official } se ha eliminado.
document-no-cases = El libro de casos está vacío.

## Words of the referee's desk, in the window, on sheets and on the command line

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
guide-proposed = { $word ->
    [correct] Se corrige la posición y la partida sigue.
    [keep] La posición se queda y la partida sigue.
    [go-back] La partida vuelve a la posición anterior a la irregularidad.
    [resign] Uno de los jugadores abandona.
   *[new-game] La partida se anula y los jugadores juegan una nueva.
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

## cli: knock-outs, the Final, seasons, copies and the journal

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

## cli: rounds

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
cli-board = tablero { $board }
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
cli-step-decide = decidir la partida de eliminatoria de la ronda { $round } que se abrió de nuevo
cli-step-draw = sortear las eliminatorias antes de la ronda { $round }
cli-step-pair = emparejar la ronda { $round }
cli-step-pair-again = reemparejar la ronda { $round }: ya no está al día
cli-step-release = publicar la ronda { $round }
cli-step-results = introducir resultados de la ronda { $round }: { $agreed } de { $games }
cli-step-disagreement = resolver una discrepancia en la ronda { $round }
cli-step-conflicts = resolver resultados contradictorios en la ronda { $round }
cli-step-confirm = confirmar la ronda { $round }
cli-step-add-rounds = añadir rondas: algunas parejas no se han enfrentado
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

## cli: language and clock

cli-one-language = La línea de órdenes usa un idioma. Nombre un código, como ro.
cli-clock = DRAWMASTER_NOW es «{ $text }», que no es una hora local. Escríbala como 2026-08-14T09:00:00 o quítela.

## cli: the demonstration

cli-demo-written = Archivos en { $folder }:

## cli: the tour book

cli-tour-created = { $file } se ha creado para { $name }.
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

## cli: register, slips, lists and new events

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
cli-entry-withdrawn-here = Retirada hecha aquí: { $name }. Sigue con inscripción en: { $competitions }.
cli-entry-withdrawn = Retirada hecha: { $name }.
cli-entry-registered = Inscripción hecha: { $name }.
cli-entry-unknown = No hay inscripción { $number }. Vea `drawmaster entries`.
cli-entry-gone = La inscripción { $id } ya no existe tras el cambio.
cli-entry-sleeps = El jugador se salta una ronda en el grupo superior, lo que sesga sus emparejamientos. Para rebajar su puntuación inicial uno o dos puntos, use `drawmaster entry lower EVENT { $number } --by 1`.
cli-card-standing = Tras la ronda { $round }: puesto { $place }, { $values }
cli-bye-word = bye
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
cli-rated-field = { $field ->
    [rank] rango
    [rating] rating
   *[country] país
}
cli-rated-none = sin valor
cli-rated-same = Todas las inscripciones coinciden con las listas de rating.
cli-rated-unknown = En las listas de rating faltan los números de { $names }.
cli-rated-taken = { $count ->
    [one] Se ha tomado { $count } valor de las listas de rating.
   *[other] Se han tomado { $count } valores de las listas de rating.
}
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
cli-checklist-pair-bye = El número de parejas es impar: una pareja tendrá bye.
cli-checklist-unseen = Aún sin inscribir: { $names }.
cli-checklist-no-birth = Año de nacimiento desconocido: { $names }.
cli-checklist-unpaid = Aún sin pagar: { $names }.
cli-checklist-slips = { $count ->
    [one] Hay { $count } papeleta rosa pendiente. Vea `drawmaster slip list`.
   *[other] Hay { $count } papeletas rosas pendientes. Vea `drawmaster slip list`.
}
cli-checklist-admitted = Admitidos por la dirección contra las reglas: { $names }.
cli-checklist-not-mixed = Sin confirmar como parejas mixtas: { $names }. Confírmelas con `entry set-pair`.
cli-checklist-double = Quizá una sola persona: { $first } y { $second }.
cli-checklist-teams = { $count ->
    [one] { $count } equipo
   *[other] { $count } equipos
} en la ronda 1.
cli-checklist-team-bye = El número de equipos es impar: un equipo tendrá bye.
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

## cli: answers and headings of tables

cli-black = Negro
cli-white = Blanco
cli-referee-set-clocks = Ponga los relojes en el tiempo usado: Negro { $black }, Blanco { $white }.
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
cli-late-resumptions = Retrasos en la reanudación de una partida aplazada:
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
cli-audit-log-found = { $later ->
        [0] La hoja muestra este historial hasta la entrada { $entry } ({ $operation }, { $at }). Nada ha cambiado desde entonces.
        [one] La hoja muestra este historial hasta la entrada { $entry } ({ $operation }, { $at }). Después hubo una entrada:
       *[other] La hoja muestra este historial hasta la entrada { $entry } ({ $operation }, { $at }). Después hubo { $later } entradas:
    }
cli-undone = deshecho
cli-round = ronda { $round }
cli-statistics-none = Aún no hay partidas.
cli-statistics-games = partidas
cli-statistics-black = Negro
cli-statistics-white = Blanco
cli-statistics-jigo = jigo
cli-statistics-other = otras
cli-statistics-open = abiertas
cli-statistics-floats = flotaciones
cli-statistics-knockout = eliminatoria
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
cli-head-country = país
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
cli-head-number = n.º
cli-head-paired = Emparejadas
cli-head-place = puesto
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
cli-bye-given = bye dado: { $name }
cli-bye-kept = El bye de la ronda { $round } está dado.
cli-bye-free = El emparejamiento de la ronda { $round } elige quién tiene el bye.
cli-bye-moved = El bye se ha cambiado.
cli-changed-as-good = { $done } Tablero { $board }; la ronda es tan buena como el mejor emparejamiento.
cli-changed-worse = { $done } Tablero { $board }; la ronda cuesta más que el mejor emparejamiento. { $reason }
cli-changed-board = { $done } Tablero { $board }.
cli-moves-bye = bye
cli-moves-good = bien
cli-moves-worse = peor
cli-moves-breaks = pregunta antes
cli-moves-impossible = imposible
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
cli-result-cleared = El tablero { $board } no tiene ahora resultado.
cli-result-one-pass = Tablero { $board }: se ha introducido una pasada.
cli-result-nothing-affected = Tablero { $board }: ninguna partida posterior de la eliminatoria depende de su resultado.
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
cli-fees-number = número
cli-fees-name = nombre
cli-fees-category = categoría
cli-fees-owed = a pagar
cli-fees-paid = pagado
cli-fees-open = pendiente
cli-fees-key = clave
cli-fees-item = concepto
cli-fees-total = total
cli-fees-levy = cuota
cli-fees-credit = más de lo debido
cli-fees-sum = A pagar { $owed }, pagado { $paid }, pendiente { $open } { $currency }; { $owing ->
    [0] todos han pagado.
    [one] falta por pagar una persona.
   *[other] faltan por pagar { $owing } personas.
}
cli-fees-account = { $name }: a pagar { $owed }, pagado { $paid }, pendiente { $open }
cli-fees-amount-empty = --amount está vacío. Escriba un importe u omita la opción.
cli-fees-no-price = El torneo no tiene precio para la categoría { $category }. Fije uno o elija otra categoría.
cli-fees-discount = descuento: { $reason }
cli-fees-receipt = recibo { $receipt }, { $at }, { $method }
cli-fees-taken = Recibo { $receipt }: cobro de { $amount } a { $name }; pendiente { $open }.
cli-fees-refunded = Recibo { $receipt }: devolución de { $amount } a { $name }; pendiente { $open }.
cli-fees-pair = Es una pareja. Indique con --person quién de los dos paga: { $first } o { $second }.
cli-fees-extra = «{ $text }» no es un extra con un número. Escríbalo como Comida=2.
cli-fees-late = { $amount } desde el { $day }
cli-fees-no-prices = El torneo no tiene precios todavía.
cli-fees-levy-included = Los precios de inscripción incluyen la cuota.
cli-fees-levy-extra = Los jugadores deben la cuota además de los precios.
cli-fees-day = { $day }: fondo de caja { $float }, efectivo { $received }, devoluciones { $refunded }, en caja { $expected }; transferencias { $transferred }, devoluciones { $returned }.
cli-fees-counted = Contado { $counted }, diferencia { $difference }.
cli-fees-void = Recibos anulados: { $numbers }
cli-fees-discounts = Descuentos: { $amount } { $currency }

## cli: output

cli-output-failed = La orden se ejecutó, pero su respuesta no se pudo escribir ({ $error }). Libere espacio y mire después el resultado.
cli-fault = El programa tiene un fallo y se ha detenido. Ningún cambio está guardado a medias. Repita la orden con --verbose y comunique lo que imprime.
cli-detail = Detalle: { $detail }
cli-overwrite = --overwrite sustituye archivos existentes.
cli-take-good = --take-good omite las líneas que no se pueden leer.
cli-confirm = Repita la orden con --yes para confirmar.

## cli: wrong usage

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
cli-stage-chosen-again = Nombre de nuevo a los jugadores ya elegidos: --chosen { $numbers } y los demás.
cli-stage-after = tras { $name }
cli-stage-ready = lista para llenar
cli-head-stage = Fase

## documents

document-is-folder = La carpeta de todas las hojas no es una hoja. Elija una hoja.
document-without-category = «{ $name }» no existe por categoría. Imprímala sin categoría.
document-folder-refused = No se puede crear la carpeta { $path } ({ $cause }). Elija otra carpeta.
document-no-pages = Todavía no hay nada que mostrar. Inscriba primero a jugadores.
site-other-event = El lugar { $path } tiene el sitio de otro torneo, { $event }. Elija otra carpeta o sustituya sus archivos.
site-folder-is-link = { $path } es un enlace, así que las páginas se escribirían en otro sitio. Quite el enlace o elija otra carpeta.
site-other-files = El lugar { $path } tiene archivos que el programa no escribió: { $files }. Elija una carpeta vacía o sustitúyalos.
site-other-archive = El archivo { $path } no es el archivo comprimido de un sitio. Elija otro nombre o sustitúyalo.
site-file-stays = No se puede eliminar el archivo { $path } ({ $cause }). Elimínelo y publique de nuevo.
document-round-zero = No hay ronda 0. Las rondas se cuentan desde 1.
document-round-not-paired = La ronda { $round } no está emparejada. Emparéjela antes de imprimirla.
document-last-round-open = La ronda { $round }, la última, no está confirmada. Confírmela antes de imprimir la lista final.
document-game-unfinished = Una partida de la ronda { $round } está aplazada. Introduzca primero su resultado.
document-no-players = No hay jugadores inscritos. Inscriba primero a jugadores.
document-no-teams = La competición no tiene equipos. Imprima la clasificación.
document-no-open-round = Ninguna competición tiene una ronda emparejada y sin confirmar. Empareje primero una ronda.
document-no-players-of = No hay jugadores inscritos de la categoría { $category }, así que no hay clasificación que imprimir.
document-no-rooms = El torneo no tiene salas. Fije primero las salas y sus tableros en event.halls.
document-room-unknown = No hay sala «{ $name }». Elija entre { $known }.
document-board-unknown = La ronda { $round } no tiene tablero { $board }. Elija un tablero de esa ronda.
document-no-final = No hay ninguna Final sorteada. Sortéela antes de imprimirla.
document-final-not-drawn = La Final de la categoría { $category } no está sorteada. Sortéela antes de imprimirla.
document-final-category = Hay varias Finales sorteadas. Elija una categoría: { $known }.
document-knockout-not-drawn = KO{ $category } no está sorteado. Sortéelo antes de imprimirlo.
document-knockout-category = La hoja muestra un cuadro. Elija una categoría: { $known }.
document-list-category = La hoja muestra una categoría. Elija una categoría: { $known }.
document-labels-unknown = No hay tipo de etiquetas «{ $name }». Elija entre { $known }.
document-no-ladders = Ninguna partida de eliminatoria o de la previa de la ronda { $round } acabó en jigo, así que no hay escalera que imprimir.
document-no-ladder = El tablero { $board } de la ronda { $round } no tiene una partida de eliminatoria o de la previa acabada en jigo, así que no hay escalera que imprimir.
document-no-points = Ningún jugador es de una categoría de edad, así que no hay puntos que imprimir.
document-no-points-of = Ningún jugador es de la categoría { $category }, así que no hay puntos que imprimir.
document-no-tour-points = Ningún jugador tiene puntos de la categoría { $category }. Impórtelos primero de la lista de cabezas de serie del circuito.
document-no-prizes = No hay ninguna ronda emparejada, así que todavía no hay premios.
document-no-ladder-games = Nadie ha jugado una partida de la escalera en este periodo, así que no hay premios. Elija otros días.
document-slips-format = Las papeletas se imprimen de 4 o 6 por página, no «{ $format }». Elija 4 o 6.

## documents: the bundle

bundle-record-unreadable = El registro del último paquete en el diario no se puede leer. Comunique este fallo.
hand-over-no-bundle = Todavía no se ha emitido ningún paquete de este torneo, así que no hay nada que traspasar: el otro organizador puede emitir el primero.
hand-over-not-signer = El último paquete de este torneo se firmó con otra clave, { $key }. Solo su titular puede traspasar el torneo.
hand-over-already = Este torneo se traspasó a la clave { $to }, así que los paquetes se emiten con esa clave. Deshaga el traspaso si fue un error.
hand-over-to-oneself = Esta es su propia clave. Pida al otro organizador la clave que le muestra «drawmaster key».
bundle-secret-missing = El registro del último paquete en el diario no tiene secreto. Comunique este fallo.
bundle-stages-unreadable = Los puntos de la temporada para las etapas no se pueden leer ({ $cause }). Comunique este fallo.
document-no-payments = Todavía no se ha cobrado ningún pago, así que no hay recibo. Cobre primero uno en la caja.
document-no-receipt = No hay recibo { $number }. Elija un número de la caja.
document-no-fees = El torneo no tiene precios ni cuota. Fije primero los precios en la caja.
document-no-takings = No se cobró nada el { $day }. Elija otro día.
document-no-levy = El torneo no tiene cuota. Fije primero sus tarifas en los ajustes (event.levy.member).
document-no-round-sheets = No se ha elegido ninguna hoja para una ronda. Elija hojas en los ajustes del torneo (event.round_sheets) e inténtelo de nuevo.
document-sent = { $name } se envió a { $printer }.

## domain: reading values

rank-unknown = «{ $text }» no es un rango. Escriba 30k a 1k, 1d a 9d o 1p a 9p.
country-unknown = «{ $text }» no es un país. Escriba su código de dos letras, como RO o HR.
criterion-unknown = «{ $text }» no es un criterio de clasificación. Elija { $known }. Añada W o M a una suma para contar victorias o puntuaciones McMahon.
result-unknown = «{ $text }» no es un resultado. Escriba 1-0 (ganó Negro), 0-1 (ganó Blanco), = (jigo), 0-0 (pierden ambos), 1-0!, 0-1! o 0-0! para una incomparecencia, wo-black o wo-white para un walkover.
money-unknown = «{ $text }» no es una cantidad de dinero. Escríbala como 3 o 3.50.
factor-unknown = «{ $text }» no es un factor. Escriba un número entero, una fracción o un número decimal de 0 a 1000, como 2, 2/3 o 1.5.
final-group-unknown = «{ $text }» no es un grupo de la Final. Escriba GR u OR.
event-number-unknown = «{ $text }» no es el número permanente de un torneo. Ese número tiene 32 cifras hexadecimales.
player-token-unknown = «{ $text }» no identifica a ningún jugador del circuito. El libro del circuito puede estar dañado; abra una copia.

## domain: names of players who are not published in full

player-anonymous = Anónimo
player-number = N.º { $number }

## domain: newcomers

newcomer-too-old = { $name } tiene { $age } años en la fecha de corte, pero los recién llegados tienen como mucho { $limit }. La dirección puede admitir a esta persona de todos modos.
newcomer-too-experienced = { $name } ha jugado { $contests } torneos según la European Go Database, pero los recién llegados han jugado como mucho { $limit }. La dirección puede admitir a esta persona de todos modos.
newcomer-played-before = { $name } ya ha jugado en Future Stars, y solo es posible una vez. La dirección puede admitir a esta persona de todos modos.
newcomer-in-open = { $name } juega también en el Open de este torneo, pero solo es posible uno de los dos. La dirección puede admitir a esta persona de todos modos.

## domain: the jigo ladder

jigo-ladder-decided = Esta escalera de jigo está decidida. Para introducir otra partida, quite primero la última.
jigo-ladder-winner = El ganador debe ser uno de los dos jugadores.
jigo-ladder-nigiri = El tablero de 1x1 no puede acabar en jigo. Introduzca al jugador que tenía Blanco tras el nigiri (R39).
jigo-ladder-too-early = La partida no puede haber acabado antes de las { $time }, cuando acabó la anterior o se aceptó el jigo. Corrija la hora.
jigo-ladder-clocks = Introduzca los tiempos restantes tras una partida nueva acabada en jigo; no pueden ser mayores que antes. Las partidas en tableros más pequeños no tienen tiempos restantes (R41).

## domain: timetable and round robin

start-times-form = «{ $text }» no es una hora de inicio. Escriba ronda, día y hora, y separe varios inicios con comas, por ejemplo 1 2026-11-20 09:30, 3 2026-11-21 10:00.
prize-list-round-open = La lista para la entrega de premios se fija tras una ronda confirmada. Confirme primero la ronda { $round }.
prize-list-none = No hay fijada ninguna lista para la entrega de premios.
prize-list-fixed = La lista para la entrega de premios está fijada tras la ronda { $round }: { $time }, cabeza { $head }.
prize-list-taken-back = La lista para la entrega de premios se ha retirado. Los premios siguen de nuevo la clasificación.
prize-list-differs = { $count ->
    [one] El puesto de un jugador difiere de la lista para la entrega de premios ({ $time }).
   *[other] Los puestos de { $count } jugadores difieren de la lista para la entrega de premios ({ $time }).
}
prize-list-moved = { $name }: puesto { $then } en la lista para la entrega de premios, ahora { $now }.
prize-list-left = { $name }: puesto { $then } en la lista para la entrega de premios, ahora sin puesto.
prize-list-came = { $name }: fuera de la lista para la entrega de premios, ahora puesto { $now }.
prize-group-unknown = «{ $text }» no es un grupo de premios. Escriba rangos como 5k-1k, o uno de { $known }.
prize-places-out-of-range = Los premios son para entre 1 y { $most } puestos de cada grupo.
board-ranges-unreadable = «{ $text }» no es una lista de tableros. Escriba intervalos de tableros de 1 a { $last }, como 1-40, 61-80.
start-times-order = La ronda { $round } empieza antes que la anterior. Cambie una de las horas de inicio.
timetable-too-long = { $rounds } rondas de { $minutes } minutos no caben en los días del torneo ({ $days }). Añada días o acorte las partidas.
round-robin-too-few = Un todos contra todos necesita al menos dos jugadores con número. Inscriba jugadores y cierre la inscripción.
round-robin-missing = { $count ->
    [one] { $count } pareja no se enfrenta
   *[other] { $count } parejas no se enfrentan
} en { $planned ->
    [one] { $planned } ronda
   *[other] { $planned } rondas
}: { $pairs }{ $more ->
    [more] {" …"}
   *[none] {""}
}. Ponga el número de rondas en { $rounds } o renuncie a esas partidas.
self-pairing-same-player = Una partida necesita dos jugadores distintos.
ladder-game-before-last = { $name } jugó una partida posterior el { $last }, y los peldaños siguen el orden de las partidas. Indique un día posterior o elimine antes la partida posterior.
self-pairing-other-division = { $black } y { $white } están en divisiones distintas. Elija dos jugadores de una misma división.
self-pairing-met-too-often = { $black } y { $white } ya se han enfrentado todo lo permitido: { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
self-pairing-no-round = La partida de { $black } y { $white } no cabe en las { $rounds } rondas que la competición puede guardar.

## domain: why a round cannot be paired

pairing-no-round = La ronda { $round } no existe. Elija una ronda de 1 a 32.
pairing-order-fixed = El sistema de esta competición fija las partidas de la ronda { $round }, así que no queda nadie por emparejar. Introduzca la incomparecencia de quien se haya ido.
pairing-too-few = La ronda { $round } tiene menos de dos jugadores. Inscriba jugadores o cambie las rondas que se saltan.
pairing-all-seated = Todos los jugadores de la ronda { $round } tienen un tablero que se mantiene. Desbloquee o desempareje los tableros que quiera reemparejar.
pairing-player-twice = { $name } tiene dos tableros, o un tablero y el bye. Libere uno de ellos.
pairing-board-twice = El tablero { $board } está asignado a dos partidas. Dé otro tablero a una de ellas.
pairing-seated-absent = { $name } no juega en la ronda { $round }. Inscriba al jugador o cambie las rondas que se salta; si tiene tablero, introduzca allí la incomparecencia o desemparéjelo.
pairing-not-entered = Un tablero está asignado a alguien que no está inscrito en esta competición. Libere el tablero.
line-up-size = Una alineación nombra a un jugador por cada uno de los { $size } tableros, pero { $count ->
        [one] hay uno nombrado
       *[other] hay { $count } nombrados
    }. Nombre a tantos como tableros.
line-up-not-in-team = Un jugador de la alineación no está en el equipo { $team }. Elija miembros del equipo.
line-up-twice = { $name } tiene dos tableros en la alineación. Nombre a cada jugador una vez.
line-up-order = { $first } va antes que { $second } en la lista del equipo, así que debe sentarse en el tablero superior. Mantenga el orden de la lista.
pairing-odd = { $count } jugadores son un número impar y los byes están desactivados. Añada un jugador fantasma, haga que un jugador se salte la ronda o permita los byes.
pairing-odd-with-bye = Sin el jugador al que se dio el bye quedan { $count } jugadores, un número impar. Retire el bye dado o haga que otro jugador se salte la ronda.
pairing-odd-choice = { $count } jugadores son un número impar. Añada o quite uno; el bye se da al emparejar a los restantes.
pairing-too-few-chosen = Menos de dos de los jugadores elegidos se pueden emparejar en la ronda { $round }. Elija al menos dos jugadores sin tablero.
pairing-not-chosen = El emparejamiento no eligió rival para { $name } en la ronda { $round }. Pregunte por jugadores sin tablero fijo y sin bye.
pairing-all-forbidden = Las parejas prohibidas no dejan forma de emparejar a todos. Permita algunas de nuevo.
pairing-too-large = Los costes del emparejamiento son demasiado grandes para sumas exactas. Baje los pesos o los topes.

## domain: what a pairing pays for

pairing-cost-rematch = ya se enfrentaron
pairing-cost-family = misma familia
pairing-cost-categories = categorías
pairing-cost-score-difference = diferencia de puntuación
pairing-cost-knockout = posibles rivales en eliminatoria
pairing-cost-floats = flotaciones
pairing-cost-club = mismo club
pairing-cost-country = mismo país
pairing-cost-colours = colores
pairing-cost-handicap = hándicap
pairing-cost-seeding = colocación
pairing-cost-winless = solo uno ha ganado
pairing-cost-lot = sorteo
pairing-cost-geography = clubes y países

## domain: remarks on a paired round

pairing-remark-rematch = { $times ->
    [one] Los jugadores ya se han enfrentado.
   *[other] Los jugadores ya se han enfrentado { $times } veces.
}
pairing-remark-family = Los jugadores son de una misma familia.
pairing-remark-float = { $down } flota hacia abajo y { $up } hacia arriba, { $points }.
pairing-remark-odd-groups = { $down } flota hacia abajo y { $up } hacia arriba, { $points }, porque ambos grupos tienen un número impar de jugadores.
pairing-remark-odd-categories = Los jugadores son de categorías distintas, porque ambas categorías tienen un número impar de jugadores.
pairing-remark-categories = Los jugadores son de categorías distintas.
pairing-remark-far-apart = Los jugadores están muy lejos: { $grades ->
    [one] { $grades } rango
   *[other] { $grades } rangos
} y { $points } puntos.
pairing-remark-club = Los jugadores son de un mismo club.
pairing-remark-country = Los jugadores son de un mismo país.
pairing-remark-blacks = Tras esta partida, { $name } habrá tenido Negro { $more } veces más que Blanco.
pairing-remark-whites = Tras esta partida, { $name } habrá tenido Blanco { $more } veces más que Negro.
pairing-remark-handicap = { $stones ->
    [one] Hándicap: { $stones } piedra.
   *[other] Hándicap: { $stones } piedras.
}
pairing-remark-second-bye = Otro bye para { $name } evitaría esta repetición.

## domain: deviations of a round from the rules

finding-twice = { $name } está emparejado { $count } veces en la ronda { $round }. Quite todas menos una.
finding-plays-self = En el tablero { $board } un jugador está emparejado consigo mismo. Empareje de nuevo el tablero.
finding-not-entered = La ronda { $round } tiene una partida o un bye de alguien que no está inscrito en la competición. Quítelo.
finding-board-twice = El tablero { $board } lo usan dos partidas. Dé otro tablero a una de ellas.
finding-missing = { $name } se salta la ronda { $round } pero está emparejado en ella. Cambie las rondas que se salta o desempareje.
finding-left-out = { $name } no tiene partida ni bye en la ronda { $round }. Empareje o marque la ronda como no jugada.
finding-byes = La ronda { $round } tiene { $count } byes. Dos de estos jugadores pueden jugar entre sí.
finding-bye-off = { $name } tiene el bye en la ronda { $round } aunque los byes están desactivados. Añada un jugador fantasma o permita los byes.
finding-bye-again = { $name } tiene otra vez el bye en la ronda { $round }, mientras otros han tenido menos. Déselo a otro jugador.
finding-handicap = El tablero { $board } se juega con hándicap { $found }, pero las reglas dan { $expected }.
finding-colours = Los colores del tablero { $board } difieren de las reglas. Intercámbielos o déjelos como decisión.
finding-missing-past = { $name } se saltó la ronda { $round } pero tenía emparejamiento en ella.
finding-left-out-past = { $name } no tuvo partida ni bye en la ronda { $round }.
finding-byes-past = La ronda { $round } tuvo { $count } byes.
finding-bye-off-past = { $name } tuvo el bye en la ronda { $round } aunque los byes están desactivados.
finding-bye-again-past = { $name } tuvo otra vez el bye en la ronda { $round }, mientras otros habían tenido menos.
finding-colours-past = Los colores del tablero { $board } difieren de las reglas.

## domain: why a certificate is not valid

certificate-unreadable = La prueba no se puede leer.
certificate-not-entered = La prueba nombra una inscripción que no está en la competición, o una inscripción dos veces.
certificate-other-rules = El certificado se hizo con otras reglas o pesos que los de la competición.
certificate-other-assumptions = Las partidas aplazadas contaban de otro modo cuando se emparejó la ronda.
certificate-cost = El certificado declara un coste de { $stated }, pero su emparejamiento cuesta { $found }.
certificate-flaw = Los números de la prueba no muestran que ningún emparejamiento sea mejor: { $reason }

## domain: knock-outs

knockout-round-of-64 = Ronda de 64
knockout-round-of-32 = Dieciseisavos de final
knockout-round-of-16 = Octavos de final
knockout-quarter-finals = Cuartos de final
knockout-semi-finals = Semifinales
knockout-winners-final = Final de ganadores
knockout-losers-round = Cuadro de perdedores
knockout-second-final = Segunda final
knockout-third-final = Tercera final
knockout-final = Final
knockout-third-place = Tercer puesto
knockout-game-not-due = { $name }, partida { $number } (ronda { $round }): { $block }
knockout-block-no-result = La partida no tiene resultado confirmado. Introduzca primero su resultado.
knockout-block-drawn = La partida no tiene ganador. Juegue la escalera de jigo e introduzca su ganador (R38).
knockout-block-not-paired = La partida no se jugó en su ronda. Decida quién avanza.
knockout-block-invalidated = La partida se emparejó para jugadores distintos de los que avanzaron. Desempareje su ronda, o corrija de nuevo el resultado anterior y anule las partidas posteriores.
knockout-carry-game-played = Una partida posterior del cuadro ya tiene resultado. Mantenga al jugador que avanzó o anule las partidas posteriores.
knockout-carry-player-busy = El jugador que avanza ahora ya ha jugado otra partida en esa ronda. Mantenga al jugador que avanzó o anule las partidas posteriores.
knockout-choice-not-listed = La inscripción { $entry } no está en la lista de la categoría. Elija jugadores de esa lista.
knockout-choice-twice = La inscripción { $entry } está elegida más de una vez entre rondas posteriores, procedentes de la previa y wild cards. Elíjala solo una vez.
knockout-choice-size = El tamaño { $size } no encaja. Jugadores en la lista: { $listed }; de la previa y wild cards: { $chosen }. Cambie el tamaño.
knockout-choice-left-out = La inscripción { $entry } entra en una ronda posterior pero está demasiado abajo en la lista para sortearse. Elija un tamaño mayor.
knockout-excluded-other-category = Categoría { $category }
knockout-excluded-senior = Sénior
knockout-excluded-birth-unknown = Año de nacimiento desconocido
knockout-excluded-pre-registered = Aún sin inscribir
knockout-excluded-withdrawn = Retirado
knockout-excluded-guest = Invitado
knockout-excluded-ghost = Jugador fantasma
knockout-table-size = Un cuadro admite de 2 a 64 jugadores, no { $players }. Elija otro tamaño.
knockout-table-rounds = La competición tiene pocas rondas para un cuadro de { $lines } casillas: { $total } en vez de { $needed }. Prevea más rondas o elija un tamaño menor.
knockout-plan-lines = Un cuadro tiene 2, 4, 8, 16, 32 o 64 casillas, no { $lines }. Elija uno de estos números.
knockout-plan-players = Este cuadro de { $lines } casillas admite de 2 a { $places } jugadores, pero la lista tiene { $players }. Cambie la lista o el número de casillas.
knockout-plan-too-wide = Un cuadro de { $lines } casillas es demasiado grande para { $players } jugadores. Elija un cuadro menor.
knockout-plan-order = { $name } está demasiado abajo en la lista. Ponga primero a los jugadores de la lista, después a los de la previa y después las wild cards (R29, R30).
knockout-plan-wild-cards =
    Un cuadro de { $lines } casillas admite como mucho { $most ->
        [one] 1 wild card
       *[other] { $most } wild cards
    }, no { $given }. Quite algunas.
knockout-plan-qualifiers =
    Un cuadro de { $lines } casillas admite como mucho { $most ->
        [one] 1 jugador de la previa o wild card
       *[other] { $most } jugadores de la previa y wild cards
    }, no { $given }. Quite algunos.
knockout-plan-later-round = { $name } no puede entrar en la ronda { $round } de este cuadro. Elija una ronda anterior o suba a { $name } en la lista.
knockout-plan-nonce = El nonce «{ $nonce }» no es hexadecimal. Deje que el programa sortee uno.
knockout-record-other-table = El acta pertenece a un sorteo de otra categoría o tamaño. Pregunte quién cambió el cuadro.
knockout-record-replacement = La casilla { $place } no la tenía el jugador que consta que la dejó. Pregunte quién cambió el acta.
knockout-record-box = La casilla { $place } del cuadro difiere del sorteo. Pregunte quién cambió el cuadro.

## domain: qualifying

qualifying-lines = Un cuadro de { $lines } casillas no tiene plazas para la previa. Elija 8, 16 o 32 casillas (R30).
qualifying-rounds = Una fase previa tiene una o dos rondas, no { $rounds }. Elija una o dos (R30).
qualifying-wild-cards =
    Un cuadro de { $lines } casillas admite como mucho { $most ->
        [one] 1 wild card
       *[other] { $most } wild cards
    }, no { $given }. Dé menos wild cards.
qualifying-too-few =
    { $players ->
        [one] 1 jugador es poco
       *[other] { $players } jugadores son pocos
    } para jugarse { $places } plazas. Sortee en su lugar un cuadro con byes.
qualifying-too-early = El cuadro empieza en la ronda { $round }, demasiado pronto para la fase previa. Elija menos rondas de previa.

## domain: draws of knock-outs and of the Final

draw-plan-twice = { $name } está dos veces en la lista. Quite una de las dos.
draw-entropy-not-digits = «{ $text }» no es entropía. Introduzca solo cifras, como las de unos dados; los espacios y - , . ; : / _ entre ellas no cuentan.
draw-record-commitment = La lista congelada tiene el hash { $found }, no el compromiso publicado { $published }. Pregunte quién cambió la lista.
draw-record-text = La línea { $line } de la lista congelada difiere del acta del sorteo. Pregunte quién cambió el acta.
draw-record-plan = La lista del acta no se puede sortear. { $cause }

## domain: The Final of the year

final-game-not-due = Partida { $number } de la Final en la ronda { $round }: { $block }
final-group-tied = El grupo { $group } tiene un empate que solo pueden romper partidas en tableros más pequeños. Introduzca primero el orden de los empatados (R51).
final-plan-size = Una Final tiene diez u ocho jugadores, o seis o cuatro si han venido menos. Una Final de { $size } no se puede sortear.
final-plan-nonce = El nonce «{ $nonce }» no es hexadecimal. Introduzca bytes enteros, como 5eed.
final-plan-rests = Los grupos de cinco reparten sus descansos entre los días; los grupos menores no. Elija el plan de descansos que encaje con los grupos (R54).
final-plan-long-day = El día { $day } no puede tener tres rondas de grupos. Elija el día 1 o 2.
final-record-other-final = El acta pertenece a una Final de otra categoría o tamaño. Pregunte quién cambió la Final.
final-record-seat = La posición { $position } del grupo { $group } difiere del sorteo. Pregunte quién cambió los grupos.

## domain: points of the tour

points-no-class = La temporada { $season } no tiene puntos para la clase { $class }. Elija entre { $known }.
season-ages-unordered = Las categorías deben ser edades en orden ascendente, como [12, 16, 20]. Corríjalas.
season-cut-off-invalid = La fecha de corte debe ser un mes y un día, como [7, 31] para el 31 de julio. Corríjala.
referee-clock-later = La posición { $back_to } está después de las { $moves } jugadas hechas. Dé una anterior.
referee-clock-adjourned = Los tiempos del aplazamiento no encajan: deben ser anteriores a la última jugada y no superar los tiempos usados ahora.

## domain: stages

stage-source-gone = La competición anterior a esta fase ya no está en el torneo. Elimine la fase y añádala de nuevo.
stage-source-open = La ronda { $round } de { $source } aún no está confirmada. Confírmela primero.
stage-no-table = { $source } no tiene un cuadro con una ronda { $round }. Sortee primero el cuadro o elija otra ronda.
stage-other-open = Los demás se conocen cuando se llena { $stage }. Llénela primero.
stage-tie = { $names } comparten el último puesto que sigue. Elija de ellos a { $seats ->
    [one] uno
   *[other] { $seats }
}.
stage-tie-in-list = { $list ->
    [zone] Zona
    [division] División
   *[category] Categoría
} { $number }: { $names } comparten el último puesto que sigue. Elija de ellos a { $seats ->
    [one] uno
   *[other] { $seats }
}.
stage-ties = { $ties }
stage-ties-two = { $first } { $next }
stage-not-tied = { $name } no comparte el último puesto que sigue. Elija solo a jugadores que lo compartan.
stage-taken = { $name } ya está en { $stage }. Retire a esta persona de una de las fases o cambie su regla.
stage-too-few = Una fase necesita dos jugadores, pero siguen menos. Elija otra regla.

## formats

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
import-json-field = El valor de { $field } no es válido.
import-json-missing = Falta el valor de { $field }.
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
import-problem-round-word = «{ $word }» no es una ronda. Corríjala o quítela.
import-note-unknown-element = { $count ->
    [one] El elemento { $name } es desconocido y se omite.
   *[other] { $count } elementos { $name } son desconocidos y se omiten.
}
import-note-unknown-attribute = { $count ->
    [one] El atributo { $attribute } de { $element } es desconocido y se omite.
   *[other] { $count } atributos { $attribute } de { $element } son desconocidos y se omiten.
}
import-note-header-left = Se omiten líneas de la cabecera que aquí no se usan: { $names }.
import-note-fields-of-matches = Se omiten campos de encuentros de equipos que aquí no se usan: { $names }.
import-note-fields-of-teams = Se omiten campos de equipos que aquí no se usan: { $names }.
import-note-fields-of-pairs = Se omiten campos de jugadores de parejas que aquí no se usan: { $names }.
import-note-games-without-match = { $count ->
    [one] Se omite { $count } partida del encuentro { $key }, que no está en el archivo.
   *[other] Se omiten { $count } partidas del encuentro { $key }, que no está en el archivo.
}
import-note-teams-unused = { $count ->
    [one] Se omite { $count } equipo, porque el archivo es de jugadores individuales.
   *[other] Se omiten { $count } equipos, porque el archivo es de jugadores individuales.
}
import-note-fields-of-byes = Se omiten campos de byes que aquí no se usan: { $names }.
import-note-egd-swiss-found = La primera columna tiene las victorias de los jugadores, así que es un suizo. Los criterios que dan los valores del archivo: { $criteria }.
import-note-egd-mcmahon = Las puntuaciones del archivo se deducen de los rangos y las partidas con la barra en { $bar }, el suelo en { $floor } y el cero en { $zero }, así que es un torneo McMahon. Los criterios que dan los valores del archivo: { $criteria }.
import-note-egd-mcmahon-sums = Los jugadores están ordenados por puntuaciones que el archivo no tiene, pero de las que son sus sumas. Se deducen de los rangos y las partidas con la barra en { $bar }, el suelo en { $floor } y el cero en { $zero }, así que es un torneo McMahon. Los criterios que dan los valores del archivo: { $criteria }.
import-note-egd-swiss-scores = Los jugadores están ordenados por victorias, así que es un suizo. Sus sumas son de puntuaciones que se deducen de los rangos y las partidas con la barra en { $bar }, el suelo en { $floor } y el cero en { $zero }. Los criterios que dan los valores del archivo: { $criteria }.
import-note-egd-zero = El archivo cuenta las puntuaciones desde menos de 30 kyu; aquí se cuentan desde { $zero }. La puntuación de todos es aquí { $points } menor, y también la de cada rival en SOS. El orden es el mismo.
import-note-egd-unexplained = Ningún criterio conocido aquí da los valores de las columnas de criterios, que se omiten. Compruebe los criterios.
import-note-egd-headings = Criterios que nombra el título, pero cuyos valores no se deducen de las partidas de aquí: { $criteria }.
import-note-egd-values = Jugadores con un valor distinto del que se deduce de las partidas, en columnas cuyos demás valores son los de un criterio: { $count }. { $names }
import-note-egd-no-number = Línea { $line }: «{ $word }», en las columnas de criterios, no es un número y se omite.
import-note-egd-scores = La línea { $line } tiene más o menos puntuaciones que las demás, así que sus puntuaciones se omiten. Compruebe la línea.
import-note-egd-numbers = Los rivales se indican con los números del principio de las líneas, no con el orden de las líneas.
import-note-egd-value = El valor «{ $text }» de { $key } en la cabecera no se puede leer entero. Compruebe en los ajustes lo que le corresponde.
import-note-egd-days = Los días «{ $text }» se leen como de { $start } a { $end }. Compruébelos.
import-note-egd-time = El tiempo «{ $text }» se lee como un tiempo principal de { $minutes } minutos. Se omite lo que sigue. Corrija el ritmo de juego.
import-note-high-handicap = Ronda { $round }, línea { $line }: el hándicap { $handicap } es mayor que 9. Se usa un hándicap de 9.
import-note-egd-columns = Ningún criterio conocido aquí da los valores de estas columnas de criterios, que se omiten: { $columns }. En su lugar siguen los criterios habituales. Donde deciden esas columnas, los puestos difieren.
import-note-egd-shifted = Jugadores cuya puntuación inicial difiere de la de su rango, con la diferencia como puntos añadidos: { $count }. { $names }
import-note-places-agree = Los puestos son los del archivo.
import-note-places-differ = Puestos que difieren de los del archivo: { $count } de { $players }.
import-note-place-differs = { $name }: puesto { $place } en el archivo, { $here } aquí. { $reason }
import-note-place-differs-among = { $name }: puesto { $place } en el archivo, que es el { $among } entre los jugadores que tienen puesto aquí, y { $here } aquí. { $reason }
import-reason-value = { $criterion } es { $there } en el archivo y { $here } aquí.
import-reason-no-values = El archivo no tiene valores de los que se deduzca su orden.
import-reason-no-game = Un jugador sin partida ni bye no tiene puesto aquí.
import-reason-unexplained = Ningún criterio conocido aquí da los valores del archivo.
import-reason-others = Los valores son los del archivo; otros jugadores tienen otro valor, o el archivo ordena de otra manera a los jugadores iguales.
import-problem-not-an-aga-game = La línea no es una partida. Escriba los números de Blanco y Negro, W o B para el ganador, el hándicap y el komi.
import-problem-aga-number-twice = El número { $number } es también el de otro jugador. Corrija uno de los dos.
import-problem-aga-number = Un jugador de la partida no está en la lista de jugadores. Corrija el número.
import-problem-trf-number = Falta el número del jugador. Escríbalo en las columnas 5 a 8.
import-sheet-unknown = El libro no tiene una hoja «{ $sheet }» con celdas. Tiene: { $known }. Elija una de ellas.
import-problem-not-csv = No es una línea de un archivo CSV. Guarde de nuevo la lista como CSV UTF-8.
import-problem-only-family-name = «{ $name }» son apellidos sin nombre. Escriba ambos.
import-problem-only-given-name = «{ $name }» es un nombre sin apellidos. Escriba ambos.
import-problem-pin = «{ $text }» no es un PIN EGD. Un PIN tiene ocho cifras.
import-problem-points = «{ $text }» no es un número de puntos SEYGO. Escriba un número entero.
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
import-note-aga-komi = Las partidas igualadas tienen komi distintos. Se usa el komi { $komi }. Corríjalo.
import-note-aga-words = Se omiten palabras tras los rangos de los jugadores que aquí no se usan: { $words }.
import-note-aga-placeholders = Jugadores cuyo número equivale a ninguno: { $count }. Aquí no tienen número AGA.
import-note-aga-undecided = Partidas sin resultado: { $count }. El archivo no dice si acabaron en jigo, por incomparecencia o de ningún modo. Introduzca los resultados.
import-note-aga-game-word = Línea { $line }: «{ $word }» no es un hándicap de 0 a 9 ni un komi. Compruebe la partida.
import-note-aga-moved = Partidas pasadas a una ronda posterior porque uno de los jugadores tiene otra en la suya: { $count }.
import-note-aga-place = La línea «{ $words }» de la cabecera se toma como lugar. Compruébela.
import-note-aga-game-of-left = Línea { $line }: se omite la partida, porque se omite la línea { $left }, la de un jugador.
import-note-aga-game-left = Línea { $line }: se omite la partida. Es de un solo jugador, o un jugador tendría más de { $last } rondas.
import-note-board = Ronda { $round }: el tablero «{ $board }» no es un número, así que la partida recibe un tablero libre.
import-note-board-size = Las partidas son en tableros de tamaño { $size }, que aquí los torneos no tienen. Se usa 19x19 y el tamaño se guarda para una exportación.
import-note-board-twice = Ronda { $round }, tablero { $board }: dos partidas tienen este tablero. Una de ellas pasa al tablero { $other }.
import-note-byoyomi-periods = OpenGotha no guarda el número de periodos de byo-yomi. Se usa un periodo. Corríjalo.
import-note-cancelled = Ronda { $round }: se anuló una partida. Se importó con el resultado «sin resultado».
import-note-categories = El archivo tiene { $categories } categorías pero solo { $limits } de sus límites.
import-note-class-time = El archivo tiene la clase { $class } pero no el ritmo de juego. Se usan { $minutes } minutos, el tiempo más corto de esta clase.
import-note-class-unrated = El archivo tiene la clase { $class }, pero su ritmo de juego es demasiado corto para cualquier clase. Las partidas no son computables.
import-note-class-lower = El archivo tiene la clase { $class }, pero su ritmo de juego solo permite la clase { $allowed }. Corrija el ritmo de juego.
import-note-column = Se omite la columna «{ $heading }».
import-note-breizh-groups = El archivo tiene el sistema Breizh. Aquí es un torneo McMahon en el que todos empiezan con 0 y un punto por cada uno de estos rangos que alcanzan: { $limits }. Estos puntos se añaden a las puntuaciones iniciales de los jugadores del archivo. Añádalos a mano para un jugador que se inscriba más tarde o cuyo rango cambie.
import-note-late-players = Jugadores cuya primera partida o bye es posterior a la ronda 1: { $count }. En la clasificación de las rondas anteriores van los últimos, sin puesto. OpenGotha les da uno. { $names }
import-note-congress-numbers =
    { $count ->
        [one] El número de inscripción al congreso de { $count } jugador no se usa aquí. Se guarda para una exportación a Pairgoth.
       *[other] Los números de inscripción al congreso de { $count } jugadores no se usan aquí. Se guardan para una exportación a Pairgoth.
    }
import-note-country = { $name }: «{ $country }» no es un código de país de dos letras y se omite.
import-note-criterion = El criterio de clasificación «{ $criterion }» es desconocido y se omite.
import-note-criterion-score = Sin «{ $criterion }», ninguna puntuación es la primera de los criterios de clasificación, así que { $score } ocupa su lugar. Compruebe los criterios.
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
import-note-handicap-negative = Ronda { $round }, tablero { $board }: el hándicap { $handicap } es menor que 0. Aquí no se usa hándicap y el otro se guarda para una exportación.
import-note-handicap-unread = Ronda { $round }, tablero { $board }: el hándicap «{ $handicap }» no es un número. Aquí no se usa hándicap, y el otro se guarda para una exportación.
import-note-internet = El torneo se jugó por internet, así que sus partidas son de clase D.
import-note-internet-address = El archivo contiene la dirección de internet de su director, que no se importó.
import-note-komi = El komi no es múltiplo de medio punto. Aquí se redondea hacia abajo y se guarda para una exportación.
import-note-late-rounds = Línea { $line }: se omiten las rondas tras la { $last }.
import-note-level = { $name }: el nivel { $written } es desconocido. Se usa { $rank }.
import-note-line-cleaned = Línea { $line }: se quitaron caracteres de control de «{ $text }».
import-note-line-no-pin = Línea { $line }: «{ $text }» no es un PIN EGD de ocho cifras y se omite.
import-note-halves-disagree = Ronda { $round }: la línea { $line } ({ $name }) nombra como rival a { $opponent }, pero la línea { $other } no nombra a { $name }. Se omite la partida.
import-note-opponent-left = Ronda { $round }: se omite la partida de { $name } (línea { $line }), porque se omite la línea { $other }, la del rival.
import-note-opponent-missing = Ronda { $round }: se omite la partida de { $name } (línea { $line }), porque el rival no está en el archivo.
import-note-macmahon-defaults = El archivo no tiene fechas, ritmo de juego o komi. Se usan { $day }, 60 minutos y 6,5. Corríjalos.
import-note-macmahon-rounds-down = En este torneo, MacMahon redondea las puntuaciones hacia abajo a puntos enteros: empareja con ellas y sus listas las muestran, también en SOS y SOSOS. Aquí cuentan los medios puntos.
import-note-macmahon-bye-of-two = Ronda { $round }: el emparejamiento de { $black } y { $white } está marcado como bye pero nombra a dos jugadores. Se toma como su partida. Compruébelo.
import-note-macmahon-scorex = El ScoreX de MacMahon omite los medios puntos por rondas no jugadas. Aquí el orden es el de la puntuación con ellos.
import-note-macmahon-superbar = Miembros de la superbarra cuyo nivel está por debajo de la barra superior, que en MacMahon no reciben punto por ella: { $names }. Aquí tampoco lo tienen.
import-note-macmahon-preliminary = Jugadores con partidas que solo tienen inscripción provisional y no están en la lista de MacMahon: { $names }. Aquí tienen puesto.
import-note-macmahon-no-result = MacMahon cuenta una partida sin resultado como medio punto. Aquí no cuenta nada hasta introducir su resultado.
import-note-macmahon-rating-rank = En este torneo, MacMahon toma los rangos de los ratings. Se usan los rangos introducidos. Compruébelos.
import-note-macmahon-rating-score = En este torneo, MacMahon toma las puntuaciones iniciales de los ratings. Aquí se deducen de los rangos. Compruébelas.
import-note-macmahon-zero = En este torneo MacMahon cuenta la puntuación desde { $level }; aquí se cuenta desde 30 kyu. La puntuación de todos es aquí { $points } menor, y también la de cada rival en SOS. El orden es el mismo.
import-note-name-twice = Líneas { $first } y { $line }: { $name } aparece dos veces.
import-note-no-criteria = El archivo no contiene criterios de clasificación. Se usan MMS, SOS y SOSOS.
import-note-no-headings = La lista no tiene títulos. El significado de las columnas se deduce de su contenido. Compruebe los jugadores.
import-note-no-rank = { $name } no tiene rango. Se usa 30k, como en OpenGotha.
import-note-one-time = El archivo tiene un solo tiempo para el principal y el adicional. Se usan { $minutes } minutos como tiempo principal.
import-note-pairgoth-frozen-left = La clasificación congelada se omite, porque nombra a una persona que no es un jugador del archivo. Congélela de nuevo en Pairgoth.
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
import-note-setting-changed = El ajuste { $setting } tiene el valor «{ $value }», que aquí los torneos no pueden tener. Se usa el valor posible más cercano o el predeterminado.
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
import-note-trf-titles = Jugadores cuyo título o número de la federación de ajedrez se omite: { $count }.
import-note-trf-unrated = Jugadores sin rating, que aquí tienen el rango 30k: { $count }. Introduzca sus rangos.
import-note-day-unclear = El día «{ $text }» podría ser más de uno. Se usa { $day }. Compruébelo.
import-note-value-left = { $name }: «{ $text }» no se conoce aquí y se omite.
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
export-note-withdrawn =
    { $count ->
        [one] { $count } jugador retirado sigue en el archivo y se salta las demás rondas: { $names }.
       *[other] { $count } jugadores retirados siguen en el archivo y se saltan las demás rondas: { $names }.
    }
export-note-pairgoth-lost = El archivo no tiene salas, horas de inicio, años de nacimiento, números del circuito, opciones de publicación, rangos profesionales, cuadros ni puntos, porque Pairgoth no los guarda. Conserve el archivo de torneo.
export-note-pairgoth-frozen = La clasificación congelada del archivo importado no se escribe, porque desde entonces han cambiado resultados o la clasificación. Congélela de nuevo en Pairgoth.
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
export-note-trf-handicaps =
    { $count ->
        [one] El archivo no dice que { $count } partida tiene hándicap.
       *[other] El archivo no dice que { $count } partidas tienen hándicap.
    }
export-note-trf-federation = Jugadores cuyo país no tiene federación en la federación de ajedrez, por lo que se escriben sin ella: { $names }.
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

## The hall network

hall-title = Sala
hall-skip = Ir al contenido
hall-menu = Páginas
hall-find = Buscar tablero
hall-offline = Sin conexión con la mesa. La página puede no estar al día.
hall-updated = Actualizado
hall-language = Idioma
hall-your-name = Su nombre
hall-nobody = Nadie con ese nombre tiene tablero.
hall-colour = Color
hall-no-times = El horario aún no está fijado.
hall-next-round = A continuación:
hall-minutes = min
hall-address-of-many = { $address } significa muchos ordenadores. Elija la dirección de este ordenador en una red.
hall-choose-address = Elija una sola dirección de este ordenador; la red de la sala nunca escucha en todas.
hall-address-refused = La red de la sala no puede escuchar en { $address } ({ $error }). Elija otra dirección u otro puerto.
hall-poster-address = La dirección debe ser la de una red de la sala en marcha, por ejemplo http://192.168.0.7:8080/.
hall-no-codes = Se imprimen papeletas para entre 1 y { $most } códigos, cuando se crean.
cli-hall-serving = La red de la sala funciona en { $url }. Deténgala con Ctrl+C.
helper-title = Ayudante
helper-code = Su código: seis palabras
helper-sign-in = Entrar
helper-needs-script = Los ayudantes necesitan JavaScript.
helper-not-sent = Aún sin enviar
helper-all-sent = Todo está enviado.
helper-refused = La mesa rechazó esta entrada.
helper-desk-unavailable = La mesa no puede recibir nada ahora. Las entradas se envían de nuevo más tarde.
helper-code-replace = Este enlace tiene otro código que este teléfono. ¿Usar el nuevo?
helper-code-refused = Este código ya no es válido. Pida uno nuevo a la dirección.
helper-sign-out = Salir
helper-pass = Lectura
helper-pass-one = Primera lectura
helper-pass-two = Segunda lectura
helper-entered = Resultado
helper-nothing = No hay nada que hacer ahora.
helper-discard = Descartar
helper-note = Nota para el árbitro
helper-note-send = Enviar nota
helper-arrived = Ha llegado
helper-filter = Tablero o nombre
helper-jigo = Jigo
helper-lost-both = Ambos perdieron
helper-code-invalid = Este código no es válido. Pida uno nuevo a la dirección.
helper-unknown = No hay ningún ayudante con la clave { $number }.
helper-revoked-already = El código de { $name } ya está revocado.
helper-name-missing = Escriba el nombre del ayudante.
helper-hours = Un código es válido entre 1 y { $most } horas.
helper-too-many = Un evento tiene como máximo { $most } ayudantes.
helper-room-unknown = No existe la sala { $room }. Elija una de las salas del evento.
helper-room-without-results = Solo tienen sala los ayudantes que introducen resultados. Omita la sala.
helper-key = El número de una entrada debe tener entre 8 y 64 letras y cifras.
helper-not-allowed = Su código no permite esto. Pregunte a la dirección.
follow-address = Introduzca la dirección de la red de la sala de la primera mesa, por ejemplo http://192.168.0.7:8080/.
follow-not-local = La ventana solo sigue una mesa de la misma red local, y { $address } está en otro lugar. Para seguir esa, use drawmaster follow.
follow-code = Un código son seis palabras, como las muestra la primera mesa. Compruebe cómo están escritas.
follow-no-connection = La primera mesa no responde en { $address } ({ $error }).
follow-code-unreadable = El código no se puede leer ({ $cause }).
follow-unproved = La respuesta de { $address } no prueba que venga de la primera mesa con este código. Compruebe la dirección; quizá responda otro en su lugar.
follow-refused = La primera mesa rechaza este código. Pida uno nuevo con la función de segunda mesa; una mesa que tomó el relevo no acepta los códigos antiguos.
follow-answer = La primera mesa en { $address } envió una respuesta que este programa no entiende. Use la misma versión en ambos ordenadores.
follow-copy-missing = La copia { $path } se movió o se borró mientras seguía. Devuélvala a su sitio o siga en una copia nueva.
cli-follow-state = { $time }: { $file } tiene la entrada { $entry } de { $last } de { $address }.
cli-follow-lost = { $time }: { $reason } Se intenta de nuevo.
cli-promoted = { $file } es ahora un archivo de evento. Continúa el historial de la primera mesa tras la entrada { $entry } ({ $head }). No cambie más el evento en la primera mesa: sus cambios posteriores a esa entrada no están aquí, y dos archivos no se pueden unir.
helper-other-game = En el tablero { $board } están ahora otros jugadores, o su ronda no está publicada. La mesa tiene su resultado y decide.
helper-desk-decides = La mesa tiene su resultado y decide. Pregunte allí si tarda mucho.
helper-not-expected = Ya no se espera a este jugador. Envíelo a la mesa.
helper-shown-missing = Esta entrada no dice a quién mostraba la página. Cargue de nuevo la página e introdúzcala otra vez.
helper-other-person = La mesa ha cambiado de quién es esta inscripción. Busque de nuevo al jugador en la lista.
helper-key-used = La mesa tiene otra entrada con el número de esta, así que esta no se guarda. Introdúzcala de nuevo.
helper-own-pass = Usted introdujo la otra lectura del tablero { $board }. Esta la hace otra persona.
helper-no-board = La mesa no tiene ahora ese tablero, así que este resultado no se guarda. Avise a la mesa.
helper-round-confirmed = La ronda { $round } está confirmada, así que este resultado no se guarda. Avise a la mesa si es otro.
helper-too-many-wait = Ya esperan a la mesa { $count } de sus resultados, así que este no se guarda. Avise a la mesa.
helper-other-result = El tablero { $board } tiene otro resultado en la mesa. Pregunte a la dirección.
report-title = Comunicar el resultado
report-about = Escriba el código que está junto a su color en la papeleta. El resultado cuenta cuando su rival comunica lo mismo.
report-code = Su código
report-next = Siguiente
report-choose = ¿Quién ganó?
report-asked = Su rival comunicó: { $result }. Comunique lo que sabe.
report-waiting = Ha comunicado: { $result }. Cuenta cuando su rival comunica lo mismo. Entregue la papeleta como siempre.
report-is-disputed = Han comunicado resultados distintos. Vaya a la mesa de dirección con su rival.
report-is-dismissed = No se ha aceptado su aviso. Vaya a la mesa de dirección.
report-is-entered = El resultado está anotado: { $result }. Entregue la papeleta como siempre.
report-other = Otro resultado
report-code-invalid = Este código no es válido ahora. Mire la papeleta o pregunte en la mesa de dirección.
report-result-unfit = Se puede comunicar una victoria o un jigo. Cualquier otra cosa, en la mesa de dirección.
report-sent-before = Ya ha comunicado un resultado. Para cambiarlo, pregunte en la mesa de dirección.
report-desk-unavailable = La mesa de dirección no puede recibir su aviso ahora. Inténtelo de nuevo en un momento.
report-entered = El tablero { $board } ya tiene resultado. Para cambiarlo, pregunte en la mesa de dirección.
report-author = Tablero { $board }, { $colour }
report-none = Ningún aviso del tablero { $board } está pendiente.
report-disputed = En el tablero { $board } se comunicaron resultados distintos. Introduzca el correcto o descarte los avisos.
cli-report-accepted = Se ha introducido el resultado comunicado del tablero { $board }.
cli-report-dismissed = Se han descartado los avisos del tablero { $board }.
cli-conflict-settled = Tablero { $board } resuelto: { $result }.
cli-conflict-entered = introducido
cli-conflict-sent = no introducido
cli-no-conflicts = Ningún resultado se contradice.
conflict-none = El tablero { $board } no tiene resultado, y no hay ninguno pendiente de los jugadores que están allí ahora. Introduzca el resultado con los demás de la ronda y aparte lo pendiente de otros jugadores.
cli-no-reports = No hay avisos pendientes.
cli-no-report-codes = No hay códigos: no hay ninguna ronda en juego o no se permiten avisos (event.player_reports).
cli-report-waiting = pendiente
cli-report-disputed = resultados distintos
cli-report-contradicted = se introdujo otro resultado
cli-report-moved = los jugadores se sientan ahora en otro sitio
cli-helper-added = Se ha añadido a { $name } con la clave { $helper }. El código solo se muestra ahora: { $code }
cli-helper-revoked = El código del ayudante con la clave { $helper } está revocado.
cli-no-helpers = No hay ayudantes.
cli-helper-valid-until = válido hasta { $time }
cli-helper-expired = caducado
cli-helper-is-revoked = revocado

## messages

verbatim = { $text }
language-unknown = Ningún catálogo tiene el idioma «{ $code }». Elija entre { $known }, o dos separados por una coma.
language-too-many = En una hoja caben dos idiomas. Nombre uno o dos.

## messages: causes, as parts of sentences

cause-not-found = no existe
cause-permission = el acceso no está permitido
cause-exists = ya existe
cause-full = el disco está lleno
cause-read-only = el dispositivo es de solo lectura
cause-folder = es una carpeta
cause-no-folder = una parte de la ruta no es una carpeta
cause-not-empty = la carpeta no está vacía
cause-name = el nombre es demasiado largo o no es posible aquí
cause-too-large = el archivo es demasiado grande para este dispositivo
cause-busy = lo está usando otro programa
cause-address-in-use = otro programa usa esta dirección y este puerto
cause-address-elsewhere = este ordenador no tiene esta dirección
cause-other-device = está en otro dispositivo
cause-network = la red no responde
cause-refused = ningún programa responde allí
cause-broken = la conexión se ha cortado
cause-pipe = el programa receptor ha terminado
cause-interrupted = el sistema lo interrumpió
cause-not-text = no es un texto en UTF-8
cause-cut-off = está cortado
cause-memory = no hay memoria suficiente
cause-unsupported = no es posible en este dispositivo
cause-many-files = hay demasiados archivos abiertos
cause-links = sus enlaces dan vueltas en círculo
cause-device-lost = el dispositivo no está conectado
cause-device = el sistema comunica un fallo
cause-json-cut-off = está cortado en la línea { $line }
cause-json-syntax = no es JSON a partir de la línea { $line }, columna { $column }
cause-json-choice = elija entre { $choices }
cause-json-missing = falta { $field }
cause-json-unknown = { $field } es desconocido
cause-json-range = el número es demasiado pequeño o demasiado grande
cause-json-number = hace falta un número entero
cause-json-text = hace falta un texto
cause-json-truth = hace falta true o false
cause-json-list = hace falta una lista
cause-json-form = su forma es incorrecta

## print

paper-unknown = No se admite el papel «{ $name }». Elija entre { $known }.
copies-out-of-range = El número de copias debe ser de 1 a { $maximum }, no { $count }.
font-missing-characters = Ninguna fuente tiene los caracteres { $characters }. Cambie estos textos o imprima � en su lugar: marque «Sustituir los caracteres que faltan» en la ventana o añada --replace en la línea de órdenes.

## session: outputs

output-exists = { $path } ya existe y no se ha escrito nada. Elija otro nombre o permita sustituir el archivo.
output-replaces-database = { $path } es un archivo de torneo, un libro del circuito u otra base de datos, que ninguna salida puede sustituir. Elija otro nombre.
output-beside-database = { $path } tiene el nombre de un archivo que necesita el torneo o libro del circuito que está al lado. Elija otro nombre.
output-replaces-key = { $path } es la clave de un organizador, que ninguna salida puede sustituir. Elija otro nombre.
output-unreadable = { $path } existe y no se puede leer ({ $cause }), así que no se sustituye. Elija otro nombre.

## session: files

file-name-missing = { $path } no es un nombre de archivo. Elija otro.
file-not-written = No se pudo escribir { $path } ({ $reason }). Elija otra carpeta o libere espacio.
file-not-readable = No se puede leer { $path } ({ $reason }). Compruebe su nombre y su carpeta.
file-not-regular = No se puede leer { $path }. No es un archivo normal. Elija otro.
file-too-large = { $path } es demasiado grande para un archivo de torneo. Elija otro.
file-exists = { $path } ya existe. Elija otro nombre.
file-not-picked = El programa no conoce este archivo. Elíjalo de nuevo.
request-invalid = La petición de la orden { $name } no es válida ({ $error }). Reinicie el programa.

## session: lists with wrong lines

list-line = Línea { $line }: { $reason }
list-lines-wrong = Problemas en la lista: { $mistakes }, en { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }. Corríjalos e importe de nuevo la lista.
list-lines-more = { $count ->
    [one] { $count } más no se muestra.
   *[other] { $count } más no se muestran.
}

## session: the session

event-not-open = No hay ningún torneo abierto. Abra un torneo o cree uno nuevo.
competition-missing = El torneo no tiene competición. Cree un torneo nuevo.
request-not-json = La petición no se puede guardar en el diario ({ $reason }). Comunique este fallo.
final-game-invalidated = El cambio invalidaría la partida de la Final en el tablero { $board } de la ronda { $round }. Desempareje primero la ronda { $round }. Si sus partidas han empezado, corrija el resultado del que depende y anule las partidas posteriores.
copy-failed = No se pudo hacer una copia en { $folder }. { $reason } Compruebe la carpeta y su espacio libre.
copy-folder-failed = No se puede crear la carpeta ({ $reason }).

## session: fields

date-unknown = «{ $text }» no es una fecha. Escríbala como 2026-11-20.
rating-unknown = «{ $text }» no es un rating. Escriba un número entero de -900 a 3500.
pin-unknown = «{ $text }» no es un PIN EGD. Tiene ocho cifras.
register-number-unknown = «{ $text }» no es un número de licencia o de afiliación. Escriba hasta diez cifras o deje el campo vacío.
licence-status-unknown = «{ $text }» no es el estado de una licencia. Escriba una letra o un guion, o deje el campo vacío.
birth-unknown = «{ $text }» no es un año de nacimiento. Escríbalo como { $example }.
missed-round-unknown = No hay ronda { $round }. Las rondas van de 1 a { $last }.
fixed-board-out-of-range = { $board } no es un tablero. Escriba un número de 1 a 9999, o nada.

## session: season rules

season-unknown = La temporada «{ $name }» no se conoce. Elija una de estas: { $known }.
season-misnamed = La temporada incluida «{ $name }» tiene otro nombre en su archivo.
season-file-wrong = En { $path }: { $reason }

## session: the organiser's key

key-damaged = { $file } ya no es una clave válida. Restáurela de una copia o quítela de ahí para crear una clave nueva.
key-readable-by-others = Otros usuarios de este ordenador pueden leer la clave { $file }. Permita leerla solo a usted (chmod 600) e inténtelo de nuevo.
key-unusable = La clave { $file } no se puede usar ({ $reason }). Compruebe la carpeta y sus permisos.
key-not-regular = El archivo de clave { $file } no es un archivo normal. Quítelo de ahí y vuelva a poner su archivo de clave, o deje que el programa cree una clave nueva.
key-no-folder = No hay carpeta para su clave. Ponga DRAWMASTER_DATA en una carpeta.

## session: printers

printer-no-service = Este ordenador no tiene servicio de impresión (el programa lp). Guarde el PDF e imprímalo desde su programa de PDF.
printer-none = No hay ninguna impresora instalada en este ordenador. Instale una en los ajustes del sistema o guarde el PDF.
printer-refused = La impresora { $printer } no aceptó la hoja: { $reason }.
printer-refused-hint = Compruebe su nombre y que esté encendida, o guarde el PDF.
printer-service-failed = No se puede usar el servicio de impresión ({ $reason }). Guarde el PDF e imprímalo desde su programa de PDF.

## store

store-missing = No hay archivo { $path }. Compruebe el nombre o cree un torneo nuevo.
store-exists = { $path } ya existe. Elija otro nombre o abra el archivo existente.
store-leftover-journal = { $path } quedó de un archivo borrado. Muévalo a otro sitio o elija otro nombre para el archivo nuevo.
store-not-an-event-file = { $path } no es un archivo de torneo. Elija un archivo .drawmaster o importe el archivo.
store-not-a-tour-book = { $path } no es un libro del circuito. Elija un archivo .tourbook o cree uno con `tour new`.
store-not-a-rating-list = { $path } no es una lista de rating de este programa. Importe de nuevo la lista de rating.
store-newer = { $path } tiene el formato { $found }, pero este programa lee formatos hasta { $known }. Ábralo con una versión más nueva.
store-damaged = { $path } está dañado. { $detail } Abra en su lugar su última copia.
store-in-use = { $path } está abierto en otra ventana o programa. Ciérrelo allí primero. Si está en una carpeta de red, cópielo a este ordenador.
store-follows = { $path } es la copia de una segunda mesa y no se puede cambiar mientras sigue. Si la primera mesa ha fallado, tome el relevo en la página de inicio, en «Seguir como segunda mesa», o ejecute drawmaster promote con este archivo.
store-does-not-follow = { $path } es un archivo de evento propio, no la copia de una segunda mesa.
store-entry-does-not-follow = La entrada { $entry } que envió la primera mesa no sigue del historial de esta copia. No se ha tomado. Si la primera mesa trabaja ahora con otro archivo, sígala en una copia nueva.
store-open-elsewhere = { $path } está abierto en el ordenador { $computer } (proceso { $process }). Ciérrelo allí primero. Si ya no está abierto allí, borre { $owner } e inténtelo de nuevo.
store-changed-elsewhere = Otro programa cambió { $path } mientras estaba abierto, así que este cambio no se guardó. Guarde una copia con otro nombre, abra de nuevo el archivo y compare.
store-name-too-long = El nombre del archivo { $path } es demasiado largo. Elija un nombre de { $most } bytes como mucho.
file-name-device = { $path } es el nombre de un dispositivo en Windows, donde el archivo no se podría abrir. Elija otro nombre.
store-side-file = { $path } no es un archivo de este programa, pero tiene el nombre de uno que este escribe junto al torneo. Muévalo a otro sitio o cámbiele el nombre e inténtelo de nuevo.
store-foreign-log = { $path } es un registro de otro programa que se escribiría en el torneo, que nunca tiene uno. Muévalo a otro sitio e inténtelo de nuevo.
store-no-locks = { $path } está en un lugar sin bloqueo de archivos, como una carpeta de red. Cópielo a este ordenador y abra la copia.
store-read-only = { $path } es de solo lectura. Permita escribir en él o abra una copia.
store-inaccessible = No se puede acceder a { $path } ({ $reason }). Compruebe la carpeta y los permisos.
store-moved = { $path } se movió o se borró mientras estaba abierto. Devuélvalo a su sitio o guarde una copia con otro nombre.
store-migration-failed = { $path } no se pudo convertir al formato actual. { $detail } El archivo no ha cambiado. Ábralo con la versión que lo creó.
store-journal-broken = El historial de este archivo está dañado. { $found } Abra en su lugar la última copia.
store-disk-full = El disco está lleno, así que el cambio no se guardó. Libere espacio e inténtelo de nuevo.
store-cause-disk-full = El disco está lleno.
store-cause-write = Falló la escritura.
store-cause-constraint = Las filas contradicen otros datos del archivo.
store-cause-inaccessible = el archivo o su carpeta no se puede abrir o leer
store-write-failed = El cambio no se guardó porque falló la escritura. Compruebe el dispositivo e inténtelo de nuevo.
store-saved-on-failing-device = El cambio se guardó, pero después falló el dispositivo. { $reason } Compruebe el dispositivo y guarde una copia en otro sitio.
store-change-uncertain = Falló el dispositivo. { $reason } El cambio puede haberse guardado o no. Abra de nuevo el archivo para saberlo.
store-constraint = El cambio no se guardó porque contradice otros datos del archivo. Cargue de nuevo el torneo e inténtelo otra vez.
store-opened-for-reading = El torneo está abierto solo para lectura. Ábralo para escritura para cambiarlo.
store-no-event = El archivo no contiene un torneo. Cree uno o impórtelo de otro archivo.
undo-takeover = Aquí tomó el relevo la copia de una segunda mesa, y eso no se deshace. Corrija en su lugar lo anterior.
store-nothing-to-undo = No hay nada que deshacer. El torneo está en su estado original.
store-nothing-to-redo = No hay nada que rehacer. No se ha deshecho nada desde el último cambio.
store-rows-differ = La fila { $key } de la tabla { $table } difiere del diario. Compruebe el archivo antes de deshacer o rehacer nada.
store-unreadable = Un valor de { $column } en la tabla { $table } no es válido. Compruebe el archivo o abra una copia.
store-out-of-range = El valor { $value } de { $column } en la tabla { $table } está fuera de su rango. Corríjalo o abra una copia del archivo.
store-found-size = El archivo tiene { $megabytes } MB, más de lo que necesita ningún torneo.
store-found-length = El archivo tiene { $bytes } bytes en vez de { $expected }.
store-found-format-number = El número de formato del archivo es { $number }.
store-found-object = El esquema de { $kind } { $name } difiere de este formato.
store-found-wal = Otro programa cambió el modo en que se escribe.
store-found-structure = La estructura del archivo está dañada.
store-found-values = Un valor de la tabla { $table } no está permitido.
store-found-foreign-key = Una fila de la tabla { $child } remite a una fila que falta en la tabla { $parent }.
store-found-chain = La entrada { $entry } del diario no se sigue de la anterior.
store-found-print-history = Se modificó el historial de impresión de la hoja { $sheet }. Imprima de nuevo esa hoja.
store-found-state = Las filas no tienen el estado que registra la última entrada del diario.
store-found-row = La fila { $key } de la tabla { $table } no concuerda con el diario.
store-found-row-before = Entrada { $entry } del diario: la fila { $key } de la tabla { $table } tenía antes otro valor.
store-doubt-journal = El diario no es fiable tras la entrada { $entry }. { $reason }
store-doubt-contradiction = Las filas escritas tras la entrada { $entry } del diario se omitieron porque se contradicen. { $reason }
store-doubt-table-schema = El esquema de la tabla { $table } difiere de este formato. La tabla se omitió.
store-doubt-row = La fila { $key } de la tabla { $table } se recuperó, pero el diario no confirma su valor actual.
store-doubt-row-left-out = La fila { $key } de la tabla { $table } se omitió. { $reason }
store-doubt-table-end = La tabla { $table } no se pudo leer hasta el final.
store-doubt-row-deleted = La fila { $key } de la tabla { $table } se borró tras la última entrada fiable del diario.

## tour: bundles

tourbook-bundle-like = { $event } se parece a { $twin }, que está en el libro del circuito con otro número: los mismos días y partidas o jugadores en común. Si se añade también, sus puntos cuentan dos veces. Si son torneos distintos, acéptelo.
tourbook-bundle-differs = { $event } ya está en el libro del circuito, y este paquete difiere. Compruebe las diferencias y acéptelas después.
tourbook-bundle-key-unknown = El paquete está firmado con una clave que el circuito no conoce. Pida su clave al organizador y añádala primero.
tourbook-bundle-key = La clave es { $key }
tourbook-bundle-key-revoked = El paquete está firmado con la clave de { $holder }, revocada el { $day }. Pida un paquete firmado con una clave nueva.
tourbook-bundle-older = El paquete { $sequence } de { $event } es más antiguo que el paquete { $newest } del libro del circuito. Pida al organizador el paquete más nuevo.
tourbook-bundle-fork = El paquete { $sequence } de { $event } no sigue al paquete { $newest } del libro del circuito: el torneo tiene dos historiales distintos. Pregunte al organizador cuál es el correcto.
tourbook-bundle-gap = El paquete { $sequence } de { $event } está demasiado lejos del paquete { $newest } del libro del circuito: entre ellos pueden faltar como mucho { $most }. Pida al organizador los paquetes intermedios.
tourbook-bundle-other-signer = Hasta ahora { $event } lo firmaba { $holder }, y este paquete lo firma { $organiser }. Pregunte a ambos; si el torneo se ha traspasado, añada el paquete con esa decisión.
tourbook-difference-signer = Firmado por { $new } en vez de { $old }.
tourbook-handed-over = { $organiser } firma ahora este torneo: { $old } lo traspasó.
tourbook-difference-gap = { $count ->
        [one] Falta un paquete tras el paquete { $newest }.
       *[other] Faltan { $count } paquetes tras el paquete { $newest }.
    }
tourbook-difference-date = Lleva la fecha { $new }, anterior a la del paquete del libro del circuito, { $old }. Un reloj iba mal o alguien eligió la fecha.
tourbook-difference-other-days = El paquete es del { $start } al { $end }, pero { $old } en el libro del circuito es del { $old_start } al { $old_end }. Si lo acepta, { $old } y sus puntos salen del libro del circuito. Es lo correcto para un torneo aplazado; si es otro torneo, pida al organizador que lo haga en un archivo nuevo.
tourbook-difference-event = Cambiaron el nombre, los días, el lugar, el campeonato o el coeficiente del torneo.
tourbook-difference-table = Cambió la tabla de puntos.
tourbook-difference-player-gone = { $player } ya no está en el torneo.
tourbook-difference-player-new = Nuevo en el torneo: { $player }.
tourbook-difference-player-data = Cambiaron los datos personales de { $player }.
tourbook-difference-games = { $count ->
        [one] Cambió una partida
       *[other] Cambiaron { $count } partidas
    }.
tourbook-difference-points = { $player } tiene { $new } puntos en vez de { $old }.
tourbook-difference-finals = Cambiaron grupos, puestos o el sorteo de una Final.
tourbook-difference-ladders = Cambiaron partidas de escalera, fases previas o papeletas rosas.
tourbook-difference-other = Cambiaron byes, cuadros o puestos.
tourbook-consequence = { $player } tiene ahora { $new } en vez de { $old }.
tourbook-sp = SP{ $category } { $sp }
tourbook-sp-none = sin SP
tourbook-edition-unreadable = El paquete guardado de { $event } no se puede leer ({ $error }). Añada de nuevo el paquete del torneo.

## tour: keys

tourbook-key-no-holder = La clave no tiene titular. Introduzca el nombre del organizador.
tourbook-key-known = La clave de { $holder } ya está en el libro del circuito.
tourbook-key-was-revoked = La clave de { $holder } fue revocada y no se puede añadir de nuevo. Pida una clave nueva.
tourbook-key-missing = El libro del circuito no tiene esta clave. Consulte la lista de claves.
tourbook-key-revoked = La clave de { $holder } ya está revocada.

## tour: players, championships and the book

tourbook-unnamed = El circuito no tiene nombre. Introduzca uno.
tourbook-championship-unnamed = El campeonato no tiene nombre. Introduzca uno.
tourbook-championship-unknown = No hay campeonato «{ $name }». Elija uno de la lista de torneos.
tourbook-player-unknown = «{ $name }» no está en el circuito. Busque en la lista de jugadores.
tourbook-player-ambiguous = { $count } jugadores se llaman { $name }. Introduzca un número de la lista de jugadores.
tourbook-confirm-year = { $year } no se puede confirmar. Elija un año de 2000 a { $last }.
tourbook-merge-same = { $player } no se puede unir consigo mismo. Nombre a dos jugadores.
tourbook-separate-same = Ambos son el mismo jugador, { $player }. Nombre a dos jugadores.
tourbook-separate-already = { $one } y { $other } ya constan como personas distintas.
tourbook-no-category = Nadie tiene puntos en la categoría { $category } a { $date }. Elija otra categoría o fecha.
tourbook-no-gain = { $player } no ha ganado puntos hasta el { $date }.
tourbook-no-year = El calendario no tiene el año { $year }. Elija otro año.

## tour: sheets and pages

tourbook-empty = El libro del circuito no tiene torneos. Añada primero paquetes.
tourbook-no-points = Nadie tiene puntos en { $year }, así que no hay nada que imprimir.
tourbook-no-sheet = El circuito no tiene la hoja «{ $name }». Elija entre { $known }.
tourbook-pages-changed = { $folder } tiene archivos que el programa no escribió o que se cambiaron después: { $files }. Muévalos a otro sitio o elija una carpeta vacía.
tourbook-pages-other-files = { $folder } contiene otros archivos además de las páginas del circuito. Elija una carpeta vacía.
