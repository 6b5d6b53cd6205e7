import type { Metadata } from "next"
import { QualityScreen } from "@/features/services/components/quality-screen"
import { BRAND } from "@/lib/brand"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { pagesTexts } from "@/texts/en/pages"
import { fill } from "@/texts/fill"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(pagesTexts)
  return pageMetadata({
    title: t.qualityCertificatesTraceabilityTolerances,
    description: fill(t.valueEveryPieceKeepsIts, { value: BRAND.certificates.join(", ") }),
    path: paths.quality,
  })
}

export default function Page() {
  return <QualityScreen />
}
