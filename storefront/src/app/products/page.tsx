import { productsTitle } from "@billet/backend/contract"
import type { Metadata } from "next"
import { queryHref, readQuery } from "@/features/catalogue/catalogue-query"
import { ResultsScreen } from "@/features/catalogue/components/results-screen"
import { BRAND } from "@/lib/brand"
import type { SearchParams } from "@/lib/first-value"

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readQuery(await searchParams)
  const title = query.search ? `Results for ${query.search.slice(0, 40)} | ${BRAND.name}` : productsTitle(query, BRAND.name)
  const canonical = queryHref({ ...query, view: "grid", pageSize: 25, sort: "featured", near: false })
  return { title: { absolute: title }, description: BRAND.description, alternates: { canonical } }
}

export default async function Page({ searchParams }: Props) {
  return <ResultsScreen query={readQuery(await searchParams)} />
}
