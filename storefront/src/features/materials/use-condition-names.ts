import { useLanguage, useTexts } from "#use-texts"
import { conditionTexts } from "@/texts/en/conditions"
import { conditionName } from "@/texts/trade-words"

/** How a condition of the grade facts reads: in English as the facts write it, else in the words of the stock's conditions. */
export function useConditionNames(): (name: string) => string {
  const language = useLanguage()
  const conditions = useTexts(conditionTexts)
  return (name) => (language === "en" ? name : conditionName(conditions, name.toUpperCase()))
}
