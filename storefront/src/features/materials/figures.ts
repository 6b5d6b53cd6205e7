import type { Condition, ElementLimit, MechanicalFigure, MechanicalProperty } from "./grade-facts"

type Limit = Pick<ElementLimit, "min" | "max" | "balance">

/**
 * "50.00–55.00", "≤ 0.08", "≥ 16.00", the word for the balance, or "–" where nothing is stated. Weight per cent, with as many
 * decimals as the column has.
 */
export function formatLimit({ min, max, balance }: Limit, balanceWord: string, decimals = 2): string {
  if (balance) return balanceWord
  if (min !== undefined && max !== undefined) return `${formatShare(min, decimals)}–${formatShare(max, decimals)}`
  if (max !== undefined) return `≤ ${formatShare(max, decimals)}`
  return min === undefined ? "–" : `≥ ${formatShare(min, decimals)}`
}

/** At least so many decimals, that a column lines up; traces keep all of theirs. */
export function formatShare(value: number, decimals = 2): string {
  return value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
}

/** How many decimals a column of limits needs to show each of them in full; two at least. */
export function shareDecimals(limits: readonly (Limit | undefined)[]): number {
  const shares = limits.flatMap((limit) => [limit?.min, limit?.max]).filter((share) => share !== undefined)
  return Math.max(2, ...shares.map((share) => formatShare(share, 0).split(".")[1]?.length ?? 0))
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
