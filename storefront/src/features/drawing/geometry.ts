import { parseProductSize, type CatalogueItem } from "@billet/backend/contract"
import type { drawingTexts } from "../../texts/en/drawing"
import { fill } from "../../texts/fill"

/** A cross-section in inches. */
export type Shape =
  | { kind: "round"; outer: number }
  | { kind: "tube"; outer: number; inner: number }
  | { kind: "flat"; width: number; height: number }

/** A cross-section in inches that the stock does not hold but a piece can have; `flats` is the distance across them. */
export type Polygon = { kind: keyof typeof SIDES; flats: number }
export type DrawnShape = Shape | Polygon

const SIDES = { hexagon: 6, octagon: 8 } as const

export type Metal = "nickel" | "stainless" | "alloy"
export type SizedItem = Pick<CatalogueItem, "productSize" | "outerDiameter" | "insideDiameter"> & { stockType: string }

/** CSS defines an inch as 96 pixels, so a drawing at 1:1 is life size on a calibrated screen. */
const PIXELS_PER_INCH = 96
const SCALES = [8, 4, 2, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32] as const

/** What to draw for an item: its diameters, else its size text. A size that says nothing draws as a 1 inch round bar. */
export function shapeOf(item: SizedItem, warn: (message: string) => void = console.warn): Shape {
  const { stockType, outerDiameter: outer, insideDiameter: inner } = item
  if (stockType === "tube" && outer && inner && inner < outer) return { kind: "tube", outer, inner }
  if (stockType === "round" && outer) return { kind: "round", outer }
  const size = parseProductSize(item.productSize, stockType, warn)
  if (size?.width && size.thickness) return { kind: "flat", width: size.width, height: size.thickness }
  if (size?.outerDiameter && size.insideDiameter) return { kind: "tube", outer: size.outerDiameter, inner: size.insideDiameter }
  return { kind: "round", outer: size?.outerDiameter ?? 1 }
}

export function metalOf(metalCategory: string): Metal {
  if (metalCategory === "NICKEL") return "nickel"
  return metalCategory === "STAINLESS" ? "stainless" : "alloy"
}

/** The larger side of a cross-section, inches. */
export function extentOf(shape: Shape): number {
  return shape.kind === "flat" ? Math.max(shape.width, shape.height) : shape.outer
}

/** Width and height of a cross-section, inches. */
export function sizeOf(shape: DrawnShape): { x: number; y: number } {
  if ("flats" in shape) return { x: shape.flats, y: shape.kind === "hexagon" ? 2 * radiusOf(shape) : shape.flats }
  return shape.kind === "flat" ? { x: shape.width, y: shape.height } : { x: shape.outer, y: shape.outer }
}

/** Height of the side view, inches. */
export function sideHeightOf(shape: DrawnShape): number {
  return sizeOf(shape).y
}

/** The corners of a polygon around (0, 0), inches; a flat stands on its left and its right. */
export function cornersOf(shape: Polygon): { x: number; y: number }[] {
  const sides = SIDES[shape.kind]
  return Array.from({ length: sides }, (_, corner) => {
    const angle = (Math.PI * (2 * corner + 1)) / sides
    return { x: radiusOf(shape) * Math.cos(angle), y: radiusOf(shape) * Math.sin(angle) }
  })
}

function radiusOf({ kind, flats }: Polygon): number {
  return flats / 2 / Math.cos(Math.PI / SIDES[kind])
}

/** The largest drawing scale of the usual series at which `inches` fits into `pixels`. */
export function drawingScale(inches: number, pixels: number): { pixelsPerInch: number; label: string | null } {
  const fitting = SCALES.find((scale) => inches * PIXELS_PER_INCH * scale <= pixels)
  if (fitting === undefined) return { pixelsPerInch: pixels / inches, label: null }
  return { pixelsPerInch: PIXELS_PER_INCH * fitting, label: fitting >= 1 ? `${fitting}:1` : `1:${1 / fitting}` }
}

/** The largest scale at which a cross-section fits into a box of pixels. */
export function sectionScale(shape: DrawnShape, box: { x: number; y: number }): { pixelsPerInch: number; label: string | null } {
  const size = sizeOf(shape)
  const wide = drawingScale(size.x, box.x)
  const high = drawingScale(size.y, box.y)
  return wide.pixelsPerInch < high.pixelsPerInch ? wide : high
}

/** "Round bar, 4.500 in diameter": the drawing in words. */
export function describeShape(t: typeof drawingTexts.texts, shape: DrawnShape): string {
  if ("flats" in shape) return fill(t.polygonSize, { shape: t.shapes[shape.kind], flats: shape.flats.toFixed(3) })
  if (shape.kind === "flat") return fill(t.flatSize, { width: shape.width.toFixed(3), thickness: shape.height.toFixed(3) })
  if (shape.kind === "tube") return fill(t.tubeSize, { outer: shape.outer.toFixed(3), inner: shape.inner.toFixed(3) })
  return fill(t.roundSize, { outer: shape.outer.toFixed(3) })
}
