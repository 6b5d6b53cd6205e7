import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { loadBuyer } from "../../../workflows/accounts/lib/load-buyer"

/** How long a right is believed without asking the database: a suspended buyer loses prices within this time. */
const BELIEVED_MILLISECONDS = 2000
const MOST_BUYERS = 10_000

type Right = { sees: Promise<boolean>; until: number }

/** Who may see prices, for a call that is made thousands of times a second. */
export class PriceRights {
  private readonly rights = new Map<string, Right>()

  constructor(private readonly container: MedusaContainer) {}

  /** Whether the bearer of an Authorization header may see prices; without a valid one nobody may. */
  async seesPrices(authorization: string | undefined): Promise<boolean> {
    if (!authorization) return false
    const customerId = this.customerOf(authorization)
    if (!customerId) return false
    const known = this.rights.get(customerId)
    if (known && known.until > Date.now()) return await known.sees
    return await this.ask(customerId)
  }

  /** A password alone is no sign-in of an account with a second factor: it sees what a visitor sees. */
  private customerOf(authorization: string): string | null {
    const { http } = this.container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
    const context = getAuthContextFromJwtToken(authorization, http.jwtSecret ?? "", ["bearer"], ["customer"], http.jwtPublicKey)
    const owesSecondFactor = context?.mfa_enabled && !context.mfa_challenge_completed_at
    return (owesSecondFactor ? null : context?.actor_id) || null
  }

  private async ask(customerId: string): Promise<boolean> {
    if (this.rights.size >= MOST_BUYERS) this.rights.clear()
    const sees = loadBuyer(this.container, customerId).then((buyer) => buyer?.canSeePrices ?? false)
    this.rights.set(customerId, { sees, until: Date.now() + BELIEVED_MILLISECONDS })
    sees.catch(() => this.rights.delete(customerId))
    return await sees
  }
}
