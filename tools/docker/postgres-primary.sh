#!/bin/sh
# Run once, when the primary's folder is made: lets the replica's stream in.
set -eu
echo "host replication $POSTGRES_USER all scram-sha-256" >> "$PGDATA/pg_hba.conf"
