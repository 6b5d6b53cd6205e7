import type { Translated } from "../catalogue"
import type { brandTexts } from "../en/brand"

export const brand: Translated<typeof brandTexts> = {
  line: "Metales especiales, cortados a medida",
  description:
    "Aleaciones de níquel, aceros inoxidables y de baja aleación en barra y tubo: existencias al momento por medida, grado y condición, con corte a medida.",
  hours: "De lunes a viernes, de 7:00 a 18:00, hora del centro de EE. UU.",
}
