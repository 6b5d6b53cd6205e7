import { extentOf } from "@/features/drawing/geometry"
import { sectionPath } from "@/features/drawing/section-path"
import { BRAND } from "@/lib/brand"
import { shorten } from "@/lib/page-metadata"
import type { CardFacts } from "./card-facts"

const FONT = "IBM Plex Mono"
const SIDE = 320
const INK = "#1a1e23"
const QUIET = "#474e56"
const METALS = { nickel: "#a9b9c9", stainless: "#cdcfd0", alloy: "#8d847b" } as const

/** Letters of a title in pixels by how long it may be: a long one takes more lines, smaller. */
const TITLE_SIZES = [
  { upTo: 24, size: 64 },
  { upTo: 56, size: 48 },
  { upTo: Infinity, size: 40 },
]
const LONGEST_LINE = 150

/** A sheet with a title block, as an image writer draws it: it knows no style sheets. */
export function CardPicture({ title, line, drawing }: CardFacts) {
  const size = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", padding: 40, background: "#fbfbf9", color: INK, fontFamily: FONT }}>
      <div style={{ display: "flex", flex: 1, flexDirection: "column", border: `2px solid ${INK}`, padding: 48 }}>
        <div style={{ display: "flex", flex: 1, alignItems: "center", gap: 48 }}>
          <div style={{ display: "flex", flex: 1, flexDirection: "column", gap: 24 }}>
            <div style={{ fontSize: size, fontWeight: 600, lineHeight: 1.15, letterSpacing: "-0.02em" }}>{title}</div>
            <div style={{ fontSize: 28, color: QUIET, lineHeight: 1.3 }}>{shorten(line, LONGEST_LINE)}</div>
          </div>
          {drawing && <Drawing {...drawing} />}
        </div>
        <TitleBlock />
      </div>
    </div>
  )
}

function TitleBlock() {
  return (
    <div
      style={{
        display: "flex",
        justifyContent: "space-between",
        borderTop: `2px solid ${INK}`,
        paddingTop: 24,
        fontSize: 26,
      }}
    >
      <span style={{ fontWeight: 600 }}>{BRAND.name}</span>
      <span style={{ color: QUIET }}>{BRAND.line}</span>
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
