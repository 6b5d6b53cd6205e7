import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { Buyer } from "./models/buyer"
import { Company } from "./models/company"
import { CreditEntry } from "./models/credit-entry"
import { chargeCredit, holdCredit, releaseCredit } from "./sql/credit-ledger"

type Sql = Context<SqlEntityManager>

/** Companies, their buyers and their credit. Money in whole US cents. */
class MetalCompanyService extends MedusaService({ Company, Buyer, CreditEntry }) {
  /** Takes credit for a cart or throws NOT_ALLOWED; replaces a hold the same cart left behind. */
  @InjectTransactionManager()
  async holdCredit(
    request: { companyId: string; cartId: string; cents: number },
    @MedusaContext() context: Sql = {},
  ) {
    await holdCredit(sqlOf(context), request)
  }

  /** Ties a cart's hold to its order. */
  @InjectTransactionManager()
  async chargeCredit(cartId: string, orderId: string, @MedusaContext() context: Sql = {}) {
    await chargeCredit(sqlOf(context), cartId, orderId)
  }

  /** Gives credit back; doing it twice changes nothing. */
  @InjectTransactionManager()
  async releaseCredit(of: { cartId: string } | { orderId: string }, @MedusaContext() context: Sql = {}) {
    await releaseCredit(sqlOf(context), of)
  }
}

export default MetalCompanyService
