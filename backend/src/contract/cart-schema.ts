import "./no-eval"
import { z } from "zod"
import type { FreightView } from "./freight-schema"
import type { TaxStatus } from "./order-values"
import type { AppliedRule } from "./pricing-schema"
import { MAX_CART_LINES, MAX_PIECES, MIN_PIECES, UNITS, type Unit } from "./quantity-values"

/** An amount as text, as the specification keeps it: a positive decimal with at most 4 decimals. */
export const AmountSchema = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => /^\d{1,7}(\.\d{1,4})?$/.test(value) && Number(value) > 0, "must be a number above 0 with at most 4 decimals")

export const PiecesSchema = z.number().int("must be a whole number").min(MIN_PIECES).max(MAX_PIECES)

/** Body of `POST /store/metal-carts`: the country the goods go to, ISO-2. */
export const CreateCartBodySchema = z.strictObject({ countryCode: z.string().length(2).toUpperCase().optional() })

/** Body of `POST /store/metal-carts/:id/lines`. */
export const AddLineBodySchema = z.strictObject({
  productCode: z.string().min(1).max(120),
  amount: AmountSchema,
  unit: z.enum(UNITS),
  pieces: PiecesSchema.default(1),
  /** All pieces are cut from one heat; 409 `one_heat_unavailable` where no heat has them all. */
  oneHeat: z.boolean().default(false),
})
export type AddLineBody = z.input<typeof AddLineBodySchema>

/** Body of `POST /store/metal-carts/:id/lines/many`: all of them are added, or none and 400 names each row that cannot be. */
export const AddLinesBodySchema = z.strictObject({ lines: z.array(AddLineBodySchema).min(1).max(MAX_CART_LINES) })

/** Body of `POST /store/metal-product-codes/check`: codes that somebody means to order, in any spelling. */
export const CheckCodesBodySchema = z.strictObject({ codes: z.array(z.string().min(1).max(120)).min(1).max(MAX_CART_LINES) })
/** Answer of `POST /store/metal-product-codes/check`: the codes that cannot be ordered, as they were sent, and why. */
export type CheckCodesAnswer = { refused: { code: string; reason: string }[] }

/** Body of `POST /store/metal-carts/:id/lines/:line_id`; what is left out stays. */
export const UpdateLineBodySchema = z.strictObject({
  amount: AmountSchema.optional(),
  unit: z.enum(UNITS).optional(),
  pieces: PiecesSchema.optional(),
  oneHeat: z.boolean().optional(),
})
export type UpdateLineBody = z.input<typeof UpdateLineBodySchema>

/** Body of `POST /store/metal-carts/:id/promo`. */
export const PromoCodeBodySchema = z.strictObject({ code: z.string().trim().min(1, "Enter a promo code").max(60) })

/** What a promo code takes off a line: a percentage, and what that is in USD for the whole line. */
export type LinePromo = { code: string; percentage: number; savings: number }
/** Why a line keeps its price whatever the rules say: it was quoted, or staff set it. */
export type PriceLock = "QUOTE" | "MANUAL"

/** One line of a cart as a buyer sees it. Lengths in inches, weights in pounds, money in USD (0 when signed out). */
export type CartLine = {
  id: string
  productCode: string
  productName: string
  productType: string
  metalCategory: string
  productCategory: string
  stockType: string
  stockGrade: string
  productSize: string
  productCondition: string
  outerDiameter: number | null
  insideDiameter: number | null
  coid: string
  amount: string
  unit: Unit
  pieces: number
  /** All pieces are cut from one heat; missing where they may come from several. */
  oneHeat?: boolean
  /** Length and weight of one piece. */
  lengthInInches: number
  weightInPounds: number
  totalWeightInPounds: number
  /** Per lb or kg on weight lines, per piece on inch lines. */
  unitPrice: number
  itemTotal: number
  /** The list total before rules and promo code; equals itemTotal without any. */
  originalPrice: number
  appliedRules: AppliedRule[]
  /** What the line saves against originalPrice, percent with 1 decimal; 0 where it does not. */
  savingPercent: number
  /** Null without a promo code, and on a line whose price is locked. */
  promo: LinePromo | null
  priceLock?: PriceLock
}

/**
 * List prices of a line's item per unit, USD; null without the right to see prices, and for a unit the item has none of. Source:
 * specification section 3, decision 14.
 */
export type AverageCosts = {
  averageCostPerLb: number | null
  averageCostPerInch: number | null
  averageCostPerKg: number | null
}
/** A line of a cart with its item's list prices. */
export type CartLineView = CartLine & AverageCosts

/** A cart as a buyer sees it. */
export type CartView = {
  id: string
  items: CartLineView[]
  isAuthenticated: boolean
  promoCode: string | null
  /** The part of the price the code takes off, 0 to 1; 0 without a code. */
  promoDiscount: number
  /** What the code takes off all lines, USD; total is subtotal less this plus freight and tax. */
  promoSavings: number
  /** All lines before the promo code. */
  subtotal: number
  /** Null until it was asked for, and again after a change of the lines. */
  freight: FreightView | null
  /** Of lines and freight, USD; 0 until it is known. */
  taxTotal: number
  taxStatus: TaxStatus
  total: number
  totalWeightInPounds: number
  currencyCode: "usd"
  regionCode: string
  /** ISO time until which the prices hold; null when signed out. */
  validUntil: string | null
  /** ISO time of the last change, by the database's clock: of two answers about a cart the later one is how it stands. */
  updatedAt: string
}
/**
 * A line that the stock cannot take now. Of its pieces so many can be had, inches are those free at the company that has most;
 * `isShared` is whether other lines of the cart want the same item and leave too little for it.
 */
export type LineShortage = { lineId: string; availablePieces: number; availableInches: number; isShared: boolean }
/** Answer of `GET /store/metal-carts/:id/stock`: the lines that could not be ordered now for want of stock. */
export type CartStockAnswer = { shortages: LineShortage[] }

/** Answer of every cart route; `notices` are sentences to show, such as a cap that was applied. */
export type CartAnswer = { cart: CartView; notices: string[] }
