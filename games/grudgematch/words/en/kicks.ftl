# A kick: who plays which card, where the ball goes, who might stop it.

kick = { $philosopher } kicks { $way } from { $space } with the { $card }
# A face card, whose $value has been rolled.
kick-rolled = { $philosopher } kicks { $way } from { $space } with the { $card } (value { $value })
# The kicker has fouled, which adds $resist against a tackle only.
kick-fouled = { $philosopher } kicks { $way } from { $space } with the { $card } (value { $value }, plus { $resist } against a tackle)

# Where a kick ends if nobody stops it. It follows a colon.
landing = { $spaces ->
    [one] 1 space to { $space }
   *[other] { $spaces } spaces to { $space }
}
landing-edge = to the edge at { $space }
landing-nowhere = against the edge, so the ball stays where it is
landing-goal = into the goal
landing-own-goal = into your own goal
# A face card: $least and $most are what its dice allow.
landing-rolled = { $least } to { $most } spaces, as far as { $space }
landing-rolled-goal = { $least } to { $most } spaces, as far as { $space } or into the goal
landing-rolled-own-goal = { $least } to { $most } spaces, as far as { $space } or into your own goal

# Who might stop a kick that has not been played; $who is a list of the following.
kick-tacklers = Possible tackles: { $who }.
kick-blockers = Possible blocks: { $who }.
kick-own-blockers = Your own players who might block it: { $who }.
kick-unopposed = No opponent can stop it.
tackler = { $philosopher } (needs { $needed } or more)
tackler-rolled = { $philosopher } (depends on your roll)
blocker = { $philosopher } at { $space } (needs { $needed } or more)
blocker-rolled = { $philosopher } at { $space } (depends on your roll)
# Shorter, in a menu. $who: a list of `passed`.
passing = Could be blocked by { $who }
passing-nobody = No opponent can block it
passed = { $philosopher } ({ $needed }+)
