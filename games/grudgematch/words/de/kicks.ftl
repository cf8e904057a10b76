# A kick: who plays which card, where the ball goes, who might stop it.

kick = { $philosopher } schießt mit { $card } von { $space } { $way }
# A face card, whose $value has been rolled.
kick-rolled = { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value })
# The kicker has fouled, which adds $resist against a tackle only.
kick-fouled = { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value }, gegen eine Grätsche { $resist } mehr)

# Where a kick ends if nobody stops it. It follows a colon.
landing = { $spaces ->
    [one] 1 Feld bis { $space }
   *[other] { $spaces } Felder bis { $space }
}
landing-edge = zum Rand auf { $space }
landing-nowhere = gegen den Rand, also bleibt der Ball liegen
landing-goal = ins Tor
landing-own-goal = ins eigene Tor
# A face card: $least and $most are what its dice allow.
landing-rolled = { $least } bis { $most } Felder, höchstens bis { $space }
landing-rolled-goal = { $least } bis { $most } Felder, höchstens bis { $space } oder ins Tor
landing-rolled-own-goal = { $least } bis { $most } Felder, höchstens bis { $space } oder ins eigene Tor

# Who might stop a kick that has not been played; $who is a list of the following.
kick-tacklers = Grätschen könnte: { $who }.
kick-blockers = Blocken könnte: { $who }.
kick-own-blockers = Aus deinem Team könnte blocken: { $who }.
kick-unopposed = Von den Gegnern kann ihn niemand stoppen.
tackler = { $philosopher } (braucht mindestens { $needed })
tackler-rolled = { $philosopher } (hängt von deinem Wurf ab)
blocker = { $philosopher } auf { $space } (braucht mindestens { $needed })
blocker-rolled = { $philosopher } auf { $space } (hängt von deinem Wurf ab)
# Shorter, in a menu. $who: a list of `passed`, joined by "oder".
passing = Blocken könnte { $who }
passing-nobody = Kein Gegner kann blocken
passed = { $philosopher } ({ $needed }+)
