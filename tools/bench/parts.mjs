/**
 * The parts of the bench in the order they run; each is loaded when it runs, because some need packages of their own. What
 * only runs when it is named kills processes, takes a quarter of an hour of waiting, or needs programs that other parts do not.
 */
export const PARTS = [
  { name: "engine", load: async () => (await import("./search/part.mjs")).enginePart },
  { name: "peers", load: async () => (await import("./search/peers-part.mjs")).peersPart },
  { name: "growth", load: async () => (await import("./search/part.mjs")).growthPart },
  { name: "states", load: async () => (await import("./search/part.mjs")).statesPart },
  { name: "search-http", load: async () => (await import("./search-http/part.mjs")).searchHttpPart },
  { name: "pricing", load: async () => (await import("./pricing/part.mjs")).pricingPart },
  { name: "pricing-edits", load: async () => (await import("./pricing/edits-part.mjs")).pricingEditsPart },
  { name: "enumeration", onlyNamed: true, load: async () => (await import("./enumeration/part.mjs")).enumerationPart },
  { name: "accounts", load: async () => (await import("./accounts/part.mjs")).accountsPart },
  { name: "shops", load: async () => (await import("./against-stock-medusa.mjs")).shopsPart },
  { name: "storefront", load: async () => (await import("./storefront/part.mjs")).storefrontPart },
  { name: "load", onlyNamed: true, load: async () => (await import("./load/part.mjs")).loadPart },
  { name: "starter", onlyNamed: true, load: async () => (await import("./starter/part.mjs")).starterPart },
  { name: "oversell", onlyNamed: true, load: async () => (await import("./oversell/part.mjs")).oversellPart },
  { name: "payments", onlyNamed: true, load: async () => (await import("./payments/part.mjs")).paymentsPart },
  { name: "reliability", onlyNamed: true, load: async () => (await import("./reliability/part.mjs")).reliabilityPart },
]
