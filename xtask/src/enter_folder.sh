#!/bin/sh
# Runs a program in the folder of a Debian, in which the workspace is mounted with the data of tests beside it:
#   unshare --mount --propagation private sh enter_folder.sh FOLDER WORKSPACE PLACE NAME=VALUE ... PROGRAM WORD ...
# Nothing stays mounted, because the caller gives it mounts of its own.
set -e
root=$1
project=$2
place=$3
shift 3
mkdir -p "$root/project" "$root/shared" "$root/build/target" "$root/tmp/runtime"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind "$project" "$root/project"
if [ -d "$project/../shared" ]; then
    mount --bind "$project/../shared" "$root/shared"
    mount -o remount,bind,ro "$root/shared"
fi
exec chroot "$root" /usr/bin/env -i --chdir="$place" "$@"
