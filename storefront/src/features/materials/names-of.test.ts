import { MATERIALS, namesOf } from "./material"

it("names every grade by each of its names once", () => {
  expect(MATERIALS.length).toBeGreaterThan(20)
  for (const names of MATERIALS.map(namesOf)) expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
})

it("begins with the name for sentences", () => {
  const alloy718 = MATERIALS.find(({ stockGrade }) => stockGrade === "718")
  expect(alloy718 && namesOf(alloy718)).toEqual(["Alloy 718", "Inconel 718", "W.Nr. 2.4668"])
})
