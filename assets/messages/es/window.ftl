### The window's texts in Spanish.
### Traducción provisional, sin revisar por ningún hablante nativo.

## The frame, the start page and the screens of an event

close = Cerrar
failed = Esta parte de la ventana no se puede mostrar. Todo lo introducido hasta ahora está guardado.
failed-reason = Motivo: { $reason }
failed-again = Reintentar
failed-leave = Volver
cancel = Cancelar
save = Guardar
all = todos
none = ninguno
busy = En curso …

start-lead = Sorteos, resultados y clasificaciones para torneos de go. Funciona sin conexión.
start-sample = Abrir el torneo de ejemplo
start-sample-about = 64 jugadores inventados, listos para la primera ronda: para mirar y practicar.
start-stage = Abrir una etapa completa del circuito
start-stage-about = Un ejemplo mayor: Open, Future Stars, Senior Youth y partidas de emparejamiento libre, 108 jugadores inventados en un archivo.
start-new = Torneo nuevo
start-new-about = Introduzca un nombre y las fechas. Importe los jugadores de una lista o escríbalos.
start-open = Abrir un torneo
start-open-about = Un archivo de torneo de Drawmaster en este ordenador o en una memoria USB.
start-import = Importar de otro programa
start-import-about = Un torneo de OpenGotha o MacMahon, o una lista de jugadores.
start-recent = Archivos recientes

name = Nombre
place = Lugar
country = País
event-country-hint = dos letras, como RO
event-start = Primer día
event-end = Último día
event-rounds = Rondas
event-template = Tipo
event-days-hint = deje vacío para la duración de este tipo de torneo
event-minutes = Tiempo principal en minutos
event-overtime = Tiempo adicional
event-overtime-hint = 3x30 byo-yomi, 15/300 canadiense, +20 Fischer o none (ninguno)
template-seygo-open = Circuito juvenil: Open con eliminatorias
template-eygc = Campeonato de Europa juvenil
template-club-day = Torneo de club, un día
template-congress = Congreso
template-future-stars = Future Stars
template-self-paired = Emparejamiento libre 9x9
template-about-seygo-open = McMahon con partidas igualadas, eliminatorias por edad en las últimas rondas, resultados introducidos dos veces.
template-about-eygc = McMahon con partidas igualadas, puntos de campeonato, resultados introducidos dos veces.
template-about-club-day = McMahon con hándicap, resultados introducidos una vez.
template-about-congress = McMahon con partidas igualadas, partidas largas, barra alta.
template-about-future-stars = Suizo para recién llegados: partidas cortas, sin puntos del circuito. No se admiten jugadores experimentados.
template-about-self-paired = Un torneo paralelo en tableros 9x9. Dos jugadores cualesquiera juegan cuando quieran, como mucho dos veces; no se empareja nada.
preview-title = Vista previa
preview-class = Clase EGF { $class }: { $class ->
    [A] las partidas cuentan con peso completo.
    [B] las partidas cuentan tres cuartos.
    [D] las partidas cuentan un cuarto.
   *[C] las partidas cuentan la mitad.
}
preview-unrated = No computable: el ritmo de juego es demasiado corto.
preview-bar = Conviene que de { $from } a { $to } jugadores estén en la barra o por encima.
preview-handicap = Hándicap: diferencia de puntuación menos { $less }.
preview-newcomers = Solo recién llegados: como mucho { $age } años y { $contests } torneos computables.
preview-categories = Categorías de edad: { $categories }.
event-create = Crear torneo
event-close = Cerrar torneo

rail-open = Pantallas
rail = Pantallas
screen-register = Inscripción
screen-knockouts = Eliminatorias
screen-final = Final
screen-rounds = { event-rounds }
screen-referee = Árbitro
screen-standings = Clasificación
screen-print = Imprimir y enviar
screen-history = Historial

keys = Atajos de teclado
keys-window = En todas partes
key-next = paso siguiente
key-larger = ampliar, reducir
key-screens = cambiar de pantalla
key-find = buscar
key-find-letters = buscar: las letras van al campo de búsqueda
key-entry-take = inscribir al encontrado o abrir la ficha del jugador
key-grid = moverse por la rejilla, cambiar
key-bar = usar la barra propuesta
key-panels = paneles de la inscripción
key-choose = elegir una línea
key-game = elegir una partida
key-category = cambiar de categoría
key-table = recorrer casillas y partidas de un jugador
key-sections = secciones del cuadro
key-zoom = zoom; Z ajusta el dibujo a la ventana
key-ceremony = mostrar el sorteo casilla a casilla
key-replace = sustituir a un jugador antes de las primeras partidas
key-list = antes del sorteo: subir o bajar a un jugador
key-way = antes del sorteo: wild card, procedente de la previa, ronda posterior
key-freeze = congelar la lista para el sorteo
key-table-results = introducir resultados, como en Rondas
key-forfeit = incomparecencia, después quién gana
key-walkover = walkover en una eliminatoria, después quién avanza
key-ladder = escalera de jigo, después quién ganó
key-ladder-games = ir a la escalera de jigo; allí S la inicia, 1 2 = introducen sus partidas
key-settle = resolver pasadas que difieren, después el resultado
key-board = ir a un tablero
key-pass = otra pasada
key-hand = en un borrador: desemparejar, emparejar dos, bloquear, reemparejar, emparejar el resto, explicar
key-seats = en un borrador: elegir Negro o Blanco para intercambiarlo con otro jugador
key-bye = en un borrador: dar el bye al jugador elegido
key-renumber = en un borrador: renumerar tableros
key-swap = en un borrador: intercambiar colores
key-rounds = ronda anterior y siguiente

palette = Buscar acciones, jugadores, tableros, ajustes, hojas y ayuda
palette-find = Escriba unas letras
palette-help = Ayuda: { $screen }
palette-copy = Copia: { $at }
palette-kind-player = jugador
palette-kind-board = tablero
palette-kind-setting = ajuste
palette-kind-sheet = hoja
palette-kind-help = ayuda
palette-kind-copy = copia
palette-kind-file = archivo
screen-start = Inicio
help-start = Abra el ejemplo para probarlo todo con 64 jugadores inventados.
    Un torneo nuevo necesita un nombre y sus días; los jugadores se importan de una lista o se añaden uno a uno.
    Los torneos recientes aparecen con sus días, su carpeta y su estado.
key-save = dónde está guardado el torneo
key-result-menu = resultados del tablero
saved-already = Ya guardado a las { $time } en { $file }. Cada cambio se guarda al momento.
saved-last = Cada cambio se guarda. El último: { $time }.
saved-in = El torneo está en { $file }. Cada cambio se guarda al momento.
palette-go = Ir a { $screen }

status-round = Ronda { $round } de { $rounds }
status-results = resultados: { $agreed } de { $games }
status-confirmed = confirmada
status-unfinished = { $count ->
    [one] { $count } partida aplazada
   *[other] { $count } partidas aplazadas
}
status-disagreements = { $count ->
    [one] { $count } tablero no coincide
   *[other] { $count } tableros no coinciden
}
status-conflicts = { $count ->
    [one] { $count } resultado contradictorio
   *[other] { $count } resultados contradictorios
}
status-registered = { $count ->
    [one] { $count } jugador inscrito
   *[other] { $count } jugadores inscritos
}
status-preregistered = sin inscribir todavía: { $count }
status-slips = { $count ->
    [one] { $count } papeleta rosa pendiente
   *[other] { $count } papeletas rosas pendientes
}
status-open = inscripción abierta
status-closed = inscripción cerrada

next-register = Inscribir jugadores
next-close-register = Cerrar la inscripción
next-settle-slips = Resolver papeletas rosas
next-draw-knockouts = Sortear eliminatorias
next-decide-knockout = Decidir la partida de la ronda { $round }
next-pair = Emparejar la ronda { $round }
next-pair-again = Reemparejar la ronda { $round }
next-release = Publicar la ronda { $round }
next-enter-results = Introducir resultados
next-resolve-disagreement = Resolver discrepancia
next-settle-conflicts = Resolver contradicciones
next-confirm-round = Confirmar la ronda { $round }
next-add-rounds = Añadir rondas
next-finish = Mostrar la clasificación final
next-add-games = Añadir partidas
next-fill-stage = Llenar la fase

undo = Deshacer
undo-what = Deshacer: { $what }
undo-of-helper = { $what } (por { $who })
undo-nothing = Nada que deshacer.
redo = Rehacer
redo-nothing = Nada que rehacer.

operation-create_event = crear torneo
operation-issue_bundle = emitir paquete
operation-hand_over_event = traspasar el torneo
operation-import_seed_list = importar lista de cabezas de serie
operation-import_event = importar torneo
operation-open_sample = crear torneo de ejemplo
operation-add_competition = añadir competición { $player }
operation-add_stage = añadir fase { $player }
operation-fill_stage = llenar fase
operation-import_competition = importar competición { $player }
operation-remove_competition = eliminar competición
operation-enter_people = inscribir: { $player }
operation-add_entry = añadir: { $player }
operation-change_entry = editar: { $player }
operation-set_entry_status = estado de { $player }
operation-take_rated = tomar datos de la lista de rating
operation-set_paid = cuota de { $player }
operation-set_price = precio de { $player }
operation-remove_price = eliminar el precio de { $player }
operation-include_levy = cuota incluida en la inscripción
operation-choose_fees = importes de { $player }
operation-grant_discount = descuento de { $player }
operation-revoke_discount = descuento de { $player }
operation-take_payment = pago de { $player }
operation-refund_payment = devolución a { $player }
operation-set_cash_day = caja
operation-import_list = importar lista
operation-close_register = cerrar la inscripción
operation-change_draw_seed = nueva semilla del sorteo
operation-set_bar = fijar la barra
operation-draw_knockout = sorteo de KO{ $category }
operation-freeze_knockout = congelación de KO{ $category }
operation-freeze_final = congelación de la Final { $category }
operation-draw_final = sorteo de la Final { $category }
operation-settle_final = desempate de la Final { $category }
operation-change_final = ajustes de la Final { $category }
operation-plan_qualifying = plan de la fase previa de KO{ $category }
operation-replace_in_knockout = sustitución en KO{ $category }
operation-decide_knockout = decisión en KO{ $category }
operation-pair_round = emparejamiento de la ronda { $round }
operation-unpair_round = desemparejar la ronda { $round }
operation-release_round = publicar la ronda { $round }
operation-confirm_round = confirmar la ronda { $round }
operation-enter_result = resultado del tablero { $board }, ronda { $round }
operation-add_game = añadir una partida
operation-remove_game = eliminar una partida
operation-add_team = añadir el equipo { $player }
operation-change_team = cambiar un equipo
operation-remove_team = eliminar un equipo
operation-set_line_up = alineación de un equipo, ronda { $round }
operation-enter_ladder = escalera de jigo del tablero { $board }, ronda { $round }
operation-start_ladder = inicio de la escalera de jigo del tablero { $board }, ronda { $round }
operation-record_ladder_game = partida de la escalera de jigo del tablero { $board }, ronda { $round }
operation-take_back_ladder_game = retirada de una partida de la escalera de jigo del tablero { $board }, ronda { $round }
operation-set_round_clock = horas de la ronda { $round }
operation-mark_late = jugador con retraso en el tablero { $board }, ronda { $round }
operation-mark_arrived = llegada al tablero { $board }, ronda { $round }
operation-clear_late = eliminar un retraso en el tablero { $board }, ronda { $round }
operation-adjourn_game = aplazamiento del tablero { $board }, ronda { $round }
operation-resume_game = reanudación del tablero { $board }, ronda { $round }
operation-remove_adjournment = eliminar el aplazamiento del tablero { $board }, ronda { $round }
operation-publish_times = nuevos comienzos de rondas
operation-enter_results = resultados de la ronda { $round }
operation-swap_colours = intercambio de colores en el tablero { $board }, ronda { $round }
operation-swap_players = intercambio de jugadores en la ronda { $round }
operation-lock_board = bloqueo del tablero { $board }, ronda { $round }
operation-unpair_board = desemparejar el tablero { $board }, ronda { $round }
operation-pair_two = emparejar { $player } en la ronda { $round }
operation-pair_rest = reemparejar los tableros sin bloquear de la ronda { $round }
operation-set_handicap = hándicap del tablero { $board }, ronda { $round }
operation-move_bye = bye de la ronda { $round }
operation-pair_some = emparejar algunos jugadores de la ronda { $round }
operation-renumber_boards = renumerar tableros de la ronda { $round }
operation-move_board = mover el tablero { $board } de la ronda { $round }
operation-fix_prize_list = cambiar la lista para la entrega de premios
operation-lower_sleeper = rebajar la puntuación inicial de { $player }
operation-change_settings = ajuste { $setting }
operation-add_slip = añadir papeleta rosa
operation-apply_slip = aplicar papeleta rosa
operation-refuse_slip = rechazar papeleta rosa
operation-add_official = añadir oficial: { $player }
operation-change_official = cambiar oficial: { $player }
operation-remove_official = eliminar un oficial
operation-add_helper = añadir ayudante { $player }
operation-report_result = aviso de un jugador, tablero { $board }
operation-contradicting_result = resultado contradictorio de un ayudante, tablero { $board }
operation-dismiss_report = descartar los avisos del tablero { $board }
operation-revoke_helper = revocar el código de un ayudante
operation-promote_second_desk = la segunda mesa toma el relevo
operation-add_case = añadir un caso
operation-change_case = hechos del caso { $case }
operation-rule_case = decisión en el caso { $case }
operation-protest_case = reclamación en el caso { $case }
operation-appeal_case = apelación en el caso { $case }
operation-close_case = cierre del caso { $case }
operation-publish_case = publicación del caso { $case }
operation-guide_case = guía del caso { $case }
operation-set_article_text = texto de un artículo de las reglas
operation-migrate = actualización a este formato de archivo
operation-salvage = recuperación de un archivo dañado
operation-unknown = operación de una versión más nueva

panel-entries = Inscripciones
panel-participation = Participación
panel-checkin = Llegadas
panel-slips = Papeletas rosas
panel-closing = Cierre
template-pair-go = Pair go
template-about-pair-go = Suizo para parejas: dos personas juegan juntas una partida. Las partidas no cuentan para el rating.
operation-add_pair = añadir la pareja { $player }
operation-change_pair = cambiar la pareja { $player }
pair-add = Añadir pareja
pair-change = Cambiar pareja
pair-first = Primera persona
pair-second = Segunda persona
pair-person = Persona
pair-new-person = alguien nuevo
pair-mixed = Pareja mixta, confirmada
pair-mixed-hint = Una mujer y un hombre. No se guarda el sexo de nadie.
pair-details = Rondas y tablero
closing-not-mixed = Sin confirmar como parejas mixtas: { $names }.
panel-teams = Equipos
panel-fees = Caja
fees-filter = Mostrar
fees-filter-all = Todos
fees-filter-unpaid = Sin pagar
fees-filter-credit = Pagado de más
fees-for = Concepto
fees-owed = A pagar
fees-paid = Pagado
fees-open = Pendiente
fees-levy = Cuota
fees-credit = Más de lo debido
fees-item = Concepto
fees-total = Total { $currency }
fees-exact = Cobrar el importe exacto
fees-pay = Otro importe
fees-pay-of = Pago de { $name }
fees-pay-save = Cobrar
fees-refund = Devolución
fees-refund-of = Devolución a { $name }
fees-refund-save = Devolver
fees-account = Extras y descuentos
fees-account-of = Importes de { $name }
fees-account-sum = A pagar { $owed }, pagado { $paid }, pendiente { $open } { $currency }
fees-receipt = Recibo
fees-prices = Precios
fees-prices-none = El torneo no tiene precios todavía.
fees-report = Informe de caja
fees-none-chosen = Elija una persona.
fees-nothing-open = Esta persona no tiene nada que pagar.
fees-nothing-paid = Esta persona no ha pagado nada.
fees-empty = No hay nadie en esta lista.
fees-no-prices = Fije primero los precios, o una cuota en los ajustes del torneo.
fees-no-currency = El torneo no tiene moneda todavía. Fíjela en los ajustes del torneo, junto a la cuota.
fees-lacks-price = sin precio para esta categoría
fees-withdrew = retirada
fees-gone = ya no tiene inscripción
fees-taken = Recibo { $receipt }: cobro de { $amount } a { $name }.
fees-sum = A pagar { $owed }, pagado { $paid }, pendiente { $open }; { $count ->
    [0] todos han pagado
    [one] falta por pagar una persona
   *[other] faltan por pagar { $count } personas
}
fees-amount = Importe
fees-method = Pagado
fees-method-cash = en efectivo
fees-method-transfer = por transferencia
fees-taken-by = Cobrado por
fees-taken-by-hint = Si está vacío, su nombre
fees-note = Observación
fees-reason = Motivo
fees-payment = Recibo { $receipt }, { $at }: { $amount } { $method }, { $who }
fees-category = Categoría
fees-category-membership = Según la afiliación
fees-category-everyone = Todos los demás
fees-category-member = Miembros
fees-category-non_member = No miembros
fees-category-concession = Tarifa reducida
fees-category-child = Niños
fees-category-free = Gratis
fees-entered = Día de la inscripción
fees-entered-hint = Vacío si la inscripción no es tardía
fees-extra = Cantidad: { $name }
fees-discounts = Descuentos
fees-forgive = A partir de ahora debe esa cantidad menos
fees-void = Recibos anulados: { $numbers }
fees-discount-grant = Conceder descuento
fees-discount-revoke = Retirar
fees-price-name = Nombre
fees-price-set = Fijar precio
fees-price-remove = Eliminar
fees-kind = Quién lo debe
fees-kind-entry = Todos
fees-kind-extra = Quienes lo eligen
fees-competition = Competición
fees-whole-event = Todo el torneo, una vez
fees-late = { $amount } desde el { $day }
fees-late-amount = Precio de inscripción tardía
fees-late-from = Inscripción tardía desde el
fees-levy-included = Los precios de inscripción incluyen la cuota
fees-till = Fondo de caja { $float }, efectivo { $received }, devoluciones { $refunded }: en caja { $expected }.
fees-counted = Contado { $counted }, diferencia { $difference }.
fees-transfers = Transferencias { $received }, devoluciones { $refunded }.
fees-day = Día
fees-day-hint = Si está vacío, hoy
fees-float = Fondo de caja por la mañana
fees-count = Contado por la noche
fees-till-save = Guardar caja
team-add = Añadir equipo
team-change = Cambiar equipo
team-remove = Eliminar equipo
team-name = Nombre del equipo
team-members = Miembros
team-member-add = Añadir un miembro
team-substitute = suplente
team-absent = ausente
team-incomplete = faltan jugadores
team-up = Subir
team-out = Sacar
team-first = Este es el tablero 1.
board-title = Tablero { $board }
team-line-up = Alineación de la ronda { $round }
team-line-up-of = { $name }: alineación de la ronda { $round }
team-usual = Alineación habitual
team-set = (fijada)
team-plays = Juega en la ronda { $round }
team-closed = La ronda { $round } está confirmada.
teams-size = { $size } tableros
teams-order-fixed = en el orden de la lista
teams-order-free = en cualquier orden
teams-without = Sin equipo: { $names }
teams-empty = Todavía no hay equipos. Inscriba a los jugadores y después añada equipos.
teams-none-chosen = Elija primero un equipo.
col-team = Equipo
round-matches = Encuentros
competition-teams = Tableros por encuentro de equipos
competition-teams-hint = Déjelo vacío si juegan jugadores individuales.

grid-lead = Las flechas mueven, Espacio cambia. Bajo cada ronda: cuántos jugadores inscritos la juegan.
grid-plays = { $name } juega la ronda { $round }
grid-misses = { $name } no juega la ronda { $round }
checkin-find = Buscar a un jugador que llega ( / ), Intro lo inscribe
checkin-count = Han llegado { $arrived } de { $expected }

closing-look = Antes de cerrar la inscripción
closing-strengths = Por rango
closing-categories = Por categoría de edad
closing-bar-picture = La barra
closing-bar-about = Jugadores inscritos por rango: { $players }; en la barra { $bar } o por encima: { $count }.
closing-bar-value = Barra { $bar }: { $count } en ella o por encima, { $below } por debajo
closing-bar-hint = Arrastre la línea, o muévala con las flechas y pulse Intro.
closing-bar-set = Fijar la barra en { $bar }
closing-bar-moved = La barra está en { $bar }.
closing-bar-guideline = Recomendado: de { $from } a { $to }
closing-bar-above = En ella o por encima
closing-senior = sénior o desconocida
closing-closed = La inscripción se cerró el { $when }.
closing-even = { $count ->
    [one] { $count } jugador en la ronda 1
   *[other] { $count } jugadores en la ronda 1
}: no hace falta bye.
closing-even-teams = { $count ->
    [one] { $count } equipo en la ronda 1
   *[other] { $count } equipos en la ronda 1
}: no hace falta bye.
closing-odd-teams = { $count ->
    [one] { $count } equipo en la ronda 1
   *[other] { $count } equipos en la ronda 1
}, un número impar: un equipo tiene el bye.
closing-odd = { $count } jugadores en la ronda 1, un número impar: uno recibe un bye, salvo que encuentre un jugador fantasma.
closing-odd-pairs = { $count } parejas en la ronda 1, un número impar: una recibe un bye.
closing-odd-ghost = { $count } jugadores en la ronda 1, un número impar: juega un jugador fantasma.
closing-seen = Todos los preinscritos están ya inscritos o retirados.
closing-unseen = Preinscritos sin inscribir todavía ({ $count }): { $names }
closing-births = Se conocen todos los años de nacimiento.
closing-no-birth = { $count ->
    [one] { $count } jugador sin año de nacimiento
   *[other] { $count } jugadores sin año de nacimiento
}: { $names }
closing-single = Sin duplicados probables.
closing-doubles = Posibles duplicados: { $names }
closing-bar = { $count ->
    [one] { $count } jugador está
   *[other] { $count } jugadores están
} en la barra de { $bar } o por encima; se recomiendan de { $from } a { $to }.
closing-bar-proposed = { $count ->
    [one] { $count } jugador está
   *[other] { $count } jugadores están
} en la barra de { $bar } o por encima; se recomiendan de { $from } a { $to }. Con una barra en { $proposed } serían { $proposedCount }.

slips-open = La inscripción sigue abierta: edite las inscripciones directamente. Las papeletas rosas son para cambios tras el cierre.
slips-empty = Todavía no hay papeletas rosas. Registre cada petición de cambio en una papeleta, para poder consultarla después.
slips-no-match = Ninguna papeleta coincide con la búsqueda.
slips-lead = No se puede emparejar ninguna ronda mientras haya papeletas pendientes. Aplíquelas o rechácelas primero.
slip-add = Añadir papeleta
slip-late = Inscripción tardía
slip-apply = Aplicar
slip-refuse = Rechazar
slip-none = Elija primero una papeleta pendiente.
slip-pair-anyway = Emparejar la ronda { $round } de todos modos
slip-player = Jugador
slip-player-hint = número o nombre
slip-player-none = Ninguna inscripción tiene este número o nombre.
slip-leaves = Deja el torneo
slip-note = Nota del jugador
slip-reason-hint = se guarda con la papeleta
slip-becomes = { $what }: { $before } pasa a { $after }
slip-is = { $what }: { $after }
slip-nothing = sin cambios
slip-seat = sigue sentado en el tablero { $board } de la ronda { $round }
slip-state-pending = pendiente
slip-state-applied = aplicada { $when }
slip-state-refused = rechazada { $when }: { $why }
slip-what-number = Número
slip-what-family = { entry-family }
slip-what-given = { entry-given }
slip-what-middle = { entry-middle }
slip-what-latin = { entry-latin }
slip-what-town = { entry-town }
slip-what-rank = { col-rank }
slip-what-club = { col-club }
slip-what-country = { country }
slip-what-rounds = { event-rounds }
slip-what-status = { col-status }
slip-what-initial = Puntuación inicial
slip-no-value = vacío

register-find = Buscar por nombre, club o país ( / )
register-import = Importar lista
register-imported = { $count ->
    [one] { $count } inscripción añadida.
   *[other] { $count } inscripciones añadidas.
}
list-paste = Pegar de una hoja de cálculo
list-paste-here = Copie las filas en la hoja de cálculo y péguelas aquí (Ctrl+V).
list-lines = Líneas por corregir
list-line-number = Línea
list-leave-out = Omitir
list-leave-out-line = Omitir la línea { $line }
list-cell = Línea { $line }, { $column }
list-leave-rest = { $count ->
    [one] Omitir esta línea
   *[other] Omitir estas { $count } líneas
}
list-to-correct = { $count ->
    [one] Corrija una línea u omítala.
   *[other] Corrija { $count } líneas u omítalas.
}
list-title = Importar { $file }
list-separator = Separador
list-separator-comma = comas
list-separator-semicolon = puntos y comas
list-separator-tab = tabuladores
list-separator-pipe = barras verticales
list-encoding = Codificación
list-sheet = Hoja
list-headed = La primera línea contiene los nombres de las columnas
list-announced = Solo preinscritos, aún no han llegado
list-guessed = El archivo no es UTF-8; se lee como { $encoding }. Compruebe los nombres. Si hay letras mal, elija otra codificación.
list-first = Primeras filas de la lista
list-column = Significado de la columna { $column }
list-means-nothing = ignorar
list-means-family = { entry-family }
list-means-given = { entry-given }
list-means-name = Nombre completo, apellidos primero
list-means-given-first = Nombre completo, nombre de pila primero
list-means-middle = { entry-middle }
list-means-latin = { entry-latin }
list-means-rank = { col-rank }
list-means-rating = { col-rating }
list-means-country = { country }
list-means-town = { entry-town }
list-means-club = { col-club }
list-means-birth = Año o fecha de nacimiento
list-means-pin = { entry-pin }
list-means-irn = { entry-irn }
list-means-ffg-licence = { entry-ffg-licence }
list-means-ffg-status = Estado de la licencia francesa
list-means-aga-id = { entry-aga }
list-means-user-name = { entry-user-name }
list-means-rating-rank = { entry-rating-rank }
list-means-sex = Sexo
list-means-family-group = { entry-family-group }
list-means-sp = Puntos SEYGO { $category }
list-ready = { $count ->
    [one] Se puede importar { $count } jugador.
   *[other] Se pueden importar { $count } jugadores.
}
list-not-yet = Corrija primero los errores o elija qué significan las columnas.
list-take = { $count ->
    [one] Importar { $count } jugador
   *[other] Importar { $count } jugadores
}
list-event = { $count ->
    [one] Torneo nuevo con { $count } jugador
   *[other] Torneo nuevo con { $count } jugadores
}
levy-take = Marcar la cuota como pagada
levy-back = Marcar la cuota como impagada
levy-paid = ✓
levy-none = Elija una inscripción que deba cuota.
levy-sum = Cuota: { $due } a pagar, { $paid } pagado; { $count ->
    [0] todos han pagado.
    [one] { $count } jugador no ha pagado.
   *[other] { $count } jugadores no han pagado.
}
col-levy = Cuota
entry-similar = Posible duplicado de { $names }. Compruébelo antes de guardar.
entry-stars-before = Ya ha jugado en Future Stars
entry-paid = Ha pagado la cuota
entry-membership = Asociación
membership-member = miembro (aquí o en el extranjero)
membership-non_member = no miembro
membership-concession = tarifa reducida
result-same = El tablero { $board } ya tiene el resultado { $result }. No se ha cambiado nada.
closing-after = Situación actual
closing-slips = { $count ->
    [one] Hay { $count } papeleta rosa pendiente. Aplíquela o rechácela antes del próximo emparejamiento.
   *[other] Hay { $count } papeletas rosas pendientes. Aplíquelas o rechácelas antes del próximo emparejamiento.
}
closing-no-slips = No hay papeletas rosas pendientes.
closing-fees-paid = Todos han pagado.
closing-fees-open = { $count ->
    [one] Falta por pagar { $count } jugador
   *[other] Faltan por pagar { $count } jugadores
}: { $names }
closing-admitted = Admitidos por la dirección pese a las reglas: { $names }
register-bar = Barra en { $bar }: { $count ->
    [one] { $count } jugador inscrito está
   *[other] { $count } jugadores inscritos están
} en ella o por encima.
register-bar-take = Fijar la barra en { $bar } como se propone
register-empty = Todavía no hay inscripciones. Añada una o importe una lista.
register-no-match = Sin resultados para «{ $typed }».
register-add-typed = Añadir «{ $typed }» como inscripción nueva
entry-add = Añadir inscripción
entry-edit = Editar
entry-register = Inscribir
entry-withdraw = Retirar
entry-none = Elija primero una inscripción.
entry-rated = Jugadores de la lista de rating
entry-save-next = Añadir y seguir
entry-added = { $count ->
    [1] Inscripción hecha: { $name }. Añada a la persona siguiente o cierre.
   *[other] Inscripción hecha: { $name }, { $count } personas hasta ahora. Añada a la persona siguiente o cierre.
}
seeds-import = Importar lista de cabezas de serie
seeds-about = Los SP de { $file } se rellenan en las inscripciones con el mismo número del circuito o PIN EGD.
seeds-key = Clave del circuito
seeds-key-hint = si se da, se rechaza una lista con otra firma
seeds-names = Rellenar también las inscripciones halladas solo por el nombre
seeds-fill = Rellenar SP
seeds-done = { $tour }: { $filled ->
    [one] SP de una inscripción rellenados
   *[other] SP de { $filled } inscripciones rellenados
}, fuera de la lista: { $unknown }.
seeds-signed = Firmada con la clave
seeds-by-name = Hallados solo por el nombre y sin rellenar. Compruébelos, marque la casilla de arriba y rellene de nuevo:
seeds-by-name-filled = Hallados solo por el nombre y rellenados:
entry-sp = SP, categoría { $category }
move-board = Mover a otro tablero
move-board-of = Mover el tablero { $board }
move-board-to = Al tablero
move-board-number = Escriba el número de un tablero.
ko-decide = Decidir quién avanza
ko-decide-about = La decisión vale sea cual sea el resultado de la partida. Queda en el historial, con su motivo.
ko-decide-advances = Avanza
ko-decide-back = Retirar la decisión
final-jigos = Un jigo suma a las victorias
final-jigos-nothing = nada
final-jigos-half = media victoria
final-jigos-whole = una victoria entera
copies-second = Segunda carpeta de copias
copies-second-none = Sin segunda carpeta
book-rename = Cambiar el nombre de un campeonato
book-rename-to = Nombre nuevo
book-rename-hint = el nombre de otro campeonato une los dos
book-renamed = { $name } tiene { $editions ->
    [one] una edición
   *[other] { $editions } ediciones
}.
book-confirm = Afiliación confirmada para { $year }
book-confirm-choose = Elija primero un jugador.
book-confirmed = Confirmado para { $year }: { $name }.
entry-family = Apellidos
entry-middle = Segundo nombre
entry-latin = Transliteración
entry-latin-hint = apellidos primero; si está vacío: { $proposed }
entry-latin-order = apellidos primero, en letras latinas
entry-town = Ciudad
entry-reason = { reason }
entry-reason-hint = necesario para cambios tras el cierre de la inscripción
entry-left = dejó el torneo
entry-returned = volvió
entry-not-seen = llegada marcada por error
entry-given = Nombre
entry-registered = Inscripción hecha: { $name }.
entry-withdrawn = Retirada hecha: { $name }.
entry-pin = PIN EGD
entry-pin-hint = ocho cifras
entry-ffg-licence = Licencia francesa (FFG)
entry-ffg-status = Estado de la licencia
entry-ffg-status-hint = - para normal, o una letra
entry-aga = Número AGA
entry-user-name = Nombre de usuario en el servidor
entry-rating-rank = Rango para listas de rating
entry-rating-rank-hint = Solo si difiere del rango con el que juega, por ejemplo 6d por un rango honorífico.
entry-irn = Número del circuito
entry-sex = Sexo (para premios)
sex-unknown = sin indicar
sex-f = chica
sex-m = chico
entry-publication = Publicación
publish-full = nombre completo
publish-initials = solo iniciales
publish-anonymous = anónimo
entry-overrule = Admitir por decisión de la dirección, pese a las reglas
ratings-import = Importar lista de rating
rated-compare = Comparar con la lista de rating
rated-take = Tomar
rated-take-all = Tomar todo
rated-same = Todas las inscripciones coinciden con las listas de rating.
rated-unknown = En las listas de rating faltan los números de { $names }.
ratings-none = Todavía no hay lista de rating: importe el archivo de la EGD, la FFG o la AGA.
ratings-of = Lista de rating del { $day }, { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}.
ratings-undated = Lista de rating sin fecha, { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}.
ratings-stale = Está anticuada: importe una nueva antes del torneo.
ratings-row = en la lista de rating, { $count ->
    [one] { $count } torneo
   *[other] { $count } torneos
}
entry-birth = Año de nacimiento
entry-rank-hint = 30k a 1k, 1d a 9d, 1p a 9p
entry-family-group = Familia
entry-family-group-hint = la misma palabra para hermanos y padres
entry-fixed-board = Tablero fijo
entry-fixed-board-hint = por ejemplo, por movilidad reducida; suele ir vacío
entry-shift = Ajuste de la puntuación inicial
entry-plays = Juega en las rondas
entry-ghost = fantasma
entry-guest = invitado
entry-ghost-long = Jugador fantasma: juega solo si el número de jugadores es impar
entry-guest-long = Invitado: no recibe puesto ni puntos
sleepers = { $count ->
    [one] Un jugador del grupo superior se salta una ronda. Según las reglas, una puntuación inicial más baja lo saca del grupo:
   *[other] { $count } jugadores del grupo superior se saltan rondas. Según las reglas, una puntuación inicial más baja los saca del grupo:
}
sleeper-rounds = se salta { $rounds }
sleeper-lower = Rebajar { $by }
status-of-preregistered = preinscrito
status-of-registered = inscrito
status-of-withdrawn = retirado

col-number = N.º
col-name = Nombre
col-rank = Rango
col-rating = Rating
col-country = { country }
col-club = Club
col-category = Edad
col-sp = SP
col-group = Grupo
col-way = Vía
col-stage = Alcanzado
col-initial = Inicial
col-status = Estado
col-missed = Se salta
col-slip = Papeleta
col-change = Cambio
col-place = Puesto
col-board = Tablero
col-black = Negro
col-white = Blanco
col-score = Punt.
col-result = Resultado
col-handicap = Hándicap
col-notes = Notas
col-remark = Aviso
col-reason = Motivo
col-when = Cuándo
col-who = Quién
col-what = Qué
col-details = Detalles
col-competition = Competición
col-changes = Filas

round-title = Ronda { $round }
round-unpaired = sin emparejar
round-draft = borrador
round-released = publicada
round-confirmed = { status-confirmed }
round-pair = Emparejar
round-unpair = Desemparejar ronda
round-empty = Esta ronda todavía no está emparejada.
round-bye = { $name } tiene el bye
round-left = Sin emparejar: { $names }
hand = Cambios manuales
hand-unpair = Desemparejar
hand-swap = Intercambiar colores
hand-lock = Bloquear
hand-unlock = Desbloquear
hand-locked = bloqueado: reemparejar no cambia este tablero
hand-explain = Explicar
hand-idle = Sin partida
hand-pair = Emparejar a estos dos
hand-missing = { $count ->
    [one] Se salta la ronda: 1 jugador
   *[other] Se saltan la ronda: { $count } jugadores
}
hand-two = Elija primero dos jugadores.
hand-finish = Emparejar a los restantes
hand-rest = Reemparejar tableros sin bloquear
hand-yes = Hacerlo de todos modos
hand-round = Toda la ronda
hand-renumber = Renumerar tableros
hand-renumbered = { $count ->
    [0] No ha cambiado ningún número de tablero.
    [one] { $count } partida tiene un número de tablero nuevo.
   *[other] { $count } partidas tienen números de tablero nuevos.
}
hand-seats = Intercambiar jugadores
hand-teams = Intercambiar equipos, por un jugador de cada uno
hand-held = Jugador elegido: { $name }. Vaya a otro tablero y elija allí un asiento, o dele el bye.
hand-seat-first = Elija primero un asiento.
hand-bye = Dar el bye
drag-hint = O arrastre un jugador a otro asiento o al bye, y un número de tablero a otro tablero.
drag-seat = tablero { $board }, { $colour }
drag-bye = el bye
drag-pair = una partida con { $name }
board-in-text = tablero { $board }
drag-nowhere = suelte en un asiento, un tablero o el bye
drag-number = Arrastre el número para mover la partida a otro tablero.
drag-shift = Mayús muestra los números.
drag-numbers = Mostrar números
verdict-good = Bien
verdict-worse = Peor
verdict-breaks = Pregunta antes
verdict-impossible = Imposible
some = Emparejar a algunos …
some-title = Emparejar a algunos jugadores de la ronda { $round }
some-numbers = Números
some-numbers-hint = 1, 4, 7..12
some-numbers-wrong = Introduzca números e intervalos, como 1, 4, 7..12.
some-scores = Puntuaciones antes de esta ronda
some-scores-hint = 21, 20.5
some-categories = Categorías de edad
some-senior = sénior
some-nobody = Elija primero jugadores por número, puntuación o categoría de edad.
some-rest = Los demás jugadores se emparejan después. Los emparejamientos existentes se mantienen. El bye se da al emparejar a los últimos jugadores.
some-pair = Emparejar a los elegidos
report = Informe de la ronda { $round }
report-short = Informe
report-nothing = Nada que señalar.
groups = Grupos de puntuación
groups-about = { $groups } grupos de puntuación, flotaciones: { $floats }. La tabla de abajo muestra lo mismo.
groups-line = Tablero { $board }: { $down } flota hacia abajo contra { $up }
groups-lines = { $count ->
    [one] { $count } flotación
   *[other] { $count } flotaciones
}
groups-float = { $board } a { $score }
groups-players = Jugadores
groups-games = Partidas internas
groups-down = Tableros que flotan hacia abajo
groups-alone = { $count ->
    [one] { $count } sin partida
   *[other] { $count } sin partida
}
picture-table = Como tabla
button-key = Tecla: { $key }
table-columns = Columnas
table-find = Buscar en la tabla
table-found = { $shown } de { $all } filas
table-none-found = Nada en la tabla coincide con { $typed }.
table-copy = { $count ->
    [one] Copiar la fila
   *[other] Copiar { $count } filas
}
table-copied = { $count ->
    [one] Una fila está en el portapapeles.
   *[other] { $count } filas están en el portapapeles.
}
entry-register-marked = Inscribir marcados: { $count }
entry-withdraw-marked = Retirar marcados: { $count }
boards-grid = Tableros por estado
boards-grid-about = Tableros: { $all }. Completos: { $done }, introducidos una vez: { $once }, difieren: { $differ }, abiertos: { $open }.
boards-grid-differ = las pasadas difieren
boards-grid-ladder = jigo, por decidir
boards-grid-adjourned = aplazada
boards-grid-open = abierto
boards-grid-once = introducido una vez
boards-grid-complete = completo
remark-rematch = { $count ->
    [one] Ya se han enfrentado.
   *[other] Ya se han enfrentado { $count } veces.
}
remark-second-bye = Otro bye para { $first } evitaría esta repetición.
remark-family = Son de la misma familia.
remark-float = { $first } flota hacia abajo y { $second } hacia arriba, { $amount }.
remark-categories = Son de categorías de edad distintas.
remark-far-apart = Están muy lejos: { $first } rangos y { $second } puntos.
remark-club = Son del mismo club.
remark-country = Son del mismo país.
remark-blacks = { $first } habrá jugado con Negro { $amount } veces más que con Blanco.
remark-whites = { $first } habrá jugado con Blanco { $amount } veces más que con Negro.
remark-handicap = { $count ->
    [1] Sin komi.
   *[other] { $count } piedras de hándicap.
}
level-met-before = repeticiones
level-same-family = misma familia
level-winless = jugadores sin victorias
level-categories = categorías mezcladas
level-score-difference = diferencias de puntuación
level-may-meet-in-the-knock-out = posibles rivales en eliminatoria
level-floats = flotaciones
level-same-club = mismo club
level-same-country = mismo país
level-colours = equilibrio de colores
level-handicap = hándicaps
level-seeding = colocación en los grupos de puntuación
level-lot = sorteo
level-clubs-and-countries = clubes y países
hand-price = Frente al mejor emparejamiento: { $price }.
hand-best = La ronda es tan buena como el mejor emparejamiento.
why = ¿Por qué el tablero { $board }?
why-pays = Cuesta: { $price }.
why-free = No cuesta nada.
why-otherwise = Sin él, la ronda sería peor: { $price }.
why-instead = Negro jugaría entonces contra { $black } y Blanco contra { $white }.
why-worse = Con él, la ronda es peor que la mejor ronda: { $price }.
why-best-instead = En la mejor ronda, Negro juega contra { $black } y Blanco contra { $white }.
pass-black = Primera pasada: resultados de Negro.
pass-white = Segunda pasada: resultados de Blanco.
pass-both = Resultados.
keys-results = 1 ganó Negro · 2 ganó Blanco · = jigo · 0 pierden ambos · F incomparecencia · W walkover · Retroceso borra · B número de tablero
keys-results-two = 1 ganó Negro · 2 ganó Blanco · = jigo · 0 pierden ambos · F incomparecencia · W walkover · Retroceso borra · B número de tablero · P otra pasada
waiting-forfeit = Incomparecencia: ¿quién gana? 1 Negro · 2 Blanco · 0 nadie
waiting-walkover = Walkover: ¿quién avanza? 1 Negro · 2 Blanco
waiting-ladder = Escalera: ¿quién ganó? 1 Negro · 2 Blanco
waiting-settle = Resultado correcto: 1 ganó Negro · 2 ganó Blanco · = jigo · 0 pierden ambos
keys-disagree = Las pasadas difieren en el tablero { $board }. Compruebe la papeleta y pulse S y el resultado, que sustituye a ambas pasadas.
keys-confirmed = Esta ronda está confirmada. Para corregir un tablero, pulse S y después el resultado.
keys-ladder = El tablero { $board } es un jigo de la eliminatoria. Pulse G para la escalera y sus tiempos, o L y después 1 o 2 para el ganador.
keys-rounds = [ ronda anterior · ] ronda siguiente
pass-count = { $done } de { $all }
pass-counts = Pasada 1: { $first } de { $all } · Pasada 2: { $second }
waiting-board = Tablero { $digits } …
result-black = ganó Negro
result-white = ganó Blanco
result-jigo = jigo
result-both-lose = pierden ambos
result-black-forfeit = ganó Negro por incomparecencia
result-white-forfeit = ganó Blanco por incomparecencia
result-both-forfeit = pierden ambos por incomparecencia
result-wo-black = walkover para Negro
result-wo-white = walkover para Blanco
result-none = sin resultado
result-unknown = desconocido
result-disagree = { $black } para Negro, { $white } para Blanco
result-choose = Resultado del tablero { $board }
result-clear = borrar el resultado
result-wins = ganó { $name }
result-settle = Corregir el tablero { $board }
pass-to-white = Ir a la segunda pasada
pass-to-black = Ir a la primera pasada
correction = Corregir el tablero { $board } de la ronda { $round }
correction-affected = De este resultado dependen partidas posteriores de este cuadro:
correction-through = Aplicar en cadena
correction-annul = Anular partidas posteriores
correction-keep = Mantener a los que avanzaron
correction-change = { $before } pasa a { $after }
correction-standings = Cambian las clasificaciones tras la ronda { $round } y posteriores. Las hojas ya impresas quedan anticuadas.
correction-later = La ronda { $later } ya está emparejada con el resultado antiguo. Sus emparejamientos se mantienen.
release-stale = ¿Publicar la ronda { $round }, que ya no está al día?
stale-only = { $count ->
    [one] Reemparejar solo el tablero { $boards }
   *[other] Reemparejar solo los tableros { $boards }
}
stale-forfeit = Introducir la incomparecencia en el tablero { $board }
stale-both-forfeit = Introducir que ambos pierden en el tablero { $board }
stale-seat = Sentar a { $name } en el tablero { $board }
change-pairing = Cambiar el emparejamiento
change-pairing-about = Cambie tableros sin resultado de la ronda publicada. Los tableros cambiados quedan marcados.
release-title = ¿Publicar la ronda { $round } sin todos?
release-about = { $count ->
    [one] Un jugador no tiene partida ni bye:
   *[other] { $count } jugadores no tienen partida ni bye:
}
release-pair = Emparejarlos
release-bye = Dar el bye a { $name }
release-pair-bye = Emparejar { $name } con { $other }, que tiene el bye
release-anyway = Publicar de todos modos
ladder = Escalera de jigo
ladder-accepted = El árbitro aceptó el jigo a las { $time }.
ladder-accepted-at = Jigo aceptado a las
ladder-empty-hint = deje vacío para ahora
ladder-start = Iniciar escalera
ladder-board = { $lines }×{ $lines }
ladder-new-game = Partida nueva
ladder-times = { $minutes } min, después 1 × { $seconds } s; komi { $komi }
ladder-remaining = Quedan: Negro { $black }, Blanco { $white }
ladder-left = Minutos restantes, { $colour }
ladder-was-white = { $colour } sacó Blanco y gana
ladder-game-won = ganó { $colour }
ladder-played = jugada
ladder-next = se juega ahora
ladder-later = si hace falta
ladder-needless = no hace falta
ladder-between = empieza de { $from } a { $to }
ladder-from = empieza a las { $from }
ladder-wait = en { $time }
ladder-start-due = quedan { $time } para empezar
ladder-late = { $time } de retraso
ladder-nigiri = Nigiri: Negro tiene que pasar, así que gana Blanco. ¿Quién era Blanco tras el nigiri? Los colores son los de la primera partida.
ladder-black-is-white = Negro es ahora Blanco
ladder-white-is-white = Blanco es ahora Blanco
ladder-ended = Terminó a las
ladder-advances = { $name } avanza.
ladder-back = Quitar la última partida
ladder-won = { $colour } ganó la escalera
needs-ladder = jigo: falta la escalera
note-rematch = ya se enfrentaron
note-family = misma familia
note-club = mismo club
note-country = mismo país
note-black_floats_down = Negro flota hacia abajo
note-white_floats_down = Blanco flota hacia abajo
note-far_apart = muy lejos
note-board9 = 9x9
note-board13 = 13x13

ko-name = KO{ $category }
ko-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
ko-not-drawn = sin sortear
ko-draw = Sortear KO{ $category }
ko-draw-all = Sortear todo
ko-all-frozen = La lista está congelada. No se sortea ahora y mantiene su compromiso anunciado.
ko-all-planned = Sorteado con los ajustes elegidos.
ko-all-usual = Sorteado como se propone.
ko-choice = Ajustes del sorteo
ko-size = Jugadores en el cuadro
ko-size-other = Otro número
ko-first-round = Primera ronda
ko-first-round-hint = vacío: acaba con la última ronda
ko-size-hint = pueden entrar: { $count }
ko-size-rounds = rondas { $first }–{ $last }
ko-size-byes = { $count ->
    [0] sin byes
    [one] { $count } bye
   *[other] { $count } byes
}
ko-size-out = { $count ->
    [0] nadie queda fuera
    [one] { $count } queda fuera
   *[other] { $count } quedan fuera
}
ko-size-gap = { $count ->
    [0] rangos iguales
    [one] hasta { $count } rango de diferencia
   *[other] hasta { $count } rangos de diferencia
}
ko-effect = { $size } jugadores, { $lines } casillas, rondas { $first } a { $last }:
ko-gaps = Diferencias de rango en las primeras partidas si el sorteo siguiera la lista: { $gaps }.
ko-way = Vía de entrada al cuadro
ko-way-wild = Wild card
qualifying = Fase previa
qualifying-title = Fase previa de KO{ $category }
qualifying-about = Las últimas plazas del cuadro se deciden en las rondas anteriores. Los ganadores están en el cuadro cuando se sortea.
qualifying-lines = Casillas del cuadro
qualifying-rounds = Rondas de la previa
qualifying-for-wild = Wild cards en juego
qualifying-wild = Wild cards de la lista: { $count }
qualifying-planned = Previsto para { $lines } casillas: { $direct } entradas directas, { $wild } wild cards; partidas en las rondas { $first } a { $last }.
qualifying-won = { $name } está en el cuadro.
qualifying-nobody = Sin ganador.
qualifying-back = Borrar plan
qualifying-plan = Planear partidas
qualifying-again = Planear de nuevo
ko-way-qualified = De la previa
ko-way-later = Desde la ronda { $round } del cuadro
ko-most = Wild cards: { $wild } de un máximo de { $most_wild }. De la previa: { $qualified } de un máximo de { $most_qualified }.
ko-up = Subir
ko-down = Bajar
ko-first = Este jugador ya es el primero.
ko-last = Este jugador ya es el último.
ko-sort = Restablecer el orden por fuerza
ko-moved = movido por la dirección
ko-out = fuera
ko-excluded = Fuera de la lista: { $count }
ko-apart-countries = Separar países en la primera ronda
ko-apart-clubs = Separar clubes en la primera ronda
ko-third = Partida por el tercer puesto
ko-reason-hint = se guarda con el sorteo y se imprime en su acta
ko-reason-needed = Introduzca un motivo. Se guarda con el sorteo.
ko-freeze = Congelar lista
ko-frozen = La lista está congelada
ko-frozen-about = Lea este número en voz alta o anótelo antes de las cifras públicas: demuestra que la lista no se cambió después.
ko-thaw = Cambiar la lista
ko-draw-ceremony = Sortear casilla a casilla
ko-draw-now = Sortear de una vez
ko-again = Esto sustituye al cuadro sorteado antes, que queda en el historial.
ko-keep = Mantener el cuadro
ko-redraw = Sortear de nuevo
ko-redraw-begun = Ya hay partidas de este cuadro emparejadas. Desempareje primero esas rondas.
ko-replace = Sustituir jugador
ko-replace-none = Elija primero la casilla de un jugador.
ko-replace-who = ¿Quién sustituye a { $name }?
ko-replace-about = La casilla de un cabeza de serie pasa al más fuerte de los que no lo son, y la de este al reserva. Sin reserva, la casilla pasa a ser un bye.
ko-replace-reason = deje vacío si es una retirada
ko-alternate = Reserva
ko-alternate-next = Siguiente de la lista
ko-alternate-none = No queda nadie: un bye
ko-ceremony = Mostrar el sorteo
ko-entropy = Cifras públicas
ko-entropy-hint = dados o números cantados en la sala, solo cifras; los separadores no cuentan
closing-entropy = Cifras públicas para el sorteo
closing-entropy-hint = cantadas ahora y mezcladas en la semilla del sorteo; puede quedar vacío
seed-new = Nueva semilla del sorteo
seed-new-hint = El historial la guarda, y la comprobación nombra las rondas emparejadas con la semilla anterior.
seed-draw = Sortear semilla
ko-digits = Número de cifras
ko-digits-hint = se anuncia ahora; puede quedar vacío
ko-source = Origen de las cifras
ko-source-hint = se anuncia ahora, como dados en la sala o una lotería y su hora
ko-frozen-number = Congelación { $number }, { $at }
ko-announced = { $digits ->
        [0] Anunciado: cualquier número de cifras
        [one] Anunciado: 1 cifra
       *[other] Anunciado: { $digits } cifras
    }
ko-acts = Congelaciones y sorteos
ko-act-freeze = { ko-frozen-number }
ko-act-draw = Sorteo { $number }, { $at }
ko-act-undone = (deshecho)
ko-list = Lista en orden de colocación
ko-list-empty = Ningún jugador inscrito es de esta categoría.
ko-summary = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, desde la ronda { $first }.
ko-winner = Ganador: { $name }
ko-shown = Vista
ko-whole = Todo el cuadro
ko-section = Sección { $number }
ko-zoom = Zoom
ko-smaller = Reducir
ko-larger = Ampliar
ko-fit = Ajustar
ko-overview = Vista general
ko-overview-about = Cuadro de { $lines } líneas. Partidas decididas: { $decided } de { $games }. La tabla de abajo muestra lo mismo.
ko-overview-game = Partida
ko-picture = Guardar imagen
ko-in-round = ronda { $round }
ko-bye = bye
ko-board-room = tablero { $board }, { $room }
ko-needs-ladder = jigo: escalera
ko-invalidated = invalidada
ko-vacant = sin jugador
ko-open-side = por decidir
ko-cell-box = Casilla { $box }, { $group }: { $name }
ko-cell-game = { $stage }, partida { $number }, ronda { $round }
ko-cell-won = Ganador: { $name }
ko-versus = { $a } contra { $b }
ko-versus-won = { $a } contra { $b }, ganador: { $won }
ko-ranking = Puestos y etapas
ko-shared = { $from }–{ $to }
ko-still-in = sigue en juego
ko-record = Acta del sorteo
ko-commitment = Compromiso
ko-nonce = Nonce
keys-table = las flechas mueven · Av Pág secciones · + - Z zoom · V sorteo
keys-table-categories = [ ] categorías
keys-table-results = 1 ganó Negro · 2 ganó Blanco · = jigo · 0 pierden ambos · F incomparecencia · W walkover · Retroceso borra · P otra pasada
ceremony-title = KO{ $category }: el sorteo
ceremony-count = { $shown } de { $all }
ceremony-box = Grupo { $group }, casilla { $box }
ceremony-lot = Número { $drawn } de { $of }
ceremony-again = { $count ->
    [one] sorteado de nuevo una vez, para separar países o clubes
   *[other] sorteado de nuevo { $count } veces, para separar países o clubes
}
ceremony-alone = sin sorteo: solo queda un jugador
ceremony-meets = se enfrenta a { $name }
ceremony-bye = tiene bye en la primera ronda
ceremony-open = rival aún sin sortear
ceremony-commitment = Compromiso de la lista
ceremony-next = Siguiente
ceremony-play = Reproducir
ceremony-pause = Pausa
ceremony-all = Ir al final
stage-round_of_64 = Ronda de 64
stage-round_of_32 = Dieciseisavos de final
stage-round_of_16 = Octavos de final
stage-quarter_final = Cuartos de final
stage-semi_final = Semifinales
stage-winners_final = Final de ganadores
stage-losers_round = Cuadro de perdedores
stage-second_final = Segunda final
stage-third_final = Tercera final
ko-loser-of = perdedor: { $game }
ko-winner-of = ganador de la ronda { $round }, partida { $number }
stage-final = Final
stage-third_place = Tercer puesto
stage-finalist = Finalista
stage-qualifying = Fase previa
stage-winner = Ganador
stage-final_group = Final, grupos
stage-final_semi_finals = Final, semifinales
stage-final_finals = Final, finales

final-name = Final { $category }
final-group = Grupo { $name }
final-score = Victorias
final-by = Decidido por
final-by-wins = victorias
final-by-direct_game = partida directa
final-by-entry_position = posición de entrada
final-by-ladder = tableros más pequeños
final-by-nothing = sin decidir
final-tie = Empate.
final-tie-hint = Juegan en tableros más pequeños. Elíjalos en el orden de sus resultados, el mejor primero.
final-tie-named = ya elegido
final-day = Día { $day }
final-eve = Día anterior
final-phase-group = grupos
final-phase-semi_finals = semifinales
final-phase-finals = finales
final-alone-rounds = Rondas en las que solo se juega la Final
final-alone = solo juega la Final
final-rests = Descansan: { $names }
final-places = Puestos
final-size = Jugadores
final-list = Lista por puntos
final-draw = Sortear la Final { $category }
final-rests-when = Plan de descansos
final-way-best = los mejores juegan dos partidas al día
final-way-lots = por sorteo
final-way-eve = una primera ronda el día anterior
final-ladder-keys = ¿Quién ganó la escalera? 1 Negro · 2 Blanco
final-state-waiting = próxima
final-state-due = por emparejar
final-state-running = en juego
final-state-ladder = { needs-ladder }
final-state-jigo = { result-jigo }
final-state-invalidated = { ko-invalidated }
final-state-vacant = { ko-vacant }
how-walkover = WO
how-forfeit = incomparecencia
how-ladder = por la escalera
how-bye = bye
how-ruling = por decisión
group-gold = oro
group-bronze = bronce
group-blue = azul
group-green = verde
group-magenta = magenta
group-red = rojo

standings-after = Clasificación tras la ronda { $round }
standings-round = Tras la ronda
prize-list-fix = Fijar para la entrega de premios
prize-list-state = La lista para la entrega de premios está fijada tras la ronda { $round }: { $time }, cabeza { $head }. Los premios la siguen.
prize-list-take-back = Retirar la lista
standings-newest = última
standings-find = Buscar un jugador ( / )
standings-empty = Todavía no hay jugadores inscritos.
standings-view = Vista
standings-view-key = tabla, tabla cruzada, puestos por ronda
standings-view-table = Tabla
standings-view-crosstable = Tabla cruzada
standings-view-places = Puestos por ronda
crosstable-about = Quién jugó con quién: jugadores { $players }, partidas { $games }. La tabla de abajo muestra lo mismo.
crosstable-games = { games-title }
crosstable-win = ganada
crosstable-loss = perdida
crosstable-jigo = { result-jigo }
crosstable-open = sin resultado
crosstable-game = { $name } – { $other }: { $result }, ronda { $round }
crosstable-of = { $name }: { $games }
places-about = Puestos tras cada ronda. Jugadores: { $players }, rondas: { $rounds }. La tabla de abajo muestra lo mismo.
places-none = La primera ronda aún no está emparejada.

history-find = Buscar en el historial ( / )
history-empty = Todavía no hay cambios.
history-more = Mostrar los { $count }
history-head = Cabeza del historial:
history-sheet-head = Cabeza en una hoja
history-verify = Verificar hoja
history-verified = { $later ->
        [0] La hoja pertenece a este historial. Se imprimió tras la entrada { $entry } ({ $what }, { $at }), y nada ha cambiado desde entonces.
        [one] La hoja pertenece a este historial. Se imprimió tras la entrada { $entry } ({ $what }, { $at }). Después hubo una entrada.
       *[other] La hoja pertenece a este historial. Se imprimió tras la entrada { $entry } ({ $what }, { $at }). Después hubo { $later } entradas.
    }
history-verified-undone = Esa entrada se ha deshecho desde entonces.

copies = Copias automáticas
copies-none = Todavía no hay copias. Drawmaster hace una tras cada ronda confirmada y tras cada hora de trabajo.
copies-content = Contenido
copies-holds = { $entries ->
    [one] { $entries } inscripción
   *[other] { $entries } inscripciones
}, ronda { $paired } emparejada, { $confirmed } confirmada, { $results ->
    [one] { $results } resultado
   *[other] { $results } resultados
}
copies-changes = Cambios
copies-last = Último cambio
copies-restore = Restaurar
copies-restored = Restaurado en { $file }. El archivo abierto antes no ha cambiado.
copies-salvage = Recuperar un archivo dañado
copies-damaged = Archivo dañado
copies-salvaged = { $file } contiene lo que se pudo leer: { $entries ->
    [one] { $entries } cambio fiable
   *[other] { $entries } cambios fiables
}, { $doubts ->
    [one] { $doubts } elemento dudoso
   *[other] { $doubts } elementos dudosos
}.
copies-check = Comprobar este archivo
copies-sound = Este archivo está bien: se han verificado { $entries } cambios, { $rows } filas y { $certificates } certificados de emparejamiento.
copies-save-as = Guardar como …
copies-saved-as = El torneo está ahora en { $file }. El archivo antiguo no ha cambiado.
copies-saved-bare = El torneo está ahora en { $file }. El archivo antiguo no se pudo leer, así que el historial empieza de nuevo.
copies-and-check = Copias y comprobación
copies-read = Recuperar datos
copies-found = Datos recuperados
copies-doubts = Perdido o no verificable:
copies-no-doubts = No se perdió nada.
copies-open = Abrir

print-print = Imprimir
print-export = Enviar
print-write = Guardar PDF
print-no-round = Todavía no hay ninguna ronda emparejada.
export-notes-about = El otro programa no lo acepta todo como está aquí. Puede corregirlo primero o guardar el archivo ahora.
print-done = Guardado { $file }.
site-done = Guardado { $file }: { $written ->
    [one] un archivo nuevo o cambiado
   *[other] { $written } archivos nuevos o cambiados
}, eliminados: { $removed }.
site-kept = Otra persona cambió estos archivos, así que se quedan: { $files }.
sheet-of-category = { $label }, edad { $category }
sheet-pairings = Emparejamientos por tablero
sheet-pairings-about = Para la pared, con espacio para los resultados.
sheet-pairings-by-name = Emparejamientos por nombre
sheet-pairings-by-name-about = Muestra a los jugadores su tablero.
sheet-seats = Asientos de todas las competiciones
sheet-seats-about = Muestra a cada uno la competición y el tablero donde juega ahora.
sheet-slips = Papeletas de resultado
sheet-slips-about = Seis por página, para recortar.
sheet-wall-chart = Tabla mural
sheet-wall-chart-about = Rivales y victorias de todos los jugadores, al día en cada ronda.
sheet-standings = Clasificación
sheet-standings-about = Con todos los criterios y resultados.
sheet-final-list = Clasificación final
sheet-final-list-about = Tras la última ronda.
sheet-overall = { stage-overall }
sheet-overall-about = Muestra a cada uno una vez: donde lo deja su última fase.
sheet-individual = Clasificación individual
sheet-individual-about = Los jugadores de los equipos, por victorias.
sheet-ko = Cuadro de eliminatoria
sheet-ko-about = Nombres, grupos de valor y ganadores.
sheet-ladder = { ladder }
sheet-ladder-about = Tableros y tiempos para decidir un jigo en eliminatoria.
sheet-draw-record = { ko-record }
sheet-draw-record-about = Lista, compromiso y números: cualquiera puede repetir el sorteo.
sheet-register = Lista de inscritos
sheet-register-about = Todas las inscripciones con sus números.
sheet-draw-cards = Tarjetas de sorteo
sheet-draw-cards-about = Una por jugador, para barajar.
sheet-labels = Acreditaciones
sheet-labels-about = Para recortar.
sheet-tables = Números de tablero
sheet-tables-about = Para poner en las mesas.
sheet-timetable = Horario
sheet-timetable-about = Horas propuestas de todas las rondas.
sheet-rules = Reglas
sheet-rules-about = Ritmo de juego, komi, criterios.
sheet-pink-slips = { panel-slips }
sheet-pink-slips-about = Papeletas en blanco, para papel rosa.
sheet-pink-register = Registro de papeletas rosas
sheet-pink-register-about = Todas las papeletas y su resolución.
sheet-sealed-move = Jugada secreta
sheet-sealed-move-about = El formulario para una partida aplazada.
sheet-officials = Oficiales
sheet-officials-about = Árbitros, cronometradores y comité de apelación, para la pared.
sheet-cases = Libro de casos
sheet-cases-about = Todos los casos con decisiones, reclamaciones y apelaciones; solo para el árbitro.
sheet-case = Actas de casos
sheet-case-about = Cada caso con sus artículos, su curso y las firmas; solo para el árbitro.
sheet-daily-report = Informe del día
sheet-daily-report-about = Rondas, incomparecencias, correcciones, casos y reclamaciones de hoy, para el organizador.
sheet-late = Jugadores con retraso
sheet-late-about = Para el árbitro: quién llegó tarde, los relojes y cuándo se pierden las partidas. No es para la pared.
sheet-fee-list = Mesa de inscripción
sheet-fee-list-about = Todas las personas a las que se espera, con lo que tienen que pagar; solo para la mesa.
sheet-receipt = Recibos
sheet-receipt-about = Un recibo de cada pago, con su número.
sheet-cash-report = Informe de caja
sheet-cash-report-about = Lo cobrado cada día y por cada concepto, y lo que debe haber en la caja; solo para el tesorero.
sheet-levy-form = Formulario de la cuota
sheet-levy-form-about = La cuota de todos los jugadores por tarifa, para la asociación.
sheet-incidents = Incidentes
sheet-incidents-about = El registro del árbitro: lo que el torneo ha anotado, y líneas en blanco.
sheet-self-pairing = Tabla de emparejamiento libre
sheet-self-pairing-about = Para un torneo paralelo.
sheet-points = { col-points }
sheet-points-about = Puntos SEYGO y su origen.
file-h9 = Resultados para la lista de rating
file-h9-about = Archivo H9 para la European Go Database.
file-tou = Resultados para la federación francesa
file-tou-about = Archivo tou para la FFG.
file-aga = Resultados para la AGA
file-aga-about = Archivo de resultados de la American Go Association.
file-opengotha = Archivo de OpenGotha
file-opengotha-about = El torneo completo, para otros programas.
file-macmahon = Archivo de MacMahon
file-macmahon-about = La competición con todas las partidas, para MacMahon 3.
file-pairgoth = Archivo de Pairgoth
file-pairgoth-about = La competición con todas las partidas, para Pairgoth.
file-trf = Informe para programas de suizo (TRF16)
file-trf-about = Partidas y puntos para programas que comprueban emparejamientos; el formato del ajedrez.
file-csv = Clasificación en CSV
file-csv-about = Para hojas de cálculo.
file-json = Datos para un sitio web
file-json-about = Todas las competiciones en JSON: jugadores tal como se publican, rondas, resultados, clasificaciones, cuadros, puntos.
file-fees = Cuentas (CSV)
file-fees-about = Lo que cada uno debe, ha pagado y tiene pendiente. Solo para el tesorero: lleva los nombres completos.
file-payments = Pagos (CSV)
file-payments-about = Pagos y devoluciones con sus recibos. Solo para el tesorero: lleva los nombres completos.
file-cases = Libro de casos (CSV)
file-cases-about = Todos los casos del árbitro con decisiones, reclamaciones y apelaciones. Solo para el árbitro: lleva los nombres completos.
file-entries = Inscripciones en CSV
file-entries-about = Para los organizadores, con nombres completos.
sheet-doors = { setting-event-halls }
sheet-doors-about = Los tableros de cada sala, para las puertas.
sheet-prizes = Premios
sheet-prizes-about = Los premiados, grupo por grupo.
sheet-sp-list = Lista de puntos
sheet-sp-list-about = Los puntos del circuito usados para la colocación.
file-html = Páginas web
file-html-about = Una carpeta con emparejamientos, clasificaciones y cuadros para una pantalla o un servidor web.
file-site = Sitio web
file-site-about = Páginas, hojas, resultados y datos de todas las competiciones en una carpeta o un archivo .zip. Al guardar de nuevo, solo se escriben los archivos cambiados.
print-round-short = Imprimir
print-all = Imprimir todo para la ronda { $round }
print-all-done = { $folder } contiene { $count ->
        [one] 1 hoja
       *[other] { $count } hojas
    }.
print-all-written = { $count } guardadas, { $without } omitidas
print-look = Vista previa
print-options = Opciones de impresión
print-option-paper = Papel
print-option-language = { desk-language }
print-option-second-language = Segundo idioma
print-option-hall = { room-name }
print-option-copies = Copias
print-option-landscape = Horizontal
print-option-replace = Sustituir los caracteres que faltan
print-paper-own = Predeterminado
print-paper-a4 = A4
print-paper-a3 = A3
print-paper-letter = Carta
print-paper-legal = Legal
print-hall-all = Todas las salas
print-option-day = Día del informe
print-preview = Vista previa: { $label }
print-page-back = Anterior
print-page-on = Siguiente
print-page-of = Página { $page } de { $pages }
print-first-page = Esta es la primera página.
print-last-page = Esta es la última página.
print-missing = Ninguna fuente tiene { $characters }. Cambie estos nombres o marque «Sustituir los caracteres que faltan» para imprimir � en su lugar.
language-draft = Traducción en borrador: aún sin revisar por ningún hablante nativo.
print-option-format = Tamaño
print-format-own = Corte a mano
print-format-99x67 = Etiquetas 99 × 68 mm, 8 por A4
print-format-99x38 = Etiquetas 99 × 38 mm, 14 por A4
print-format-63x38 = Etiquetas 64 × 38 mm, 21 por A4
print-format-85x54 = Tarjetas 85 × 54 mm, 10 por A4
print-format-70x37 = Etiquetas 70 × 37 mm, 24 por A4
print-format-6 = 6 por página
print-format-4 = 4 por página
tour-bundle = Paquete para el circuito
tour-bundle-hint = El archivo firmado del que el circuito saca los puntos, y el traspaso del torneo a otro organizador.
tour-bundle-about = Un archivo firmado con los jugadores, resultados y puntos de este torneo. Envíelo al circuito. No lo publique: puede contener nombres de jugadores que no deben publicarse.
tour-bundle-own-key = Su clave pública. Désela una vez al circuito, por otro canal que el paquete:
tour-bundle-save = Guardar paquete
tour-bundle-hand-over = Traspasar el torneo
tour-bundle-hand-over-about = Después de que usted haya emitido un paquete, otro organizador puede emitir los siguientes con su propia clave, a partir de una copia de este archivo de torneo. Traspase primero el torneo y después copie el archivo.
tour-bundle-new-key = Clave pública del otro organizador
tour-bundle-handed-over = { $event } queda traspasado a la clave { $to }.
print-tour = Del libro del circuito
tour-book = El libro del circuito
tour-race = Carrera hacia la Final
tour-race-about = Puntos del año por categoría, y quién se clasifica.
tour-prizes = Premios del año
tour-prizes-about = Los tres primeros, chicas, chicos, mayor progreso, revelación, equipos por país.
tour-sp-list = Listas de puntos del circuito
tour-sp-list-about = Se usan para colocar los cabezas de serie de los cuadros.
print-changed = { $count ->
        [one] 1 línea ha cambiado desde que se imprimió
       *[other] { $count } líneas han cambiado desde que se imprimió
    }
print-progress = Imprimiendo: { $done } de { $all }
print-stop = Parar
print-all-stopped = Parado. { $folder } contiene { $count ->
        [one] 1 hoja
       *[other] { $count } hojas
    }.
print-not-shown = Se guardó { $file }, pero ningún programa de este ordenador pudo abrirlo. Ábralo desde su carpeta e imprímalo allí.
key-print-screen = imprimir las hojas de esta pantalla
print-sheets = Hojas
print-tick-first = Marque primero una hoja.
print-copies-of = Copias de { $sheet }
print-printer = Impresora
print-send-more = Elegir hojas e imprimir
print-sent = Hojas enviadas a { $printer }: { $count }.
print-sent-some = { $count } de { $all } hojas se enviaron a { $printer }.
key-print-round = imprimir todo para la ronda
sheet-final-groups = Grupos de la Final
sheet-final-groups-about = Tablas cruzadas, partidas de cada ronda, semifinales y finales.
book-print = Imprimir: { $what }

card = Ficha del jugador
card-of = Ficha de { $name }
card-number = N.º { $number }
card-age = categoría de edad { $age }
card-after = Tras la ronda { $round }
card-place = puesto { $place }
card-colours = Colores
card-points = Puntos del circuito
card-colour = Color
card-games = { games-title }
card-no-games = Todavía no hay ninguna ronda emparejada.
card-opponent = Rival
card-opponent-score = Puntuación del rival
card-kind-win = ganada
card-kind-loss = perdida
card-kind-jigo = { result-jigo }
card-kind-open = pendiente
card-kind-bye = { ko-bye }
card-kind-absent = ausente
card-kind-none = sin partida
card-float-up = flota hacia arriba
card-float-down = flota hacia abajo
card-ko-won = ganó a { $name }
card-ko-lost = perdió con { $name }
card-ko-plays = juega contra { $name }
card-ko-waits = rival aún desconocido
card-changes = { copies-changes }
key-card = ficha del jugador
key-card-of-board = ficha de Negro, de Blanco
round-find = Buscar un tablero por jugador, club o número
round-find-short = Buscar ( / )
round-no-match = Ningún tablero coincide.
skip = Saltar al contenido

competitions = Competiciones
competition-next = competición siguiente
competition-next-key = Mostrar esta competición (Alt+C: la siguiente)
import-has-teams = El archivo tiene equipos. Pueden enfrentarse como en el archivo, o el torneo solo tiene sus jugadores.
import-teams = Los equipos se enfrentan
import-take = Importar
import-take-good = Importar sin estas líneas
import-notes = Avisos de la importación
timetable = Horario
timetable-times = { $start } a { $over }
glance = De un vistazo
glance-of = De un vistazo: { $event }
glance-empty = Aún no hay partidas. La estadística empieza con el primer emparejamiento.
glance-rounds = Partidas por ronda
glance-rounds-about = Rondas: { $rounds }, partidas: { $games }. Negro ganó { $black }, Blanco { $white }, jigo { $jigo }. La tabla de abajo muestra lo mismo.
glance-black = { result-black }
glance-white = { result-white }
glance-jigo = { result-jigo }
glance-other = no jugada o sin ganador
glance-open = aún sin resultado
glance-floats = Flotaciones
glance-floats-about = Flotaciones en { $rounds } rondas: { $floats }. La tabla de abajo muestra lo mismo.
glance-knockout = Partidas eliminatorias
glance-handicap = Con hándicap
glance-byes = Byes
glance-colours = Equilibrio de colores
glance-colours-about = { $level } de { $players } jugadores llevaron Negro y Blanco por igual o con una de diferencia. La tabla de abajo muestra lo mismo.
glance-balance = Negro menos Blanco
glance-gaps = Partidas por diferencia de rango
glance-gaps-about = El jugador más fuerte ganó { $won } de { $games } partidas ({ $percent } %). La tabla de abajo muestra lo mismo.
glance-ranks = Diferencia de rango
glance-stronger = ganó el más fuerte
glance-weaker = ganó el más débil
glance-handicaps = Partidas por hándicap
glance-handicaps-about = Partidas con hándicap: { $handicap } de { $games }. La tabla de abajo muestra lo mismo.
glance-stones = Piedras
people-conflicts = Inscritos, pero a algunos se les espera dos veces a la misma hora:
competition-choose = Ir a { $name }
competition-about = { $system }, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
competition-about-free = { $system }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
system-mcmahon = McMahon
system-novices = principiantes
system-league = liga
system-club-ladder = escalera de club
system-swiss = sistema suizo
system-round-robin = todos contra todos
system-score-pairing = emparejamiento por puntuación
system-generalised-knock-out = eliminatoria generalizada
system-zoned-swiss = suizo por franjas
system-knock-out = eliminatoria
system-swiss-knock-out = suizo con eliminatoria
system-double-elimination = doble eliminación
system-zones = zonas y eliminatoria
kind-templates = Plantillas
kind-systems = Sistemas
system-about-mcmahon = Los jugadores empiezan con una puntuación según su rango; se enfrentan los de igual puntuación.
system-about-novices = Principiantes en tableros pequeños con hándicap; se enfrentan los que no tienen victorias, para que pocos pierdan todas las partidas.
system-about-league = Todos contra todos en su división durante meses; los primeros suben y los últimos bajan.
system-about-club-ladder = Meses de partidas en un club: una victoria sube un peldaño y una derrota baja uno; los peldaños dan piedras y komi.
system-about-swiss = Todos empiezan igual; se enfrentan los de igual puntuación.
system-about-round-robin = Cada uno se enfrenta a todos una vez.
system-about-score-pairing = Números por sorteo; se enfrentan los de igual puntuación, la mitad superior de cada grupo con la inferior.
system-about-knock-out = Quien pierde queda fuera. Un solo cuadro sorteado, con partida por el tercer puesto si se quiere.
system-about-swiss-knock-out = Un suizo cuyos ocho primeros juegan una eliminatoria en las últimas rondas, mientras los demás siguen.
system-about-double-elimination = Quien pierde sigue en un segundo cuadro y queda fuera tras la segunda derrota. Los ganadores de los dos cuadros juegan la final.
system-about-zones = Zonas por sorteo de todos contra todos, y después una eliminatoria de sus ganadores.
system-about-generalised-knock-out = Nadie queda fuera: se enfrentan los jugadores con los mismos resultados en el mismo orden.
system-about-self-pairing = Dos jugadores cualesquiera pueden enfrentarse en cualquier momento, como mucho dos veces; sus partidas se añaden según llegan.
system-about-zoned-swiss = Un suizo propio para cada franja de rangos.
system-self-pairing = emparejamiento libre
games-title = Partidas
games-conditions = { $black } lleva Negro contra { $white }: { $stones ->
    [0] sin piedras
    [one] una piedra
   *[other] { $stones } piedras
 }, komi { $komi }.
games-add = Añadir la partida
games-black = N.º Negro
games-white = N.º Blanco
games-hint = { $meetings ->
    [1] Escriba los números y pulse Intro. Dos jugadores pueden enfrentarse una vez.
    [2] Escriba los números y pulse Intro. Dos jugadores pueden enfrentarse dos veces.
   *[other] Escriba los números y pulse Intro. Dos jugadores pueden enfrentarse { $meetings } veces.
}
games-empty = Todavía no hay nadie inscrito.
games-hint-ladder = Escriba los números y vea quién lleva Negro y con cuántas piedras. Pulse Intro después de la partida.
games-total = Total
games-rung = Peldaño
games-left = Por jugar
games-day-hint = El día en que se jugó la partida. Vacío: hoy.
ladder-prizes = Premios de un periodo
ladder-prizes-from = Desde
ladder-prizes-to = Hasta
ladder-improvement = Mayor progreso
ladder-persistence = Más partidas
ladder-rungs = { $count ->
    [one] sube 1 peldaño
   *[other] sube { $count } peldaños
}
games-climbed = Subida
games-count = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
games-remove = Eliminar la partida contra { $number }
competition-add = Añadir competición
competition-from-file = De un archivo de torneo …
competition-imported = { $name } ha entrado con { $entries ->
    [one] 1 inscripción
   *[other] { $entries } inscripciones
}. { $known ->
    [0] Nadie estaba antes en el torneo.
    [one] 1 persona estaba antes en el torneo.
   *[other] { $known } personas estaban antes en el torneo.
}
competition-name-hint = Déjelo vacío para el nombre habitual.
competition-remove = Eliminar
competition-next-season = Temporada siguiente
competition-next-season-of = Temporada siguiente de { $name }
competition-next-season-about = Se conservan los ajustes y las personas. En una liga, los últimos de cada división cambian de sitio con los primeros de la inferior.
competition-only = El torneo necesita una competición.
people-enter = De otra competición
people-find = Buscar por nombre o club
people-none = Todos están ya inscritos aquí.
people-nobody = Elija a las personas que va a inscribir.
people-enter-count = { $count ->
    [one] Inscribir a 1 persona
   *[other] Inscribir a { $count } personas
}

## Stages

stages = Fases
stages-none = Una fase toma sus jugadores de una competición terminada: una final de los ocho primeros, grupos, una consolación.
stages-picture = Dibujo de las fases; la lista de abajo dice lo mismo
stage-name = Fase
stage-after = Tras
stage-who = Quién sigue
stage-brings = Qué traen consigo
stage-players = { col-players }
stage-state = { adjourn-col-state }
stage-last = { stage-name }
stage-system = Sistema
stage-add = Añadir fase
stage-fill = Llenar
stage-overall = Lista de todas las fases
stage-overall-final = Lista final de todas las fases
stage-overall-interim = Lista provisional de todas las fases
stage-tied-title = Puesto compartido antes de { $name }
stage-choose = Elija quién sigue: { $seats ->
    [one] un jugador
   *[other] { $seats } jugadores
}.
stage-changed-since = La clasificación anterior a ella ha cambiado desde entonces.
stage-brought-since = Los puntos que traían los jugadores han cambiado desde entonces.
stage-takes-places = puestos { $first }–{ $last }
stage-takes-each = primeros de cada uno: { $count }
stage-takes-others = los demás
stage-takes-losers = perdedores de la ronda { $round }
stage-rule-places = Puestos de la clasificación
stage-rule-each = Los primeros de cada zona, división o categoría
stage-rule-others = Los demás
stage-rule-losers = Perdedores de una ronda del cuadro
stage-from-place = Desde el puesto
stage-to-place = Hasta el puesto
stage-count = Cuántos de cada
stage-table-round = Ronda del cuadro
stage-carries-nothing = Nada
stage-carries-score = Todos los puntos
stage-carries-results = Resultados entre ellos
stage-template = Plantilla
stage-template-one = Una fase
stage-template-final-8 = Final de ocho
stage-template-groups = Grupos y después eliminatoria
stage-template-club-groups = Grupos de cuatro por puesto
stage-template-about-final-8 = Los ocho primeros juegan una eliminatoria.
stage-template-about-groups = Los dos primeros de cada zona juegan una eliminatoria, los demás un suizo.
stage-template-about-club-groups = Los puestos 1 a 4 y 5 a 8 juegan todos contra todos sin las partidas ya jugadas; los demás juegan un suizo.

## The referee's desk

help-referee = Los cálculos no necesitan ronda: la clase del ritmo de juego, los retrasos y los relojes tras volver atrás.
    Nada de esta pantalla se publica si usted no lo indica.
key-referee-tabs = pestañas de la mesa del árbitro
referee-tab-calculators = Cálculos
referee-class = Clase del ritmo de juego
referee-overtime-none = ninguno
referee-overtime-byoyomi = byo-yomi
referee-overtime-canadian = canadiense
referee-overtime-fischer = Fischer
referee-periods = Periodos
referee-stones = Piedras
referee-seconds = Segundos
referee-online = Partidas por internet
referee-class-is = Clase { $class }
referee-unrated = No computable
referee-lateness = Retraso (5d, 5e)
referee-start = Comienzo de la ronda
referee-black-came = Llegada de Negro
referee-white-came = Llegada de Blanco
referee-came-hint = vacío: aún no está
referee-used = Tiempo usado: Negro { $black } min, Blanco { $white } min
referee-used-none = perdido
referee-lost-after = Quien llega después de { $time } ha perdido.
referee-lost-one = { $colour } ha perdido.
referee-lost-both = Ambos han perdido.
referee-back = Relojes tras volver atrás (8g.3)
referee-moves = Jugadas hechas
referee-black-used = Usado por Negro, minutos
referee-white-used = Usado por Blanco, minutos
referee-back-to = Volver a la posición tras la jugada
referee-adjourned-at = Aplazada tras la jugada
referee-adjourned-black = Minutos de Negro en el formulario
referee-adjourned-white = Minutos de Blanco en el formulario
referee-adjourned-hint = vacío: no aplazada
referee-clocks-to-set = Ponga los relojes en el tiempo usado: Negro { $black }, Blanco { $white }
referee-incomplete = Rellene los campos.

## Officials, cases and guides

referee-tab-people = Personas
referee-tab-cases = Casos
referee-tab-irregularity = Irregularidades
official-add = Añadir oficial
official-edit = Editar oficial
official-remove = Eliminar oficial
official-none = Elija un oficial.
officials-empty = Aún no hay oficiales. Añada el árbitro principal, luego los tres miembros del comité de apelación y sus suplentes.
official-plays = juega
official-name-hint = vacío: el nombre del jugador
official-family-hint = la palabra de la familia en la inscripción
official-turn-hint = los suplentes entran en este orden
official-as-player = Juega como
col-office = Cargo
col-turn = Orden
col-family = { entry-family-group }
col-related = Pariente de
col-case = Caso
case-add = Añadir caso
case-edit = Editar hechos
case-rule = Decidir
case-protest = Reclamación
case-appeal = Apelación
case-close = Cerrar
case-public = Hacer público
case-private = Hacer privado
case-is-public = público
case-is-private = solo para el árbitro
case-none = Elija un caso.
case-of-other = Este caso pertenece a { $competition }. Elija antes esa competición.
case-search = Buscar
case-all = todos
cases-empty = El libro de casos está vacío. Añada un caso cuando llamen al árbitro.
cases-none-found = Ningún caso coincide con la búsqueda.
case-round = { col-round }
case-board = { col-board }
case-place = Ronda / tablero
case-players = { col-players }
case-players-hint = número o nombre, luego Intro; vacío: los jugadores del tablero
case-player-remove = Quitar a { $name }
case-title = Caso { $number }
case-facts = Los hechos
case-articles = Artículos de las reglas de la EGF
case-articles-hint = por ejemplo 5j, 8g.3
case-happened = Cuándo
case-happened-hint = 14:05 o 2026-08-14 14:05; vacío: ahora
case-ended = Fin de la partida
case-ended-hint = vacío: cuando se introdujo el resultado
case-course = Curso
case-no-steps = Aún no se ha decidido nada.
case-committee = Comité para este caso
case-instead-of = en lugar de { $name }
case-involved = Miembro implicado: { $name } ({ $reasons }).
case-step-ruled = Decisión: { $who }
case-step-protested = Reclamación de { $who }
case-step-appealed = Apelación de { $who }
case-step-closed = Cerrado
case-outcome = Reclamación o apelación
case-corrected = Resultado de la ronda { $round }, tablero { $board } corregido: { $before } → { $after } (entrada { $entry } del diario)
case-entered = Resultado de la ronda { $round }, tablero { $board } introducido: { $before } → { $after } (entrada { $entry } del diario)
case-clocks-used = Relojes: usado por Negro { $black }, por Blanco { $white }
case-clocks-left = Relojes: quedan a Negro { $black }, a Blanco { $white }
case-late-because = Fuera de plazo, motivo para admitirla: { $reason }
case-deadline-result = Reclamaciones contra el resultado:
case-deadline-ruling = Reclamaciones contra la decisión:
case-deadline-one-day = hasta { $at }, quedan { $hours } h { $minutes } min (un día entero)
case-deadline-next-round = hasta { $at }, quedan { $hours } h { $minutes } min (empieza la ronda siguiente)
case-deadline-over = posibles hasta { $at }; el plazo ha terminado
case-act-rule = Decisión en el caso { $number }: { $by }
case-act-protest = Reclamación en el caso { $number }
case-act-appeal = Apelación en el caso { $number }
case-act-close = Cerrar el caso { $number }
case-words-rule = La decisión
case-words-protest = Lo que dice el jugador
case-words-appeal = { case-words-protest }
case-words-close = Cómo terminó
case-result-enter = Resultado que introduce la decisión
case-result-correct = Corrección del resultado confirmado
case-result-none = sin cambios: { $result }
case-carry = Partidas posteriores de la eliminatoria
case-carry-none = no dependen de él
case-carry-through = cambian de jugadores
case-carry-keep = conservan sus jugadores
case-carry-annul = se juegan de nuevo
case-clock-black = Reloj de Negro
case-clock-white = Reloj de Blanco
case-clock-hint = tiempo restante, como 12:30
case-who = Jugador
case-who-other = otra persona
case-against = Contra
case-against-game = el resultado de la partida
case-against-ruling = la última decisión
case-filed = Presentada a las
case-late = Motivo para admitirla fuera de plazo
case-late-hint = solo después del plazo
case-fewer = Deciden menos de tres miembros
guide-needs-case = Añada antes un caso para la partida; la guía anota en él cada respuesta.
guide-kind = Irregularidad
guide-kind-position = piedras desplazadas, añadidas o ausentes (8g)
guide-kind-start = colores o hándicap equivocados (8a)
guide-kind-clock = avería del reloj (8e)
guide-propose = Propuesta { $number }:
guide-proposal-correct = Se corrige la posición y la partida sigue.
guide-proposal-keep = La posición se queda y la partida sigue.
guide-proposal-go-back = La partida vuelve a la posición anterior a la irregularidad.
guide-proposal-resign = Uno de los jugadores abandona.
guide-proposal-new-game = La partida se anula y los jugadores juegan una nueva.
guide-was = { $proposal } Negro: { $black }, Blanco: { $white }
guide-accept = Acepta
guide-refuse = Rechaza
guide-resign = Abandona
guide-agreed = Acordado y definitivo: { $proposal }
guide-resigned = { $colour } ha abandonado. Introduzca el resultado con una decisión en el caso.
guide-committee = No se aceptó ninguna propuesta: decide el comité de apelación (8g.6). Introduzca su decisión en el caso.
guide-shorten = Abreviar: no queda tiempo
guide-no-time = No queda tiempo suficiente.
guide-shortened = Abreviado: { $reason }
guide-clocks-save = Calcular y guardar los relojes
guide-mistake = Error
guide-mistake-colours = colores
guide-mistake-handicap = hándicap
guide-fixed = Jugadas hechas cuando se advirtió
guide-rule = Mostrar lo que deciden las reglas
guide-shown = Tiempo restante que muestra el reloj
guide-actual = Tiempo que debería quedar
guide-flag = Bandera
guide-flag-none = no cayó mal
guide-flag-early = cayó antes de tiempo
guide-flag-late = cayó tarde
guide-flag-seconds = Segundos de adelanto
guide-clock-set = El reloj nuevo muestra que quedan { $time }.
key-case-search = buscar en el libro de casos
key-guide-black = Negro acepta, rechaza
key-guide-white = Blanco acepta, rechaza
referee-tab-articles = Artículos
col-article = Artículo
col-summary = En resumen
col-full-text = Texto completo
article-edit = Editar texto completo
article-text = Texto completo del artículo { $article }
articles-lead = Las reglas de torneo de la EGF en resumen, con nuestras propias palabras. Añada el texto completo de un artículo si lo tiene; las actas lo imprimen entonces.
case-round-filter = Solo ronda
case-print = Imprimir acta
referee-tab-late = Comienzo y retrasos
referee-tab-adjourned = Partidas aplazadas
referee-tab-delays = Horario
key-late-black = Negro: aún no está, después ya está
key-late-white = Blanco: aún no está, después ya está
key-late-time = corregir cuándo llegó un jugador
key-late-clear = ambos jugadores llegaron a tiempo
key-late-forfeit = introducir la incomparecencia
key-late-times = comienzo de la ronda, horas de la jugada secreta
key-late-print = guardar la lista de retrasos
late-empty = Empareje y publique una ronda para anotar los jugadores con retraso.
late-start = Comienzo de la ronda { $round }: { $time }
late-planned = previsto { $time }
late-sealing = Jugada secreta: desde las { $from }, a más tardar a las { $by }
late-sealing-none = Sin horas para la jugada secreta.
late-set-times = Comienzo y jugada secreta
late-started-at = Relojes de Negro en marcha a las
late-seal-from = Jugada secreta permitida desde
late-seal-by = Jugada secreta obligatoria desde
late-time-hint = como 10:05; vacío: ninguna
late-presence = { $presence ->
    [missing] no está
    [came] llegó a las { $time }
   *[other] está
}
late-toggle = { $colour }, tablero { $board }: { $presence ->
    [missing] ya está
   *[other] aún no está
}
late-col-clocks = Relojes
late-col-left = Perdida
late-lost-in = en { $time }
late-lost-at = después de { $time }
late-lost = perdida desde { $time }
late-enter = Introducir { $result }
late-not-lost = Nadie ha perdido esta partida por retraso.
late-decided = Esta partida tiene resultado.
late-arrived = ¿Cuándo llegaron? Tablero { $board }
late-black-came = { $name } (Negro) llegó a las
late-white-came = { $name } (Blanco) llegó a las
late-print = Guardar lista
adjourn-new = Aplazar una partida
adjourn-edit = Cambiar el formulario
adjourn-resume = Se reanuda la partida
adjourn-resume-time = Hora de la reanudación
adjourn-resumed-at = La partida se reanudó a las
adjourn-remove = Retirar el aplazamiento
adjourn-print = Guardar formulario
adjourn-empty = No hay partidas aplazadas. Las horas de la jugada secreta se fijan en Comienzo y retrasos.
adjourn-none-open = Todas las partidas de la ronda tienen resultado o están aplazadas.
adjourn-choose = Elija primero una partida aplazada.
adjourn-form = Formulario de la jugada secreta
adjourn-at = Aplazada a las
adjourn-at-hint = vacío: ahora
adjourn-sealed-by = Sellada por
adjourn-number = Número de la jugada secreta
adjourn-black-captures = Piedras capturadas por Negro
adjourn-white-captures = Piedras capturadas por Blanco
adjourn-black-left = Tiempo restante de Negro
adjourn-white-left = Tiempo restante de Blanco
adjourn-left-hint = 25 minutos, 12:30 o 1:05:00
adjourn-resumption = Reanudación
adjourn-resumption-hint = día y hora, como 2026-11-21 09:00
adjourn-site = Lugar, si es otro
adjourn-black-signed = Negro ha firmado
adjourn-white-signed = Blanco ha firmado
adjourn-counts-as = Al emparejar la ronda siguiente
adjourn-counts = { $as ->
    [jigo] cuenta como jigo
    [black] cuenta como victoria de Negro
    [white] cuenta como victoria de Blanco
    [held] en espera: no se empareja a ninguno de los dos
   *[other] según el ajuste de la competición
}
adjourn-col-sealed = Jugada secreta
adjourn-col-left = Tiempo restante
adjourn-col-state = Estado
adjourn-sealed = { $colour }, jugada { $number }
adjourn-state = { $state ->
    [resumed] reanudada a las { $time }
    [decided] decidida: { $time }
   *[other] sellada
}
adjourn-moves = Le toca a { $colour } cuando se abre el formulario.
adjourn-late = Con retraso en la reanudación
adjourn-result-hint = Introduzca el resultado en Rondas, en la ronda de la partida.
adjourn-to-round = Ir a la ronda { $round }
delay-publish = Publicar las horas propuestas
delay-publish-one = Publicar
delay-edit = Publicar otra hora
delay-start-at = Comienzo de la ronda { $round }
delay-begun = La ronda ya ha comenzado.
delay-none = Las horas anunciadas pueden quedar.
delay-col-planned = Anunciado
delay-col-started = Comenzó
delay-col-over = Terminó
delay-col-late = Retraso
delay-col-proposed = Propuesto
delay-minutes = { $minutes } min
delay-moved = antes { $time }
delay-running = Aún en juego, primero las más largas:
delay-since = desde { $time }
delay-running-none = No se juega ninguna partida.
delay-note = Los jugadores no ven nada antes de publicarlo: entonces la pantalla de sala, las hojas y las páginas web tienen las nuevas horas.
col-round = Ronda
result-adjourned = aplazada

## Settings, points, the hall, help

yes = sí
no = no
screen-event = Torneo
screen-points = { col-points }
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
tour-results = { setting-event-two-passes }
tour-results-about = Pulse 1 si ganó Negro y 2 si ganó Blanco; el cursor pasa al tablero siguiente. La segunda pasada oculta la primera. Si las dos difieren, Drawmaster se detiene, emite un sonido y muestra ambas.
tour-undo = No se pierde nada
tour-undo-about = Cada paso se guarda al momento. Ctrl+Z deshace cualquiera y lo nombra, incluso tras reiniciar. El historial muestra quién cambió qué y cuándo.
tour-count = { $at } de { $all }
tour-next = { ceremony-next }
tour-done = Empezar
tour-skip = Omitir
steps = Primeros pasos guiados
steps-start = Empezar los primeros pasos guiados
steps-count = { $done } de { $all } pasos hechos
steps-is-done = (hecho)
steps-show = Mostrar dónde
steps-again = Otra vez, con un torneo nuevo
steps-leave = Dejarlo por ahora
steps-finished = Ha llevado una ronda desde la inscripción hasta el tablón. Las siguientes rondas van igual.
steps-open = Abrir un torneo
steps-open-about = Abra el torneo de ejemplo, con 64 jugadores inventados, o cree uno nuevo con un nombre y una fecha.
steps-register = Inscribir jugadores
steps-register-about = Añada al menos dos personas: Alt+A abre el formulario, y Intro guarda una persona y pasa a la siguiente.
steps-close = Cerrar la inscripción
steps-close-about = Lea la lista de lo que falta y cierre la inscripción. Los jugadores reciben sus números. El botón amarillo también lo hace.
steps-pair = Emparejar la ronda
steps-pair-about = Pulse el botón amarillo o Ctrl+Intro. El borrador todavía se puede cambiar a mano. Si hay eliminatorias por sortear, sortéelas antes.
steps-release = Publicar la ronda
steps-release-about = Pulse otra vez el botón amarillo. Desde ahora los emparejamientos son públicos y se pueden imprimir.
steps-results = Introducir los resultados
steps-results-about = Elija un tablero y pulse 1 si ganó Negro, 2 si ganó Blanco, o haga clic en el ganador. Si los resultados se introducen dos veces, haga la segunda pasada.
steps-confirm = Confirmar la ronda
steps-confirm-about = Cuando estén todos los resultados, pulse el botón amarillo. La clasificación cuenta entonces la ronda.
steps-standings = Mirar la clasificación
steps-standings-about = Abra la pantalla de la clasificación. Intro o un doble clic en una fila abre la ficha de un jugador.
steps-print = Imprimir una hoja
steps-print-about = Ctrl+P imprime las hojas de una pantalla o las guarda como PDF, por ejemplo la clasificación para el tablón.
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
palette-board = { board-title }
palette-nothing = Sin resultados.
redo-what = Rehacer: { $what }
operation-start_round = inicio de la ronda { $round }
history-round = { col-round }
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
group-event = { col-event }
group-games = { games-title }
group-register = { col-players }
group-scores = Puntuación
group-pairing = Emparejamiento
group-handicap = { col-handicap }
group-standings = { screen-standings }
group-more = Más
group-desk = Este ordenador
about = Acerca de Drawmaster
about-version = Versión
about-commit = Compilado a partir de
about-commit-none = versión de desarrollo
about-licence = Licencia
about-folder = Sus datos están en
about-folder-portable = Portátil: sus datos están en
about-licences = Licencias de los componentes
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
setting-event-name = { name }
setting-event-name-about = Aparece en todas las hojas y archivos.
setting-event-starts = Horas de inicio
setting-event-starts-about = Solo para rondas que difieren del horario propuesto, como 1 2026-11-20 09:30, 3 2026-11-21 10:00.
setting-event-place = { place }
setting-event-place-about = Aparece en las hojas y en el archivo para la lista de rating.
setting-event-country = { country }
setting-event-country-about = Dos letras, como RO; la lista de rating lo necesita.
setting-event-start = { event-start }
setting-event-start-about = Como 2026-11-20. Su año determina las categorías de edad.
setting-event-end = { event-end }
setting-event-end-about = Para un torneo de un día, el mismo que el primero.
setting-competition-name = { col-competition }
setting-competition-name-about = Su nombre en las hojas.
setting-competition-rounds = { event-rounds }
setting-competition-rounds-about = El número de rondas. De él dependen la barra y las eliminatorias.
setting-competition-earns-points = Da puntos del circuito
setting-competition-earns-points-about = Si las partidas, eliminatorias y Finales de esta competición dan puntos en el circuito. Las del Open los dan.
setting-competition-start = Primer día de esta competición
setting-competition-start-about = Si no empieza con el torneo, como 2026-11-21. Vacío: como en el torneo.
setting-competition-end = Último día de esta competición
setting-competition-end-about = Si no termina con el torneo. Vacío: como en el torneo.
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
setting-event-tour-championship = { col-championship }
setting-event-tour-championship-about = El nombre que no cambia de un año a otro, por el que el circuito encuentra la edición anterior. Déjelo vacío si es el nombre del torneo.
setting-event-tour-bundles = Paquetes emitidos
setting-event-tour-bundles-about = El número de archivos emitidos para el circuito, contado automáticamente.
setting-event-halls = Salas
setting-event-halls-about = Los tableros de cada sala: su nombre, primer y último tablero.
setting-event-time-main-minutes = { event-minutes }
setting-event-time-main-minutes-about = Por jugador. Junto con el tiempo adicional determina la clase EGF.
setting-event-time-overtime = { event-overtime }
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
setting-competition-own-class = Clase EGF de esta competición
setting-competition-own-class-about = La clase de sus partidas para el rating, o no computable. Vacío: como en el torneo.
setting-competition-komi = Komi de esta competición
setting-competition-komi-about = Si difiere del del torneo. Vacío: como en el torneo.
setting-event-round-sheets = Hojas de una ronda
setting-event-round-sheets-about = Las hojas que se imprimen de una vez para cada ronda: marcadas al imprimir desde Rondas, y en la carpeta de una ronda.
setting-event-two-passes = Resultados en dos pasadas
setting-event-two-passes-about = Los resultados se introducen una vez para Negro y otra para Blanco, de modo que los errores se ven al momento. Desactivado: una vez por tablero.
setting-event-player-reports = Los jugadores comunican resultados
setting-event-player-reports-about = Cada jugador comunica su resultado en el teléfono con el código de la papeleta mientras la red de la sala está en marcha. Un aviso solo cuenta si lo confirma el rival, un ayudante o la dirección.
setting-event-ages-cut-off = Fecha de corte de las edades
setting-event-ages-cut-off-about = El día del año del torneo que determina la categoría.
setting-event-ages-limit-included = Límite de edad incluido
setting-event-ages-limit-included-about = Activado: la categoría 12 significa «12 como mucho». Desactivado: «menos de 12».
setting-event-ages-categories = { some-categories }
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
setting-competition-scoring-bye-wins-about = { setting-competition-scoring-absent-wins-about }
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
setting-competition-prizes-groups = Grupos de premios
setting-competition-prizes-groups-about = En el orden de la ceremonia: all, knock-outs, categories, girls, boys, bar, wins, countries, youngest, y rangos como 5k-1k.
setting-competition-prizes-places = Puestos con premio
setting-competition-prizes-places-about = Cuántos jugadores de cada grupo ganan un premio.
setting-competition-prizes-one-per-person = Un premio por persona
setting-competition-prizes-one-per-person-about = Quien ganó un premio en un grupo anterior no lo recibe en los siguientes.
setting-competition-pairing-first-rounds = Número de primeras rondas
setting-competition-pairing-first-rounds-about = La última ronda con la colocación de las primeras rondas.
setting-competition-pairing-bye = Número impar de jugadores
setting-competition-pairing-bye-about = Quién tiene el bye, o que decida la dirección.
setting-competition-pairing-floats = Quién flota
setting-competition-pairing-floats-about = Quién juega en otro grupo de puntuación: aquellos cuyas flotaciones hacia arriba y abajo se equilibran o, sopesado con ello, los que tienen buen puesto en el grupo.
setting-competition-pairing-free-rounds-as-byes = Victorias sin partida y rondas no jugadas cuentan como byes
setting-competition-pairing-free-rounds-as-byes-about = Activado: quien ganó sin partida o no jugó una ronda solo tiene el bye después de los demás.
setting-competition-pairing-apart-at-bar = Separar clubes en la barra
setting-competition-pairing-apart-at-bar-about = Desactivado: los jugadores en la barra o por encima pueden enfrentarse a otros de su club o país.
setting-competition-pairing-main-club = Club principal desde (%)
setting-competition-pairing-main-club-about = Un club con esta parte de los jugadores, o mayor, no se separa. Vacío: se separan todos los clubes.
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
setting-competition-lists-unplayed = Mostrar a jugadores sin partida
setting-competition-lists-unplayed-about = Desactivado: la clasificación omite a quienes no han tenido partida ni bye cuando otros ya los han tenido.
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
setting-competition-scoring-bye-in-sums-about = { setting-competition-scoring-missed-in-sosos-about }
setting-competition-scoring-unmarked-counts = Contar rondas sin partida no marcadas
setting-competition-scoring-unmarked-counts-about = Como en MacMahon: una ronda terminada sin partida da los puntos de una ronda no jugada y cuenta la puntuación propia en SOS.
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
choice-Allowed = la que permita el tiempo de juego
choice-Unrated = no computable
choice-Slip = mitad superior contra mitad inferior
choice-Nineteen = 19x19
choice-Thirteen = { note-board13 }
choice-Nine = { note-board9 }
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
choice-Zero = { final-jigos-nothing }
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
hall-boards = { sheet-pairings }
hall-boards-about = Tablero, Negro y Blanco, una vez publicada la ronda.
hall-names = { sheet-pairings-by-name }
hall-names-about = Ayuda a los jugadores a encontrar su tablero.
hall-standings = Clasificación
hall-standings-about = Puesto, nombre y los tres primeros criterios.
hall-knockouts = { sheet-ko }
hall-knockouts-about = Próximas partidas y sus jugadores.
hall-points-about = Puntos del circuito, por categoría de edad.
hall-points = { col-points }
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
network-title = Red de la sala
network-about = Los teléfonos, tabletas y televisores de la misma red local muestran emparejamientos, tableros y clasificaciones, sin internet. Apagada, no se puede acceder a este ordenador.
network-about-pages = Abra esta dirección en los teléfonos. Los televisores añaden /display, los ayudantes /helper.
network-address = Dirección de este ordenador
network-only-here = solo este ordenador
network-port = Puerto
network-port-hint = Un puerto es un número de 65535 como máximo; un campo vacío toma uno libre.
network-start = Iniciar red de la sala
network-stop = Detener red de la sala
network-poster = Guardar cartel
network-toggle = Iniciar o detener la red de la sala
network-is-off = La red de la sala está apagada.
network-is-on = { $devices ->
    [0] La red de la sala está encendida. No hay dispositivos conectados.
    [one] La red de la sala está encendida. Hay { $devices } dispositivo conectado.
   *[other] La red de la sala está encendida. Hay { $devices } dispositivos conectados.
}
network-qr = Código QR de { $url }
second-desk-title = Segunda mesa
second-desk-none = Ninguna segunda mesa sigue este torneo. Añada un ayudante con la función «segunda mesa». En la página de inicio del otro ordenador, elija «Seguir como segunda mesa» e introduzca { $url } y las seis palabras del ayudante.
second-desk-state = { $name } ({ $address }) tiene la entrada { $entry } de { $last }, vista a las { $time }.
start-second = Seguir como segunda mesa
start-second-about = Guardar aquí una copia del torneo de otro ordenador, lista para tomar el relevo si este falla.
second-desk-about = En el primer ordenador, inicie la red de la sala y añada un ayudante con la función «segunda mesa». La copia recibe cada cambio en un segundo y entretanto se puede leer.
second-desk-address = Dirección de la primera mesa
second-desk-address-hint = como la muestra su página Pantalla
second-desk-code = Código
second-desk-code-hint = seis palabras, en mayúsculas o minúsculas
second-desk-copy = Copia del torneo
second-desk-new = Copia nueva
second-desk-existing = Copia existente
second-desk-no-copy = Elija dónde se guarda la copia.
second-desk-follow = Seguir
second-desk-stop = Dejar de seguir
second-desk-take-over = Tomar el relevo
second-desk-take-over-about = Tome el relevo solo si ya nadie introduce nada en el primer ordenador. Lo que no ha enviado no está aquí, y dos archivos que siguieron por separado no se pueden unir. Los códigos de las segundas mesas terminan.
second-desk-take-over-now = Tomar el relevo y abrir
followed-has = { $file } tiene la entrada { $entry } de { $last } de { $url }.
followed-lost = { $file } tiene la entrada { $entry }. { $reason } Se intenta de nuevo.
followed-ended = { $file } ya no sigue. { $reason }
helpers-title = Ayudantes
helpers-about = Los ayudantes introducen resultados, llegadas o notas en sus teléfonos mientras la red de la sala está encendida: en su dirección, seguida de /helper.
helpers-none = No hay ayudantes.
helper-add = Añadir ayudante
helper-code-shown = Código de { $name }, se muestra solo ahora:
helper-codes-save = Guardar papeletas con estos códigos
helper-revoke = Revocar código
helper-may = Puede introducir
helper-role-results = resultados
helper-role-check-in = llegadas
helper-role-notes = notas para el árbitro
helper-role-second-desk = segunda mesa
helper-room = Sala
helper-all-boards = todos los tableros
helper-state = Código
helper-state-valid = válido hasta { $time }
helper-state-expired = caducado
helper-state-revoked = revocado
conflicts-title = Resultados contradictorios
conflicts-about = Dos lecturas de estos tableros difieren. Haga clic en el resultado correcto; se introduce y los teléfonos lo muestran.
conflict-entered = introducido
conflict-moved = ahora se sientan allí otros jugadores
conflict-aside = Apartar
conflict-settle = Resolver tablero { $board }: { $result }
reports-title = Avisos de los jugadores
reports-about = Con el ajuste «Los jugadores comunican resultados», las papeletas llevan un código para cada jugador. Un aviso cuenta cuando el rival comunica lo mismo o cuando usted lo acepta.
reports-none = No hay avisos pendientes.
report-by = Comunicado por
report-state-waiting = pendiente
report-state-disputed = resultados distintos
report-state-contradicted = se introdujo otro resultado
report-state-moved = los jugadores se sientan ahora en otro sitio
report-accept = Aceptar
report-dismiss = Descartar
report-codes = Códigos de los tableros
hall-from = Tableros de
hall-to = a
hall-time = La ronda empieza
hall-time-hint = 14:30, o minutos desde ahora
hall-count = Iniciar cuenta atrás
hall-pause = { ceremony-pause }
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
round-gone = no juega
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

## The tour book

start-tour = Libro del circuito
start-tour-about = Todas las pruebas de una temporada juntas: carrera, premios y listas de cabezas de serie a partir de los paquetes de los torneos.
book-book = { start-tour }
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
book-players = { col-players }
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
book-nothing-undo = { undo-nothing }
book-undone = Deshecho: { $what }.
book-did-create_tour = crear libro
book-did-add_bundle = añadir paquete
book-did-add_key = añadir clave de organizador
book-did-revoke_key = revocar clave
book-did-merge_players = unir dos jugadores
book-did-keep_apart = mantener separados a dos jugadores
book-did-confirm_player = confirmar a un jugador para un año
book-did-rename_championship = cambiar el nombre de un campeonato
book-did-migrate = { operation-migrate }
book-did-salvage = { operation-salvage }
book-did-unknown = { operation-unknown }
book-derivation = Puntos paso a paso
book-sp-now = SP{ $category }: { $sp }
book-career = { $points } puntos en toda la carrera
book-lapses = { $edition } caduca antes de { $by }
book-transition = pasa a la categoría { $category }
book-future-stars = { template-future-stars }
book-race-size = Los { $size } primeros se clasifican para la Final.
book-race-curves = Curvas
book-race-curves-about = Puntos tras cada torneo del año. Jugadores: { $players }, torneos: { $events }; se clasifican los { $size } primeros. La tabla de abajo muestra lo mismo.
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
book-repeats = Tiene días y partidas de { $twin }, que ya está en el libro. Es otro torneo; añadirlo también.
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

## Lists and tables of settings

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
