import { oneOf, randomFrom } from "./random.mjs"
import { COIDS, CONDITIONS, GRADES, SHAPES } from "./stock-generator.mjs"

/*
 * The searches of the bench. Filters as in a buyer's session: 10 % nothing chosen, 20 % a metal, 20 % and a type,
 * 20 % and a grade, 30 % and a condition or a size; 30 % of all also one company (a third of them "near"). Three in ten
 * are something else: half a range of diameters, half free text, a part of it typed only half or with a typo.
 * Nobody asks for the same page twice by plan: sort, page and values are drawn anew each time.
 */

const LIMIT = 25

/** @param kinds which of "filters", "ranges" and "text" to draw; peers without the others are asked fewer kinds */
export function drawQueries(count, { seed = 7, kinds = ["filters", "ranges", "text"] } = {}) {
  const random = randomFrom(seed)
  const queries = []
  while (queries.length < count) {
    const chance = random()
    const kind = chance < 0.7 ? "filters" : chance < 0.85 ? "ranges" : "text"
    const query = drawOne(kind, random)
    if (kinds.includes(kind)) queries.push(query)
  }
  return queries
}

function drawOne(kind, random) {
  const grade = oneOf(random, GRADES)
  const shape = oneOf(random, SHAPES)
  const query = {
    kind,
    text: [],
    filters: {},
    ranges: {},
    specialOnly: false,
    popularOnly: false,
    inStockRecordsOnly: true,
    sort: oneOf(random, ["featured", "featured", "featured", "availability", "size-asc", "size-desc"]),
    limit: LIMIT,
    offset: drawOffset(random),
    facets: true,
  }
  if (kind === "filters") query.filters = drawFilters(random, grade, shape)
  if (kind === "ranges") Object.assign(query, drawRange(random, grade, shape))
  if (kind === "text") Object.assign(query, { text: drawText(random, grade, shape), sort: "featured" })
  if (random() < 0.3) {
    const coid = oneOf(random, COIDS)
    if (random() < 1 / 3) query.nearCoid = coid
    else query.filters = { ...query.filters, coid: [coid] }
  }
  return query
}

function drawOffset(random) {
  const chance = random()
  if (chance < 0.8) return 0
  return LIMIT * (chance < 0.97 ? 1 + Math.floor(random() * 10) : Math.floor(random() * 2000))
}

function drawFilters(random, grade, shape) {
  const chance = random()
  if (chance < 0.1) return {}
  const metal = { metalCategory: [grade.metalCategory] }
  if (chance < 0.3) return metal
  const type = { ...metal, productType: [shape.productType] }
  if (chance < 0.5) return type
  const graded = { ...type, stockGrade: [grade.stockGrade] }
  if (chance < 0.7) return graded
  if (random() < 0.5) return { ...graded, productCondition: [oneOf(random, CONDITIONS).productCondition] }
  return { ...graded, productSize: [oneOf(random, shape.sizes).productSize] }
}

function drawRange(random, grade, shape) {
  const from = Math.round(random() * 160) / 8
  const ranges = { outerDiameterMin: from, outerDiameterMax: from + oneOf(random, [0, 0.25, 0.5, 1, 2]) }
  if (random() < 0.15) ranges.insideDiameterMin = Math.round(random() * 40) / 8
  const chance = random()
  if (chance < 0.15) return { ranges }
  const filters = { metalCategory: [grade.metalCategory], productType: [shape.productType] }
  return { ranges, filters: chance < 0.6 ? filters : { ...filters, stockGrade: [grade.stockGrade] } }
}

const words = (text) => text.toUpperCase().split(/[\s,]+/)

function drawText(random, grade, shape) {
  const size = oneOf(random, shape.sizes)
  const condition = oneOf(random, CONDITIONS)
  const code = `${grade.stockGrade} ${shape.code} ${size.code} ${condition.code}`
  const texts = [
    code,
    code.slice(0, grade.stockGrade.length + 3 + Math.floor(random() * 8)),
    `${(0.5 + 0.5 * Math.floor(random() * 40)).toFixed(1)} bar`,
    `${grade.commonName} ${shape.name}`,
    grade.uns,
    grade.uns.slice(0, 4),
    withTypo(random, `${grade.commonName.split(" ")[0]}`) + ` ${grade.stockGrade}`,
    `${grade.stockGrade} ${condition.productCondition.split(" ")[0].slice(0, 4)}`,
    `${size.productSize} ${condition.productCondition.split(" ")[0]}`,
    condition.productCondition,
    shape.name.slice(0, 1 + Math.floor(random() * 4)),
    grade.stockGrade.slice(0, 2),
  ]
  return words(oneOf(random, texts)).filter((word) => word !== "")
}

/** Swaps two letters in the middle. */
function withTypo(random, word) {
  const at = 1 + Math.floor(random() * Math.max(word.length - 2, 1))
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
