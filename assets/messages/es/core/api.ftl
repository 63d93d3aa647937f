# Textos de la crate `api`. Traducción provisional, sin revisar por ningún hablante nativo.
# Órdenes de la ventana.
api-no-command = No hay orden { $name }. Reinicie el programa.
api-response-invalid = La respuesta no se puede enviar ({ $error }). Reinicie el programa.
api-text-too-long = Un texto es demasiado largo: tiene más de { $longest } bytes. Acórtelo.
api-not-for-the-hall = La pantalla de sala no puede usar la orden { $name }. Solo muestra lo publicado.
api-no-tour-book = No hay ningún libro del circuito abierto. Abra uno o cree uno nuevo.

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
