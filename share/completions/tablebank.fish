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
    or echo -- $word
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
    tablebank complete -- $words (__tablebank_plain (commandline --current-token --cut-at-cursor)) 2>/dev/null
end

function __tablebank_takes_file
    __tablebank_is_unknown
    and __tablebank_answers | string match --quiet ':files*'
end

function __tablebank_complete
    set -l token (commandline --current-token --cut-at-cursor)
    set -l typed (__tablebank_plain "$token")
    set -l before (string match --regex -- '^--[^=]+=' $typed; or echo '')
    set -l path (string replace -- "$before" '' $typed)
    set -l word ''
    for line in (__tablebank_answers)
        switch $line
            case '  *'
                printf '%s\t%s\n' $word (string sub --start 3 -- $line)
                set word ''
            case ':files*'
                test -n "$word"; and echo $word
                set word ''
                set -l found (__fish_complete_directories "$path" '')
                set -l endings (string split --no-empty ' ' -- (string replace ':files' '' -- $line))
                if test (count $endings) -eq 0
                    set --append found (__fish_complete_path "$path" '')
                end
                for ending in $endings
                    set --append found (__fish_complete_path "$path" '' | string match --regex "^.*\\.$ending\\s*\$")
                end
                if string match --quiet '~/*' -- $token
                    set found (string replace -- $HOME/ '~/' $found)
                end
                printf '%s\n' $before$found
            case '*'
                test -n "$word"; and echo $word
                set word $line
        end
    end
    test -n "$word"; and echo $word
end

complete --command tablebank --no-files --arguments '(__tablebank_complete)'
complete --command tablebank --condition __tablebank_takes_file --force-files
