"""Both games for programs that learn: PettingZoo, Gymnasium and OpenSpiel, all on the kernel.

What an agent gets is what its seat may know, never more; ``docs/research.md`` has the rest.
"""
