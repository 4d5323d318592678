# Completion of tablebank in bash: the program itself says what could stand at the cursor.

# Puts the words of a half-typed line into `words` as the program would get them, a quote that is still open into `quote`, and
# into `unknown` whether something in the last word is known only once the line is run: bash itself parts words at ":" and "="
# as well, and leaves them quoted.
_tablebank_words() {
  local line=$1 word='' begun='' sign i name variable='^\$(([A-Za-z_][A-Za-z0-9_]*)|\{([A-Za-z_][A-Za-z0-9_]*)\})'
  words=() quote='' unknown=''
  for ((i = 0; i < ${#line}; i++)); do
    sign=${line:i:1}
    if [[ $quote != \' && ${line:i} =~ $variable ]]; then
      i=$((i + ${#BASH_REMATCH} - 1))
      name=${BASH_REMATCH[2]}${BASH_REMATCH[3]}
      word+=${!name-}
    elif [[ $quote != \' && $sign == [\$\`] ]]; then
      unknown=yes
    elif [[ -n $quote && $sign == "$quote" ]]; then
      quote=''
    elif [[ $quote == \" && $sign == \\ && ${line:i+1:1} == [\\\"\$\`] ]]; then
      i=$((i + 1))
      word+=${line:i:1}
    elif [[ -n $quote ]]; then
      word+=$sign
    elif [[ $sign == [\"\'] ]]; then
      quote=$sign begun=yes
    elif [[ $sign == \\ ]]; then
      i=$((i + 1))
      word+=${line:i:1} begun=yes
    elif [[ $sign == [[:blank:]] ]]; then
      [[ -z $word$begun ]] || words+=("$word")
      word='' begun='' unknown=''
    elif [[ -z $word$begun && ${line:i:2} == '~/' ]]; then
      word=$HOME begun=yes
    else
      word+=$sign
    fi
  done
  words+=("$word")
}

# A word as it must stand in the line: inside the quote that is open there, or without any.
_tablebank_quoted() {
  local word=$1 sign
  case $quote in
    \') word=${word//\'/\'\\\'\'} ;;
    \")
      for sign in \\ \" \$ \`; do word=${word//"$sign"/"\\$sign"}; done
      # Between double quotes the history is looked through for what stands behind "!", and no backslash helps.
      word=${word//!/\"\'!\'\"}
      ;;
    *) printf -v word %q "$word" ;;
  esac
  # A quote at its end bash takes for the one that closes the word, and adds no other; one at its beginning for the one that
  # is open, and takes that away.
  [[ -z $quote || $word != *"$quote" ]] || word+=$quote
  [[ -z $quote || $word != "$quote"* ]] || word=$quote$word
  printf '%s\n' "$word"
}

# Folders, and files with one of the endings, or any; to be called in a process of its own.
_tablebank_files() {
  local typed=$1 file ending
  shift
  set +f
  shopt -s nullglob
  for file in "$typed"*; do
    # What begins as an option does stands behind "./".
    [[ $file != -* ]] || file=./$file
    if [[ -d $file ]] || (($# == 0)); then
      printf '%s\0' "$file"
    else
      for ending; do [[ $file != *."$ending" ]] || printf '%s\0' "$file"; done
    fi
  done
}

_tablebank() {
  local -a words endings offered=() likely=() others=()
  local quote unknown files='' skipped typed line before='' home=''
  COMPREPLY=()
  # What bash replaces may be the end of a word only: what stands in front of it is not offered again.
  line=${COMP_LINE:0:COMP_POINT}
  _tablebank_words "${line%"$2"}"
  skipped=${words[-1]}
  _tablebank_words "$line"
  typed=${words[-1]}
  [[ -z $unknown ]] || return
  # The first sign of a line says what it is; a directive is taken only as it must look.
  while IFS= read -r line; do
    if [[ $line =~ ^:files(' '[a-z0-9]+)*$ ]]; then
      files=yes
      read -r -a endings <<<"${line#:files}"
      continue
    fi
    [[ $line == =* ]] || continue
    line=${line#=}
    if [[ $line != "$skipped"* ]]; then
      continue
    elif [[ $line == "$typed"* ]]; then
      offered+=("${line#"$skipped"}")
    elif [[ ${line,,} == "${typed,,}"* ]]; then
      likely+=("${line#"$skipped"}")
    else
      others+=("${line#"$skipped"}")
    fi
  done < <(tablebank complete --marked -- "${words[@]:1}" 2>/dev/null)
  # A name in its own capitals, or a single word in quotes, is put in the place of what was typed.
  ((${#offered[@]} > 0)) || offered=("${likely[@]}")
  ((${#offered[@]} > 0 || ${#others[@]} != 1)) || offered=("${others[@]}")
  [[ ${offered[0]-} != *[=:] ]] || compopt -o nospace
  if [[ -n $files ]]; then
    # From here on bash quotes, and what is no file as well.
    compopt -o filenames
    [[ $typed != --*=* ]] || before=${typed%%=*}=
    [[ $2 != '~/'* || -n $quote ]] || home=$HOME
    while IFS= read -r -d '' line; do
      line=$before$line
      line=${line#"$skipped"}
      COMPREPLY+=("${home:+~}${line#"$home"}")
    done < <(_tablebank_files "${typed#"$before"}" "${endings[@]}")
    COMPREPLY+=("${offered[@]}")
  else
    for line in "${offered[@]}"; do COMPREPLY+=("$(_tablebank_quoted "$line")"); done
  fi
}

complete -F _tablebank tablebank
