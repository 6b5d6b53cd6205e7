import { PRICING_ACTIONS, type PricingAction } from "../../contract"
import { toText } from "../exact"
import type { LineFacts } from "../facts"
import { exactLine } from "../line-measures"
import { applyOperation } from "../price-run"
import { anAction, discount, fixed, markup, tiered } from "../testing/sample-pricing"
import { ACTIONS } from "."

const inches: LineFacts = { amount: "10", unit: "in", pieces: 3, weightInPounds: 47.25, lengthInInches: 10 }
const pounds: LineFacts = { amount: "50", unit: "lb", pieces: 3, weightInPounds: 50, lengthInInches: 10.5 }
const kilos: LineFacts = { amount: "20", unit: "kg", pieces: 3, weightInPounds: 44.0925, lengthInInches: 9 }
const bare: LineFacts = { amount: "10", unit: "in", pieces: 3, weightInPounds: 0 }

/** What an action makes of 200 USD, or why it does nothing. */
function after(action: PricingAction, line: LineFacts): string {
  const outcome = ACTIONS[action.type].compile(action).outcomeFor(exactLine(line))
  return outcome.op === "none" ? outcome.reason : toText(applyOperation(outcome, { digits: 200n, scale: 0 }))
}
const perUnit = (pricePerUnit: number, unit: PricingAction["unit"]) => anAction("PRICE_PER_UNIT", { pricePerUnit, unit })
const byPiece = tiered("piece", [3, 10, 30], [1, 3, 40], [10, null, 25])
const gapped = tiered("piece", [1, 4, 10], [6, 7, 8])
const byWeight = tiered("lb", [0, 141.75, 2], [141.75, 200, 1.5])
const poundsByPiece = anAction("TIERED_PRICING", {
  unit: "piece",
  tiers: [{ minValue: 1, maxValue: null, price: 2, unit: "lb" }],
})

describe("an action", () => {
  it.each([
    ["a fixed price is for each piece, whatever its length", fixed(33.3333), inches, "99.9999"],
    ["a fixed price is for each piece, whatever its weight", fixed(33.3333), pounds, "99.9999"],
    ["a markup adds its percentage", markup(12.5), inches, "225"],
    ["a markup keeps every decimal", markup(0.0001), inches, "200.0002"],
    ["a discount takes off its percentage", discount(12.5), inches, "175"],
    ["a full discount leaves nothing", discount(100), inches, "0"],
    ["a price per piece counts pieces", perUnit(7.5, "piece"), inches, "22.5"],
    ["a price per inch counts the amounts of an inch line", perUnit(1.5, "in"), inches, "45"],
    ["a price per inch counts the lengths of a weight line", perUnit(2, "in"), pounds, "63"],
    ["a price per pound counts the weight of an inch line", perUnit(2, "lb"), inches, "283.5"],
    ["a price per pound counts the weight of a kilogram line", perUnit(1, "lb"), kilos, "132.2775"],
    ["a price per kilogram counts the amounts of a kilogram line", perUnit(2, "kg"), kilos, "120"],
    ["a price per kilogram counts pounds at 0.453592", perUnit(1, "kg"), pounds, "68.0388"],
    ["a price per pound does nothing to a line of unknown weight", perUnit(2, "lb"), bare, "the weight of the line is not known"],
    [
      "a price per kilogram does nothing to a line of unknown weight",
      perUnit(2, "kg"),
      bare,
      "the weight of the line is not known",
    ],
    [
      "a price per inch does nothing to a weight line of unknown length",
      perUnit(2, "in"),
      { ...pounds, lengthInInches: null },
      "the length of the line is not known",
    ],
    ["a tier holds from its least value on", byPiece, inches, "90"],
    ["a tier holds up to its most value, not with it", byPiece, { ...inches, pieces: 9 }, "270"],
    ["the next tier starts at the most value of the one before", byPiece, { ...inches, pieces: 10 }, "250"],
    ["the first tier holds below", byPiece, { ...inches, pieces: 2 }, "80"],
    ["the last tier has no end", byPiece, { ...inches, pieces: 100 }, "2500"],
    ["a tier by weight meets its edge exactly", byWeight, inches, "212.625"],
    ["the most value of a tier is past it", gapped, { ...inches, pieces: 4 }, "no tier covers 4 piece"],
    ["a gap between tiers sets nothing", gapped, { ...inches, pieces: 5 }, "no tier covers 5 piece"],
    ["a gap ends where the next tier starts", gapped, { ...inches, pieces: 6 }, "48"],
    ["past the last tier nothing is set", byWeight, { ...inches, pieces: 5 }, "no tier covers 236.25 lb"],
    ["a tier can count one unit and price another", poundsByPiece, inches, "283.5"],
    ["tiers by weight do nothing to a line of unknown weight", byWeight, bare, "the weight of the line is not known"],
  ])("%s", (_title, action, line, expected) => {
    expect(after(action, line)).toBe(expected)
  })

  it("carries its own row of the vocabulary, each of the five", () => {
    expect(Object.keys(ACTIONS)).toEqual(Object.keys(PRICING_ACTIONS))
    expect(Object.keys(ACTIONS)).toHaveLength(5)
    for (const [type, action] of Object.entries(ACTIONS)) expect(action).toMatchObject({ type, ...PRICING_ACTIONS[action.type] })
  })

  it("throws on a part that is missing instead of taking it for 0", () => {
    expect(() => ACTIONS.FIXED_PRICE.compile(anAction("FIXED_PRICE"))).toThrow(TypeError)
    expect(() => ACTIONS.PRICE_PER_UNIT.compile(anAction("PRICE_PER_UNIT", { pricePerUnit: 1 }))).toThrow(TypeError)
  })
})
