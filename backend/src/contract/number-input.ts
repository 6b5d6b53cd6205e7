import "./no-eval"
import { z } from "zod"

const DECIMAL = /^\s*\d+(\.\d+)?\s*$/

/** A number, or a text that is one with a decimal point; nothing else that a program could take for one. */
export const numberInput = z
  .union([z.number(), z.string().max(40).regex(DECIMAL)], { error: "must be a number" })
  .transform(Number)

/** A size in inches from 0 to 1000, as a number or a text; blank, null and missing are undefined. */
export const inchesInput = z
  .union([z.number(), z.string().regex(/^\s*(\d+(\.\d+)?)?\s*$/)], { error: "must be a number of inches" })
  .nullish()
  .transform((value) => (value == null || String(value).trim() === "" ? undefined : Number(value)))
  .refine((value) => value === undefined || (value >= 0 && value <= 1000), "must be between 0 and 1000 inches")
