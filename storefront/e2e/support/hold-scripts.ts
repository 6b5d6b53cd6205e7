import type { Page } from "@playwright/test"

/** Holds back the page's scripts, or those with a text in them alone, as a slow line does, until the answer is called. */
export async function holdScripts(page: Page, text = ""): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route("**/_next/static/**/*.js", async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (body.includes(text)) await held
    await route.fulfill({ response, body })
  })
  return letThrough
}
