import { ADMIN_URL, SERVER_URL } from "./support/addresses"
import { demoPerson } from "./support/demo-people"
import { expect, journey } from "./support/journey"

journey.describe("The house", () => {
  journey("shows the shop on its home page", async ({ page }) => {
    const response = await page.goto("/")
    expect(response?.status()).toBe(200)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  journey("lets the sales desk into the admin over plain http", async ({ page }) => {
    const desk = demoPerson("sales desk")
    await page.goto(ADMIN_URL)
    await page.getByLabel("Email").or(page.getByPlaceholder("Email")).first().fill(desk.email)
    await page.getByLabel("Password").or(page.getByPlaceholder("Password")).first().fill(desk.password)
    await page.getByRole("button", { name: /continue|sign in|log in/i }).first().click()
    await expect(page).toHaveURL(/\/app\/(?!login)/)
  })

  journey("answers on the server as healthy", async ({ request }) => {
    const response = await request.get(`${SERVER_URL}/health`)
    expect(response.status()).toBe(200)
  })
})
