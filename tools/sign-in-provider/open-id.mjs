import { AccessTokens, Codes, Refusal } from "./codes.mjs"
import { makeKeys, signToken } from "./sign-token.mjs"

const LIFE_SECONDS = 3600

/** A provider as OpenID Connect wants it: discovery, code flow with PKCE, keys, userinfo. */
export class OpenId {
  keys = makeKeys()
  tokens = new AccessTokens()

  constructor(issuer, client) {
    this.issuer = issuer
    this.client = client
    this.codes = new Codes(client)
  }

  configuration() {
    const { issuer } = this
    return {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
      ...{ userinfo_endpoint: `${issuer}/userinfo`, response_types_supported: ["code"], subject_types_supported: ["public"] },
      ...{ id_token_signing_alg_values_supported: ["RS256"], code_challenge_methods_supported: ["S256"] },
    }
  }

  jwks() {
    return { keys: [this.keys.published] }
  }

  token({ authorization = "" }, form) {
    const { id, secret } = this.client
    if (authorization !== `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`) throw new Refusal("invalid_client", 401)
    const { person, nonce } = this.codes.exchange(form)
    return {
      access_token: this.tokens.give(person),
      ...{ token_type: "Bearer", expires_in: LIFE_SECONDS },
      id_token: this.idToken({ ...claimsOf(person), nonce }),
    }
  }

  userinfo({ authorization = "" }) {
    return claimsOf(this.tokens.ownerOf(authorization.replace(/^Bearer /, "")))
  }

  /** A token of these claims, whatever they are, without those that are null; `forgery` as signToken has it. */
  idToken(claims, forgery) {
    const now = Math.floor(Date.now() / 1000)
    const whole = { iss: this.issuer, aud: this.client.id, iat: now, exp: now + LIFE_SECONDS, ...claims }
    const told = Object.entries(whole).filter(([, value]) => value !== null)
    return signToken(Object.fromEntries(told), this.keys, forgery)
  }
}

/** One address is one person. */
function claimsOf({ email, name, verified }) {
  return { sub: `person-${email.toLowerCase()}`, email, email_verified: verified, name }
}
