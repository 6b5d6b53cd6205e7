import type { Consignment } from "@billet/backend/shipping"
import { CarrierError } from "../shared/carrier-call"

/** Bars in bundles are far above 50 lb a cubic foot, the densest class. */
const FREIGHT_CLASS = "50"
const MOST_LINES = 15
const OVER_LENGTH_INCHES = 96

const ends = (prefix: "Ship" | "Cons", { city, state, postalCode, country }: Consignment["to"]): [string, string][] => [
  [`${prefix}City`, (city ?? "").toUpperCase()],
  [`${prefix}State`, (state ?? "").toUpperCase()],
  [`${prefix}Zip`, country === "US" ? postalCode.slice(0, 5) : postalCode.replace(/\s/g, "").toUpperCase()],
  [`${prefix}Country`, country],
]

/** The day in Chicago, which ArcBest goes by. */
function shipDay(today: Date): [string, string][] {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ timeZone: "America/Chicago", year: "numeric", month: "2-digit", day: "2-digit" },
  }).formatToParts(today)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ""
  return [
    ["ShipMonth", part("month")],
    ["ShipDay", part("day")],
    ["ShipYear", part("year")],
  ]
}

/**
 * The query of a quote: the shipper asks and pays, each bundle is a line of its own. Whole inches and pounds, up.
 * @throws CarrierError when the consignment has more lines than a quote takes.
 */
export function quoteQuery({ from, to, packages }: Consignment, apiId: string, today: Date): string {
  if (packages.length > MOST_LINES) throw new CarrierError("refused", `ABF quotes at most ${MOST_LINES} bundles at once`)
  const lines = packages.flatMap((one, index): [string, string][] => {
    const number = index + 1
    return [
      [`UnitNo${number}`, "1"],
      [`UnitType${number}`, "BDL"],
      [`Wgt${number}`, String(Math.ceil(one.weightInPounds))],
      [`Class${number}`, FREIGHT_CLASS],
      [`FrtLng${number}`, String(Math.ceil(one.lengthInInches))],
      [`FrtWdth${number}`, String(Math.ceil(one.widthInInches))],
      [`FrtHght${number}`, String(Math.ceil(one.heightInInches))],
    ]
  })
  const longest = Math.max(...packages.map(({ lengthInInches }) => lengthInInches))
  const over: [string, string][] =
    longest >= OVER_LENGTH_INCHES
      ? [
          ["Acc_OD", "Y"],
          ["ODLongestSide", String(Math.ceil(longest))],
        ]
      : []
  const asker: [string, string][] = [
    ["DL", "2"],
    ["ID", apiId],
    ["ShipAff", "Y"],
    ["ShipPay", "Y"],
  ]
  const all = [...asker, ...ends("Ship", from), ...ends("Cons", to), ["FrtLWHType", "IN"] as [string, string]]
  return new URLSearchParams([...all, ...lines, ...over, ...shipDay(today)]).toString()
}
