/** Units a line can be ordered in. Source: specification section 3 (cart item). */
export const UNITS = ["in", "lb", "kg"] as const
export type Unit = (typeof UNITS)[number]

export const UNIT_LABELS: Record<Unit, string> = { in: "inches", lb: "pounds", kg: "kilograms" }

/** Pounds to kilograms and inches to feet, as the specification prints them (section 9). */
export const KILOGRAMS_PER_POUND = 0.453592
export const INCHES_PER_FOOT = 12

export const MIN_PIECES = 1
export const MAX_PIECES = 100
/** A saw cut is wider than what is shorter; what a buyer types is held to it, inches. */
export const SHORTEST_PIECE_INCHES = 0.125
/** Lines of one cart: as many rows as a quick order takes. */
export const MAX_CART_LINES = 500
