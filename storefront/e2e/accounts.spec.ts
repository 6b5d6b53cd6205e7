import type { Page } from "@playwright/test"
import { at, signInHere } from "./shop"
import { approveNewCompany, openCompany, openInAdmin } from "./support/admin"
import { demoPerson } from "./support/demo-people"
import { expect, journey as test } from "./support/journey"
import { confirmAddress, letters, register, signInAs } from "./support/register"

async function fillCheckout(page: Page, { amount, pieces }: { amount: number; pieces: number }): Promise<void> {
  await page.goto(at(`/product-details?productCode=718_rb_00500_sa&amount=${amount}&pieces=${pieces}`))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Go to Cart/ })
    .click()
  await page.waitForURL(/\/cart$/)
  await page.goto(at("/checkout"))
  await page.getByLabel("Purchase order number").fill(`E2E-${Date.now()}`)
}

const placed = async (page: Page) => {
  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.waitForURL(/\/checkout\/confirmation\/SO-\d{4}-\d{6}$/)
}

/** Approves the newest account of a company, makes the company, and gives it terms. */
async function approveWithTerms(page: Page, company: string): Promise<void> {
  await openInAdmin(page, "/approvals")
  await approveNewCompany(page, company)
  await openCompany(page, company)
  await page.getByRole("link", { name: "Terms" }).click()
  const drawer = page.getByRole("dialog")
  await drawer.getByLabel("May pay on account").click()
  await drawer.getByLabel("Credit limit, USD").fill("5000")
  await drawer.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("30 days up to $5,000.00")).toBeVisible()
}

test("a newcomer registers, is approved and given terms in the admin, and places a first order", async ({ page, browser }) => {
  test.slow()
  const now = Date.now()
  const person = { email: `nora-${now}@falk-${letters(now)}.example`, password: "three quiet anvils 718" }
  const company = `Falk Forge ${letters(now)}`
  await register(page, person, company)
  await confirmAddress(page, person)

  const desk = await browser.newPage()
  await approveWithTerms(desk, company)
  await desk.close()

  await signInAs(page, person)
  await fillCheckout(page, { amount: 6, pieces: 1 })
  await placed(page)
})

test("who may not order yet is told so in the cart already", async ({ page }) => {
  await signInAs(page, demoPerson("buyer awaiting approval"))
  await page.goto(at("/cart"))
  await expect(page.getByRole("status").filter({ hasText: "Your account may not order yet" })).toBeVisible()
})

test("who signs out everywhere is asked to sign in on the other device, and can", async ({ page, browser }) => {
  const person = demoPerson("buyer awaiting approval")
  await signInAs(page, person)
  const other = await browser.newPage()
  await signInAs(other, person)
  await other.goto(at("/account/profile"))
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible()

  await page.goto(at("/account/profile"))
  await page.getByRole("button", { name: "Sign out everywhere" }).click()
  await page.waitForURL((url) => !url.pathname.startsWith("/account"))

  await other.goto(at("/account/profile"))
  await other.waitForURL(/\/auth\/signin/)
  await signInHere(other, person)
  await other.waitForURL(/\/account\/profile/)
  await other.close()
})

test("a colleague orders above a spending limit, an administrator approves, and the order stands", async ({ page }) => {
  test.slow()
  const colleague = demoPerson("colleague")
  await signInAs(page, colleague)
  await fillCheckout(page, { amount: 144, pieces: 2 })
  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.getByRole("button", { name: "Ask for approval" }).click()
  await page.waitForURL(/\/account\/company/)
  await expect(page.getByText("Waiting for approval").first()).toBeVisible()

  await signInAs(page, demoPerson("buyer on account"))
  await page.goto(at("/account/company"))
  await page
    .getByRole("button", { name: /^Approve and order for/ })
    .first()
    .click()
  await expect(page.getByText(/Approved by .*order SO-\d{4}-\d{6}/).first()).toBeVisible()

  await signInAs(page, colleague)
  await page.goto(at("/account/orders"))
  await expect(page.getByText(/SO-\d{4}-\d{6}/).first()).toBeVisible()
})
