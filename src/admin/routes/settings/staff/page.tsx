import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DataTable } from "@medusajs/dashboard/components"
import { Container } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { useStaff } from "../../../hooks/api/metal-staff"
import { offsetOf } from "../../../lib/paging"
import { rowId } from "../../../lib/row-id"
import { STAFF_COLUMNS } from "./components/staff-columns"

const PAGE_SIZE = 20
const EMPTY = {
  empty: { heading: "Nobody yet", description: "Invite people under Users." },
  filtered: { heading: "Nobody of that name", description: "Try fewer letters." },
}

/** The people of the admin and what each may do. */
const StaffPage = () => {
  const [params] = useSearchParams()
  const query = { q: params.get("q") || undefined, limit: PAGE_SIZE, offset: offsetOf(params) }
  const { data, isPending, isError, error, refetch } = useStaff(query)
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The staff could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Staff and permissions"
          subHeading="Who works in the admin, and what each may do"
          data={data?.staff}
          columns={STAFF_COLUMNS}
          getRowId={(member) => member.userId}
          rowHref={(row) => `/settings/staff/${rowId(row)}`}
          rowCount={data?.count}
          pageSize={PAGE_SIZE}
          isLoading={isPending}
          emptyState={EMPTY}
        />
      )}
    </Container>
  )
}

export default StaffPage

export const config = defineRouteConfig({ label: "Staff and permissions" })
export const handle = { breadcrumb: () => "Staff and permissions" }
