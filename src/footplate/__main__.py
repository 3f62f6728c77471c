"""`python -m footplate` is `footplate`."""

import sys

from footplate.cli import main

sys.exit(main())
