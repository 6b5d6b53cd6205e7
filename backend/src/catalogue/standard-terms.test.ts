import { GRADE_STANDARDS } from "../contract"
import { gradeTerms } from "./grade-terms"
import { standardTerms } from "./standard-terms"

describe("standardTerms", () => {
  it.each([
    ["AMS 5662", ["AMS", "AMS5662"]],
    ["ASTM B637", ["ASTM", "B637", "ASTMB637"]],
    ["AMS 5648/5653", ["AMS", "AMS56485653", "AMS5648", "AMS5653"]],
    ["ASTM A693/A705", ["ASTM", "A693/A705", "ASTMA693", "ASTMA705"]],
    ["ASTM A182 F51/F60", ["ASTM", "A182", "ASTMA182", "F51/F60"]],
    ["NACE MR0175/ISO 15156-3", ["NACE", "MR0175/ISO", "NACEMR0175", "MR0175ISO151563", "ISO151563"]],
    ["API Spec 7-1", ["API", "Spec", "Spec71", "API71"]],
    ["QQ-N-281", ["QQN281"]],
    ["ASTM B444 (tube)", ["ASTM", "B444", "ASTMB444"]],
  ])("finds %s by %j", (standard, terms) => {
    expect(standardTerms(standard)).toEqual(terms)
  })

  it("gives no grade a term that begins with a digit, which would stand among sizes", () => {
    const terms = Object.values(GRADE_STANDARDS).flat().flatMap(standardTerms)
    expect(terms.filter((term) => /(^|[-/])\d/.test(term))).toEqual([])
  })
})

describe("gradeTerms", () => {
  it("has the UNS number, the common names and the standards of a grade", () => {
    expect(gradeTerms("718")).toEqual(expect.arrayContaining(["N07718", "Inconel 718", "AMS5662", "B637", "API6ACRA"]))
    expect(gradeTerms("unobtainium")).toEqual([])
  })
})
