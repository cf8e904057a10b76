# What `python -m sandbox` prints in the terminal. Names of arguments stay as they are.

terminal-description = A stand-in for Discord on this machine, with a web page.
terminal-host = a loopback address (default: { $default })
terminal-port = the port; 0 takes any free one (default: the first free one from { $first } to { $last })
terminal-data = the file to store everything in; if you don't give one, nothing is stored
terminal-token = the bot's token (default: { $default })
terminal-heartbeat = the interval of the gateway's heartbeats in seconds (default: { $default })
terminal-no-validate = don't check requests against Discord's OpenAPI description
terminal-no-rate-limits = never respond with 429
terminal-until-stdin-ends = exit when standard input ends, as it does when the parent process exits
terminal-port-in-use = Port { $port } is already in use. Trying { $next }.
