import type { Page } from "@playwright/test"
import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"))

type Described = { "@type": string; sku?: string; itemListElement?: { name: string }[] }

async function described(page: Page): Promise<Described[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Described)
}

test("robots are told what is private and where the sitemap is", async ({ request }) => {
  const robots = await (await request.get(at("/robots.txt"))).text()
  for (const path of ["/account/", "/auth/", "/cart", "/checkout", "/api/"]) expect(robots).toContain(`Disallow: ${path}`)
  expect(robots).toContain(`Sitemap: ${at("/sitemap.xml")}`)
})

test("the sitemap names every page and every item, in files of at most 50,000", async ({ request }) => {
  const index = await request.get(at("/sitemap.xml"))
  expect(index.headers()["content-type"]).toContain("application/xml")
  const files = locations(await index.text())
  expect(files.slice(0, 2)).toEqual([at("/sitemap/pages.xml"), at("/sitemap/0.xml")])
  const pages: string[] = []
  for (const file of files) {
    const found = locations(await (await request.get(file)).text())
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(50_000)
    pages.push(...found)
  }
  expect(new Set(pages).size).toBe(pages.length)
  for (const path of ["/products", "/howco/materials/nickel/718", "/product-details?productCode=718_rb_00500_sa"])
    expect(pages).toContain(at(path))
  const { total } = (await (await request.post(at("/api/catalog-search"), { data: { hasStockItems: true, limit: 0 } })).json()) as { total: number }
  expect(pages.filter((page) => page.includes("/product-details?")).length).toBe(total)
  for (const file of [`${files.length}.xml`, "0", "x.xml", "99999.xml"]) expect((await request.get(at(`/sitemap/${file}`))).status()).toBe(404)
})

test("an item of the sitemap is its own canonical page, and describes itself", async ({ page, request }) => {
  const [first = ""] = locations(await (await request.get(at("/sitemap/0.xml"))).text())
  await page.goto(`${first}&amount=24&pieces=3`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", first)
  const [product] = (await described(page)).filter((one) => one["@type"] === "Product")
  expect(first).toContain(product?.sku?.toLowerCase().replaceAll(" ", "_"))
  expect(JSON.stringify(product)).not.toMatch(/price/i)
})

for (const [language, metal] of [["en", "Nickel"], ["es", "Níquel"]] as const)
  test(`the trail of the results names the metal in ${language}`, async ({ page }) => {
    await page.context().addCookies([{ name: "language", value: language, url: at("/") }])
    await page.goto(at("/products?metalCategory=NICKEL"))
    await expect(page.locator("nav [aria-current=page]").filter({ hasText: metal })).toHaveText(metal)
    const [trail] = (await described(page)).filter((one) => one["@type"] === "BreadcrumbList")
    expect(trail?.itemListElement?.at(-1)?.name).toBe(metal)
  })

test("results, grades, questions and the desk say where they stand", async ({ page }) => {
  for (const path of ["/products?metalCategory=NICKEL", "/howco/materials/nickel/718", "/howco/frequently-asked", "/contact"]) {
    await page.goto(at(path))
    expect((await described(page)).map((one) => one["@type"])).toContain("BreadcrumbList")
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", at(path))
  }
})
