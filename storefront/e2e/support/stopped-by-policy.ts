import type { Page } from "@playwright/test"

/** Everything the content security policy stops from now on, on every page this tab opens. */
export async function stoppedByPolicy(page: Page): Promise<string[]> {
  const stopped: string[] = []
  await page.exposeFunction("noteStopped", (text: string) => stopped.push(text))
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const note: unknown = Reflect.get(window, "noteStopped")
      if (typeof note === "function") note(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return stopped
}
