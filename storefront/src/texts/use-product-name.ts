import { useLanguage, useTexts } from "#use-texts"
import { conditionTexts } from "./en/conditions"
import { drawingTexts } from "./en/drawing"
import { productNameIn } from "./product-name"

/** Says a product's name in the reader's language. */
export function useProductName(): (name: string) => string {
  const language = useLanguage()
  const words = { items: useTexts(drawingTexts).items, conditions: useTexts(conditionTexts) }
  return (name) => productNameIn(language, words, name)
}
