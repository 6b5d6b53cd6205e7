import "./no-eval"
import { z } from "zod"
import { AmountSchema, PiecesSchema } from "./cart-schema"
import type { PriceBreak, PublicPriceLine } from "./price-explanation"
import type { AppliedRule } from "./pricing-schema"
import { UNITS, type Unit } from "./quantity-values"

/** So many cart items may be priced in one call. */
export const MOST_PRICED_ITEMS = 100

const money = z.number().min(0).max(1e12).nullish()

/** A cart item to price: what it is and how much; `unitPrice` is only what a failed item falls back to. */
export const PricedItemInputSchema = z.object({
  productCode: z.string().min(1).max(120),
  amount: AmountSchema,
  unit: z.enum(UNITS),
  pieces: PiecesSchema.default(1),
  unitPrice: money,
})

/**
 * Body of `POST /api/price-with-rules`: the items of a cart. `coid` and `customerSegment` are read from staff only; a
 * buyer's come from the server's records. Other fields of a cart item are not looked at.
 */
export const PriceWithRulesBodySchema = z.object({
  items: z.array(PricedItemInputSchema).min(1).max(MOST_PRICED_ITEMS),
  coid: z.string().max(60).nullish(),
  customerSegment: z.string().max(60).nullish(),
})
export type PriceWithRulesBody = z.input<typeof PriceWithRulesBodySchema>

/**
 * One item's price in USD: `unitPrice` per lb or kg on weight lines, per piece on inch lines. Where the item could not be
 * priced `success` is false, `error` says why, and the total is what was sent: unitPrice x pieces (specification section 7).
 */
export type PricedItem = {
  productCode: string
  amount: string
  unit: Unit
  pieces: number
  success: boolean
  error: string | null
  unitPrice: number
  itemTotal: number
  originalPrice: number
  appliedRules: AppliedRule[]
}
/** Answer of `POST /api/price-with-rules`, in the order of the request. */
export type PriceWithRulesAnswer = { success: true; items: PricedItem[] } | { success: false; error: string }

/** Query of `GET /store/metal-items/:code/price`. */
export const ItemPriceQuerySchema = z.object({
  amount: AmountSchema.default("12"),
  unit: z.enum(UNITS).default("in"),
  pieces: z.coerce.number().pipe(PiecesSchema).default(1),
})
export type ItemPriceQuery = { amount?: string | number; unit?: Unit; pieces?: number }

/** A buyer's price of an item and why it is that; USD. Nothing in it names a rule. */
export type ItemPrice = {
  productCode: string
  amount: string
  unit: Unit
  pieces: number
  unitPrice: number
  itemTotal: number
  /** The list total; equals itemTotal where nothing changes it. */
  originalPrice: number
  /** Against the list total, 1 decimal; 0 where there is none. */
  savingPercent: number
  /** Why: amounts that add up to the total. */
  explanation: PublicPriceLine[]
  /** The whole volume table, from one piece on. */
  breaks: PriceBreak[]
  /** What more pieces would save. */
  nextBreaks: PriceBreak[]
}
/** Answer of `GET /store/metal-items/:code/price`. 401 or 403 without the right to see prices. */
export type ItemPriceAnswer = { price: ItemPrice }

/** What the product page shows of a buyer's own prices; left out for who may not see prices. */
export type BuyerPrices = {
  /** USD for one pound and for one inch; null where there is no price. */
  yourPrice: { perLb: number | null; perInch: number | null }
  /** The volume table of pieces of 12 in. */
  breaks: PriceBreak[]
}

/** Body of `POST /store/metal-carts/:id/promo`. */
export const PromoBodySchema = z.strictObject({ code: z.string().trim().min(1, "must not be empty").max(100) })
export type PromoBody = z.input<typeof PromoBodySchema>
