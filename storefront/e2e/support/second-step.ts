import type { Page } from "@playwright/test"
import { totp } from "../../../integration-tests/support/totp"
import { at } from "../shop"
import { expect } from "./journey"

/** Switches the second step on for whoever is signed in; answers the app's secret. */
export async function switchSecondStepOn(page: Page, password: string): Promise<string> {
  await page.goto(at("/account/profile"))
  const section = page.getByRole("region", { name: "Second step at sign-in" })
  await section.getByRole("button", { name: "Switch on" }).click()
  await section.getByLabel("Your password").fill(password)
  await section.getByRole("button", { name: "Go on" }).click()
  const secret = (await section.locator("code").innerText()).replaceAll(/\s/g, "")
  await section.getByLabel(/^Code of the app/).fill(totp(secret))
  await section.getByRole("button", { name: "Switch on" }).click()
  await expect(section.getByRole("heading", { name: "Keep your recovery codes" })).toBeVisible()
  return secret
}
