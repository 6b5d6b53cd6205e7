#!/bin/sh
# A streaming replica: copies the primary when its own folder is empty, then follows it.
# Promote it with: docker compose exec postgres-replica pg_ctl promote
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --pgdata="$PGDATA" --write-recovery-conf --slot=replica --create-slot --wal-method=stream \
    --dbname="host=postgres user=$POSTGRES_USER password=$POSTGRES_PASSWORD application_name=replica"; do
    rm -rf "${PGDATA:?}"/*
    sleep 1
  done
fi
chmod 0700 "$PGDATA"
exec postgres -c hot_standby=on
