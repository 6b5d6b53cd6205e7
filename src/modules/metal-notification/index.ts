import { Module } from "@medusajs/framework/utils"
import MetalNotificationService from "./service"

export const METAL_NOTIFICATION = "metal_notification"

export default Module(METAL_NOTIFICATION, { service: MetalNotificationService })
