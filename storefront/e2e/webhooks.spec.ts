import { approveNewCompany, openInAdmin } from "./support/admin"
import { ADMIN_URL } from "./support/addresses"
import { expect, journey as test } from "./support/journey"
import { confirmAddress, letters, register } from "./support/register"
import { isSigned, WebhookReceiver } from "./support/webhook-receiver"

const receiver = new WebhookReceiver()
let address = ""
test.beforeAll(async () => {
  address = await receiver.start()
})
test.afterAll(() => receiver.stop())

test("the desk makes a webhook, tries it, and has a message sent again", async ({ page, browser }) => {
  test.slow()
  const now = Date.now()
  const name = `ERP ${letters(now)}`
  const desk = await browser.newPage()
  await openInAdmin(desk, "/settings/webhooks")
  await desk.getByLabel("Name").fill(name)
  await desk.getByLabel("Address").fill(address)
  await desk.getByLabel("Account approved").check()
  await desk.getByRole("button", { name: "Make webhook" }).click()
  const told = desk.getByRole("status").filter({ hasText: "Copy the secret now" })
  const secret = await told.locator("code").innerText()
  await told.getByRole("button", { name: "I have copied it" }).click()
  await expect(desk.getByText(secret)).toBeHidden()

  const act = async (what: string) => {
    await desk.getByRole("button", { name: `What to do with ${name}` }).click()
    await desk.getByRole("menuitem", { name: what }).click()
  }
  const deliveries = desk.getByRole("row").filter({ hasText: name, hasNotText: address })
  await act("Send a test event")
  await expect(desk.getByText(`${name} took the test event`)).toBeVisible()
  expect(receiver.of("webhook.test").map((message) => isSigned(message, secret))).toEqual([true])
  expect(isSigned({ ...receiver.taken[0], body: "{}" } as never, secret)).toBe(false)
  await expect(deliveries).toHaveCount(1)
  await expect(deliveries.first()).toContainText("Delivered")

  receiver.refuses = true
  await act("Send a test event")
  await expect(desk.getByText(`${name} did not take the test event`)).toBeVisible()
  await expect(deliveries).toHaveCount(2)
  await expect(deliveries.first()).toContainText("Answered 503")
  receiver.refuses = false

  const company = `Told Works ${letters(now)}`
  const person = { email: `told-${now}@told-${letters(now)}.example`, password: "three quiet anvils 718" }
  await register(page, person, company)
  await confirmAddress(page, person)
  await desk.goto(`${ADMIN_URL}/approvals`)
  await approveNewCompany(desk, company)
  await expect.poll(() => receiver.of("account.approved").length, { timeout: 30_000 }).toBe(1)

  await desk.goto(`${ADMIN_URL}/settings/webhooks`)
  await deliveries.filter({ hasText: "Account approved" }).click()
  const drawer = desk.getByRole("dialog")
  await expect(drawer.getByText("Answered 204").first()).toBeVisible()
  await drawer.getByRole("button", { name: "Send again" }).click()
  await expect(desk.getByText("It will be sent again within seconds")).toBeVisible()
  await expect.poll(() => receiver.of("account.approved").length, { timeout: 30_000 }).toBe(2)
  const copies = receiver.of("account.approved")
  expect(copies.map((message) => isSigned(message, secret))).toEqual([true, true])
  expect(new Set(copies.map(({ headers, body }) => `${String(headers["webhook-id"])} ${body}`)).size).toBe(1)
  await expect(drawer.getByRole("listitem").filter({ hasText: "Answered 204" })).toHaveCount(2, { timeout: 20_000 })
  await desk.close()
})
