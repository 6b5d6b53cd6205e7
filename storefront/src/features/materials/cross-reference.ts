import { MATERIALS, type Material } from "./material"

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "")

/** A UNS number is often written with its system's name before it. */
const SYSTEM = /^uns/

/** The grades any of whose names, numbers or standards contain the text, however it is punctuated; all when it is blank. */
export function findMaterials(text: string): readonly Material[] {
  const wanted = bare(text).replace(SYSTEM, "")
  if (wanted === "") return MATERIALS
  return MATERIALS.filter(({ stockGrade, uns, commonNames, facts }) =>
    [stockGrade, ...uns, ...commonNames, ...facts.standards].some((name) => bare(name).includes(wanted)),
  )
}
