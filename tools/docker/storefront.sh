#!/bin/sh
# The publishable key is made with the shop: `prepare` leaves it where both find it.
set -eu
if [ -z "${MEDUSA_PUBLISHABLE_KEY:-}" ]; then
  MEDUSA_PUBLISHABLE_KEY=$(cat /billet/shared/publishable-key)
  export MEDUSA_PUBLISHABLE_KEY
fi
exec node node_modules/next/dist/bin/next start -p "${PORT:-8000}"
