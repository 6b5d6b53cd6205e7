import { defineLink } from "@medusajs/framework/utils"
import CustomerModule from "@medusajs/medusa/customer"
import MetalCompanyModule from "../modules/metal-company"

/** The Medusa customer a buyer signs in as. */
export default defineLink(
  { linkable: MetalCompanyModule.linkable.metalBuyer, field: "customer_id" },
  CustomerModule.linkable.customer,
  { readOnly: true },
)
