const LOCALE = "en-US"

const decimals = (places: number) =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: places, maximumFractionDigits: places })
const whole = decimals(0)
const one = decimals(1)
const three = decimals(3)
const dollars = (places: number) =>
  new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
const money = dollars(2)
const unitMoney = dollars(4)
const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" })
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeZone: "UTC" })

/** 4,792 */
export const count = (value: number) => whole.format(value)
/** A length or size in inches without its unit: 1,908.000 */
export const inches = (value: number) => three.format(value)
/** A weight in pounds without its unit: 50.4 */
export const pounds = (value: number) => one.format(value)
/** A total: $1,250.00 */
export const total = (value: number) => money.format(value)
/** A price per unit: $21.7413 */
export const unitPrice = (value: number) => unitMoney.format(value)
/** A moment from its ISO form, in the reader's time zone: Nov 21, 2026, 7:22 AM */
export const time = (iso: string) => moment.format(new Date(iso))
/** A calendar day from its ISO form: Nov 21, 2026 */
export const date = (iso: string) => day.format(new Date(iso))

/** "1 row", "2 rows" */
export function counted(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? "" : "s"}`
}

/** Part of a whole as a percentage from 0 to 100, whole, and 0 of nothing. Only what is complete is 100. */
export function percentOf(part: number, all: number): number {
  return all <= 0 ? 0 : Math.min(100, Math.floor((part / all) * 100))
}

/** How long ago, in words: "just now", "5 minutes ago", "3 hours ago", then the date. `now` in milliseconds. */
export function ago(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000)
  if (minutes < 1) return "just now"
  if (minutes < 60) return `${counted(minutes, "minute")} ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${counted(hours, "hour")} ago` : time(iso)
}

/** How long something took or lasts: "45 ms", "3.2 s", "5 minutes", "4 hours", "12 days". */
export function lasting(milliseconds: number): string {
  if (milliseconds < 1000) return `${count(milliseconds)} ms`
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${one.format(seconds)} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return counted(minutes, "minute")
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, "hour") : counted(Math.floor(hours / 24), "day")
}
