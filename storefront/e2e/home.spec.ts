import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

test("the home page tells the stock of this moment", async ({ page }) => {
  await page.goto(at("/home"))
  const numbers = page.getByLabel("Stock right now")
  for (const label of ["items listed", "tonnes in stock", "inches in stock", "stocking sites"]) {
    await expect(numbers.locator("div").filter({ hasText: label }).locator("dd")).toHaveText(/^[1-9][\d,]*$/)
  }
})

test("offers load page by page as the reader comes near, and a list that was pointed at is there at once", async ({ page }) => {
  const searches: { isPopularItem?: boolean; limit?: number; offset?: number }[] = []
  page.on("request", (request) => {
    if (request.url().endsWith("/api/catalog-search")) searches.push(request.postDataJSON())
  })
  await page.goto(at("/home"))
  const offers = page.getByRole("region", { name: "Offers" })
  await offers.scrollIntoViewIfNeeded()
  await expect(offers.getByRole("region", { name: "Special offers" }).locator("tbody tr")).toHaveCount(200)
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
  await expect(offers.getByRole("region", { name: "Popular sizes" }).locator("tbody tr")).toHaveCount(200)
  expect(searches.filter((one) => one.isPopularItem).map(({ offset }) => offset)).toEqual([0, 50, 100, 150])
})
