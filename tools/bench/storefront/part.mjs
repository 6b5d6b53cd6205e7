import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { untilAnswering } from "../../lib/answering.mjs"
import { buildIfChanged } from "../../lib/builds.mjs"
import { findChromium } from "../../lib/chromium.mjs"
import { describeHouse } from "../../lib/house.mjs"
import * as steps from "../../lib/house-steps.mjs"
import { freePorts } from "../../lib/ports.mjs"
import { circumstances } from "../lib/circumstances.mjs"
import { call, closeConnections } from "../lib/http.mjs"
import { installPeers } from "../lib/install-peers.mjs"
import { loadTable } from "../lib/load-table.mjs"
import { markdownTable } from "../lib/markdown.mjs"
import { measureApart } from "../lib/measure-apart.mjs"
import { fine, percentiles } from "../lib/percentiles.mjs"
import { writeSection } from "../lib/results.mjs"
import { signInAtShop } from "../load/shop-session.mjs"
import { fillStock } from "../search-http/fill-stock.mjs"
import { openBillet } from "../shops/billet.mjs"
import { browse } from "./browse.mjs"
import { startHello } from "./hello.mjs"
import { weigh } from "./weigh.mjs"

const ITEMS = 1_000_000
const RESULTS = "/products?metalCategory=NICKEL"
/** As many addresses of results as visitors of one moment look at. */
const ADDRESSES = ["NICKEL", "STAINLESS", "LOW ALLOY"].flatMap((metal) =>
  [1, 2, 3, 4, 5].map((page) => `/products?metalCategory=${encodeURIComponent(metal)}&page=${page}`),
)
const LOAD = { connections: 16, seconds: 10 }

/** The storefront before a million items: how fast and how heavy its pages are, beside a bare page of its own Next.js. */
export async function storefrontPart({ progress, databases, ...shared }) {
  const { children, logs, home, secrets } = shared
  const databaseUrl = (await databases())("billet_storefront")
  const [port, helloPort] = await freePorts(2)
  const variables = { ...process.env }
  const fill = (url) => progress.step("A million items", () => fillStock(url, ITEMS))
  const billet = await openBillet({ ...shared, progress, port, databaseUrl, buyers: 1, beforeStart: fill })
  const plan = { home, secrets, serverPort: port, storefrontPort: port + 1, databaseUrl, variables, progress, children }
  const house = describeHouse(plan, "production")
  await buildIfChanged("storefront", { progress, children, logs, env: house.env })
  const storefront = steps.startStorefront(house, billet.key, "start")
  const origin = house.addresses.storefront
  await untilAnswering(`${origin}/home`, storefront, 120_000)
  const hello = await startHello({ port: helloPort, logs, children, progress })
  await untilAnswering(hello.origin, hello.started, 60_000)
  await installPeers(new URL(".", import.meta.url), { progress, children, logs })

  const load = (title, where, paths, gzip) =>
    progress.step(title, () => measureApart("storefront/pages-load.mjs", { origin: where, paths, gzip, ...LOAD }))
  await progress.step("Every page once", () => visitEach(origin))
  await load("Warm-up", origin, ADDRESSES, false)
  const loads = [
    ["results, signed out", await load("Results pages", origin, ADDRESSES, false)],
    ["the same, gzip", await load("Results pages, gzip", origin, ADDRESSES, true)],
  ]
  const cookie = await signInAtShop(origin, 0)
  const own = (options) => measureApart("lib/pages.mjs", { origin, cookie, paths: ADDRESSES, connections: 1, ...options })
  await progress.step("Warm-up of signed-in pages", () => own({ seconds: 8, connections: 4 }))
  const signedIn = await progress.step("Signed-in pages, one at a time", () => own({ seconds: 20 }))
  const pages = ["/", RESULTS, await anItem(billet.origin), "/howco/materials/nickel"]
  const weights = []
  for (const path of pages) weights.push([path, await weigh(origin, path)])
  const bare = await weigh(hello.origin, "/")
  const seen = await progress.step("A browser", async () => await browse(origin, await findChromium(withoutWindows())))
  const audits = await progress.step("Lighthouse", () => measureApart("storefront/lighthouse.mjs", { origin, paths: pages }))
  closeConnections()
  await Promise.all([storefront.stop(), hello.started.stop(), billet.server.stop()])
  writeSection("Storefront", report({ loads, signedIn, weights, bare, seen, audits }))
}

/** The first visitor of a page waits until it is rendered, twice where that took too long to wait for. */
async function visitEach(origin) {
  for (const path of [...ADDRESSES, ...ADDRESSES]) {
    const answer = await fetch(`${origin}${path}`)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.text()
  }
}

async function anItem(origin) {
  const { metalsCatalog } = await call(origin, "POST", "/api/catalog-search", { body: { productType: "Bar", limit: 1 } })
  return `/product-details?productCode=${encodeURIComponent(metalsCatalog[0].productCode)}`
}

/**
 * Where there is a Chromium without windows it is taken: the address bar and the menus of the other one are pages themselves,
 * which have the same cores.
 */
function withoutWindows() {
  const { CHROMIUM_PATH, PATH = "" } = process.env
  const found = PATH.split(delimiter).map((folder) => join(folder, "chromium-headless-shell"))
  return { ...process.env, CHROMIUM_PATH: CHROMIUM_PATH ?? found.find((path) => existsSync(path)) }
}

const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
const met = (holds) => (holds ? "met" : "missed")

function report({ loads, signedIn, weights, bare, seen, audits }) {
  const [paints, clicks, firsts] = [seen.paints, seen.clicks.flat(), seen.clicks.map(([first]) => first)].map(percentiles)
  const [, plain] = loads[0]
  const [, results] = weights.find(([path]) => path === RESULTS)
  const own = results.brotli - bare.brotli
  return [
    circumstances("storefront"),
    `The built storefront and server over 1,000,000 generated items, one process each; browser, load generator and PostgreSQL share the machine's cores. ${ADDRESSES.length} different results pages of 25 items in turns, ${LOAD.connections} clients in a closed loop.`,
    loadTable(["pages", "a second"], loads),
    `Goal 1,000 results pages a second with p99 of 30 ms: ${met(plain.perSecond >= 1000 && plain.p99 <= 30)}.`,
    `The same pages for a signed-in buyer with own prices, which are nobody else's and rendered each time, one at a time (${signedIn.count}): first byte p50 ${fine(signedIn.firstByte.p50)} ms, p99 ${fine(signedIn.firstByte.p99)} ms; goal 120 ms: ${met(signedIn.firstByte.p99 <= 120)}.`,
    markdownTable(
      ["page", "HTML kB", "gzip", "brotli", "JavaScript kB, brotli", "above a hello world"],
      [
        ...weights.map(([path, { html, htmlGzip, htmlBrotli, brotli }]) => [
          path,
          ...[html, htmlGzip, htmlBrotli, brotli, brotli - bare.brotli].map(kilobytes),
        ]),
        ["hello world of the same Next.js", ...[bare.html, bare.htmlGzip, bare.htmlBrotli, bare.brotli, 0].map(kilobytes)],
      ],
    ),
    `Goals on the results page: own JavaScript 15 kB: ${met(own <= 15_000)}; HTML 35 kB as sent: ${met(results.htmlGzip <= 35_000)} (gzip).`,
    `Unthrottled Chromium ${seen.version} (${seen.browser}), 1440 pixels wide: largest contentful paint of the results page in an open window with an empty cache (${paints.count} visits) p50 ${fine(paints.p50)} ms, max ${fine(paints.max)} ms; goal 174 ms: ${met(paints.p50 <= 174)}. A filter click to painted results (${clicks.count} clicks in ${firsts.count} visits, the pointer resting on the filter for 100 ms before) p50 ${fine(clicks.p50)} ms, p99 ${fine(clicks.p99)} ms; goal p99 50 ms: ${met(clicks.p99 <= 50)}. The first click of a visit, whose code nothing has run yet: p50 ${fine(firsts.p50)} ms, max ${fine(firsts.max)} ms.`,
    markdownTable(
      ["Lighthouse 12.8.2, mobile", "performance", "accessibility", "best practices", "SEO", "LCP s", "TBT ms", "CLS"],
      audits.map(({ path, scores, lcp, tbt, cls }) => [
        path,
        ...scores.map(String),
        (lcp / 1000).toFixed(2),
        tbt.toFixed(0),
        cls.toFixed(3),
      ]),
    ),
    `The median of five runs each. Goal 98, 100, 100, 100 and no layout shift: ${met(audits.every(({ scores: [first, ...rest], cls }) => first >= 98 && rest.every((one) => one === 100) && cls === 0))}.`,
  ].join("\n\n")
}
