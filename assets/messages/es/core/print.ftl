# Textos de la crate `print`. Traducción provisional, sin revisar por ningún hablante nativo.
paper-unknown = No se admite el papel «{ $name }». Elija entre { $known }.
copies-out-of-range = El número de copias debe ser de 1 a { $maximum }, no { $count }.
font-missing-characters = Ninguna fuente tiene los caracteres { $characters }. Cambie estos textos o imprima � en su lugar: marque «Sustituir los caracteres que faltan» en la ventana o añada --replace en la línea de órdenes.
