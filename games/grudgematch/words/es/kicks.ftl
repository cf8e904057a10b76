# A kick: who plays which card, where the ball goes, who might stop it.

kick = { $philosopher } dispara hacia el { $way } desde { $space } con { $card }
kick-rolled = { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value })
kick-fouled = { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value }, más { $resist } contra una entrada)

# Where a kick ends if nobody stops it. It follows a colon.
landing = { $spaces ->
    [one] 1 casilla, hasta { $space }
   *[other] { $spaces } casillas, hasta { $space }
}
landing-edge = hasta el borde, en { $space }
landing-nowhere = contra el borde, así que el balón se queda donde está
landing-goal = a la portería
landing-own-goal = a tu propia portería
# A face card: $least and $most are what its dice allow.
landing-rolled = de { $least } a { $most } casillas, hasta { $space } como mucho
landing-rolled-goal = de { $least } a { $most } casillas, hasta { $space } o a la portería
landing-rolled-own-goal = de { $least } a { $most } casillas, hasta { $space } o a tu propia portería

# Who might stop a kick that has not been played; $who is a list of the following.
kick-tacklers = Entradas posibles: { $who }.
kick-blockers = Bloqueos posibles: { $who }.
kick-own-blockers = Tus filósofos que podrían bloquearlo: { $who }.
kick-unopposed = Ningún rival puede detenerlo.
tackler = { $philosopher } (con { $needed } o más)
tackler-rolled = { $philosopher } (según tu tirada)
blocker = { $philosopher } en { $space } (con { $needed } o más)
blocker-rolled = { $philosopher } en { $space } (según tu tirada)
# Shorter, in a menu. $who: a list of `passed`.
passing = Posible bloqueo: { $who }
passing-nobody = Ningún rival puede bloquearlo
passed = { $philosopher } ({ $needed }+)
