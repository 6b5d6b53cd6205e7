import { defineLink } from "@medusajs/framework/utils"
import OrderModule from "@medusajs/medusa/order"
import MetalOrderModule from "../modules/metal-order"

/** The Medusa order behind a record of ours. */
export default defineLink(
  { linkable: MetalOrderModule.linkable.metalOrderRecord, field: "order_id" },
  OrderModule.linkable.order,
  { readOnly: true },
)
