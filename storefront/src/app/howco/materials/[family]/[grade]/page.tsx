import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { GradeScreen } from "@/features/materials/components/grade-screen"
import { familyAt } from "@/features/materials/families"
import { gradeTitle, materialAt, namesOf } from "@/features/materials/material"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"

type Props = { params: Promise<{ family: string; grade: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTexts(materialScreensTexts)
  const found = await find(params)
  if (!found) return { title: t.gradeNotFound }
  const { family, material } = found
  const title = gradeTitle(material)
  return pageMetadata({
    title: fill(t.titleUnsValue, { title, value: material.uns.join(", ") }),
    description: fill(t.namesChemicalComposition, { names: namesOf(material).join(", ") }),
    path: paths.grade(family.slug, material.slug),
  })
}

export default async function Page({ params }: Props) {
  const found = await find(params)
  if (!found) notFound()
  return <GradeScreen {...found} />
}

async function find(params: Props["params"]) {
  const { family: familySlug, grade } = await params
  const family = familyAt(familySlug)
  const material = family && materialAt(family.metal, grade)
  return family && material ? { family, material } : null
}
