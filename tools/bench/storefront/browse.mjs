/* global PerformanceObserver, document, requestAnimationFrame, window -- of the pages that are measured */
import { createRequire } from "node:module"
import { basename, join } from "node:path"
import { STOREFRONT } from "../../lib/places.mjs"

const require = createRequire(join(STOREFRONT, "package.json"))
const VISITS = 20
const CLICK_VISITS = 4
const CLICKS = 100
/** Milliseconds. A window of Chromium loads its own address bar and menus when it is opened, for about a second. */
const OPENING = 1500
/** Milliseconds. Long after the last paint of a visit that could be its largest. */
const PAINTING = 700
const RESTING = 100

/**
 * Painting times in a real Chromium without throttling: the results page visited for the first time, and the filter clicks of
 * some visits.
 */
export async function browse(origin, { CHROMIUM_PATH, CHROMIUM_LIBRARIES, CHROMIUM_FONTS }) {
  const { chromium } = require("@playwright/test")
  const env = {
    ...process.env,
    ...(CHROMIUM_LIBRARIES ? { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES } : {}),
    ...(CHROMIUM_FONTS ? { FONTCONFIG_PATH: CHROMIUM_FONTS } : {}),
  }
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"], env })
  try {
    const paints = await firstVisits(browser, origin)
    const clicks = []
    for (let visit = 0; visit < CLICK_VISITS; visit++) clicks.push(await filterClicks(browser, origin))
    return { version: browser.version(), browser: basename(CHROMIUM_PATH), paints, clicks }
  } finally {
    await browser.close()
  }
}

/** Largest contentful paints, milliseconds; every visit in a window that stands open, with a cache and cookies of its own. */
async function firstVisits(browser, origin) {
  const paints = []
  for (let visit = 0; visit < VISITS; visit++) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.waitForTimeout(OPENING)
    await page.goto(`${origin}/products?metalCategory=NICKEL`, { waitUntil: "load" })
    paints.push(await page.evaluate(largestPaint, PAINTING))
    await context.close()
  }
  return paints
}

/** The last one reported: each is larger than the one before. */
const largestPaint = (painting) =>
  new Promise((resolve, reject) => {
    let largest
    new PerformanceObserver((list) => (largest = list.getEntries().at(-1).startTime)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    })
    setTimeout(() => (largest ? resolve(largest) : reject(new Error(`Nothing was painted in ${painting} ms`))), painting)
  })

/**
 * From a click on a filter until the new results are on the screen, milliseconds; every other click takes it back. The pointer
 * comes to the filter and rests on it before it presses, as a hand does.
 */
async function filterClicks(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${origin}/products?metalCategory=NICKEL`, { waitUntil: "networkidle" })
  const took = []
  for (let click = 0; click < CLICKS; click++) {
    await page.waitForTimeout(150)
    const filter = await page.evaluateHandle(nextFilter)
    await page.mouse.move(0, 0)
    await filter.hover()
    await page.waitForTimeout(RESTING)
    await page.evaluate(watchClick)
    await page.mouse.down()
    await page.mouse.up()
    took.push(await page.evaluate(() => window.painted))
  }
  await context.close()
  return took
}

/** The type that is chosen, to take it back, or the last one. */
const nextFilter = () => {
  const choices = [...document.querySelectorAll("main a[data-field=productType]")]
  return choices.find((link) => link.getAttribute("aria-current")) ?? choices.at(-1)
}

const watchClick = () => {
  window.painted = new Promise((resolve, reject) => {
    const count = () => document.querySelector("main p[role=status]").textContent
    const before = count()
    const started = () => {
      const began = performance.now()
      // What a frame's callback finds changed is on the screen with that very frame: the next task comes after its paint.
      const look = () => {
        if (count() !== before) setTimeout(() => resolve(performance.now() - began))
        else if (performance.now() - began > 5000) reject(new Error("Nothing came of a filter"))
        else requestAnimationFrame(look)
      }
      look()
    }
    document.addEventListener("click", started, { capture: true, once: true })
  })
}
