import type { Translated } from "../catalogue"
import type { commonTexts } from "../en/common"

export const common: Translated<typeof commonTexts> = {
  breadcrumb: "Ruta de navegación",
  forGuidance: "Dato orientativo; prevalece el certificado de la acería.",
  close: "Cerrar",
  stockInsteadOfThisPage: "Existencias, en lugar de esta página",
  seeAllStock: "Ver todas las existencias",
  useTheFinder: "Usar el buscador",
  contactUs: "Contacto",
  lineTotal: "Total de la partida",
  saveToList: "Guardar en lista",
  scrollToTop: "Volver arriba",
  skipToContent: "Ir al contenido",
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
