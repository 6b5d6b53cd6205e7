import { at, emptyCart, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"
import { addBar } from "./support/with-buyer"

test("an order is saved as a draft, continued on another device with what was filled in, and discarded", async ({
  page,
  browser,
}) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  await addBar(page)
  await page.goto(at("/checkout"))
  await page.getByLabel("Purchase order number").fill("DRAFT-7")
  await page.getByLabel("City").fill("Tulsa")
  await page.getByRole("button", { name: "Save as draft" }).click()

  await page.waitForURL(/\/account\/orders/)
  await expect(page.getByText("Saved as a draft.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Cart, 0 lines" })).toBeVisible()
  const drafts = page.getByRole("region", { name: "Drafts" }).getByRole("listitem")
  await expect(drafts).toHaveCount(1)
  await expect(drafts).toContainText("your reference DRAFT-7, to Tulsa")

  const other = await browser.newPage()
  await other.goto(at("/auth/signin"))
  await signInHere(other)
  await addBar(other, "718_rb_00625_sa")
  await other.goto(at("/account/orders"))
  await other.getByRole("button", { name: /^Continue the draft of/ }).click()
  await other.waitForURL(/\/checkout$/)
  await expect(other.getByLabel("Purchase order number")).toHaveValue("DRAFT-7")
  await expect(other.getByLabel("City")).toHaveValue("Tulsa")

  // What the cart held on that device is the draft now.
  await other.goto(at("/account/orders"))
  const kept = other.getByRole("region", { name: "Drafts" }).getByRole("listitem")
  await expect(kept).toHaveCount(1)
  await kept.getByRole("button", { name: /^Discard the draft of/ }).click()
  await other.getByRole("dialog").getByRole("button", { name: "Discard" }).click()
  await expect(other.getByRole("region", { name: /^Notices/ }).getByText(/^The draft of .* was discarded\.$/)).toBeVisible()
  await expect(kept).toHaveCount(0)
  await expect(other.getByRole("link", { name: "Cart, 1 line" })).toBeVisible()
  await emptyCart(other)
  await other.close()
})
