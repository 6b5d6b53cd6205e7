import { catalogue } from "../catalogue"

export const serviceScreensTexts = catalogue("serviceScreens", {
  home: "Home",
  askForAQuote: "Ask for a quote",
  findTheBarFirst: "Find the bar first",
  quality: "Quality",
  sectionOfABarBeing: "Section of a bar being bored over a length of 40 feet, coolant running in and chips running out",
  coolantInChipsOut: "coolant in, chips out",
  n40Ft480InAt: "40 ft (480 in) at most",
  aChartOfStrengthAgainst: "A chart of strength against hardness with the region that sour service allows marked",
  allowedInSourService: "allowed in sour service",
  hardnessLimit: "hardness limit",
  hardnessHrc: "hardness, HRC",
  yieldStrengthKsi: "yield strength, ksi",
  aPartWithAnInner: "A part with an inner channel being built layer by layer, a beam melting its top layer",
  oneLayer: "one layer",
  aCutBarMarkedWith: "A cut bar marked with its heat number beside the mill certificate of the same heat",
  heatA48213: "HEAT A48213",
  millCertificate31: "MILL CERTIFICATE 3.1",
  drawingOfASteppedShaft: "Drawing of a stepped shaft; the seal diameter carries a tolerance of plus or minus 0.0005 inch",
})
