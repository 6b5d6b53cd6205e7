import "./no-eval"
import { z } from "zod"

/** Parts that the bodies and queries of the pricing admin share. */
export const text = z.string().trim().max(200)
export const some = text.min(1).optional()
export const page = (size: number) => ({
  limit: z.coerce.number().int().min(1).max(200).default(size),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
})
