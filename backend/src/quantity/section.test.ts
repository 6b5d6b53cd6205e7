import { sectionOf, UnknownSectionError, type SectionFacts } from "./section"

describe("sectionOf", () => {
  it.each<[SectionFacts, object]>([
    [
      { stockType: "round", productSize: "4.500" },
      { kind: "round", outerDiameter: 4.5 },
    ],
    [
      { stockType: "round", productSize: "", outerDiameter: 4.5 },
      { kind: "round", outerDiameter: 4.5 },
    ],
    [
      { stockType: "tube", productSize: "6.000-3.000" },
      { kind: "tube", outerDiameter: 6, insideDiameter: 3 },
    ],
    [
      { stockType: "tube", productSize: "?", outerDiameter: 6, insideDiameter: 3 },
      { kind: "tube", outerDiameter: 6, insideDiameter: 3 },
    ],
    [
      { stockType: "tube", productSize: "6-3", outerDiameter: 6, insideDiameter: null },
      { kind: "tube", outerDiameter: 6, insideDiameter: 3 },
    ],
    [
      { stockType: "flat", productSize: "4.000-0.750", outerDiameter: null },
      { kind: "flat", width: 4, thickness: 0.75 },
    ],
  ])("reads %j", (facts, shape) => {
    expect(sectionOf(facts)).toEqual(shape)
  })

  it.each<SectionFacts>([
    { stockType: "round", productSize: "big" },
    { stockType: "round", productSize: "0", outerDiameter: 0 },
    { stockType: "tube", productSize: "6", outerDiameter: 6, insideDiameter: 6 },
    { stockType: "flat", productSize: "4", outerDiameter: 4 },
  ])("has a typed error for %j that carries the facts", (facts) => {
    expect(() => sectionOf(facts)).toThrow(UnknownSectionError)
    expect(() => sectionOf(facts)).toThrow(`size "${facts.productSize}"`)
  })
})
