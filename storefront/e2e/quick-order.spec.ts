import { join } from "node:path"
import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

const BAR = "718 RB 00500 SA"
const csv = (name: string, rows: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(["code;amount;unit;pieces", ...rows].join("\r\n")),
})
const barRows = (count: number) => Array.from({ length: count }, (_, index) => `${BAR};${index + 1},5;in;1`)

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
  await expect(page.getByRole("listitem").filter({ hasText: "2 rows taken in." })).toBeInViewport()
  await expect(first).toBeFocused()
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
  await page.goto(at("/quick-order"))
  await page.getByLabel(/^From a file/).setInputFiles(csv("list.csv", barRows(500)))
  await page.getByRole("button", { name: "Add 500 rows to the cart" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole("link", { name: "Cart, 500 lines" })).toBeVisible()
})

test("what came of a file is said at its field, and a wrong one's rows go all at once, and come back", async ({ page }) => {
  await page.goto(at("/quick-order"))
  const file = page.getByLabel(/^From a file/)
  const news = (text: string) => page.getByRole("status").filter({ hasText: text })
  const removeAll = page.getByRole("button", { name: "Remove all rows" })
  const undo = page.getByRole("button", { name: "Undo" })
  await file.setInputFiles(csv("wrong.csv", barRows(506)))
  await expect(news("wrong.csv: 500 rows taken in. 6 rows did not fit; a quick order holds 500.")).toBeInViewport()
  await removeAll.click()
  await expect(news("500 rows removed.")).toBeInViewport()
  await expect(page.getByRole("button", { name: "Add 0 rows to the cart" })).toBeDisabled()
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(news("500 rows put back.")).toBeInViewport()
  await expect(page.getByRole("button", { name: "Add 500 rows to the cart" })).toBeEnabled()

  await removeAll.click()
  await expect(undo).toBeVisible()
  await file.setInputFiles(csv("right.csv", barRows(3)))
  await expect(news("right.csv: 3 rows taken in.")).toBeInViewport()
  await expect(undo).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("button", { name: "Add 3 rows to the cart" })).toBeEnabled()
  await expect(page.getByLabel("Product code, row 4")).toHaveValue("")
})

test("a file that is no list gives no rows, whatever its name says", async ({ page }) => {
  await page.goto(at("/quick-order"))
  for (const name of ["bad.pdf", "bad.csv"]) {
    const buffer = Buffer.from("%PDF-1.4 junk")
    await page.getByLabel(/^From a file/).setInputFiles({ name, mimeType: "application/pdf", buffer })
    await expect(page.getByRole("status").filter({ hasText: `${name}: Nothing could be read.` })).toBeInViewport()
    await expect(page.getByRole("button", { name: "Add 0 rows to the cart" })).toBeDisabled()
  }
})

test("the first of the wrong rows comes into view with the focus, though it is a screen above", async ({ page }) => {
  await page.goto(at("/quick-order"))
  const rows = barRows(40)
  rows[1] = `${BAR};0;in;1`
  rows[30] = "718 RB 00500 SB;12;in;1"
  await page.getByLabel(/^From a file/).setInputFiles(csv("list.csv", rows))
  await page.getByRole("button", { name: "Add 40 rows to the cart" }).click()
  await expect(page.getByText("2 rows to correct; nothing was added yet.")).toBeVisible()
  await expect(page.getByLabel("Amount, row 2", { exact: true })).toBeFocused()
  await expect(page.getByLabel("Amount, row 2", { exact: true })).toBeInViewport()
})

test("on a narrow phone an amount is seen whole, and so is the number of a row", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(at("/quick-order"))
  await page.getByLabel(/^From a file/).setInputFiles(csv("list.csv", [...barRows(99), `${BAR};1250.125;in;1`]))
  const amount = page.getByLabel("Amount, row 100")
  await expect(amount).toHaveValue("1250.125")
  expect(await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  const number = page.getByRole("listitem").filter({ has: amount }).getByText("100", { exact: true })
  expect((await number.boundingBox())?.height).toBeLessThan(32)
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
