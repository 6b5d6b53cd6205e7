import { findChromium } from "../../lib/chromium.mjs"
import { input } from "../lib/measure-apart.mjs"

/* Lighthouse in a process of its own: mobile preset, simulated throttling. The median of five runs a page, by performance. */

const RUNS = 5
const { origin, paths } = input()
const { launch } = await import("chrome-launcher")
const { default: lighthouse } = await import("lighthouse")
const { CHROMIUM_PATH, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = await findChromium()
const chrome = await launch({
  chromePath: CHROMIUM_PATH,
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  envVars: {
    ...process.env,
    ...(CHROMIUM_LIBRARIES ? { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES } : {}),
    ...(CHROMIUM_FONTS ? { FONTCONFIG_PATH: CHROMIUM_FONTS } : {}),
  },
})
const pages = []
// A browser that has just been started is busy with itself.
await measure(`${origin}${paths[0]}`)
for (const path of paths) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await measure(`${origin}${path}`))
  pages.push({ path, ...runs.sort((a, b) => a.scores[0] - b.scores[0])[(RUNS - 1) / 2] })
}
await chrome.kill()
process.send(pages)

async function measure(address) {
  const { lhr } = await lighthouse(address, { port: chrome.port, output: "json", logLevel: "error" })
  const score = (name) => Math.round(lhr.categories[name].score * 100)
  const value = (name) => lhr.audits[name].numericValue
  return {
    scores: ["performance", "accessibility", "best-practices", "seo"].map(score),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  }
}
