import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { REDIS_SETTINGS } from "../../cluster/topology.mjs"
import { requirePrograms } from "../../cluster/programs.mjs"
import { buildIfChanged } from "../../lib/builds.mjs"
import { untilAnswering } from "../../lib/answering.mjs"
import { describeHouse } from "../../lib/house.mjs"
import * as steps from "../../lib/house-steps.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { withDatabase } from "../../lib/sql.mjs"
import { closeConnections } from "../lib/http.mjs"
import { measureApart } from "../lib/measure-apart.mjs"
import { writeSection } from "../lib/results.mjs"
import { signIn } from "../purchase/billet.mjs"
import { openBillet } from "../shops/billet.mjs"
import { capacityPage } from "./capacity.mjs"
import { cpuSeconds } from "./cpu-time.mjs"
import { report } from "./report.mjs"
import { fillSellableStock, sellableCodes } from "./sellable-stock.mjs"
import { signInAtShop } from "./shop-session.mjs"

const ITEMS = 1_000_000
const BUYERS = 16
const PROCESSES = [1, 2, 4]
const SECONDS = 20
const OWN_PAGES = ["NICKEL", "STAINLESS", "LOW ALLOY"].flatMap((metal) =>
  Array.from({ length: 7 }, (_, at) => `/products?metalCategory=${encodeURIComponent(metal)}&page=${at + 1}`),
)
const CAPACITY = new URL("../CAPACITY.md", import.meta.url)

/**
 * Buyers who look, fill carts and order, at one, two and four server processes with a worker, Redis and PostgreSQL; then what
 * each kind of work costs in processor time, from which the page on capacity reckons.
 */
export async function loadPart({ progress, databases, ...shared }) {
  const { home, children, logs } = shared
  const databaseUrl = (await databases())("billet_load")
  const [port, redisPort, ...more] = await freePorts(2 + PROCESSES.at(-1))
  const redis = startRedis({ home, children, logs, port: redisPort })
  const variables = { ...process.env, REDIS_URL: `redis://localhost:${redisPort}`, MEDUSA_WORKER_MODE: "server" }
  const beforeStart = (url) => progress.step("A million items", () => fillSellableStock(url, ITEMS))
  const first = await openBillet({ ...shared, progress, port, databaseUrl, buyers: BUYERS, beforeStart, variables })
  const worker = await first.another(more.pop(), { MEDUSA_WORKER_MODE: "worker", ADMIN_DISABLED: "true" })
  const servers = [first]
  await untilReady(first)
  const tokens = []
  for (let number = 0; number < BUYERS; number++) tokens.push(await signIn(first.origin, number))
  const products = await sellableCodes(databaseUrl)
  const postmaster = await postmasterOf(databaseUrl)

  const load = async (title, options) => {
    const people = { origins: servers.map(({ origin }) => origin), key: first.key, tokens, products, seconds: SECONDS, seed: 7 }
    const ids = {
      servers: servers.map(({ server }) => server.pid),
      worker: [worker.server.pid],
      PostgreSQL: [postmaster],
      Redis: [redis.pid],
    }
    return await progress.step(title, async () => {
      const before = cpuSeconds(ids)
      const made = await measureApart("load/mix.mjs", { ...people, ...options })
      const after = cpuSeconds(ids)
      if (made.failed > 0) throw new Error(`${title}: ${made.failed} operations failed, the first: ${made.problem}`)
      return { ...made, cpu: { ...difference(after, before), load: made.cpuSeconds } }
    })
  }

  await load("Warm-up", { kinds: "mix", seconds: 10, seed: 3 })
  const kinds = {}
  for (const kind of ["browse", "cart", "purchase"]) kinds[kind] = await load(`Only ${kind}`, { kinds: kind })
  const mixes = []
  for (const count of PROCESSES) {
    while (servers.length < count) servers.push(await startOne(first, more.pop(), progress))
    await load(`Warm-up at ${count}`, { kinds: "mix", seconds: 8, seed: 20 + count })
    const most = await load(`Mixed load at ${count}`, { kinds: "mix", seed: 30 + count })
    const half = await load(`Half of it at ${count}`, { kinds: "mix", seed: 40 + count, rate: most.perSecond / 2 })
    mixes.push({ count, most, half, megabytes: servers.map(({ server }) => memoryOf(server.pid)) })
  }
  await Promise.all(servers.slice(1).map(({ server }) => server.stop()))
  const pages = await measurePages({ ...shared, progress, databaseUrl, first, postmaster })
  closeConnections()
  await Promise.all([first.server.stop(), worker.server.stop(), redis.stop()])
  const measured = { kinds, mixes, pages, buyers: BUYERS, seconds: SECONDS }
  writeSection("Mixed load", report(measured))
  writeFileSync(CAPACITY, capacityPage(measured))
}

function startRedis({ home, children, logs, port }) {
  const programs = requirePrograms(["redis-server"])
  const folder = join(home, "redis")
  mkdirSync(folder, { recursive: true })
  return children.start({
    title: "Redis",
    command: programs["redis-server"],
    args: ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, ...REDIS_SETTINGS],
    cwd: folder,
    env: { PATH: process.env.PATH },
    log: join(logs, "redis.log"),
    last: true,
  })
}

async function startOne(first, port, progress) {
  const one = await progress.step("One more server", () => first.another(port))
  await untilReady(one)
  return one
}

const untilReady = ({ origin, server }) => untilAnswering(`${origin}/ready`, server, 180_000)

async function postmasterOf(databaseUrl) {
  return await withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query("show data_directory")
    return Number.parseInt(readFileSync(join(rows[0].data_directory, "postmaster.pid"), "utf8"), 10)
  })
}

const difference = (after, before) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]))

/** Megabytes of a process's memory. */
const memoryOf = (pid) => Math.round(Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024)

/** The results page of a signed-in buyer with own prices, and what it costs storefront and server. */
async function measurePages({ home, secrets, progress, children, logs, databaseUrl, first, postmaster }) {
  const port = Number(new URL(first.origin).port)
  const plan = {
    home,
    secrets,
    serverPort: port,
    storefrontPort: port + 1,
    databaseUrl,
    variables: process.env,
    progress,
    children,
  }
  const house = describeHouse(plan, "production")
  await buildIfChanged("storefront", { progress, children, logs, env: house.env })
  const storefront = steps.startStorefront(house, first.key, "start")
  const origin = house.addresses.storefront
  await untilAnswering(`${origin}/home`, storefront, 120_000)
  const cookie = await signInAtShop(origin, 0)
  const ids = { storefront: [storefront.pid], servers: [first.server.pid], PostgreSQL: [postmaster] }
  const ask = (options) => measureApart("lib/pages.mjs", { origin, cookie, paths: OWN_PAGES, ...options })
  await progress.step("Warm-up of signed-in pages", () => ask({ connections: 4, seconds: 8 }))
  const before = cpuSeconds(ids)
  const many = await progress.step("Signed-in pages, eight at a time", () => ask({ connections: 8, seconds: SECONDS }))
  const cpu = difference(cpuSeconds(ids), before)
  await storefront.stop()
  return { many, cpu }
}
