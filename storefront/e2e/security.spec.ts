import type { APIResponse } from "@playwright/test"
import { at } from "./shop"
import { expect } from "./support/journey"
import { stoppedByPolicy } from "./support/stopped-by-policy"
import { addBar, withBuyer as test } from "./support/with-buyer"

const policyOf = (response: APIResponse) => response.headers()["content-security-policy"] ?? ""
const nonceOf = (response: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(response))?.[1]

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

test("visitors of a kept page get nonces of their own, in every form it is sent in", async ({ playwright }) => {
  const path = "/products?metalCategory=NICKEL"
  const plain = await playwright.request.newContext({ extraHTTPHeaders: { "accept-encoding": "identity" } })
  const zipped = await playwright.request.newContext({ extraHTTPHeaders: { "accept-encoding": "gzip" } })
  const answers = [await plain.get(at(path)), await plain.get(at(path)), await zipped.get(at(path))]
  const nonces = answers.map((answer) => nonceOf(answer) ?? "")
  expect(new Set(nonces).size).toBe(3)
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  const bare = texts.map((text, index) => text.replaceAll(nonces[index] ?? "", ""))
  expect(new Set(bare).size).toBe(1)
  expect(texts[0]).toContain(`nonce="${nonces[0]}"`)
  expect(answers[2]?.headers()).toMatchObject({ "content-encoding": "gzip" })
})

test("a kept page is another one for every way it can look, and never one of somebody's own", async ({
  request,
  page,
  context,
  buyer,
}) => {
  const html = async (cookie: string) => await (await request.get(at("/products"), { headers: { cookie } })).text()
  expect(await html("")).toContain('data-theme="system" data-units="us"')
  expect(await html("theme=dark; units=metric; other=1")).toContain('data-theme="dark" data-units="metric"')
  expect(await html("language=es")).toContain('<html lang="es"')
  expect(await html("")).toContain('<html lang="en"')
  await context.addCookies(buyer.state.cookies)
  await page.goto(at("/products"))
  await expect(page.getByRole("button", { name: "Dana Reyes" })).toBeVisible()
  expect(await html("")).not.toContain("Dana Reyes")
})

test("a visitor whom the sign-in has given its cookies is sent kept pages all the same", async ({ request }) => {
  expect((await request.get(at("/api/auth/session"))).headers()["set-cookie"]).toContain("authjs.csrf-token")
  for (const path of ["/", "/products", "/howco/quality"]) {
    await request.get(at(path))
    // What Next.js renders for one visitor is sent while it is made, so that nobody knows how long it will be.
    expect((await request.get(at(path))).headers()["content-length"], path).toBeDefined()
  }
})

test("every answer of the shop carries its headers", async ({ request }) => {
  for (const path of ["/", "/nowhere", "/api/auth/session", "/robots.txt"]) {
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

test("every page has the shop's icon, which browsers may keep", async ({ page, request }) => {
  for (const path of ["/home", "/cart"]) {
    await page.goto(at(path))
    const icon = await request.get(at((await page.locator('link[rel="icon"]').getAttribute("href")) ?? ""))
    expect(icon.status()).toBe(200)
    expect(icon.headers()["content-type"]).toContain("image/svg+xml")
    expect(icon.headers()["cache-control"]).toContain("immutable")
  }
})

test("the policy lets a dialog hold the page behind it still", async ({ page, context, buyer }) => {
  const stopped = await stoppedByPolicy(page)
  await context.addCookies(buyer.state.cookies)
  await addBar(page)
  await page.getByRole("button", { name: "Remove", exact: true }).first().click()
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expect(page.locator("body")).toHaveCSS("overflow", "hidden")
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  expect(stopped).toEqual([])
})

test("no form's rules ask for what the policy forbids", async ({ page }) => {
  const stopped = await stoppedByPolicy(page)
  for (const path of ["/auth/register", "/auth/forgot-password", "/contact"]) {
    await page.goto(at(path), { waitUntil: "networkidle" })
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  }
  expect(stopped).toEqual([])
})

test("a call that is too long, or an address that is nearly one of the house's own, is answered as any other mistake", async ({
  request,
}) => {
  const call = (data: object) => request.post(at("/api/catalog-search"), { data })
  expect((await call({ productCode: "x".repeat(70_000) })).status()).toBe(413)
  const found = await call({ limit: 1 })
  expect([found.status(), found.headers()["x-middleware-rewrite"]]).toEqual([200, undefined])
  const nearly = await request.get(at("/robots.txtx"))
  expect([nearly.status(), policyOf(nearly)]).toEqual([404, expect.stringContaining("nonce-")])
  for (const query of [`search=${"9+".repeat(60)}`, `stockGrade=${"7".repeat(201)}`, `coid=${"N,".repeat(300)}`])
    expect((await request.get(at(`/products?${query}`))).status()).toBe(200)
})
