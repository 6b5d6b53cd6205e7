import { namesOf, standingOf, type ProviderPerson } from "@billet/backend/accounts"
import { EmailSchema, type SignInProvider } from "@billet/backend/contract"
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose"
import { fetchJson, textOf } from "./fetch-json"
import type { Proven } from "./proven"
import { BadProof, NoAnswer } from "./provider-problem"

export type OpenIdSettings = { issuer: string; clientId: string }

/** What a provider says of itself: its exact name, and its keys. */
type Facts = { issuer: string; keys: ReturnType<typeof createRemoteJWKSet> }

/** Signatures by a key that only the provider has; a shared secret would let the shop's own servers forge one. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
/** A token is given at the end of a sign-in that has just happened. */
const OLDEST = "10m"
const CLOCKS_APART_SECONDS = 30
const KEPT_MILLISECONDS = 3_600_000

/** A provider that speaks OpenID Connect: tells who an id token is of, if the provider made it for this shop just now. */
export class OpenIdProvider {
  private known: { facts: Facts; until: number } | null = null

  constructor(
    private readonly name: SignInProvider,
    private readonly settings: OpenIdSettings,
  ) {}

  /** Throws BadProof for a token that is not good, anything else when the provider does not answer. */
  async prove(idToken: string): Promise<Proven> {
    const facts = await this.findFacts()
    const claims = await this.verify(idToken, facts)
    const { sub, azp } = claims
    const nonce = textOf(claims, "nonce")
    if (!sub || !nonce) throw new BadProof("The token names nobody, or no sign-in")
    if (azp !== undefined && azp !== this.settings.clientId) throw new BadProof("The token was made for another party")
    if (Array.isArray(claims.aud) && claims.aud.length > 1 && azp === undefined)
      throw new BadProof("The token is for several parties")
    return { person: this.read(`${facts.issuer} ${sub}`, claims), once: `${facts.issuer} ${nonce}` }
  }

  private async verify(idToken: string, { issuer, keys }: Facts): Promise<JWTPayload> {
    const { clientId: audience } = this.settings
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        ...{ issuer, audience, algorithms: ALGORITHMS, maxTokenAge: OLDEST, clockTolerance: CLOCKS_APART_SECONDS },
        requiredClaims: ["exp", "iat", "sub", "nonce"],
      })
      return payload
    } catch (error) {
      if (isOfToken(error)) throw new BadProof(error.message)
      throw error
    }
  }

  private read(subject: string, claims: JWTPayload): ProviderPerson {
    const given = EmailSchema.safeParse(claims.email)
    const email = given.success ? given.data : null
    return {
      provider: this.name,
      subject,
      email,
      // Some providers write their flags as texts.
      standing: standingOf(this.name, {
        email,
        verified: claims.email_verified === true || claims.email_verified === "true",
        hostedDomain: textOf(claims, "hd"),
      }),
      ...namesOf({ given: textOf(claims, "given_name"), family: textOf(claims, "family_name"), full: textOf(claims, "name") }),
    }
  }

  /** What the provider says of itself; asked again once an hour. */
  private async findFacts(): Promise<Facts> {
    if (this.known && this.known.until > Date.now()) return this.known.facts
    const facts = await askFacts(this.settings.issuer)
    this.known = { facts, until: Date.now() + KEPT_MILLISECONDS }
    return facts
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, "")

async function askFacts(wanted: string): Promise<Facts> {
  const { status, body } = await fetchJson(`${withoutSlash(wanted)}/.well-known/openid-configuration`)
  const [issuer, address] = [textOf(body, "issuer"), textOf(body, "jwks_uri")]
  if (status !== 200 || !issuer || !address)
    throw new NoAnswer(`${wanted} answered ${status} to the question for its configuration`)
  if (withoutSlash(issuer) !== withoutSlash(wanted)) throw new NoAnswer(`${wanted} calls itself ${issuer}`)
  const keys = createRemoteJWKSet(new URL(address), { timeoutDuration: 8_000, cooldownDuration: 10_000, cacheMaxAge: 600_000 })
  return { issuer, keys }
}

/** What is wrong with the token rather than with the provider, whose silence is an error too. */
function isOfToken(error: unknown): error is Error {
  const isOfProvider = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid
  if (!(error instanceof errors.JOSEError) || isOfProvider) return false
  return error.code !== "ERR_JOSE_GENERIC"
}
