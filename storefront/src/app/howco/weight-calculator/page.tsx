import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import page from "@/components/page.module.css"
import { WeightCalculator } from "@/features/weight/components/weight-calculator"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { weightTexts } from "@/texts/en/weight"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(weightTexts)
  return pageMetadata({
    title: t.metalWeightCalculatorBarTube,
    description: t.weightOfAPieceBy,
    path: paths.weightCalculator,
  })
}

export default function Page() {
  const t = useTexts(weightTexts)
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.weightCalculator, paths.weightCalculator)]} />
      <h1>{t.weightCalculator}</h1>
      <WeightCalculator />
      <GuidanceNote>{t.sectionAreaXLengthX}</GuidanceNote>
    </div>
  )
}
