const { seeded } = require("./seeded.cjs")
const { Values } = require("./values.cjs")

/** Random requests of an OpenAPI document; the same seed and the same answers give the same requests. */
class FuzzRequests {
  constructor(document, seed) {
    this.random = seeded(seed)
    this.values = new Values(document, this.random)
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    )
  }

  /**
   * @returns {{ method: string, path: string, actor: string | null, headers: Record<string, string>, raw?: string,
   *   statuses: number[] }} `statuses` are those the document names
   */
  next() {
    const { method, path, operation } = this.random.pick(this.operations)
    const parameters = operation.parameters ?? []
    const filled = path.replace(/\{([^}]+)\}/g, () => encodeURIComponent(this.segment()))
    const schema = operation.requestBody?.content["application/json"].schema
    return {
      method,
      path: filled + this.query(parameters),
      actor: this.actor(operation.security ?? []),
      headers: this.headers(parameters),
      statuses: Object.keys(operation.responses).map(Number),
      ...(schema ? { raw: this.body(schema) } : {}),
    }
  }

  learn(answer) {
    this.values.learn(answer)
  }

  segment() {
    const value = this.random.chance(0.1) ? this.values.hostile() : this.values.text({ minLength: 1 })
    // Without a word it is another address.
    return toText(value).toWellFormed() || "x"
  }

  query(parameters) {
    const { random } = this
    const search = new URL("http://x").searchParams
    for (const { name, required, schema } of parameters.filter((one) => one.in === "query")) {
      if (required ? random.chance(0.97) : random.chance(0.3)) {
        for (const value of [this.values.of(schema)].flat()) search.append(name, toText(value))
      }
    }
    return search.size ? `?${search}` : ""
  }

  headers(parameters) {
    const header = parameters.find((one) => one.in === "header")
    return header && this.random.chance(0.9) ? { [header.name]: `fuzz-${this.random.below(1_000_000)}-key` } : {}
  }

  body(schema) {
    const text = JSON.stringify(this.values.of(schema)) ?? ""
    return this.random.chance(0.02) ? text.slice(0, -1) : text
  }

  /** Mostly one of those the operation is for. */
  actor(security) {
    const kinds = security.flatMap((one) => Object.keys(one)).filter((name) => ["staff", "customer", "integrator"].includes(name))
    return kinds.length && this.random.chance(0.85) ? this.random.pick(kinds) : this.random.pick([null, "staff", "customer"])
  }
}

const toText = (value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))

module.exports = { FuzzRequests }
