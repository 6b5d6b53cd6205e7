import type { Translated } from "../catalogue"
import type { suggestionsTexts } from "../en/suggestions"

export const suggestions: Translated<typeof suggestionsTexts> = {
  suggestions: "Sugerencias",
  theSearchDoesNotAnswer: "La búsqueda no responde. Inténtelo de nuevo en un momento.",
  nothingFor: "Sin resultados para «{text}». Pruebe con un grado, una medida o parte de un código.",
  seeAllTotalResultsFor: "Ver los {total} resultados de «{text}»",
  gradeGrade: "Grado {grade}",
  countItems: "{count} artículos",
}
