import { CrossReferenceScreen } from "@/features/materials/components/cross-reference-screen"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Grade cross-reference: UNS, common names, standards",
  description: "Which names mean the same metal: stock grade, UNS number, common names, material numbers and standards.",
  path: paths.crossReference,
})

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <CrossReferenceScreen text={firstValue(await searchParams, "search") ?? ""} />
}
