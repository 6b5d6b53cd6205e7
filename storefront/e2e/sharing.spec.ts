import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

const ITEM = "/product-details?productCode=718_rb_00500_sa"

test("a page's address and picture are the shop's, whatever host a request names", async ({ request }) => {
  const html = await (
    await request.get(at(ITEM), { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } })
  ).text()
  expect(html).toContain(`<link rel="canonical" href="${at(ITEM)}"`)
  expect(html).toContain(`property="og:image" content="${at("/social-card")}`)
  expect(html).not.toContain("evil.example")
})

test("a shared link has an address of its own and a picture of its item", async ({ page, request }) => {
  await page.goto(at(`${ITEM}&amount=24`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", at(ITEM))
  const picture = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? ""
  expect(picture).toContain("/social-card?of=")
  for (const address of [picture, at("/social-card?of=//["), at("/social-card")]) {
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"])
  }
})

test("pages and filters have pictures of their own", async ({ request }) => {
  const pages = ["/", "/contact", "/howco/quality", "/products", "/products?metalCategory=NICKEL", "/products?metalCategory=STAINLESS"]
  const pictures = await Promise.all(
    pages.map(async (page) => (await request.get(at(`/social-card?of=${encodeURIComponent(page)}`))).body()),
  )
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(pages.length)
})

test("the second page of results is told from the first", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL&page=2"))
  expect(await page.title()).toBe("Nickel, page 2 | Billet")
})

test("the results of a filter say of themselves what they are", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL&productType=Bar&view=list"))
  const said = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute("content")
  expect(await page.title()).toBe("Nickel Bar | Billet")
  expect(await said("title")).toBe("Nickel Bar | Billet")
  expect(await said("url")).toBe(at("/products?metalCategory=NICKEL&productType=Bar"))
  const description = (await said("description")) ?? ""
  expect(description).toMatch(/^Nickel Bar from stock/)
  expect(description.length).toBeLessThanOrEqual(200)
})

test("an item is described to search engines once", async ({ page }) => {
  await page.goto(at(ITEM))
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const products = data.map((text) => JSON.parse(text) as { "@type": string; category?: string })
  expect(products.filter((one) => one["@type"] === "Product").map((one) => one.category)).toEqual(["Nickel > Bar"])
})
