import type { Page } from "@playwright/test"
import { ADMIN_URL } from "./addresses"
import { demoPerson } from "./demo-people"
import { expect } from "./journey"

/** Signs the sales desk in to the admin on the way to a page of it. */
export async function openInAdmin(page: Page, path: string): Promise<void> {
  const desk = demoPerson("sales desk")
  await page.goto(`${ADMIN_URL}${path}`)
  await page.getByPlaceholder("Email").fill(desk.email)
  await page.getByPlaceholder("Password").fill(desk.password)
  await page.getByRole("button", { name: /continue/i }).click()
  await page.waitForURL((url) => url.pathname.endsWith(path))
}

/** Signs the sales desk in and opens the newest order, of the given number where it is known. */
export async function openNewestOrderInAdmin(page: Page, orderNumber?: string): Promise<void> {
  await openInAdmin(page, "/orders")
  await page.locator("tbody tr").first().click()
  await page.waitForURL(/\/app\/orders\/order_/)
  if (orderNumber) await expect(page.getByRole("heading", { name: orderNumber })).toBeVisible()
}

/** Approves the newest account of a company, with the company made of it, for whoever is signed in to the admin. */
export async function approveNewCompany(page: Page, company: string): Promise<void> {
  await page.getByText(company).first().click()
  await page.getByRole("radio", { name: new RegExp(`New company .${company}`) }).check()
  await page.getByRole("button", { name: /^Approve/ }).click()
  await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible()
}

/** Opens a company's page by its name. */
export async function openCompany(page: Page, company: string): Promise<void> {
  await page.goto(`${ADMIN_URL}/companies?q=${encodeURIComponent(company)}`)
  await page.getByRole("cell", { name: company }).click()
}
