import type { Page } from "@playwright/test"
import { at, changeMade, emptyCart, signInHere } from "./shop"
import { demoPerson } from "./support/demo-people"
import { expect, journey as test } from "./support/journey"

const SMALLEST_BARS = "/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"

async function addSmallestBar(page: Page, amount: string, pieces: string): Promise<void> {
  await page.goto(at(SMALLEST_BARS))
  await page.locator("article").first().getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  await page.getByLabel("Amount per piece").fill(amount)
  await page.getByLabel("Pieces", { exact: true }).fill(pieces)
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

test("a visitor's lines join the buyer's at sign-in, and stay theirs after signing out and in again", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "7", "1")
  await page.goto(at("/home"))
  await page.getByRole("button", { name: /Dana|buyer/i }).click()
  await page.getByRole("menuitem", { name: "Sign out" }).click()
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible()
  await expect(page.getByRole("link", { name: "Cart, 0 lines" })).toBeVisible()

  await addSmallestBar(page, "8", "1")
  await page.goto(at("/auth/signin?callbackUrl=/cart"))
  await signInHere(page)
  await expect(page.getByRole("link", { name: "Cart, 2 lines" })).toBeVisible()
  await emptyCart(page)
})

test("Edit opens the product with the line's order and changes that line", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "9", "2")
  await page.goto(at("/cart"))
  await page.getByRole("link", { name: "Edit" }).click()
  await expect(page.getByLabel("Amount per piece")).toHaveValue("9")
  await expect(page.getByLabel("Pieces", { exact: true })).toHaveValue("2")
  await page.getByLabel("Amount per piece").fill("10")
  await page.getByRole("button", { name: "Update cart line" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByText("10 in per piece")).toBeVisible()
  await expect(page.getByRole("button", { name: "Remove", exact: true })).toHaveCount(1)
  // Not the product again with the line as it was before.
  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText("10 in per piece")).toBeVisible()
  await emptyCart(page)
})

test("an order is not placed at another total than the buyer saw", async ({ page, browser }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "6", "1")
  await page.goto(at("/checkout"))
  await page.getByLabel("Purchase order number").fill(`E2E-${Date.now()}`)

  // Another device: a tab of the same browser would tell this one.
  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(at("/auth/signin"))
  await signInHere(other)
  await other.goto(at("/cart"))
  const changed = changeMade(other)
  await other.getByLabel("Pieces", { exact: true }).selectOption("2")
  await changed
  await device.close()

  await page.getByRole("button", { name: "Place order" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was ordered" })).toContainText(
    /Total: \$[\d.]+ is now \$[\d.]+/,
  )
  await expect(page.getByRole("button", { name: /^Place order at \$/ })).toBeEnabled()
  await emptyCart(page)
})

test("a cart that was ordered in another window says so with the order, and the visitor goes on with a new one", async ({
  page,
  browser,
}) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "6", "1")
  await page.goto(at("/checkout"))
  await page.getByLabel("Purchase order number").fill(`LATE-${Date.now()}`)

  const device = await browser.newContext()
  const other = await device.newPage()
  await other.goto(at("/auth/signin"))
  await signInHere(other)
  await other.goto(at("/checkout"))
  await other.getByLabel("Purchase order number").fill(`FIRST-${Date.now()}`)
  await other.getByRole("button", { name: /^Place order/ }).click()
  await other.waitForURL(/\/checkout\/confirmation\//)
  const orderNumber = new URL(other.url()).pathname.split("/").at(-1) ?? ""
  await device.close()

  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.waitForURL(new RegExp(`/checkout/confirmation/${orderNumber}\\?before=yes$`))
  await expect(page.getByText("This cart was ordered already.")).toBeVisible()
  await expect(page.getByText("FIRST-").first()).toBeVisible()

  await addSmallestBar(page, "6", "1")
  const again = await browser.newContext({ storageState: await page.context().storageState() })
  const second = await again.newPage()
  await second.goto(at("/checkout"))
  await second.getByLabel("Purchase order number").fill(`SECOND-${Date.now()}`)
  await second.getByRole("button", { name: /^Place order/ }).click()
  await second.waitForURL(/\/checkout\/confirmation\//)
  const next = new URL(second.url()).pathname.split("/").at(-1) ?? ""
  await again.close()
  for (const path of ["/cart", "/checkout"]) {
    await page.goto(at(path))
    await expect(page.getByText("This cart was ordered.")).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name: next })).toBeVisible()
  }
  await addSmallestBar(page, "6", "1")
  await expect(page.getByRole("dialog").getByText(`was ordered as ${next}`)).toBeVisible()
  await page.getByRole("dialog").getByRole("button", { name: "Go to Cart (1)" }).click()
  await emptyCart(page)
})

test("a promo code lowers the cart's total, is refused where it is none, and comes off again", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "6", "1")
  await page.goto(at("/cart"))
  const summary = page.getByRole("complementary", { name: "Summary" })
  const before = await summary.getByRole("definition").last().textContent()
  await page.getByRole("textbox", { name: "Promo code" }).fill("NO-SUCH-CODE")
  await page.getByRole("button", { name: "Apply" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "You cannot use the promo code NO-SUCH-CODE" })).toBeVisible()
  await page.getByRole("textbox", { name: "Promo code" }).fill("welcome5")
  await page.getByRole("textbox", { name: "Promo code" }).press("Enter")
  await expect(summary.getByRole("status")).toContainText("Promo code WELCOME5 is applied")
  // Of a few dollars, 5 % in whole cents may be 4.9 %.
  await expect(page.getByText(/^You save (4\.9|5\.0)%$/)).toBeVisible()
  await expect(summary.getByRole("definition").last()).not.toHaveText(before ?? "")
  await page.getByRole("button", { name: "Remove promo code WELCOME5" }).click()
  await expect(page.getByRole("textbox", { name: "Promo code" })).toBeVisible()
  await expect(summary.getByRole("definition").last()).toHaveText(before ?? "")
  await emptyCart(page)
})

test("a removed line comes back with Undo, and another tab sees it go and come", async ({ page, context }) => {
  await addSmallestBar(page, "12", "3")
  await page.goto(at("/cart"))
  const otherTab = await context.newPage()
  await otherTab.goto(at("/cart"))
  await expect(otherTab.getByText("12 in per piece")).toBeVisible()
  await page.getByRole("button", { name: "Remove", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
  await expect(otherTab.getByText("Your cart is empty.")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("12 in per piece")).toBeVisible()
  await expect(page.locator("h2").getByRole("link", { name: /Bar/ })).toBeFocused()
  await expect(page.getByLabel("Pieces", { exact: true })).toHaveValue("3")
  await expect(otherTab.getByText("12 in per piece")).toBeVisible()
})

test("a change that does not get through says so and leaves the cart as it was", async ({ page, context }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "13", "1")
  await page.goto(at("/cart"))
  await context.setOffline(true)
  await page.getByLabel("Pieces", { exact: true }).selectOption("4")
  await expect(page.getByRole("alert").filter({ hasText: "The shop cannot be reached" })).toBeVisible()
  await expect(page.getByLabel("Pieces", { exact: true })).toHaveValue("1")
  await context.setOffline(false)
  await page.getByLabel("Pieces", { exact: true }).selectOption("4")
  await expect(page.getByLabel("Pieces", { exact: true })).toHaveValue("4")
  await emptyCart(page)
})

test("a change shows at once while the shop takes its time, and a removal the shop never made is taken back", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addSmallestBar(page, "14", "1")
  await page.goto(at("/cart"))
  const row = page.getByRole("listitem").filter({ hasText: "14 in per piece" })
  const pieces = row.getByLabel("Pieces", { exact: true })
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/cart", async (route) => {
    if (route.request().method() === "POST") await held
    await route.continue()
  })
  await pieces.focus()
  await pieces.selectOption("3")
  await expect(row).toHaveAttribute("data-pending")
  await expect(pieces).toHaveValue("3")
  await expect(pieces).toBeFocused()
  answer?.()
  await expect(row).not.toHaveAttribute("data-pending")
  await expect(pieces).toHaveValue("3")
  await page.unroute("**/cart")

  await page.route("**/cart", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()))
  await row.getByRole("button", { name: "Remove", exact: true }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "The shop cannot be reached" })).toBeVisible()
  await expect(row).toBeVisible()
  await page.unroute("**/cart")
  await emptyCart(page)
})

test("lines that only the browser still has come back, and unreadable ones are cleared", async ({ page, context }) => {
  await addSmallestBar(page, "11", "1")
  await context.clearCookies({ name: "cart_id" })
  await page.goto(at("/cart"))
  await expect(page.getByText("11 in per piece")).toBeVisible()

  // From a page without a cart, which could still be writing its own copy.
  await page.goto(at("/robots.txt"))
  await context.clearCookies({ name: "cart_id" })
  await page.evaluate(() => localStorage.setItem("cart", "{unreadable"))
  await page.goto(at("/cart"))
  await expect(page.getByText("Your cart is empty.")).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cart"))).toBeNull()
})

test("pieces of one heat are a line of their own, refused where no heat has them, and stay marked on the order", async ({
  page,
}) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  const add = async (query: string, bound: boolean) => {
    await page.goto(at(`/product-details?productCode=718_rb_00500_sa&${query}`))
    const choice = page.getByRole("checkbox", { name: "All pieces from one heat" })
    await expect(choice).toBeEnabled()
    if (bound) await choice.check()
    await page.getByRole("button", { name: "Add to cart" }).click()
  }
  await add("amount=120&pieces=100", true)
  await expect(page.getByText(/from one heat: at most|No heat of 718 RB 00500 SA has/)).toBeVisible()
  await add("amount=6&pieces=2", false)
  await expect(page.getByRole("dialog")).toBeVisible()
  await add("amount=6&pieces=2", true)
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.goto(at("/cart"))
  const choices = page.getByRole("checkbox", { name: "All pieces from one heat" })
  await expect(choices).toHaveCount(2)
  await expect(choices.first()).not.toBeChecked()
  await expect(choices.last()).toBeChecked()
  await choices.first().check()
  await expect(choices).toHaveCount(1)
  await expect(page.getByLabel("Pieces", { exact: true })).toHaveValue("4")
  await page.getByRole("link", { name: "Edit" }).click()
  await expect(choices).toBeChecked()

  await page.goto(at("/checkout"))
  await expect(page.getByText("all from one heat")).toBeVisible()
  await page.getByLabel("Purchase order number").fill(`E2E-${Date.now()}`)
  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.waitForURL(/\/checkout\/confirmation\//)
  const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  await page.goto(at(`/account/orders/${orderNumber}`))
  await expect(page.getByText("All pieces from one heat")).toBeVisible()
})

/** Of this bar 126 inches are in stock, all at one site, and no other journey buys it. */
const SCARCE = "4140_rb_01125_qtk80"

async function putScarce(page: Page, amount: number, pieces: number): Promise<void> {
  await page.goto(at(`/product-details?productCode=${SCARCE}&amount=${amount}&pieces=${pieces}`))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

/** The visitor comes back to the window: what is looked up then is. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")))

test("a line for which another buyer was faster says what is left and takes that, in the cart and at checkout", async ({
  page,
  browser,
}) => {
  test.slow()
  await page.goto(at("/auth/signin"))
  await signInHere(page, demoPerson("colleague"))
  await emptyCart(page)
  await putScarce(page, 24, 4)
  const visitor = await browser.newPage()
  await putScarce(visitor, 24, 4)
  for (const one of [page, visitor]) {
    const looked = one.waitForResponse("**/cart/stock")
    await one.goto(at("/cart"))
    expect(await (await looked).json()).toEqual({ shortages: [] })
  }

  const rival = await browser.newPage()
  await rival.goto(at("/auth/signin"))
  await signInHere(rival)
  await emptyCart(rival)
  await putScarce(rival, 24, 2)
  await rival.goto(at("/checkout"))
  await rival.getByLabel("Purchase order number").fill(`FAST-${Date.now()}`)
  await rival.getByRole("button", { name: /^Place order/ }).click()
  await rival.waitForURL(/\/checkout\/confirmation\//)
  const orderNumber = new URL(rival.url()).pathname.split("/").at(-1) ?? ""

  const row = page.getByRole("listitem").filter({ hasText: "24 in per piece" })
  await lookAgain(page)
  await expect(row.getByRole("status")).toContainText("In stock now: 3 of these 4 pieces (78.000 in")
  await row.getByRole("button", { name: "Take 3 pieces" }).click()
  await expect(row.getByLabel("Pieces", { exact: true })).toHaveValue("3")
  await expect(row.getByLabel("Pieces", { exact: true })).toBeFocused()
  await expect(row).not.toHaveAttribute("data-pending")
  await expect(row.getByRole("status")).toHaveCount(0)

  await putScarce(page, 5, 2)
  await page.goto(at("/checkout"))
  const summary = page.getByRole("complementary", { name: "Order summary" })
  await expect(summary.getByRole("status")).toContainText(/^4140 RB 01125 QTK80 5 in: .*Left for this one: 1 of 2 pieces \(6\.000 in/)
  await summary.getByRole("button", { name: "Take 1 piece" }).click()
  await expect(summary.getByText("1 piece x 5 in")).toBeVisible()
  await expect(summary.getByRole("status")).toHaveCount(0)
  await expect(summary.getByRole("button", { name: "Place order" })).toBeEnabled()

  const notice = visitor.getByRole("listitem").filter({ hasText: "24 in per piece" }).getByRole("status")
  await lookAgain(visitor)
  await expect(notice).toContainText("In stock now: 3 of these 4 pieces")
  await expect(notice.getByRole("button")).toHaveCount(0)
  await putScarce(rival, 20, 3)
  await rival.goto(at(`/account/orders/${orderNumber}`))
  await rival.getByRole("button", { name: "Order again" }).click()
  await expect(rival.getByRole("dialog").getByRole("status")).toContainText(/Other lines of this cart want the same item/)
  await rival.getByRole("button", { name: "Stay here" }).click()
  await emptyCart(rival)
  await rival.goto(at(`/account/orders/${orderNumber}`))
  await rival.getByRole("button", { name: "Cancel order" }).click()
  await rival.getByLabel("Reason").fill("Too early")
  await rival.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click()
  await expect(rival.getByText("Cancelled").first()).toBeVisible()
  await lookAgain(visitor)
  await expect(notice).toHaveCount(0)
  await Promise.all([visitor.close(), rival.close()])
  await emptyCart(page)
})
