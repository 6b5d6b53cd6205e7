import type { Translated } from "../catalogue"
import type { settingsTexts } from "../en/settings"

export const settings: Translated<typeof settingsTexts> = {
  language: "Idioma",
  appearance: "Apariencia",
  themes: { system: "Del sistema", light: "Clara", dark: "Oscura" },
  units: "Unidades",
  countingVisits: "Recuento de visitas",
  mayWeCountWhichItems:
    "¿Podemos contar qué artículos se miran y se piden, para tener en existencia lo que usted necesita? No se cuenta nada hasta que diga que sí.",
  noThanks: "No, gracias",
  yesCount: "Sí, contar",
  visitStatistics: "Estadísticas de visitas",
  consents: { refused: "No", granted: "Sí" },
}
