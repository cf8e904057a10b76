# What `python -m sandbox` prints in the terminal. Names of arguments stay as they are.

terminal-description = Un Discord simulé sur cette machine, avec une page web.
terminal-host = une adresse de bouclage (par défaut : { $default })
terminal-port = le port ; avec 0, un port libre quelconque (par défaut : le premier port libre de { $first } à { $last })
terminal-data = le fichier où tout est enregistré ; sans lui, rien n’est conservé
terminal-token = le jeton du bot (par défaut : { $default })
terminal-heartbeat = l’intervalle des battements de la passerelle, en secondes (par défaut : { $default })
terminal-no-validate = ne pas vérifier les requêtes d’après la description OpenAPI de Discord
terminal-no-rate-limits = ne jamais répondre 429
terminal-until-stdin-ends = s’arrêter à la fin de l’entrée standard, donc quand le processus parent s’arrête
terminal-port-in-use = Le port { $port } est déjà pris. Essai du port { $next }.
