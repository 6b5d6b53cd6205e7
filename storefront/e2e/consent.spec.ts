import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"
import { at, emptyCart, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"

test.use({ storageState: { cookies: [], origins: [] } })

const ITEM = "/product-details?productCode=718_rb_00500_sa"
const counted = (page: Page) => page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer") ?? []))
const question = (page: Page) => page.getByRole("region", { name: "Counting visits" })

test("nothing is counted before the reader says yes, nor after a no", async ({ page }) => {
  await page.goto(at(ITEM))
  await expect(question(page)).toBeInViewport()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await counted(page)).toBe("[]")
  await question(page).getByRole("button", { name: "No, thanks" }).click()
  await expect(question(page)).toHaveCount(0)
  await page.goto(at(ITEM))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  await expect(question(page)).toHaveCount(0)
  expect(await counted(page)).toBe("[]")
})

test("the question is reached from the keyboard before the page that it stands on", async ({ page }) => {
  await page.goto(at("/faqs"))
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).focus()
  await page.keyboard.press("Tab")
  await expect(question(page).getByRole("button").first()).toBeFocused()
})

test("on a phone the question makes room for filters that are open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at("/products"))
  await expect(question(page)).toBeInViewport()
  const filters = page.getByRole("button", { name: "Filters", exact: true })
  await filters.click()
  await expect(question(page)).toBeHidden()
  await filters.click()
  await expect(question(page)).toBeInViewport()
})

test("after a yes a look at an item is counted, until the footer says otherwise", async ({ page }) => {
  await page.goto(at("/"))
  await question(page).getByRole("button", { name: "Yes, count" }).click()
  await expect(question(page)).toHaveCount(0)
  await page.goto(at(ITEM))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  await expect.poll(() => counted(page)).toContain("718 RB 00500 SA")
  await page.getByLabel("Visit statistics").selectOption("Off")
  await page.goto(at(ITEM))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  expect(await counted(page)).toBe("[]")
})

test("a yes on an item's page counts the look at that item, once", async ({ page }) => {
  await page.goto(at(ITEM))
  await expect(page.getByRole("button", { name: "Add to cart" })).toBeEnabled()
  await question(page).getByRole("button", { name: "Yes, count" }).click()
  await expect.poll(() => events(page, "view_item")).toEqual([expect.objectContaining({ productCode: CODE })])
  await page.getByRole("heading", { level: 1 }).click()
  expect(await events(page, "view_item")).toHaveLength(1)
})

/** What the data layer holds of a page, by name. */
const events = async (page: Page, name: string) =>
  (JSON.parse(await counted(page)) as { event: string }[]).filter(({ event }) => event === name)
const CODE = "718 RB 00500 SA"

test("what is counted is a look at an item and each line put into the cart, wherever from, in the words agreed", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "analytics", value: "granted", url: at("/") }])
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await page.goto(at(`${ITEM}&amount=6&pieces=2`))
  await expect.poll(() => events(page, "view_item")).toHaveLength(1)
  const [look] = await events(page, "view_item")
  expect(look).toEqual({
    event: "view_item",
    productCode: CODE,
    productName: expect.stringContaining("718"),
    category: expect.any(String),
    stockType: "round",
    stockGrade: "718",
  })
  const { productName, category } = look as unknown as { productName: string; category: string }
  await expect(page.getByRole("region", { name: "Order" }).getByText(/\$\d/).first()).toBeVisible()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
  const added = { event: "add_to_cart", item_id: CODE, item_name: productName, category }
  const [first] = (await events(page, "add_to_cart")) as unknown as { price: number }[]
  expect(first).toEqual({ ...added, quantity: 2, price: expect.any(Number) })
  expect(first?.price).toBeGreaterThan(0)

  await page.goto(at("/quick-order"))
  const buffer = Buffer.from(`code;amount;unit;pieces\r\n${CODE};6;in;3`)
  await page.getByLabel(/^From a file/).setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer })
  await page.getByRole("button", { name: "Add 1 row to the cart" }).click()
  await page.waitForURL(/\/cart$/)
  const fromRows = (await events(page, "add_to_cart")) as unknown as { price: number }[]
  expect(fromRows).toEqual([{ ...added, quantity: 3, price: expect.any(Number) }])
  expect(fromRows[0]?.price).toBeGreaterThan(first?.price ?? 0)
  await emptyCart(page)
})

test("a data layer that fails stops nothing", async ({ page, context }) => {
  await context.addCookies([{ name: "analytics", value: "granted", url: at("/") }])
  await page.addInitScript(() => {
    const push = () => {
      throw new Error("The layer is full")
    }
    Object.assign(window, { dataLayer: { push } })
  })
  await page.goto(at(`${ITEM}&amount=6&pieces=1`))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(page.getByRole("dialog", { name: "Product successfully added to your cart!" })).toBeVisible()
})
