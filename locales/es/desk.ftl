# What the engine answers to a page that asked something it cannot answer, in Spanish.

desk-request = La petición no se puede leer: { $problem }
desk-no-table = No hay ninguna mesa { $table }.
desk-too-many-tables = Hay más de { $most } mesas abiertas; cierra una primero.
desk-not-thinking = Nadie está pensando.
desk-not-reviewing = No se está revisando ninguna partida.
desk-net = La red { $name } no se puede leer: { $problem }
desk-endgames = No se pueden leer los finales: { $problem }
desk-endgames-of-mill = Solo hay finales del molino.
desk-event = Suceso { $event }: { $problem }
desk-problem = { $problem }
desk-format = "{ $format }" no es un formato de actas.
