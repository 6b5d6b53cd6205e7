import { Module } from "@medusajs/framework/utils"
import { queryable } from "../shared/queryable"
import MetalCatalogueService from "./service"

export const METAL_CATALOGUE = "metal_catalogue"

export default Module(METAL_CATALOGUE, { service: queryable(METAL_CATALOGUE, MetalCatalogueService) })
