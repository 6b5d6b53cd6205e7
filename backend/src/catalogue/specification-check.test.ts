import { checkSpecification, designationsOf, meetsSpecification } from "./specification-check"

describe("designations of a certificate", () => {
  it.each([
    ["AMS 5662", ["AMS 5662"]],
    ["ASTM A276 / A479 / A182 F55", ["ASTM A276", "ASTM A479", "ASTM A182 F55"]],
    ["AMS 5659 / ASTM A564", ["AMS 5659", "ASTM A564"]],
    ["typical, 4 in round", ["typical", "4 in round"]],
    ["", []],
  ])("of %j are %j", (certificate, designations) => {
    expect(designationsOf(certificate)).toEqual(designations)
  })
})

describe("a certificate meets a specification", () => {
  it.each([
    ["AMS 5662", "ams5662", true],
    ["ASTM A276 / A479", "ASTM A479", true],
    ["API 6A 75K PSL 3/4 / NACE MR0175", "API 6A", true],
    ["API 6A 75K PSL 3/4 / NACE MR0175", "API 6A 75K", true],
    ["API 6A 75K PSL 3/4 / NACE MR0175", "NACE MR0175", true],
    ["API 6A", "API 6A 75K", false],
    ["AMS 5662", "AMS 566", false],
    ["API 6ACRA 120K", "API 6A", false],
    ["mill spec", "ASTM A564", false],
    ["", "ASTM A564", false],
  ])("%j against %j: %s", (certificate, specification, meets) => {
    expect(meetsSpecification(certificate, specification)).toBe(meets)
  })

  it("and says on what ground", () => {
    expect(checkSpecification("ASTM A564", "AMS 5643")).toEqual({
      id: "AMS 5643",
      conforms: false,
      note: "The certificate names ASTM A564, not AMS 5643",
    })
    expect(checkSpecification("", "AMS 5643").note).toBe("The certificate names no specification, not AMS 5643")
  })
})
