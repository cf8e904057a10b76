"""Validate request and response bodies against Discord's official OpenAPI description, where that file is present."""

from __future__ import annotations

import copy
import functools
import importlib
import os
from pathlib import Path
from typing import Any, Final

from sandbox.wire import Json, loads

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def find_description() -> Path | None:
    """Return the path of the file with Discord's OpenAPI description; None if there is no file.

    It is the one that the environment variable `DISCORD_OPENAPI` names, else `../shared/discord/openapi.json`.
    """
    named = os.environ.get("DISCORD_OPENAPI")
    path = (
        Path(named) if named else Path(__file__).resolve().parent.parent.parent / "shared" / "discord" / "openapi.json"
    )
    return path if path.is_file() else None


@functools.cache
def load_description(path: Path) -> Description:
    """Return the API description in a file; each file is read only once."""
    return Description(path)


def forbid_unknown_fields(node: Any) -> None:
    """Forbid, in a schema and all its parts, fields that it does not list.

    The description leaves objects open, so that misspelt fields would pass.

    Args:
        node: The schema, which is changed.
    """
    if isinstance(node, dict):
        if "properties" in node and "additionalProperties" not in node and "allOf" not in node:
            node["additionalProperties"] = False
        for value in node.values():
            forbid_unknown_fields(value)
    elif isinstance(node, list):
        for value in node:
            forbid_unknown_fields(value)


def allow_known(schemas: Json) -> None:
    """Allow, in the description, the fields that it omits but that discord.py 2.7.1 sends and the real API accepts.

    Args:
        schemas: The description's schemas by name, which are changed.
    """
    schemas["SnowflakeType"] = {"oneOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    edits = (
        "MessageEditRequestPartial",
        "IncomingWebhookUpdateRequestPartial",
        "IncomingWebhookUpdateForInteractionCallbackRequestPartial",
    )
    for name in edits:
        schemas[name]["properties"]["tts"] = {"const": False}
    for name in ("ApplicationCommandUpdateRequest", "ApplicationCommandCreateRequest"):
        schemas[name]["properties"]["nsfw"] = {"type": "boolean"}


class Description:
    """Discord's OpenAPI description, with a validator for each operation that is built when it is first used.

    An operation is given by its operationId, such as "create_message".
    """

    def __init__(self, path: Path) -> None:
        self._jsonschema: Any = importlib.import_module("jsonschema_rs")
        self.open: Json = loads(path.read_bytes())
        self.closed: Json = copy.deepcopy(self.open)
        forbid_unknown_fields(self.closed["components"]["schemas"])
        allow_known(self.closed["components"]["schemas"])
        registry = self._jsonschema.Registry
        self._registries = {
            "request": registry([("urn:request", {"$schema": DIALECT, **self.closed})]),
            "response": registry([("urn:response", {"$schema": DIALECT, **self.open})]),
        }
        self._operations: dict[str, tuple[str, str, Json]] = {
            operation["operationId"]: (template, method, operation)
            for template, item in self.open["paths"].items()
            for method, operation in item.items()
            if isinstance(operation, dict) and "operationId" in operation
        }
        self._validators: dict[tuple[str, ...], Any] = {}

    def knows(self, operation: str) -> bool:
        """Return True if the description has the operation with this operationId."""
        return operation in self._operations

    def request_errors(self, operation: str, body: object) -> list[str]:
        """Return what in a request's body the description does not allow, a line for each mistake.

        Args:
            operation: The operationId.
            body: The decoded body; None for none.
        """
        template, method, found = self._operations[operation]
        content = (found.get("requestBody") or {}).get("content") or {}
        if "application/json" not in content:
            return [] if body is None else [f"{operation} takes no body"]
        if body is None:
            required = found["requestBody"].get("required", False)
            return [f"{operation} needs a body"] if required else []
        return self._errors(
            "request", ("paths", template, method, "requestBody", "content", "application/json", "schema"), body
        )

    def response_errors(self, operation: str, status: int, body: object) -> list[str]:
        """Return what in a response's body does not fit the description, a line for each mistake.

        Unlisted fields are allowed where the description leaves objects open.

        Args:
            operation: The operationId.
            status: The HTTP status of the response.
            body: The decoded body; None for none.
        """
        template, method, found = self._operations[operation]
        content = (found["responses"].get(str(status)) or {}).get("content") or {}
        if body is None or "application/json" not in content:
            return []
        return self._errors(
            "response",
            ("paths", template, method, "responses", str(status), "content", "application/json", "schema"),
            body,
        )

    def _errors(self, kind: str, pointer: tuple[str, ...], body: object) -> list[str]:
        validator = self._validator(kind, f"urn:{kind}#/" + "/".join(map(_escape, pointer)))
        if validator.is_valid(body):
            return []
        schema: Any = self.closed if kind == "request" else self.open
        for part in pointer:
            schema = schema[part]
        return self._explain(kind, schema, body, "") or ["the body does not fit"]

    def _validator(self, kind: str, reference: str) -> Any:
        key = (kind, reference)
        if key not in self._validators:
            self._validators[key] = self._inline(kind, {"$ref": reference})
        return self._validators[key]

    def _explain(self, kind: str, schema: Any, body: Any, path: str) -> list[str]:
        """Return a line for each innermost part of a body that does not fit a schema.

        If the schema is a union, the lines are about the alternative that fits best.

        Args:
            kind: "request" or "response".
            schema: The schema.
            body: The part of the body.
            path: The path of that part, such as ".components[0]".
        """
        schema = self._resolve(kind, schema)
        inline = self._inline(kind, schema)
        if inline.is_valid(body):
            return []
        branches = schema.get("oneOf") or schema.get("anyOf")
        if branches:
            meant = self._meant(kind, branches, body)
            return min((self._explain(kind, branch, body, path) for branch in meant), key=len)
        found: list[str] = []
        if isinstance(body, dict):
            properties = schema.get("properties", {})
            for key, value in body.items():
                if key in properties:
                    found += self._explain(kind, properties[key], value, f"{path}.{key}")
                elif schema.get("additionalProperties") is False:
                    found.append(f"{path}.{key}: no such field")
            found += [f"{path}.{key}: missing" for key in schema.get("required", ()) if key not in body]
        elif isinstance(body, list) and isinstance(schema.get("items"), dict):
            for index, value in enumerate(body):
                found += self._explain(kind, schema["items"], value, f"{path}[{index}]")
        return found or [f"{path or 'body'}: {error.message[:200]}" for error in inline.iter_errors(body)]

    def _meant(self, kind: str, branches: list[Json], body: Any) -> list[Json]:
        resolved = [self._resolve(kind, branch) for branch in branches]
        if isinstance(body, dict):
            objects = [b for b in resolved if "properties" in b or "oneOf" in b]
            same = [
                b for b in objects if body.get("type") in (b.get("properties", {}).get("type", {}).get("enum") or ())
            ]
            return same or objects or resolved
        if isinstance(body, list):
            return [b for b in resolved if "items" in b] or resolved
        return [b for b in resolved if b.get("type") != "null"] or resolved

    def _resolve(self, kind: str, schema: Json) -> Json:
        while "$ref" in schema:
            schema = (self.closed if kind == "request" else self.open)["components"]["schemas"][
                schema["$ref"].rsplit("/", 1)[-1]
            ]
        return schema

    def _inline(self, kind: str, schema: Json) -> Any:
        """Return a validator for a schema that may refer to other parts of the description.

        Args:
            kind: "request" or "response".
            schema: The schema.
        """
        moved = _absolute(schema, f"urn:{kind}")
        return self._jsonschema.validator_for(
            {"$schema": DIALECT, **moved},
            registry=self._registries[kind],
            validate_formats=True,
            ignore_unknown_formats=True,
        )


def _absolute(node: Any, base: str) -> Any:
    if isinstance(node, dict):
        return {
            k: base + v if k == "$ref" and isinstance(v, str) and v.startswith("#") else _absolute(v, base)
            for k, v in node.items()
        }
    if isinstance(node, list):
        return [_absolute(value, base) for value in node]
    return node


def _escape(part: str) -> str:
    return part.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
