import { cornersOf, type DrawnShape } from "./geometry"

/** The outline of a cross-section around (x, y), a bore as a second ring; for `fill-rule: evenodd`. */
export function sectionPath(shape: DrawnShape, x: number, y: number, scale: number): string {
  if (shape.kind === "flat") {
    const width = round(shape.width * scale)
    const height = round(shape.height * scale)
    return `M${round(x - width / 2)} ${round(y - height / 2)}h${width}v${height}h${-width}z`
  }
  if ("flats" in shape) {
    const corners = cornersOf(shape).map((corner) => `${round(x + corner.x * scale)} ${round(y + corner.y * scale)}`)
    return `M${corners.join("L")}z`
  }
  const outer = circle(x, y, (shape.outer * scale) / 2)
  return shape.kind === "tube" ? outer + circle(x, y, (shape.inner * scale) / 2) : outer
}

function circle(x: number, y: number, radius: number): string {
  const r = round(radius)
  return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
