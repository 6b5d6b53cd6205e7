import type { Page } from "@playwright/test"
import { at, emptyCart, signInHere } from "./shop"
import { openNewestOrderInAdmin } from "./support/admin"
import { CARD_PROVIDER_URL } from "./support/addresses"
import { bankQuestion, CARD_NUMBERS, cardForm, payButton, standInForCardProvider, typeCard } from "./support/card-page"
import { expect, journey as test } from "./support/journey"
import { axeFindings, sidewaysScroll } from "./support/screen-checks"
import { stoppedByPolicy } from "./support/stopped-by-policy"
import { addBar } from "./support/with-buyer"

test.skip(!CARD_PROVIDER_URL, "The shop under test takes no cards")

/** Its freight is known, without which nothing is paid by card. */
const AMERICAN_BAR = "725_rb_00500_sa"

/** More than the page holds before the card form. */
const MOST_STEPS = 60

let stopped: string[] = []
test.beforeEach(async ({ page, context }) => {
  await standInForCardProvider(context)
  stopped = await stoppedByPolicy(page)
})
test.afterEach(() => expect(stopped, "stopped by the content security policy").toEqual([]))

const alert = (page: Page, text: string | RegExp) => page.getByRole("alert").filter({ hasText: text })

/** Orders a small bar by card, by clicks alone, and answers the order's number; the payment page is open then. */
async function orderByCard(page: Page): Promise<string> {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addBar(page, AMERICAN_BAR)
  await page.getByRole("link", { name: "Checkout", exact: true }).click()
  await page.getByRole("radio", { name: "By card" }).check()
  await page.getByRole("button", { name: /^Place order and pay/ }).click()
  await page.waitForURL(/\/checkout\/payment\/SO-/)
  await expect(cardForm(page).getByLabel("Card number")).toBeVisible()
  return new URL(page.url()).pathname.split("/").at(-1) ?? ""
}

async function isPaid(page: Page, orderNumber: string): Promise<void> {
  await page.waitForURL(new RegExp(`/checkout/confirmation/${orderNumber}$`))
  await expect(page.getByRole("status").filter({ hasText: "Order placed." })).toBeVisible()
}

test("an order is paid by card, is paid for the sales desk too, and the desk gives a part of it back", async ({
  page,
  context,
}) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.good)
  await payButton(page).click()
  await isPaid(page, orderNumber)
  await page.goto(at(`/checkout/payment/${orderNumber}`))
  await isPaid(page, orderNumber)

  const desk = await context.newPage()
  await openNewestOrderInAdmin(desk, orderNumber)
  await expect(desk.getByText("Card · paid")).toBeVisible()
  await desk.getByRole("button", { name: "Refund", exact: true }).click()
  const prompt = desk.getByRole("alertdialog").or(desk.getByRole("dialog"))
  await prompt.getByLabel("Amount, USD").fill("5")
  await prompt.getByLabel("Reason, which the buyer reads").fill("One end was scratched")
  await prompt.getByRole("button", { name: "Refund" }).click()
  await expect(desk.getByRole("heading", { name: "Given back: $5.00" })).toBeVisible()
  await expect(desk.getByText("$5.00 · One end was scratched")).toBeVisible()
  await desk.goto(at(`/account/orders/${orderNumber}`))
  await expect(desk.getByText("$5.00").first()).toBeVisible()
})

test("the card form is filled in and sent without a mouse, and can be read by everybody", async ({ page }) => {
  const orderNumber = await orderByCard(page)
  await expect(payButton(page)).toBeEnabled()
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect(await axeFindings(page), theme).toEqual([])
  }
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await sidewaysScroll(page), `scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
  }
  const field = (name: string) => cardForm(page).getByLabel(name)
  const isFocused = (name: string) => field(name).evaluate((element) => element === document.activeElement)
  for (let step = 0; step < MOST_STEPS && !(await isFocused("Card number")); step += 1) await page.keyboard.press("Tab")
  for (const [name, text] of [
    ["Card number", CARD_NUMBERS.challenged],
    ["Expiration date", "12 / 34"],
    ["Security code", "123"],
  ] as const) {
    await expect(field(name)).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press("Tab")
  }
  await expect(payButton(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(bankQuestion(page).getByRole("button", { name: "Complete" })).toBeFocused()
  await page.keyboard.press("Enter")
  await isPaid(page, orderNumber)
})

test("a refused card is told of, and the next one pays", async ({ page }) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.refused)
  await payButton(page).click()
  await expect(alert(page, "Your card was declined.")).toBeVisible()
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(1)
  await expect(payButton(page)).toBeEnabled()
  await typeCard(page, CARD_NUMBERS.good)
  await payButton(page).click()
  await isPaid(page, orderNumber)
})

test("what is missing on the card is told of before anything is charged", async ({ page }) => {
  await orderByCard(page)
  await cardForm(page).getByLabel("Card number").fill("4242")
  await payButton(page).click()
  await expect(cardForm(page).getByText("Your card number is incomplete.")).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
})

test("the bank's question over the page is refused and then met", async ({ page }) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.challenged)
  await payButton(page).click()
  await bankQuestion(page).getByRole("button", { name: "Fail" }).click()
  await expect(alert(page, "unable to authenticate")).toBeVisible()
  await payButton(page).click()
  await bankQuestion(page).getByRole("button", { name: "Complete" }).click()
  await isPaid(page, orderNumber)
})

test("the bank's own page leads back: refused to the card form, met to the paid order", async ({ page }) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.sentToBank)
  await payButton(page).click()
  await page.getByRole("button", { name: "Fail" }).click()
  await page.waitForURL(/\/checkout\/payment\/SO-.*redirect_status=failed/)
  await expect(alert(page, "The card was not charged")).toBeVisible()
  await typeCard(page, CARD_NUMBERS.sentToBank)
  await payButton(page).click()
  await page.getByRole("button", { name: "Complete" }).click()
  await isPaid(page, orderNumber)
})

test("who closes the tab at the bank's question pays later, from the order", async ({ page, context }) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.challenged)
  await payButton(page).click()
  await expect(bankQuestion(page).getByRole("button", { name: "Complete" })).toBeVisible()
  const next = await context.newPage()
  await page.close()
  await next.goto(at("/account/orders"))
  await next.getByRole("link", { name: orderNumber }).click()
  await next.getByRole("link", { name: "Pay now" }).click()
  await typeCard(next, CARD_NUMBERS.good)
  await payButton(next).click()
  await isPaid(next, orderNumber)
})

test("a card that the bank takes its time over is not asked for twice", async ({ page }) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.slow)
  await payButton(page).click()
  await page.waitForURL(/\/checkout\/confirmation\//)
  await page.getByRole("link", { name: "Pay now" }).click()
  await expect(page.getByText("Your bank is working on this payment")).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  expect(orderNumber).toMatch(/^SO-/)
})

test("a provider that cannot be reached is told of, and charged nothing", async ({ page, context }) => {
  const orderNumber = await orderByCard(page)
  await typeCard(page, CARD_NUMBERS.good)
  await context.route("https://api.stripe.com/**/confirm", (route) => route.abort())
  await payButton(page).click()
  await expect(alert(page, "You have not been charged")).toBeVisible()
  await context.unroute("https://api.stripe.com/**/confirm")
  await payButton(page).click()
  await isPaid(page, orderNumber)
})

test("a script that does not load says so", async ({ page, context }) => {
  const orderNumber = await orderByCard(page)
  await context.route("https://js.stripe.com/**", (route) => route.abort())
  await page.goto(at(`/checkout/payment/${orderNumber}`))
  await expect(alert(page, "The card form could not be loaded.")).toBeVisible()
})

test("without the publishable key the page says which setting is missing", async ({ page }) => {
  const orderNumber = await orderByCard(page)
  await page.route(`**/checkout/payment/${orderNumber}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/\\"publishableKey\\":\\"[^"]*\\"/, '\\"publishableKey\\":null')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(at(`/checkout/payment/${orderNumber}`))
  await expect(alert(page, "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY is not set")).toBeVisible()
})
