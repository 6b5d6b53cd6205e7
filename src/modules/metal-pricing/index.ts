import { Module } from "@medusajs/framework/utils"
import MetalPricingService from "./service"

export const METAL_PRICING = "metal_pricing"

export default Module(METAL_PRICING, { service: MetalPricingService })
