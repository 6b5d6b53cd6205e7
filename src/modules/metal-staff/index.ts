import { Module } from "@medusajs/framework/utils"
import { queryable } from "../shared/queryable"
import MetalStaffService from "./service"

export const METAL_STAFF = "metal_staff"

export default Module(METAL_STAFF, { service: queryable(METAL_STAFF, MetalStaffService) })
