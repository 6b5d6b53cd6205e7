import type { Translated } from "../catalogue"
import type { finderTexts } from "../en/finder"

export const finder: Translated<typeof finderTexts> = {
  search: "Buscar",
  chosenFilters: "Filtros elegidos",
  removeLabelText: "Quitar {label} {text}",
  clearAll: "Borrar todo",
  chosenRemove: "(elegido, quitar)",
  filters: "Filtros",
  showTotalResults: "Mostrar {total} resultados",
  showAllChoices: "Mostrar los {count}",
  choicesFailed: "No se cargaron. Reintente",
  any: "Cualquiera",
  clearLabel: "Borrar {label}",
  productFinder: "Buscador de productos",
  findProducts: "Buscador",
  options: "Opciones",
}
