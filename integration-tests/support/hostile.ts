import fc from "fast-check"

/** Texts that have broken a parser, a database or a template somewhere. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "718\u0000 RB",
  "\ud800",
  "\udfff\ud800",
  "\u202e",
  "'; drop table metal_stock_item; --",
  "$1",
  "?",
  "%",
  "{{7*7}}",
  "../../etc/passwd",
  "1e309",
  "-0",
  "NaN",
  "9".repeat(400),
  "x".repeat(5_000),
  "__proto__",
  "null",
] as const

const hostileNumber = fc.constantFrom(0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 1e21, 0.1 + 0.2)

const leaf = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 30 }),
  hostileNumber,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
)
const junkKey = fc.constantFrom("__proto__", "constructor", "toString", "valueOf", "length", "then", "a", "")
const junk = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(junkKey, leaf, { maxKeys: 3 }) },
)

/** Bodies that are a valid one with some fields replaced, dropped or added, or something else altogether. */
export function hostileBodies(valid: Record<string, unknown>): fc.Arbitrary<unknown> {
  const names = Object.keys(valid)
  const changes = fc.dictionary(fc.constantFrom(...names), junk, { maxKeys: 4 })
  const dropped = fc.subarray(names, { maxLength: Math.min(2, names.length) })
  const added = fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(junkKey, junk, { maxKeys: 2 }) },
  )
  const mutated = fc.tuple(changes, dropped, added).map(([fields, without, more]) => {
    const body = { ...valid, ...more, ...fields }
    return Object.fromEntries(Object.entries(body).filter(([name]) => !without.includes(name)))
  })
  return fc.oneof({ weight: 9, arbitrary: mutated }, { weight: 1, arbitrary: fc.oneof(junk, fc.jsonValue({ maxDepth: 4 })) })
}
