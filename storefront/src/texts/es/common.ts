import type { Translated } from "../catalogue"
import type { commonTexts } from "../en/common"

export const common: Translated<typeof commonTexts> = {
  breadcrumb: "Ruta de navegación",
  forGuidance: "Dato orientativo; prevalece el certificado de la acería.",
  close: "Cerrar",
  notice: "Aviso",
  notices: "Avisos ({hotkey})",
  stockInsteadOfThisPage: "Existencias, en lugar de esta página",
  seeAllStock: "Ver todas las existencias",
  useTheFinder: "Usar el buscador",
  contactUs: "Contacto",
  lineTotal: "Total de la partida",
  saveToList: "Guardar en lista",
  scrollToTop: "Volver arriba",
  skipToContent: "Ir al contenido",
}
