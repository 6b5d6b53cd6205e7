import { createHash, randomBytes, randomUUID } from "node:crypto"

/** A refusal as OAuth words it. */
export class Refusal extends Error {
  constructor(error, status = 400) {
    super(error)
    this.status = status
  }
}

const isLocal = (url) => URL.canParse(url) && new URL(url).hostname === "localhost"

/** Codes that are given for a person and exchanged once, by the app they were given for. */
export class Codes {
  given = new Map()

  constructor(client) {
    this.client = client
  }

  /** Checks what a browser was sent here with. */
  check({ client_id, redirect_uri, response_type, code_challenge_method }) {
    if (client_id !== this.client.id || !isLocal(redirect_uri)) throw new Refusal("invalid_client", 401)
    if ((response_type ?? "code") !== "code" || code_challenge_method !== "S256") throw new Refusal("invalid_request")
  }

  /** Where the browser goes on. Without a person, whoever sat there said no. */
  answer(query, person) {
    this.check(query)
    const target = new URL(query.redirect_uri)
    const code = randomBytes(16).toString("hex")
    if (person) this.given.set(code, { ...query, person })
    const params = person ? { code } : { error: "access_denied" }
    for (const [name, value] of Object.entries({ ...params, ...(query.state && { state: query.state }) }))
      target.searchParams.set(name, value)
    return target.href
  }

  /** What a code was given for. */
  exchange({ code, code_verifier = "", redirect_uri }) {
    const given = this.given.get(code)
    this.given.delete(code)
    const challenge = createHash("sha256").update(code_verifier).digest("base64url")
    if (!given || given.redirect_uri !== redirect_uri || given.code_challenge !== challenge) throw new Refusal("invalid_grant")
    return given
  }
}

/** Access tokens, and whose each is. */
export class AccessTokens {
  owners = new Map()

  give(person) {
    const token = randomUUID()
    this.owners.set(token, person)
    return token
  }

  take(token) {
    return this.owners.delete(token)
  }

  ownerOf(token) {
    const owner = this.owners.get(token)
    if (!owner) throw new Refusal("Bad credentials", 401)
    return owner
  }
}
