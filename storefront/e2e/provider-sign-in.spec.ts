import { totp } from "../../integration-tests/support/totp"
import { at, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"
import { leaveFor, OTHER_SITE, setOtherSite, vouch } from "./support/other-site"
import { mailedLink } from "./support/outbox"
import { switchSecondStepOn } from "./support/second-step"
import { confirmAddress, fillProfile, letters, register, signInAs } from "./support/register"

const WANTED = "/products?metalCategory=NICKEL"

test.skip(OTHER_SITE === "", "the shop that is running knows no other site")

test("a newcomer signs in by another site, completes the profile, and sets a password later", async ({ page }) => {
  test.slow()
  const now = Date.now()
  const person = { email: `nora-${now}@vouched-${letters(now)}.example`, password: "three quiet anvils 718" }
  await leaveFor(page, "Works-ID", WANTED)
  await vouch(page, person)
  await page.waitForURL(/\/auth\/complete-profile/)
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByLabel("First name")).toHaveValue("Nora")
  await page.getByRole("button", { name: "Save and go on" }).click()
  await expect(page.getByText("You must agree to the terms")).toBeVisible()
  await fillProfile(
    page.locator("form").filter({ has: page.getByRole("button", { name: "Save and go on" }) }),
    `Vouched ${letters(now)}`,
  )
  await page.getByRole("button", { name: "Save and go on" }).click()
  await expect(page.getByText("Thank you.")).toBeVisible()
  await page.getByRole("link", { name: "Go on" }).click()
  await page.waitForURL((url) => url.pathname + url.search === WANTED)

  await page.goto(at("/account/profile"))
  await expect(page.getByText("Pending approval.")).toBeVisible()
  const signIns = page.getByRole("region", { name: "Sign-ins", exact: true })
  await expect(signIns.getByText("You sign in with: Works-ID.")).toBeVisible()
  await expect(signIns.getByRole("cell", { name: "Works-ID" })).toHaveCount(1)
  await expect(page.getByRole("button", { name: "Switch on" })).toBeDisabled()
  await signIns.getByRole("button", { name: "Set a password" }).click()
  await expect(signIns.getByText(`A link to ${person.email} is on its way.`)).toBeVisible()
  await page.goto(await mailedLink(person.email, "/auth/reset-password"))
  await page.getByLabel("New password").fill(person.password)
  await page.getByRole("button", { name: "Save password" }).click()
  await expect(page.getByText(/Your password is changed/)).toBeVisible()
  await signInAs(page, person)
  await page.goto(at("/account/profile"))
  await expect(page.getByText("You sign in with: Password.")).toBeVisible()
})

test("whoever comes back by another site goes where they wanted to be, and GitHub is one", async ({ page }) => {
  const now = Date.now()
  for (const _time of [1, 2]) {
    await page.context().clearCookies()
    await leaveFor(page, "GitHub", "/cart")
    await vouch(page, { email: `octo-${now}@cat-${letters(now)}.example`, name: "Octo Cat" })
    await page.waitForURL(/\/auth\/complete-profile/)
  }
  await fillProfile(
    page.locator("form").filter({ has: page.getByRole("button", { name: "Save and go on" }) }),
    `Octo ${letters(now)}`,
  )
  await page.getByRole("button", { name: "Save and go on" }).click()
  await expect(page.getByText("Thank you.")).toBeVisible()
  await page.context().clearCookies()
  await leaveFor(page, "GitHub", "/cart")
  await vouch(page, { email: `octo-${now}@cat-${letters(now)}.example` })
  await page.waitForURL(/\/cart$/)
})

test("an account with a second step asks for its code after another site's word", async ({ page }) => {
  test.slow()
  const now = Date.now()
  const person = { email: `mira-${now}@both-${letters(now)}.example`, password: "three quiet anvils 718" }
  await register(page, person, `Both Ways ${letters(now)}`)
  await confirmAddress(page, person)
  await signInAs(page, person)
  const secret = await switchSecondStepOn(page, person.password)

  await page.context().clearCookies()
  await leaveFor(page, "Works-ID", WANTED)
  await vouch(page, person)
  await expect(page.getByText("The other site vouches for you.")).toBeVisible()
  await page.getByLabel(/Code of your authenticator app/).fill("000000")
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByText("The code is not right, or was used before.")).toBeVisible()
  await page.getByLabel(/Code of your authenticator app/).fill(totp(secret, Date.now() + 30_000))
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.waitForURL((url) => url.pathname + url.search === WANTED)
  await page.goto(at("/account/profile"))
  await expect(page.getByText("You sign in with: Password, Works-ID.")).toBeVisible()
})

test("what goes wrong at another site is said, and the password still leads where one wanted", async ({ page }) => {
  await leaveFor(page, "Works-ID", WANTED)
  await page.getByRole("button", { name: "Cancel" }).click()
  await page.waitForURL(/\/auth\/signin/)
  await expect(page.getByText("Signing in at the other site did not come to its end.")).toBeVisible()

  await leaveFor(page, "Works-ID", WANTED)
  await vouch(page, { email: "typed@nobody.example", verified: false })
  await expect(page.getByText("The other site has not confirmed your e-mail address.")).toBeVisible()

  await leaveFor(page, "GitHub", WANTED)
  await vouch(page, { email: "buyer@lonestar.example" })
  await expect(page.getByText("This address belongs to an account with another way to sign in.")).toBeVisible()

  await setOtherSite(false)
  try {
    await leaveFor(page, "Works-ID", WANTED)
    await page.waitForURL(/\/auth\/error\?error=ProviderUnreachable/)
    await expect(page.getByText("The other site does not answer right now.")).toBeVisible()
  } finally {
    await setOtherSite(true)
  }
  await page.goto(at("/auth/signin?error=OAuthAccountNotLinked"))
  await signInHere(page)
  expect(new URL(page.url()).pathname).toBe("/products")
})
