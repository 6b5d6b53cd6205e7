import { defineLink } from "@medusajs/framework/utils"
import UserModule from "@medusajs/medusa/user"
import MetalStaffModule from "../modules/metal-staff"

/** The Medusa user whose rights a profile holds. */
export default defineLink({ linkable: MetalStaffModule.linkable.metalStaffProfile, field: "user_id" }, UserModule.linkable.user, {
  readOnly: true,
})
