"""The numbers of Caligula in the kernel, for Python: those of ``state.pxd``, which states each of them once."""

import cython  # noqa: F401 - so that it is compiled
