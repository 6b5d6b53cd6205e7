import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DataTable } from "@medusajs/dashboard/components"
import { Container, toast } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { fetchWaitlistCsv, useWaitlist } from "../../../hooks/api/metal-contact"
import { offsetOf } from "../../../lib/paging"
import { saveFile } from "../../../lib/save-file"
import { WAITLIST_COLUMNS } from "./components/waitlist-columns"

const PAGE_SIZE = 50
const NONE = {
  heading: "Nobody waits yet",
  description: "Visitors who are not served yet leave their details on the contact page.",
}
const EMPTY = { empty: NONE, filtered: NONE }

async function download(): Promise<void> {
  try {
    saveFile("waitlist.csv", await fetchWaitlistCsv())
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "The file could not be downloaded")
  }
}

/** Who wants to hear when they can be served. */
const WaitlistPage = () => {
  const [params] = useSearchParams()
  const { data, isPending, isError, error, refetch } = useWaitlist({ limit: PAGE_SIZE, offset: offsetOf(params) })
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The waitlist could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Waitlist"
          subHeading="Who wants to hear when they can be served"
          data={data?.entries}
          columns={WAITLIST_COLUMNS}
          getRowId={(entry) => entry.id}
          rowCount={data?.count}
          pageSize={PAGE_SIZE}
          isLoading={isPending}
          enableSearch={false}
          emptyState={EMPTY}
          actions={[{ label: "Export", onClick: () => void download() }]}
        />
      )}
    </Container>
  )
}

export default WaitlistPage

export const config = defineRouteConfig({ label: "Waitlist" })
export const handle = { breadcrumb: () => "Waitlist" }
