import type { Translated } from "../catalogue"
import type { errorTexts } from "../en/error"

export const error: Translated<typeof errorTexts> = {
  thisPageCouldNotBe: "No se pudo mostrar esta página",
  theShopsServerDidNot:
    "El servidor de la tienda no respondió como debía. Su carrito está a salvo. Inténtelo de nuevo en un momento.",
  tryAgain: "Intentar de nuevo",
  goToTheFinder: "Ir al buscador",
  contactUs: "Contacto",
  ifYouCallUsName: "Si nos llama, indique el código",
}
