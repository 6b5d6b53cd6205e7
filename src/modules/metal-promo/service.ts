import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { PromoUse } from "./models/promo-use"
import { confirmUse, holdUse, releaseUse, type PromoUseToHold, type ReleaseOf } from "./sql/promo-uses"

type Sql = Context<SqlEntityManager>

/** Which order used which promo code, so that every use is registered once and given back once. */
class MetalPromoService extends MedusaService({ PromoUse }) {
  @InjectTransactionManager()
  async holdUse(use: PromoUseToHold, @MedusaContext() context: Sql = {}) {
    await holdUse(sqlOf(context), use)
  }

  /** Ties a cart's use to its order; doing it twice changes nothing. */
  @InjectTransactionManager()
  async confirmUse(cartId: string, orderId: string, @MedusaContext() context: Sql = {}) {
    return await confirmUse(sqlOf(context), cartId, orderId)
  }

  /** Marks uses as given back and answers them; a second call finds none. */
  @InjectTransactionManager()
  async releaseUse(of: ReleaseOf, @MedusaContext() context: Sql = {}) {
    return await releaseUse(sqlOf(context), of)
  }
}

export default MetalPromoService
