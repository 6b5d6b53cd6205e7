import { catalogue } from "../catalogue"

export const homeTexts = catalogue("home", {
  beyondTheBar: "Beyond the bar",
  certificatesAndTolerancesAre: "Certificates and tolerances are confirmed with the order.",
  capabilities: "Capabilities",
  findTheBarSeeThe: "Find the bar. See the stock. Cut to your length.",
  stockRightNow: "Stock right now",
  stockByMetal: "Stock by metal",
  itemsListed: "items listed",
  tonnesInStock: "tonnes in stock",
  inchesInStock: "inches in stock",
  stockingSites: "stocking sites",
  specialOffers: "Special offers",
  popularSizes: "Popular sizes",
  loadingLabel: "Loading {label}",
  nothingToShowRightNow: "Nothing to show right now.",
  offers: "Offers",
  whichOffers: "Which offers",
  showMoreOffers: "Show more offers",
  allStock: "All stock",
})
