import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import type { StaffRights } from "@billet/backend/accounts"
import { METAL_STAFF } from "../../src/modules/metal-staff"
import type MetalStaffService from "../../src/modules/metal-staff/service"
import type { Actor, HttpClient } from "./http-client"

export type StaffActor = Actor & { userId: string; email: string }

export const STAFF_PASSWORD = "desk-of-the-test-shop"

const SUPER_ADMIN: StaffRights = { role: "SUPER_ADMIN", permissions: [], isActive: true }

/** Somebody of the staff, signed in to the admin: a super administrator, unless other rights are given or none (null). */
export async function createStaff(
  container: MedusaContainer,
  client: HttpClient,
  name: string,
  rights: StaffRights | null = SUPER_ADMIN,
): Promise<StaffActor> {
  const email = `${name.replace(/\W+/g, "-")}@staff.example.com`
  const { authIdentity, error } = await container
    .resolve(Modules.AUTH)
    .register("emailpass", { body: { email, password: STAFF_PASSWORD } })
  if (!authIdentity) throw new Error(`${email} could not be registered: ${error}`)
  const { result } = await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email, first_name: "Staff", last_name: name } },
  })
  if (rights) await container.resolve<MetalStaffService>(METAL_STAFF).setRights(result.id, rights)
  const { body } = await client.post("/auth/user/emailpass", { email, password: STAFF_PASSWORD })
  const { token } = body as { token?: string }
  if (!token) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  return { name, token, userId: result.id, email }
}
