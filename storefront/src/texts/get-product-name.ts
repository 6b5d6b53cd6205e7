import "server-only"
import { conditionTexts } from "./en/conditions"
import { drawingTexts } from "./en/drawing"
import { getLanguage, getTexts } from "./get-texts"
import { productNameIn } from "./product-name"

/** Says a product's name in the reader's language, for components that wait. */
export async function getProductName(): Promise<(name: string) => string> {
  const [language, { items }, conditions] = await Promise.all([getLanguage(), getTexts(drawingTexts), getTexts(conditionTexts)])
  return (name) => productNameIn(language, { items, conditions }, name)
}
