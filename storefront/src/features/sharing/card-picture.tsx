import { extentOf } from "@/features/drawing/geometry"
import { sectionPath } from "@/features/drawing/section-path"
import { BRAND } from "@/lib/brand"
import type { CardFacts } from "./card-facts"

const SIDE = 340
const INK = "#1a1e23"
const QUIET = "#474e56"
const METALS = { nickel: "#a9b9c9", stainless: "#cdcfd0", alloy: "#8d847b" } as const

/** A sheet with a title block, as an image writer draws it: it knows no style sheets. */
export function CardPicture({ title, line, drawing }: CardFacts) {
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", padding: 40, background: "#fbfbf9", color: INK }}>
      <div style={{ display: "flex", flex: 1, flexDirection: "column", border: `2px solid ${INK}`, padding: 48 }}>
        <div style={{ display: "flex", flex: 1, alignItems: "center", gap: 48 }}>
          <div style={{ display: "flex", flex: 1, flexDirection: "column", gap: 24 }}>
            <div style={{ fontSize: title.length > 40 ? 52 : 68, fontWeight: 700, lineHeight: 1.1 }}>{title}</div>
            <div style={{ fontSize: 34, color: QUIET }}>{line}</div>
          </div>
          {drawing && <Drawing {...drawing} />}
        </div>
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            borderTop: `2px solid ${INK}`,
            paddingTop: 24,
            fontSize: 28,
          }}
        >
          <span style={{ fontWeight: 700 }}>{BRAND.name}</span>
          <span style={{ color: QUIET }}>{BRAND.line}</span>
        </div>
      </div>
    </div>
  )
}

function Drawing({ shape, metal }: NonNullable<CardFacts["drawing"]>) {
  const centre = SIDE / 2
  const scale = (SIDE - 8) / extentOf(shape)
  return (
    <svg width={SIDE} height={SIDE} viewBox={`0 0 ${SIDE} ${SIDE}`}>
      <path d={sectionPath(shape, centre, centre, scale)} fillRule="evenodd" fill={METALS[metal]} stroke={INK} strokeWidth={3} />
    </svg>
  )
}
