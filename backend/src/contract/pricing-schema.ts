import "./no-eval"
import { z } from "zod"
import { numberInput } from "./number-input"
import { UNITS } from "./quantity-values"

const loose = z.union([z.string().max(200), z.number(), z.null()]).optional()

/**
 * Body of `POST /api/calculate-price` (specification section 7). The attributes describe the item for other
 * clients' sake; the server prices from its own record of `productCode` and ignores costs sent to it.
 * `quantity` is amount x pieces in `unit` (default in).
 */
export const CalculatePriceBodySchema = z.object({
  productCode: z.string().min(1).max(120),
  productAttributes: z
    .object({
      productType: loose,
      materialGrade: loose,
      productCategory: loose,
      metalCategory: loose,
      outerDiameter: loose,
      insideDiameter: loose,
      productSize: loose,
      stockGrade: loose,
      stockType: loose,
      productCondition: loose,
      averageCostPerLb: loose,
      averageCostPerInch: loose,
      averageCostPerKg: loose,
      weightInPounds: loose,
      pieces: loose,
    })
    .optional(),
  quantity: numberInput.pipe(z.number().min(0.0001).max(10_000_000)),
  unit: z.enum(UNITS).optional(),
  coid: z.string().max(60).nullish(),
  customerSegment: z.string().max(60).nullish(),
})
export type CalculatePriceBody = z.input<typeof CalculatePriceBodySchema>

/** What a unit price is per: weight lines by weight, inch lines by the piece. Source: decision 18. */
export type PriceBasis = "lb" | "kg" | "piece"

/** One rule's effect on a price, USD. Empty while only list prices exist. */
export const AppliedRuleSchema = z.object({ ruleId: z.string(), ruleName: z.string(), adjustment: z.number() })
export type AppliedRule = z.infer<typeof AppliedRuleSchema>

/** Answer of `POST /api/calculate-price`; prices are USD totals for `quantity`. */
export type CalculatePriceAnswer =
  | { success: true; result: { calculatedPrice: number; finalPrice: number; originalPrice: number; appliedRules: AppliedRule[] } }
  | { success: false; error: string }
