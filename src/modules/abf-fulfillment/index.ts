import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import AbfFulfillmentService from "./service"

export default ModuleProvider(Modules.FULFILLMENT, { services: [AbfFulfillmentService] })
