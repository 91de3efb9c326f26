#!/bin/sh
# Puts Verse Tabletop into your applications menu; with --remove it is taken out again. Nothing but that is changed.
set -eu
here=$(dirname "$(readlink -f "$0")")
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
entry="$menu/verse-tabletop.desktop"

if [ "${1:-}" = "--remove" ]; then
  rm -f "$entry"
  echo "Verse Tabletop is out of the menu."
  exit 0
fi

# Inside the quotes of Exec, four letters need a backslash, and the file format doubles each backslash.
quoted=$(printf '%s' "$here/start.sh" | sed -e 's/\\/\\\\\\\\/g' -e 's/["`$]/\\\\&/g' -e 's/%/%%/g')
mkdir -p "$menu"
while IFS= read -r line; do
  case "$line" in
    Exec=*) printf 'Exec="%s"\n' "$quoted" ;;
    Icon=*) printf 'Icon=%s\n' "$here/verse-tabletop.png" ;;
    *) printf '%s\n' "$line" ;;
  esac
done < "$here/verse-tabletop.desktop" > "$entry"
chmod 755 "$entry"
echo "Verse Tabletop is in the menu now. Run this script again when you have moved the folder."
