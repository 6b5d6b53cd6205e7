import { at, emptyCart, signInHere } from "./shop"
import { holdScripts } from "./support/hold-scripts"
import { expect, journey as test } from "./support/journey"

const ITEM = "/product-details?productCode=718_rb_00500_sa"

test("what is typed and chosen before the page's scripts have come is what counts", async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto(at(ITEM), { waitUntil: "domcontentloaded" })
  await page.getByLabel("Amount per piece").fill("37")
  await page.getByLabel("Pieces", { exact: true }).fill("2")
  await page.getByRole("banner").getByLabel("Units").selectOption("metric")
  letThrough()
  await expect(page.locator("html")).toHaveAttribute("data-units", "metric")
  await expect(page).toHaveURL(/amount=37.*pieces=2/)
  await expect(page.getByLabel("Amount per piece")).toHaveValue("37")
  await page.getByRole("button", { name: "Add to cart" }).click()
  const added = page.getByRole("dialog")
  await expect(added.getByText(/^37/)).toBeVisible()
})

test("buttons pressed one after the other before the page's scripts have come all count", async ({ page }) => {
  const letThrough = await holdScripts(page)
  const chosen = "metalCategory=NICKEL&productType=Bar&stockGrade=718&productSize=4.500"
  await page.goto(at(`/products?${chosen}`), { waitUntil: "domcontentloaded" })
  const finder = page.getByRole("region", { name: "Product finder" })
  await finder.getByRole("button", { name: "Clear Stock Grade" }).click()
  await finder.getByRole("button", { name: "Clear Product Size" }).click()
  letThrough()
  await expect(finder.getByLabel("Product Size", { exact: true })).toHaveValue("")
  await expect(finder.getByLabel("Stock Grade", { exact: true })).toHaveValue("")
})

test("a button that is pressed before the page's scripts have come answers once they have, and once", async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto(at(ITEM), { waitUntil: "domcontentloaded" })
  await page.getByLabel("Amount per piece").fill("41")
  const add = page.getByRole("button", { name: "Add to cart" })
  await add.click()
  await add.click()
  letThrough()
  await expect(page.getByRole("dialog").getByText(/^41/)).toBeVisible()
  await page.goto(at("/cart"))
  await expect(page.getByRole("listitem").filter({ hasText: "41 in per piece" }).getByLabel("Pieces", { exact: true })).toHaveValue("1")
})

test("nor is a press lost while React listens and waits for the page's code", async ({ page }) => {
  const letThrough = await holdScripts(page, "Add to cart")
  await page.goto(at(`${ITEM}&amount=42&unit=in&pieces=1`), { waitUntil: "domcontentloaded" })
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening")))
  await page.getByRole("button", { name: "Add to cart" }).click()
  letThrough()
  await expect(page.getByRole("dialog").getByText(/^42/)).toBeVisible()
  await page.goto(at("/cart"))
  await expect(page.getByRole("listitem").filter({ hasText: "42 in per piece" }).getByLabel("Pieces", { exact: true })).toHaveValue("1")
})

test("nor is a press lost that a signed-in buyer makes so early", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await emptyCart(page)
  const letThrough = await holdScripts(page)
  await page.goto(at(`${ITEM}&amount=43&unit=in&pieces=1`), { waitUntil: "domcontentloaded" })
  await page.getByRole("button", { name: "Add to cart" }).click()
  letThrough()
  await expect(page.getByRole("dialog").getByText(/^43/)).toBeVisible()
  await emptyCart(page)
})

test("a form that is filled in and sent before the page's scripts have come keeps what it holds and is answered", async ({ page }) => {
  const letThrough = await holdScripts(page)
  await page.goto(at("/auth/register"), { waitUntil: "domcontentloaded" })
  await page.getByLabel("First name").fill("Robin")
  await page.getByRole("button", { name: "Create account" }).click()
  letThrough()
  await expect(page.getByText("Last name is required").first()).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Robin")
})
