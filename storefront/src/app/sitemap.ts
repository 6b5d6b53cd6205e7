import type { MetadataRoute } from "next"
import { headers } from "next/headers"
import { publicOrigin } from "@/features/auth/public-origin"
import { FAMILIES } from "@/features/materials/families"
import { materialsOf } from "@/features/materials/material"
import { SERVICES } from "@/features/services/services"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"

const PAGES = [
  paths.home,
  paths.products,
  paths.quickOrder,
  paths.stockVerification,
  paths.materials,
  paths.crossReference,
  paths.weightCalculator,
  paths.quality,
  paths.questions,
  paths.contact,
  paths.terms,
  paths.privacy,
]

/** Every page that stands by itself. Stock pages change by the hour and are found from the results. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = publicOrigin(await headers(), "http://localhost", env())
  const materials = FAMILIES.flatMap((family) => [
    paths.material(family.slug),
    ...materialsOf(family.metal).map((material) => paths.grade(family.slug, material.slug)),
  ])
  const services = Object.values(SERVICES).map(({ href }) => href)
  return [...PAGES, ...services, ...materials].map((path) => ({ url: `${origin}${path}` }))
}
