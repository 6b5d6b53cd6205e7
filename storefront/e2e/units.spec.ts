import type { Page } from "@playwright/test"
import { at, signInHere } from "./shop"
import { expect, journey as test } from "./support/journey"

const ITEM = "/product-details?productCode=718_rb_04500_sa&amount=24&pieces=3"
const LIST = "/products?metalCategory=NICKEL&productType=Bar&odMin=2&view=list"
const GRID = "/products?metalCategory=NICKEL&productType=Bar&odMin=2"

/** Numbers in inches, feet, pounds or ksi, and heads that announce them. A price per inch stays: length is sold so. */
const US_MEASURES = /\d\s*(in|ft|lbs?|ksi)\b|\/lb|lb\/in|\bksi\b|\b(Size|Stock|Available|Longest bar|Lengths|Diameter) in\b|⌀ \d+\.\d{3}/g

/** All that is read in the page, also what is not drawn before the reader comes near. */
function wholeText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector("main")
    for (const { style } of main?.querySelectorAll<HTMLElement>("li, section") ?? [])
      Object.assign(style, { animation: "none", contentVisibility: "visible" })
    const selects = [...document.querySelectorAll<HTMLElement>("main select")]
    return selects.reduce((rest, { innerText }) => rest.replace(innerText, ""), main?.innerText ?? "")
  })
}

/** The measures that are read in the page: no choice of a dropdown, and no condition, "Annealed (over 4 to 10 in)" is a name. */
async function measuresIn(page: Page): Promise<string[]> {
  const text = await wholeText(page)
  return text.replace(/\([^()]*\d in\)/g, "").match(US_MEASURES) ?? []
}

async function chooseMetric(page: Page): Promise<void> {
  await page.goto(at("/products"))
  await page.getByRole("banner").getByLabel("Units").selectOption("metric")
  await expect(page.locator("html")).toHaveAttribute("data-units", "metric")
}

/** Chooses as soon as the scripts know the dropdown, which is before they answer for it. */
function chooseWhileWaking(): void {
  const polling = setInterval(() => {
    const units = document.querySelector("header option[value=metric]")?.parentElement as HTMLSelectElement | null
    if (!units || !Object.keys(units).some((key) => key.startsWith("__react"))) return
    clearInterval(polling)
    units.value = "metric"
    units.dispatchEvent(new Event("change", { bubbles: true }))
  })
}

test("units chosen at the moment the page comes to life are not lost", async ({ page, context }) => {
  await page.addInitScript(chooseWhileWaking)
  for (let visit = 0; visit < 6; visit++) {
    await page.goto(at("/products"))
    await expect(page.locator("html")).toHaveAttribute("data-units", "metric")
    await context.clearCookies({ name: "units" })
  }
})

for (const path of [GRID, LIST, ITEM]) {
  test(`a reader of millimetres and kilograms meets no inches or pounds on ${path}`, async ({ page }) => {
    await page.goto(at(path))
    await expect(page.getByText(/\d in/).first()).toBeVisible()
    if (path === ITEM) await expect(page.getByText(/lb each/)).toBeVisible()
    expect((await measuresIn(page)).length).toBeGreaterThan(3)
    await chooseMetric(page)
    await page.goto(at(path))
    if (path === ITEM) await expect(page.getByText(/kg each/)).toBeVisible()
    await expect.poll(() => wholeText(page)).toContain("114.3")
    expect(await measuresIn(page)).toEqual([])
  })
}

test("a buyer of kilograms sees what a kilogram costs", async ({ page }) => {
  await page.goto(at("/auth/signin"))
  await signInHere(page)
  await page.goto(at(LIST))
  const price = page.getByRole("table").locator("tbody tr").first().locator("td").filter({ hasText: "$" }).first()
  const perPound = Number((await price.innerText()).replace("$", ""))
  await chooseMetric(page)
  await page.goto(at(LIST))
  await expect(page.getByRole("columnheader", { name: "USD /kg" })).toBeVisible()
  const perKilogram = Number((await price.innerText()).replace("$", ""))
  expect(perKilogram / perPound).toBeGreaterThan(2)
  expect(perKilogram / perPound).toBeLessThan(2.4)
})

test("a range of diameters in millimetres finds what the same range in inches finds", async ({ page }) => {
  await chooseMetric(page)
  const from = page.getByLabel("Outer diameter from, millimetres")
  await from.fill("101.6")
  await page.getByLabel("Outer diameter to, millimetres").fill("127")
  await from.press("Enter")
  await page.waitForURL(/odMinMm=101\.6/)
  const count = page.getByRole("status").filter({ hasText: /^Showing/ })
  await expect(page.getByRole("link", { name: /OD from 101\.6 mm/ })).toBeVisible()
  const found = await count.innerText()
  await page.goto(at("/products?odMin=4&odMax=5"))
  await expect(count).toHaveText(found)
  await expect(from).toHaveValue("101.6")
})

test("the density of a grade is told in both systems", async ({ page }) => {
  await page.goto(at("/howco/materials/nickel"))
  await expect(page.getByRole("columnheader", { name: /Density/ })).toContainText("lb/in³")
  await chooseMetric(page)
  await page.goto(at("/howco/materials/nickel"))
  expect(await page.getByRole("columnheader", { name: /Density/ }).innerText()).toBe("Density g/cm³")
})
