import { Module } from "@medusajs/framework/utils"
import MetalListService from "./service"

export const METAL_LIST = "metal_list"

export default Module(METAL_LIST, { service: MetalListService })
