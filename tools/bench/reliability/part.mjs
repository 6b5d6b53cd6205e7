import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { openCluster } from "../../cluster/cluster.mjs"
import { requirePrograms } from "../../cluster/programs.mjs"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { SERVER } from "../../lib/places.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { requirePublishableKey } from "../../lib/house-steps.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { closeConnections } from "../lib/http.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { audit, readBooks } from "./audit.mjs"
import { CASES } from "./cases.mjs"
import { Load, pause, prepareLoad } from "./load.mjs"

const BUYERS = 4
const VISITORS = 2
const BEFORE_MS = 5000
const AFTER_MS = 10_000
const REPORT = new URL("../RELIABILITY.md", import.meta.url)

/** Breaks the production shape under load, case by case, and counts what buyers lost by it. */
export async function reliabilityPart({ home, secrets, progress, children }) {
  const programs = requirePrograms(["redis-server", "nginx"])
  const [shopPort, apiPort] = await freePorts(2)
  const cluster = await openCluster({ home: join(home, "cluster"), shopPort, apiPort, programs, secrets, progress, children })
  const seed = medusaCommand("Buyers", ["exec", "../../tools/bench/purchase/seed-buyers.cjs"], {
    cwd: SERVER,
    env: { ...cluster.env, BENCH_BUYERS: String(BUYERS) },
    log: join(cluster.logs, "buyers.log"),
  })
  await progress.step("Buyers", () => children.run(seed))
  const key = await requirePublishableKey(cluster.databaseUrl)
  const { server: api, storefront: shop } = cluster.addresses
  const people = await prepareLoad({ api, shop, key, buyers: BUYERS })
  const results = []
  for (const one of CASES) {
    const result = await progress.step(`Case: ${one.title}`, () => run(one, cluster, people))
    results.push(result)
    progress.say(`${one.title}: ${JSON.stringify(result)}`)
    writeReport(results)
  }
  closeConnections()
}

async function run({ title, harm }, cluster, people) {
  const before = await readBooks(cluster.databaseUrl)
  const load = new Load(people)
  load.start(VISITORS)
  await pause(BEFORE_MS)
  const broken = performance.now()
  await harm(cluster)
  const back = performance.now()
  await pause(AFTER_MS)
  await load.stop()
  const lost = load.requests.filter((request) => request.lost)
  return {
    title,
    requests: load.requests.length,
    failed: lost.length,
    which: mostFrequent(lost.map(({ what }) => what)),
    refusals: mostFrequent(load.refusals),
    orders: load.orders.length,
    ...(await audit(cluster.databaseUrl, before, load.orders)),
    backSeconds: (back - broken) / 1000,
    failingSeconds: lost.length === 0 ? 0 : Math.max(0, lost.at(-1).ended - broken) / 1000,
  }
}

function mostFrequent(texts) {
  const counts = new Map()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 4)
}

function writeReport(results) {
  const header = [
    "What happens under load",
    "requests",
    "failed, sent again",
    "given up",
    "orders placed",
    "orders lost",
    "orders doubled",
    "stock levels wrong",
    "credit wrong",
    "failing for, s",
    "itself back after, s",
  ]
  const count = (pairs) => pairs.reduce((sum, [, times]) => sum + times, 0)
  const rows = results.map((one) => [
    one.title,
    String(one.requests),
    String(one.failed),
    String(count(one.refusals)),
    String(one.orders),
    String(one.lost),
    String(one.doubled),
    String(one.wrongLevels),
    String(one.wrongCredit),
    one.failingSeconds.toFixed(1),
    one.backSeconds.toFixed(1),
  ])
  const text = [
    "# What buyers lose when something breaks",
    "",
    circumstances("reliability"),
    "",
    `The cluster of \`npm run cluster\` on one machine with its load: ${BUYERS} buyers who place whole orders one after the other, ${VISITORS} visitors who search and open the shop. What fails (a broken connection or a status of 500 and above) is counted and sent again, a placed order under the same Idempotency-Key.`,
    "",
    markdownTable(header, rows),
    "",
    "Orders lost: those a buyer was told of and the database does not have. Doubled: carts of more than one order. Stock levels wrong: those whose reserved inches are not the sum of the ledger's standing entries; credit likewise. Failing for: from the break to the last failed request.",
    "",
  ]
  writeFileSync(REPORT, text.join("\n"))
}
