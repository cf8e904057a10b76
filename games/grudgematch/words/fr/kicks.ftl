# A kick: who plays which card, where the ball goes, who might stop it.

kick = { $philosopher } tire { $way } depuis { $space } avec { $card }
# A face card, whose $value has been rolled.
kick-rolled = { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value })
# The kicker has fouled, which adds $resist against a tackle only.
kick-fouled = { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value }, plus { $resist } contre un tacle)

# Where a kick ends if nobody stops it. It follows a colon.
landing = { $spaces ->
    [one] { $spaces } case, jusqu’en { $space }
   *[other] { $spaces } cases, jusqu’en { $space }
}
landing-edge = jusqu’au bord, en { $space }
landing-nowhere = contre le bord, le ballon reste sur place
landing-goal = dans le but
landing-own-goal = dans ton propre but
# A face card: $least and $most are what its dice allow.
landing-rolled = { $least } à { $most } cases, au plus loin en { $space }
landing-rolled-goal = { $least } à { $most } cases, au plus loin en { $space } ou dans le but
landing-rolled-own-goal = { $least } à { $most } cases, au plus loin en { $space } ou dans ton propre but

# Who might stop a kick that has not been played; $who is a list of the following.
kick-tacklers = Joueurs adverses qui peuvent tacler : { $who }.
kick-blockers = Joueurs adverses qui peuvent contrer : { $who }.
kick-own-blockers = Joueurs de ton équipe qui peuvent contrer : { $who }.
kick-unopposed = Aucun adversaire ne peut l’arrêter.
tackler = { $philosopher } (avec { $needed } ou plus)
tackler-rolled = { $philosopher } (selon ton lancer)
blocker = { $philosopher } en { $space } (avec { $needed } ou plus)
blocker-rolled = { $philosopher } en { $space } (selon ton lancer)
# Shorter, in a menu. $who: a list of `passed`.
passing = Contre possible : { $who }
passing-nobody = Aucun adversaire ne peut contrer
passed = { $philosopher } ({ $needed }+)
