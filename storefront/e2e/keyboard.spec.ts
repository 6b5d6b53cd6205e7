import type { Locator, Page } from "@playwright/test"
import { at, DEMO_BUYER } from "./shop"
import { holdScripts } from "./support/hold-scripts"
import { expect, journey as test } from "./support/journey"

/** More than any page of the purchase holds between one place and the next. */
const MOST_STEPS = 150

/** Goes on by the tab key until the focus is where it has to be, and sees that it shows. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await place.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport()
  const shows = await place.evaluate((element) => {
    // A link of a card wears its ring around the card, and the search box that of what is focused in it.
    if (getComputedStyle(element, "::after").outlineStyle !== "none") return true
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).outlineStyle !== "none") return true
    return false
  })
  expect(shows, "the focus shows").toBe(true)
}

async function signInByKeyboard(page: Page): Promise<void> {
  const email = page.getByLabel("E-mail")
  await tabTo(page, email)
  await page.keyboard.type(DEMO_BUYER.email)
  await page.keyboard.press("Tab")
  await page.keyboard.type(DEMO_BUYER.password)
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/"))
}

test("the whole purchase is made without a mouse", async ({ page }) => {
  await page.goto(at("/"))
  await tabTo(page, page.getByRole("link", { name: "Skip to content" }))
  await tabTo(page, page.getByRole("link", { name: "Sign in", exact: true }))
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/auth\/signin/)
  await signInByKeyboard(page)
  await expect(page.getByRole("button", { name: /Dana|buyer/i })).toBeVisible()

  const box = page.getByRole("banner").getByRole("combobox", { name: "Search stock" })
  await tabTo(page, box)
  await page.keyboard.type("718 RB 00500 SA")
  await expect(page.getByRole("option").first()).toBeVisible()
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/products\?search=/)
  const found = page.locator("article").first().getByRole("link").first()
  await expect(found).toBeVisible()
  await tabTo(page, found)
  await page.keyboard.press("Enter")

  await page.waitForURL(/\/product-details\?/)
  await tabTo(page, page.getByLabel("Amount per piece"))
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("6.5")
  await tabTo(page, page.getByRole("button", { name: "Add to cart" }))
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: /Go to Cart/ }))
  await page.keyboard.press("Enter")

  await page.waitForURL(/\/cart$/)
  await expect(page.getByText("Quote Valid for 24 Hours")).toBeVisible()
  await tabTo(page, page.getByRole("link", { name: "Checkout", exact: true }))
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/checkout$/)
  await tabTo(page, page.getByLabel("Purchase order number"))
  await page.keyboard.type(`KEYS-${Date.now()}`)
  const place = page.getByRole("button", { name: /^Place order/ })
  await expect(place).toBeEnabled()
  await tabTo(page, place)
  await page.keyboard.press("Enter")
  await page.waitForURL(/\/checkout\/confirmation\/SO-\d{4}-\d{6}$/)
})

test("who signs in at the cart sees prices there at once, never the visitor's cart again", async ({ page }) => {
  await page.goto(at("/product-details?productCode=718_rb_00500_sa&amount=6&pieces=1"))
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Go to Cart/ })
    .press("Enter")
  await page.waitForURL(/\/cart$/)
  await page.getByRole("link", { name: "Sign In Now" }).press("Enter")
  await page.waitForURL(/\/auth\/signin/)
  await signInByKeyboard(page)
  await page.waitForURL(/\/cart$/)
  expect(await page.getByText("Sign in to view pricing").count()).toBe(0)
  await expect(page.getByText("Quote Valid for 24 Hours")).toBeVisible()
})

test("Enter that comes before the page's script is kept, and the password never stands in an address", async ({ page }) => {
  const addresses: string[] = []
  page.on("request", (request) => addresses.push(request.url()))
  const letThrough = await holdScripts(page)
  await page.goto(at("/auth/signin?callbackUrl=/cart"), { waitUntil: "commit" })
  await page.getByLabel("E-mail").fill(DEMO_BUYER.email)
  await page.getByLabel("Password").fill(DEMO_BUYER.password)
  await page.keyboard.press("Enter")
  letThrough()
  await page.waitForURL(/\/cart$/)
  expect(addresses.filter((address) => address.includes("password"))).toEqual([])
})

test("a registration that is sent before the page's script sends nothing, keeps what was typed and shows it in no address", async ({
  page,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`))
  await page.route("**/_next/static/**/*.js", (route) => route.abort())
  await page.goto(at("/auth/register"))
  await page.getByLabel("Password").fill("a very long secret")
  const before = asked.length
  await page.getByLabel("Password").press("Enter")
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(asked.slice(before).filter((one) => !one.includes("/_next/static/"))).toEqual([])
  await expect(page.getByLabel("Password")).toHaveValue("a very long secret")
  expect(page.url()).not.toContain("secret")
})
