import { CONTACT_TOPICS } from "@billet/backend/contract"
import { ContactScreen } from "@/features/contact/components/contact-screen"
import { firstValue, type SearchParams } from "@/lib/first-value"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"

export const metadata = pageMetadata({
  title: "Contact us",
  description: "Write to the sales desk, attach a drawing or a list, call, or join the waitlist where we do not serve yet.",
  path: paths.contact,
})

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const wanted = firstValue(await searchParams, "topic")
  return <ContactScreen topic={CONTACT_TOPICS.find((topic) => topic === wanted) ?? "QUOTE"} />
}
