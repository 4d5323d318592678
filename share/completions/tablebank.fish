# Completion of tablebank in fish: the program itself says what could stand at the cursor.

function __tablebank_complete
    set -l words (commandline --tokenize --cut-at-cursor)[2..-1]
    set -l typed (commandline --current-token --cut-at-cursor | string trim --left --chars '"\'')
    set -l word ''
    for line in (tablebank complete -- $words $typed 2>/dev/null)
        switch $line
            case '  *'
                printf '%s\t%s\n' $word (string sub --start 3 -- $line)
                set word ''
            case ':files*'
                test -n "$word"; and echo $word
                set word ''
                set -l endings (string split --no-empty ' ' -- (string replace ':files' '' -- $line))
                __fish_complete_directories "$typed" ''
                if test (count $endings) -eq 0
                    __fish_complete_path "$typed" ''
                end
                for ending in $endings
                    __fish_complete_path "$typed" '' | string match --regex "^.*\\.$ending\\s*\$"
                end
            case '*'
                test -n "$word"; and echo $word
                set word $line
        end
    end
    test -n "$word"; and echo $word
end

complete --command tablebank --no-files --arguments '(__tablebank_complete)'
