import { at } from "./shop"
import { expect } from "./support/journey"
import { sidewaysScroll } from "./support/screen-checks"
import { withBuyer as test } from "./support/with-buyer"

/** As the accessibility guidelines measure it: a window of 1280 pixels at 400 % zoom, and at 200 %. */
const WINDOWS = [
  { name: "at 320 pixels", viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: "at 200 % zoom", viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
]

for (const { name, ...window } of WINDOWS) {
  test.describe(name, () => {
    test.use(window)

    test("a purchase is made, and no page of it scrolls sideways", async ({ page, context, buyer }) => {
      const fits = async () => expect(await sidewaysScroll(page), page.url()).toBeLessThanOrEqual(0)
      await context.addCookies(buyer.state.cookies)
      await page.goto(at("/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"))
      await fits()
      await page.locator("article").first().getByRole("link").first().click()
      await page.waitForURL(/\/product-details\?/)
      await page.getByLabel("Amount per piece").fill("7")
      await fits()
      await page.getByRole("button", { name: "Add to cart" }).click()
      const goToCart = page.getByRole("dialog").getByRole("button", { name: /Go to Cart/ })
      await expect(goToCart).toBeInViewport()
      await goToCart.click()
      await page.waitForURL(/\/cart$/)
      await fits()
      await page.getByRole("link", { name: "Checkout", exact: true }).click()
      await page.getByLabel("Purchase order number").fill(`NARROW-${Date.now()}`)
      await fits()
      await page.getByRole("button", { name: /^Place order/ }).click()
      await page.waitForURL(/\/checkout\/confirmation\//)
      await fits()
    })
  })
}
