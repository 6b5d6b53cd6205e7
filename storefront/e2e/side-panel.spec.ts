import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

test("the side panel is opened, read and closed from the keyboard, and focus returns", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"))
  await page.locator("article").first().getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  const add = page.getByRole("button", { name: "Add to cart" })
  const panel = page.getByRole("dialog", { name: "Product successfully added to your cart!" })

  await add.focus()
  await page.keyboard.press("Enter")
  await expect(panel).toBeVisible()
  await expect(panel).toContainText("inches per piece")
  await page.keyboard.press("Escape")
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()

  await page.keyboard.press("Enter")
  await panel.getByRole("button", { name: "Continue Shopping" }).press("Enter")
  await expect(panel).toBeHidden()
  await expect(add).toBeFocused()

  await page.keyboard.press("Enter")
  await expect(panel).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(panel).toBeHidden()
})

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the panel's buttons wait out a second tap, motions: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.goto(at("/product-details?productCode=718_rb_00500_sa"))
    await page.evaluate(() => {
      const find = () => [...document.querySelectorAll("[role=dialog] button")].find((one) => one.textContent === "Continue Shopping")
      new MutationObserver((_, observer) => {
        const button = find()
        if (!button) return
        observer.disconnect()
        document.documentElement.dataset.first = getComputedStyle(button).pointerEvents
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole("button", { name: "Add to cart" }).click()
    await expect(page.locator("html")).toHaveAttribute("data-first", "none")
    const panel = page.getByRole("dialog")
    await panel.getByRole("button", { name: "Continue Shopping" }).click()
    await expect(panel).toBeHidden()
  })
}

test("removing a line asks once, by name", async ({ page }) => {
  await page.goto(at("/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"))
  await page.locator("article").first().getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("button", { name: "Go to Cart (1)" }).click()
  await page.getByRole("button", { name: "Remove" }).click()
  const question = page.getByRole("dialog", { name: "Remove this line?" })
  await question.getByRole("button", { name: "Keep it" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "per piece" })).toHaveCount(1)
  await page.getByRole("button", { name: "Remove" }).click()
  await question.getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
})
