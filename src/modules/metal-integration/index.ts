import { Module } from "@medusajs/framework/utils"
import MetalIntegrationService from "./service"

export const METAL_INTEGRATION = "metal_integration"

export default Module(METAL_INTEGRATION, { service: MetalIntegrationService })
