import fc from "fast-check"
import { listMatches, matchCompany, matchSigns, type CompanyClaim } from "./company-match"
import { normaliseCompanyName } from "./company-name"
import { trigramSimilarity } from "./trigram-similarity"

const claim: CompanyClaim = { name: "Gulf Valve Works, Inc.", mail: "ann@gulfvalve.com", postalCode: "77001", country: "US" }
const company = { name: "Gulf Valve Works LLC", domains: ["gulfvalve.com"], postalCode: "77001", country: "us" }

describe("normaliseCompanyName", () => {
  it.each([
    ["Gulf Valve Works, Inc.", "gulf valve works"],
    ["Müller & Söhne GmbH & Co. KG", "muller and sohne"],
    ["Société Générale d’Acier S.A.", "societe generale dacier"],
    ["Acme (UK) Ltd.", "acme uk"],
    ["Huta Stali Sp. z o.o.", "huta stali"],
    ["PT Baja Sentosa Tbk", "baja sentosa"],
    ["Metal Steel Sdn. Bhd.", "metal steel"],
    ["Nordic Stål A/S", "nordic stal"],
    ["AG Metals AG", "ag metals"],
    ["SE Asia Steel", "se asia steel"],
    ["Straße Stahl", "strasse stahl"],
    ["Limited Co.", "limited co"],
    ["  ", ""],
  ])("turns %j into %j", (name, normalised) => {
    expect(normaliseCompanyName(name)).toBe(normalised)
  })
})

describe("trigramSimilarity", () => {
  it.each([
    ["word", "word", 1],
    ["word", "two words", 4 / 11],
    ["abc", "xyz", 0],
    ["", "", 0],
    ["", "abc", 0],
  ])("of %j and %j is %d, as pg_trgm counts", (a, b, similarity) => {
    expect(trigramSimilarity(a, b)).toBeCloseTo(similarity, 10)
  })

  it("is symmetric, between 0 and 1, and 1 for a text and itself", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const similarity = trigramSimilarity(a, b)
        expect(similarity).toBe(trigramSimilarity(b, a))
        expect(similarity).toBeGreaterThanOrEqual(0)
        expect(similarity).toBeLessThanOrEqual(1)
        if (a.trim() !== "") expect(trigramSimilarity(a, a)).toBe(1)
      }),
    )
  })
})

describe("matchCompany", () => {
  it.each<[string, Partial<CompanyClaim>, number, boolean, boolean]>([
    ["name, domain and place", {}, 1, true, false],
    ["name and domain", { postalCode: "10001" }, 0.85, true, true],
    ["name and place", { mail: "ann@gmail.com" }, 0.75, true, true],
    ["the name alone", { mail: "", postalCode: "" }, 0.6, true, true],
    ["domain and place under another name", { name: "Zzz" }, 0.4, false, true],
    ["a department's mail domain", { mail: "ann@us.gulfvalve.com" }, 1, true, false],
    ["a look-alike mail domain", { mail: "ann@notgulfvalve.com" }, 0.75, true, true],
    ["a postcode in another country", { country: "MX" }, 0.85, true, true],
  ])("weighs %s", (_, changes, confidence, isListed, needsReview) => {
    expect(matchCompany({ ...claim, ...changes }, company)).toEqual({ confidence, isListed, needsReview })
  })

  it("gives nothing for a free-mail domain although the company lists it", () => {
    expect(matchCompany({ ...claim, mail: "ann@gmail.com" }, { ...company, domains: ["gmail.com"] }).confidence).toBe(0.75)
  })

  it("does not take two blank places for the same", () => {
    expect(matchCompany({ ...claim, postalCode: "" }, { ...company, postalCode: "" }).confidence).toBe(0.85)
  })

  it("stays between 0 and 1, and listed is never below reviewed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (name, mail, postalCode, country) => {
        const match = matchCompany({ name, mail, postalCode, country }, { name: mail, domains: [name], postalCode, country })
        expect(match.confidence).toBeGreaterThanOrEqual(0)
        expect(match.confidence).toBeLessThanOrEqual(1)
        if (!match.needsReview) expect(match.isListed).toBe(true)
      }),
    )
  })
})

describe("listMatches", () => {
  it("shows the surest first and leaves out the unlikely", () => {
    const other = { ...company, name: "Gulf Valve Works Houston", domains: [], id: "b" }
    const stranger = { ...company, name: "Alpine Cheese", domains: [], postalCode: "1", id: "c" }
    const listed = listMatches(claim, [stranger, other, { ...company, id: "a" }])
    expect(listed.map((match) => match.company.id)).toEqual(["a", "b"])
  })
})

describe("the signs of a match", () => {
  it("say what each part found", () => {
    expect(matchSigns(claim, company)).toEqual({ name: 1, domain: true, place: true })
    const other = { ...company, name: "Harbour Bakery", domains: ["harbour.example"], postalCode: "1" }
    expect(matchSigns(claim, other)).toMatchObject({ domain: false, place: false })
  })
})
