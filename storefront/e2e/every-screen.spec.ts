import type { Page } from "@playwright/test"
import { at } from "./shop"
import { expect } from "./support/journey"
import { axeFindings, outOfReach, sidewaysScroll } from "./support/screen-checks"
import { BUYER_SCREENS, PUBLIC_SCREENS } from "./support/screens"
import { pathFor, withBuyer as test } from "./support/with-buyer"

const DESKTOP = { width: 1280, height: 900 }
/** A phone, a desktop window at 200 % zoom, and one at 400 %. */
const NARROW = [390, 640, 320]

/** Nothing for axe to find in both themes and on a phone, and nothing beside the window's edge, however narrow. */
async function check(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize(DESKTOP)
  await page.goto(address, { waitUntil: "networkidle" })
  for (const theme of ["light", "dark"]) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset.theme = name
      // Colours on their way to the other theme are of neither.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    }, theme)
    expect.soft(await axeFindings(page), theme).toEqual([])
  }
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
    expect.soft(await outOfReach(page), `out of reach at ${width}`).toEqual([])
    if (width === NARROW[0]) expect.soft(await axeFindings(page), "on a phone").toEqual([])
  }
}

for (const { name, path } of PUBLIC_SCREENS) {
  test(`${name} can be used by everybody`, async ({ page }) => check(page, at(path)))
}

for (const screen of BUYER_SCREENS) {
  test(`${screen.name} can be used by every buyer`, async ({ page, context, buyer }) => {
    await context.addCookies(buyer.state.cookies)
    await check(page, pathFor(screen, buyer))
  })
}
