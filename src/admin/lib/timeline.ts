import { dayText, utcDayOf } from "@billet/backend/contract"

type Dated = { effectiveDate: string | null; expiryDate: string | null }
/** A bar in percent of the axis; `opens` and `ends` say whether the rule's own day is seen, or it goes on beyond. */
export type TimelineBar = { left: number; width: number; opens: boolean; ends: boolean }
export type TimelineMonth = { label: string; left: number }

const MONTHS_BEFORE = 3
const MONTHS = 18

const dayOf = (year: number, month: number) => Date.UTC(year, month, 1) / 86_400_000
const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" })

/** An axis of a year and a half around a day, month by month. */
export class Timeline {
  readonly months: TimelineMonth[]
  readonly today: number
  private readonly first: number
  private readonly days: number

  constructor(today: string) {
    const [year = 2000, month = 1] = today.split("-").map(Number)
    const starts = Array.from({ length: MONTHS + 1 }, (_, index) => dayOf(year, month - 1 - MONTHS_BEFORE + index))
    this.first = starts[0] ?? 0
    this.days = (starts.at(-1) ?? 0) - this.first
    this.months = starts.slice(0, -1).map((start) => ({ label: this.labelOf(start), left: this.percent(start) }))
    this.today = this.percent(utcDayOf(today) ?? 0)
  }

  /** Where a rule's days lie; null when they are all outside the axis or are none. Both ends count. */
  bar({ effectiveDate, expiryDate }: Dated): TimelineBar | null {
    const from = effectiveDate === null ? Number.NEGATIVE_INFINITY : (utcDayOf(effectiveDate) ?? Number.NaN)
    const to = expiryDate === null ? Number.POSITIVE_INFINITY : (utcDayOf(expiryDate) ?? Number.NaN) + 1
    const [least, most] = [Math.max(from, this.first), Math.min(to, this.first + this.days)]
    if (!(least < most)) return null
    const left = this.percent(least)
    return { left, width: this.percent(most) - left, opens: from >= this.first, ends: to <= this.first + this.days }
  }

  private percent(day: number): number {
    return ((day - this.first) / this.days) * 100
  }

  private labelOf(day: number): string {
    const [year = "", month] = dayText(day).split("-")
    const name = monthName.format(new Date(day * 86_400_000))
    return month === "01" || day === this.first ? `${name} ’${year.slice(2)}` : name
  }
}
