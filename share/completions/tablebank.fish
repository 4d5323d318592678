# Completion of tablebank in fish: the program itself says what could stand at the cursor.

# A word as the program would get it, though its quote may still be open.
function __tablebank_plain
    set -l word $argv[1]
    if string match --quiet '~/*' -- $word
        set word (string escape -- $HOME)(string sub --start 2 -- $word)
    end
    string unescape -- $word
    or string unescape -- $word\'
    or string unescape -- $word\"
    or string unescape -- (string replace --regex '\\\\$' '' -- $word)
    or printf '%s\n' $word
end

# What a variable stands for is known to fish alone.
function __tablebank_is_unknown
    commandline --current-token --cut-at-cursor | string match --quiet --regex '^[^\']*\$'
end

function __tablebank_answers
    set -l words
    for word in (commandline --tokenize --cut-at-cursor)[2..-1]
        if string match --quiet '~/*' -- $word
            set word $HOME(string sub --start 2 -- $word)
        end
        set --append words $word
    end
    tablebank complete --marked -- $words (__tablebank_plain (commandline --current-token --cut-at-cursor)) 2>/dev/null
end

# The first sign of a line says what it is; a directive is taken only as it must look, for its endings become a pattern.
set --global __tablebank_directive '^:files(?: [a-z0-9]+)*$'

function __tablebank_takes_file
    __tablebank_is_unknown
    and __tablebank_answers | string match --quiet --regex $__tablebank_directive
end

# Folders, and files with one of the endings, or any; a name of two lines is none. No other program is handed a name, and what
# begins as an option does stands behind "./".
function __tablebank_files
    set -l path $argv[1]
    set -l endings $argv[2..-1]
    for name in "$path"*
        string match --quiet '*'\n'*' -- $name
        and continue
        set -l offered (string replace --regex '^-' './-' -- $name)
        if test -d "$name"
            printf '%s/\n' $offered
        else if test (count $endings) -eq 0
            or contains -- (string match --regex '[^.]*$' -- $name) $endings
            printf '%s\n' $offered
        end
    end
end

function __tablebank_complete
    set -l token (commandline --current-token --cut-at-cursor)
    set -l typed (__tablebank_plain "$token")
    set -l before (string match --regex -- '^--[^=]+=' $typed; or printf '\n')
    set -l path (string replace -- "$before" '' $typed)
    set -l word ''
    # Outside of quotes fish leaves a "~" at the beginning of a word as it is, and makes a folder of it: such a name is not offered.
    set -l misread ''
    string match --quiet --regex '^[\'"]' -- $token
    or set misread '~*'
    for line in (__tablebank_answers)
        set -l rest (string sub --start 2 -- $line)
        switch $line
            case '#*'
                test -n "$word"; and printf '%s\t%s\n' "$word" "$rest"
                set word ''
            case ':*'
                test -n "$word"; and printf '%s\n' "$word"
                set word ''
                string match --quiet --regex $__tablebank_directive -- $line; or continue
                set -l endings (string split --no-empty ' ' -- (string replace ':files' '' -- $line))
                set -l found $before(__tablebank_files "$path" $endings | string match --invert -- $misread)
                if string match --quiet '~/*' -- $token
                    set found (string replace -- $HOME/ '~/' $found)
                end
                printf '%s\n' $found
            case '=*'
                test -n "$word"; and printf '%s\n' "$word"
                set word (string match --invert -- $misread $rest)
        end
    end
    test -n "$word"; and printf '%s\n' "$word"
end

complete --command tablebank --no-files --arguments '(__tablebank_complete)'
complete --command tablebank --condition __tablebank_takes_file --force-files
