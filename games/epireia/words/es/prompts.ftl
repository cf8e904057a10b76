# What a player has to decide. The text of a task follows a ping: "@Malia: elige una ciudad".

prompt-over = La partida ha terminado.
wait = Espera a { $name }.
wait-others = Espera al resto.
wait-choices = Espera: { $missing ->
    [one] falta 1 decisión.
   *[other] faltan { $missing } decisiones.
}

prompt-scenario = Elige un escenario: de él depende tu ciudad.
prompt-league = Elige tu liga.
prompt-city = Elige tu ciudad. En **Detalles** está lo que puede hacer cada figura.
prompt-administrator = Elige tu Administrador. Lo conservas toda la partida.
prompt-figure = Elige tu primera figura influyente. Nadie la ve hasta que estén elegidas todas.
prompt-figure-alone = Elige tu primera figura influyente.
prompt-figure-chosen = Empiezas con { $figure }. Puedes cambiar de idea hasta que estén elegidas todas.

# $actions: what the player can pay for, such as "donar o producir".
prompt-develop = { actions-left }. Puedes { $actions }.
actions-left = { $count ->
    [one] Te queda 1 acción
   *[other] Te quedan { $count } acciones
}
prompt-develop-archon = { actions-left }. Puedes { $actions }. La próxima acción te la da el Arconte, así que un edificio o una ficha te cuesta { $saved } recursos menos. Si en lugar de eso donas, pierdes ese ahorro.
prompt-develop-archon-no-donations = { actions-left }. Puedes { $actions }. La próxima acción te la da el Arconte, así que un edificio o una ficha te cuesta { $saved } recursos menos.
prompt-no-actions = No te quedan acciones. Usa tu Administrador si puedes, o termina tu fase de desarrollo.
prompt-cannot-pay-administrator = { actions-left }, pero no puedes pagar nada. Usa tu Administrador si puedes, o termina tu fase de desarrollo.
action-donate = donar
action-construct = construir
action-produce = producir

prompt-bonus-recruit = Elige la figura influyente que se une a ti. Puede moverse este turno.
prompt-bonus-construct = Por llegar a 8 de prestigio, ahora puedes construir un edificio, si lo pagas.
prompt-bonus-produce = Por llegar a 9 de prestigio, ahora puedes producir una ficha, si la pagas.
prompt-bonus-token = Por llegar a 10 de prestigio, recibes una ficha de nivel I. Elige su unidad.
prompt-bonus-omen = Hay una serpiente en el templo. Paga 2 de un recurso o pierde 1 de prestigio.
prompt-bonus-omen-no-prestige = Hay una serpiente en el templo. No tienes prestigio que perder, así que paga 2 de un recurso.
prompt-diplomacy = Mueve a { $figures }, o termina de mover.

prompt-army = Despliega una ficha en la { $column }, que admite { $units }, o ve a otra columna.
prompt-army-more = Despliega una ficha en la { $column }, que todavía admite { $units }, o ve a otra columna.
prompt-army-nothing-fits = En la { $column } ya no cabe ninguna de tus fichas. Vacía la columna o ve a otra.
prompt-army-placed = Has desplegado todas las fichas que caben. Pulsa “{ verb-army-ready }” o retira fichas.
prompt-ready = Has terminado. Todavía puedes cambiar de idea hasta que termine también la otra liga.
prompt-figures = Pon una figura en cada frente. Todavía sin figura: { $fronts }.
prompt-figures-few = Pon tus { $count } figuras en frentes distintos. Todavía sin figura: { $fronts }.
prompt-figures-last = Pon tu última figura en el frente que elijas. Todavía sin figura: { $fronts }.
prompt-figures-one = Pon tu figura en el frente que elijas. Todavía sin figura: { $fronts }.
prompt-figures-placed = Tus figuras están colocadas. Pulsa “{ verb-figures-ready }”, o vacía los frentes para volver a empezar.
prompt-battle = { $column }: tienes { $own }, y el enemigo, { $other }. ¿Haces intervenir aquí a { $figure } o esperas?

task-scenario = elige un escenario
task-league = elige una liga
task-city = elige una ciudad
task-administrator = elige un Administrador
task-figure = elige tu primera figura
task-develop = desarrolla tu ciudad
task-diplomacy = mueve tus figuras
task-resolution = repite la tirada o mantenla
task-share = toma el territorio o déjaselo a tu aliada
task-army = despliega tu ejército
task-generals = coloca tus figuras
task-battle = haz intervenir a tu figura o espera
task-over = la partida ha terminado

## Asked once more

caution-end-development = { $count ->
    [one] Todavía te queda una acción. Si terminas tu fase de desarrollo, la pierdes.
   *[other] Todavía te quedan { $count } acciones. Si terminas tu fase de desarrollo, las pierdes.
}
caution-end-moves = Ninguna de tus figuras se ha movido este turno. Si lo dejas ahora, todas se quedan donde están.
caution-forgo = Si renuncias a esta bonificación, no la recibirás más tarde.
caution-arrange = Todo lo que queda se coloca automáticamente y das tu despliegue por terminado. No puedes revisarlo antes.
