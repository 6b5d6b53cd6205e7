import { at, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"

test("the back button undoes a filter, and a reload keeps the rest", async ({ page }) => {
  await page.goto(at("/products"))
  const filters = page.getByRole("complementary", { name: "Filters" })
  await filters.getByRole("link", { name: /^Nickel/ }).click()
  await page.waitForURL(/metalCategory=NICKEL/)
  await filters.getByRole("link", { name: /^718/ }).click()
  await page.waitForURL(/stockGrade=718/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nickel 718")

  await page.goBack()
  await expect(page).not.toHaveURL(/stockGrade/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nickel")
  await page.reload()
  await expect(filters.getByRole("link", { name: /^Nickel/ })).toHaveAttribute("aria-current", "true")
})

test("several values of one filter widen it, and each has its own way out", async ({ page }) => {
  await page.goto(at("/products?stockGrade=718&stockGrade=625&view=list"))
  await expect(page.getByRole("table")).toBeVisible()
  await page.getByRole("link", { name: "Remove Stock Grade 625" }).click()
  await expect(page).toHaveURL(/\/products\?stockGrade=718&view=list$/)
})

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

test("a filter of many choices shows the first, and the rest when asked", async ({ page }) => {
  await page.goto(at("/products"))
  const sizes = page.getByRole("complementary", { name: "Filters" }).getByRole("region", { name: "Product Size" })
  await expect(sizes.getByRole("link")).toHaveCount(30)
  await sizes.getByRole("button", { name: /^Show all \d+/ }).click()
  await expect(sizes.getByRole("button")).toHaveCount(0)
  await expect(sizes.getByRole("link").nth(30)).toBeFocused()
})
