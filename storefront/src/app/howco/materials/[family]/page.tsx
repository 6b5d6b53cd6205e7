import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { FamilyScreen } from "@/features/materials/components/family-screen"
import { familyAt } from "@/features/materials/families"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

type Props = { params: Promise<{ family: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const family = familyAt((await params).family)
  if (!family) return { title: "Material not found" }
  return pageMetadata({ title: family.title, description: family.summary, path: paths.material(family.slug) })
}

export default async function Page({ params }: Props) {
  const family = familyAt((await params).family)
  if (!family) notFound()
  return <FamilyScreen family={family} />
}
