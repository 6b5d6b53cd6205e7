import fc from "fast-check"
import { feedHeaderProblems, HEAT_COLUMNS, STOCK_COLUMNS } from "./feed-columns"
import { parseStockRow } from "./stock-row"

const round: Record<string, string> = {
  productCode: "718 RB 04500 SA120",
  productName: "Alloy 718 Round Bar 4.500 in",
  productCategory: "Metals",
  metalCategory: "NICKEL",
  stockGrade: "718",
  productType: "Bar",
  stockType: "round",
  productCondition: "SOLUTION ANNEALED",
  productSize: "4.500",
  outerDiameter: "4.500",
  insideDiameter: "",
  coid: "INC,EUR",
  stratificationRank: "A",
  avlStkZone: "Z4",
  isSpecialOffer: "false",
  isPopularItem: "true",
  averageCostPerLb: "19.5",
  averageCostPerInch: "",
  averageCostPerKg: "42.9901",
  availableInches: "743.5",
  availablePieces: "5",
}
const tube = { productType: "Tube", stockType: "tube", productSize: "6.000-3.000", outerDiameter: "6", insideDiameter: "3.0" }
const flat = { productType: "Other", stockType: "flat", productSize: "4.000-0.750", outerDiameter: "" }

function problemsOf(changes: Record<string, unknown>) {
  const parsed = parseStockRow({ ...round, ...changes })
  return parsed.ok ? [] : parsed.problems
}

describe("parseStockRow", () => {
  it("reads every field; blank numbers are null", () => {
    expect(parseStockRow(round)).toEqual({
      ok: true,
      row: {
        ...round,
        outerDiameter: 4.5,
        insideDiameter: null,
        isSpecialOffer: false,
        isPopularItem: true,
        averageCostPerLb: 19.5,
        averageCostPerInch: null,
        averageCostPerKg: 42.9901,
        availableInches: 743.5,
        availablePieces: 5,
      },
    })
  })

  it.each([
    ["a tube", tube],
    ["a flat", flat],
    ["a round without a company", { coid: "" }],
  ])("takes %s", (_, changes) => {
    expect(problemsOf(changes)).toEqual([])
  })

  it("ignores case, blanks around values and columns it does not know", () => {
    const parsed = parseStockRow({
      ...round,
      metalCategory: " nickel ",
      productType: "BAR",
      stockType: "Round",
      avlStkZone: "z4",
      coid: "inc, eur, INC",
      productCondition: "Solution Annealed",
      isPopularItem: "1",
      warehouse: "7",
    })
    expect(parsed).toEqual(parseStockRow(round))
  })

  it("takes numbers, booleans and nulls as a database gives them", () => {
    const typed = { outerDiameter: 4.5, insideDiameter: null, isSpecialOffer: false, availableInches: 743.5, availablePieces: 5 }
    expect(parseStockRow({ ...round, ...typed })).toEqual(parseStockRow(round))
  })

  it.each<[string, unknown, string]>([
    ["productCode", "", "must not be blank"],
    ["productCode", "718-RB", "must hold only letters, digits and single spaces"],
    ["productCode", "A".repeat(121), "must have at most 120 characters"],
    ["productName", "", "must not be blank"],
    ["productName", "A\u0007B", "must not hold control characters"],
    ["metalCategory", "COPPER", "must be one of NICKEL, LOW ALLOY, STAINLESS"],
    ["productType", "", "must be one of Tube, Bar, Other"],
    ["stratificationRank", "E", "must be one of A, B, C, D"],
    ["avlStkZone", "Z9", "must be one of Z0, Z1, Z2, Z3, Z4"],
    ["coid", "INC,XYZ", "unknown company XYZ"],
    ["isSpecialOffer", "yes", "must be true or false"],
    ["isPopularItem", "", "must be true or false"],
    ["averageCostPerLb", "19,5", "must be a number with a decimal point"],
    ["averageCostPerLb", "-1", "must be between 0 and 200000"],
    ["averageCostPerKg", "1e3", "must be a number with a decimal point"],
    ["availableInches", "", "must not be blank"],
    ["availableInches", "NaN", "must be a number with a decimal point"],
    ["availableInches", "-0.5", "must be between 0 and 2000000"],
    ["availablePieces", "2.5", "must be a whole number"],
    ["productSize", "4-1/2", "is no size of a round"],
    ["outerDiameter", "4.6", "must agree with the size 4.500"],
    ["outerDiameter", "", "must agree with the size 4.500"],
    ["insideDiameter", "2", "must be blank for a round"],
  ])("refuses %s %j: it %s", (field, value, reason) => {
    expect(problemsOf({ [field]: value })).toEqual([{ field, value, reason }])
  })

  it("refuses diameters of a flat and of a tube that do not agree", () => {
    expect(problemsOf({ ...flat, outerDiameter: "4" })).toEqual([
      { field: "outerDiameter", value: "4", reason: "must be blank for a flat" },
    ])
    expect(problemsOf({ ...tube, insideDiameter: "2" })).toEqual([
      { field: "insideDiameter", value: "2", reason: "must agree with the size 6.000-3.000" },
    ])
  })

  it("reports every wrong field of a row at once", () => {
    const fields = problemsOf({ productCode: "?", coid: "X", availablePieces: "many" }).map(({ field }) => field)
    expect(fields).toEqual(["productCode", "coid", "availablePieces"])
    expect(parseStockRow({})).toMatchObject({ ok: false })
  })

  it("takes garbage without throwing, and a refusal always names a column and a reason", () => {
    const garbage = fc.record(Object.fromEntries(STOCK_COLUMNS.map((column) => [column, fc.oneof(fc.string(), fc.anything())])))
    fc.assert(
      fc.property(garbage, fc.subarray([...STOCK_COLUMNS]), (values, kept) => {
        const parsed = parseStockRow({ ...values, ...Object.fromEntries(kept.map((column) => [column, round[column]])) })
        if (parsed.ok) return
        expect(parsed.problems.length).toBeGreaterThan(0)
        for (const { field, reason } of parsed.problems) {
          expect(STOCK_COLUMNS).toContain(field)
          expect(reason).not.toBe("")
        }
      }),
    )
  })
})

describe("feedHeaderProblems", () => {
  it("asks for every column once, in any order, and ignores others", () => {
    expect(feedHeaderProblems(["note", ...[...STOCK_COLUMNS].reverse(), "note"], STOCK_COLUMNS)).toEqual([])
    expect(feedHeaderProblems([" coid ", ...HEAT_COLUMNS.filter((column) => column !== "coid")], HEAT_COLUMNS)).toEqual([])
  })

  it("names a column that is missing or stands there twice", () => {
    const header = [...STOCK_COLUMNS.filter((column) => column !== "coid"), "productCode"]
    expect(feedHeaderProblems(header, STOCK_COLUMNS)).toEqual([
      { field: "productCode", value: "", reason: "column stands there twice" },
      { field: "coid", value: "", reason: "required column is missing" },
    ])
  })
})
