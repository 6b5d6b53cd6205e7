import "./no-eval"
import { z } from "zod"

/** A day such as 2027-03-01. There is no year 0, in no calendar and not in the database. */
export const day = (message?: string) => z.iso.date(message).refine((text) => !text.startsWith("0000"), message ?? "Invalid day")
