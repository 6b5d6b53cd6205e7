import { LEAD_FIELDS, type LeadField, type Projection } from "./projection"

/** The values of one field that occur within a kind, numbered from 0. */
export type Part = { codes: Uint32Array; placeOf: Int32Array }
/** Which values occur within a kind: a round bar has no tube sizes, so tables per kind are small. */
export type KindParts = Record<LeadField, Part>

export function partsOfKinds(kinds: number, projections: Record<LeadField, Projection>): KindParts[] {
  return Array.from({ length: kinds }, (_, kind) => {
    const [grade, condition, dimension] = LEAD_FIELDS.map((lead) => partOf(projections[lead], kind))
    const none = { codes: new Uint32Array(0), placeOf: new Int32Array(0) }
    return { grade: grade ?? none, condition: condition ?? none, dimension: dimension ?? none }
  })
}

function partOf({ start, leadCount }: Projection, kind: number): Part {
  const codes: number[] = []
  const placeOf = new Int32Array(leadCount).fill(-1)
  for (let code = 0; code < leadCount; code++) {
    const run = kind * leadCount + code
    if ((start[run] ?? 0) < (start[run + 1] ?? 0)) placeOf[code] = codes.push(code) - 1
  }
  return { codes: Uint32Array.from(codes), placeOf }
}

/** How many numbers the tables of all kinds take. */
export function tableCells(parts: readonly KindParts[]): number {
  let cells = 0
  for (const { grade, condition, dimension } of parts) {
    const [g, c, d] = [grade.codes.length, condition.codes.length, dimension.codes.length]
    cells += g * c + g * d + c * d
  }
  return cells
}
