"""Who manages a server, and whose bot it is."""

from bot.answer import Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House


def check_manages(interaction: Interaction) -> int:
    """See that whoever asks may manage this server; its id. Raises Complaint."""
    if interaction.guild_id is None:
        raise Complaint(say("admin.only_in_servers"))
    if not interaction.permissions.manage_guild:
        raise Complaint(say("admin.not_manager"))
    return interaction.guild_id


def hosts_bot(house: House, user: int) -> bool:
    """Whether a user hosts this bot: named in OWNERS, or else its application's owner or one of that team."""
    client = house.client
    if client.owners:
        return user in client.owners
    application = client.application
    if application is None:
        return False
    if application.team is not None:
        return any(member.id == user for member in application.team.members)
    return application.owner.id == user


def check_hosts(house: House, interaction: Interaction) -> None:
    """See that whoever asks hosts this bot. Raises Complaint."""
    if not hosts_bot(house, interaction.user.id):
        raise Complaint(say("admin.not_host"))
