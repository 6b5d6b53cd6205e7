import type { Page } from "@playwright/test"
import { at, chooseMetalTypeGrade, emptyCart, signInHere } from "./shop"
import { ADMIN_URL } from "./support/addresses"
import { demoPerson } from "./support/demo-people"
import { expect, journey as test } from "./support/journey"
import { addBar } from "./support/with-buyer"

/** Opens the newest order as the sales desk sees it. */
async function openNewestOrderInAdmin(page: Page): Promise<void> {
  const desk = demoPerson("sales desk")
  await page.goto(`${ADMIN_URL}/orders`)
  await page.getByPlaceholder("Email").fill(desk.email)
  await page.getByPlaceholder("Password").fill(desk.password)
  await page.getByRole("button", { name: /continue/i }).click()
  await page.waitForURL(/\/app\/orders/)
  await page.locator("tbody tr").first().click()
  await page.waitForURL(/\/app\/orders\/order_/)
}

test("a visitor finds a 718 bar, signs in, sees prices and orders three pieces of 24 inches", async ({ page, browser }) => {
  // What the buyer had in the cart would join the order.
  const before = await browser.newPage()
  await before.goto(at("/auth/signin"))
  await signInHere(before)
  await emptyCart(before)
  await before.close()

  await page.goto(at("/"))
  await chooseMetalTypeGrade(page, "NICKEL", "Bar", "718")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await page.waitForURL(/\/products\?/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nickel Bar 718")
  await expect(page.getByRole("status").filter({ hasText: /^Showing 1-25 of \d+$/ })).toBeVisible()

  // The smallest bar: many runs must fit into the demo company's credit.
  await page.getByLabel("Sort", { exact: true }).selectOption("size-asc")
  await page.waitForURL(/sort=size-asc/)
  await page.locator("article").first().getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  await expect(page.getByRole("region", { name: "Order" }).getByText("Sign in to view pricing")).toBeVisible()

  await page.getByLabel("Amount per piece").fill("24")
  await page.getByLabel("Pieces", { exact: true }).fill("3")
  await expect(page.getByText(/3 pieces x 24\.000 in = [\d.,]+ lb each/)).toBeVisible()
  await page.getByRole("button", { name: "Add to cart" }).click()
  const panel = page.getByRole("dialog", { name: "Product successfully added to your cart!" })
  await panel.getByRole("button", { name: "Go to Cart (1)" }).click()

  await page.waitForURL(/\/cart$/)
  await expect(page.getByText("Sign in to view pricing")).toBeVisible()
  await expect(page.getByLabel("Pieces", { exact: true })).toBeDisabled()
  await page.getByRole("link", { name: "Sign In Now" }).click()
  await signInHere(page)

  await page.waitForURL(/\/cart$/)
  await expect(page.getByText("Quote Valid for 24 Hours")).toBeVisible()
  const summary = page.getByRole("complementary", { name: "Summary" })
  await expect(summary).toContainText(/\$[1-9][\d,]*\.\d\d/)
  const total = (await summary.innerText()).match(/\$[\d,]+\.\d\d/g)?.at(-1) ?? "no total"
  await page.getByRole("link", { name: "Checkout", exact: true }).click()

  await page.getByLabel("Purchase order number").fill(`E2E-${Date.now()}`)
  await page.getByRole("button", { name: "Place order" }).click()
  await page.waitForURL(/\/checkout\/confirmation\/SO-\d{4}-\d{6}$/)
  const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderNumber)
  await expect(page.getByRole("link", { name: "Cart, 0 lines" })).toBeVisible()

  await page.goto(at("/account/orders"))
  await page.getByRole("link", { name: orderNumber }).click()
  await expect(page.getByRole("list", { name: "Order status" }).locator('[aria-current="step"]')).toContainText("Pending")

  await openNewestOrderInAdmin(page)
  await expect(page.getByRole("heading", { name: orderNumber })).toBeVisible()
  const line = page.getByRole("region", { name: "Metal lines" }).locator("tbody tr")
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(total)
  await expect(line).toContainText(/· 72(\.0+)?\s*in/)
  await expect(line).toContainText("Reserved")
})

test("checkout asks a visitor to sign in and comes back", async ({ page }) => {
  await page.goto(at("/checkout"))
  await page.waitForURL(/\/auth\/signin\?error=SessionRequired&callbackUrl=%2Fcheckout$/)
  await expect(page.getByRole("alert").filter({ hasText: "Sign in to see this page" })).toBeVisible()
  await signInHere(page)
  await page.waitForURL(/\/checkout$/)
})

test("a wrong password is refused in words, and no token reaches the browser", async ({ page }) => {
  await page.goto(at("/auth/signin?callbackUrl=//evil.example"))
  await page.getByLabel("E-mail").fill("nobody@nowhere.example")
  await page.getByLabel("Password").fill("wrong")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByRole("alert").filter({ hasText: "The e-mail address or the password is not right" })).toBeVisible()

  await signInHere(page)
  await page.waitForURL(/\/home$/)
  const session = await page.evaluate(async () => (await fetch("/api/auth/session")).text())
  expect(JSON.parse(session).user.canSeePrices).toBe(true)
  expect(session).not.toContain("eyJ")
  expect(await page.evaluate(() => document.cookie)).not.toContain("session-token")
})

test("a checkout that was left is there again, bills who is chosen, and takes a drawing with the order", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addBar(page)
  await page.goto(at("/checkout"))
  const number = `LEFT-${Date.now()}`
  await page.getByLabel("Purchase order number").fill(number)
  await page.getByLabel("Notes for the shop floor").fill("Deburr both ends")
  await page.getByLabel("Address", { exact: true }).selectOption("Another address")
  await page.getByLabel("Address Line 1").fill("9 Harborside Drive")
  await page.getByLabel("City").fill("Galveston")
  await page.getByLabel("Postal Code").fill("77550")
  await page.getByLabel("Bill to").selectOption("Where it is shipped to")
  await page.goto(at("/home"))
  await page.goto(at("/checkout"))
  await expect(page.getByLabel("Purchase order number")).toHaveValue(number)
  await expect(page.getByLabel("Address Line 1")).toHaveValue("9 Harborside Drive")
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("other")
  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.waitForURL(/\/checkout\/confirmation\//)
  await expect(page.getByText("9 Harborside Drive")).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem("checkout"))).toBeNull()

  const files = page.getByRole("region", { name: "Drawings and papers" })
  await files
    .getByLabel("Add files")
    .setInputFiles({ name: "ends.csv", mimeType: "text/csv", buffer: Buffer.from("end,chamfer\n1,45\n") })
  await files.getByRole("button", { name: "Send" }).click()
  const link = files.getByRole("link", { name: "ends.csv" })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(download.suggestedFilename()).toBe("ends.csv")
  await files
    .getByLabel("Add files")
    .setInputFiles({ name: "ends.pdf", mimeType: "application/pdf", buffer: Buffer.from("no pdf") })
  await files.getByRole("button", { name: "Send" }).click()
  await expect(files.getByText("The file is not what its name says")).toBeVisible()
})
