import { COIDS, COUNTRIES, type Coid, type HeatInStock } from "../contract"
import type { ParsedRow } from "./feed-columns"
import { FeedFields, numberProblem, type FeedRecord } from "./feed-fields"

/** Inspection documents of EN 10204. */
export const CERTIFICATE_TYPES = ["2.1", "2.2", "3.1", "3.2"] as const
export type CertificateType = (typeof CERTIFICATE_TYPES)[number]

/** A heat in stock as a feed states it. Lengths in inches, strengths in ksi; null or empty where the mill did not report. */
export type HeatRow = Omit<HeatInStock, "coid" | "certificateType"> & {
  productCode: string
  coid: Coid
  certificateType: CertificateType
}

const IDENTIFIER = { pattern: /^[A-Za-z0-9][A-Za-z0-9 ._/-]*$/, reason: "must hold only letters, digits, spaces and . _ / -" }
const STRENGTH = { min: 0, max: 1000 }
/** A length longer than 100 ft is a slip of the pen: no mill rolls it and nothing carries it. */
const LENGTH = { min: 0.001, max: 1200 }
const COUNTRY_CODES: ReadonlySet<string> = new Set(COUNTRIES.map((country) => country.code))

/**
 * Reads one row of the heat feed; every field that is wrong is reported with its value and the reason. The lengths are
 * separated by "|" and are as many as the pieces. Whether the product code is in stock is for the import to see.
 * Source: decision 52.
 */
export function parseHeatRow(record: FeedRecord): ParsedRow<HeatRow> {
  const fields = new FeedFields(record)
  return fields.finish<HeatRow>({
    stockItemId: fields.text("stockItemId", { max: 60, ...IDENTIFIER }),
    productCode: fields.productCode(),
    coid: fields.oneOf("coid", COIDS),
    millId: fields.text("millId", { max: 60, ...IDENTIFIER }),
    castNumber: fields.text("castNumber", { max: 60, ...IDENTIFIER }),
    pieces: fields.requiredNumber("pieces", { min: 1, max: 10_000, whole: true }),
    lengthsInInches: readLengths(fields),
    meltCountry: readCountry(fields),
    baseSpecification: fields.text("baseSpecification", { max: 200, optional: true }),
    yieldStrengthKsi: fields.number("yieldStrengthKsi", STRENGTH),
    tensileStrengthKsi: fields.number("tensileStrengthKsi", STRENGTH),
    elongationPercent: fields.number("elongationPercent", { min: 0, max: 100 }),
    hardness: fields.number("hardness", { min: 0, max: 2000 }),
    certificateType: fields.oneOf("certificateType", CERTIFICATE_TYPES),
  })
}

function readLengths(fields: FeedFields): number[] {
  const parts = fields
    .raw("lengthsInInches")
    .split("|")
    .map((part) => part.trim())
  const problem = parts.map((part) => numberProblem(part, LENGTH)).find((one) => one !== null)
  if (problem) fields.refuse("lengthsInInches", `each length ${problem}`)
  else if (!fields.isRefused("pieces") && parts.length !== Number(fields.raw("pieces")))
    fields.refuse("lengthsInInches", `must be as many as the pieces, ${fields.raw("pieces")}`)
  return problem ? [] : parts.map(Number)
}

function readCountry(fields: FeedFields): string {
  const code = fields.raw("meltCountry").toUpperCase()
  if (code !== "" && !COUNTRY_CODES.has(code)) fields.refuse("meltCountry", "must be an ISO-2 country")
  return code
}
