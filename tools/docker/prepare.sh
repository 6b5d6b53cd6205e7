#!/bin/sh
# Brings the database to this image's version, then hands the storefronts their publishable key. Safe to run again.
set -eu
medusa="node /billet/node_modules/@medusajs/cli/cli.js"
$medusa db:migrate --execute-safe-links --execute-safe-search
if [ "${LOAD_DEMO:-false}" = "true" ]; then
  $medusa exec ./src/scripts/seed-demo.js
else
  $medusa exec ./src/scripts/open-shop.js
fi
exec node /billet/tools/docker/write-publishable-key.mjs /billet/shared/publishable-key
