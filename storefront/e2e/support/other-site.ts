import type { Page } from "@playwright/test"
import { at } from "../shop"
import { expect } from "./journey"

/** The site beside the shop that vouches for buyers; a shop that is running already has none. */
export const OTHER_SITE = process.env.SIGN_IN_PROVIDER ?? ""

type Person = { email: string; name?: string; verified?: boolean }

/** Leaves the shop's sign-in page for another site, on the way to a page of the shop. */
export async function leaveFor(page: Page, site: "Works-ID" | "GitHub", wanted: string): Promise<void> {
  await page.goto(at(`/auth/signin?${new URLSearchParams({ callbackUrl: wanted })}`))
  await page.getByRole("button", { name: `Continue with ${site}` }).click()
}

/** Says there who one is. */
export async function vouch(page: Page, { email, name = "Nora Falk", verified = true }: Person): Promise<void> {
  await expect(page.getByRole("heading", { name: /Works-ID|GitHub/ })).toBeVisible()
  await page.getByLabel("E-mail").fill(email)
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("The address is confirmed").setChecked(verified)
  await page.getByRole("button", { name: "Go on" }).click()
}

/** Whether the other site answers. */
export async function setOtherSite(up: boolean): Promise<void> {
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ up }) }
  await fetch(`${OTHER_SITE}/control/up`, init)
}
