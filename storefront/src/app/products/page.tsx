import type { Metadata } from "next"
import { queryHref, readQuery } from "@/features/catalogue/catalogue-query"
import { ResultsScreen } from "@/features/catalogue/components/results-screen"
import { getShown } from "@/features/catalogue/get-shown"
import { searchTitle } from "@/features/catalogue/results-title"
import { titleIn } from "@/features/catalogue/results-words"
import { BRAND } from "@/lib/brand"
import type { SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { catalogueTexts } from "@/texts/en/catalogue"
import { pagesTexts } from "@/texts/en/pages"
import { fill } from "@/texts/fill"
import { getLanguage, getTexts } from "@/texts/get-texts"
import { getTradeWords } from "@/texts/get-trade-words"

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await getTexts(catalogueTexts)
  const query = readQuery(await searchParams)
  const path = queryHref({ ...query, view: "grid", pageSize: 25, sort: "featured", near: false })
  const tail = query.page > 1 ? fill((await getTexts(pagesTexts)).ofPage, { page: query.page }) : ""
  if (query.search) {
    const search = query.search.slice(0, 40)
    const fullTitle = searchTitle(t, query.search, tail, BRAND.name)
    return pageMetadata({ title: fullTitle, fullTitle, description: fill(t.foundInStock, { search }), path })
  }
  const [language, words] = [await getLanguage(), await getTradeWords()]
  const title = titleIn(language, words, query, "")
  const fullTitle = titleIn(language, words, query, BRAND.name, tail)
  return pageMetadata({ title, fullTitle, description: fill(t.titleFromStock, { title }), path })
}

export default async function Page({ searchParams }: Props) {
  const [params, shown] = await Promise.all([searchParams, getShown()])
  return <ResultsScreen asked={readQuery(params, shown)} />
}
