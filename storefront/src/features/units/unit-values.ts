export const UNITS_COOKIE = "units"
export const UNIT_SYSTEMS = { us: "in, lb", metric: "mm, kg" } as const
export type UnitSystem = keyof typeof UNIT_SYSTEMS

/** The system a cookie names; inches and pounds until the reader chooses. */
export function toUnitSystem(text: string | undefined): UnitSystem {
  return text === "metric" ? "metric" : "us"
}
