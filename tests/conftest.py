"""Hypothesis measures no times: an example takes long if the machine has other work. `make proof` alone runs images."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

collect_ignore = [] if "IMAGE" in os.environ else ["whole/test_image.py"]
