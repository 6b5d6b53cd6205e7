import { Module } from "@medusajs/framework/utils"
import MetalContactService from "./service"

export const METAL_CONTACT = "metal_contact"

export default Module(METAL_CONTACT, { service: MetalContactService })
