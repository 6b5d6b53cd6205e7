/** Values that have broken a parser, a database or a template somewhere. */
const HOSTILE = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e",
  "'; drop table metal_stock_item; --",
  "%",
  "%00",
  "{{7*7}}",
  "../../etc/passwd",
  "1e309",
  "-0",
  "NaN",
  "9".repeat(400),
  "x".repeat(3000),
  "__proto__",
  "null",
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[]],
  { __proto__: null, constructor: 1 },
]
const WORDS = [
  "718",
  "RB",
  "4.5",
  "bar",
  "Smith",
  "Houston",
  "US",
  "TX",
  "77020",
  "+1 713 555 0100",
  "in",
  "12",
  "2026-01-01",
  "INC",
  "ä ö",
]
const FORMATS = {
  date: ["2026-11-22", "2024-02-29", "2026-02-30", "0000-00-00"],
  "date-time": ["2026-11-22T00:00:00Z", "9999-12-31T23:59:59Z"],
  email: ["buyer@example.com", "a@b.co"],
  uri: ["https://example.com/a"],
}

/** Makes values that a JSON schema describes, and now and then one that it does not. */
class Values {
  /** @type {string[]} texts that the server has answered: ids and codes that exist */
  known = []

  constructor(document, random) {
    this.document = document
    this.random = random
  }

  hostile = () => this.random.pick(HOSTILE)

  of(schema, depth = 0) {
    const { random } = this
    if (random.chance(0.06)) return this.hostile()
    if (schema === true || !schema || depth > 6) return random.pick(WORDS)
    if (schema.$ref) return this.of(this.resolve(schema.$ref), depth)
    if ("const" in schema) return schema.const
    if (schema.enum) return random.pick(schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return this.of(random.pick(choices), depth + 1)
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, depth + 1)))
    return this.ofType([schema.type].flat().filter(Boolean), schema, depth)
  }

  ofType(types, schema, depth) {
    const type = types.length ? this.random.pick(types) : this.random.pick(["string", "number", "boolean"])
    if (type === "object") return this.object(schema, depth)
    if (type === "array") return this.array(schema, depth)
    if (type === "integer" || type === "number") return this.number(schema, type === "integer")
    if (type === "boolean") return this.random.chance(0.5)
    return type === "null" ? null : this.text(schema)
  }

  object({ properties = {}, required = [], additionalProperties }, depth) {
    const { random } = this
    const entries = Object.entries(properties)
      .filter(([name]) => (required.includes(name) ? random.chance(0.97) : random.chance(0.4)))
      .map(([name, schema]) => [name, this.of(schema, depth + 1)])
    const open = typeof additionalProperties === "object" && random.chance(0.5)
    if (open) entries.push([random.pick(WORDS), this.of(additionalProperties, depth + 1)])
    if (random.chance(0.02)) entries.push([random.pick(["__proto__x", "constructor", "extra"]), this.hostile()])
    return Object.fromEntries(entries)
  }

  array({ items, minItems = 0, maxItems = 4 }, depth) {
    const length = minItems + this.random.below(Math.max(1, Math.min(maxItems, minItems + 3) - minItems + 1))
    return Array.from({ length }, () => this.of(items, depth + 1))
  }

  number({ minimum = -5, maximum = 1000, exclusiveMinimum, exclusiveMaximum }, whole) {
    const low = exclusiveMinimum ?? minimum
    const high = exclusiveMaximum ?? maximum
    const value = this.random.pick([low, high, 1, 2, 12.5, low + this.random.next() * (high - low)])
    return whole ? Math.round(value) : value
  }

  text({ format, minLength = 0, maxLength = 200 }) {
    const { random, known } = this
    if (FORMATS[format]) return random.pick(FORMATS[format])
    const text = known.length && random.chance(0.4) ? random.pick(known) : random.pick(WORDS)
    return text.padEnd(minLength, "x").slice(0, Math.max(maxLength, minLength))
  }

  resolve(ref) {
    return ref
      .slice(2)
      .split("/")
      .reduce((at, name) => at[name], this.document)
  }

  /** Remembers the short texts of an answer. */
  learn(answer, depth = 0) {
    if (typeof answer === "string") {
      if (answer.length > 0 && answer.length < 60) this.remember(answer)
    } else if (answer && typeof answer === "object" && depth < 6) {
      for (const value of Object.values(answer).slice(0, 20)) this.learn(value, depth + 1)
    }
  }

  remember(text) {
    if (this.known.length < 400) this.known.push(text)
    else this.known[this.random.below(400)] = text
  }
}

module.exports = { Values }
