import type { Metadata } from "next"
import { LegalScreen } from "@/features/legal/components/legal-screen"
import { pageMetadata } from "@/lib/page-metadata"
import { paths } from "@/lib/paths"
import { legalTexts } from "@/texts/en/legal"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getTexts(legalTexts)).terms
  return pageMetadata({ title, description, path: paths.terms })
}

export default function Page() {
  return <LegalScreen page="terms" />
}
