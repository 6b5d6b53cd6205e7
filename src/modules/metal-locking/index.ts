import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import MetalLockingService from "./service"

export default ModuleProvider(Modules.LOCKING, { services: [MetalLockingService] })
