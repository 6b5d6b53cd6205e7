import type { SignInProvider } from "@billet/backend/contract"
import type { Logger } from "@medusajs/framework/types"
import { GitHubProvider, type GitHubSettings } from "./git-hub"
import { OpenIdProvider, type OpenIdSettings } from "./open-id"
import type { Proven } from "./proven"
import { BadProof, proofRefused, providerUnavailable } from "./provider-problem"

/** What is not set is not offered. */
type Options = { google?: { clientId: string }; github?: GitHubSettings; oidc?: OpenIdSettings }

type Provider = { prove(proof: string): Promise<Proven>; spend?(proof: string): Promise<void> }

const GOOGLE = "https://accounts.google.com"

/** Asks other sites who somebody is. It believes what they sign or answer themselves, and keeps nothing. */
class MetalProviderSignInService {
  private readonly providers: Partial<Record<SignInProvider, Provider>>

  constructor(
    private readonly container: { logger: Logger },
    { google, github, oidc }: Options = {},
  ) {
    this.providers = {
      ...(google && { google: new OpenIdProvider("google", { issuer: GOOGLE, ...google }) }),
      ...(github && { github: new GitHubProvider(github) }),
      ...(oidc && { oidc: new OpenIdProvider("oidc", oidc) }),
    }
  }

  /** Whom a proof is of. Throws UNAUTHORIZED (proof_refused) for a bad one, provider_unavailable when nobody can tell. */
  async prove(name: SignInProvider, proof: string): Promise<Proven> {
    const provider = this.providers[name]
    if (!provider) throw proofRefused()
    try {
      return await provider.prove(proof)
    } catch (error) {
      this.warn(`A sign-in by ${name} was refused`, error)
      throw error instanceof BadProof ? proofRefused() : providerUnavailable()
    }
  }

  /** Has the provider forget a proof that was used, where it can. Nothing depends on it. */
  async spend(name: SignInProvider, proof: string): Promise<void> {
    try {
      await this.providers[name]?.spend?.(proof)
    } catch (error) {
      this.warn(`${name} did not take its proof back`, error)
    }
  }

  private warn(what: string, why: unknown): void {
    this.container.logger.warn(`${what}: ${why instanceof Error ? why.message : String(why)}`)
  }
}

export default MetalProviderSignInService
