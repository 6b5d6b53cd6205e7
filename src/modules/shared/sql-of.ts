import { MedusaError } from "@medusajs/framework/utils"
import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"

/** The open transaction of a module call, or its connection when it has none. */
export function sqlOf(context: Context<SqlEntityManager>): SqlEntityManager {
  const found = context.transactionManager ?? context.manager
  if (!found) throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, "A module method was called without a database context")
  return found
}
