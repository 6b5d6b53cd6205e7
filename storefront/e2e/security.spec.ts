import type { APIResponse, Page } from "@playwright/test"
import { at } from "./shop"
import { expect } from "./support/journey"
import { BUYER_SCREENS, PUBLIC_SCREENS } from "./support/screens"
import { pathFor, withBuyer as test } from "./support/with-buyer"

const policyOf = (response: APIResponse) => response.headers()["content-security-policy"] ?? ""
const nonceOf = (response: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1]

/** Everything the policy stops from now on, on every page this tab opens. */
async function stoppedThings(page: Page): Promise<string[]> {
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

test("scripts and styles run by a nonce of their own page only, never inline and never from text", async ({ request }) => {
  const [first, second] = [await request.get(at("/")), await request.get(at("/"))]
  expect(policyOf(first)).not.toContain("unsafe-")
  expect(policyOf(first)).toContain("script-src 'self' 'nonce-")
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  const html = await first.text()
  const scripts = html.match(/<script\b[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  // What holds data and runs nothing needs no nonce.
  const running = scripts.filter((tag) => !tag.includes("application/ld+json"))
  expect(running.filter((tag) => !tag.includes(`nonce="${nonceOf(first)}"`))).toEqual([])
  expect(html).not.toMatch(/<[^>]+\sstyle="/)
})

test("every answer of the shop carries its headers", async ({ request }) => {
  for (const path of ["/", "/nowhere", "/api/auth/session", "/icon.svg"]) {
    const headers = (await request.get(at(path))).headers()
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    })
    expect(headers["permissions-policy"], path).toContain("camera=()")
    expect(headers["x-powered-by"], path).toBeUndefined()
  }
})

test("the policy stops nothing that the shop itself does", async ({ page, context, buyer }) => {
  test.setTimeout(300_000)
  const stopped = await stoppedThings(page)
  for (const { path } of PUBLIC_SCREENS) await page.goto(at(path), { waitUntil: "networkidle" })
  await context.addCookies(buyer.state.cookies)
  for (const screen of BUYER_SCREENS) await page.goto(pathFor(screen, buyer), { waitUntil: "networkidle" })

  await page.goto(at("/cart"))
  await page.getByRole("button", { name: "Remove", exact: true }).first().click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden")
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  expect(stopped).toEqual([])
})
