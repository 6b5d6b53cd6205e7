import { at, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"

test("the home page tells the stock of this moment", async ({ page }) => {
  await page.goto(at("/home"))
  const numbers = page.getByLabel("Stock right now")
  for (const label of ["items listed", "tonnes in stock", "inches in stock", "stocking sites"]) {
    await expect(numbers.locator("div").filter({ hasText: label }).locator("dd")).toHaveText(/^[1-9][\d,]*$/)
  }
})

test("a page that takes long to come shows that it is on its way", async ({ page }) => {
  await page.goto(at("/home"), { waitUntil: "networkidle" })
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/quality\b/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole("contentinfo").getByRole("link", { name: "Quality" }).click()
  await expect(page.locator("html")).toHaveAttribute("data-pending")
  answer?.()
  await page.waitForURL(/\/quality/)
  await expect(page.locator("html")).not.toHaveAttribute("data-pending")
})

test("offers load page by page as the reader comes near, and a list that was pointed at is there at once", async ({ page }) => {
  const searches: { isPopularItem?: boolean; limit?: number; offset?: number }[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/catalog-search")) searches.push(request.postDataJSON())
  })
  await page.goto(at("/home"))
  const offers = page.getByRole("region", { name: "Offers", exact: true })
  await offers.scrollIntoViewIfNeeded()
  await expect(offers.getByRole("region", { name: "Special offers" }).getByRole("article").first()).toBeVisible()
  await expect.poll(() => searches.length).toBe(4)
  expect(searches.map(({ limit, offset }) => [limit, offset])).toEqual([
    [50, 0],
    [50, 50],
    [50, 100],
    [50, 150],
  ])
  const popular = offers.getByRole("button", { name: "Popular sizes" })
  await popular.hover()
  await expect.poll(() => searches.filter((one) => one.isPopularItem).length).toBe(1)
  await popular.click()
  await expect(offers.getByRole("region", { name: "Popular sizes" }).getByRole("article").first()).toBeVisible()
  await expect
    .poll(() => searches.filter((one) => one.isPopularItem).map(({ offset }) => offset))
    .toEqual([0, 50, 100, 150])
})

test("offers fill whole rows at every width, and more of them when asked", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at("/home"))
  const offers = page.getByRole("region", { name: "Special offers" })
  await page.getByRole("region", { name: "Offers", exact: true }).scrollIntoViewIfNeeded()
  const cards = offers.getByRole("article")
  await expect(cards).toHaveCount(8)
  for (const width of [390, 700, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(async () => {
      const columns = await offers.getByRole("list").evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length)
      expect(await cards.count()).toBe(columns === 1 ? 4 : columns * 2)
    }).toPass()
  }
  await offers.getByRole("button", { name: "Show more offers" }).click()
  await expect(cards).toHaveCount(16)
})

test("offers tell a buyer their own prices, and a visitor none", async ({ page }) => {
  const price = page.getByRole("region", { name: "Special offers" }).getByRole("article").first().getByText(/\$\d+\.\d{2,4} ?\/lb/)
  const card = page.getByRole("region", { name: "Special offers" }).getByRole("article").first()
  await page.goto(at("/home"))
  await page.getByRole("region", { name: "Offers", exact: true }).scrollIntoViewIfNeeded()
  await expect(card.getByRole("link", { name: "Sign in to view pricing" })).toBeVisible()
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await page.goto(at("/home"))
  await page.getByRole("region", { name: "Offers", exact: true }).scrollIntoViewIfNeeded()
  await expect(price).toBeVisible()
  const code = await card.locator("p").last().innerText()
  await page.goto(at(`/products?search=${encodeURIComponent(code)}`))
  const shown = page.getByRole("article").filter({ hasText: code }).first().getByText(/\$\d+\.\d{2,4} ?\/lb/)
  await expect(shown).toBeVisible()
})
