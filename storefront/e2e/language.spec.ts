import type { BrowserContext, Page } from "@playwright/test"
import { at } from "./shop"
import { expect } from "./support/journey"
import { outOfReach, sidewaysScroll } from "./support/screen-checks"
import { BUYER_SCREENS, PUBLIC_SCREENS } from "./support/screens"
import { pathFor, withBuyer as test } from "./support/with-buyer"

const speakSpanish = (context: BrowserContext) => context.addCookies([{ name: "language", value: "es", url: at("/") }])

test("a reader of Spanish chooses the language once, searches, opens an item and puts it into the cart", async ({ page }) => {
  await page.goto(at("/home"))
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await page.getByRole("contentinfo").getByLabel("Language").selectOption("Español")
  await expect(page.locator("html")).toHaveAttribute("lang", "es")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encuentre la barra. Vea las existencias. Corte a su medida.")
  await expect(page.getByRole("link", { name: "Carrito, 0 partidas" })).toBeVisible()

  const search = page.getByRole("combobox", { name: "Buscar en existencias" })
  await search.fill("718")
  await expect(page.getByRole("option", { name: /^Ver los [\d,]+ resultados de «718»$/ })).toBeVisible()
  await search.press("Enter")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Resultados de «718»")

  await page.goto(at("/products?metalCategory=NICKEL&productType=Bar&sort=size-asc"))
  await expect(page).toHaveTitle(/^Níquel, Barra \| /)
  await expect(page.getByRole("navigation", { name: "Ruta de navegación" })).toContainText("InicioProductosNíquelBarra")
  await page.locator("article").first().getByRole("link").first().click()
  await page.waitForURL(/\/product-details\?/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Barra redonda")
  await page.getByLabel("Cantidad por pieza").fill("0")
  await expect(page.getByText("Escriba un número mayor que 0, con 4 decimales como máximo")).toBeVisible()
  await page.getByLabel("Cantidad por pieza").fill("7")
  await page.getByLabel("Piezas", { exact: true }).fill("2")
  await expect(page.getByText(/^2 piezas x 7\.000 in = /)).toBeVisible()
  await page.getByRole("button", { name: "Agregar al carrito" }).click()
  await page
    .getByRole("dialog", { name: "¡Producto agregado a su carrito!" })
    .getByRole("button", { name: "Ir al carrito (1)" })
    .click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByText("Inicie sesión para ver precios")).toBeVisible()
  await expect(page.getByRole("link", { name: "Carrito, 1 partida", exact: true })).toBeVisible()

  await page.getByRole("contentinfo").getByLabel("Idioma").selectOption("English")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})

test("a buyer reads in Spanish why a form is refused", async ({ page, context }) => {
  await speakSpanish(context)
  await page.goto(at("/auth/signin"))
  await page.getByLabel("Correo electrónico").fill("nobody@lonestar.example")
  await page.getByLabel("Contraseña").fill("not-the-password")
  await page.getByRole("button", { name: "Iniciar sesión", exact: true }).click()
  await expect(page.getByText("El correo electrónico o la contraseña no son correctos.")).toBeVisible()
  await page.goto(at("/auth/register"))
  await page.getByRole("button", { name: "Crear cuenta" }).click()
  await expect(page.getByText("Nombre: campo obligatorio").first()).toBeVisible()
})

test.describe("in Spanish, whose words are longer,", () => {
  test.setTimeout(240_000)

  const fits = async (page: Page, address: string) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await expect(page.locator("html")).toHaveAttribute("lang", "es")
    for (const width of [1440, 900, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sidewaysScroll(page), `${address} scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
      expect.soft(await outOfReach(page), `${address}: out of reach at ${width}`).toEqual([])
    }
  }

  test("no page for everybody scrolls sideways", async ({ page, context }) => {
    await speakSpanish(context)
    for (const { path } of PUBLIC_SCREENS) await fits(page, at(path))
  })

  test("no page for buyers scrolls sideways", async ({ page, context, buyer }) => {
    await context.addCookies(buyer.state.cookies)
    await speakSpanish(context)
    for (const screen of BUYER_SCREENS) await fits(page, pathFor(screen, buyer))
  })
})
