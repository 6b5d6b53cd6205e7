/** Dimensions read from a product size text, inches. Which are present depends on the stock type. */
export type ProductSize = { outerDiameter?: number; insideDiameter?: number; width?: number; thickness?: number }

const ONE_NUMBER = /^\d+(?:\.\d+)?$/
const TWO_NUMBERS = /^(\d+(?:\.\d+)?)\s*-\s*(\d+(?:\.\d+)?)$/

/**
 * Reads a product size: one number for a round bar (outer diameter), "outer-inner" for a tube, "width-height" for a
 * flat, decimal inches. Anything else, a zero or a tube without a wall is reported through `warn` and gives null.
 * Source: specification section 5, decision 12.
 */
export function parseProductSize(
  text: string,
  stockType: string,
  warn: (message: string) => void = () => undefined,
): ProductSize | null {
  const size = readSize(text.trim(), stockType)
  if (!size) warn(`Product size "${text}" of stock type "${stockType}" could not be parsed`)
  return size
}

/**
 * Width and height of what goes around a section, inches: of a flat its own, of anything round its outer diameter twice. Null
 * where the size is not known.
 */
export function sectionBoxOf(item: {
  productSize: string
  stockType: string
  outerDiameter: number | null
}): { width: number; height: number } | null {
  if (item.outerDiameter !== null) return { width: item.outerDiameter, height: item.outerDiameter }
  const { width, thickness } = parseProductSize(item.productSize, item.stockType) ?? {}
  return width === undefined || thickness === undefined ? null : { width, height: thickness }
}

function readSize(text: string, stockType: string): ProductSize | null {
  if (stockType === "round" && ONE_NUMBER.test(text)) {
    const outerDiameter = Number(text)
    return outerDiameter > 0 ? { outerDiameter } : null
  }
  const match = TWO_NUMBERS.exec(text)
  if (!match) return null
  const first = Number(match[1])
  const second = Number(match[2])
  if (!(first > 0) || !(second > 0)) return null
  if (stockType === "tube") return second < first ? { outerDiameter: first, insideDiameter: second } : null
  if (stockType === "flat") return { width: first, thickness: second }
  return null
}
