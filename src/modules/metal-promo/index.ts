import { Module } from "@medusajs/framework/utils"
import MetalPromoService from "./service"

export const METAL_PROMO = "metal_promo"

export default Module(METAL_PROMO, { service: MetalPromoService })
