import { at } from "./shop"
import { expect } from "./support/journey"
import { sidewaysScroll } from "./support/screen-checks"
import { withBuyer as test } from "./support/with-buyer"

/** A Letter sheet with the margins of the shop, in pixels. */
const PAPER = { width: 717, height: 940 }

test.beforeEach(async ({ page, context, buyer }) => {
  await context.addCookies(buyer.state.cookies)
  await page.setViewportSize(PAPER)
})

test("an order on paper has every column of its lines, and no control", async ({ page, buyer }) => {
  await page.goto(at(`/account/orders/${buyer.orderNumber}`))
  await page.evaluate(() => (window.print = () => void (document.title = "printed")))
  await page.getByRole("button", { name: "Print" }).click()
  await expect(page).toHaveTitle("printed")
  await page.emulateMedia({ media: "print" })
  const lines = page.getByRole("region", { name: "Table of lines" })
  const figures = ["Amount per piece", "Pieces", "Weight", "Unit price", "Total"]
  for (const name of figures) await expect(lines.getByRole("columnheader", { name })).toBeVisible()
  const row = lines.locator("tbody tr")
  await expect(row.getByRole("cell", { name: "6 in", exact: true })).toBeVisible()
  await expect(row.getByRole("cell", { name: /^\$[\d,.]+ per piece$/ })).toBeVisible()
  await expect(row.getByRole("cell", { name: /^\$[\d,]+\.\d\d$/ })).toBeVisible()
  await expect(page.getByText(/^Total USD$/)).toBeVisible()
  await expect(page.getByText("+1 713 555 0100")).toBeVisible()
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  expect(await lines.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0)
  await expect(page.getByLabel("Add files")).toBeHidden()
  await page.screenshot({ path: "/tmp/pages-shots/order-print.png", fullPage: true })
})

test("a cart on paper is a quote: its pieces as text, and nothing to fill in", async ({ page }) => {
  await page.goto(at("/cart"))
  await expect(page.getByLabel("Promo code")).toBeVisible()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByLabel("Promo code")).toBeHidden()
  await expect(page.getByRole("heading", { name: "Saved carts and lists" })).toBeHidden()
  const pieces = page.getByLabel("Pieces", { exact: true }).first()
  await expect(pieces).toBeVisible()
  await expect(pieces).toHaveCSS("border-top-style", "none")
  await expect(pieces).toHaveCSS("background-image", "none")
  await expect(page.getByRole("complementary", { name: "Summary" })).toContainText(/\$[\d,]+\.\d\d/)
  await page.screenshot({ path: "/tmp/pages-shots/cart-print.png", fullPage: true })
})
