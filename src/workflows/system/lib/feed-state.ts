import type { FeedKind, SystemFeed } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_CATALOGUE } from "../../../modules/metal-catalogue"
import type MetalCatalogueService from "../../../modules/metal-catalogue/service"
import { METAL_ERP } from "../../../modules/metal-erp"
import type MetalErpService from "../../../modules/metal-erp/service"
import { feedSourceView } from "../../catalogue/lib/feed-source"

async function lastImport(container: MedusaContainer, kind: FeedKind): Promise<SystemFeed["lastImport"]> {
  const [last] = await container.resolve<MetalCatalogueService>(METAL_CATALOGUE).listFeedImports(
    { kind },
    {
      select: ["id", "source", "status", "created_at", "finished_at", "total_rows", "rejected_rows", "message"],
      order: { created_at: "DESC" },
      take: 1,
    },
  )
  if (!last) return null
  const { id, source, status, message, total_rows: rows, rejected_rows: rejected } = last
  return { id, source, status, at: new Date(last.finished_at ?? last.created_at).toISOString(), rows, rejected, message }
}

/** How the feed of a kind does. */
export async function feedState(container: MedusaContainer, kind: FeedKind): Promise<SystemFeed> {
  const source = await feedSourceView(container, kind)
  const ways = container.resolve<MetalErpService>(METAL_ERP).waysOf(kind)
  return {
    kind,
    address: source?.address ?? null,
    checkedAt: source?.checkedAt ?? null,
    outcome: source?.outcome ?? null,
    problem: source?.outcome === "FAILED" ? source.message : null,
    erp: ways.changes || ways.whole,
    lastImport: await lastImport(container, kind),
  }
}
