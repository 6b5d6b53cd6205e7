import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { FamilyScreen } from "@/features/materials/components/family-screen"
import { familyAt } from "@/features/materials/families"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { familiesTexts } from "@/texts/en/families"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { getTexts } from "@/texts/get-texts"

type Props = { params: Promise<{ family: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTexts(materialScreensTexts)
  const family = familyAt((await params).family)
  if (!family) return { title: t.materialNotFound }
  const { title, summary } = (await getTexts(familiesTexts))[family.slug]
  return pageMetadata({ title, description: summary, path: paths.material(family.slug) })
}

export default async function Page({ params }: Props) {
  const family = familyAt((await params).family)
  if (!family) notFound()
  return <FamilyScreen family={family} />
}
