import type { Page } from "@playwright/test"
import { at, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"

const CODE = "718 RB 00500 SA"
const ITEM = "/product-details?productCode=718_rb_00500_sa"

const order = (page: Page) => page.getByRole("region", { name: "Order", exact: true })
const amountOf = (page: Page) => page.getByLabel("Amount per piece")
const problem = (page: Page, text: string | RegExp) => order(page).getByRole("alert").filter({ hasText: text })

test("the button says that it is adding while the shop takes its time, and stays as wide as it is", async ({ page }) => {
  await page.goto(at(`${ITEM}&amount=6&pieces=1`))
  const add = order(page).getByRole("button", { name: /^Add/ })
  await expect(add).toHaveText("Add to cart")
  let answer: (() => void) | undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/product-details\?/, async (route) => {
    if (route.request().method() === "POST") await held
    await route.continue()
  })
  const before = await add.boundingBox()
  await add.click()
  await expect(add).toHaveText("Adding")
  expect((await add.boundingBox())?.width).toBe(before?.width)
  answer?.()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(add).toHaveText("Add to cart")
  await page.unroute(/\/product-details\?/)
})

test("a piece longer than the longest bar, or shorter than a saw cut is wide, is refused where it is typed", async ({ page }) => {
  await page.goto(at(ITEM))
  const add = order(page).getByRole("button", { name: "Add to cart" })
  await amountOf(page).fill("10000")
  await expect(problem(page, /The longest bar in stock is \d+\.\d{3} in/)).toBeVisible()
  await expect(amountOf(page)).toHaveAttribute("aria-invalid", "true")
  await expect(add).toBeDisabled()
  await amountOf(page).fill("0.0001")
  await expect(problem(page, "The shortest piece is 0.125 in.")).toBeVisible()
  await expect(add).toBeDisabled()
  await expect(order(page).getByText(/lb each/)).toHaveCount(0)
  await amountOf(page).fill("0.125")
  await expect(amountOf(page)).toHaveAttribute("aria-invalid", "false")
  await expect(add).toBeEnabled()
})

test("an amount may be written as buyers write it, and one that is too large says so", async ({ page }) => {
  await page.goto(at(ITEM))
  for (const text of ["24-1/2", "24 1/2", "24,5"]) {
    await amountOf(page).fill("15")
    await expect(order(page).getByText(/1 piece x 15\.000 in/)).toBeVisible()
    await amountOf(page).fill("")
    await amountOf(page).pressSequentially(text)
    await expect(order(page).getByText(/1 piece x 24\.500 in/)).toBeVisible()
    await expect(amountOf(page)).toHaveValue(text)
    await expect(page).toHaveURL(/amount=24\.5(&|$)/)
  }
  await amountOf(page).fill("1,000")
  await expect(problem(page, "The longest bar in stock is")).toBeVisible()
  await amountOf(page).fill("99999999")
  await expect(problem(page, "Enter at most 9,999,999")).toBeVisible()
})

test("no price is told of what cannot be ordered", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await page.goto(at(`${ITEM}&amount=6&pieces=1`))
  const pieces = page.getByLabel("Pieces", { exact: true })
  const sentence = order(page).getByText(/price for \d+ pieces?/).first()
  await expect(sentence).toBeVisible()
  for (const text of ["2.5", "", "101"]) {
    await pieces.fill(text)
    await expect(problem(page, "Enter a whole number from 1 to 100")).toBeVisible()
    await expect(sentence).toHaveCount(0)
    await pieces.fill("2")
    await expect(sentence).toContainText("2 pieces")
  }
})

test("without a connection the item says what to do, and asks again once there is one", async ({ page, context }) => {
  await page.goto(at(ITEM))
  await amountOf(page).fill("13")
  await expect(order(page).getByText(/1 piece x 13\.000 in/)).toBeVisible()
  await context.setOffline(true)
  await amountOf(page).fill("14")
  await expect(problem(page, "The shop cannot be reached.")).toBeVisible()
  await context.setOffline(false)
  await expect(order(page).getByText(/1 piece x 14\.000 in/)).toBeVisible()
  await expect(problem(page, "The shop cannot be reached.")).toHaveCount(0)
})

test("a quick order reads fractions, and refuses a piece shorter than a saw cut is wide", async ({ page }) => {
  await page.goto(at("/quick-order"))
  const buffer = Buffer.from(`code;amount;unit;pieces\r\n${CODE};24-1/2;in;1\r\n${CODE};0.05;in;1`)
  await page.getByLabel(/^From a file/).setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer })
  await page.getByRole("button", { name: "Add 2 rows to the cart" }).click()
  await expect(page.getByText("The shortest piece is 0.125 in")).toBeVisible()
  await expect(page.getByLabel("Amount, row 2")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByLabel("Amount, row 1")).not.toHaveAttribute("aria-invalid", "true")
})
