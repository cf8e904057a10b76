# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 min

option-philosophers = Philosophes
    .description = Comment les philosophes sont répartis.
    .value-choose = Tout le monde choisit
    .value-draw = Au hasard, et la partie commence tout de suite
option-show-voters = Montrer qui a voté
    .description = Pendant un vote, montrer qui a voté. Sinon, on voit seulement combien de votes manquent.
option-objections = Objections
    .description = Si plus de la moitié des autres fait objection à une question, il faut en poser une autre.
# Up to 64 subjects of 30 characters.
option-subjects = Cartes Sujet vierges
    .description = Jusqu’à 64 sujets à toi, de 30 caractères au plus, séparés par des points-virgules.

# What is wrong with the subjects that a host has typed; said after the option's title and a colon.
fault-too-many-subjects = il y a de la place pour { $most } sujets, et tu en as écrit { $count }
fault-long-subject = chaque sujet tient sur une ligne de { $most } caractères au plus
