# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-roll = Tirar los cinco dados
verb-reroll = Elegir dados para volver a tirar
verb-remove-die = Retirar un dado
verb-stop = Plantarse con estos dados
verb-leave-to-chance = Tirar por mí
verb-place-group = Colocar un grupo
verb-leave-card-empty = Dejar vacía esta carta
verb-choose-colours = Elegir colores
verb-ready = Terminar
verb-reconsider = Cambiar tu disposición
verb-start-over = Volver a empezar
verb-arrange-for-me = Colocar el resto al azar y terminar
verb-arrange-cards = Colocar las cinco cartas
verb-arrange-again = Repetir la última disposición
verb-recolour-cards = Elegir todos los colores
verb-take-instead = Tomar otro color

label-reroll = Volver a tirar { $dice }; conservar { $kept }
label-reroll-all = Volver a tirarlos todos: { $dice }
label-remove = Retirar { $die } ({ $topics })
label-stop = Plantarse con { $dice }
label-place = Carta { $card }: { $stance }
label-leave-empty = Dejar vacía la carta { $card }
# $same: how many of the $count groups stand just as they did.
label-arrange-again = Colocar como la última vez ({ $same } de { $count } grupos iguales)
label-colours-both = Hacia adelante: { $point }; hacia atrás: { $shield }
label-colours-point = Hacia adelante: { $point }
label-colours-shield = Hacia atrás: { $shield }
label-take = Tomar la pirámide { $pyramid }

describe-reroll = Los dados que conservas cubren los tres temas.
describe-reroll-missing = Todavía falta cubrir { $topics }.
describe-remove = Conservas { $dice }.
describe-place-both = El escudo absorbe lo que puede. El resto reduce la pirámide que apunta hacia adelante.
describe-place-point = Ataca al grupo de enfrente, pero recibe toda la fuerza que este proyecta.
describe-place-shield = Absorbe fuerza, pero no ataca.
describe-leave-to-chance = Se tira hasta cubrir los temas o agotar las tiradas. Los dados por retirar se eligen al azar.
describe-arrange-for-me = Los grupos que ya has colocado se quedan donde están.

# The forms for all five cards.
form-card = Carta { $card }
form-empty = Vacía
form-stance = { CAPITAL($stance) }

# A die in the menu of those to reroll.
pick-die = { $die } ({ $topics })
