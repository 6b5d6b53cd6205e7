import { at } from "./shop"
import { openInAdmin } from "./support/admin"
import { expect, journey as test } from "./support/journey"

const PDF = { name: "drawing.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 a drawing") }

test("a visitor's message with a drawing reaches the desk, who marks it as answered", async ({ page }) => {
  const name = `Ada Byron ${Date.now()}`.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")
  await page.goto(at("/contact?topic=SERVICES"))
  const form = page.getByRole("form", { name: "Message to the desk" })
  await expect(form.getByLabel("About")).toHaveValue("SERVICES")
  await form.getByLabel("Name").fill(name)
  await form.getByLabel("E-mail").fill(`visitor-${Date.now()}@works.example`)
  await form.getByLabel("Message", { exact: true }).fill("Can you bore this 40 feet deep?")
  await form.getByLabel(/^Files/).setInputFiles({ ...PDF, name: "drawing.png", mimeType: "image/png" })
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(form.getByText("The file is not what its name says (.png)")).toBeVisible()
  await form.getByLabel(/^Files/).setInputFiles(PDF)
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Your message is with the desk" })).toBeFocused()

  await openInAdmin(page, "/messages")
  await page.getByRole("cell", { name }).click()
  const drawer = page.getByRole("dialog")
  await expect(drawer.getByText("Can you bore this 40 feet deep?")).toBeVisible()
  const saved = page.waitForEvent("download")
  await drawer.getByRole("button", { name: /drawing\.pdf/ }).click()
  expect((await saved).suggestedFilename()).toBe("drawing.pdf")
  await drawer.getByRole("button", { name: "Mark as answered" }).click()
  await expect(drawer.getByText("Answered", { exact: true }).first()).toBeVisible()
  await expect(drawer.getByRole("button", { name: "Mark as answered" })).toHaveCount(0)
})

test("a form says under its fields what it lacks, and leads to the first", async ({ page }) => {
  await page.goto(at("/contact"))
  const form = page.getByRole("form", { name: "Message to the desk" })
  const name = form.getByLabel("Name")
  await form.getByRole("button", { name: "Send message" }).click()
  await expect(name).toHaveAttribute("aria-invalid", "true")
  await expect(name).toBeFocused()
  await expect(form.getByLabel("Message", { exact: true })).toHaveAttribute("aria-invalid", "true")
})

test("files that are too large or of another kind are refused at their field, and nothing is sent", async ({ page }) => {
  await page.goto(at("/contact"))
  const form = page.getByRole("form", { name: "Message to the desk" })
  const files = form.getByLabel(/^Files/)
  const sent: string[] = []
  page.on("request", (request) => void (/multipart/.test(request.headers()["content-type"] ?? "") && sent.push(request.url())))
  for (const [file, reason] of [
    [{ ...PDF, buffer: Buffer.alloc(11 * 1024 * 1024, "%PDF-1.7 ") }, "Files may be up to 10 MB together"],
    [{ ...PDF, name: "setup.exe" }, "Attach pdf, png, jpg, csv, xlsx, docx, dxf or step files"],
  ] as const) {
    await files.setInputFiles(file)
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(form.getByText(reason)).toBeVisible()
    await expect(files).toHaveAttribute("aria-invalid", "true")
    await expect(files).toBeFocused()
  }
  expect(sent).toEqual([])
})

test("who joins the waitlist stands on the desk's list", async ({ page }) => {
  const email = `waiting-${Date.now()}@works.example`
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(at("/contact#waitlist"))
  const form = page.getByRole("form", { name: "Waitlist" })
  await form.getByLabel("First name").fill("Ada")
  await form.getByLabel("Last name").fill("Byron")
  await form.getByLabel("E-mail").fill(email)
  await form.getByLabel("Company").fill("Works & Co")
  await form.getByLabel("Industry").selectOption("Marine")
  await form.getByRole("button", { name: "Join the waitlist" }).click()
  const done = page.getByRole("status").filter({ hasText: "You are on the list" })
  await expect(done).toBeInViewport()
  await expect(done).toBeFocused()
  await page.setViewportSize(desktop)

  await openInAdmin(page, "/messages/waitlist")
  await expect(page.getByRole("cell", { name: email })).toBeVisible()
  const saved = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export" }).click()
  expect((await saved).suggestedFilename()).toBe("waitlist.csv")
})
