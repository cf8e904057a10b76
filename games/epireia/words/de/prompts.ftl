# What a player has to decide. The text of a task follows a ping: "@Malia: wähle eine Stadt".

prompt-over = Die Partie ist zu Ende.
wait = Warte auf { $name }.
wait-others = Warte auf die anderen.
wait-choices = { $missing ->
    [one] Es fehlt noch 1 Entscheidung.
   *[other] Es fehlen noch { $missing } Entscheidungen.
}

prompt-scenario = Wähle ein Szenario. Es entscheidet, welche Stadt du spielst.
prompt-league = Wähle deinen Bund.
prompt-city = Wähle deine Stadt. Unter **Details** steht, was jede Figur kann.
prompt-administrator = Wähle deine Amtsperson. Du behältst sie die ganze Partie lang.
prompt-figure = Wähle deine erste Persönlichkeit. Das sieht sonst niemand, bis alle gewählt haben.
prompt-figure-alone = Wähle deine erste Persönlichkeit.
prompt-figure-chosen = Du beginnst mit { $figure }. Du kannst dich noch umentscheiden, bis alle gewählt haben.

# $actions: what the player can pay for, such as "spenden oder produzieren".
prompt-develop = Du hast noch { actions-left }. Du kannst { $actions }.
actions-left = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
prompt-develop-archon = Du hast noch { actions-left }. Du kannst { $actions }. Die nächste Aktion verdankst du dem Archon, also kostet ein Gebäude oder ein Plättchen { $saved } weniger. Spendest du stattdessen, verfällt das.
prompt-develop-archon-no-donations = Du hast noch { actions-left }. Du kannst { $actions }. Die nächste Aktion verdankst du dem Archon, also kostet ein Gebäude oder ein Plättchen { $saved } weniger.
prompt-no-actions = Du hast keine Aktionen mehr. Setze deine Amtsperson ein, wenn du kannst, oder beende deine Aufbauphase.
prompt-cannot-pay-administrator = Du hast noch { actions-left }, kannst dir aber nichts leisten. Setze deine Amtsperson ein, wenn du kannst, oder beende deine Aufbauphase.
action-donate = spenden
action-construct = bauen
action-produce = produzieren

prompt-bonus-recruit = Wähle die Persönlichkeit, die zu dir kommt. Sie kann noch in dieser Runde ziehen.
prompt-bonus-construct = Für Ansehen 8 darfst du jetzt ein Gebäude bauen, wenn du es bezahlst.
prompt-bonus-produce = Für Ansehen 9 darfst du jetzt ein Plättchen produzieren, wenn du es bezahlst.
prompt-bonus-token = Für Ansehen 10 bekommst du ein Plättchen der Stufe I. Wähle seine Einheit.
prompt-bonus-omen = Im Tempel ist eine Schlange. Zahle 2 von einem Rohstoff oder verliere 1 Ansehen.
prompt-bonus-omen-no-prestige = Im Tempel ist eine Schlange. Du hast kein Ansehen zu verlieren, also zahle 2 von einem Rohstoff.
prompt-diplomacy = Bewege { $figures }, oder beende deine Bewegungen.

# $column: such as "Flanke 1"; $units: which tokens it takes.
prompt-army = Stelle ein Plättchen auf ({ $column }, Platz für { $units }) oder wechsle zu einer anderen Spalte.
prompt-army-more = Stelle ein Plättchen auf ({ $column }, noch Platz für { $units }) oder wechsle zu einer anderen Spalte.
prompt-army-nothing-fits = Hier ({ $column }) passt keins deiner Plättchen mehr. Leere die Spalte oder wechsle zu einer anderen.
prompt-army-placed = Du hast alle Plättchen aufgestellt, die passen. Klicke auf „{ verb-army-ready }“ oder nimm Plättchen zurück.
prompt-ready = Du bist fertig. Du kannst dich noch umentscheiden, bis auch die Gegenseite fertig ist.
# $fronts: the fronts that are empty.
prompt-figures = Stelle an jeder Front eine Figur auf. Noch leer: { $fronts }.
prompt-figures-few = Stelle deine { $count } Figuren an verschiedenen Fronten auf. Noch leer: { $fronts }.
prompt-figures-last = Stelle deine letzte Figur an einer Front deiner Wahl auf. Noch leer: { $fronts }.
prompt-figures-one = Stelle deine Figur an einer Front deiner Wahl auf. Noch leer: { $fronts }.
prompt-figures-placed = Deine Figuren sind aufgestellt. Klicke auf „{ verb-figures-ready }“, oder leere die Fronten und fang neu an.
# $own, $other: the powers.
prompt-battle = { $column }: Du hast { $own }, die Gegenseite { $other }. Setzt du { $figure } hier ein, oder wartest du ab?

task-scenario = wähle ein Szenario
task-league = wähle einen Bund
task-city = wähle eine Stadt
task-administrator = wähle eine Amtsperson
task-figure = wähle deine erste Figur
task-develop = baue deine Stadt auf
task-diplomacy = bewege deine Figuren
task-resolution = würfle neu oder behalte den Wurf
task-share = nimm das Gebiet ein oder überlasse es deiner Verbündeten
task-army = stelle deine Armee auf
task-generals = stelle deine Figuren auf
task-battle = setze deine Figur ein oder halte sie zurück
task-over = die Partie ist zu Ende

## Asked once more

caution-end-development = { $count ->
    [one] Du hast noch eine Aktion. Wenn du deine Aufbauphase beendest, verfällt sie.
   *[other] Du hast noch { $count } Aktionen. Wenn du deine Aufbauphase beendest, verfallen sie.
}
caution-end-moves = Du hast in dieser Runde noch keine Figur bewegt. Wenn du jetzt aufhörst, bleiben alle, wo sie sind.
caution-forgo = Wenn du auf diesen Bonus verzichtest, bekommst du ihn auch später nicht.
caution-arrange = Alles Übrige wird für dich aufgestellt, und du giltst als fertig. Du siehst es vorher nicht.
