import type { Browser, BrowserContext, Page } from "@playwright/test"
import { at, signInHere } from "../shop"
import { journey } from "./journey"
import type { Screen } from "./screens"

type State = Awaited<ReturnType<BrowserContext["storageState"]>>
/** A signed-in buyer's cookies, and what an order and a list of theirs are found by. */
export type Buyer = { state: State; orderNumber: string; listId: string }

/** A test with a buyer who has ordered once and has a line in the cart; signed in once for all tests of a file. */
export const withBuyer = journey.extend<object, { buyer: Buyer }>({
  buyer: [async ({ browser }, use) => use(await prepareBuyer(browser)), { scope: "worker", timeout: 120_000 }],
})

export const pathFor = ({ path }: Screen, { orderNumber, listId }: Buyer): string =>
  at(path.replace(":order", orderNumber).replace(":list", listId))

async function prepareBuyer(browser: Browser): Promise<Buyer> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await addBar(page)
  await page.goto(at("/checkout"))
  await page.getByLabel("Purchase order number").fill(`E2E-${Date.now()}`)
  await page.getByRole("button", { name: /^Place order/ }).click()
  await page.waitForURL(/\/checkout\/confirmation\//)
  const orderNumber = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  await addBar(page)
  const listId = await saveCart(page)
  const state = await context.storageState()
  await context.close()
  return { state, orderNumber, listId }
}

/** Keeps the cart on a list and answers its id; a list of that name is used again. */
async function saveCart(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Save cart as a list" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("combobox", { name: "List" }).selectOption("A new list")
  await dialog.getByLabel("Name of the new list").fill("Every quarter")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  const href = await dialog.getByRole("link", { name: "See the list" }).getAttribute("href")
  return href?.split("/").at(-1) ?? ""
}

/** Puts a small bar into the cart, and opens it. */
export async function addBar(page: Page, productCode = "718_rb_00500_sa"): Promise<void> {
  await page.goto(at(`/product-details?productCode=${productCode}&amount=6&pieces=1`))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Go to Cart/ })
    .click()
  await page.waitForURL(/\/cart$/)
}
