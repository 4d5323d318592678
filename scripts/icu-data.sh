#!/usr/bin/env bash
# Cuts the data of ICU to what the program reads: scripts/icu-data.sh FILE
#
# Debian's libicudata has 30 MB for all languages and purposes; this program folds and compares names, finds the ends of characters, tells
# look-alikes, and sorts names in its own languages, all of which takes about 1 MB. FILE is a data package for this version of ICU and this
# order of bytes; a program reads it as its symbol icudtNN_dat. Needs icu-devtools and libicu-dev.
set -euo pipefail
export LC_ALL=C.UTF-8 PATH=$PATH:/usr/sbin

[[ -n ${1-} && ! -d $1 ]] || { echo "icu-data: how it is called stands at the top of $0" >&2; exit 2; }
out=$(realpath -m "$1")
kept=(
  nfkc.nrm nfkc_cf.nrm # compatible and folded forms
  uemoji.icu           # properties of emoji
  confusables.cfu      # look-alikes
  brkitr/char.brk      # ends of characters
  coll/ucadata.icu coll/root.res coll/en.res coll/fr.res coll/it.res coll/pl.res coll/ru.res # the order of names
)

library=$(realpath "$(pkg-config --variable=libdir icu-uc)/libicudata.so")
version=$(pkg-config --modversion icu-uc)
name=icudt${version%%.*}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
# The symbol's bytes lie in the file where the section that holds it says.
read -r address size section < <(readelf --wide --dyn-syms "$library" | awk -v name="${name}_dat" '$8 ~ "^" name { print $2, $3, $7; exit }')
[[ -n ${section-} ]] || { echo "icu-data: $library has no ${name}_dat" >&2; exit 1; }
read -r start offset < <(readelf --wide --sections "$library" | sed 's/\[ */[/' | awk -v section="[$section]" '$1 == section { print $4, $5 }')
head -c $((0x$offset + 0x$address - 0x$start + size)) "$library" | tail -c $((size)) >"${name}l.dat"

printf '%s\n' "${kept[@]}" >kept.txt
mkdir parts packed
icupkg -d parts -x kept.txt "${name}l.dat"
# The list of break rules names dictionaries that are not kept; this one names what is. Of the languages' orders those are kept that differ.
printf 'root:table { Version:string{"40"} boundaries:table { grapheme:process(dependency){"char.brk"} } }' >root.txt
genrb -d parts/brkitr root.txt >/dev/null
(cd parts && find . -type f -printf '%P\n' | sort) >list.txt
# Programs look for what a package of this very name holds.
icupkg -a list.txt -s parts new "packed/${name}l.dat"
install -D -m 644 "packed/${name}l.dat" "$out"
