import { at, emptyCart } from "./shop"
import { expect } from "./support/journey"
import { withBuyer as test } from "./support/with-buyer"

const BARS = "/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"

test("items are kept on a list from the stock, the product and the cart, and ordered together", async ({
  page,
  context,
  buyer,
}) => {
  const name = `Mandrels ${Date.now()}`
  const dialog = page.getByRole("dialog")
  await context.addCookies(buyer.state.cookies)
  await page.goto(at(BARS))
  await page
    .getByRole("button", { name: /^Save .* to a list$/ })
    .first()
    .click()
  await dialog.getByRole("combobox", { name: "List" }).selectOption("A new list")
  await dialog.getByLabel("Name of the new list").fill(name)
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(dialog.getByRole("status")).toHaveText(`“${name}” holds 1 item now.`)
  await dialog.getByRole("button", { name: "Stay here" }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto(at("/product-details?productCode=718_rb_00500_sa&amount=30&pieces=2"))
  await page.getByRole("button", { name: "Save to list" }).click()
  await dialog.getByRole("combobox", { name: "List" }).selectOption(`${name} (1 item)`)
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await dialog.getByRole("link", { name: "See the list" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  const row = page.getByRole("row").filter({ hasText: "30 in" })
  await expect(row).toContainText(/718.*(High|Medium) Availability/)
  const money = async (cell: ReturnType<typeof row.locator>) => Number((/\$([\d,]+\.\d\d)/.exec(await cell.innerText())?.[1] ?? "").replace(",", ""))
  const priceOf = () => money(row.getByRole("cell").filter({ hasText: "a piece" }).last())
  const total = page.getByRole("row", { name: /^Total/ })
  const before = await priceOf()
  expect(before).toBeGreaterThan(0)
  expect(await money(total)).toBeGreaterThan(before)
  await row.getByRole("spinbutton").fill("3")
  await row.getByRole("spinbutton").blur()
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible()
  await expect.poll(priceOf).toBeCloseTo((before / 2) * 3, 0)
  await page.reload()
  await expect(row.getByRole("spinbutton")).toHaveValue("3")

  await row.getByRole("spinbutton").fill("4")
  await page.getByRole("button", { name: "Put the whole list into the cart" }).click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByText("30 in per piece")).toBeVisible()
  await expect(page.getByRole("listitem").filter({ hasText: "30 in per piece" }).getByRole("combobox")).toHaveValue("4")
  await page.goto(at("/account/lists"))
  await page.getByRole("link", { name }).click()
  await page.getByRole("button", { name: "Remove list" }).click()
  await dialog.getByRole("button", { name: "Remove", exact: true }).click()
  await page.waitForURL(/\/account\/lists$/)
  await expect(page.getByRole("link", { name })).toHaveCount(0)
})

test("what was bought before is ordered again, with what a piece costs now", async ({ page, context, buyer }) => {
  await context.addCookies(buyer.state.cookies)
  await page.goto(at("/account/lists"))
  await expect(page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Lists" })).toHaveAttribute(
    "aria-current",
    "page",
  )
  const again = page.getByRole("button", { name: "Order again" })
  await expect(again).toBeDisabled()
  await page.getByRole("checkbox", { name: "718 RB 00500 SA, 6 in", exact: true }).check()
  await again.click()
  await expect(page.getByRole("dialog")).toContainText(/718 RB 00500 SA.*In the cart, \$[\d.]+ a piece/)
})

test("a cart is opened in place of another, which is kept under a name, and both are renamed and removed beside it", async ({
  page,
  context,
  buyer,
}) => {
  const [kept, saved] = [`Kept ${Date.now()}`, `Saved ${Date.now()}`]
  const dialog = page.getByRole("dialog")
  const carts = page.getByRole("region", { name: "Saved carts and lists" })
  await context.addCookies(buyer.state.cookies)
  await emptyCart(page)
  await page.goto(at("/product-details?productCode=718_rb_00500_sa&amount=31&pieces=2"))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(dialog).toBeVisible()
  await page.goto(at("/cart"))
  await page.getByRole("button", { name: "Save cart as a list" }).click()
  await dialog.getByRole("combobox", { name: "List" }).selectOption("A new list")
  await dialog.getByLabel("Name of the new list").fill(saved)
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await dialog.getByRole("button", { name: "Stay here" }).click()
  await expect(carts.getByRole("link", { name: saved })).toBeVisible()

  await emptyCart(page)
  await page.goto(at("/product-details?productCode=718_rb_00500_sa&amount=32&pieces=1"))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await expect(dialog).toBeVisible()
  await page.goto(at("/cart"))
  await carts.getByRole("button", { name: `Open list ${saved} as the cart` }).click()
  await dialog.getByLabel("Name of the kept cart").fill(kept)
  await dialog.getByRole("button", { name: "Open", exact: true }).click()
  await expect(page.getByText("31 in per piece")).toBeVisible()
  await expect(page.getByText("32 in per piece")).toHaveCount(0)
  await expect(page.getByText(`What your cart held is kept as “${kept}”.`)).toBeVisible()

  await carts.getByRole("button", { name: `Open list ${kept} as the cart` }).click()
  await dialog.getByRole("radio", { name: /^Add 1 item/ }).check()
  await dialog.getByRole("button", { name: "Open", exact: true }).click()
  await expect(page.getByText("32 in per piece")).toBeVisible()
  await expect(page.getByText("31 in per piece")).toBeVisible()

  await carts.getByRole("button", { name: `Rename list ${kept}` }).click()
  await dialog.getByLabel("Name", { exact: true }).fill(`${kept} too`)
  await dialog.getByRole("button", { name: "Save name" }).click()
  for (const name of [`${kept} too`, saved]) {
    await carts.getByRole("button", { name: `Remove list ${name}` }).click()
    await dialog.getByRole("button", { name: "Remove", exact: true }).click()
    await expect(carts.getByRole("link", { name, exact: true })).toHaveCount(0)
  }
})
