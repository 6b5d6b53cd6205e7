import { expect, type Page } from "@playwright/test"
import { STOREFRONT_URL } from "./support/addresses"

/** The demo buyer that the shop is seeded with; a deployed shop names its own. */
export const DEMO_BUYER = {
  email: process.env.DEMO_BUYER_EMAIL ?? "buyer@lonestar.example",
  password: process.env.DEMO_BUYER_PASSWORD ?? "houston-nickel-718",
}

export const at = (path: string) => new URL(path, STOREFRONT_URL).href

/** Fills in the sign-in page that is open and waits until it has led on. */
export async function signInHere(page: Page, person = DEMO_BUYER): Promise<void> {
  await page.getByLabel("E-mail").fill(person.email)
  await page.getByLabel("Password").fill(person.password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"))
}

/** Chooses in the finder and waits until the next dropdown has its options. */
export async function chooseMetalTypeGrade(page: Page, metal: string, type: string, grade: string): Promise<void> {
  await page.getByLabel("Metal Category", { exact: true }).selectOption(metal)
  await page.getByLabel("Product Type", { exact: true }).selectOption(type)
  const grades = page.getByLabel("Stock Grade", { exact: true })
  await expect(grades).toBeEnabled()
  await grades.selectOption(grade)
}
