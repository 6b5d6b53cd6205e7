import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

test.use({ storageState: { cookies: [], origins: [] } })

const ITEM = "/product-details?productCode=718_rb_00500_sa"
const counted = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer") ?? []))
const question = (page: Page) => page.getByRole("region", { name: "Counting visits" })

test("nothing is counted before the reader says yes, nor after a no", async ({ page }) => {
  await page.goto(at(ITEM))
  await expect(question(page)).toBeInViewport()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await counted(page)).toBe("[]")
  await question(page).getByRole("button", { name: "No, thanks" }).click()
  await expect(question(page)).toHaveCount(0)
  await page.goto(at(ITEM))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  await expect(question(page)).toHaveCount(0)
  expect(await counted(page)).toBe("[]")
})

test("after a yes a look at an item is counted, until the footer says otherwise", async ({ page }) => {
  await page.goto(at("/"))
  await question(page).getByRole("button", { name: "Yes, count" }).click()
  await page.goto(at(ITEM))
  await expect.poll(() => counted(page)).toContain("718 RB 00500 SA")
  await page.getByLabel("Visit statistics").selectOption("Off")
  await page.goto(at(ITEM))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  expect(await counted(page)).toBe("[]")
})
