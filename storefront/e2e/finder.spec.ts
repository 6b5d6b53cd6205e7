import { at, chooseMetalTypeGrade } from "./shop"
import { expect, journey as test } from "./support/journey"

test("the finder opens one dropdown after the other and resets what depends on it", async ({ page }) => {
  await page.goto(at("/home"))
  const dropdown = (name: string) => page.getByLabel(name, { exact: true })
  const search = page.getByRole("button", { name: "Search", exact: true })
  await expect(search).toBeDisabled()
  await expect(dropdown("Product Type")).toBeDisabled()
  await expect(dropdown("Stock Grade")).toBeDisabled()
  await expect(dropdown("Product Size")).toHaveCount(0)

  await chooseMetalTypeGrade(page, "NICKEL", "Bar", "718")
  await expect(dropdown("Product Size")).toBeEnabled()
  await expect(dropdown("Product Condition")).toBeEnabled()
  await dropdown("Product Size").selectOption("4.500")
  await expect(search).toBeEnabled()

  await page.getByRole("button", { name: "Clear Product Size" }).click()
  await expect(dropdown("Product Size")).toHaveValue("")
  await expect(dropdown("Stock Grade")).toHaveValue("718")

  await dropdown("Product Type").selectOption("Tube")
  await expect(dropdown("Stock Grade")).toHaveValue("")
  await expect(dropdown("Product Condition")).toHaveCount(0)

  await dropdown("Metal Category").selectOption("STAINLESS")
  await expect(dropdown("Product Type")).toHaveValue("")
  await expect(dropdown("Product Size")).toHaveCount(0)
})

test("options that cannot be loaded leave empty lists and the finder usable", async ({ page }) => {
  await page.route("**/api/select-search*", (route) => route.fulfill({ status: 500, body: "{}" }))
  await page.goto(at("/home"))
  await page.getByLabel("Metal Category", { exact: true }).selectOption("NICKEL")
  await page.getByLabel("Product Type", { exact: true }).selectOption("Bar")
  await expect(page.getByLabel("Stock Grade", { exact: true })).toBeEnabled()
  await expect(page.getByLabel("Stock Grade", { exact: true }).locator("option")).toHaveCount(1)
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeEnabled()
})

test("a search over results keeps how they are shown and what the finder does not show", async ({ page }) => {
  const state = "metalCategory=NICKEL&productType=Bar&stockType=round&stockGrade=718&stockGrade=625"
  await page.goto(at(`/products?${state}&odMin=2&sort=size-asc&view=list&pageSize=50`))
  const finder = page.getByRole("region", { name: "Product finder" })
  await finder.getByLabel("Product Size", { exact: true }).selectOption("4.500")
  await finder.getByRole("button", { name: "Search", exact: true }).click()
  await page.waitForURL(`**/products?${state}&productSize=4.500&odMin=2&sort=size-asc&view=list&pageSize=50`)
  await expect(page.getByRole("table")).toBeVisible()
})

test("the finder goes back with the page", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL"))
  const type = page.getByRole("region", { name: "Product finder" }).getByLabel("Product Type", { exact: true })
  await type.selectOption("Bar")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await page.waitForURL("**/products?metalCategory=NICKEL&productType=Bar")
  await page.goBack()
  await page.waitForURL("**/products?metalCategory=NICKEL")
  await expect(type).toHaveValue("")
  await page.goForward()
  await expect(type).toHaveValue("Bar")
})

test("a choice that is not searched for yet stays while the results are sorted", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL"))
  const type = page.getByRole("region", { name: "Product finder" }).getByLabel("Product Type", { exact: true })
  await type.selectOption("Bar")
  await page.getByLabel("Sort", { exact: true }).selectOption("size-asc")
  await page.waitForURL("**/products?metalCategory=NICKEL&sort=size-asc")
  await expect(type).toHaveValue("Bar")
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the finder waits behind its toggle with a count, chips and Clear All", async ({ page }) => {
    await page.goto(at("/home"))
    const toggle = page.getByRole("button", { name: /^Find Products/ })
    await expect(page.getByLabel("Metal Category", { exact: true })).toBeHidden()
    await toggle.click()
    await page.getByLabel("Metal Category", { exact: true }).selectOption("NICKEL")
    await page.getByLabel("Product Type", { exact: true }).selectOption("Bar")
    await expect(toggle).toContainText("2")
    await page.getByRole("button", { name: "Remove Product Type Bar" }).click()
    await expect(toggle).toContainText("1")
    await page.getByRole("button", { name: "Clear All" }).click()
    await expect(toggle).not.toContainText(/\d/)
  })

  test("the button under the filters leads to where the results begin", async ({ page }) => {
    await page.goto(at("/products"))
    await page.getByRole("button", { name: "Filters", exact: true }).click()
    const filters = page.getByRole("complementary", { name: "Filters" })
    await filters.getByRole("region", { name: "Stocked by" }).getByRole("link", { name: /^USA/ }).click()
    await page.waitForURL("**/products?coid=*")
    await filters.getByRole("button", { name: /^Show .* results$/ }).click()
    await expect(filters.getByRole("region", { name: "Stocked by" })).toBeHidden()
    await expect(page.getByText(/^Showing 1-25 of/)).toBeInViewport()
  })

  test("the Options menu closes on a click outside", async ({ page }) => {
    await page.goto(at("/products"))
    await page.getByRole("button", { name: "Options" }).click()
    await expect(page.getByRole("link", { name: "Available Near You" })).toBeVisible()
    await page.getByRole("heading", { level: 1 }).click()
    await expect(page.getByRole("link", { name: "Available Near You" })).toBeHidden()
  })
})
