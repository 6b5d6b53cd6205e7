import { Module } from "@medusajs/framework/utils"
import MetalSystemService from "./service"

export const METAL_SYSTEM = "metal_system"

export default Module(METAL_SYSTEM, { service: MetalSystemService })
