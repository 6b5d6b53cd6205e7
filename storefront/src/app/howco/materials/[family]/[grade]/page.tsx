import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { GradeScreen } from "@/features/materials/components/grade-screen"
import { familyAt } from "@/features/materials/families"
import { gradeTitle, materialAt } from "@/features/materials/material"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

type Props = { params: Promise<{ family: string; grade: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params)
  if (!found) return { title: "Grade not found" }
  const { family, material } = found
  const title = gradeTitle(material)
  return pageMetadata({
    title: `${title} (UNS ${material.uns.join(", ")})`,
    description: `${title}, ${material.commonNames.join(", ")}: chemical composition, mechanical properties by condition, standards and live stock.`,
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
