#!/usr/bin/env bash
# Runs the program for Windows under Wine next to the one for Linux, and compares: scripts/test-windows.sh [--build]
#
# Takes build/windows and build/release as they are, or builds both first. The folder that a user would unpack is installed in
# build/windows-folder; a picture of the window is kept in build/windows-window.png. TABLEBANK_KILLS says how often the program is killed
# while it posts, 40 times without it. Wine is not Windows: docs/contributing/windows.md says what it cannot show.
set -euo pipefail

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
# shellcheck source=scripts/counted.sh
source "$root/scripts/counted.sh"
linux=$root/build/release/app/tablebank
folder=$root/build/windows-folder
program=$work/tablebank

if [[ ${1-} == --build ]]; then
  "$root/scripts/windows.sh"
  (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target tablebank catalogues)
fi
cmake --install "$root/build/windows" --prefix "$folder" --strip >/dev/null

# A Windows of its own, without the windows that Wine would show and what it would download.
export WINEPREFIX=$work/windows WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" HOME=$work/home XDG_RUNTIME_DIR=$work
mkdir -p "$HOME"
wine wineboot --init >"$work/boot" 2>&1 || { cat "$work/boot" >&2; exit 1; }
trap 'wineserver -k 2>/dev/null || true; rm -rf "$work"' EXIT
reached "a new Windows"

# program_for NAME SECONDS EXE: a command NAME that runs a program of the folder. Wine reads the arguments in the encoding of this system's
# locale, which must be one that it has; the program's language is another matter.
program_for() {
  cat >"$work/$1" <<EOF
#!/bin/sh
export LC_MESSAGES="\${LC_ALL:-\${LC_MESSAGES:-\$LANG}}" LC_CTYPE=C.UTF-8
unset LC_ALL LANG
exec timeout $2 wine "$folder/bin/$3" "\$@"
EOF
  chmod +x "$work/$1"
}
program_for tablebank 120 tablebank.exe

lines=$root/tests/playthroughs/two-hours.us.txt
read -r -a opening < <(sed -n '1s/^# new //p' "$lines")
cd "$work"

# The same words, or the same bytes, from both programs.
same() {
  diff <("$linux" "$@" 2>&1) <("$program" "$@" 2>&1)
}

play_demo() {
  "$program" new demo.tbl "${opening[@]}" && "$program" "do" demo.tbl <"$lines" >/dev/null
  "$program" verify demo.tbl && same verify demo.tbl && same show demo.tbl log
}

settle_in_all_languages() {
  local language
  for language in en fr it pl ru; do LC_ALL=$language.UTF-8 same settle demo.tbl || return; done
}

export_the_same_bytes() {
  local form
  for form in record json csv ledger beancount; do
    cmp <("$linux" export demo.tbl --to "$form") <("$program" export demo.tbl --to "$form") || return
  done
}

carry_back_and_forth() {
  "$linux" export demo.tbl --to record -o there.tbr && "$program" import there.tbr -o back.tbl && same verify back.tbl &&
    "$linux" "do" back.tbl 'note "on Linux"' && "$program" "do" back.tbl 'note "on Windows"' && same verify back.tbl
}

use_any_name() {
  "$program" new 'вечер в клубе.tbl' --edition us --player 'Анна:monopolist' --player '李明:competitor' >/dev/null &&
    [[ -f 'вечер в клубе.tbl' ]] && "$program" "do" 'вечер в клубе.tbl' 12 ok >/dev/null && same verify 'вечер в клубе.tbl' &&
    same show 'вечер в клубе.tbl' players
}

take_a_long_path() {
  local long
  long=$(printf 'a%.0s' {1..60})/$(printf 'b%.0s' {1..60})/$(printf 'c%.0s' {1..60})/$(printf 'd%.0s' {1..60})/$(printf 'e%.0s' {1..60})
  mkdir -p "$long" && "$program" new "$long/game.tbl" --edition us --player A:monopolist --player B:competitor >/dev/null && same verify "$long/game.tbl"
}

# A slash begins a path there, and no option; standard input has a name, and each subcommand answers about both as on Linux.
take_paths_with_a_slash() {
  local said=$PWD/slash.tbr what
  "$program" export "$PWD/demo.tbl" --to record -o "$said" && cmp <("$linux" export demo.tbl --to record) "$said" || return
  for what in "show $PWD/demo.tbl players" "verify $said" "settle $said" "review $said" "verify /dev/stdin" "show - players" "settle -" \
    "quote - start" "import /dev/stdin -o /nowhere/new.tbl" "editions check /dev/stdin" "editions check $root/editions/us.toml" \
    "standings $said" "keys show /nowhere" "new /nowhere/new.tbl --from /dev/stdin" "complete show /"; do
    read -r -a words <<<"$what"
    diff <("$linux" "${words[@]}" <"$said" 2>&1; echo $?) <("$program" "${words[@]}" <"$said" 2>&1; echo $?) || { echo "$what"; return 1; }
  done
}

# refused NAME: no file has the name afterwards, under Windows's rules or those of the disk.
refused() {
  local status=0 before
  : >said
  before=$(ls -A)
  "$program" new "$1" --edition us --player A:monopolist --player B:competitor >said 2>&1 || status=$?
  ((status == 2)) && [[ $(ls -A) == "$before" ]] && grep -q 'permits no file with the name' said
}

refuse_reserved_names() {
  local name
  for name in CON.tbl nul.tbl com1.tbl 'Lpt9.more.tbl' 'evening.tbl.' 'evening.tbl ' 'what?.tbl'; do refused "$name" || { echo "$name"; return 1; }; done
}

exclude_each_other() {
  local status=0
  "$linux" new held.tbl --edition us --player A:monopolist --player B:competitor >/dev/null
  mkfifo hold && { "$program" "do" held.tbl <hold >/dev/null & }
  exec 9>hold
  echo 12 >&9
  sleep 5
  "$linux" "do" held.tbl 'note "late"' >said 2>&1 || status=$?
  exec 9>&-
  wait
  ((status == 5)) && same verify held.tbl
}

sign_on_both() {
  "$program" keys new vera && "$program" keys list && "$program" checkpoint demo.tbl -o end.txt && "$program" sign end.txt --key vera &&
    "$program" keys show vera >vera.pub && "$linux" verify demo.tbl --checkpoint end.txt --key vera.pub
}

# A double click on the program: no console, and lines typed into its window.
type_into_the_window() {
  program_for window 900 tablebankw.exe
  printf '#!/bin/sh\n[ $# -eq 0 ] && exec "%s"\nexec "%s" "$@"\n' "$work/window" "$program" >"$work/either"
  chmod +x "$work/either"
  patience=600 "$root/scripts/play-window.sh" 12 "$work/either" "$root/build/windows-window.png"
}

same_paper() {
  local language
  "$linux" sheet demo.tbl -o here.pdf --charts && "$program" sheet demo.tbl -o there.pdf --charts && cmp here.pdf there.pdf || return
  for language in fr pl ru; do
    "$linux" handbook --lang "$language" -o "here-$language.pdf" && "$program" handbook --lang "$language" -o "there-$language.pdf" &&
      cmp "here-$language.pdf" "there-$language.pdf" || return
  done
}

run "the demo game" play_demo
run "settled in five languages" settle_in_all_languages
run "exports, byte for byte" export_the_same_bytes
run "a game that goes to and fro" carry_back_and_forth
run "names of any script" use_any_name
run "a path of 300 letters" take_a_long_path
run "paths that begin with a slash" take_paths_with_a_slash
run "names that Windows reserves" refuse_reserved_names
run "two systems, one game" exclude_each_other
run "keys" sign_on_both
run "paper, byte for byte" same_paper
run "the same pages" python3 -B "$root/tests/windows/pages.py" "$program" "$linux" demo.tbl
reached "one game"
run "the window" type_into_the_window
reached "the window"
run "killed while it posts" python3 -B "$root/tests/windows/kills.py" "$program" "$linux" "${TABLEBANK_KILLS:-40}"
reached kills
run_tests "$root/build/windows"
reached "the tests of modules"
run "kept games" python3 -B "$root/tests/games/games_test.py" "$program"
run "kept records" python3 -B "$root/tests/records/records_test.py" "$program"
reached ended
report
