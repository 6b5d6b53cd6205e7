import type { Translated } from "../catalogue"
import type { serviceScreensTexts } from "../en/service-screens"

export const serviceScreens: Translated<typeof serviceScreensTexts> = {
  home: "Inicio",
  askForAQuote: "Pedir cotización",
  findTheBarFirst: "Buscar primero la barra",
  quality: "Calidad",
  sectionOfABarBeing: "Corte de una barra que se barrena a lo largo de 40 pies; el refrigerante entra y la viruta sale",
  coolantInChipsOut: "entra refrigerante, sale viruta",
  n40Ft480InAt: "40 ft (480 in) como máximo",
  aChartOfStrengthAgainst: "Una gráfica de resistencia contra dureza con la zona que admite el servicio amargo marcada",
  allowedInSourService: "admitido en servicio amargo",
  hardnessLimit: "límite de dureza",
  hardnessHrc: "dureza, HRC",
  yieldStrengthKsi: "límite elástico, ksi",
  aPartWithAnInner: "Una pieza con un canal interno construida capa por capa; un haz funde su capa superior",
  oneLayer: "una capa",
  aCutBarMarkedWith: "Una barra cortada marcada con su número de colada junto al certificado de la acería de la misma colada",
  heatA48213: "COLADA A48213",
  millCertificate31: "CERTIFICADO 3.1",
  drawingOfASteppedShaft:
    "Plano de una flecha escalonada; el diámetro de sello lleva una tolerancia de más o menos 0.0005 pulgadas",
}
