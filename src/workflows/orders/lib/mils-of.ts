/** Inches in thousandths, up to the next one: a piece is never reserved or cut shorter than it was sold. */
export const milsOf = (inches: number) => Math.ceil(Math.round(inches * 1e4) / 10)
