import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import MetalPasswordService from "./service"

export default ModuleProvider(Modules.AUTH, { services: [MetalPasswordService] })
