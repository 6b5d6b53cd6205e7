import { findMaterials } from "./cross-reference"
import { MATERIALS } from "./material"

describe("the cross-reference", () => {
  it.each([
    ["inconel 718", "718"],
    ["n07718", "718"],
    ["UNS N07718", "718"],
    ["uns: S17400", "17-4PH"],
    ["1.4462", "DUPLEX 2205"],
    ["42CrMo4", "4140"],
    ["k500", "K-500"],
    ["S32205", "DUPLEX 2205"],
  ])("finds %s as %s alone", (text, stockGrade) => {
    expect(findMaterials(text).map((material) => material.stockGrade)).toEqual([stockGrade])
  })

  it("finds every grade a standard covers, all for nothing and none for nonsense", () => {
    expect(findMaterials("ASTM B637").map(({ stockGrade }) => stockGrade)).toEqual(["718", "925", "X-750"])
    expect(findMaterials(" - ")).toBe(MATERIALS)
    expect(findMaterials("UNS")).toBe(MATERIALS)
    expect(findMaterials("unobtainium")).toEqual([])
  })
})
