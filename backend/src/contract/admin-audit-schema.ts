import "./no-eval"
import { z } from "zod"

/** One entry of the audit log; `seq` counts from 1 without gaps. */
export type AuditRecord = {
  seq: number
  id: string
  occurredAt: string
  userId: string | null
  adminId: string | null
  action: string
  entityType: string | null
  entityId: string | null
  details: Record<string, unknown>
  ipAddress: string | null
  userAgent: string | null
  success: boolean
  errorMessage: string | null
  hash: string
}
/** An entry as staff read it, with the name of who acted. */
export type AuditView = AuditRecord & { adminName: string | null }
/** Answer of `GET /admin/metal-audit`. */
export type AuditListAnswer = { entries: AuditView[]; count: number; limit: number; offset: number }

const some = z.string().trim().min(1).max(200).optional()
/** Years of four digits: others are written with a sign, which PostgreSQL does not take. */
const [FIRST, LAST] = [Date.parse("0001-01-01T00:00:00Z"), Date.parse("9999-12-31T23:59:59.999Z")]
const time = z
  .string()
  .refine((value) => Date.parse(value) >= FIRST && Date.parse(value) <= LAST, "must be a date or a time")
  .transform((value) => new Date(value).toISOString())
  .optional()

const FILTER = {
  action: some,
  adminId: some,
  userId: some,
  entityType: some,
  entityId: some,
  success: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  from: time,
  to: time,
}

/** Query of `GET /admin/metal-audit.csv`; `to` is not included. */
export const AuditFilterSchema = z.object(FILTER)
/** Query of `GET /admin/metal-audit`. */
export const AuditListQuerySchema = z.object({
  ...FILTER,
  limit: z.coerce.number().int().min(1).max(200).default(50),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
})
export type AuditListQuery = z.input<typeof AuditListQuerySchema>
