import { DATE_LOCALES, type Language } from "../texts/languages"
import { formatCount } from "./format-count"
import { formatNumber } from "./format-number"

export { formatCount, formatNumber }

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
const rate = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: 4 })
const days: Partial<Record<Language, Intl.DateTimeFormat>> = {}

/** A price as the specification shows it: "Pending" for zero, "N/A" for what is no number. */
export function formatPrice(value: number | null | undefined): string {
  if (typeof value !== "number" || !Number.isFinite(value)) return "N/A"
  return value === 0 ? "Pending" : money.format(value)
}

/** A unit price, 4 decimals. */
export function formatRate(value: number | null | undefined): string {
  if (typeof value !== "number" || !Number.isFinite(value)) return "N/A"
  return value === 0 ? "Pending" : rate.format(value)
}

/** A sum that may truly be zero, such as tax. */
export function formatMoney(value: number): string {
  return money.format(value)
}

/** "Nov 21, 2025", in Spanish "21 nov 2025" */
export function formatDay(iso: string, language: Language): string {
  const day = (days[language] ??= new Intl.DateTimeFormat(DATE_LOCALES[language], { dateStyle: "medium", timeZone: "UTC" }))
  return day.format(new Date(iso))
}

/** "1 piece", "3 pieces" */
export function plural(count: number, word: string, many = `${word}s`): string {
  return `${formatCount(count)} ${count === 1 ? word : many}`
}
