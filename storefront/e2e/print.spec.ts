import type { Page } from "@playwright/test"
import { at } from "./shop"
import { expect } from "./support/journey"
import { addBar, withBuyer as test } from "./support/with-buyer"

/** What is left of an A4 sheet between its margins, in CSS pixels. */
const PAPER = { width: 680, height: 1009 }

/** Opens a page as its print would lay it out. */
async function openOnPaper(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: "print" })
  await page.goto(address)
}

test("an order prints with every column and every price, and without what cannot be pressed on paper", async ({
  page,
  context,
  buyer,
}) => {
  await context.addCookies(buyer.state.cookies)
  await openOnPaper(page, at(`/account/orders/${buyer.orderNumber}`))
  await expect(page.getByRole("heading", { level: 1 })).toContainText(buyer.orderNumber)
  const heads = page.getByRole("table").first().getByRole("columnheader")
  expect(await heads.allTextContents()).toEqual(expect.arrayContaining(["Product", "Unit price", "Total"]))
  for (const head of await heads.all()) await expect(head).toBeVisible()
  await expect(page.getByText(/^\$\d/).first()).toBeVisible()
  await expect(page.getByRole("button")).toHaveCount(0)
  await expect(page.getByRole("navigation")).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
  // Upright and across: what is cut off at the edge of a box that scrolls is not on the paper.
  for (const width of [PAPER.width, PAPER.height]) {
    await page.setViewportSize({ ...PAPER, width })
    const table = page.getByRole("table").first()
    const beyond = await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))
    expect(beyond).toBeLessThanOrEqual(0)
    await expect(page.getByRole("heading", { name: "Lines" })).toBeInViewport()
  }
})

test("a cart prints as a quote: lines, prices and how long they hold, without the fields of the screen", async ({
  page,
  context,
  buyer,
}) => {
  await context.addCookies(buyer.state.cookies)
  // Another journey may have ordered the cart that the buyer began with.
  await addBar(page)
  await openOnPaper(page, at("/cart"))
  await expect(page.getByText("Quote Valid for 24 Hours")).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Summary" }).getByText(/^\$\d/).last()).toBeVisible()
  await expect(page.getByRole("textbox")).toHaveCount(0)
  await expect(page.getByRole("button")).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
})
