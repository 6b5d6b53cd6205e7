import { createRequire } from "node:module"
import { renameSync, writeFileSync } from "node:fs"

const { Client } = createRequire("/billet/package.json")("pg")
const file = process.argv[2]
const client = new Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const { rows } = await client.query(
  `select token from api_key
   where type = 'publishable' and deleted_at is null and (revoked_at is null or revoked_at > now())
   order by created_at limit 1`,
)
await client.end()
if (rows.length === 0) {
  console.error("The shop has no publishable key. Make one in the admin under Settings, then run this again.")
  process.exit(1)
}
writeFileSync(`${file}.new`, rows[0].token)
renameSync(`${file}.new`, file)
