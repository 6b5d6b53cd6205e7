import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { METAL_STAFF } from "../modules/metal-staff"
import type MetalStaffService from "../modules/metal-staff/service"

/**
 * `npm run medusa -- exec ./src/scripts/make-super-admin.ts E-MAIL` for a new shop: a user made by `medusa user` may look
 * only, and nobody is there yet to grant more.
 */
export default async function makeSuperAdmin({ container, args }: ExecArgs): Promise<void> {
  const [email = ""] = args
  const [user] = await container.resolve(Modules.USER).listUsers({ email })
  if (!user) throw new Error(`Nobody of the admin has the e-mail address "${email}"`)
  const rights = { role: "SUPER_ADMIN", permissions: [], isActive: true } as const
  await container.resolve<MetalStaffService>(METAL_STAFF).setRights(user.id, rights)
  container.resolve(ContainerRegistrationKeys.LOGGER).info(`${email} is a super administrator now`)
}
