import { existsSync } from "node:fs"
import { join } from "node:path"
import { untilAnswering } from "../../lib/answering.mjs"
import { buildIfChanged } from "../../lib/builds.mjs"
import { describeHouse } from "../../lib/house.mjs"
import * as steps from "../../lib/house-steps.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { Problem } from "../../lib/problem.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { closeConnections } from "../lib/http.mjs"
import { installPeers } from "../lib/install-peers.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { measureApart } from "../lib/measure-apart.mjs"
import { writeSection } from "../lib/results.mjs"
import { fillStock } from "../search-http/fill-stock.mjs"
import { openBillet } from "../shops/billet.mjs"
import { openStockMedusa } from "../shops/stock-medusa.mjs"
import { weigh } from "../storefront/weigh.mjs"

const ITEMS = 1000
const LOAD = { connections: 8, seconds: 15 }
const OURS = ["NICKEL", "STAINLESS", "LOW ALLOY"].map((metal) => `/products?metalCategory=${encodeURIComponent(metal)}`)
const THEIRS = ["/us/store", "/us/store?page=2", "/us/store?page=3"]
/** The starter sends whoever has no such cookie to the same page again. */
const COOKIE = "_medusa_cache_id=bench"

/**
 * Our list of items beside the one of Medusa's official storefront starter, each before its own server with as many items.
 * STARTER names a checkout of github.com/medusajs/nextjs-starter-medusa whose packages are installed.
 */
export async function starterPart({ progress, databases, ...shared }) {
  const { children, logs, home, secrets } = shared
  const folder = process.env.STARTER
  if (!folder || !existsSync(join(folder, "node_modules/next")))
    throw new Problem("STARTER has to be a checkout of medusajs/nextjs-starter-medusa with its packages installed")
  const [ourPort, theirPort, starterPort] = await freePorts(3)
  const databaseUrl = (await databases())("billet_beside_starter")
  const stock = await openStockMedusa({
    ...{ home, secrets, progress, children, port: theirPort, products: ITEMS },
    databaseUrl: (await databases())("stock_with_starter"),
  })
  const starter = await openStarter({ folder, stock, port: starterPort, progress, children, logs })
  const fill = (url) => progress.step(`${ITEMS} items`, () => fillStock(url, ITEMS))
  const billet = await openBillet({ ...shared, progress, port: ourPort, databaseUrl, buyers: 1, beforeStart: fill })
  const variables = process.env
  const plan = { home, secrets, serverPort: ourPort, storefrontPort: ourPort + 1, databaseUrl, variables, progress, children }
  const house = describeHouse(plan, "production")
  await buildIfChanged("storefront", { progress, children, logs, env: house.env })
  const storefront = steps.startStorefront(house, billet.key, "start")
  await untilAnswering(`${house.addresses.storefront}/home`, storefront, 120_000)
  await installPeers(new URL("../storefront/", import.meta.url), { progress, children, logs })

  const sides = [
    { name: "ours, 25 rows", origin: house.addresses.storefront, paths: OURS },
    { name: "Medusa's starter, 12 cards", origin: starter.origin, paths: THEIRS, cookie: COOKIE },
  ]
  const measured = []
  for (const side of sides) {
    const load = () => measureApart("lib/pages.mjs", { ...side, ...LOAD })
    await progress.step(`${side.name}: warm-up`, load)
    const pages = await progress.step(`${side.name}: pages`, load)
    const weight = await weigh(side.origin, side.paths[0], side.cookie)
    const audit = { origin: side.origin, paths: [side.paths[0]] }
    const [lighthouse] = await progress.step(`${side.name}: Lighthouse`, () => measureApart("storefront/lighthouse.mjs", audit))
    measured.push({ ...side, pages, weight, lighthouse })
  }
  closeConnections()
  await Promise.all([storefront.stop(), starter.started.stop(), billet.server.stop()])
  writeSection("Storefront beside Medusa's starter", report(measured))
}

async function openStarter({ folder, stock, port, progress, children, logs }) {
  const origin = `http://localhost:${port}`
  const env = {
    ...process.env,
    NODE_ENV: "production",
    MEDUSA_BACKEND_URL: stock.origin,
    NEXT_PUBLIC_MEDUSA_PUBLISHABLE_KEY: stock.key,
    NEXT_PUBLIC_BASE_URL: origin,
    NEXT_PUBLIC_DEFAULT_REGION: "us",
    NEXT_TELEMETRY_DISABLED: "1",
  }
  const next = join(folder, "node_modules/next/dist/bin/next")
  const job = (title, args) => ({
    ...{ title, command: process.execPath, args: [next, ...args], cwd: folder, env },
    log: join(logs, "starter.log"),
  })
  await progress.step("Medusa's starter: build", () => children.run(job("Medusa's starter: build", ["build"])))
  const started = children.start(job("Medusa's starter", ["start", "-p", String(port)]))
  await untilAnswering(`${origin}${THEIRS[0]}`, started, 120_000)
  return { origin, started }
}

function report(measured) {
  const [ours, theirs] = measured
  const times = (ratio) => `${ratio >= 10 ? Math.round(ratio) : ratio.toFixed(1)} x`
  const rows = [
    ["pages a second", ({ pages }) => pages.perSecond, (a, b) => a / b],
    ["first byte p50, ms", ({ pages }) => pages.firstByte.p50, (a, b) => b / a],
    ["whole page p50, ms", ({ pages }) => pages.whole.p50, (a, b) => b / a],
    ["whole page p99, ms", ({ pages }) => pages.whole.p99, (a, b) => b / a],
    ["HTML, kB gzip", ({ weight }) => weight.htmlGzip / 1000, (a, b) => b / a],
    ["JavaScript, kB brotli", ({ weight }) => weight.brotli / 1000, (a, b) => b / a],
    ["Lighthouse performance, mobile", ({ lighthouse }) => lighthouse.scores[0], (a, b) => a / b],
    ["largest contentful paint there, s", ({ lighthouse }) => lighthouse.lcp / 1000, (a, b) => b / a],
  ].map(([what, of, better]) => [what, of(ours), of(theirs), times(better(of(ours), of(theirs)))])
  return [
    circumstances("starter"),
    `The list of items signed out, ours before our server and the starter (medusajs/nextjs-starter-medusa) before stock Medusa of the same version, ${ITEMS.toLocaleString("en-US")} items in each PostgreSQL; both built for production, three addresses in turns, ${LOAD.connections} clients in a closed loop, answers gzipped. Both keep: ours the page until the stock changes, the starter its backend's answers without an end (force-cache), whatever changes. The last column says how many times better ours is.`,
    markdownTable(["", ours.name, theirs.name, "ours better"], rows),
  ].join("\n\n")
}
