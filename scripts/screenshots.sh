#!/usr/bin/env bash
# Takes a picture of every screen in every language and theme from a real window under Xvfb, at 1280x800: the demo game
# up to a doubled rent, up to one for which the cash is short, and to its end. Usage: scripts/screenshots.sh FOLDER [TABLEBANK]
#     FOLDER/LANGUAGE-THEME/SCREEN.png   e.g. pl-light/table.png
# With DOCS=1 the pictures of docs/screens are taken again: English and dark, the table in each other theme, and in each
# other language those of its banker's chapter, of the game that is played there. LANGUAGES and THEMES choose among them.
# Needs Xvfb, xdotool and ImageMagick.
set -euo pipefail
# Paths are typed here, whatever dialogs the desktop has.
export TABLEBANK_FILE_DIALOG=none

[ $# -ge 1 ] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
needed=(import)
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/virtual-screen.sh"
program=${2:-$root/build/release/app/tablebank}
languages=${LANGUAGES:-en fr it pl ru}
themes=${THEMES:-dark light high_contrast}

# Up to line 164 Dmitri owes the rent of a monopolised city, up to line 406 Boris one that is more than the cash of Boris. Played
# again for every language and theme: a clock that went on for a minute unwatched would be reported.
game_minutes=75
play_games() {
    rm -f "$work"/*.tbl
    direct_event
    join_line
    type_deeds
    play_demo "$program" "$work/friday.tbl" 164
    play_demo "$program" "$work/late.tbl" 406
    play_demo "$program" "$work/final.tbl" 1000
}

# The deeds of a box as they were typed, with two slips.
type_deeds() {
    "$program" editions export us | sed '3s/,60,/,"60,5",/; 8s/,70,77,/,,77,/' >"$work/club.csv"
}
# Who sits at a table of an event: FILE ROUND TABLE.
seats() {
    "$program" event show "$1" rounds --json |
        python3 -c 'import json, sys; print(*json.load(sys.stdin)["rounds"][int(sys.argv[1]) - 1][int(sys.argv[2]) - 1])' "$2" "$3"
}
# A table's result, its totals in the order of play: FILE ROUND TABLE TOTAL...
take_result() {
    local file=$1 round=$2 table=$3 name scores=()
    shift 3
    for name in $(seats "$file" "$round" "$table"); do
        scores+=("$name=$1")
        shift
    done
    "$program" event result "$file" --round "$round" --table "$table" "${scores[@]}" >>"$work/directed"
}
# An event of 24 at six tables: a round is over, and the second one is being played.
direct_event() {
    local file=$work/open.tbe
    rm -f "$file"
    "$program" event new "$file" --name "Summer open" --edition us --rounds 5 --minutes 75 --by Vera >"$work/directed"
    "$program" event player "$file" Anna Boris Clara Dmitri Elena Farid Galina Henri Ivan Julia Karl Laura Maria \
        Nikolai Olga Pierre Quentin Rosa Stefan Tamara Ulrich Viktor Wanda Xenia >>"$work/directed"
    "$program" event player "$file" --check-in Anna Boris Clara Dmitri Elena Farid Galina Henri Ivan Julia Karl \
        Laura Maria Nikolai Olga Pierre Quentin Rosa Stefan Tamara Ulrich Viktor >>"$work/directed"
    "$program" event seat "$file" >>"$work/directed"
    "$program" event round "$file" 1 --open >>"$work/directed"
    for table in 1 2 3 4 5 6; do
        take_result "$file" 1 "$table" $((310 - 9 * table)).5 $((190 + 4 * table)) 141 $((90 + table)).2
    done
    "$program" event round "$file" 2 --open >>"$work/directed"
    for table in 1 3 4; do take_result "$file" 2 "$table" 97 $((200 + 3 * table)) $((290 - 6 * table)).2 138.5; done
    "$program" event round "$file" 2 --extend 5 --table 2 --why "a protest was heard" >>"$work/directed"
}

# The line of a table of that event, for the question before it is followed; the answer needs no person.
join_line() {
    rm -f "$work/hall.tbe" "$work"/round-2-table-2.tbj
    "$program" event copy "$work/open.tbe" "$work/hall.tbe" >>"$work/directed"
    "$program" event hub "$work/hall.tbe" http://192.168.0.7:8017 >>"$work/directed"
    "$program" event join "$work/hall.tbe" --round 2 --table 2 -o "$work" >>"$work/directed"
}

# The window below its uppermost strip, in which a clock may run.
seen() { import -window root -crop 1280x730+0+70 -depth 8 rgb:- | md5sum; }

# Waits until what is seen is no longer $1 and has come to rest, and fails if nothing happens, however slow the
# machine: a picture is never one of the screen before.
settle() {
    tries=0
    last=$1
    until now=$(seen) && [ "$now" != "$1" ] && [ "$now" = "$last" ]; do
        last=$now
        tries=$((tries + 1))
        [ $tries -lt 200 ] || fail "$into: nothing changed on the screen after $2"
        sleep 0.2
    done
}
act() {
    before=$(seen)
    xdotool "$@"
    settle "$before" "$*"
}
key() { for name in "$@"; do act key "$name"; done; }
shot() { import -window "${2:-root}" -depth 8 +dither -colors 200 "$into/$1.png"; }

# Puts a window on the screen, at the list of games.
begin() {
    blank=$(seen)
    "$program" &
    window=$!
    started+=("$window")
    await_window '^tablebank$'
    settle "$blank" "the start"
    xdotool search --onlyvisible --name '^tablebank$' windowfocus
    xdotool mousemove 1 1
}
# Away, also from a table where something is due, which Escape does not leave.
end() {
    xdotool key ctrl+q
    wait "$window" 2>/dev/null || true
}

# The window then has the name of the game.
open_game() {
    key ctrl+o
    act type "$work/$1.tbl"
    key Return
    await_window "^$1 – tablebank$"
}

shot_players() {
    before=$(seen)
    xdotool key F10
    await_window '^tablebank: '
    settle "$before" F10
    shot players "$(xdotool search --onlyvisible --name '^tablebank: ' | tail -n 1)"
    key F10
}

# Every screen of one language and theme, by the keys that lead there.
take() {
    into="$folder/$1-$2"
    rm -rf "$work/games"
    mkdir -p "$into" "$XDG_CONFIG_HOME/tablebank"
    play_games
    printf '{"language":"%s","theme":"%s","games":"%s"}\n' "$1" "$2" "$work/games" >"$XDG_CONFIG_HOME/tablebank/settings.json"
    begin
    open_game friday
    shot table
    key ctrl+d ctrl+d
    act type 25
    key Return && shot repair
    key Escape ctrl+a BackSpace
    before=$(seen)
    xdotool mousemove 945 220 click 1
    settle "$before" "a click on the board"
    xdotool mousemove 1 1
    sleep 0.5
    shot deed
    key Escape
    key F5 && shot trade && key F5
    key F6 && shot auction && key F6
    key F7 && shot card && key F7
    key ctrl+r && shot rulings && key Escape
    key ctrl+f
    act type "Anna 30"
    key Down Down Escape && shot past && key Escape
    key ctrl+p && shot palette && key Escape
    key ctrl+k && shot calculator && key Escape Escape
    key F12 && shot settings && key Escape
    key F1 && shot help && key F1
    shot_players
    end
    begin
    open_game late
    key F8 && shot bankruptcy && key F8
    end
    begin
    open_game final
    key ctrl+g && shot charts && key Tab Tab Tab && shot landings && key Escape
    key ctrl+j && shot review && key Escape
    key F9 Prior && shot settlement && key ctrl+h && shot proof && key Escape Escape Escape
    await_window '^tablebank$'
    shot start
    key ctrl+o
    act type "$work/open.tbe"
    key Return
    await_window '^Summer open – tablebank$'
    shot event-players
    key F4 && shot event-standings
    key F5 && shot event-log
    key F6 && shot event-paper
    key F12 && shot event-hall
    key F3 Right Return
    act type 304.2
    key Return
    act type 140
    shot event-desk
    key F3 Left Return
    for total in 400 300 200 100; do act type "$total" && key Return; done
    shot event-correction
    key Escape Escape
    await_window '^tablebank$'
    key ctrl+o
    act type "$work/round-2-table-2.tbj"
    key Return && shot join && key Escape
    key ctrl+e && shot editions
    key ctrl+o
    act type "$work/club.csv"
    key Return && shot deed-table && key Escape
    key Down Down Down Down Return
    shot edition
    key Escape Escape F2
    shot new-game
    key Escape F4
    shot new-event
    key Escape F3
    for line in 1 2 3 4 5; do key ctrl+n; done
    shot guide
    end
}

# The chapter of a language that its pictures are of.
chapter_of() { echo "$root/docs/tutorials/$1/banker.md"; }
# The lines typed in the evening of a chapter before the first line that looks like STOP, without comments and without refused
# lines: chapter_lines LANGUAGE STOP.
chapter_lines() {
    awk -v stop="$2" '$0 ~ stop { exit } /^```/ { inside = /^```lines/; next } inside' "$(chapter_of "$1")" |
        sed -E '/ # exit 1/d; s/ +# .*$//'
}
# That evening in a new file: play_chapter LANGUAGE FILE STOP.
play_chapter() {
    awk '/^tablebank new/ { inside = 1 } inside { print } inside && !/\\$/ { exit }' "$(chapter_of "$1")" | tr -d '\\\n' |
        sed -E 's/^tablebank new [^ ]+ //' | xargs "$program" new "$2" >"$work/new"
    chapter_lines "$1" "$3" | LC_ALL=$1 "$program" "do" "$2" >"$work/posted"
}
# The pictures of the chapter of a language: the due that it asks for, the repair of a roll, and the end of its first game.
take_chapter() {
    local repair='^[^ ]+ #[0-9]+ [^;]*; *#' amended
    into="$folder/$1-dark"
    rm -rf "$work/games"
    mkdir -p "$into" "$XDG_CONFIG_HOME/tablebank"
    printf '{"language":"%s","theme":"dark","games":"%s"}\n' "$1" "$work/games" >"$XDG_CONFIG_HOME/tablebank/settings.json"
    rm -f "$work"/*.tbl
    play_chapter "$1" "$work/rent.tbl" '^tablebank show .* due'
    play_chapter "$1" "$work/roll.tbl" "$repair"
    play_chapter "$1" "$work/final.tbl" '^tablebank new .* --goal a '
    begin
    open_game rent
    shot table
    shot_players
    end
    begin
    open_game roll
    # By the number of the entry and of the seat, for no keyboard has the letters of every language.
    amended=$(grep -m 1 -E "$repair" "$(chapter_of "$1")" | sed -E 's/^[^#]*(#[0-9]+) .* ([0-9]) ([0-9]);.*/\1 1 roll \2 \3/')
    act type "amend $amended"
    key Return && shot repair
    end
    begin
    open_game final
    key F9 Next && shot settlement && key Escape Escape
    await_window '^tablebank$'
    key F2 && shot new-game
    end
}

for language in $languages; do
    for theme in $themes; do
        if [ "${DOCS:-}" != 1 ] || [ "$language" = en ]; then
            take "$language" "$theme"
        elif [ "$theme" = dark ]; then
            take_chapter "$language"
        fi
    done
done

[ "${DOCS:-}" = 1 ] || exit 0
pictures=$root/docs/screens
for taken in "$folder"/*-*; do
    case ${taken##*/} in
        en-dark)
            for picture in "$pictures"/*.png; do
                screen=$taken/${picture##*/}
                if [ -e "$screen" ]; then cp "$screen" "$picture"; fi
            done
            ;;
        en-*) cp "$taken/table.png" "$pictures/table-${taken##*/en-}.png" ;;
        *-dark)
            language=${taken##*/}
            for screen in table new-game players repair settlement; do
                cp "$taken/$screen.png" "$pictures/$screen-${language%-dark}.png"
            done
            ;;
    esac
done
