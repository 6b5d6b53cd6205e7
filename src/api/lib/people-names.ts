import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Names of staff by user id; what no user is, such as "command line", is not in the answer and stands for itself. */
export async function peopleNames(scope: MedusaContainer, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (!known.length) return new Map()
  const users = await scope.resolve(Modules.USER).listUsers({ id: known }, { select: ["id", "email", "first_name", "last_name"] })
  return new Map(users.map(({ id, email, first_name, last_name }) => [id, [first_name, last_name].filter(Boolean).join(" ") || email]))
}
