import { Module } from "@medusajs/framework/utils"
import MetalSignInService from "./service"

export const METAL_SIGN_IN = "metal_sign_in"

export default Module(METAL_SIGN_IN, { service: MetalSignInService })
