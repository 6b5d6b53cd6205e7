import type { Page } from "@playwright/test"
import { totp } from "../../integration-tests/support/totp"
import { at } from "./shop"
import { expect, journey as test } from "./support/journey"
import { confirmAddress, letters, register, signInAs, type Person } from "./support/register"

const STEP = 30_000

/** The first step, where a second one is to follow. */
async function givePassword(page: Page, person: Person): Promise<void> {
  await page.context().clearCookies()
  await page.goto(at("/auth/signin?callbackUrl=%2Faccount%2Fprofile"))
  await page.getByLabel("E-mail").fill(person.email)
  await page.getByLabel("Password").fill(person.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByText("Now the second step.")).toBeVisible()
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(/Code of your authenticator app|Recovery code/).fill(code)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

test("a buyer switches the second step on, signs in with codes, and switches it off again", async ({ page }) => {
  test.slow()
  const now = Date.now()
  const person = { email: `mira-${now}@second-${letters(now)}.example`, password: "three quiet anvils 718" }
  await register(page, person, `Second Forge ${letters(now)}`)
  await confirmAddress(page, person)
  await signInAs(page, person)

  await page.goto(at("/account/profile"))
  const section = page.getByRole("region", { name: "Second step at sign-in" })
  await section.getByRole("button", { name: "Switch on" }).click()
  await section.getByLabel("Your password").fill("not my password")
  await section.getByRole("button", { name: "Go on" }).click()
  await expect(section.getByText("The password is not right")).toBeVisible()
  await section.getByLabel("Your password").fill(person.password)
  await section.getByRole("button", { name: "Go on" }).click()
  await expect(section.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible()
  const secret = (await section.locator("code").innerText()).replaceAll(/\s/g, "")
  await section.getByLabel(/^Code of the app/).fill(totp(secret))
  await section.getByRole("button", { name: "Switch on" }).click()
  await expect(section.getByRole("heading", { name: "Keep your recovery codes" })).toBeVisible()
  const codes = await section.locator("ol code").allInnerTexts()
  expect(codes).toHaveLength(10)
  await section.getByRole("button", { name: "I have kept them" }).click()
  await expect(section.getByText("A sign-in asks for a code after the password.")).toBeVisible()
  await page.reload()
  await expect(section.getByText("A sign-in asks for a code after the password.")).toBeVisible()

  await givePassword(page, person)
  await page.goto(at("/account/profile"))
  await page.waitForURL(/\/auth\/signin/)
  await givePassword(page, person)
  await giveCode(page, "000000")
  await expect(page.getByText("The code is not right, or was used before.")).toBeVisible()
  await giveCode(page, totp(secret, Date.now() + STEP))
  await page.waitForURL(/\/account\/profile$/)

  await givePassword(page, person)
  await page.getByRole("button", { name: "Use a recovery code instead" }).click()
  await giveCode(page, codes[0] ?? "")
  await page.waitForURL(/\/account\/profile$/)

  await section.getByRole("button", { name: "Switch off" }).click()
  await section.getByLabel("Your password").fill(person.password)
  await section.getByLabel(/^Code of the app/).fill(codes[1] ?? "")
  await section.getByRole("button", { name: "Switch off" }).click()
  await expect(section.getByText(/^Off\./)).toBeVisible()
  await signInAs(page, person)
})
