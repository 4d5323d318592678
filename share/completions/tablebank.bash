# Completion of tablebank in bash: the program itself says what could stand at the cursor.

# Puts the words up to the cursor into `words`, without their quotes, and a quote that is still open into `quote`: bash itself
# parts words at ":" and "=" as well.
_tablebank_words() {
  local line=${COMP_LINE:0:COMP_POINT} word='' begun='' sign i
  words=()
  quote=''
  for ((i = 0; i < ${#line}; i++)); do
    sign=${line:i:1}
    if [[ -n $quote && $sign == "$quote" ]]; then
      quote=''
    elif [[ -n $quote ]]; then
      word+=$sign
    elif [[ $sign == [\"\'] ]]; then
      quote=$sign begun=yes
    elif [[ $sign == \\ ]]; then
      word+=${line:++i:1} begun=yes
    elif [[ $sign == [[:blank:]] ]]; then
      [[ -z $word$begun ]] || words+=("$word")
      word='' begun=''
    else
      word+=$sign
    fi
  done
  words+=("$word")
}

_tablebank_files() {
  local typed=$1 ending
  shift
  compgen -d -- "$typed"
  (($# > 0)) || compgen -f -- "$typed"
  for ending; do compgen -f -X "!*.$ending" -- "$typed"; done
}

_tablebank() {
  local -a words endings
  local typed=${2#[\"\']} quote skipped line
  COMPREPLY=()
  _tablebank_words
  # What stands in front of the last ":" or "=" is not offered again.
  skipped=${words[-1]%"${typed//\\/}"}
  while IFS= read -r line; do
    case $line in
      '  '*) ;;
      :files*)
        read -r -a endings <<<"${line#:files}"
        compopt -o filenames
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(_tablebank_files "$typed" "${endings[@]}")
        ;;
      *)
        [[ $line != *[=:] ]] || compopt -o nospace
        line=${line#"$skipped"}
        [[ -n $quote ]] || line=${line// /\\ }
        COMPREPLY+=("$line")
        ;;
    esac
  done < <(tablebank complete -- "${words[@]:1}" 2>/dev/null)
}

complete -F _tablebank tablebank
