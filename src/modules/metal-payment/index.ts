import { Module } from "@medusajs/framework/utils"
import MetalPaymentService from "./service"

export const METAL_PAYMENT = "metal_payment"

export default Module(METAL_PAYMENT, { service: MetalPaymentService })
