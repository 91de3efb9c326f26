#!/bin/sh
# Starts the table, wherever this folder lies.
here=$(dirname "$(readlink -f "$0")")
exec "$here/verse-tabletop" "$@"
