/** Deterministic items, rules, custom prices and lines for the pricing bench: the same seed gives the same rows. */

const METALS = ["NICKEL", "LOW ALLOY", "STAINLESS"]
const GRADES = {
  NICKEL: ["718", "725", "625", "825", "925", "945X", "X-750", "400", "K-500"],
  "LOW ALLOY": ["4130", "4140", "4145H MOD", "4330V MOD", "4340", "8630 MOD", "F22", "9CR-1MO"],
  STAINLESS: ["17-4PH", "15-5PH", "316/316L", "304/304L", "410", "420 MOD", "SUPER 13CR", "DUPLEX 2205", "NITRONIC 50"],
}
const CONDITIONS = ["ANNEALED", "SOLUTION ANNEALED AND AGED", "QUENCHED AND TEMPERED", "COLD DRAWN", "HOT ROLLED"]
const COIDS = ["INC", "EUR", "MSA", "SIN", "DUB"]
const SEGMENTS = [...COIDS, ...Array.from({ length: 35 }, (_, index) => `SEGMENT-${index + 1}`)]
const DATE = "2026-03-15"

/** mulberry32: a small seeded generator of numbers from 0 to 1. */
export function seeded(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const integer = (least, most) => least + Math.floor(next() * (most - least + 1))
  const pick = (list) => list[Math.floor(next() * list.length)]
  return { next, integer, pick }
}

/** Bars and tubes with costs, as a catalogue has them. */
export function makeItems(count, seed = 1) {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, index) => {
    const metalCategory = random.pick(METALS)
    const outerDiameter = random.integer(4, 160) / 8
    const isTube = random.next() < 0.25
    const perLb = random.integer(15_000, 400_000) / 10_000
    return {
      productCode: `ITEM ${String(index).padStart(6, "0")}`,
      metalCategory,
      stockGrade: random.pick(GRADES[metalCategory]),
      productType: isTube ? "Tube" : "Bar",
      productCategory: "Metals",
      stockType: isTube ? "tube" : "round",
      productCondition: random.pick(CONDITIONS),
      productSize: outerDiameter.toFixed(3),
      outerDiameter,
      insideDiameter: isTube ? outerDiameter / 2 : null,
      stratificationRank: random.pick(["A", "B", "C", "D"]),
      isSpecialOffer: random.next() < 0.05,
      averageCostPerLb: perLb,
      averageCostPerKg: Number((perLb * 2.2046).toFixed(4)),
      averageCostPerInch: Number((perLb * outerDiameter * 0.7).toFixed(4)),
    }
  })
}

/** Active rules of the kinds a metals house keeps; each knows one to four facts. */
export function makeRules(count, items, { seed = 2, buyers = 2000 } = {}) {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, index) => makeRule(index, random, items, buyers))
}

function makeRule(index, random, items, buyers) {
  const kind = random.next()
  const item = random.pick(items)
  const is = (field) => ({ field, operator: "EQUALS", value: item[field] })
  const parts = { productCodes: [], customerSegments: [], coids: [], conditions: [] }
  if (kind < 0.3) {
    parts.customerSegments = [random.pick(SEGMENTS)]
    parts.conditions = [is("stockGrade"), is("productType"), atLeast("quantity", random.integer(1, 40) * 25)]
  } else if (kind < 0.5) {
    parts.productCodes = [...new Set([item.productCode, random.pick(items).productCode, random.pick(items).productCode])]
  } else if (kind < 0.7) {
    parts.coids = [random.pick(COIDS)]
    parts.conditions = [is("stockGrade"), is("productCondition"), between("outerDiameter", item.outerDiameter, random)]
  } else if (kind < 0.9) {
    parts.conditions = [
      { field: "companyId", operator: "EQUALS", value: `company-${random.integer(0, buyers - 1)}` },
      { field: "metalCategory", operator: "IN", value: [item.metalCategory] },
    ]
  } else {
    parts.customerSegments = [random.pick(SEGMENTS), random.pick(SEGMENTS)].filter((value, at, all) => all.indexOf(value) === at)
    parts.conditions = [is("stockGrade"), is("productSize"), atLeast("pieces", random.integer(1, 20))]
  }
  const start = random.integer(1, 12)
  return {
    id: `rule-${String(index).padStart(6, "0")}`,
    name: `Rule ${index}`,
    description: null,
    status: "ACTIVE",
    priority: random.integer(0, 100),
    effectiveDate: `2025-${String(start).padStart(2, "0")}-01`,
    expiryDate: random.next() < 0.5 ? "2026-12-31" : null,
    category: null,
    tags: [],
    ...parts,
    actions: [makeAction(random)],
  }
}

function atLeast(field, value) {
  return { field, operator: "GREATER_THAN_OR_EQUAL", value }
}

function between(field, centre, random) {
  const half = random.integer(1, 8) / 8
  return { field, operator: "BETWEEN", value: [centre - half, centre + half] }
}

function makeAction(random) {
  const none = { fixedPrice: null, percentage: null, pricePerUnit: null, unit: null, tiers: [] }
  const kind = random.next()
  if (kind < 0.5) return { ...none, type: "PERCENTAGE_DISCOUNT", percentage: random.integer(1, 60) / 4 }
  if (kind < 0.7) return { ...none, type: "PERCENTAGE_MARKUP", percentage: random.integer(1, 40) / 4 }
  const price = () => random.integer(10_000, 900_000) / 10_000
  if (kind < 0.8) return { ...none, type: "PRICE_PER_UNIT", pricePerUnit: price(), unit: random.pick(["lb", "in", "kg"]) }
  if (kind < 0.9) return { ...none, type: "FIXED_PRICE", fixedPrice: random.integer(10_000, 900_000) / 100 }
  const top = price() + 20
  const tiers = [
    { minValue: 0, maxValue: 5, price: top, unit: "lb" },
    { minValue: 5, maxValue: 20, price: Number((top * 0.95).toFixed(4)), unit: "lb" },
    { minValue: 20, maxValue: null, price: Number((top * 0.9).toFixed(4)), unit: "lb" },
  ]
  return { ...none, type: "TIERED_PRICING", unit: "piece", tiers }
}

/** Custom prices spread over companies and customers; one (owner, item) pair each. */
export function makeCustomPrices(count, items, { seed = 3, buyers = 2000 } = {}) {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, index) => {
    const owner = index % buyers
    const forCompany = index % 4 !== 0
    return {
      id: `custom-${String(index).padStart(6, "0")}`,
      productCode: random.pick(items).productCode,
      companyId: forCompany ? `company-${owner}` : null,
      customerId: forCompany ? null : `customer-${owner}`,
      coid: random.next() < 0.2 ? random.pick(COIDS) : null,
      customPrice: random.integer(15_000, 300_000) / 10_000,
      unit: "lb",
      originalPrice: null,
      discountPercent: null,
      effectiveDate: "2025-01-01",
      expiryDate: random.next() < 0.5 ? "2026-12-31" : null,
      isActive: true,
      notes: null,
    }
  })
}

/** Pages of 25 lines, each page one buyer's; every line another item. */
export function makePages(count, items, { seed = 4, buyers = 2000, lines = 25 } = {}) {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const owner = random.integer(0, buyers - 1)
    const coid = random.pick(COIDS)
    const buyer = { customerId: `customer-${owner}`, companyId: `company-${owner}`, customerSegment: random.pick(SEGMENTS) }
    return Array.from({ length: lines }, () => makeFacts(random, items, buyer, coid))
  })
}

function makeFacts(random, items, buyer, coid) {
  const item = random.pick(items)
  const unit = random.pick(["in", "lb", "kg"])
  const amount = random.integer(10, 4000) / 10
  const pounds = unit === "lb" ? amount : unit === "kg" ? amount / 0.453592 : amount * item.outerDiameter * 0.7
  return {
    item,
    line: {
      amount: String(amount),
      unit,
      pieces: random.integer(1, 30),
      weightInPounds: Number(pounds.toFixed(4)),
      lengthInInches: 24,
    },
    buyer,
    coid,
    date: DATE,
  }
}
