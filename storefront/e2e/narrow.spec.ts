import { at } from "./shop"
import { expect } from "./support/journey"
import { withBuyer as test } from "./support/with-buyer"

/** 1280 pixels at 400 % zoom, as the accessibility guidelines measure it. */
test.use({ viewport: { width: 320, height: 640 } })

test("a purchase is made at 320 pixels", async ({ page, context, buyer }) => {
  await context.addCookies(buyer.state.cookies)
  await page.goto(at("/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"))
  await page.locator("article").first().getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  await page.getByLabel("Amount per piece").fill("7")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Go to Cart/ })
    .click()
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await page.getByLabel("Purchase order number").fill(`NARROW-${Date.now()}`)
  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.waitForURL(/\/checkout\/confirmation\//)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
