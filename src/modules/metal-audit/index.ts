import { Module } from "@medusajs/framework/utils"
import MetalAuditService from "./service"

export const METAL_AUDIT = "metal_audit"

export default Module(METAL_AUDIT, { service: MetalAuditService })
