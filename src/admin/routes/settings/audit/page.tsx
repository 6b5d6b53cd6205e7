import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DataTable } from "@medusajs/dashboard/components"
import { Button, Container, toast } from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { fetchAuditCsv, useAudit } from "../../../hooks/api/metal-audit"
import { useNow } from "../../../hooks/use-now"
import { AUDIT_ACTIONS, AUDIT_PAGE_SIZE, AUDIT_PERIODS, auditQueryOf } from "../../../lib/audit-query"
import { saveFile } from "../../../lib/save-file"
import { AUDIT_COLUMNS } from "./components/audit-columns"

const FILTERS = [
  { id: "action", type: "radio" as const, label: "What", options: AUDIT_ACTIONS },
  { id: "period", type: "radio" as const, label: "When", options: AUDIT_PERIODS },
  {
    id: "success",
    type: "radio" as const,
    label: "Outcome",
    options: [
      { label: "Done", value: "true" },
      { label: "Failed", value: "false" },
    ],
  },
]
const EMPTY = {
  empty: { heading: "Nothing yet", description: "Changes of rights, prices and orders, and failed sign-ins appear here." },
  filtered: { heading: "Nothing matches", description: "Clear a filter, or search for the whole id of a record." },
}

function ExportButton({ query }: { query: ReturnType<typeof auditQueryOf> }) {
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const { limit: _limit, offset: _offset, ...filter } = query
      saveFile("audit-log.csv", await fetchAuditCsv(filter))
    } catch (error) {
      toast.error("The log could not be exported", { description: error instanceof Error ? error.message : undefined })
    } finally {
      setLoading(false)
    }
  }
  return (
    <div className="flex justify-end px-6 py-3">
      <Button size="small" variant="secondary" isLoading={isLoading} onClick={() => void save()}>
        Export as CSV
      </Button>
    </div>
  )
}

/** Who did what: the log nobody can change. */
const AuditPage = () => {
  const [params] = useSearchParams()
  const query = auditQueryOf(params, useNow())
  const { data, isPending, isError, error, refetch } = useAudit(query)
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The audit log could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <>
          <DataTable
            heading="Audit log"
            subHeading="Who did what, newest first. Search by the id of a record."
            data={data?.entries}
            columns={AUDIT_COLUMNS}
            filters={FILTERS}
            getRowId={(entry) => entry.id}
            rowCount={data?.count}
            pageSize={AUDIT_PAGE_SIZE}
            isLoading={isPending}
            emptyState={EMPTY}
          />
          <ExportButton query={query} />
        </>
      )}
    </Container>
  )
}

export default AuditPage

export const config = defineRouteConfig({ label: "Audit log" })
export const handle = { breadcrumb: () => "Audit log" }
