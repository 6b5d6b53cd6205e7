import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import CardPaymentService from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [CardPaymentService] })
