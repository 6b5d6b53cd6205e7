import { readdirSync } from "node:fs"
import { join } from "node:path"
import { openCluster } from "../../cluster/cluster.mjs"
import { requirePrograms } from "../../cluster/programs.mjs"
import { SERVERS } from "../../cluster/topology.mjs"
import { medusaCommand } from "../../lib/medusa-command.mjs"
import { SERVER } from "../../lib/places.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { RunLock } from "../../lib/run-lock.mjs"
import { readOrMakeSecrets } from "../../lib/secrets.mjs"
import { embeddedUrl, requirePublishableKey } from "../../lib/house-steps.mjs"
import { closeConnections } from "../lib/http.mjs"
import { audit, readBooks, untold } from "./audit.mjs"
import { CASES } from "./cases.mjs"
import { Load, pause, prepareLoad } from "./load.mjs"
import { untilWell } from "./processes.mjs"
import { keepResult, writeReport } from "./report.mjs"
import { PAYMENTS_TITLE, SECTIONS } from "./sections.mjs"
import { openSlowLine } from "./slow-line.mjs"

const BUYERS = 4
const PEOPLE = `${BUYERS} buyers who place whole orders one after the other, 3 visitors who search and open pages of the shop`
const BEFORE_MS = 5000
const AFTER_MS = 5000
/** A job looks every minute for orders that nobody was told of. */
const TELLING_MS = 400_000

/** Some cases only, by texts of their titles joined by commas; all when it is not set. */
const ONLY = (process.env.RELIABILITY_ONLY || "").split(",")
const isWanted = ({ title }) => ONLY.some((text) => title.includes(text))
const titlesOf = (list) => list.map(({ title }) => title)
/** What the report consists of, in its order. */
export const REPORT = {
  caseTitles: titlesOf(CASES),
  sectionTitles: [...titlesOf(SECTIONS), PAYMENTS_TITLE],
  people: PEOPLE,
}

/** Breaks the production shape under load, case by case, and counts what buyers lost by it. */
export async function reliabilityPart(context) {
  const cluster = await openForHarm(context)
  const { progress } = context
  const people = await preparePeople(cluster, context)
  for (const one of CASES.filter(isWanted)) {
    const result = await progress.step(`Case: ${one.title}`, () => run(one, cluster, people))
    progress.say(JSON.stringify(result))
    keepResult("results", result)
    writeReport(REPORT)
  }
  for (const { title, measure } of SECTIONS.filter(isWanted)) {
    const text = await progress.step(title, () => measure(cluster, { ...context, people }))
    progress.say(text)
    keepResult("sections", { title, text })
    writeReport(REPORT)
  }
  cluster.line.close()
  closeConnections()
}

/** The cluster, with a line to PostgreSQL that can be slowed down, and mails kept where they can be counted. */
async function openForHarm({ home: base, progress, children }) {
  const programs = requirePrograms(["redis-server", "nginx"])
  const home = join(base, "cluster")
  const lock = new RunLock(home)
  lock.take("npm run bench")
  const secrets = readOrMakeSecrets(home)
  const [shopPort, apiPort, databasePort, linePort] = await freePorts(4)
  const line = await openSlowLine({ port: linePort, target: databasePort })
  const outbox = join(home, "outbox")
  const variables = { DATABASE_URL: embeddedUrl(linePort, secrets), MAIL_OUTBOX: outbox }
  const given = Object.fromEntries([...SERVERS, "worker"].map((name) => [name, { ...variables }]))
  const plan = { home, shopPort, apiPort, databasePort, programs, secrets, progress, children, given }
  return { ...(await openCluster(plan)), given, line, outbox }
}

async function preparePeople(cluster, { progress, children }) {
  const seed = medusaCommand("Buyers", ["exec", "../../tools/bench/purchase/seed-buyers.cjs"], {
    cwd: SERVER,
    env: { ...cluster.env, BENCH_BUYERS: String(BUYERS) },
    log: join(cluster.logs, "buyers.log"),
  })
  await progress.step("Buyers", () => children.run(seed))
  const key = await requirePublishableKey(cluster.databaseUrl)
  const { server: api, storefront: shop } = cluster.addresses
  return await prepareLoad({ api, shop, key, buyers: BUYERS })
}

async function run({ title, harm }, cluster, people) {
  await untilWell(cluster)
  const before = await readBooks(cluster.databaseUrl)
  const load = new Load(people)
  load.start()
  await pause(BEFORE_MS)
  const broken = performance.now()
  const note = await harm(cluster)
  await untilWell(cluster)
  const wellSeconds = (performance.now() - broken) / 1000
  await pause(AFTER_MS)
  await load.stop()
  const mailsMissing = await untilTold(cluster.databaseUrl, load.orders)
  const failures = load.requests.flatMap((request) => request.failures)
  return {
    title,
    note: typeof note === "string" ? note : "",
    requests: load.requests.length,
    failed: load.requests.filter((request) => request.failures.length > 0).length,
    lostRequests: load.lost.length,
    failures: mostFrequent([...failures, ...load.lost.map((message) => `lost: ${message}`)]),
    orders: load.orders.length,
    ...(await audit(cluster.databaseUrl, before, load.orders)),
    mailsMissing,
    mailsTwice: mailedTwice(cluster.outbox, load.orders),
    failingSeconds: Math.max(0, load.lastFailure - broken) / 1000,
    wellSeconds,
    slowestSeconds: Math.max(...load.requests.map(({ milliseconds }) => milliseconds)) / 1000,
  }
}

/** Waits until everybody was told of the orders; answers of how many they were not. */
async function untilTold(url, orders) {
  const deadline = performance.now() + TELLING_MS
  for (;;) {
    const missing = await untold(url, orders)
    if (missing === 0 || performance.now() > deadline) return missing
    await pause(1000)
  }
}

/** How many acknowledgements went out more than once. */
function mailedTwice(outbox, orders) {
  const counts = new Map(orders.map(({ orderNumber }) => [orderNumber.toLowerCase(), 0]))
  for (const file of readdirSync(outbox)) {
    const [, number] = /_(?:[^_]*)order-(so-\d{4}-\d{6})_[^_]*\.html$/.exec(file) ?? []
    if (counts.has(number)) counts.set(number, counts.get(number) + 1)
  }
  return [...counts.values()].filter((times) => times > 1).length
}

function mostFrequent(texts) {
  const counts = new Map()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 6)
}
