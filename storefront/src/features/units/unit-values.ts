export const UNITS_COOKIE = "units"
export const UNIT_SYSTEMS = { us: "in, lb", metric: "mm, kg" } as const
export type UnitSystem = keyof typeof UNIT_SYSTEMS

const MM_PER_INCH = 25.4

/** The system a cookie names; inches and pounds until the reader chooses. */
export function toUnitSystem(text: string | undefined): UnitSystem {
  return text === "metric" ? "metric" : "us"
}

/** Millimetres of a size in inches, to a tenth: the inch governs. */
export function millimetres(inches: number): string {
  return (inches * MM_PER_INCH).toLocaleString("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
