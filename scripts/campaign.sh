# shellcheck shell=bash
# Functions that the scripts of campaigns share; they source this file.
set -euo pipefail
export LC_ALL=C.UTF-8

# campaign PROGRAM VARIABLE COUNT SEED [ARGUMENT...]: becomes a program of tests that reads from a variable how much to do. SEED
# may be empty, or "-": then every run does something else. Builds the program in build/release; BUILD names another build folder,
# used as it is. The variable `beside` names the command that runs the program.
beside=()
campaign() {
  local program=$1 variable=$2 count=$3 seed=$4 root build
  shift 4
  root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
  build=${BUILD-$root/build/release}
  if [[ -z ${BUILD-} ]]; then
    (cd "$root" && cmake --preset release >/dev/null && cmake --build --preset release --target "$program")
  fi
  export "$variable=$count"
  if [[ -n $seed && $seed != - ]]; then export TABLEBANK_SEED=$seed; fi
  exec "${beside[@]}" "$build/tests/$program" "$@"
}
