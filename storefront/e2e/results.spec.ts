import { at, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"

test("an empty result says so and offers what is near", async ({ page }) => {
  await page.goto(at("/products?stockGrade=718&productCondition=H900"))
  await expect(page.getByRole("status").filter({ hasText: "No results found" })).toBeVisible()
  await page.getByRole("link", { name: "Any product condition instead of H900" }).click()
  await expect(page.getByRole("status").filter({ hasText: /^Showing 1-25 of/ })).toBeVisible()
})

test("the search box answers while typing and is worked from the keyboard", async ({ page }) => {
  await page.goto(at("/home"))
  const box = page.getByRole("combobox", { name: "Search stock" })
  // The key works once the page has come to life.
  await expect(async () => {
    await page.keyboard.press("/")
    await expect(box).toBeFocused({ timeout: 1000 })
  }).toPass()
  await box.pressSequentially("718 bar")
  const suggestions = page.getByRole("listbox", { name: "Suggestions" })
  await expect(suggestions.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("ArrowUp")
  await expect(suggestions.getByRole("option", { selected: true })).toContainText(/See all [\d,]+ results/)
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/products\?search=718\+bar$/)
})

test("an unknown product code is a 404 with a search box", async ({ page }) => {
  const response = await page.goto(at("/product-details?productCode=no_such_code"))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We do not know this product code")
  await expect(page.getByRole("main").getByRole("combobox", { name: "Search stock" })).toBeVisible()
})

test("an unknown page is a 404", async ({ page }) => {
  const response = await page.goto(at("/no/such/page"))
  expect(response?.status()).toBe(404)
})

test("a size that no site holds is told as a special order, and can be ordered", async ({ page }) => {
  await page.goto(at("/products?search=718+RB+13500+SA"))
  const card = page.locator("article").filter({ hasText: "718 RB 13500 SA" }).first()
  await expect(card).toContainText("Special Order")
  await card.getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  await expect(page.getByText("Made to order: no site holds this size.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
})

test("a buyer reads why a price is what it is", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await page.goto(at("/product-details?productCode=718_rb_04750_sa&amount=24&pieces=3"))
  await page.getByText("Why this price").click()
  const lines = page.getByRole("table").filter({ hasText: "Line total" }).first()
  await expect(lines).toContainText("Base price")
  await expect(lines.getByRole("row", { name: /^Line total/ })).toContainText(/\$[1-9][\d,]*\.\d\d/)
})

test("figures that the line lost are told as such, and asked for again when it is back", async ({ page, context }) => {
  await page.goto(at("/product-details?productCode=718_rb_00500_sa"), { waitUntil: "networkidle" })
  const order = page.getByRole("region", { name: "Order" })
  await context.setOffline(true)
  await page.getByLabel("Amount per piece").fill("37")
  const lost = order.getByText("The shop cannot be reached").first()
  await expect(lost).toBeVisible()
  await context.setOffline(false)
  await expect(lost).toBeHidden()
  await expect(order.getByText(/37\.0000/).first()).toBeVisible()
})

const LIST = "/products?metalCategory=NICKEL&productType=Bar&view=list"

test("the heads of the list sort it, and say how it is sorted", async ({ page }) => {
  await page.goto(at(LIST))
  const head = (name: RegExp) => page.getByRole("columnheader", { name })
  await expect(head(/^Size in/)).not.toHaveAttribute("aria-sort")
  for (const [name, sort, order] of [
    [/^Product code/, "code-asc", "ascending"],
    [/^Product code/, "code-desc", "descending"],
    [/^Grade/, "grade-asc", "ascending"],
    [/^Grade/, "grade-desc", "descending"],
    [/^Stock in/, "stock-desc", "descending"],
    [/^Stock in/, "stock-asc", "ascending"],
    [/^Size in/, "size-asc", "ascending"],
    [/^Size in/, "size-desc", "descending"],
    [/^Availability/, "availability", "descending"],
  ] as const) {
    await head(name).getByRole("link").click()
    await expect(page).toHaveURL(new RegExp(`sort=${sort}`))
    await expect(head(name)).toHaveAttribute("aria-sort", order)
    await expect(head(name).locator("svg")).toBeVisible()
    await expect(page.locator("th[aria-sort]")).toHaveCount(1)
  }
  await head(/^Availability/).getByRole("link").click()
  await expect(page).not.toHaveURL(/sort=/)
  await expect(page.locator("th[aria-sort]")).toHaveCount(0)
})

test("a buyer sorts by list price, which the head says, and a visitor who is given that link sees the shop's order", async ({
  page,
}) => {
  await page.goto(at(`${LIST}&sort=price-asc`))
  await expect(page.getByRole("table")).toBeVisible()
  await expect(page.locator("th[aria-sort]")).toHaveCount(0)
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await page.goto(at(LIST))
  const head = page.getByRole("columnheader", { name: /^USD.*by list price/ })
  for (const order of ["ascending", "descending"]) {
    await head.getByRole("link").click()
    await expect(head).toHaveAttribute("aria-sort", order)
  }
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(head.getByText("by list price")).toBeVisible()
})

test("the chosen view and page size are those of the next visit, and a link that says others is believed", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL"))
  await page.getByRole("link", { name: "List view" }).click()
  await expect(page.getByRole("table")).toBeVisible()
  await page.getByLabel("Items Per Page").selectOption("50")
  await expect(page.getByRole("status").filter({ hasText: "Showing 1-50 of" })).toBeVisible()
  await page.goto(at("/products"))
  await expect(page.getByRole("table")).toBeVisible()
  await expect(page.getByRole("status").filter({ hasText: "Showing 1-50 of" })).toBeVisible()
  await page.goto(at("/products?view=grid&pageSize=25"))
  await expect(page.getByRole("table")).toHaveCount(0)
  await expect(page.getByRole("status").filter({ hasText: "Showing 1-25 of" })).toBeVisible()
  await page.goto(at("/products"))
  await page.getByRole("link", { name: "Grid view" }).click()
  await expect(page.getByRole("table")).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("table")).toHaveCount(0)
})

for (const width of [700, 1280]) {
  test(`the head of the list stays below the page's own at ${width} pixels, and nothing of the list is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(at(LIST))
    const table = page.getByRole("table")
    await expect(table).toBeVisible()
    const [wide, room] = await table.evaluate((one) => [one.scrollWidth, one.parentElement?.clientWidth ?? 0])
    expect(wide).toBeLessThanOrEqual(room ?? 0)
    await page.mouse.wheel(0, 1000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    const banner = await page.getByRole("banner").boundingBox()
    const head = await page.getByRole("columnheader", { name: "Product code" }).boundingBox()
    expect(Math.abs((head?.y ?? 0) - ((banner?.y ?? 0) + (banner?.height ?? 0)))).toBeLessThanOrEqual(1)
  })
}

test("the arrow keys, Home and End lead through the rows of the list, and Enter opens one", async ({ page }) => {
  await page.goto(at(LIST))
  const links = page.getByRole("table").locator("tbody").getByRole("link")
  const last = (await links.count()) - 1
  await links.first().focus()
  // The keys work once the page has come to life.
  await expect(async () => {
    await page.keyboard.press("End")
    await expect(links.nth(last)).toBeFocused({ timeout: 1000 })
  }).toPass()
  for (const [key, place] of [
    ["ArrowDown", last],
    ["ArrowUp", last - 1],
    ["Home", 0],
    ["ArrowUp", 0],
    ["ArrowDown", 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(links.nth(place)).toBeFocused()
    await expect(links.nth(place)).toBeInViewport()
  }
  const code = await links.nth(1).innerText()
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/product-details\?/)
  await expect(page.getByRole("main")).toContainText(code)
})

test("the drawing's title block stands at the foot of its panel, and the code in the specifications is set as a code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(at("/product-details?productCode=718_rb_04500_sa&amount=24&pieces=3"))
  const panel = await page.getByRole("region", { name: "Order", exact: true }).locator("> div").first().boundingBox()
  const block = await page.locator("svg").filter({ hasText: "Scale" }).filter({ hasText: "Inches" }).boundingBox()
  const gap = (panel?.y ?? 0) + (panel?.height ?? 0) - ((block?.y ?? 0) + (block?.height ?? 0))
  expect(gap).toBeGreaterThan(0)
  expect(gap).toBeLessThan(32)
  await expect(page.getByRole("region", { name: "Specifications" }).locator("dd .mono")).toHaveText("718 RB 04500 SA")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the list says in words what is available", async ({ page }) => {
    await page.goto(at(LIST))
    const word = page.getByRole("table").locator("tbody tr").first().getByText(/Availability|Transit|Order|Unavailable/)
    expect((await word.boundingBox())?.width).toBeGreaterThan(40)
  })

  test("finder and filters open from one row, and the first product is near", async ({ page }) => {
    await page.goto(at("/products?metalCategory=NICKEL"))
    const [finder, filters] = [page.getByRole("button", { name: /^Find Products/ }), page.getByRole("button", { name: /^Filters/ })]
    const [left, right] = [await finder.boundingBox(), await filters.boundingBox()]
    expect(right?.y).toBe(left?.y)
    expect(right?.height).toBeGreaterThanOrEqual(44)
    const card = await page.locator("article").first().boundingBox()
    expect((card?.y ?? 0) - (left?.y ?? 0)).toBeLessThan(200)
    await filters.click()
    const panel = page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: /^718/ })
    await expect(panel).toBeVisible()
    await filters.click()
    await finder.click()
    const metal = page.getByRole("region", { name: "Product finder" }).getByLabel("Metal Category", { exact: true })
    await expect(metal).toBeVisible()
    await expect(panel).toBeHidden()
  })
})
