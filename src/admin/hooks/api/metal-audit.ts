import type { AuditListAnswer, AuditListQuery } from "@billet/backend/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

/** A page of the audit log, newest first. */
export function useAudit(query: AuditListQuery) {
  return useQuery({
    queryKey: ["metal-audit", query],
    queryFn: () => sdk.client.fetch<AuditListAnswer>("/admin/metal-audit", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Everything a filter finds, as CSV. */
export async function fetchAuditCsv(query: AuditListQuery): Promise<Blob> {
  const answer = await sdk.client.fetch<Response>("/admin/metal-audit/export", { query, headers: { accept: "text/csv" } })
  return await answer.blob()
}
