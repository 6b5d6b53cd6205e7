import type { Page } from "@playwright/test"

/** Holds the page's scripts back, as a slow line does, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route("**/_next/static/**/*.js", async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
