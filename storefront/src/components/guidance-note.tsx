import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
/** Stands under every technical figure the shop publishes (decision 5). */
export function GuidanceNote({ children }: { children?: string }) {
  const t = useTexts(commonTexts)
  return (
    <p className="hint">
      {children} {t.forGuidance}
    </p>
  )
}
