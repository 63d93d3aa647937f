# Textos de la red de la sala. Traducción provisional, sin revisar por ningún hablante nativo.
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
hall-choose-address = Elija una sola dirección de este ordenador; la red de la sala nunca escucha en todas.
hall-address-refused = La red de la sala no puede escuchar en { $address } ({ $error }). Elija otra dirección u otro puerto.
cli-hall-serving = La red de la sala funciona en { $url }. Deténgala con Ctrl+C.
