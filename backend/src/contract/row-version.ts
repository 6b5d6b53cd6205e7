import "./no-eval"
import { z } from "zod"

/** What the column holds: 32 bits. */
export const MOST_VERSIONS = 2_147_483_647
/** The version a row was opened at. */
export const version = z.number().int().min(1).max(MOST_VERSIONS)
