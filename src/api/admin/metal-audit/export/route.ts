import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { AUDIT_CSV_HEAD, auditCsvLines } from "@billet/backend/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_AUDIT } from "../../../../modules/metal-audit"
import type MetalAuditService from "../../../../modules/metal-audit/service"
import type { AuditFilter } from "../../../../modules/metal-audit/sql/list-entries"
import { auditViews } from "../../../lib/audit-views"

const ROWS_AT_ONCE = 1000

async function* linesOf(scope: MedusaContainer, filter: AuditFilter): AsyncGenerator<string> {
  const audit = scope.resolve<MetalAuditService>(METAL_AUDIT)
  yield AUDIT_CSV_HEAD
  for (let beforeSeq: number | undefined = Number.MAX_SAFE_INTEGER; beforeSeq !== undefined;) {
    const entries = await audit.listEntries({ ...filter, beforeSeq }, ROWS_AT_ONCE, 0)
    yield auditCsvLines(await auditViews(scope, entries))
    beforeSeq = entries.length < ROWS_AT_ONCE ? undefined : entries.at(-1)?.seq
  }
}

/** Every entry a filter finds, as a file, newest first. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  res.setHeader("Content-Type", "text/csv; charset=utf-8")
  res.setHeader("Content-Disposition", 'attachment; filename="audit-log.csv"')
  await pipeline(Readable.from(linesOf(req.scope, req.validatedQuery as AuditFilter)), res)
}
