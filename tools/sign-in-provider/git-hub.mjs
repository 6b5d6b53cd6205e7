import { AccessTokens, Codes, Refusal } from "./codes.mjs"

/** As much of GitHub as a sign-in uses: codes, the user and the addresses, and what an app may ask of its own tokens. */
export class GitHub {
  tokens = new AccessTokens()
  ids = new Map()

  constructor(client) {
    this.client = client
    this.codes = new Codes(client)
  }

  token(form) {
    if (form.client_secret !== undefined && form.client_secret !== this.client.secret)
      throw new Refusal("incorrect_client_credentials")
    const { person } = this.codes.exchange(form)
    return { access_token: this.give(person), token_type: "bearer", scope: "read:user,user:email" }
  }

  /** A token of a person; of another app's when one is named. */
  give(person, app = this.client.id) {
    return this.tokens.give({ ...person, app, id: this.idOf(person) })
  }

  user({ authorization = "" }) {
    const { id, name } = this.tokens.ownerOf(authorization.replace(/^Bearer /, ""))
    return { id, login: `user-${id}`, name }
  }

  emails({ authorization = "" }) {
    const { email, verified } = this.tokens.ownerOf(authorization.replace(/^Bearer /, ""))
    return [
      { email: "another@elsewhere.example", primary: false, verified: true },
      { email, primary: true, verified },
    ]
  }

  /** Whose a token of this app is. */
  check({ authorization = "" }, { access_token: token }) {
    const { id, secret } = this.client
    if (authorization !== `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`) throw new Refusal("Bad credentials", 401)
    const owner = this.tokens.owners.get(token)
    if (owner?.app !== id) throw new Refusal("Not Found", 404)
    return { app: { client_id: id }, user: { id: owner.id, login: `user-${owner.id}` }, token }
  }

  forget(headers, body) {
    this.check(headers, body)
    this.tokens.take(body.access_token)
  }

  idOf({ email }) {
    const known = this.ids.get(email) ?? 1000 + this.ids.size
    this.ids.set(email, known)
    return known
  }
}
