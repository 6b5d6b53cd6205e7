import { randomUUID } from "node:crypto"
import { passwordProblem } from "@billet/backend/accounts"
import type { AuthenticationInput, AuthenticationResponse, AuthIdentityProviderService } from "@medusajs/framework/types"
import emailpass from "@medusajs/medusa/auth-emailpass"
import { PASSWORD_REFUSED } from "../shared/password-refused"
import { isLeaked } from "./leaked-passwords"

type Change = { password?: unknown; entity_id?: unknown }
type Identities = AuthIdentityProviderService

/** What the auth module hands its providers of itself, beside what it tells. */
type AuthParts = {
  logger: unknown
  authMfaFactorService: { list(filters: object, config: { select: string[] }): Promise<unknown[]> }
}

/** What Medusa's own provider does; it names its class to nobody but its module. */
interface CoreProvider {
  hashPassword(password: string): Promise<string>
  authenticate(input: AuthenticationInput, identities: Identities): Promise<AuthenticationResponse>
  register(input: AuthenticationInput, identities: Identities): Promise<AuthenticationResponse>
  update(change: Change, identities: Identities): Promise<AuthenticationResponse>
}

const [EmailPass] = emailpass.services as unknown as [new (...parts: unknown[]) => CoreProvider]

const isText = (value: unknown): value is string => typeof value === "string" && value !== ""

/**
 * Medusa's sign-in by e-mail address and password, with what it leaves out: an address that is unknown, or has no password, costs
 * the same work as any other, a password must not be one that everybody tries, and a new password ends every token from before.
 */
class MetalPasswordService extends EmailPass {
  static identifier = "emailpass"
  static DISPLAY_NAME = "Email/Password Authentication"

  constructor(
    private readonly parts: AuthParts,
    options: object,
  ) {
    super(parts, options)
  }

  override async authenticate(input: AuthenticationInput, identities: Identities): Promise<AuthenticationResponse> {
    const { email, password } = (input.body ?? {}) as Record<string, unknown>
    if (isText(email) && isText(password) && !(await this.hasPassword(email, identities))) await this.hashPassword(password)
    return await super.authenticate(input, identities)
  }

  override async register(input: AuthenticationInput, identities: Identities): Promise<AuthenticationResponse> {
    const { email, password } = (input.body ?? {}) as Record<string, unknown>
    const refused = isText(email) && isText(password) ? refusalOf(password, email, false) : null
    return refused ? { success: false, error: refused } : await super.register(input, identities)
  }

  override async update(change: Change, identities: Identities): Promise<AuthenticationResponse> {
    const { password, entity_id: email } = change
    if (!isText(email) || !isText(password)) return await super.update(change, identities)
    const refused = refusalOf(password, email, await this.hasSecondFactor(email, identities))
    if (refused) return { success: false, error: refused }
    const updated = await super.update(change, identities)
    if (updated.success) await this.endTokens(email, identities)
    return updated
  }

  /** A token carries the mark it was made with; see workflows/accounts/lib/token-is-alive. */
  private async endTokens(email: string, identities: Identities): Promise<void> {
    const { provider_identities: known } = await identities.retrieve({ entity_id: email })
    const own = known?.find(({ provider }) => provider === MetalPasswordService.identifier)
    await identities.update(email, { user_metadata: { ...own?.user_metadata, password_mark: randomUUID() } })
  }

  private async hasSecondFactor(email: string, identities: Identities): Promise<boolean> {
    if (!(await this.knows(email, identities))) return false
    const { id } = await identities.retrieve({ entity_id: email })
    const factors = { auth_identity_id: id, status: "enabled" }
    return (await this.parts.authMfaFactorService.list(factors, { select: ["id"] })).length > 0
  }

  /** Whoever registered by another site has none until they choose one. */
  private async hasPassword(email: string, identities: Identities): Promise<boolean> {
    if (!(await this.knows(email, identities))) return false
    const { provider_identities: known } = await identities.retrieve({ entity_id: email })
    return isText(known?.find(({ provider }) => provider === MetalPasswordService.identifier)?.provider_metadata?.password)
  }

  private async knows(email: string, identities: Identities): Promise<boolean> {
    try {
      await identities.retrieve({ entity_id: email })
      return true
    } catch {
      return false
    }
  }
}

function refusalOf(password: string, email: string, secondFactor: boolean): string | null {
  const problem = passwordProblem(password, { email, secondFactor, isLeaked })
  return problem && PASSWORD_REFUSED + problem
}

export default MetalPasswordService
