#!/usr/bin/env bash
# Brings every catalogue of app/i18n/catalogues up to date with the texts in the source: new ones are added without a
# translation, and texts that are gone are dropped.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
find app calculators db -name '*.cpp' -o -name '*.h' | LC_ALL=C sort >"$work/sources"
# The places of a sentence are {named}; a percent sign is only a percent sign.
xgettext --files-from="$work/sources" --output="$work/tablebank.pot" --from-code=UTF-8 --language=C++ --no-location --no-wrap \
    --sort-output --keyword \
    --flag=tr:1:no-c-format --flag=mark:1:no-c-format --flag=sentence:1:no-c-format --flag=tr_in:2:no-c-format --flag=trn:1:no-c-format \
    --flag=trn:2:no-c-format --keyword=tr:1 --keyword=mark:1 --keyword=sentence:1 --keyword=sentence_word:1 --keyword=tr_in:1c,2 --keyword=trn:1,2 \
    --package-name=tablebank --copyright-holder='the authors of tablebank'
for catalogue in app/i18n/catalogues/*.po; do
    msgmerge --quiet --no-fuzzy-matching --no-wrap --sort-output --backup=none --update "$catalogue" "$work/tablebank.pot"
    msgattrib --no-obsolete --no-wrap --sort-output --output-file="$catalogue" "$catalogue"
    sed -i '/^#, no-c-format$/d' "$catalogue"
    printf '%s: ' "$catalogue"
    msgfmt --statistics --check --output-file=/dev/null "$catalogue"
done
