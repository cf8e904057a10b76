# What `python -m sandbox` prints in the terminal. Names of arguments stay as they are.

terminal-description = Un sostituto di Discord su questa macchina, con una pagina web.
terminal-host = un indirizzo di loopback (predefinito: { $default })
terminal-port = la porta; 0 ne prende una libera qualsiasi (predefinito: la prima libera da { $first } a { $last })
terminal-data = il file che conserva tutto; senza, non si conserva nulla
terminal-token = il token del bot (predefinito: { $default })
terminal-heartbeat = l'intervallo fra gli heartbeat del gateway in secondi (predefinito: { $default })
terminal-no-validate = non confrontare le richieste con la descrizione OpenAPI di Discord
terminal-no-rate-limits = non rispondere mai con 429
terminal-until-stdin-ends = esci quando finisce lo standard input, come succede quando esce il processo padre
terminal-port-in-use = La porta { $port } è già occupata. Provo { $next }.
