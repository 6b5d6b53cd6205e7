import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { loadBuyer, type Buyer } from "../../../workflows/accounts/lib/load-buyer"
import { signInProblem } from "../sign-in-problem"

/** How long a right is believed without asking the database: a suspended buyer loses prices within this time. */
const BELIEVED_MILLISECONDS = 2000
const MOST_BUYERS = 10_000
const NOBODY: Bearer = { customerId: null, issuedAt: 0, expires: 0 }

type Known = { buyer: Promise<Buyer | null>; until: number }
/** Whom a token names; `expires` and `issuedAt` in seconds since 1970. */
type Bearer = { customerId: string | null; issuedAt: number; expires: number }

/** Who may see prices, for a call that is made thousands of times a second. */
export class PriceRights {
  private readonly rights = new Map<string, Known>()
  /** Tokens whose signature was found good: checking it again costs more than a search. */
  private readonly bearers = new Map<string, Bearer>()

  constructor(private readonly container: MedusaContainer) {}

  /** Whether the bearer of an Authorization header may see prices; without a valid one nobody may. */
  async seesPrices(authorization: string | undefined): Promise<boolean> {
    if (!authorization) return false
    const { customerId, issuedAt } = this.bearerOf(authorization)
    if (!customerId) return false
    const known = this.rights.get(customerId)
    const buyer = await (known && known.until > Date.now() ? known.buyer : this.ask(customerId))
    return buyer !== null && buyer.canSeePrices && signInProblem(buyer, issuedAt) === null
  }

  private bearerOf(authorization: string): Bearer {
    const known = this.bearers.get(authorization)
    if (known && known.expires > Date.now() / 1000) return known
    const bearer = this.readToken(authorization)
    if (!bearer.customerId) return NOBODY
    if (this.bearers.size >= MOST_BUYERS) this.bearers.clear()
    this.bearers.set(authorization, bearer)
    return bearer
  }

  /** A password alone is no sign-in of an account with a second factor: it sees what a visitor sees. */
  private readToken(authorization: string): Bearer {
    const { http } = this.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    const context = getAuthContextFromJwtToken(authorization, http.jwtSecret ?? "", ["bearer"], ["customer"], http.jwtPublicKey)
    if (!context || (context.mfa_enabled && !context.mfa_challenge_completed_at)) return NOBODY
    const { iat, exp } = context as typeof context & { iat?: unknown; exp?: unknown }
    const seconds = (value: unknown) => (typeof value === "number" ? value : 0)
    return { customerId: context.actor_id || null, issuedAt: seconds(iat), expires: seconds(exp) }
  }

  private ask(customerId: string): Promise<Buyer | null> {
    if (this.rights.size >= MOST_BUYERS) this.rights.clear()
    const buyer = loadBuyer(this.container, customerId)
    this.rights.set(customerId, { buyer, until: Date.now() + BELIEVED_MILLISECONDS })
    buyer.catch(() => this.rights.delete(customerId))
    return buyer
  }
}
