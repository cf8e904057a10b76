"""The Discord bot that hosts the games of `games` and keeps their matches in `storage`.

Start at `bot.__main__` (the process) and `bot.services` (its parts). The folders import one another in one direction:
worker_pool, ui, interactions, screens, messages, scheduler, services, handlers, commands, app. No game is named here.
"""

import structlog

# Events go to the standard library's loggers, so that those of `storage` and `games` take the same way, and
# `bot.app.logging` decides how a line looks.
structlog.configure(
    processors=[structlog.stdlib.filter_by_level, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
    cache_logger_on_first_use=True,
)
