# Textos de la crate `domain`. Traducción provisional, sin revisar por ningún hablante nativo.
rank-unknown = «{ $text }» no es un rango. Escriba 30k a 1k, 1d a 9d o 1p a 9p.
country-unknown = «{ $text }» no es un país. Escriba su código de dos letras, como RO o HR.
criterion-unknown = «{ $text }» no es un criterio de clasificación. Elija MMS, NBW, SOS, SOS-1, SOS-2, SODOS, SOSOS, CUSS, CUSP, DC, SDC, EXT, EXR, STS, CPS, SEQ, KO, BP, CAT, RANK o RATING. Añada W o M a una suma para contar victorias o puntuaciones McMahon.
result-unknown = «{ $text }» no es un resultado. Escriba 1-0 (ganó Negro), 0-1 (ganó Blanco), = (jigo), 0-0 (pierden ambos), 1-0!, 0-1! o 0-0! para una incomparecencia, wo-black o wo-white para un walkover.
money-unknown = «{ $text }» no es una cantidad de dinero. Escríbala como 3 o 3.50.
factor-unknown = «{ $text }» no es un factor. Escriba un número entero, una fracción o un número decimal de 0 a 1000, como 2, 2/3 o 1.5.
final-group-unknown = «{ $text }» no es un grupo de la Final. Escriba GR u OR.
event-number-unknown = «{ $text }» no es el número permanente de un torneo. Ese número tiene 32 cifras hexadecimales.
player-token-unknown = «{ $text }» no identifica a ningún jugador del circuito. El libro del circuito puede estar dañado; abra una copia.

player-anonymous = Anónimo
player-number = N.º { $number }

newcomer-too-old = { $name } tiene { $age } años en la fecha de corte, pero los recién llegados tienen como mucho { $limit }. La dirección puede admitir a esta persona de todos modos.
newcomer-too-experienced = { $name } ha jugado { $contests } torneos según la European Go Database, pero los recién llegados han jugado como mucho { $limit }. La dirección puede admitir a esta persona de todos modos.
newcomer-played-before = { $name } ya ha jugado en Future Stars, y solo es posible una vez. La dirección puede admitir a esta persona de todos modos.
newcomer-in-open = { $name } juega también en el Open de este torneo, pero solo es posible uno de los dos. La dirección puede admitir a esta persona de todos modos.

jigo-ladder-decided = Esta escalera de jigo está decidida. Para introducir otra partida, quite primero la última.
jigo-ladder-winner = El ganador debe ser uno de los dos jugadores.
jigo-ladder-nigiri = El tablero de 1x1 no puede acabar en jigo. Introduzca al jugador que tenía Blanco tras el nigiri (R39).
jigo-ladder-too-early = La partida no puede haber acabado antes de las { $time }, cuando acabó la anterior o se aceptó el jigo. Corrija la hora.
jigo-ladder-clocks = Introduzca los tiempos restantes tras una partida nueva acabada en jigo; no pueden ser mayores que antes. Las partidas en tableros más pequeños no tienen tiempos restantes (R41).

start-times-unreadable = «{ $text }» no es una hora de inicio. Escriba la ronda, el día y la hora, como 1 2026-11-20 09:30.
board-ranges-unreadable = «{ $text }» no es una lista de tableros. Escriba intervalos de tableros de 1 a { $last }, como 1-40, 61-80.
start-times-order = La ronda { $round } empieza antes que la anterior. Cambie una de las horas de inicio.
timetable-too-long = { $rounds } rondas de { $minutes } minutos no caben en los días del torneo ({ $days }). Añada días o acorte las partidas.
round-robin-too-few = Un todos contra todos necesita al menos dos jugadores con número. Inscriba jugadores y cierre la inscripción.
round-robin-away = { $name } no juega en la ronda { $round }, pero en ella se enfrenta a { $opponent } en el todos contra todos. Haga que { $name } juegue la ronda e introduzca la partida como incomparecencia.
round-robin-met = { $first } y { $second } ya se han enfrentado, porque entraron o salieron jugadores después de empezar el todos contra todos. Empareje esta ronda a mano.
self-pairing-same-player = Una partida necesita dos jugadores distintos.
ladder-game-before-last = { $name } jugó una partida posterior el { $last }, y los peldaños siguen el orden de las partidas. Indique un día posterior o elimine antes la partida posterior.
self-pairing-other-division = { $black } y { $white } están en divisiones distintas. Elija dos jugadores de una misma división.
self-pairing-met-too-often = { $black } y { $white } ya se han enfrentado todo lo permitido: { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}.
self-pairing-no-round = La partida de { $black } y { $white } no cabe en las { $rounds } rondas que la competición puede guardar.

pairing-no-competition = El torneo no tiene esta competición. Elija una de sus competiciones.
pairing-no-round = La ronda { $round } no existe. Elija una ronda de 1 a 32.
pairing-too-few = La ronda { $round } tiene menos de dos jugadores. Inscriba jugadores o cambie las rondas que se saltan.
pairing-all-locked = Todos los tableros de la ronda { $round } están bloqueados. Desbloquee los que quiera reemparejar.
pairing-player-twice = { $name } tiene dos tableros, o un tablero y el bye. Libere uno de ellos.
pairing-board-twice = El tablero { $board } está asignado a dos partidas. Dé otro tablero a una de ellas.
pairing-not-playing = { $name } no juega en la ronda { $round }. Inscriba a esta persona, cambie las rondas que se salta o libere su tablero.
pairing-not-entered = Un tablero está asignado a alguien que no está inscrito en esta competición. Libere el tablero.
line-up-size = Una alineación nombra a un jugador por cada uno de los { $size } tableros, pero { $count ->
        [one] hay uno nombrado
       *[other] hay { $count } nombrados
    }. Nombre a tantos como tableros.
line-up-not-in-team = Un jugador de la alineación no está en el equipo { $team }. Elija miembros del equipo.
line-up-twice = { $name } tiene dos tableros en la alineación. Nombre a cada jugador una vez.
line-up-order = { $first } va antes que { $second } en la lista del equipo, así que debe sentarse en el tablero superior. Mantenga el orden de la lista.
pairing-odd = { $count } jugadores son un número impar y los byes están desactivados. Añada un jugador fantasma, haga que un jugador se salte la ronda o permita los byes.
pairing-odd-choice = { $count } jugadores son un número impar. Añada o quite uno; el bye se da al emparejar a los restantes.
pairing-too-few-chosen = Menos de dos de los jugadores elegidos se pueden emparejar en la ronda { $round }. Elija al menos dos jugadores sin tablero.
pairing-not-chosen = El emparejamiento no eligió rival para { $name } en la ronda { $round }. Pregunte por jugadores sin tablero fijo y sin bye.
pairing-all-forbidden = Las parejas prohibidas no dejan forma de emparejar a todos. Permita algunas de nuevo.
pairing-too-large = Los costes del emparejamiento son demasiado grandes para sumas exactas. Baje los pesos o los topes.

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

pairing-remark-rematch = { $times ->
    [one] Los jugadores ya se han enfrentado.
   *[other] Los jugadores ya se han enfrentado { $times } veces.
}
pairing-remark-family = Los jugadores son de una misma familia.
pairing-remark-float = { $down } flota hacia abajo y { $up } hacia arriba, { $points }.
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

certificate-unreadable = La prueba no se puede leer.
certificate-not-entered = La prueba nombra una inscripción que no está en la competición, o una inscripción dos veces.
certificate-other-rules = El certificado se hizo con otras reglas o pesos que los de la competición.
certificate-other-assumptions = Las partidas aplazadas contaban de otro modo cuando se emparejó la ronda.
certificate-cost = El certificado declara un coste de { $stated }, pero su emparejamiento cuesta { $found }.
certificate-flaw = Los números de la prueba no muestran que ningún emparejamiento sea mejor: { $reason }
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

draw-plan-twice = { $name } está dos veces en la lista. Quite una de las dos.
draw-entropy-not-digits = «{ $text }» no es entropía. Introduzca solo cifras, como las de unos dados; los espacios y - , . ; : / _ entre ellas no cuentan.
draw-record-commitment = La lista congelada tiene el hash { $found }, no el compromiso publicado { $published }. Pregunte quién cambió la lista.
draw-record-text = La línea { $line } de la lista congelada difiere del acta del sorteo. Pregunte quién cambió el acta.
draw-record-plan = La lista del acta no se puede sortear. { $cause }

final-game-not-due = Partida { $number } de la Final en la ronda { $round }: { $block }
final-group-tied = El grupo { $group } tiene un empate que solo pueden romper partidas en tableros más pequeños. Introduzca primero el orden de los empatados (R51).
final-plan-size = Una Final tiene diez u ocho jugadores, o seis o cuatro si han venido menos. Una Final de { $size } no se puede sortear.
final-plan-nonce = El nonce «{ $nonce }» no es hexadecimal. Introduzca bytes enteros, como 5eed.
final-plan-rests = Los grupos de cinco reparten sus descansos entre los días; los grupos menores no. Elija el plan de descansos que encaje con los grupos (R54).
final-plan-long-day = El día { $day } no puede tener tres rondas de grupos. Elija el día 1 o 2.
final-record-other-final = El acta pertenece a una Final de otra categoría o tamaño. Pregunte quién cambió la Final.
final-record-seat = La posición { $position } del grupo { $group } difiere del sorteo. Pregunte quién cambió los grupos.

points-no-competition = El torneo no tiene la competición { $id }. Elija una de sus competiciones.
points-no-class = La temporada { $season } no tiene puntos para la clase { $class }. Elija entre { $known }.
season-ages-unordered = Las categorías deben ser edades en orden ascendente, como [12, 16, 20]. Corríjalas.
season-cut-off-invalid = La fecha de corte debe ser un mes y un día, como [7, 31] para el 31 de julio. Corríjala.
referee-clock-later = La posición { $back_to } está después de las { $moves } jugadas hechas. Dé una anterior.
referee-clock-adjourned = Los tiempos del aplazamiento no encajan: deben ser anteriores a la última jugada y no superar los tiempos usados ahora.

stage-source-gone = La competición anterior a esta fase ya no está en el torneo. Elimine la fase y añádala de nuevo.
stage-source-open = La ronda { $round } de { $source } aún no está confirmada. Confírmela primero.
stage-no-table = { $source } no tiene un cuadro con una ronda { $round }. Sortee primero el cuadro o elija otra ronda.
stage-other-open = Los demás se conocen cuando se llena { $stage }. Llénela primero.
stage-tied = { $names } comparten el último puesto que sigue. Elija entre ellos: { $seats ->
    [one] uno
   *[other] { $seats }
}.
stage-not-tied = { $name } no comparte el último puesto que sigue. Elija solo a jugadores que lo compartan.
stage-taken = { $name } ya está en { $stage }. Retire a esta persona de una de las fases o cambie su regla.
stage-too-few = Una fase necesita dos jugadores, pero siguen menos. Elija otra regla.
