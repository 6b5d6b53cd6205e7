import { crumb } from "@billet/backend/contract"
import { Breadcrumbs } from "@/components/breadcrumbs"
import { GuidanceNote } from "@/components/guidance-note"
import page from "@/components/page.module.css"
import { WeightCalculator } from "@/features/weight/components/weight-calculator"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Metal weight calculator: bar, tube, flat, hexagon",
  description: "Weight of a piece by shape, grade and length, in pounds and kilograms, with the density of 28 grades.",
  path: paths.weightCalculator,
})

export default function Page() {
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Weight calculator", paths.weightCalculator)]} />
      <h1>Weight calculator</h1>
      <WeightCalculator />
      <GuidanceNote>Section area x length x density of the grade; mill tolerances apply.</GuidanceNote>
    </div>
  )
}
