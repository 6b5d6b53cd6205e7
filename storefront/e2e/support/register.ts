import type { Locator, Page } from "@playwright/test"
import { at, signInHere } from "../shop"
import { expect } from "./journey"
import { mailedLink } from "./outbox"

export type Person = { email: string; password: string }

/** Letters for a number, for names that take no digits. */
export const letters = (number: number) => String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")

export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.context().clearCookies()
  await page.goto(at("/auth/signin"))
  await signInHere(page, person)
}

/** Fills in the registration of a new company and sends it. */
export async function register(page: Page, person: Person, company: string): Promise<void> {
  await page.goto(at("/auth/register"))
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: "Create account" }) })
  await form.getByLabel("E-mail").first().fill(person.email)
  await form.getByLabel("Password").first().fill(person.password)
  await fillProfile(form, company)
  await form.getByRole("button", { name: "Create account" }).click()
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible()
}

/** Fills in who somebody is and what they agree to. */
export async function fillProfile(form: Locator, company: string): Promise<void> {
  const texts: [string, string][] = [
    ["First name", "Nora"],
    ["Last name", "Falk"],
    ["Job title", "Buyer"],
    ["Primary phone number", "713 555 0177"],
    ["Company name", company],
    ["Address Line 1", "12 Harborside Drive"],
    ["City", "Galveston"],
    ["Postal Code", "77550"],
  ]
  for (const [label, text] of texts) await form.getByLabel(label).first().fill(text)
  await form.getByLabel("Phone type").first().selectOption("OFFICE")
  await form.getByLabel("Country").first().selectOption("US")
  await form.getByLabel("I agree to the terms of sale").check()
  await form.getByLabel("You may process these data").check()
}

/** Follows the link that was mailed after a registration. */
export async function confirmAddress(page: Page, { email }: Person): Promise<void> {
  await page.goto(await mailedLink(email, "/auth/verify-email"))
  await page.getByRole("button", { name: "Confirm my address" }).click()
  await expect(page.getByText("Your address is confirmed.")).toBeVisible()
}
