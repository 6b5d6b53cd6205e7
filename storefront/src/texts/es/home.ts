import type { Translated } from "../catalogue"
import type { homeTexts } from "../en/home"

export const home: Translated<typeof homeTexts> = {
  beyondTheBar: "Más que la barra",
  certificatesAndTolerancesAre: "Los certificados y las tolerancias se confirman con el pedido.",
  capabilities: "Capacidades",
  findTheBarSeeThe: "Encuentre la barra. Vea las existencias. Corte a su medida.",
  stockByMetal: "Existencias por metal",
  specialOffers: "Ofertas especiales",
  popularSizes: "Medidas más pedidas",
  loadingLabel: "Cargando: {label}",
  nothingToShowRightNow: "Nada que mostrar por el momento.",
  offers: "Ofertas",
  whichOffers: "Qué ofertas",
  showMoreOffers: "Mostrar más ofertas",
  allStock: "Todas las existencias",
}
