import type { Metadata } from "next"
import { queryHref, readQuery } from "@/features/catalogue/catalogue-query"
import { ResultsScreen } from "@/features/catalogue/components/results-screen"
import { titleIn } from "@/features/catalogue/results-words"
import { BRAND } from "@/lib/brand"
import type { SearchParams } from "@/lib/first-value"
import { brandTexts } from "@/texts/en/brand"
import { catalogueTexts } from "@/texts/en/catalogue"
import { fill } from "@/texts/fill"
import { getLanguage, getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTexts(catalogueTexts)
  const { description } = await getTexts(brandTexts)
  const query = readQuery(await searchParams)
  const title = query.search
    ? fill(t.resultsForValueName, { value: query.search.slice(0, 40), name: BRAND.name })
    : titleIn(await getLanguage(), await getTradeWords(), query, BRAND.name)
  const canonical = queryHref({ ...query, view: "grid", pageSize: 25, sort: "featured", near: false })
  return { title: { absolute: title }, description, alternates: { canonical } }
}

export default async function Page({ searchParams }: Props) {
  return <ResultsScreen query={readQuery(await searchParams)} />
}
