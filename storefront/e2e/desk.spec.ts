import { at } from "./shop"
import { approveNewCompany, openCompany, openInAdmin } from "./support/admin"
import { ADMIN_URL } from "./support/addresses"
import { expect, journey as test } from "./support/journey"
import { confirmAddress, letters, register, signInAs } from "./support/register"
import { switchSecondStepOn } from "./support/second-step"

const PASSWORD = "three quiet anvils 718"

test("the desk takes the second step off for a buyer who lost the app", async ({ page, browser }) => {
  test.slow()
  const now = Date.now()
  const person = { email: `lost-${now}@app-${letters(now)}.example`, password: PASSWORD }
  await register(page, person, `Lost App ${letters(now)}`)
  await confirmAddress(page, person)
  await signInAs(page, person)
  await switchSecondStepOn(page, PASSWORD)

  const desk = await browser.newPage()
  await openInAdmin(desk, "/approvals")
  await desk.goto(`${ADMIN_URL}/customers?q=${encodeURIComponent(person.email)}`)
  await desk.getByText(person.email).first().click()
  await desk.getByRole("button", { name: "Take the second step off" }).click()
  await desk.getByRole("button", { name: "Take off" }).click()
  await expect(desk.getByText("The customer signs in with the password alone")).toBeVisible()
  await expect(desk.getByRole("button", { name: "Take the second step off" })).toBeHidden()
  await desk.close()

  await signInAs(page, person)
  await page.goto(at("/account/profile"))
  await expect(page.getByRole("region", { name: "Second step at sign-in" }).getByText(/^Off\./)).toBeVisible()
})

test("the desk merges a company into another, whose people are one company's from then on", async ({ page, browser }) => {
  test.slow()
  const now = Date.now()
  const [kept, gone] = [`Kept Works ${letters(now)}`, `Gone Forge ${letters(now + 1)}`]
  const people = [kept, gone].map((_, index) => ({
    email: `p${index}-${now}@m${index}-${letters(now)}.example`,
    password: PASSWORD,
  }))
  for (const [index, person] of people.entries()) {
    await register(page, person, index === 0 ? kept : gone)
    await confirmAddress(page, person)
  }
  const desk = await browser.newPage()
  await openInAdmin(desk, "/approvals")
  await approveNewCompany(desk, gone)
  await desk.goto(`${ADMIN_URL}/approvals`)
  await approveNewCompany(desk, kept)
  await openCompany(desk, gone)
  await desk.getByRole("link", { name: /Merge/ }).click()
  const drawer = desk.getByRole("dialog")
  await drawer.getByRole("combobox", { name: "Merge into" }).fill(kept)
  await desk.getByRole("option", { name: new RegExp(kept) }).click()
  await drawer.getByLabel("I have compared the two").click()
  await drawer.getByRole("button", { name: "Merge for good" }).click()
  await expect(desk.getByText(`${gone} was merged into ${kept}`)).toBeVisible()
  await desk.close()

  await signInAs(page, people[1] ?? { email: "", password: "" })
  await page.goto(at("/account/profile"))
  await expect(page.getByText(kept).first()).toBeVisible()
})
