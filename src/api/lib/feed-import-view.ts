import type { FeedImportView, FeedKind } from "@billet/backend/contract"
import type { InferTypeOf, MedusaContainer } from "@medusajs/framework/types"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { METAL_CATALOGUE } from "../../modules/metal-catalogue"
import type { FeedImport } from "../../modules/metal-catalogue/models/feed-import"
import type MetalCatalogueService from "../../modules/metal-catalogue/service"

/** Everything but the feed itself, which may be large. */
const FIELDS = [
  "id",
  "kind",
  "source",
  "status",
  "total_rows",
  "next_row",
  "new_rows",
  "changed_rows",
  "unchanged_rows",
  "withdrawn_rows",
  "rejected_rows",
  "message",
  "started_by",
  "created_at",
  "started_at",
  "finished_at",
] as const
type ImportRow = Pick<InferTypeOf<typeof FeedImport>, (typeof FIELDS)[number]>

const iso = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString())

/** Names of the people who started imports, by id; what no user is, such as "command line", stands for itself. */
async function namesOf(scope: MedusaContainer, ids: (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (!known.length) return new Map()
  const users = await scope.resolve(Modules.USER).listUsers({ id: known }, { select: ["id", "email", "first_name", "last_name"] })
  return new Map(users.map(({ id, email, first_name, last_name }) => [id, [first_name, last_name].filter(Boolean).join(" ") || email]))
}

function toView(row: ImportRow, names: Map<string, string>): FeedImportView {
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    status: row.status,
    totalRows: row.total_rows,
    processedRows: row.next_row,
    newRows: row.new_rows,
    changedRows: row.changed_rows,
    unchangedRows: row.unchanged_rows,
    withdrawnRows: row.withdrawn_rows,
    rejectedRows: row.rejected_rows,
    message: row.message,
    startedBy: row.started_by === null ? null : (names.get(row.started_by) ?? row.started_by),
    createdAt: new Date(row.created_at).toISOString(),
    startedAt: iso(row.started_at),
    finishedAt: iso(row.finished_at),
  }
}

/** A page of imports, newest first, of one kind or both. */
export async function listFeedImports(scope: MedusaContainer, query: { kind?: FeedKind; limit: number; offset: number }) {
  const { limit, offset, kind } = query
  const [rows, count] = await scope
    .resolve<MetalCatalogueService>(METAL_CATALOGUE)
    .listAndCountFeedImports(kind ? { kind } : {}, { select: [...FIELDS], order: { created_at: "DESC" }, take: limit, skip: offset })
  const names = await namesOf(scope, rows.map((row) => row.started_by))
  return { imports: rows.map((row) => toView(row, names)), count, limit, offset }
}

/** One import; NOT_FOUND for an unknown id. */
export async function feedImportView(scope: MedusaContainer, id: string): Promise<FeedImportView> {
  const [row] = await scope.resolve<MetalCatalogueService>(METAL_CATALOGUE).listFeedImports({ id }, { select: [...FIELDS] })
  if (!row) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such import")
  return toView(row, await namesOf(scope, [row.started_by]))
}
