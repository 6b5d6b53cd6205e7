import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import UpsFulfillmentService from "./service"

export default ModuleProvider(Modules.FULFILLMENT, { services: [UpsFulfillmentService] })
