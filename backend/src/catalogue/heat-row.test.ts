import fc from "fast-check"
import { HEAT_COLUMNS } from "./feed-columns"
import { parseHeatRow } from "./heat-row"

const heat: Record<string, string> = {
  stockItemId: "S000003",
  productCode: "718 RB 00500 SA",
  coid: "EUR",
  millId: "M415",
  castNumber: "H92247",
  pieces: "3",
  lengthsInInches: "180|143.5|120",
  meltCountry: "US",
  baseSpecification: "AMS 5662",
  yieldStrengthKsi: "150.5",
  tensileStrengthKsi: "",
  elongationPercent: "20",
  hardness: "",
  certificateType: "3.1",
}

function problemsOf(changes: Record<string, unknown>) {
  const parsed = parseHeatRow({ ...heat, ...changes })
  return parsed.ok ? [] : parsed.problems
}

describe("parseHeatRow", () => {
  it("reads every field; blank numbers are null", () => {
    expect(parseHeatRow(heat)).toEqual({
      ok: true,
      row: {
        ...heat,
        pieces: 3,
        lengthsInInches: [180, 143.5, 120],
        yieldStrengthKsi: 150.5,
        tensileStrengthKsi: null,
        elongationPercent: 20,
        hardness: null,
      },
    })
  })

  it.each<[string, unknown, string]>([
    ["stockItemId", "", "must not be blank"],
    ["stockItemId", "S;1", "must hold only letters, digits, spaces and . _ / -"],
    ["productCode", "718_RB", "must hold only letters, digits and single spaces"],
    ["coid", "UK", "must be one of INC, EUR, MSA, SIN, DUB"],
    ["castNumber", "", "must not be blank"],
    ["pieces", "0", "must be between 1 and 10000"],
    ["pieces", "1.5", "must be a whole number"],
    ["lengthsInInches", "180|143", "must be as many as the pieces, 3"],
    ["lengthsInInches", "180||120", "each length must be a number with a decimal point"],
    ["lengthsInInches", "180|0|120", "each length must be between 0.001 and 1200"],
    ["lengthsInInches", "", "each length must be a number with a decimal point"],
    ["meltCountry", "QQ", "must be an ISO-2 country"],
    ["yieldStrengthKsi", "-1", "must be between 0 and 1000"],
    ["elongationPercent", "120", "must be between 0 and 100"],
    ["hardness", "HRC 30", "must be a number with a decimal point"],
    ["certificateType", "4.1", "must be one of 2.1, 2.2, 3.1, 3.2"],
  ])("refuses %s %j: it %s", (field, value, reason) => {
    expect(problemsOf({ [field]: value })).toEqual([{ field, value, reason }])
  })

  it("takes a heat whose mill told neither country nor specification", () => {
    expect(problemsOf({ meltCountry: "", baseSpecification: "" })).toEqual([])
  })

  it("takes lengths exactly when they are as many as the pieces, and gives them back", () => {
    const lengths = fc.array(
      fc.integer({ min: 1, max: 1_200_000 }).map((n) => n / 1000),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 8 }), (list, pieces) => {
        const parsed = parseHeatRow({ ...heat, pieces: String(pieces), lengthsInInches: list.join("|") })
        expect(parsed.ok).toBe(pieces === list.length)
        if (parsed.ok) expect(parsed.row.lengthsInInches).toEqual(list)
      }),
    )
  })

  it("takes garbage without throwing", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...HEAT_COLUMNS), fc.anything()), (record) => {
        expect(typeof parseHeatRow(record).ok).toBe("boolean")
      }),
    )
  })
})
