import { readFileSync } from "node:fs"
import roaring from "roaring"
import { chosenFields, FACETS } from "../peer-documents.mjs"

const { RoaringBitmap32 } = roaring
const { version } = JSON.parse(readFileSync(new URL("../node_modules/roaring/package.json", import.meta.url), "utf8"))

/** A bitmap per value, items numbered as they are featured: what a careful programmer builds of a good library. */
export function roaringBitmaps(documents) {
  const bitmaps = Object.fromEntries(
    [...FACETS, "coids", "outerDiameter", "insideDiameter"].map((field) => [field, bitmapsOf(documents, field)]),
  )
  const all = RoaringBitmap32.fromRange(0, documents.length)
  return {
    name: `roaring ${version} (CRoaring)`,
    ask: (query) => answer(bitmaps, all, query),
    read: ({ total, places, facets }) => ({ total, codes: places.map((place) => documents[place].id), facets }),
  }
}

function bitmapsOf(documents, field) {
  const places = new Map()
  for (const one of documents) {
    for (const value of [one[field]].flat()) {
      if (value === null) continue
      if (!places.has(value)) places.set(value, [])
      places.get(value).push(one.place)
    }
  }
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, some]) => [value, new RoaringBitmap32(some)]))
}

function answer(bitmaps, all, query) {
  const parts = conditionsOf(bitmaps, query)
  const found = intersection(
    all,
    parts.map(([, bitmap]) => bitmap),
  )
  const facets = {}
  const chosen = chosenFields(query)
  for (const field of FACETS) {
    const among = chosen.includes(field)
      ? intersection(
          all,
          parts.flatMap(([one, bitmap]) => (one === field ? [] : [bitmap])),
        )
      : found
    facets[field] = {}
    for (const [value, bitmap] of bitmaps[field]) {
      const count = among.andCardinality(bitmap)
      if (count > 0) facets[field][value] = count
    }
  }
  return { total: found.size, places: found.toArray(query.limit), facets }
}

function conditionsOf(bitmaps, { filters, ranges }) {
  const { outerDiameterMin: least, outerDiameterMax: most, insideDiameterMin: inside } = ranges
  const parts = [...FACETS, "coid"].flatMap((field) => {
    if (!filters[field]?.length) return []
    const ofField = bitmaps[field === "coid" ? "coids" : field]
    return [[field, union(filters[field].flatMap((value) => ofField.get(value) ?? []))]]
  })
  if (least !== undefined) parts.push(["outer", within(bitmaps.outerDiameter, least, most)])
  if (inside !== undefined) parts.push(["inner", within(bitmaps.insideDiameter, inside, Infinity)])
  return parts
}

function within(bitmaps, least, most) {
  return union([...bitmaps].flatMap(([value, bitmap]) => (value >= least && value <= most ? [bitmap] : [])))
}

const union = (some) => (some.length === 1 ? some[0] : RoaringBitmap32.orMany(some))

function intersection(all, [first, ...others]) {
  if (!first) return all
  let found = first
  for (const other of others) found = RoaringBitmap32.and(found, other)
  return found
}
