"""Commands whose help and errors are in the language of the command line.

Help texts, paragraphs of epilogs, names of values (`metavar`) and defaults are declared as codes
of catalogues. Typer says the rest in English. It is said again here, by what Typer makes public:
methods of commands, attributes of exceptions, and the fixed strings of `typer.rich_utils`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import List, Message
from obelisk.core.quoting import shown
from obelisk.core.words import WORDS
from obelisk.terminal.language import (
    OPTION,
    locale_language,
    plain,
    say,
    speaking,
    told,
    wished_language,
)

CODE = re.compile(r"(bots|lab|server|terminal)-[\w-]+")
MISUSED = 2  # the status of a command line that is wrong


class SpokenCommand(TyperCommand):
    """A command of `SpokenGroup`, which takes its option for the language as well."""

    def get_params(self, ctx: Any) -> list[Any]:
        *own, helping = super().get_params(ctx)
        return [*own, *(ctx.parent.command.params if ctx.parent else ()), helping]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        if rest := super().parse_args(ctx, args):
            raise typer.BadParameter(
                say("terminal-usage-extra", given=shown(" ".join(rest))), ctx=ctx
            )
        return rest

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _translate(self, ctx)
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """The command line: finds its language, and tells mistakes and errors in it."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> NoReturn:
        given = sys.argv[1:] if args is None else list(args)
        try:
            language = wished_language(given)
        except ObeliskError as fault:
            print(f"obelisk: {fault.said(locale_language())}", file=sys.stderr)
            sys.exit(MISUSED)
        with speaking(language):
            try:
                status = super().main(args, **{**extra, "standalone_mode": False})
            except typer.Abort:
                sys.exit(1)
            except typer.TyperException as fault:
                _print_mistake(fault)
                sys.exit(MISUSED)
            except (ObeliskError, OSError) as fault:
                print(f"obelisk: {told(fault)}", file=sys.stderr)
                sys.exit(1)
        sys.exit(status if isinstance(status, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            close = get_close_matches(args[0], self.commands, 1)
            code = f"terminal-usage-no-command{'-close' if close else ''}"
            named = {"name": shown(args[0])} | ({"close": close[0]} if close else {})
            raise typer.BadParameter(say(code, **named), ctx=ctx)
        return super().resolve_command(ctx, args)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        for command in (self, *self.commands.values()):
            _translate(command, ctx)
        super().format_help(ctx, formatter)


def _translate(command: Any, ctx: Any) -> None:
    """Give a command its texts in the language that is spoken, before help is printed."""
    from typer import rich_utils

    rich_utils.DEFAULT_STRING = plain("terminal-default").replace("VALUE", "{}")
    rich_utils.REQUIRED_LONG_STRING = plain("terminal-required")
    rich_utils.ARGUMENTS_PANEL_TITLE = plain("terminal-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = plain("terminal-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = plain("terminal-panel-commands")
    command.help = _said(command.help)
    command.epilog = "\n\n".join(map(_said, (command.epilog or "").split("\n\n")))
    for param in command.get_params(ctx):
        param.help = _said(param.help)
        param.show_default = _said(param.show_default)
        if "--help" in param.opts:
            param.help = plain("terminal-help-help")
    _name_values(command, ctx)


def _name_values(command: Any, ctx: Any) -> None:
    for param in command.get_params(ctx):
        param.metavar = "|".join(WORDS.languages) if OPTION in param.opts else _said(param.metavar)


def _said(text: Any) -> Any:
    """The text of a code; anything else as it is."""
    return plain(text) if isinstance(text, str) and CODE.fullmatch(text) else text


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    _name_values(command, ctx)
    command.options_metavar = plain("terminal-usage-options")
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = plain("terminal-usage-command")
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, f"{plain('terminal-usage')} ")


def _print_mistake(fault: typer.TyperException) -> None:
    """Print what is wrong with a command line, and how the command is used."""
    from rich.console import Console
    from rich.panel import Panel
    from rich.text import Text

    console, ctx = Console(stderr=True), getattr(fault, "ctx", None)
    if ctx is not None:
        console.print(Text(ctx.get_usage(), style="bold"))
        console.print(Text(say("terminal-usage-help", command=ctx.command_path), style="dim"))
    title = plain("terminal-panel-error")
    console.print(Panel(Text(_mistake(fault)), border_style="red", title=title, title_align="left"))


def _mistake(fault: Any) -> str:
    """Return what is wrong, by what an exception of Typer knows."""
    param = getattr(fault, "param", None)
    if hasattr(fault, "param_type"):
        return say("terminal-usage-missing", name=_name(param))
    if hasattr(fault, "possibilities"):
        if not fault.possibilities:
            return say("terminal-usage-no-option", name=shown(fault.option_name))
        close = List.of(fault.possibilities, "or")
        return say("terminal-usage-no-option-close", name=shown(fault.option_name), close=close)
    if hasattr(fault, "option_name"):
        return say("terminal-usage-no-value", name=shown(fault.option_name))
    if getattr(fault, "param_hint", None):
        return say("terminal-usage-wrong", name=fault.param_hint, why=fault.message)
    if param is None:
        return str(fault.format_message() if not hasattr(fault, "param") else fault.message)
    return say("terminal-usage-invalid", name=_name(param), wanted=_wanted(param))


def _name(param: Any) -> str:
    return "/".join(param.opts) if param.param_type_name == "option" else param.display_name_raw


def _wanted(param: Any) -> Message:
    """Return what the value of a parameter must be."""
    described = param.type_descriptor
    if described.is_choice:
        choices = List.of((str(getattr(one, "value", one)) for one in described.choices), "or")
        return Message("terminal-usage-choice", choices=choices)
    kind = "number" if "float" in param.display_type(None) else "whole"
    if param.min is None:
        return Message(f"terminal-usage-{kind}")
    if param.max is None:
        return Message(f"terminal-usage-{kind}-from", least=param.min)
    return Message(f"terminal-usage-{kind}-range", least=param.min, most=param.max)
