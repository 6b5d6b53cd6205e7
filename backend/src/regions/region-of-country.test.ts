import fc from "fast-check"
import { COIDS, COUNTRIES, EMBARGOED_COUNTRIES, OTHER_COUNTRY } from "../contract"
import { isEmbargoed, isKnownCountry, REGION_COUNTRIES, regionOfCountry } from "./region-of-country"

/** ISO 3166-1 alpha-2, all 249 officially assigned codes. */
const ISO_CODES = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF " +
  "CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH " +
  "GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW " +
  "KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG " +
  "NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN " +
  "SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT " +
  "ZA ZM ZW"
).split(" ")

/** The lists of decision 51; INC has the rest. */
const NAMED = {
  MSA: "MY",
  DUB: "AE SA QA KW BH OM EG IN IR IQ IL",
  EUR:
    "AL AD AM AT AX AZ BY BE BA BG HR CY CZ DK EE FO FI FR GE DE GI GR GG VA HU IS IE IM IT JE XK LV LI LT LU MT MD MC ME " +
    "NL MK NO PL PT RO RU SM RS SK SI ES SJ SE CH TR UA GB MA DZ",
  SIN:
    "SG AU NZ CN HK MO TW JP KR KP MN BN KH ID LA MM PH TH TL VN AF BD BT LK MV NP PK FJ PG SB VU NC PF WS TO KI TV NR PW " +
    "FM MH CK NU TK WF PN NF CX CC AS GU MP",
}

describe("the country list", () => {
  it("holds every ISO country exactly once, Kosovo and Other besides", () => {
    const codes = COUNTRIES.map(({ code }) => code)
    expect([...codes].sort()).toEqual([...ISO_CODES, "XK", OTHER_COUNTRY].sort())
    expect(ISO_CODES).toHaveLength(249)
  })

  it("is ordered by English name with Other last, and no name stands there twice", () => {
    const names = COUNTRIES.map(({ name }) => name)
    expect(names.at(-1)).toBe("Other")
    const listed = names.slice(0, -1)
    expect(listed).toEqual([...listed].sort((a, b) => a.localeCompare(b, "en")))
    expect(new Set(names).size).toBe(names.length)
  })
})

describe("REGION_COUNTRIES", () => {
  it.each(Object.entries(NAMED))("gives %s the countries named for it", (region, codes) => {
    const coid = COIDS.find((one) => one === region) ?? "INC"
    expect([...REGION_COUNTRIES[coid]].sort()).toEqual(codes.split(" ").sort())
  })

  it("gives INC the United States, Canada and everything not named", () => {
    const named = new Set(Object.values(NAMED).join(" ").split(" "))
    const rest = [...ISO_CODES, OTHER_COUNTRY].filter((code) => !named.has(code))
    expect([...REGION_COUNTRIES.INC].sort()).toEqual(rest.sort())
    expect(REGION_COUNTRIES.INC).toEqual(expect.arrayContaining(["US", "CA"]))
  })

  it("puts every country in exactly one region, the one regionOfCountry names", () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), ({ code }) => {
        const regions = COIDS.filter((coid) => REGION_COUNTRIES[coid].includes(code))
        expect(regions).toEqual([regionOfCountry(code)])
      }),
    )
  })
})

describe("regionOfCountry", () => {
  it.each([
    ["us", "INC"],
    [" gb ", "EUR"],
    ["XK", "EUR"],
    ["ZZ", "INC"],
    ["??", "INC"],
  ])("serves %j from %s", (code, region) => {
    expect(regionOfCountry(code)).toBe(region)
  })

  it("knows a country of the list and no other", () => {
    expect(isKnownCountry("de")).toBe(true)
    expect(isKnownCountry("QQ")).toBe(false)
  })
})

describe("isEmbargoed", () => {
  it("holds for the six countries of decision 51 alone", () => {
    const embargoed = COUNTRIES.filter(({ code }) => isEmbargoed(code)).map(({ code }) => code)
    expect(embargoed.sort()).toEqual([...EMBARGOED_COUNTRIES].sort())
    expect(embargoed.sort()).toEqual(["BY", "CU", "IR", "KP", "RU", "SY"])
    expect(isEmbargoed(" ru ")).toBe(true)
  })
})
