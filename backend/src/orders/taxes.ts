import { Exact } from "../quantity/exact"

/** A rate of tax in percent, and by what names the shop's books know it. */
export type TaxRate = { rate: number; name: string; code: string | null; rateId: string | null; providerId: string }

/** The rates that an order bears: of each line, by its id, and of its freight. A certificate frees it of all. */
export type OrderTaxes = { isExempt: boolean; lines: Record<string, TaxRate[]>; freight: TaxRate[] }

/** What an order's buyer owes the tax office through the shop, in whole US cents. */
export type TaxCents = { total: number; material: number; freight: number }

/** An amount in US cents and the rates it bears. */
export type TaxedAmount = { cents: number; rates: TaxRate[] }

type PricedLine = { id: string; itemTotal: number }

const rawTax = ({ cents, rates }: TaxedAmount) =>
  rates.reduce((sum, { rate }) => sum.plus(new Exact(cents).times(rate).dividedBy(100)), new Exact(0))
const sumOf = (amounts: TaxedAmount[]) => amounts.reduce((sum, amount) => sum.plus(rawTax(amount)), new Exact(0))

/** Whether a certificate that holds until a day frees an order of that day of tax (decision 35). Days ISO, UTC. */
export const isTaxExempt = (until: string | null, day: string) => until !== null && day <= until

/** The lines of an order in cents, each with the rates it bears. */
export function taxedLines(taxes: OrderTaxes | null | undefined, lines: readonly PricedLine[]): TaxedAmount[] {
  return lines.map(({ id, itemTotal }) => ({ cents: Math.round(itemTotal * 100), rates: taxes?.lines[id] ?? [] }))
}

/**
 * The tax of an order, rounded half-even once, at the end (decision 18); lines cost what they cost after a promo code, freight
 * in cents is null while nobody knows it. `material` is the tax of the lines alone, `freight` what the freight adds to it.
 */
export function taxCents(
  taxes: OrderTaxes | null | undefined,
  lines: readonly PricedLine[],
  freightCents: number | null,
): TaxCents {
  const ofLines = sumOf(taxedLines(taxes, lines))
  const ofAll = ofLines.plus(rawTax({ cents: freightCents ?? 0, rates: taxes?.freight ?? [] }))
  const [material, total] = [ofLines, ofAll].map((raw) => raw.toDecimalPlaces(0).toNumber()) as [number, number]
  return { total, material, freight: total - material }
}

/**
 * The rates of amounts, such that they make exactly a tax in whole cents for whoever multiplies without rounding: the first
 * rate bears the fraction of a cent that rounding took or gave.
 */
export function ratesToTheCent(amounts: TaxedAmount[], tax: number): TaxRate[][] {
  const bearer = amounts.findIndex(({ cents, rates }) => cents > 0 && rates.length > 0)
  const rest = new Exact(tax).minus(sumOf(amounts))
  return amounts.map(({ cents, rates: [first, ...others] }, index) => {
    if (!first || index !== bearer) return first ? [first, ...others] : []
    return [{ ...first, rate: new Exact(first.rate).plus(rest.dividedBy(cents).times(100)).toNumber() }, ...others]
  })
}
