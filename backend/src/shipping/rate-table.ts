/**
 * Stand-in rates until carrier accounts exist. The handling charges are those published for 2024; the rest is a working
 * assumption. USD, pounds, inches. Whatever follows from them is shown as an estimate.
 */
export const RATE_TABLE = {
  asOf: "2024-12-31",
  parcel: {
    base: 12,
    perPound: 0.42,
    /** Zones 2 to 8 by road distance, as parcel carriers draw them in North America. */
    zones: [
      { zone: 2, maxMiles: 150, factor: 0.8 },
      { zone: 3, maxMiles: 300, factor: 0.9 },
      { zone: 4, maxMiles: 600, factor: 1.0 },
      { zone: 5, maxMiles: 1000, factor: 1.15 },
      { zone: 6, maxMiles: 1400, factor: 1.3 },
      { zone: 7, maxMiles: 1800, factor: 1.45 },
      { zone: 8, maxMiles: Infinity, factor: 1.6 },
    ],
    /** Additional handling in zone 2, zones 3 and 4, and zone 5 and up; the higher of the two applies, once. */
    handling: {
      byWeight: { overPounds: 50, amounts: [29, 31.5, 34.5] },
      bySize: { overLongest: 48, overSecond: 30, overLengthPlusGirth: 105, amounts: [18.5, 20.5, 23.5] },
    },
  },
  freight: {
    minimum: 165,
    perHundredweight: 22,
    perHundredweightMile: 0.014,
    fuelFactor: 1.25,
    /** By the longest side, from inclusive to exclusive; the carrier takes nothing of 28 ft or more without arrangement. */
    overlength: [
      { fromInches: 96, amount: 95 },
      { fromInches: 144, amount: 220 },
      { fromInches: 240, amount: 480 },
    ],
    arrangementFromInches: 336,
    /** About a trailer's capacity load. */
    mostPounds: 20_000,
  },
} as const
