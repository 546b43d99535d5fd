#!/bin/sh
# Opens the studio from a file manager: in a terminal, because the browser opens only for a person at one.
cd "$(dirname -- "$0")/.." || exit
if [ ! -t 1 ]; then
  for terminal in xdg-terminal-exec 'x-terminal-emulator -e' 'gnome-terminal --' 'konsole -e'; do
    command -v "${terminal%% *}" >/dev/null && exec $terminal "$PWD/scripts/studio-linux.sh"
  done
fi
if command -v node >/dev/null && command -v npm >/dev/null; then
  echo 'Po hapet studioja. Mos e mbyllni këtë dritare sa kohë që punoni.'
  node scripts/run.cjs studio && exit
else
  echo 'Studioja ka nevojë për Node.js 20.19, 22.12 ose më të ri, bashkë me npm.'
  echo 'Shkarkojeni nga https://nodejs.org, instalojeni dhe hapeni përsëri këtë skedar.'
fi
printf 'Shtypni Enter për ta mbyllur. '
read -r _
exit 1
