import { crumb } from "@billet/backend/contract"
import type { Metadata } from "next"
import { Breadcrumbs } from "@/components/breadcrumbs"
import styles from "@/components/page.module.css"
import { getRegion } from "@/features/regions/country-cookie"
import { verifyStock } from "@/features/stock-verification/actions"
import { VerificationScreen } from "@/features/stock-verification/components/verification-screen"
import { formProblem, readVerification, toParameters } from "@/features/stock-verification/verification-form"
import type { SearchParams } from "@/lib/first-value"
import { paths } from "@/lib/paths"

export const metadata: Metadata = {
  title: "Find stock by heat, mill or specification",
  description: "Find the heats in stock that meet a specification: by heat number, mill, stock item, product, grade or size.",
  alternates: { canonical: paths.stockVerification },
}

type Props = { searchParams: Promise<SearchParams> }

export default async function Page({ searchParams }: Props) {
  const region = await getRegion()
  const form = readVerification(await searchParams, region === "EUR" ? "UK" : region)
  const result = formProblem(form) ? null : await verifyStock(toParameters(form), form.region)
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[crumb("Home"), crumb("Stock verification", paths.stockVerification)]} />
      <h1>Find stock by heat, mill or specification</h1>
      <VerificationScreen initial={form} result={result} />
    </div>
  )
}
