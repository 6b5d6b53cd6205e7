import { at } from "./shop"
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

test("a range of diameters typed the wrong way round finds what lies in it", async ({ page }) => {
  await page.goto(at("/products"))
  const filters = page.getByRole("complementary", { name: "Filters" })
  await filters.getByLabel("Outer diameter from, inches").fill("10")
  await filters.getByLabel("Outer diameter to, inches").fill("2")
  await filters.getByRole("button", { name: "Apply" }).click()
  await page.waitForURL(/odMin=10/)
  await expect(filters.getByLabel("Outer diameter from, inches")).toHaveValue("2")
  await expect(filters.getByLabel("Outer diameter to, inches")).toHaveValue("10")
  await expect(page.locator("article").first()).toBeVisible()
  await expect(page.getByText("No results found")).toHaveCount(0)
})

test("a filter of many choices shows the first, and the rest when asked", async ({ page }) => {
  await page.goto(at("/products"))
  const sizes = page.getByRole("complementary", { name: "Filters" }).getByRole("region", { name: "Product Size" })
  await expect(sizes.getByRole("link")).toHaveCount(8)
  await sizes.getByRole("button", { name: /^Show all \d+/ }).click()
  await expect(sizes.getByRole("button")).toHaveCount(0)
  await expect(sizes.getByRole("link").nth(8)).toBeFocused()
})

test("choices that cannot be loaded are said so, and loaded when asked again", async ({ page }) => {
  let fails = true
  await page.route("**/api/catalog-search", (route) => (fails ? route.fulfill({ status: 503, body: "{}" }) : route.continue()))
  await page.goto(at("/products"))
  const sizes = page.getByRole("complementary", { name: "Filters" }).getByRole("region", { name: "Product Size" })
  await sizes.getByRole("button", { name: /^Show all \d+/ }).click()
  const again = sizes.getByRole("button", { name: "Not loaded. Try again" })
  await expect(again).toBeFocused()
  fails = false
  await again.click()
  await expect(sizes.getByRole("link").nth(8)).toBeFocused()
})

test("React renders what a click asks for by the shop's setImmediate", async ({ page }) => {
  await page.addInitScript(() => {
    let given: ((...all: unknown[]) => unknown) | undefined
    const wrapped = (...all: unknown[]) => {
      document.documentElement.dataset.tasks = "given"
      return given?.(...all)
    }
    Object.defineProperty(window, "setImmediate", {
      get: () => given && wrapped,
      set: (now: typeof given) => (given = now),
    })
  })
  await page.goto(at("/products?metalCategory=NICKEL"), { waitUntil: "networkidle" })
  await page.evaluate(() => delete document.documentElement.dataset.tasks)
  await page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: /^Bar/ }).click()
  await page.waitForURL("**/products?metalCategory=NICKEL&productType=Bar")
  await expect(page.locator("html")).toHaveAttribute("data-tasks", "given")
})
