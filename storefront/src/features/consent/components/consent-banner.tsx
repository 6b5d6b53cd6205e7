import { useTexts } from "#use-texts"
import { settingsTexts } from "@/texts/en/settings"
import { ConsentQuestion } from "./consent-question"

/** Asks once. Both answers weigh the same, and the shop works without one. */
export function ConsentBanner() {
  const { countingVisits, mayWeCountWhichItems, noThanks, yesCount } = useTexts(settingsTexts)
  const answers = { refused: noThanks, granted: yesCount }
  return <ConsentQuestion label={countingVisits} question={mayWeCountWhichItems} answers={answers} />
}
