import { Module } from "@medusajs/framework/utils"
import MetalCompanyService from "./service"

export const METAL_COMPANY = "metal_company"

export default Module(METAL_COMPANY, { service: MetalCompanyService })
