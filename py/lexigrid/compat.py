"""What Python 3.11 lacks and later versions have."""

from typing import TYPE_CHECKING, TypeVar

F = TypeVar("F")

if TYPE_CHECKING:
    from typing_extensions import override as override  # noqa: PLC0414 - re-export
else:

    def override(method: F) -> F:
        """Mark a method that overrides one of its base (typing.override in 3.12)."""
        return method
