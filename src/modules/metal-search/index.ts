import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import MetalSearchService from "./service"

export default ModuleProvider(Modules.SEARCH, { services: [MetalSearchService] })
