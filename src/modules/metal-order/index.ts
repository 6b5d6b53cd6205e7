import { Module } from "@medusajs/framework/utils"
import MetalOrderService from "./service"

export const METAL_ORDER = "metal_order"

export default Module(METAL_ORDER, { service: MetalOrderService })
