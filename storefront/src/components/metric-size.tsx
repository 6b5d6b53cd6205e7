import { shapeOf, type SizedItem } from "@/features/drawing/geometry"
import { SizeText } from "./size-text"

/** The section for a reader of millimetres, "⌀ 114.3 mm", beside a stored name that tells it in inches. */
export function MetricSize({ item }: { item: SizedItem }) {
  const shape = shapeOf(item)
  return (
    <span className="metric-units">
      {shape.kind === "round" && "⌀ "}
      <SizeText shape={shape} />
    </span>
  )
}
