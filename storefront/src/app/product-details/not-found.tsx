import { useTexts } from "#use-texts"
import { NotFoundScreen } from "@/components/not-found-screen"
import { productTexts } from "@/texts/en/product"

export default function NotFound() {
  const t = useTexts(productTexts)
  return <NotFoundScreen title={t.weDoNotKnowThis} text={t.itMayHaveBeenWithdrawn} />
}
