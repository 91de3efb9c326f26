"""Things that can be pressed, typed into and pointed at."""

from game.app.ui.widgets.area import TextArea
from game.app.ui.widgets.base import Widget
from game.app.ui.widgets.button import Button, RoundButton
from game.app.ui.widgets.choice import Choice
from game.app.ui.widgets.field import Field
from game.app.ui.widgets.group import Group
from game.app.ui.widgets.held import HeldButton

__all__ = ["Button", "Choice", "Field", "Group", "HeldButton", "RoundButton", "TextArea", "Widget"]
