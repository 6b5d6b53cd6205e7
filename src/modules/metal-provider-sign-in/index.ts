import { Module } from "@medusajs/framework/utils"
import MetalProviderSignInService from "./service"

export const METAL_PROVIDER_SIGN_IN = "metal_provider_sign_in"

export default Module(METAL_PROVIDER_SIGN_IN, { service: MetalProviderSignInService })
