import type { Metadata } from "next"
import { ServiceScreen } from "@/features/services/components/service-screen"
import { SERVICES } from "@/features/services/services"
import { pageMetadata } from "@/lib/page-metadata"
import { pagesTexts } from "@/texts/en/pages"
import { servicesTexts } from "@/texts/en/services"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(pagesTexts)
  const { boring } = await getTexts(servicesTexts)
  return pageMetadata({ title: t.deepHoleBoringUpTo, description: boring.summary, path: SERVICES.boring.href })
}

export default function Page() {
  return <ServiceScreen service={SERVICES.boring} />
}
