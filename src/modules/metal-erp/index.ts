import { Module } from "@medusajs/framework/utils"
import MetalErpService from "./service"

export const METAL_ERP = "metal_erp"

export default Module(METAL_ERP, { service: MetalErpService })
