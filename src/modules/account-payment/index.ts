import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import AccountPaymentService from "./service"

export default ModuleProvider(Modules.PAYMENT, { services: [AccountPaymentService] })
