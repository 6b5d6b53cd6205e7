import { join } from "node:path"
import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

const BAR = "718 RB 00500 SA"

test("a list pasted from a sheet goes to the cart in one go", async ({ page }) => {
  await page.goto(at("/home"))
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Quick order" }).click()
  const rows = `${BAR}\t12\tin\t2\n718 RB 00625 SA\t24\tin\t1`
  const first = page.getByLabel("Product code, row 1")
  await first.focus()
  await first.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", text)
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, rows)
  await expect(page.getByRole("status").filter({ hasText: "2 rows taken in." })).toBeVisible()
  await page.getByRole("button", { name: "Add 2 rows to the cart" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole("link", { name: "Cart, 2 lines" })).toBeVisible()
  await expect(page.getByText(BAR, { exact: true })).toBeVisible()
})

test("a workbook's wrong row is marked and mended by a suggestion, and nothing is added before", async ({ page }) => {
  await page.goto(at("/quick-order"))
  await page.getByLabel(/^From a file/).setInputFiles(join(__dirname, "fixtures/order-list.xlsx"))
  await page.getByRole("button", { name: "Add 2 rows to the cart" }).click()
  await expect(page.getByText(/No product has the code "718 RB 00500 SB"/)).toBeVisible()
  await expect(page.getByLabel("Product code, row 2")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByRole("link", { name: "Cart, 0 lines" })).toBeVisible()

  await page.getByRole("button", { name: BAR, exact: true }).click()
  await expect(page.getByLabel("Product code, row 2")).toHaveValue(BAR)
  await page.getByRole("button", { name: "Add 2 rows to the cart" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole("link", { name: "Cart, 2 lines" })).toBeVisible()
})

test("one reading tells all that is wrong: amounts, and codes of whole rows that nobody sells", async ({ page }) => {
  await page.goto(at("/quick-order"))
  const buffer = Buffer.from(`code;amount;unit;pieces\r\n${BAR};0;in;1\r\n718 RB 00500 SB;12;in;1\r\n${BAR};12;in;1`)
  await page.getByLabel(/^From a file/).setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer })
  await page.getByRole("button", { name: "Add 3 rows to the cart" }).click()
  await expect(page.getByText("2 rows to correct; nothing was added yet.")).toBeVisible()
  await expect(page.getByLabel("Amount, row 1")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByLabel("Product code, row 2")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByRole("button", { name: BAR, exact: true })).toBeVisible()
  await expect(page.getByLabel("Product code, row 3")).not.toHaveAttribute("aria-invalid", "true")
})

test("rows that were typed come back after a look at another page and a reload, until they are in the cart", async ({ page }) => {
  await page.goto(at("/quick-order"))
  await expect(async () => {
    await page.getByLabel("Product code, row 2").fill(BAR)
    await page.getByLabel("Amount, row 2").fill("7.5")
    await expect(page.getByRole("button", { name: "Add 1 row to the cart" })).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await page.getByRole("button", { name: "Add a row" }).click()
  await page.getByLabel("Product code, row 6").fill("719")
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Nickel" }).click()
  await page.waitForURL(/metalCategory=NICKEL/)
  await page.goBack()
  await expect(page.getByLabel("Product code, row 6")).toHaveValue("719")
  await page.reload()
  await expect(page.getByLabel("Product code, row 6")).toHaveValue("719")
  await expect(page.getByLabel("Amount, row 2")).toHaveValue("7.5")
  await page.getByRole("button", { name: "Remove row 6" }).click()
  await page.getByRole("button", { name: "Add 1 row to the cart" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole("link", { name: "Cart, 1 line" })).toBeVisible()
  await page.goto(at("/quick-order"))
  await expect(page.getByRole("button", { name: "Add 0 rows to the cart" })).toBeDisabled()
  await expect(page.getByLabel("Product code, row 2")).toHaveValue("")
})

test("a file of five hundred rows fills the cart", async ({ page }) => {
  const rows = Array.from({ length: 500 }, (_, index) => `${BAR};${index + 1},5;in;1`)
  const buffer = Buffer.from(["code;amount;unit;pieces", ...rows].join("\r\n"))
  await page.goto(at("/quick-order"))
  await page.getByLabel(/^From a file/).setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer })
  await page.getByRole("button", { name: "Add 500 rows to the cart" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole("link", { name: "Cart, 500 lines" })).toBeVisible()
})

test("codes are suggested while a row is typed, and one is taken from the keyboard", async ({ page }) => {
  await page.goto(at("/quick-order"))
  const code = page.getByRole("combobox", { name: "Product code, row 1" })
  const suggestions = page.getByRole("listbox", { name: "Suggestions" })
  await expect(async () => {
    await code.fill("")
    await code.pressSequentially("718 rb 005", { delay: 20 })
    await expect(suggestions.getByRole("option").first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(code).toHaveAttribute("aria-expanded", "true")
  await expect(page.getByRole("status").filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(1)
  const wanted = suggestions.getByRole("option").filter({ hasText: BAR }).first()
  await expect(async () => {
    await page.keyboard.press("ArrowDown")
    await expect(wanted).toHaveAttribute("aria-selected", "true", { timeout: 300 })
  }).toPass()
  await page.keyboard.press("Enter")
  await expect(code).toHaveValue(new RegExp(`^${BAR}`))
  await expect(suggestions).toHaveCount(0)
  await expect(page.getByLabel("Amount, row 1")).toBeFocused()
  await code.pressSequentially(" ")
  await expect(suggestions).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(suggestions).toHaveCount(0)
  await expect(code).toBeFocused()
})
