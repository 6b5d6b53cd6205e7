import { mergeCompanies, type MergingCompany } from "./company-merge"

const plain: MergingCompany = {
  creditLimitCents: null,
  termsDays: null,
  openBalanceCents: 0,
  creditHold: false,
  requiresApproval: false,
  phone: null,
  website: null,
  industry: null,
  description: null,
  logo: null,
  vulcanId: null,
  customerSince: null,
  customerSegment: null,
  taxExemptUntil: null,
  taxCertificate: null,
}
const merge = (from: Partial<MergingCompany>, into: Partial<MergingCompany>) =>
  mergeCompanies({ ...plain, ...from }, { ...plain, ...into })

describe("The company two companies become", () => {
  it.each([
    ["keeps its own terms", { creditLimitCents: 900, termsDays: 90 }, { creditLimitCents: 500, termsDays: 30 }, [500, 30]],
    ["takes the other's terms when it has none", { creditLimitCents: 900, termsDays: 90 }, {}, [900, 90]],
    ["takes limit and days together", { creditLimitCents: 900, termsDays: 90 }, { termsDays: 30 }, [900, 90]],
    ["has none when neither has", {}, {}, [null, null]],
  ])("%s", (_, from, into, [limit, days]) => {
    expect(merge(from, into).after).toMatchObject({ creditLimitCents: limit, termsDays: days })
  })

  it("owes what both owed, also above its limit", () => {
    const { after } = merge({ openBalanceCents: 400 }, { openBalanceCents: 300, creditLimitCents: 500 })
    expect(after).toMatchObject({ openBalanceCents: 700, creditLimitCents: 500 })
  })

  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])("is held and looked at if either was: %s, %s", (one, other) => {
    const { after } = merge({ creditHold: one, requiresApproval: one }, { creditHold: other, requiresApproval: other })
    expect(after).toMatchObject({ creditHold: true, requiresApproval: true })
  })

  const early = { taxExemptUntil: "2027-01-31", taxCertificate: "TX-1" }
  const late = { taxExemptUntil: "2028-06-30", taxCertificate: "TX-2" }
  it.each([
    ["from the company that goes", late, {}, late, []],
    ["from the company that stays", {}, late, late, []],
    ["from the one that goes where it holds longer", late, early, late, ["TX-1"]],
    ["from the one that stays where it holds longer", early, late, late, ["TX-1"]],
    ["from the one that stays where both end on a day", { ...late, taxCertificate: "TX-3" }, late, late, ["TX-3"]],
    ["once where it is the same", early, early, early, []],
    ["nowhere where there is none", {}, {}, { taxExemptUntil: null, taxCertificate: null }, []],
  ])("is exempt of tax by the certificate %s", (_, from, into, kept, lost) => {
    const { after, givenUp } = merge(from, into)
    expect(after).toMatchObject(kept)
    expect(givenUp).toEqual(lost.map((value) => ({ fact: "taxCertificate", value })))
  })

  it("takes the facts it lacks, keeps its own and says what is given up", () => {
    const { after, givenUp } = merge(
      { phone: "713 555 0100", website: "gulf.example", vulcanId: "V-2", industry: "Forging" },
      { website: "coast.example", vulcanId: "V-2", customerSince: "2019" },
    )
    expect(after).toMatchObject({
      phone: "713 555 0100",
      website: "coast.example",
      vulcanId: "V-2",
      industry: "Forging",
      customerSince: "2019",
    })
    expect(givenUp).toEqual([{ fact: "website", value: "gulf.example" }])
  })
})
