import type { Browser, BrowserContext, Page } from "@playwright/test"
import { at, signInHere } from "../shop"
import { journey } from "./journey"
import type { Screen } from "./screens"

type State = Awaited<ReturnType<BrowserContext["storageState"]>>
/** A signed-in buyer's cookies, and the number of an order of theirs. */
export type Buyer = { state: State; orderNumber: string }

/** A test with a buyer who has ordered once and has a line in the cart; signed in once for all tests of a file. */
export const withBuyer = journey.extend<object, { buyer: Buyer }>({
  buyer: [async ({ browser }, use) => use(await prepareBuyer(browser)), { scope: "worker", timeout: 120_000 }],
})

export const pathFor = ({ path }: Screen, buyer: Buyer): string => at(path.replace(":order", buyer.orderNumber))

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
  const state = await context.storageState()
  await context.close()
  return { state, orderNumber }
}

async function addBar(page: Page): Promise<void> {
  await page.goto(at("/product-details?productCode=718_rb_00500_sa&amount=6&pieces=1"))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Go to Cart/ })
    .click()
  await page.waitForURL(/\/cart$/)
}
