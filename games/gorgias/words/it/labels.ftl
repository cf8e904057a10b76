# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-roll = Lancia i cinque dadi
verb-reroll = Scegli i dadi da rilanciare
verb-remove-die = Togli un dado
verb-stop = Fermati e tieni questi dadi
verb-leave-to-chance = Lancia per me
verb-place-group = Piazza un gruppo
verb-leave-card-empty = Lascia vuota questa carta
verb-choose-colours = Scegli i colori
verb-ready = Ho finito
verb-reconsider = Cambia la disposizione
verb-start-over = Ricomincia
verb-arrange-for-me = Disponi il resto a caso e finisci
verb-arrange-cards = Disponi tutte e cinque le carte
verb-arrange-again = Ripeti l'ultima disposizione
verb-recolour-cards = Scegli tutti i colori
verb-take-instead = Prendi un altro colore

label-reroll = Rilancia { $dice }; tieni { $kept }
label-reroll-all = Rilancia tutto: { $dice }
label-remove = Togli { $die } ({ $topics })
label-stop = Fermati e tieni { $dice }
label-place = Carta { $card }: { $stance }
label-leave-empty = Lascia vuota la carta { $card }
# $same: how many of the $count groups stand just as they did.
label-arrange-again = Disponi come l'ultima volta ({ $same } gruppi su { $count } uguali)
label-colours-both = In avanti: { $point }; all'indietro: { $shield }
label-colours-point = In avanti: { $point }
label-colours-shield = All'indietro: { $shield }
label-take = Prendi la piramide { $pyramid }

describe-reroll = I dadi che tieni coprono tutti e tre i temi.
describe-reroll-missing = Temi che mancano ancora: { $topics }.
describe-remove = Tieni { $dice }.
describe-place-both = Lo scudo assorbe quanto può. Il resto riduce la piramide che punta in avanti.
describe-place-point = La piramide attacca il gruppo di fronte, ma subisce tutti i pallini in arrivo.
describe-place-shield = La piramide assorbe pallini, ma non attacca.
describe-leave-to-chance = I dadi si lanciano finché i temi non sono coperti o i lanci non finiscono. Si tolgono dadi a caso.
describe-arrange-for-me = I gruppi che hai già piazzato restano dove sono.

# The forms for all five cards.
form-card = Carta { $card }
form-empty = Vuota
form-stance = { $stance }

pick-die = { $die } ({ $topics })
