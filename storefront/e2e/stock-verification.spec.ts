import { at } from "./shop"
import { expect, journey as test } from "./support/journey"

const CRITERIA_MISSING = "Selection Parameters will find too many stock items. Please provide at least one selection criteria."
const SPECIFICATION_MISSING = "Must specify a working specification and/or manual specifications."

test("a buyer finds the heats that meet a specification, looks at one and comes back", async ({ page }) => {
  await page.goto(at("/home"))
  await page.getByRole("contentinfo").getByRole("link", { name: "Find by heat" }).click()
  await page.waitForURL(/\/stock-verification$/)
  const problem = page.getByRole("main").getByRole("alert")
  const find = page.getByRole("button", { name: "Find stock" })
  await find.click()
  await expect(problem).toHaveText(CRITERIA_MISSING)
  await page.getByLabel("Grade", { exact: true }).fill("Inconel 718")
  await find.click()
  await expect(problem).toHaveText(SPECIFICATION_MISSING)

  await page.getByLabel("Base specification").fill("AMS 5662")
  await find.click()
  await expect(page.getByRole("heading", { name: "Stock that meets the specification" })).toBeVisible()
  const first = page.getByRole("table").locator("tbody tr").first()
  await expect(first).toContainText("AMS 5662 conforms")
  const heat = await first.locator("td").first().innerText()

  await first.getByRole("link").click()
  await page.waitForURL(/\/product-details\?/)
  await expect(page.getByRole("region", { name: "Table of heats" })).toContainText(heat)
  await page.goBack()
  await expect(page.getByLabel("Base specification")).toHaveValue("AMS 5662")
  await expect(page.getByRole("table").locator("tbody tr").first()).toContainText(heat)
})

test("a heat alone needs its mill, and what is in no stock says so", async ({ page }) => {
  await page.goto(at("/stock-verification?castNumber=NO-SUCH&baseSpecificationId=AMS+5662&region=INC"))
  const find = page.getByRole("button", { name: "Find stock" })
  await find.click()
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(CRITERIA_MISSING)
  await page.getByLabel("Mill", { exact: true }).fill("M233")
  await find.click()
  await expect(page.getByRole("status").filter({ hasText: "No heat in stock at INC meets the selection." })).toBeVisible()
})

test("the example fills the form in and finds something", async ({ page }) => {
  await page.goto(at("/stock-verification"))
  const example = page.getByRole("link", { name: "Fill in an example" })
  await expect(async () => {
    await example.click()
    await expect(page.getByRole("status").filter({ hasText: "press Find stock" })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page).toHaveURL(/\/stock-verification$/)
  await expect(page.getByLabel("Base specification")).toHaveValue("AMS 5662")
  await page.getByRole("button", { name: "Find stock" }).click()
  await expect(page.getByRole("heading", { name: "Stock that meets the specification" })).toBeVisible()
})
