import type { Page } from "@playwright/test"
import { at, signInHere } from "./shop"
import { openInAdmin } from "./support/admin"
import { expect, journey as test } from "./support/journey"

/** At list price until the journey's rule comes; no other journey prices it. */
const CODE = "718 RB 01875 SA"
const RULE = `Journey discount ${Date.now()}`

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}

/** What one piece costs the buyer on the product's page, in dollars. */
async function detailPrice(page: Page): Promise<number> {
  await page.goto(at(`/product-details?productCode=${encodeURIComponent(CODE)}&amount=12&pieces=1&unit=in`))
  const price = page
    .getByRole("region", { name: "Order" })
    .locator("strong", { hasText: /^\$[\d,.]+$/ })
    .first()
  await expect(price).toBeVisible()
  return dollarsOf(await price.innerText())
}

const dollarsOf = (text: string) => Number(text.replace(/[$,]/g, ""))

test("staff make a rule, the buyer sees its price at the product and in the cart, and archiving it brings the old price back", async ({
  page,
  browser,
}) => {
  const buyer = await browser.newPage()
  await buyer.goto(at("/auth/signin"))
  await signInHere(buyer)
  const list = await detailPrice(buyer)

  await openInAdmin(page, "/pricing")
  await page.getByRole("link", { name: "Create", exact: true }).click()
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused()
  await expect(page.getByRole("alert").filter({ hasText: "must not be empty" })).toBeVisible()
  await page.getByLabel("Name", { exact: true }).fill(RULE)
  await choose(page, "Status", "Active")
  await page.getByLabel(/^Product codes/).fill(CODE)
  await page.getByLabel("Percentage, %").fill("101")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("alert").filter({ hasText: "must be at most 100" })).toBeVisible()
  await page.getByLabel("Percentage, %").fill("25")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.waitForURL(/\/app\/pricing\/rules\/mprl_/)
  await expect(page.getByRole("heading", { name: RULE, level: 1 })).toBeVisible()

  const reduced = await detailPrice(buyer)
  expect(reduced).toBeCloseTo(list * 0.75, 1)
  await buyer.getByRole("button", { name: "Add to cart" }).click()
  await buyer.getByRole("button", { name: /^Go to Cart/ }).click()
  const line = buyer.getByRole("listitem").filter({ hasText: CODE })
  await expect(line.locator("strong", { hasText: `$${reduced.toFixed(2)}` })).toBeVisible()
  await line.getByRole("button", { name: "Remove", exact: true }).click()
  await buyer.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(line).toHaveCount(0)

  await page.getByRole("main").locator("button[aria-haspopup=menu]").first().click()
  await page.getByRole("menuitem", { name: "Archive" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click()
  await expect(page.getByText("Archived").first()).toBeVisible()
  expect(await detailPrice(buyer)).toBe(list)
  await buyer.close()
})
