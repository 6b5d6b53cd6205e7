import { at } from "./shop"
import { holdScripts } from "./support/hold-scripts"
import { expect, journey as test } from "./support/journey"

const ITEM = "/product-details?productCode=718_rb_00500_sa"

test("what is typed and chosen before the page's scripts have come is what counts", async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto(at(ITEM), { waitUntil: "domcontentloaded" })
  await page.getByLabel("Amount per piece").fill("37")
  await page.getByLabel("Pieces", { exact: true }).fill("2")
  await page.getByRole("banner").getByLabel("Units").selectOption("metric")
  letThrough()
  await expect(page.locator("html")).toHaveAttribute("data-units", "metric")
  await expect(page).toHaveURL(/amount=37.*pieces=2/)
  await expect(page.getByLabel("Amount per piece")).toHaveValue("37")
  await page.getByRole("button", { name: "Add to cart" }).click()
  const added = page.getByRole("dialog")
  await expect(added.getByText(/^37/)).toBeVisible()
})

test("a button that is pressed before the page's scripts have come answers once they have, and once", async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto(at(ITEM), { waitUntil: "domcontentloaded" })
  await page.getByLabel("Amount per piece").fill("41")
  const add = page.getByRole("button", { name: "Add to cart" })
  await add.click()
  await add.click()
  letThrough()
  await expect(page.getByRole("dialog").getByText(/^41/)).toBeVisible()
  await page.goto(at("/cart"))
  await expect(page.getByRole("listitem").filter({ hasText: "41 in per piece" }).getByLabel("Pieces", { exact: true })).toHaveValue("1")
})
