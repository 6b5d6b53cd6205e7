import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { useTexts } from "#use-texts"
import { Breadcrumbs } from "@/components/breadcrumbs"
import page from "@/components/page.module.css"
import { QuickOrderForm } from "@/features/quick-order/components/quick-order-form"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { quickOrderTexts } from "@/texts/en/quick-order"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(quickOrderTexts)
  return pageMetadata({
    title: t.quickOrderTypePasteOr,
    description: t.upTo500RowsOf,
    path: paths.quickOrder,
  })
}

export default function Page() {
  const t = useTexts(quickOrderTexts)
  return (
    <div className={page.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.quickOrder, paths.quickOrder)]} />
      <h1>{t.quickOrder}</h1>
      <p className="quiet">{t.typeRowsOrPasteA}</p>
      <QuickOrderForm />
    </div>
  )
}
