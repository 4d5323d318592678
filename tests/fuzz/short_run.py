#!/usr/bin/env python3
"""A fuzz target for a moment: short_run.py PROGRAM RUNS DICTIONARY FOLDER...

The inputs are made up from one seed, and new finds are discarded, so every run tries the same: a test must not fail one day without a
change. Chance belongs to scripts/fuzz.sh.
"""

import os
import subprocess
import sys
import tempfile

PROGRAM, RUNS, DICTIONARY, *FOLDERS = sys.argv[1:]

with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as fresh:
    dictionary = [f"-dict={DICTIONARY}"] if os.path.exists(DICTIONARY) else []
    there = [folder for folder in FOLDERS if os.path.isdir(folder)]
    kept = sum(len(os.listdir(folder)) for folder in there)
    sys.exit(subprocess.run([PROGRAM, "-seed=1", f"-runs={kept + int(RUNS)}", "-timeout=60", "-print_final_stats=1",
                             f"-artifact_prefix={fresh}/", *dictionary, fresh, *there], env=os.environ | {"TMPDIR": fresh},
                            check=False).returncode)
