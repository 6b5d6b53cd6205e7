import { catalogue } from "../catalogue"

export const homeTexts = catalogue("home", {
  beyondTheBar: "Beyond the bar",
  certificatesAndTolerancesAre: "Certificates and tolerances are confirmed with the order.",
  capabilities: "Capabilities",
  findTheBarSeeThe: "Find the bar. See the stock. Cut to your length.",
  stockByMetal: "Stock by metal",
  specialOffers: "Special offers",
  popularSizes: "Popular sizes",
  loadingLabel: "Loading {label}",
  nothingToShowRightNow: "Nothing to show right now.",
  offers: "Offers",
  whichOffers: "Which offers",
  showMoreOffers: "Show more offers",
  allStock: "All stock",
})
