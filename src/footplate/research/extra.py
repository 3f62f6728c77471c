"""Extra: whoever imports this before anything else is told in one sentence what has to be installed."""

from importlib.util import find_spec

_MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel") if not find_spec(name)]
if _MISSING:
    raise ModuleNotFoundError(
        f"footplate.research needs {', '.join(_MISSING)}: pip install 'footplate[research]'"
    )
