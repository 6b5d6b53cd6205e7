import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import styles from "@/components/page.module.css"
import { getRegion } from "@/features/regions/country-cookie"
import { verifyStock } from "@/features/stock-verification/actions"
import { VerificationScreen } from "@/features/stock-verification/components/verification-screen"
import { formProblem, readVerification, toParameters } from "@/features/stock-verification/verification-form"
import type { SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(stockVerificationTexts)
  return pageMetadata({ title: t.findStockByHeatMill, description: t.findTheHeatsInStock, path: paths.stockVerification })
}

type Props = { searchParams: Promise<SearchParams> }

export default async function Page({ searchParams }: Props) {
  const t = await getTexts(stockVerificationTexts)
  const region = await getRegion()
  const form = readVerification(await searchParams, region === "EUR" ? "UK" : region)
  const result = formProblem(form) ? null : await verifyStock(toParameters(form), form.region)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb(t.home, paths.home), crumb(t.stockVerification, paths.stockVerification)]} />
      <h1>{t.findStockByHeatMill}</h1>
      <VerificationScreen initial={form} result={result} />
    </div>
  )
}
