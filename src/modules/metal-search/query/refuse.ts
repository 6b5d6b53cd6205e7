import { MedusaError } from "@medusajs/framework/utils"

/** Ends a query that cannot be answered exactly: a slightly different answer would pass for a right one. */
export function refuse(what: string): never {
  throw new MedusaError(MedusaError.Types.INVALID_DATA, `The metals search provider cannot ${what}`)
}
