# What the player has to decide. The text of a task follows a ping: "@Malia: bereite deine Rede vor".

prompt-over = Die Partie ist zu Ende.
prompt-wait = Warte auf { $name }.
prompt-watch = Beide stellen ihre Gruppen auf.
prompt-opening = Wirf alle fünf Würfel. Deine Rede braucht Wissen, Handeln und Regieren.
# $topics: the one, or "neither a nor b"; $count: how many they are. $left: how many rolls the player has left.
prompt-removing = { $count ->
    [one] Deine Würfel decken { $topics } nicht ab, also entferne einen.
   *[other] Deine Würfel decken { $topics } ab, also entferne einen.
} { rolls-left }
prompt-rerolling-missing = { $count ->
    [one] Deine Würfel decken { $topics } nicht ab. Wähle, welche du neu würfelst.
   *[other] Deine Würfel decken { $topics } ab. Wähle, welche du neu würfelst.
} { rolls-left }
prompt-rerolling = Deine Würfel decken alle drei Themen ab. Hör auf, oder wähle, welche du neu würfelst. { rolls-left }
rolls-left = { $left ->
    [0] Du hast keinen Wurf mehr übrig.
    [one] Du hast noch 1 Wurf übrig.
   *[other] Du hast noch { $left } Würfe übrig.
}
prompt-capturing = Du hast eine { $pyramid } Pyramide gewonnen, aber im Vorrat ist keine mehr. Nimm stattdessen eine { $size } in einer anderen Farbe.
prompt-ready = Du bist fertig. Warte auf { $name }, oder ändere deine Aufstellung.
prompt-card = Wähle, was auf Karte { $card } kommt. Übrige Gruppen: { $dice }.
prompt-colours = Wähle die Farben für Karte { $card }: { $stance }.
prompt-placed = Alle deine Gruppen stehen. Klicke auf „{ verb-ready }“, oder fang von vorn an.

task-statement = bereite deine Rede vor
task-arranging = stelle deine Gruppen auf
task-capturing = nimm eine Pyramide aus dem Vorrat

## Asked once more

caution-leave-to-chance = Deine übrigen Würfe werden für dich gewürfelt. Das lässt sich nicht rückgängig machen.
caution-arrange-for-me = Alles, was noch nicht steht, wird zufällig aufgestellt, und dann bist du fertig. Die Aufstellung siehst du vorher nicht.
