import type { Coid, StockLevel } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { EitherText } from "@/features/drawing/components/either-text"
import { millimetres } from "@/features/units/metric"
import { formatCount } from "@/lib/format"
import { stockMapTexts } from "@/texts/en/stock-map"
import { fill } from "@/texts/fill"
import styles from "./stock-map.module.css"

/** Degrees east and north. The two sites at the strait stand a little apart, that both can be seen. */
const SITES: Record<Coid, { east: number; north: number; below?: true }> = {
  INC: { east: -95, north: 30, below: true },
  EUR: { east: -2, north: 54 },
  DUB: { east: 55, north: 25 },
  MSA: { east: 98, north: 9 },
  SIN: { east: 108, north: -4, below: true },
}
const COIDS = Object.keys(SITES) as Coid[]

/** Coastlines, coarse enough to be read as a map and no finer; degrees east and south. */
const LAND = [
  "M-168-66-156-71-128-70-95-72-80-68-64-60-56-52-66-45-70-42-76-35-81-31-80-25-84-30-90-29-97-27-97-21-91-18-87-21-88-16-83-10-78-8",
  "-85-13-95-16-105-20-110-24-114-31-118-34-124-41-124-48-133-56-150-60-162-56-158-60-165-62z",
  "M-78-8-72-12-62-10-50-1-35 7-40 20-48 27-57 36-65 43-68 54-74 50-72 35-70 18-81 5z",
  "M-9-38-9-43-2-44-5-48 2-51 8-54 12-54 22-55 28-60 22-60 18-63 25-66 20-63 17-57 12-56 10-59 5-60 12-66 22-70 42-67 60-69 75-72",
  "105-77 140-73 178-68 177-62 162-59 156-51 155-58 137-54 140-48 130-42 127-35 122-39 121-31 115-23 108-20 109-11 105-9 100-13 104-2",
  "100-6 98-15 92-21 87-21 80-13 77-8 73-17 67-25 57-26 48-30 52-24 56-25 59-22 52-16 44-13 35-28 36-36 27-37 26-40 22-38 12-45 16-39",
  "10-44 3-43-2-37z",
  "M-6-35 10-37 20-32 32-31 43-12 51-12 40 5 40 16 33 26 26 34 18 33 12 17 9 0 8-4-8-5-17-14-13-27z",
  "M114 22 122 18 131 12 137 16 142 11 146 19 153 27 150 37 140 38 131 32 116 35z",
  "M-55-60-45-60-22-70-30-77-60-77-55-70zM-5-50 1-51-2-56-5-58zM109-1 117-7 118-1 115 4 110 3zM95-5 106 6 103 5z",
  "M131-31 140-36 141-41 145-44 140-43zM44 25 50 16 48 25zM131 1 148 9 139 8z",
].join(" ")

type Props = { levels: readonly StockLevel[]; region: Coid }

/** Where in the world an item lies, a dot for each trading company; the table of sites says the same in words. */
export function StockMap({ levels, region }: Props) {
  const t = useTexts(stockMapTexts)
  const inchesOf = (coid: Coid) => levels.find((level) => level.coid === coid)?.availableInches ?? 0
  const most = Math.max(...COIDS.map(inchesOf))
  if (most === 0) return null
  const words = (coid: Coid) => fill(t.siteHolds, { site: coid, inches: formatCount(inchesOf(coid)) })
  return (
    <figure className={styles.map}>
      <svg viewBox="-172 -78 356 130" role="img" aria-label={fill(t.mapOfStock, { sites: COIDS.map(words).join(", ") })}>
        <path className={styles.land} d={LAND} />
        {COIDS.map((coid) => {
          const { east, north, below } = SITES[coid]
          const radius = dotRadius(inchesOf(coid), most)
          return (
            <g key={coid}>
              {coid === region && <circle className={styles.ring} cx={east} cy={-north} r={radius + 3} />}
              <circle className={inchesOf(coid) > 0 ? styles.dot : styles.none} cx={east} cy={-north} r={radius} />
              <text className={styles.label} x={east} y={-north} dy={below ? "2em" : "-1.2em"} textAnchor="middle">
                <EitherText us={words(coid)} metric={`${coid} ${millimetres(inchesOf(coid), 0)} mm`} />
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="hint">{t.theRingMarks}</figcaption>
    </figure>
  )
}

/** A dot's area grows with what it stands for; one of nothing is small and hollow. */
function dotRadius(inches: number, most: number): number {
  return 1.6 + 3.4 * Math.sqrt(inches / most)
}
