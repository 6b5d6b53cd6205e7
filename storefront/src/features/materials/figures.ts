import type { Condition, ElementLimit, MechanicalFigure, MechanicalProperty } from "./grade-facts"

/** "50.00–55.00", "≤ 0.08", "≥ 16.00", the word for the balance, or "–" where nothing is stated. Weight per cent. */
export function formatLimit({ min, max, balance }: Pick<ElementLimit, "min" | "max" | "balance">, balanceWord: string): string {
  if (balance) return balanceWord
  if (min !== undefined && max !== undefined) return `${formatShare(min)}–${formatShare(max)}`
  if (max !== undefined) return `≤ ${formatShare(max)}`
  return min === undefined ? "–" : `≥ ${formatShare(min)}`
}

/** At least two decimals, so that a column lines up; traces keep all of theirs. */
export function formatShare(value: number): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 6 })
}

const SIGNS = { min: "≥", max: "≤", typical: "~" } as const

/** "≥ 120 ksi", "≤ 40 HRC", "~ 20 %". */
export function formatFigure({ limit, value, unit }: MechanicalFigure): string {
  return `${SIGNS[limit]} ${value} ${unit}`
}

/** A property of a condition in one cell: both limits of one unit as a range, several units one after the other. */
export function summariseFigures(condition: Condition, property: MechanicalProperty): string {
  const figures = condition.properties.filter((figure) => figure.property === property)
  const units = [...new Set(figures.map(({ unit }) => unit))]
  return units.map((unit) => summariseUnit(figures.filter((figure) => figure.unit === unit))).join(", ")
}

function summariseUnit(figures: MechanicalFigure[]): string {
  const min = figures.find(({ limit }) => limit === "min")
  const max = figures.find(({ limit }) => limit === "max")
  if (min && max) return `${min.value}–${max.value} ${min.unit}`
  return figures.map(formatFigure).join(", ")
}
