import { megapascals } from "../units/megapascals"
import type { UnitSystem } from "../units/unit-values"
import type { ElementLimit, MechanicalFigure } from "./grade-facts"

type Limit = Pick<ElementLimit, "min" | "max" | "balance">

/** "50.0–55.0", "≤ 0.08", "≥ 16.0", the word for the balance, or "–" where nothing is stated. Weight per cent. */
export function formatLimit({ min, max, balance }: Limit, balanceWord: string): string {
  if (balance) return balanceWord
  if (min !== undefined && max !== undefined) return `${formatShare(min)}–${formatShare(max)}`
  if (max !== undefined) return `≤ ${formatShare(max)}`
  return min === undefined ? "–" : `≥ ${formatShare(min)}`
}

/** With the decimals its source gives, one at least: "50.0", "4.75", "0.00005". Zeros behind would say more than is known. */
export function formatShare(share: number): string {
  return share.toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 6 })
}

/** The share that stands last in a limit, whose point a column lines up. */
export function lastShare(limit: Limit | undefined): number | undefined {
  return limit?.max ?? limit?.min
}

/** How many decimals the finest share of a column has. */
export function shareDecimals(shares: readonly (number | undefined)[]): number {
  return Math.max(1, ...shares.map((share) => (share === undefined ? 1 : decimalsOf(share))))
}

/** The digits a share lacks to as many decimals as its column has; what is no share has no point to line up. */
export function missingDigits(share: number | undefined, decimals: number): string {
  return share === undefined ? "" : "0".repeat(Math.max(0, decimals - decimalsOf(share)))
}

function decimalsOf(share: number): number {
  return formatShare(share).split(".")[1]?.length ?? 0
}

const SIGNS = { min: "≥", max: "≤", typical: "~" } as const

/** A figure in a unit it may be shown in: strengths are written down in ksi and told in megapascals too. */
type Told = Omit<MechanicalFigure, "unit"> & { unit: MechanicalFigure["unit"] | "MPa" }

/** "≥ 120 ksi", "≤ 40 HRC", "~ 20 %". */
function formatFigure({ limit, value, unit }: Told): string {
  return `${SIGNS[limit]} ${value} ${unit}`
}

/** The figures of one property in one text: both limits of a unit as a range, several units one after the other. */
export function summariseFigures(figures: readonly MechanicalFigure[], system: UnitSystem): string {
  const told = system === "metric" ? figures.map(inMegapascals) : figures
  const units = [...new Set(told.map(({ unit }) => unit))]
  return units.map((unit) => summariseUnit(told.filter((figure) => figure.unit === unit))).join(", ")
}

function inMegapascals(figure: MechanicalFigure): Told {
  return figure.unit === "ksi" ? { ...figure, value: Number(megapascals(figure.value)), unit: "MPa" } : figure
}

function summariseUnit(figures: readonly Told[]): string {
  const min = figures.find(({ limit }) => limit === "min")
  const max = figures.find(({ limit }) => limit === "max")
  if (min && max) return `${min.value}–${max.value} ${min.unit}`
  return figures.map(formatFigure).join(", ")
}
