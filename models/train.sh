#!/usr/bin/env bash
# Makes a net of this folder again:  models/train.sh ID [more options of `teahouse train`]
# It lands in target/models; a run that was stopped goes on when the same command is given again.
set -euo pipefail
cd "$(dirname "$0")/.."
id=${1:?which net? one of $(cd models && ls ./*.safetensors | sed 's|./||; s|.safetensors||' | paste -sd ' ')}
shift
out=target/models
mkdir -p "$out"
cargo build --release --quiet --package teahouse-cli

# learn NAME SETTINGS…: trains target/models/NAME.safetensors; `more` holds what the caller added.
more=("$@")
learn() {
  local name=$1 options=() setting
  shift
  for setting in "$@"; do
    case $setting in
      from=*) options+=(--from "$out/${setting#from=}.safetensors") ;;
      *) options+=(--set "$setting") ;;
    esac
  done
  target/release/teahouse train --rules "$id" --out "$out/$name.safetensors" "${options[@]}" "${more[@]}"
}

nardi=(generation=256 batch=1024 step=0.002 step_end=0.00003 average=0.99)
ludo=(generation=256 batch=1024 step=0.002 step_end=0.00005 average=0.99 lambda=0.9 lambda_end=0.9)
case $id in
  long-nardi)
    learn long-nardi-256 hidden=256-64 games=2000000 "${nardi[@]}" generation=512
    learn long-nardi hidden=512-64 games=1600000 from=long-nardi-256 \
      generation=512 batch=1024 step=0.001 step_end=0.00002 average=0.995
    ;;
  federation | long-narde | fevga | moultezim | gul-bara) learn "$id" hidden=128-32 games=130000 "${nardi[@]}" ;;
  mensch | classic | ludopy | ludopy-two) learn "$id" hidden=64-16 games=200000 "${ludo[@]}" ;;
  danish-two) learn "$id" hidden=64-16 games=120000 "${ludo[@]}" ;;
  danish | fia | king | parcheesi | parchis) learn "$id" hidden=64-16 games=80000 "${ludo[@]}" ;;
  petits-chevaux) learn "$id" hidden=64-16 games=60000 "${ludo[@]}" ;;
  *)
    echo "models/train.sh: there is no net $id here" >&2
    exit 1
    ;;
esac
