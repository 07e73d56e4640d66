"""``python -m conspiratio``"""

from conspiratio.cli import main

main()
