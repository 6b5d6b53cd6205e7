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

/** When the shop has answered a change: what is seen changes before. */
export const changeMade = (page: Page) => page.waitForResponse((answer) => "next-action" in answer.request().headers())

/** Takes every line out of the cart of whoever is signed in. */
export async function emptyCart(page: Page): Promise<void> {
  await page.goto(at("/cart"))
  const remove = page.getByRole("button", { name: "Remove", exact: true })
  while ((await remove.count()) > 0) {
    const lines = await remove.count()
    await remove.first().click()
    const removed = changeMade(page)
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await removed
    await expect(remove).toHaveCount(lines - 1)
  }
}

/** Chooses in the finder and waits until the next dropdown has its options. */
export async function chooseMetalTypeGrade(page: Page, metal: string, type: string, grade: string): Promise<void> {
  await page.getByLabel("Metal Category", { exact: true }).selectOption(metal)
  await page.getByLabel("Product Type", { exact: true }).selectOption(type)
  const grades = page.getByLabel("Stock Grade", { exact: true })
  await expect(grades).toBeEnabled()
  await grades.selectOption(grade)
}
