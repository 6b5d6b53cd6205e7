/**
 * Has the primary wait for its replica before it says that anything is stored, so that nothing is lost when the replica
 * takes its place; and has it go on alone while no replica follows, so that a lost replica stops no sale.
 */
import { createRequire } from "node:module"
import { setTimeout as sleep } from "node:timers/promises"

const { Client } = createRequire(new URL("../../package.json", import.meta.url))("pg")
const REPLICA = "replica"
const LOOK_MS = 500
const AGAIN_MS = 1000

const say = (level, message) => console.log(JSON.stringify({ level, message, timestamp: new Date().toISOString() }))

async function watch() {
  const client = new Client({
    connectionString: process.env.DATABASE_URL,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: "replica-watch",
  })
  client.on("error", () => {})
  await client.connect()
  try {
    for (;;) {
      await decide(client)
      await sleep(LOOK_MS)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function decide(client) {
  const { rows } = await client.query(
    `select current_setting('synchronous_standby_names') as waits_for,
       exists (select from pg_stat_replication where application_name = $1 and state = 'streaming') as follows`,
    [REPLICA],
  )
  const [{ waits_for: waitsFor, follows }] = rows
  const wanted = follows ? REPLICA : ""
  if (waitsFor === wanted) return
  await client.query(`alter system set synchronous_standby_names = '${wanted}'`)
  await client.query("select pg_reload_conf()")
  if (follows) say("info", "The replica follows: every commit waits for it")
  else say("warn", "No replica follows: the primary goes on alone, and what it stores from now on is nowhere else")
}

for (;;) {
  await watch().catch((error) => say("warn", `The primary cannot be asked: ${error.message}`))
  await sleep(AGAIN_MS)
}
