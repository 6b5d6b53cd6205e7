import type { Metadata } from "next"
import { useTexts } from "#use-texts"
import { NotFoundScreen } from "@/components/not-found-screen"
import { pagesTexts } from "@/texts/en/pages"
import { getTexts } from "@/texts/get-texts"

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTexts(pagesTexts)
  return { title: t.pageNotFound }
}

export default function NotFound() {
  const t = useTexts(pagesTexts)
  return <NotFoundScreen title={t.thereIsNoSuchPage} text={t.theAddressMayBeOld} />
}
