# Textos de la crate `tour`. Traducción provisional, sin revisar por ningún hablante nativo.
# Paquetes.
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

tourbook-key-no-holder = La clave no tiene titular. Introduzca el nombre del organizador.
tourbook-key-known = La clave de { $holder } ya está en el libro del circuito.
tourbook-key-was-revoked = La clave de { $holder } fue revocada y no se puede añadir de nuevo. Pida una clave nueva.
tourbook-key-missing = El libro del circuito no tiene esta clave. Consulte la lista de claves.
tourbook-key-revoked = La clave de { $holder } ya está revocada.

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

tourbook-empty = El libro del circuito no tiene torneos. Añada primero paquetes.
tourbook-no-points = Nadie tiene puntos en { $year }, así que no hay nada que imprimir.
tourbook-no-sheet = El circuito no tiene la hoja «{ $name }». Elija entre { $known }.
tourbook-pages-cannot-write = No se puede escribir { $path } ({ $error }). Elija otra carpeta o libere espacio.
tourbook-pages-other-files = { $folder } contiene otros archivos además de las páginas del circuito. Elija una carpeta vacía.
