#!/usr/bin/env bash
# Gives one of the programs of tests/fuzz random bytes: scripts/fuzz.sh TARGET [MINUTES] (one by default). TARGET
# is line, position, edition, game, record, proof, player_list, settings, table_line, hub_message, forged or event. It begins with the recorded games, documents, editions,
# kept games and kept events and with tests/fuzz/corpus/TARGET, and what it finds worth keeping goes into build/fuzz/corpus.
#
# Bytes that break the program are left in build/fuzz/found, are made as short as they can be in two minutes, and then lie in
# tests/fuzz/corpus/TARGET, where every run of the tests tries them: commit them with the repair. They are run again with
# build/fuzz/tests/fuzz/fuzz_TARGET FILE.
#
#   scripts/fuzz.sh keep TARGET     150 of what was found worth keeping, long and short, and at most 40 KiB, into
#                                   tests/fuzz/corpus/TARGET
#
# Builds what it needs in build/fuzz; BUILD names another build folder, used as it is. With 0 MINUTES only what is there is tried.
set -euo pipefail
export LC_ALL=C.UTF-8

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
cd "$root"
keep=no
if [[ ${1-} == keep ]]; then
  keep=yes
  shift
fi
target=${1:?line, position, edition, game, record, proof, player_list, settings, table_line, hub_message, forged or event}
minutes=${2:-1}
if [[ ! -f tests/fuzz/${target}_fuzz.cpp ]]; then
  echo "fuzz: no target is called $target; there are: $(basename -s _fuzz.cpp -a tests/fuzz/*_fuzz.cpp | xargs)" >&2
  exit 2
fi
build=${BUILD-build/fuzz}
if [[ -z ${BUILD-} ]]; then
  cmake --preset fuzz >/dev/null
  cmake --build --preset fuzz --target "fuzz_$target" seeds
fi
program=$build/tests/fuzz/fuzz_$target
corpus=$build/corpus/$target
kept=tests/fuzz/corpus/$target
if [[ ! -x $program ]]; then
  echo "fuzz: $program is not built" >&2
  exit 77
fi
mkdir -p "$build/found" "$corpus" "$kept"

# Temporary files are in memory if it has space for them.
work=$(mktemp -d -p "$(if [[ -w /dev/shm ]]; then echo /dev/shm; else echo "${TMPDIR:-/tmp}"; fi)")
trap 'rm -rf "$work"' EXIT
export TMPDIR=$work

if [[ $keep == yes ]]; then
  mkdir "$work/merged" "$work/small"
  "$program" -merge=1 "$work/merged" "$kept" "$corpus" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
  find "$work/merged" -type f -printf '%s %f\n' | sort -n >"$work/list"
  step=$(($(wc -l <"$work/list") / 150 + 1))
  room=40960
  while read -r size file; do
    if ((size > room)); then break; fi
    room=$((room - size))
    cp "$work/merged/$file" "$work/small/"
  done < <(awk -v step="$step" 'NR % step == 0' "$work/list")
  # Inputs that once broke the program stay, whatever their size.
  find "$kept" -name 'broke-*' -exec cp -n -t "$work/small" {} +
  rm -rf "$kept"
  mv "$work/small" "$kept"
  echo "$kept: $(find "$kept" -type f | wc -l) files, $(du -bs "$kept" | cut -f1) bytes"
  exit
fi

dictionary=()
if [[ -f $build/seeds/$target.dict ]]; then dictionary=("-dict=$build/seeds/$target.dict"); fi
length=("-max_total_time=$((minutes * 60))")
if ((minutes == 0)); then length=(-runs=0); fi
before=$(find "$build/found" -name "$target-*" | sort)
status=0
# An input that takes a minute hangs; one that takes less may have waited for the machine.
"$program" "${length[@]}" -timeout=60 -report_slow_units=60 -rss_limit_mb=4096 -artifact_prefix="$build/found/$target-" "${dictionary[@]}" \
  "$corpus" "$kept" "$build/seeds/$target" || status=$?
while read -r found; do
  [[ -n $found ]] || continue
  short=$kept/broke-$(sha256sum "$found" | cut -c1-16)
  cp "$found" "$short"
  "$program" -minimize_crash=1 -max_total_time=120 -exact_artifact_path="$work/short" "$found" >"$work/log" 2>&1 || true
  if [[ -s $work/short ]]; then mv "$work/short" "$short"; fi
  echo "fuzz: $short breaks it" >&2
done < <(comm -13 <(echo "$before") <(find "$build/found" -name "$target-*" | sort))
exit "$status"
