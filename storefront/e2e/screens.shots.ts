import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { at } from "./shop"
import { BUYER_SCREENS, PUBLIC_SCREENS } from "./support/screens"
import { pathFor, withBuyer as test } from "./support/with-buyer"

const FOLDER = join(__dirname, "screens")
const WIDTHS = [390, 768, 1440]
const THEMES = ["light", "dark"] as const
/** Enough to judge a long page by; the rest of it is more of the same. */
const TALLEST = 3200
const QUALITY = 35

test.beforeAll(() => void mkdirSync(FOLDER, { recursive: true }))

/** Waits until a change of the window or of its theme is on the screen, colours that move there included. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    const moved = Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    // What is out of sight may rest in the middle of its way, and motions of the shop take no longer.
    await Promise.race([moved, new Promise((resolve) => setTimeout(resolve, 1000))])
    await frame()
    await frame()
  })
}

/** Takes one screen at every width in both themes, as WebP. */
async function shoot(page: Page, name: string, address: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address, { waitUntil: "networkidle" })
    const height = Math.min(TALLEST, await page.evaluate(() => document.documentElement.scrollHeight))
    await page.setViewportSize({ width, height })
    // What waits until it is scrolled to comes with the rest.
    await page.reload({ waitUntil: "networkidle" })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme })
      await painted(page)
      const { data } = await protocol.send("Page.captureScreenshot", { format: "webp", quality: QUALITY })
      writeFileSync(join(FOLDER, `${name}-${width}-${colorScheme}.webp`), data, "base64")
    }
  }
}

for (const { name, path } of PUBLIC_SCREENS) {
  test(name, async ({ page }) => shoot(page, name, at(path)))
}

for (const screen of BUYER_SCREENS) {
  test(screen.name, async ({ page, context, buyer }) => {
    await context.addCookies(buyer.state.cookies)
    await shoot(page, screen.name, pathFor(screen, buyer))
  })
}
