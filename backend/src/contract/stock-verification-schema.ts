import "./no-eval"
import { z } from "zod"
import { MESSAGES } from "./messages"
import { inchesInput } from "./number-input"

const text = z.string().trim().max(120).nullish()

const CRITERIA = ["stockItemId", "partNumberId", "productId", "group", "grade"] as const
const SPECIFICATIONS = [
  "baseSpecificationId",
  "partSpecificationId",
  "additionalSpecification1Id",
  "additionalSpecification2Id",
  "additionalSpecification3Id",
  "additionalSpecification4Id",
  "salesItemId",
] as const

const specifications = z.object(
  Object.fromEntries(SPECIFICATIONS.map((name) => [name, text])) as Record<(typeof SPECIFICATIONS)[number], typeof text>,
)

/** The fields of a stock verification that name a specification, in the order they are answered. */
export const SPECIFICATION_FIELDS = SPECIFICATIONS

/** Where and against which system to look; only LIVE data exist here. Source: specification section 7, decision 50. */
export const VERIFICATION_REGIONS = ["UK", "INC", "EUR", "MSA", "SIN", "DUB"] as const
export type VerificationRegion = (typeof VERIFICATION_REGIONS)[number]

/**
 * Body of `POST /api/stock-verification` (specification sections 3 and 5). Sizes in inches, both ends included. A mill
 * counts only together with its cast number (decision 50).
 */
export const StockVerificationBodySchema = z
  .object({
    stockItemId: text,
    partNumberId: text,
    productId: text,
    group: text,
    sizeFrom: inchesInput,
    sizeTo: inchesInput,
    grade: text,
    millId: text,
    castNumber: text,
    specifications: specifications.nullish(),
    region: z.enum(VERIFICATION_REGIONS).default("UK"),
    environment: z.enum(["LIVE"]).default("LIVE"),
  })
  .superRefine((body, context) => {
    const problem = verificationProblem(body)
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.reason })
  })
export type StockVerificationBody = z.input<typeof StockVerificationBodySchema>
export type StockVerificationRequest = z.output<typeof StockVerificationBodySchema>

/** What selects stock and what it must meet; the part of a verification that its check looks at. Inches. */
export type StockVerificationParameters = {
  [Name in (typeof CRITERIA)[number] | "millId" | "castNumber"]?: string | null
} & {
  sizeFrom?: number
  sizeTo?: number
  specifications?: Partial<Record<(typeof SPECIFICATIONS)[number], string | null>> | null
}

/** What is missing from a verification, with the specification's own words (section 5); null when nothing is. */
export function verificationProblem(body: StockVerificationParameters): { field: string; reason: string } | null {
  const selects =
    CRITERIA.some((name) => body[name]) ||
    body.sizeFrom !== undefined ||
    body.sizeTo !== undefined ||
    Boolean(body.millId && body.castNumber)
  if (!selects) return { field: "", reason: MESSAGES.stockCriteriaMissing }
  const specified = SPECIFICATIONS.some((name) => body.specifications?.[name])
  return specified ? null : { field: "specifications", reason: MESSAGES.stockSpecificationMissing }
}

/** Whether a heat meets one of the specifications asked for, and on what ground. */
export type SpecificationCheck = { id: string; conforms: boolean; note: string }
/** A heat that was found. Inches and pieces are those of the heat. */
export type VerifiedStock = {
  stockItemId: string
  productCode: string
  coid: string
  millId: string
  castNumber: string
  grade: string
  size: string
  availablePieces: number
  availableInches: number
  specifications: SpecificationCheck[]
}
/** Answer of `POST /api/stock-verification`: verified when a heat meets every specification. */
export type StockVerificationAnswer = { verified: boolean; matches: VerifiedStock[]; messages: string[] }
