# What `python -m sandbox` prints in the terminal. Names of arguments stay as they are.

terminal-description = Ein Ersatz für Discord auf diesem Rechner, mit einer Webseite.
terminal-host = eine Loopback-Adresse (Standard: { $default })
terminal-port = der Port; 0 nimmt irgendeinen freien (Standard: der erste freie von { $first } bis { $last })
terminal-data = die Datei, die alles speichert; ohne sie wird nichts gespeichert
terminal-token = das Token des Bots (Standard: { $default })
terminal-heartbeat = der Abstand der Heartbeats des Gateways in Sekunden (Standard: { $default })
terminal-no-validate = Anfragen nicht gegen Discords OpenAPI-Beschreibung prüfen
terminal-no-rate-limits = nie mit 429 antworten
terminal-until-stdin-ends = beenden, wenn die Standardeingabe endet, also auch, wenn der Elternprozess endet
terminal-port-in-use = Port { $port } wird schon benutzt. Nächster Versuch: { $next }.
