import { CONTACT_TOPICS } from "@billet/backend/contract"
import type { Metadata } from "next"
import { ContactScreen } from "@/features/contact/components/contact-screen"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { contactTexts } from "@/texts/en/contact"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(contactTexts)
  return pageMetadata({
    title: t.contactUs,
    description: t.writeToTheSalesDesk,
    path: paths.contact,
  })
}

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const wanted = firstValue(await searchParams, "topic")
  return <ContactScreen topic={CONTACT_TOPICS.find((topic) => topic === wanted) ?? "QUOTE"} />
}
