import { readFileSync } from "node:fs"
import { create, insertMultiple, search } from "@orama/orama"
import { chosenFields, FACETS, without } from "../peer-documents.mjs"

const { version } = JSON.parse(readFileSync(new URL("../node_modules/@orama/orama/package.json", import.meta.url), "utf8"))
const ALL = { limit: 1_000_000 }

/** Orama: one search for the page and the lists, and one more for each list whose own choice must not narrow it. */
export async function orama(documents) {
  const enums = Object.fromEntries(FACETS.map((field) => [field, "enum"]))
  const db = create({ schema: { ...enums, coids: "enum[]", outerDiameter: "number", insideDiameter: "number", place: "number" } })
  const plain = documents.map(({ outerDiameter, insideDiameter, ...one }) => ({
    ...one,
    ...(outerDiameter === null ? {} : { outerDiameter }),
    ...(insideDiameter === null ? {} : { insideDiameter }),
  }))
  await insertMultiple(db, plain, 5000)
  return { name: `Orama ${version}`, ask: (query) => answer(db, query), read: (one) => one }
}

async function answer(db, query) {
  const facets = Object.fromEntries(FACETS.map((field) => [field, ALL]))
  const main = await search(db, {
    term: "",
    where: whereOf(query),
    facets,
    limit: query.limit,
    sortBy: { property: "place", order: "ASC" },
  })
  const lists = Object.fromEntries(FACETS.map((field) => [field, main.facets[field].values]))
  for (const field of chosenFields(query)) {
    const wider = await search(db, { term: "", where: whereOf(without(query, field)), facets: { [field]: ALL }, limit: 1 })
    lists[field] = wider.facets[field].values
  }
  return { total: main.count, codes: main.hits.map(({ document }) => document.id), facets: lists }
}

function whereOf({ filters, ranges }) {
  const where = {}
  for (const field of FACETS) if (filters[field]?.length) where[field] = { in: filters[field] }
  if (filters.coid?.length) where.coids = { containsAny: filters.coid }
  const { outerDiameterMin: least, outerDiameterMax: most, insideDiameterMin: inside } = ranges
  if (least !== undefined) where.outerDiameter = { between: [least, most] }
  if (inside !== undefined) where.insideDiameter = { gte: inside }
  return where
}
