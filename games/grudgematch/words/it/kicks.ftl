# A kick: who plays which card, where the ball goes, who might stop it.

kick = { $philosopher } tira verso { $way } da { $space } ({ $card })
kick-rolled = { $philosopher } tira verso { $way } da { $space } ({ $card }, valore { $value })
kick-fouled = { $philosopher } tira verso { $way } da { $space } ({ $card }, valore { $value }, più { $resist } contro un contrasto)

# Where a kick ends if nobody stops it. It follows a colon.
landing = { $spaces ->
    [one] 1 casella, in { $space }
   *[other] { $spaces } caselle, fino alla casella { $space }
}
landing-edge = fino al bordo, in { $space }
landing-nowhere = contro il bordo, quindi la palla resta dov'è
landing-goal = in porta
landing-own-goal = nella tua porta
landing-rolled = da { $least } a { $most } caselle, al massimo fino a { $space }
landing-rolled-goal = da { $least } a { $most } caselle, al massimo fino a { $space } o in porta
landing-rolled-own-goal = da { $least } a { $most } caselle, al massimo fino a { $space } o nella tua porta

# Who might stop a kick that has not been played.
kick-tacklers = Contrasti possibili: { $who }.
kick-blockers = Blocchi possibili: { $who }.
kick-own-blockers = I tuoi che potrebbero bloccarla: { $who }.
kick-unopposed = Nessun rivale può fermarla.
tackler = { $philosopher } (serve almeno { $needed })
tackler-rolled = { $philosopher } (dipende dal tuo lancio)
blocker = { $philosopher } in { $space } (serve almeno { $needed })
blocker-rolled = { $philosopher } in { $space } (dipende dal tuo lancio)
# Shorter, in a menu.
passing = Può bloccarla { $who }
passing-nobody = Nessun rivale può bloccarla
passed = { $philosopher } ({ $needed }+)
