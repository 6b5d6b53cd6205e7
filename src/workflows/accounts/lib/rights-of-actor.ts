import { NO_RIGHTS, type StaffRights } from "@billet/backend/accounts"
import { ADMIN_PERMISSIONS } from "@billet/backend/contract"
import type { AuthContext } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METAL_STAFF } from "../../../modules/metal-staff"
import type MetalStaffService from "../../../modules/metal-staff/service"

/** What a key may do is what the person who made it may do, except what only a super administrator may. */
async function rightsOfKey(container: MedusaContainer, keyId: string): Promise<StaffRights> {
  const { created_by: maker } = await container.resolve(Modules.API_KEY).retrieveApiKey(keyId, { select: ["created_by"] })
  const rights = maker ? await container.resolve<MetalStaffService>(METAL_STAFF).rightsOf(maker) : NO_RIGHTS
  return rights.role === "SUPER_ADMIN" ? { ...rights, role: "ADMIN", permissions: ADMIN_PERMISSIONS } : rights
}

/** What the caller of an admin route may do: a person, or a secret key in a person's name. */
export async function rightsOfActor(
  container: MedusaContainer,
  { actor_id: id, actor_type: type }: AuthContext,
): Promise<StaffRights> {
  if (type === "api-key") return await rightsOfKey(container, id)
  return await container.resolve<MetalStaffService>(METAL_STAFF).rightsOf(id)
}
