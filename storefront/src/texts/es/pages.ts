import type { Translated } from "../catalogue"
import type { pagesTexts } from "../en/pages"

export const pages: Translated<typeof pagesTexts> = {
  home: "Inicio",
  pageNotFound: "Página no encontrada",
  thereIsNoSuchPage: "Esa página no existe",
  theAddressMayBeOld:
    "La dirección puede ser antigua o estar mal escrita. Busque en las existencias o empiece de nuevo desde el buscador.",
  additiveManufacturingInMetal: "Manufactura aditiva en metal",
  materialsNickelStainlessAndLow: "Materiales: grados de níquel, inoxidables y de baja aleación",
  compositionMechanicalPropertiesBy:
    "Composición, propiedades mecánicas por condición, límites para servicio amargo y existencias al momento de cada grado.",
  qualityCertificatesTraceabilityTolerances: "Calidad: certificados, trazabilidad, tolerancias",
  valueEveryPieceKeepsIts: "{value}. Cada pieza conserva su número de colada y se embarca con su certificado de la acería.",
  cncMachiningToPlusOr: "Mecanizado CNC con más o menos 0.0005 pulgadas",
  deepHoleBoringUpTo: "Barrenado profundo de hasta 40 pies",
  ofPage: ", página {page}",
}
