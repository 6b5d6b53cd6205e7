import { readFile } from "node:fs/promises"
import { at } from "./shop"
import { expect } from "./support/journey"
import { withBuyer as test } from "./support/with-buyer"

test("an order is found by its number, the purchase order and an item, and the address keeps what was looked for", async ({
  page,
  context,
  buyer,
}) => {
  await context.addCookies(buyer.state.cookies)
  await page.goto(at("/account/orders"))
  const form = page.getByRole("search", { name: "Find orders" })
  const text = form.getByLabel("Order, PO or item code")
  const row = page.getByRole("row").filter({ hasText: buyer.orderNumber })
  for (const words of [buyer.orderNumber.slice(-6), "e2e-", "718 rb 00500"]) {
    await text.fill(words)
    await form.getByRole("button", { name: "Find" }).click()
    await page.waitForURL((url) => url.searchParams.get("q") === words)
    await expect(page.getByRole("status").filter({ hasText: /\d+ orders? found/ })).toBeVisible()
    await expect(text).toHaveValue(words)
    await expect(row).toBeVisible()
  }
  const today = new Date().toISOString().slice(0, 10)
  await form.getByLabel("Status").selectOption("Pending")
  await form.getByLabel("Ordered from").fill(today)
  await form.getByRole("button", { name: "Find" }).click()
  await expect(page).toHaveURL(new RegExp(`status=PENDING&from=${today}`))
  await page.reload()
  await expect(form.getByLabel("Ordered from")).toHaveValue(today)
  await expect(row).toBeVisible()
  const downloading = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download as CSV" }).click()
  const file = await downloading
  expect(file.url()).toContain(`status=PENDING&from=${today}`)
  expect(await readFile(await file.path(), "utf8")).toContain(buyer.orderNumber)
})

test("a search that finds no order says so and leads back to all", async ({ page, context, buyer }) => {
  await context.addCookies(buyer.state.cookies)
  await page.goto(at("/account/orders?q=no-such-order&status=COMPLETED"))
  await expect(page.getByRole("status").filter({ hasText: "No order of yours meets all of that." })).toBeVisible()
  await expect(page.getByRole("table")).toHaveCount(0)
  await page.getByRole("link", { name: "Show all orders" }).click()
  await expect(page).toHaveURL(/\/account\/orders$/)
  await expect(page.getByRole("row").filter({ hasText: buyer.orderNumber })).toBeVisible()
})

test("files that an order cannot take are refused at their field, and nothing is sent", async ({ page, context, buyer }) => {
  await context.addCookies(buyer.state.cookies)
  await page.goto(at(`/account/orders/${buyer.orderNumber}`))
  const files = page.getByRole("region", { name: "Drawings and papers" })
  const field = files.getByLabel("Add files")
  const sent: string[] = []
  page.on("request", (request) => void (/multipart/.test(request.headers()["content-type"] ?? "") && sent.push(request.url())))
  for (const [name, size, reason] of [
    ["part.pdf", 11 * 1024 * 1024, "Files may be up to 10 MB together"],
    ["setup.exe", 10, "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
  ] as const) {
    await field.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.alloc(size, "x") })
    await files.getByRole("button", { name: "Send" }).click()
    await expect(files.getByText(reason)).toBeVisible()
    await expect(field).toHaveAttribute("aria-invalid", "true")
    await expect(field).toBeFocused()
  }
  expect(sent).toEqual([])
})
