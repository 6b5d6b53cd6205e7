import { ADMIN_PERMISSIONS, STAFF_ROLES } from "@billet/backend/contract"
import { model } from "@medusajs/framework/utils"

/** What a Medusa user may do in the admin. A user without one is an ADMIN without permissions. */
export const StaffProfile = model
  .define(
    { name: "metal_staff_profile", tableName: "metal_staff_profile" },
    {
      id: model.id({ prefix: "mstaff" }).primaryKey(),
      user_id: model.text().unique(),
      role: model.enum([...STAFF_ROLES]).default("ADMIN"),
      permissions: model.array(),
      is_active: model.boolean().default(true),
      /** Goes up with every change; an edit names the one it was opened at. */
      version: model.number().default(1),
    },
  )
  .checks([
    {
      name: "metal_staff_profile_permissions_known",
      expression: `permissions <@ array[${ADMIN_PERMISSIONS.map((name) => `'${name}'`).join(", ")}]::text[]`,
    },
  ])
