#!/bin/sh
# macOS opens this file in its Terminal.
exec sh "$(dirname -- "$0")/studio-linux.sh"
