# Los textos de la ventana en español, segunda parte: ajustes, puntos, pantalla de sala, ayuda. Traducción provisional, sin revisar por ningún hablante nativo.
yes = sí
no = no
screen-event = Torneo
screen-points = Puntos
screen-hall = Pantalla
help = Ayuda
book-of-user = El libro
book-contents = Contenido
book-search = Buscar en el libro ( / )
book-hits = { $count ->
    [0] No se encontró nada.
    [one] { $count } sección encontrada.
   *[other] { $count } secciones encontradas.
}
book-short = Teclas de esta pantalla
book-back = Atrás
book-no-back = Es la primera página que ha abierto.
tour = Mostrar los primeros pasos
tour-day = Un día de torneo
tour-day-about = La lista de la izquierda sigue el día: el torneo y sus ajustes, la inscripción, las eliminatorias, las rondas, la clasificación y los puntos. La línea de arriba muestra el estado actual. El botón amarillo es el paso siguiente; Ctrl+Intro lo pulsa.
tour-keys = Todo con el teclado
tour-keys-about = Cada botón muestra su tecla. Ctrl+K encuentra acciones, jugadores y tableros, ? muestra todas las teclas y F1 explica la pantalla actual. El ratón también funciona en todas partes.
tour-results = Resultados en dos pasadas
tour-results-about = Pulse 1 si ganó Negro y 2 si ganó Blanco; el cursor pasa al tablero siguiente. La segunda pasada oculta la primera. Si las dos difieren, Drawmaster se detiene, emite un sonido y muestra ambas.
tour-undo = No se pierde nada
tour-undo-about = Cada paso se guarda al momento. Ctrl+Z deshace cualquiera y lo nombra, incluso tras reiniciar. El historial muestra quién cambió qué y cuándo.
tour-count = { $at } de { $all }
tour-next = Siguiente
tour-done = Empezar
tour-skip = Omitir
help-event = Todos los ajustes del torneo, con sus consecuencias. Los ajustes cambiados están en negrita y se pueden restablecer.
    Escriba en el campo de arriba para encontrar un ajuste: «komi», «barra», «hándicap».
help-register = Todos los inscritos y preinscritos. Inscriba a los preinscritos cuando lleguen; solo se empareja a los inscritos.
    Escriba para encontrar a un jugador; los acentos no importan. Al cerrar la inscripción se numera a los jugadores por fuerza. Haga doble clic en un jugador o pulse Intro para ver su ficha.
help-knockouts = El cuadro de cada categoría de edad. Antes del sorteo: la lista en orden de colocación y el tamaño del cuadro. El sorteo se hace una vez, antes de la primera ronda del cuadro, y cualquiera puede verificarlo.
    Las partidas de un cuadro se fijan al emparejar su ronda.
help-final = La Final de cada categoría de edad: dos grupos, después las semifinales y las partidas por los puestos. Se sortea una vez y sus partidas se emparejan con la ronda. Introduzca los resultados aquí o en la pantalla de rondas.
    Si hay empate en un grupo, los empatados juegan en tableros más pequeños, y usted los elige en el orden de sus resultados.
help-rounds = Una ronda tiene cuatro estados. Un borrador solo lo ve usted y puede cambiarlo a mano. Una vez publicada, los jugadores buscan su tablero. El juego empieza cuando usted lo inicia o con el primer resultado. Una ronda se puede confirmar cuando ambas pasadas coinciden en todos los tableros.
    Los cambios tras la publicación se marcan aquí y en las hojas.
help-standings = La clasificación tras cualquier ronda. Elija una línea para subrayar a los rivales de ese jugador. Los filtros muestran una categoría, un país o un club; los puestos se refieren a todos los jugadores.
    Haga doble clic en un jugador o pulse Intro para ver su ficha. Un clic en el título de una columna ordena.
help-points = Los puntos del circuito hasta ahora, por categoría de edad. Elija a un jugador para ver de dónde salen sus puntos. La cifra publicada es la suma exacta, redondeada hacia abajo.
help-hall = La segunda ventana, para un proyector o una pantalla en la sala. Ábrala, llévela allí y elija aquí qué muestra. Se actualiza sola.
    Las listas largas pasan páginas; la barra espaciadora las detiene.
help-print = Todas las hojas en PDF y los archivos para la lista de rating y otros programas.
help-history = Todos los cambios, los más nuevos primero. Nunca se borra nada; los cambios deshechos aparecen tachados.
key-setting = ajuste anterior o siguiente
palette-board = Tablero { $board }
palette-nothing = Sin resultados.
redo-what = Rehacer: { $what }
operation-start_round = inicio de la ronda { $round }
history-round = Ronda
history-since = Desde
history-undo = deshecho: { $what }
history-redo = rehecho: { $what }
setting-list = Ajustes
season-use = Archivo de temporada…
setting-find = Buscar un ajuste ( / )
setting-changed = solo ajustes cambiados
setting-reset = restablecer { $value }
setting-inherited = como el torneo: { $value }
setting-none = Ningún ajuste coincide.
group-event = Torneo
group-games = Partidas
group-register = Jugadores
group-scores = Puntuación
group-pairing = Emparejamiento
group-handicap = Hándicap
group-standings = Clasificación
group-more = Más
group-desk = Este ordenador
looks = Idioma y aspecto
desk-size = Tamaño de los textos
desk-percent = { $size } %
desk-language = Idioma
desk-theme = Colores
desk-sound = Sonido cuando las pasadas difieren
desk-letters = Teclas sueltas, sin Ctrl ni Alt: desactivar para entrada por voz
desk-touch = Filas y botones grandes para pantalla táctil
desk-system = como el sistema
desk-light = claro
desk-contrast-light = alto contraste, claro
desk-contrast-dark = alto contraste, oscuro
desk-dark = oscuro
setting-event-name = Nombre
setting-event-name-about = Aparece en todas las hojas y archivos.
setting-event-starts = Horas de inicio
setting-event-starts-about = Solo para rondas que difieren del horario propuesto, como 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = Lugar
setting-event-place-about = Aparece en las hojas y en el archivo para la lista de rating.
setting-event-country = País
setting-event-country-about = Dos letras, como RO; la lista de rating lo necesita.
setting-event-start = Primer día
setting-event-start-about = Como 2026-11-20. Su año determina las categorías de edad.
setting-event-end = Último día
setting-event-end-about = Para un torneo de un día, el mismo que el primero.
setting-competition-name = Competición
setting-competition-name-about = Su nombre en las hojas.
setting-competition-rounds = Rondas
setting-competition-rounds-about = El número de rondas. De él dependen la barra y las eliminatorias.
setting-competition-earns-points = Da puntos del circuito
setting-competition-earns-points-about = Si las partidas, eliminatorias y Finales de esta competición dan puntos en el circuito. Las del Open los dan.
setting-competition-starts = Horas de inicio de esta competición
setting-competition-starts-about = Si difieren de las del torneo, como 1 2026-11-20 17:00. Vacío: como en el torneo.
setting-competition-boards = Tableros de esta competición
setting-competition-boards-about = Si solo puede usar algunos, como 41-60. Vacío: todos los tableros o los de sus salas.
setting-competition-rooms = Salas de esta competición
setting-competition-rooms-about = Las salas donde se juega. Ninguna marcada: todas las salas.
setting-event-season = Temporada del circuito
setting-event-season-about = La temporada cuyas reglas determinan los puntos.
setting-event-tour-class = Clase en el circuito
setting-event-tour-class-about = Determina cuántos puntos vale cada etapa de una eliminatoria.
setting-event-tour-coefficient = Coeficiente
setting-event-tour-coefficient-about = Los puntos de eliminatoria se multiplican por él; suele ser 1.
setting-event-tour-online = Jugado en línea
setting-event-tour-online-about = Los puntos siguen las reglas de la temporada para torneos en línea.
setting-event-tour-championship = Campeonato
setting-event-tour-championship-about = El nombre que no cambia de un año a otro, por el que el circuito encuentra la edición anterior. Déjelo vacío si es el nombre del torneo.
setting-event-tour-bundles = Paquetes emitidos
setting-event-tour-bundles-about = El número de archivos emitidos para el circuito, contado automáticamente.
setting-event-halls = Salas
setting-event-halls-about = Los tableros de cada sala: su nombre, primer y último tablero.
setting-event-time-main-minutes = Tiempo principal en minutos
setting-event-time-main-minutes-about = Por jugador. Junto con el tiempo adicional determina la clase EGF.
setting-event-time-overtime = Tiempo adicional
setting-event-time-overtime-about = Lo que sigue al tiempo principal.
setting-event-lowered-class = Clase EGF
setting-event-lowered-class-about = Se deduce del ritmo de juego. Puede bajarla, pero no subirla.
setting-event-komi = Komi
setting-event-komi-about = Los puntos de Blanco en una partida igualada. Un número entero permite el jigo, que en eliminatoria decide la escalera.
setting-competition-board-size = Tablero
setting-competition-board-size-about = El tamaño de los tableros. Por rango, cuenta el tablero más pequeño de los dos jugadores.
setting-competition-thirteen-from = 13x13 desde
setting-competition-thirteen-from-about = El rango más bajo que juega en 13x13 si el tablero depende del rango.
setting-competition-main-minutes = Tiempo principal de esta competición en minutos
setting-competition-main-minutes-about = Si difiere del del torneo. Vacío: como en el torneo.
setting-competition-overtime = Tiempo adicional de esta competición
setting-competition-overtime-about = Si difiere del del torneo.
setting-competition-komi = Komi de esta competición
setting-competition-komi-about = Si difiere del del torneo. Vacío: como en el torneo.
setting-event-round-sheets = Hojas de una ronda
setting-event-round-sheets-about = Las hojas que se imprimen de una vez para cada ronda: marcadas al imprimir desde Rondas, y en la carpeta de una ronda.
setting-event-two-passes = Resultados en dos pasadas
setting-event-two-passes-about = Los resultados se introducen una vez para Negro y otra para Blanco, de modo que los errores se ven al momento. Desactivado: una vez por tablero.
setting-event-ages-cut-off = Fecha de corte de las edades
setting-event-ages-cut-off-about = El día del año del torneo que determina la categoría.
setting-event-ages-limit-included = Límite de edad incluido
setting-event-ages-limit-included-about = Activado: la categoría 12 significa «12 como mucho». Desactivado: «menos de 12».
setting-event-ages-categories = Categorías de edad
setting-event-ages-categories-about = Los límites de edad, los más jóvenes primero.
setting-competition-open-file = Archivo del Open junto a Future Stars
setting-competition-open-file-about = Para torneos de recién llegados: el nombre del archivo de torneo del Open en la misma carpeta. Aquí no se admiten jugadores del Open.
setting-event-levy-member = Cuota por día, miembros
setting-event-levy-member-about = Lo que cobra la asociación por día jugado, como 1.50; 0 si no hay cuota. Los visitantes cuentan como miembros de su propia asociación.
setting-event-levy-non-member = Cuota por día, no miembros
setting-event-levy-non-member-about = Para jugadores sin asociación.
setting-event-levy-concession = Cuota por día, reducida
setting-event-levy-concession-about = Para niños, estudiantes y desempleados, según decida la dirección.
setting-event-levy-currency = Moneda de la cuota
setting-event-levy-currency-about = Se escribe tras los importes, como EUR.
setting-event-far-apart-ranks = Muy lejos: rangos
setting-event-far-apart-ranks-about = Una pareja cuyos rangos difieren en más de esto se señala en su tablero y en el informe.
setting-event-far-apart-points = Muy lejos: puntos
setting-event-far-apart-points-about = Una pareja cuyas puntuaciones difieren en más de esto se señala en su tablero y en el informe.
setting-competition-finalists = Jugadores en la eliminatoria final
setting-competition-finalists-about = De un suizo con eliminatoria: lo habitual es 8 o 16.
setting-competition-zones = Zonas
setting-competition-zones-about = El número de zonas cuyos ganadores juegan la eliminatoria.
setting-competition-knockout-rules-last-game = El final de una doble eliminación
setting-competition-knockout-rules-last-game-about = Decide una final; o, si la pierde el jugador sin derrotas, una segunda; o el primero que gane dos partidas.
setting-competition-knockouts = Eliminatorias por categoría de edad
setting-competition-knockouts-about = Activado: cada cuadro se sortea antes de su primera ronda.
setting-competition-knockout-rules-after-jigo = Tras un jigo en eliminatoria
setting-competition-knockout-rules-after-jigo-about = La escalera de tableros más pequeños, o una partida nueva en el tiempo restante.
setting-competition-knockout-rules-after-withdrawal = Tras una retirada antes de las primeras partidas
setting-competition-knockout-rules-after-withdrawal-about = Quién ocupa la casilla: el siguiente jugador de la lista, cuyo sitio ocupa un reserva; nadie, y el rival tiene un walkover; o un bye.
setting-competition-newcomers = Solo recién llegados
setting-competition-newcomers-about = La edad máxima y el mayor número de torneos computables, como en Future Stars. Desactivado: abierto a todos.
setting-competition-mcmahon-bar = Barra
setting-competition-mcmahon-bar-about = Todos los jugadores de este rango o superior empiezan con la misma puntuación y pueden ganar el torneo.
setting-competition-mcmahon-floor = Suelo
setting-competition-mcmahon-floor-about = Todos los jugadores más débiles empiezan con la puntuación de este rango.
setting-competition-mcmahon-zero = Escala
setting-competition-mcmahon-zero-about = El rango que empieza en 0: 20k en la escala europea, 1d en la británica.
setting-competition-mcmahon-supergroup = Supergrupo
setting-competition-mcmahon-supergroup-about = Los jugadores de este rango o superior empiezan un punto por encima de la barra.
setting-competition-scoring-absent-score = Puntuación por una ronda no jugada
setting-competition-scoring-absent-score-about = En la puntuación McMahon. Medio punto da un punto por cada dos rondas no jugadas.
setting-competition-scoring-absent-wins = Victorias por una ronda no jugada
setting-competition-scoring-absent-wins-about = En el número de victorias.
setting-competition-scoring-bye-score = Puntuación por un bye
setting-competition-scoring-bye-score-about = En la puntuación McMahon.
setting-competition-scoring-bye-wins = Victorias por un bye
setting-competition-scoring-bye-wins-about = En el número de victorias.
setting-competition-scoring-round-down = Redondear hacia abajo los puntos de rondas no jugadas
setting-competition-scoring-round-down-about = Tras cada ronda solo cuentan los puntos enteros.
setting-competition-pairing-first-seeding = Colocación en las primeras rondas
setting-competition-pairing-first-seeding-about = Quién se enfrenta a quién en un grupo de puntuación, hasta la ronda fijada abajo.
setting-competition-pairing-later-seeding = Colocación en las rondas siguientes
setting-competition-pairing-later-seeding-about = Quién se enfrenta a quién en un grupo de puntuación después.
setting-competition-meetings = Enfrentamientos en emparejamiento libre
setting-competition-meetings-about = Cuántas veces pueden enfrentarse dos jugadores cuando eligen a sus rivales.
setting-competition-division-size = Jugadores por división
setting-competition-division-size-about = De una liga, en el orden de los números; 0 para una sola división.
setting-competition-moves = Jugadores que cambian de división
setting-competition-moves-about = Cuántos de cada división de una liga suben, y cuántos bajan, la temporada siguiente.
setting-competition-pairs-strength = Fuerza de una pareja
setting-competition-pairs-strength-about = Cómo se deducen el rango y el rating de una pareja: la media, o los de una de las dos personas.
setting-competition-pairs-mixed = Parejas mixtas
setting-competition-pairs-mixed-about = Si deben jugar una mujer y un hombre. Se confirma por pareja; no se guarda el sexo de nadie.
choice-Mean = media de los dos
choice-Stronger = persona más fuerte
choice-Weaker = persona más débil
choice-Required = exigidas
choice-Reminded = señaladas
choice-Any = dos personas cualesquiera
setting-competition-teams-size = Tableros por encuentro
setting-competition-teams-size-about = Cuántos tableros tiene un encuentro de dos equipos, de 2 a 20.
setting-competition-teams-order = Orden de los tableros
setting-competition-teams-order-about = Si los miembros de un equipo deben sentarse en el orden de su lista.
setting-competition-club-ladder-scale = Peldaños de la escalera
setting-competition-club-ladder-scale-about = Club: 0,1 rangos para los dan, 0,2 hasta 6k, 0,5 hasta 16k y después 1. Relámpago: 0,5 en toda la escalera.
setting-competition-club-ladder-bottom = Base de la escalera
setting-competition-club-ladder-bottom-about = Nadie baja de este rango.
setting-competition-club-ladder-third-win = Dos peldaños por la tercera victoria
setting-competition-club-ladder-third-win-about = La tercera victoria seguida, y cada una más, sube dos peldaños.
setting-competition-club-ladder-upset = Dos peldaños por una sorpresa
setting-competition-club-ladder-upset-about = Desde esta diferencia de rango, la victoria del más débil le sube dos peldaños; 0 para nunca.
setting-competition-club-ladder-anchored = Los jugadores con rating no se mueven
setting-competition-club-ladder-anchored-about = Los jugadores con rating se quedan en su peldaño, para que la escalera no se desplace.
setting-competition-pairing-first-rounds = Número de primeras rondas
setting-competition-pairing-first-rounds-about = La última ronda con la colocación de las primeras rondas.
setting-competition-pairing-bye = Número impar de jugadores
setting-competition-pairing-bye-about = Quién tiene el bye, o que decida la dirección.
setting-competition-pairing-floats = Quién flota
setting-competition-pairing-floats-about = Quién juega en otro grupo de puntuación: aquellos cuyas flotaciones hacia arriba y abajo se equilibran o, sopesado con ello, los que tienen buen puesto en el grupo.
setting-competition-pairing-apart-at-bar = Separar clubes en la barra
setting-competition-pairing-apart-at-bar-about = Desactivado: los jugadores en la barra o por encima pueden enfrentarse a otros de su club o país.
setting-competition-pairing-profile = Modelo de emparejamiento
setting-competition-pairing-profile-about = Qué hace bueno un emparejamiento: el orden estricto de reglas del circuito, los pesos de OpenGotha o el procedimiento de emparejamiento por puntuación al pie de la letra.
setting-competition-pairing-levels = Orden de las reglas de emparejamiento
setting-competition-pairing-levels-about = Cada regla cuenta más que todas las siguientes.
setting-competition-pairing-opengotha = Pesos de OpenGotha
setting-competition-pairing-opengotha-about = Solo los usa el modelo OpenGotha.
setting-competition-handicap-basis = Hándicap según
setting-competition-handicap-basis-about = Desactivado: todas las partidas son igualadas.
setting-competition-handicap-reduction = Reducción del hándicap
setting-competition-handicap-reduction-about = Se resta de la diferencia; suele ser 0, 1 o 2.
setting-competition-handicap-ceiling = Hándicap máximo
setting-competition-handicap-ceiling-about = Como mucho 9 piedras.
setting-competition-handicap-exempt = Sin hándicap
setting-competition-handicap-exempt-about = Jugadores cuyas partidas son siempre igualadas.
setting-competition-tie-breaks = Desempates
setting-competition-tie-breaks-about = Los criterios de la clasificación, el más importante primero: márquelos y arrástrelos para ordenarlos.
setting-competition-grade-limits = Divisiones
setting-competition-grade-limits-about = El rango más bajo de cada división, para el criterio CAT.
setting-competition-scoring-forfeit-counts-opponent = Contar al rival de una incomparecencia
setting-competition-scoring-forfeit-counts-opponent-about = Activado: la puntuación del rival cuenta en las sumas. Desactivado: cuenta en su lugar la puntuación inicial propia.
setting-competition-scoring-handicap-in-sums = Incluir hándicaps en las sumas
setting-competition-scoring-handicap-in-sums-about = Se suman para Blanco y se restan para Negro.
setting-competition-scoring-unplayed-as-half = Las rondas no jugadas de los rivales cuentan la mitad
setting-competition-scoring-unplayed-as-half-about = Sea cual sea la puntuación del rival por la ronda.
setting-competition-scoring-missed-in-sosos = Rondas no jugadas en SOSOS
setting-competition-scoring-missed-in-sosos-about = Lo que cuenta en lugar del rival que falta.
setting-competition-scoring-bye-in-sodos = Contar byes en SODOS
setting-competition-scoring-bye-in-sodos-about = Como victoria contra un rival con la puntuación inicial propia.
setting-competition-scoring-bye-in-sums = Byes en SOS
setting-competition-scoring-bye-in-sums-about = Lo que cuenta en lugar del rival que falta.
effect-rating-class = Clase EGF { $word }: { $word ->
    [A] las partidas cuentan con peso completo.
    [B] las partidas cuentan tres cuartos.
   *[C] las partidas cuentan la mitad.
}
effect-rating-none = Demasiado corto para ser computable.
effect-bar-in = { $count ->
    [one] { $count } jugador inscrito empieza
   *[other] { $count } jugadores inscritos empiezan
} ahí, dentro de lo recomendado: { $word }.
effect-bar-few = { $count ->
    [one] { $count } jugador inscrito empieza
   *[other] { $count } jugadores inscritos empiezan
} ahí; se recomiendan { $word }. Baje la barra.
effect-bar-many = { $count ->
    [one] { $count } jugador inscrito empieza
   *[other] { $count } jugadores inscritos empiezan
} ahí; se recomiendan { $word }. Suba la barra.
choice-None = sin tiempo adicional
choice-Byoyomi = { $periods ->
    [one] { $periods } periodo
   *[other] { $periods } periodos
} de { $seconds } segundos
choice-Canadian = { $stones } piedras en { $seconds } segundos
choice-Fischer = { $seconds } segundos por jugada
choice-B = B como mucho
choice-C = C como mucho
choice-Unrated = no computable
choice-Slip = mitad superior contra mitad inferior
choice-Nineteen = 19x19
choice-Thirteen = 13x13
choice-Nine = 9x9
choice-ByRank = 13x13 o 9x9, según el rango
choice-Club = más juntos arriba
choice-Lightning = medio rango en toda la escalera
choice-Second = una segunda final tras la primera derrota
choice-One = una final
choice-BestOfThree = al mejor de tres partidas
choice-Fixed = como en la lista
choice-Free = cualquier orden
choice-Fold = primero contra último
choice-Random = por sorteo
choice-Neighbours = primero contra segundo, tercero contra cuarto
choice-GhostThenBye = juega un fantasma; sin él, el último jugador tiene el bye
choice-Bye = el último jugador tiene el bye
choice-Seygo = las reglas del circuito, en orden
choice-OpenGotha = los pesos de OpenGotha
choice-Literal = emparejamiento por puntuación de 2008, grupo por grupo
choice-Off = desactivado
choice-Score = diferencia de puntuación
choice-Rank = diferencia de rango
choice-EitherAtBar = partidas con un jugador en la barra o por encima
choice-Capped = ninguna partida, pero la fuerza cuenta hasta { $value }
choice-OwnSos = el SOS propio
choice-StartTimesRounds = la puntuación inicial por cada ronda
choice-StartScore = la puntuación inicial propia
choice-OtherPoints = la puntuación propia sin el bye
choice-Zero = nada
points-category = Edad { $category }
points-by = Temporada { $season }, clase { $class }, coeficiente { $coefficient }
points-by-online = Temporada { $season }, clase { $class }, coeficiente { $coefficient }, en línea
points-empty = Ningún jugador de esta categoría tiene puntos todavía.
points-sources = Origen de los puntos
points-no-sources = Todavía sin puntos.
points-stage = Etapa: { $stage }
points-win = victoria contra
points-jigo = jigo con
points-loss = derrota contra
points-sum = suma exacta
points-published = puntos
col-points = Puntos
col-exact = Exacto
hall-open = Abrir ventana de sala
hall-close = Cerrar ventana de sala
hall-is-open = La sala muestra lo que elija aquí.
hall-is-closed = La ventana está cerrada. Si hay una segunda pantalla, se abre allí.
hall-what = Contenido
hall-how = Presentación
hall-boards = Emparejamientos por tablero
hall-boards-about = Tablero, Negro y Blanco, una vez publicada la ronda.
hall-names = Emparejamientos por nombre
hall-names-about = Ayuda a los jugadores a encontrar su tablero.
hall-standings = Clasificación
hall-standings-about = Puesto, nombre y los tres primeros criterios.
hall-knockouts = Cuadro de eliminatoria
hall-knockouts-about = Próximas partidas y sus jugadores.
hall-points-about = Puntos del circuito, por categoría de edad.
hall-points = Puntos
hall-points-title = Puntos, edad { $category }
hall-countdown = Cuenta atrás
hall-countdown-about = Tiempo hasta que empiece la ronda. Introduzca primero cuándo empieza.
hall-ceremony = Sorteo
hall-ceremony-about = El sorteo, casilla a casilla.
hall-blank = Nombre del torneo
hall-blank-about = Para pausas y discursos.
hall-timetable = Horario
hall-timetable-about = Las próximas rondas y el tiempo hasta la primera.
hall-no-round = Todas las rondas han comenzado.
hall-playlist = Lista de reproducción
hall-playlist-about = Se muestra por turnos. El horario se omite cuando no queda ninguna ronda.
hall-playlist-seconds = segundos
hall-playlist-seconds-of = Segundos para { $content }
hall-playlist-empty = Marque primero qué se muestra.
hall-play = Iniciar la lista
hall-play-stop = Detener la lista
hall-preview = Vista previa
hall-preview-about = En la sala, los nombres aparecen como los publican los jugadores.
hall-from = Tableros de
hall-to = a
hall-time = La ronda empieza
hall-time-hint = 14:30, o minutos desde ahora
hall-count = Iniciar cuenta atrás
hall-pause = Pausa
hall-go-on = Reanudar
hall-back = Página anterior
hall-forth = Página siguiente
hall-smaller = Texto más pequeño
hall-larger = Texto más grande
hall-light = Oscuro sobre claro
hall-dark = Claro sobre oscuro
hall-seconds = Segundos por página
hall-page = página { $page } de { $pages }
hall-not-yet = Los emparejamientos se mostrarán pronto.
hall-handicap = hándicap { $stones }
hall-begins = La ronda { $round } empieza en
hall-begins-now = Empieza la ronda { $round }
hall-waiting = No hay ningún torneo abierto.
key-hall-show = contenido de la ventana de sala
key-hall-page = página anterior y siguiente
key-hall-size = texto más grande y más pequeño
round-changed = cambiada tras publicarse
round-playing = en juego
round-steps = Estado de la ronda
round-start = Iniciar ronda
missing = Resultados que faltan
missing-title = Resultados que faltan de la ronda { $round }
missing-count = { $count ->
    [0] Todos los tableros tienen su resultado.
    [one] { $count } tablero no tiene resultado todavía.
   *[other] { $count } tableros no tienen resultado todavía.
}
missing-differ = las pasadas difieren
missing-white = falta la pasada de Blanco
missing-black = falta la pasada de Negro
past = Historial de entradas
past-title = Historial de entradas del tablero { $board }, ronda { $round }
past-black = primera pasada (Negro)
past-white = segunda pasada (Blanco)
past-both = ambas pasadas
past-cleared = borrado
past-empty = Todavía no se ha introducido ningún resultado para este tablero.
reason = Motivo
reason-hint = se guarda con la corrección
reason-needed = Introduzca primero un motivo.
reason-correct = Corregir
setting-competition-pairing-boards = Números de tablero tras reemparejar
setting-competition-pairing-boards-about = Los jugadores quizá hayan visto su tablero. Se mantienen: las partidas nuevas ocupan los tableros libres.
setting-competition-pairing-unfinished = Partidas aplazadas en el emparejamiento
setting-competition-pairing-unfinished-about = Cómo cuenta una partida aplazada cuando se empareja la ronda siguiente. La clasificación la muestra sin resultado.
choice-Kept = se mantienen
choice-BalanceAndPlace = equilibrio y buen puesto
choice-Balance = solo equilibrio
choice-Renumbered = renumerados, los más fuertes primero
choice-Jigo = un jigo, solo para el emparejamiento
choice-Held = en espera: no se empareja a ninguno de los dos jugadores

start-tour = Libro del circuito
start-tour-about = Todas las pruebas de una temporada juntas: carrera, premios y listas de cabezas de serie a partir de los paquetes de los torneos.
book-book = Libro del circuito
book-book-about = El circuito tiene su propio archivo de jugadores, ediciones, puntos y la carrera. Añada los paquetes de las pruebas; guarde listas de cabezas de serie y páginas web. No hace falta red.
book-name = Nombre del circuito, para un libro nuevo
book-open = Abrir libro del circuito
book-new = Nuevo libro del circuito
book-close = Cerrar libro
book-copies = Copias
book-copies-about = Drawmaster copia el libro del circuito tras cada paquete. Una copia se restaura en un archivo nuevo; el libro abierto queda como está.
book-copies-none = Todavía no hay copias. Drawmaster hace una tras cada paquete.
book-copy-holds = { $events ->
    [one] 1 edición
   *[other] { $events } ediciones
}, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $changes ->
    [one] 1 cambio
   *[other] { $changes } cambios
}
book-panels = Partes del libro del circuito
book-events = Ediciones
book-players = Jugadores
book-sp = Listas de puntos
book-race = Carrera
book-people = Duplicados
book-keys = Organizadores
book-log = Diario
book-signer = Firmado por
book-signer-handed-over = { $holder } (traspasado por { $old })
book-events-none = Todavía no hay ediciones. Añada el paquete de una prueba.
book-players-none = Ningún jugador coincide, o el libro no tiene ediciones todavía.
book-sp-none = Ningún jugador tiene puntos al final de este día.
book-race-none = Ningún jugador ha ganado puntos este año.
book-people-none = No quedan posibles duplicados por decidir.
book-keys-none = Todavía no hay organizadores. Los paquetes solo se aceptan con la clave de un organizador.
book-find = Buscar un jugador
book-day = Final del día
book-year = Año
book-add = Añadir paquete
book-seeds = Cabezas de serie
book-publish = Publicar
book-nothing-yet = Todavía no hay ediciones en el libro.
book-nothing-undo = Nada que deshacer.
book-undone = Deshecho: { $what }.
book-did-create_tour = crear libro
book-did-add_bundle = añadir paquete
book-did-add_key = añadir clave de organizador
book-did-revoke_key = revocar clave
book-did-merge_players = unir dos jugadores
book-did-keep_apart = mantener separados a dos jugadores
book-did-confirm_player = confirmar a un jugador para un año
book-did-rename_championship = cambiar el nombre de un campeonato
book-did-migrate = actualización a este formato de archivo
book-did-salvage = recuperación de un archivo dañado
book-did-unknown = operación de una versión más nueva
book-derivation = Puntos paso a paso
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } puntos en toda la carrera
book-lapses = { $edition } caduca antes de { $by }
book-transition = pasa a la categoría { $category }
book-future-stars = Future Stars
book-race-size = Los { $size } primeros se clasifican para la Final.
book-race-qualified = clasificado
book-race-tied = empate por la última plaza
book-race-absent = no disponible
book-absent = No disponible
book-absent-name = No disponible para la Final: { $name }
book-people-about = Estos nombres constan de las mismas palabras con distinta grafía. Los jugadores solo se unen si usted lo confirma, y toda decisión se puede deshacer.
book-one = Primer jugador
book-other = Segundo jugador
book-decide = Decisión
book-keep-one = Unir al primero
book-keep-other = Unir al segundo
book-two-people = Mantener separados
book-merged = Unidos: { $name }.
book-kept-apart = Se mantienen separados: { $names }.
book-keys-hint = Solo se aceptan paquetes firmados con estas claves. Obtenga cada clave de su organizador por otro canal que el paquete, por ejemplo por teléfono.
book-holder = Organizador
book-key = Clave pública
book-key-add = Añadir clave
book-key-added = Ya se aceptan los paquetes de { $holder }.
book-key-revoked = Ya no se aceptan paquetes nuevos firmados con la clave de { $holder }. El libro conserva los existentes.
book-revoke = Revocar
book-revoked = revocada el { $day }
book-key-unknown = El paquete está firmado con una clave desconocida. Compárela con la clave que le dé el organizador por otro canal e introduzca después el nombre del organizador.
book-key-trust = Confiar en este organizador
book-bundle-is = paquete { $sequence }, clase { $class }, { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
book-known-already = Este paquete ya está en el libro. Añadirlo no cambia nada.
book-signed-by = Firmado por { $holder }.
book-hand-over = { $old } traspasa este torneo a { $holder }
book-handed-over = { $old } traspasó este torneo a { $holder } con una declaración firmada.
book-unnamed = { $count ->
        [one] 1 jugador no tiene nombre, ni en el paquete ni en el libro del circuito.
       *[other] { $count } jugadores no tienen nombre, ni en el paquete ni en el libro del circuito.
    }
book-fresh = { $fresh ->
    [0] El circuito conoce a todos sus jugadores.
    [one] { $fresh } de sus jugadores es nuevo en el circuito.
   *[other] { $fresh } de sus jugadores son nuevos en el circuito.
}
book-championship-hint = Las ediciones de un campeonato se suceden: los puntos de la edición anterior caducan antes de la siguiente.
book-differences = Diferencias con el paquete del libro
book-consequences = Jugadores cuyos puntos cambian
book-no-consequences = Ninguno.
book-take = Añadir
book-accept = Sustituir el otro paquete
book-added = { $event } está en el libro: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, nuevos en el circuito: { $fresh }.
book-not-added = No se ha añadido { $file }. El libro no ha cambiado.
book-seeds-about = La lista para la colocación de una prueba: los jugadores con sus SP de esa mañana, sin los puntos de la edición anterior del campeonato. El organizador importa el archivo; no hace falta red.
book-championship-none = (sin campeonato)
book-morning = Mañana del
book-seeds-write = Guardar lista
book-seeds-done = Guardado { $file } con { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}.
book-publish-about = Las páginas web del circuito: temporadas, torneos, listas de puntos, carreras, y jugadores en la medida en que cada uno ha aceptado publicarse. No se sube nada. Elija una carpeta vacía o la de la última vez.
book-publish-into = Elegir carpeta y guardar
book-publish-far = { $done } de { $of } páginas
book-published = { $pages ->
    [one] { $pages } página guardada
   *[other] { $pages } páginas guardadas
} en { $folder }, de ellas { $players } sobre jugadores. Páginas antiguas eliminadas: { $removed }.
col-days = Días
col-event = Torneo
col-events = Torneos
col-championship = Campeonato
col-class = Clase
col-players = Jugadores
col-bundle = Paquete
col-irn = IRN
col-born = Nac.
col-career = Carrera
col-badges = Insignias
col-day = Día
col-state = Estado
points-place = Final, puesto { $place }
points-places = Final, puestos { $place }

order-handle = { $item }: puesto { $place }. Arrastre o pulse una flecha.
level-cap = máximo
level-cap-of = { $level }: el coste máximo de un tablero
room-name = Sala
room-first = Primer tablero
room-last = Último tablero
room-none = El torneo no tiene salas. Añádalas en Salas.
age-below = Límite de edad
division-from = Rango más bajo
newcomers-only = Solo pueden inscribirse recién llegados
newcomers-age = Edad máxima
newcomers-contests = Máximo de torneos computables
table-add-rooms = Añadir una sala
table-add-ages = Añadir una categoría
table-add-limits = Añadir una división
table-remove = Eliminar la fila { $row }
table-cell = { $column }, fila { $row }
setting-usual-order = el orden habitual
criterion-mms = puntuación McMahon
criterion-nbw = número de victorias
criterion-sos = suma de las puntuaciones McMahon de los rivales
criterion-sos-1 = suma de las puntuaciones de los rivales sin la más baja
criterion-sos-2 = suma de las puntuaciones de los rivales sin las dos más bajas
criterion-sosos = suma de los SOS de los rivales
criterion-sodos = suma de las puntuaciones de los rivales vencidos
criterion-cuss = suma de las puntuaciones propias tras cada ronda
criterion-sosw = suma de las victorias de los rivales
criterion-cusp = suma de los puntos de victoria propios tras cada ronda
criterion-cps = las victorias tardías valen doble
criterion-sts = puntuación con bonificación para los invictos
criterion-rung = peldaño de la escalera: el rango y las décimas de rango por encima
criterion-seq = resultados en el orden de las rondas, primero las victorias tempranas
criterion-ko = hasta dónde llegó el jugador en la eliminatoria
criterion-cat = categoría de edad o división
criterion-rank = rango
criterion-rating = rating
criterion-ext = victorias de los rivales, ponderadas según cuánto más fuertes son
criterion-exr = lo mismo, solo en partidas ganadas
criterion-dc = partidas entre jugadores empatados hasta aquí
criterion-sdc = lo mismo, solo si todos se han enfrentado
criterion-sosts = suma de los STS de los rivales
criterion-sososw = suma de los SOSW de los rivales
criterion-sodosw = suma de las victorias de los rivales vencidos
criterion-cussw = suma de las victorias propias tras cada ronda
criterion-bp = puntos de todos los tableros del equipo
