import { randomFrom } from "./random.mjs"

/*
 * A generated stock of any size up to 7.9 million items: 3 metal categories, 3 product types, 120 grades, 30 conditions,
 * 2,200 sizes, 5 companies of which an item has one or more. Grade, size and condition are drawn independently, which no
 * real stock does: it is the worst case, because hardly two items share their attributes.
 */

const METALS = [
  { metalCategory: "NICKEL", gradeOf: (n) => `${600 + 5 * n}`, letter: "N", names: ["Inconel", "Incoloy", "Monel", "Alloy"] },
  { metalCategory: "STAINLESS", gradeOf: (n) => `${301 + 4 * n}L`, letter: "S", names: ["Type", "SUS", "AISI", "Duplex"] },
  { metalCategory: "LOW ALLOY", gradeOf: (n) => `${4100 + 10 * n}`, letter: "G", names: ["AISI", "SAE", "Grade", "Steel"] },
]
const GRADES_PER_METAL = 40

export const GRADES = METALS.flatMap(({ metalCategory, gradeOf, letter, names }) =>
  Array.from({ length: GRADES_PER_METAL }, (_, n) => {
    const stockGrade = gradeOf(n)
    const uns = `${letter}${String(10000 + n * 137)}`
    return { metalCategory, stockGrade, uns, commonName: `${names[n % 4]} ${stockGrade}` }
  }),
).sort((a, b) => (a.stockGrade < b.stockGrade ? -1 : 1))

const HEATS = [
  "ANNEALED",
  "AS ROLLED",
  "COLD WORKED",
  "HOT WORKED",
  "NORMALIZED",
  "QUENCHED & TEMPERED",
  "SOLUTION ANNEALED",
  "SOLUTION ANNEALED & AGED",
]
const STRENGTHS = ["", " (80K)", " (110K)", " (140K)"]
export const CONDITIONS = HEATS.flatMap((heat) =>
  STRENGTHS.map((strength) => ({
    productCondition: heat + strength,
    code:
      heat
        .split(" ")
        .map((word) => word[0])
        .join("")
        .replace("&", "") + strength.replace(/\D/g, ""),
  })),
)
  .filter((_, at) => at % 16 !== 15)
  .sort((a, b) => (a.code < b.code ? -1 : 1))

const thousandths = (inches) => String(Math.round(inches * 1000)).padStart(5, "0")
const inchesText = (inches) => inches.toFixed(3)
const range = (count, of) => Array.from({ length: count }, (_, at) => of(at))

export const SHAPES = [
  {
    code: "FL",
    productType: "Other",
    stockType: "flat",
    name: "Flat Bar",
    sizes: range(20, (w) => range(20, (t) => ({ width: 1 + w * 0.5, height: 0.125 + t * 0.04 })))
      .flat()
      .map(({ width, height }) => ({
        productSize: `${inchesText(width)}-${inchesText(height)}`,
        code: `${thousandths(width)} ${thousandths(height)}`,
        outerDiameter: null,
        insideDiameter: null,
      })),
  },
  {
    code: "RB",
    productType: "Bar",
    stockType: "round",
    name: "Round Bar",
    sizes: range(1100, (n) => 0.5 + n * 0.02).map((diameter) => ({
      productSize: inchesText(diameter),
      code: thousandths(diameter),
      outerDiameter: Number(inchesText(diameter)),
      insideDiameter: null,
    })),
  },
  {
    code: "TB",
    productType: "Tube",
    stockType: "tube",
    name: "Tube",
    sizes: range(35, (o) => range(20, (i) => ({ outer: 2 + o * 0.5, inner: (2 + o * 0.5) * (0.3 + i * 0.03) })))
      .flat()
      .map(({ outer, inner }) => ({
        productSize: `${inchesText(outer)}-${inchesText(inner)}`,
        code: `${thousandths(outer)} ${thousandths(inner)}`,
        outerDiameter: Number(inchesText(outer)),
        insideDiameter: Number(inchesText(inner)),
      })),
  },
]

const SIZE_COUNT = SHAPES.reduce((sum, { sizes }) => sum + sizes.length, 0)
/** How many different items there can be. */
export const MOST_ITEMS = GRADES.length * SIZE_COUNT * CONDITIONS.length
/** Shares no factor with the number of combinations, so that multiplying by it shuffles them without repetition. */
const SHUFFLE = 2_654_435_789

export const COIDS = ["INC", "EUR", "MSA", "SIN", "DUB"]
const COID_LISTS = [
  "INC",
  "INC",
  "INC",
  "EUR",
  "EUR",
  "SIN",
  "DUB",
  "MSA",
  "INC,EUR",
  "INC,SIN",
  "INC,DUB",
  "EUR,DUB",
  "EUR,SIN",
  "INC,EUR,SIN",
  "INC,MSA",
  "",
]
const ZONES = ["Z4", "Z4", "Z4", "Z3", "Z3", "Z2", "Z1", "Z0", "Z0"]
const RANKS = ["A", "A", "B", "B", "C", "C", "C", "D", "D", "D"]

/** What changes about an item when its stock does. */
export function stockOf(random) {
  const coid = COID_LISTS[Math.floor(random() * COID_LISTS.length)]
  const availableInches = random() < 0.07 ? 0 : Math.floor(random() * 2000)
  return {
    coid,
    stratificationRank: RANKS[Math.floor(random() * RANKS.length)],
    avlStkZone: ZONES[Math.floor(random() * ZONES.length)],
    isSpecialOffer: random() < 0.06,
    isPopularItem: random() < 0.07,
    availableInches,
    availablePieces: Math.ceil(availableInches / 144),
    withdrawn: random() < 0.02,
  }
}

function rowOf(grade, shape, size, condition, random) {
  const perPound = Math.round((2 + random() * 25) * 10_000) / 10_000
  return {
    productCode: `${grade.stockGrade} ${shape.code} ${size.code} ${condition.code}`,
    productName: `Alloy ${grade.stockGrade} ${titleCase(condition.productCondition)} ${shape.name} ${size.productSize} in`,
    productCategory: "Metals",
    metalCategory: grade.metalCategory,
    stockGrade: grade.stockGrade,
    productType: shape.productType,
    stockType: shape.stockType,
    productCondition: condition.productCondition,
    productSize: size.productSize,
    outerDiameter: size.outerDiameter,
    insideDiameter: size.insideDiameter,
    averageCostPerLb: perPound,
    averageCostPerKg: Math.round((perPound / 0.453592) * 10_000) / 10_000,
    averageCostPerInch: Math.round(perPound * 30_000) / 10_000,
    ...stockOf(random),
    searchTerms: [grade.uns, grade.commonName],
  }
}

const titles = new Map()
function titleCase(text) {
  let title = titles.get(text)
  if (!title) titles.set(text, (title = text.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase())))
  return title
}

/** Exactly `count` rows in order of product code, as the database hands them out. */
export function* generateStock(count, seed = 1) {
  const random = randomFrom(seed)
  let at = 0
  for (const grade of GRADES) {
    for (const shape of SHAPES) {
      for (const size of shape.sizes) {
        for (const condition of CONDITIONS) {
          if (Number((BigInt(at++) * BigInt(SHUFFLE)) % BigInt(MOST_ITEMS)) < count)
            yield rowOf(grade, shape, size, condition, random)
        }
      }
    }
  }
}
