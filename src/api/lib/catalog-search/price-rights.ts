import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { loadBuyer, type Buyer } from "../../../workflows/accounts/lib/load-buyer"
import { signInProblem } from "../sign-in-problem"

/** How long a right is believed without asking the database: a suspended buyer loses prices within this time. */
const BELIEVED_MILLISECONDS = 2000
const MOST_BUYERS = 10_000

type Known = { buyer: Promise<Buyer | null>; until: number }

/** Who may see prices, for a call that is made thousands of times a second. */
export class PriceRights {
  private readonly rights = new Map<string, Known>()

  constructor(private readonly container: MedusaContainer) {}

  /** Whether the bearer of an Authorization header may see prices; without a valid one nobody may. */
  async seesPrices(authorization: string | undefined): Promise<boolean> {
    if (!authorization) return false
    const { customerId, issuedAt } = this.customerOf(authorization)
    if (!customerId) return false
    const known = this.rights.get(customerId)
    const buyer = await (known && known.until > Date.now() ? known.buyer : this.ask(customerId))
    return buyer !== null && buyer.canSeePrices && signInProblem(buyer, issuedAt) === null
  }

  /** A password alone is no sign-in of an account with a second factor: it sees what a visitor sees. */
  private customerOf(authorization: string): { customerId: string | null; issuedAt: number } {
    const { http } = this.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    const context = getAuthContextFromJwtToken(authorization, http.jwtSecret ?? "", ["bearer"], ["customer"], http.jwtPublicKey)
    const owesSecondFactor = context?.mfa_enabled && !context.mfa_challenge_completed_at
    const iat: unknown = context && "iat" in context ? context.iat : 0
    return { customerId: (owesSecondFactor ? null : context?.actor_id) || null, issuedAt: typeof iat === "number" ? iat : 0 }
  }

  private ask(customerId: string): Promise<Buyer | null> {
    if (this.rights.size >= MOST_BUYERS) this.rights.clear()
    const buyer = loadBuyer(this.container, customerId)
    this.rights.set(customerId, { buyer, until: Date.now() + BELIEVED_MILLISECONDS })
    buyer.catch(() => this.rights.delete(customerId))
    return buyer
  }
}
