import type { Metadata } from "next"
import { CrossReferenceScreen } from "@/features/materials/components/cross-reference-screen"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { materialScreensTexts } from "@/texts/en/material-screens"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(materialScreensTexts)
  return pageMetadata({
    title: t.gradeCrossReferenceUnsCommon,
    description: t.whichNamesMeanTheSame,
    path: paths.crossReference,
  })
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <CrossReferenceScreen text={firstValue(await searchParams, "search") ?? ""} />
}
