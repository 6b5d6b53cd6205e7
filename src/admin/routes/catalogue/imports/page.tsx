import { defineRouteConfig } from "@medusajs/admin-sdk"
import { DataTable, LayoutComposer } from "@medusajs/dashboard/components"
import { Container } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { useFeedImports } from "../../../hooks/api/metal-imports"
import { offsetOf } from "../../../lib/paging"
import { FeedSources } from "./components/feed-sources"
import { IMPORT_COLUMNS } from "./components/import-columns"

const PAGE_SIZE = 20
const EMPTY = { empty: { heading: "No imports yet", description: "Upload a stock feed, then the heats that belong to it." } }

function ImportTable() {
  const [params] = useSearchParams()
  const { data, isPending, isError, error, refetch } = useFeedImports({ limit: PAGE_SIZE, offset: offsetOf(params) })
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The imports could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Imports"
          subHeading="Feeds of stock and heats, newest first"
          data={data?.imports}
          columns={IMPORT_COLUMNS}
          getRowId={(feed) => feed.id}
          rowHref={(feed) => `/catalogue/imports/${feed.id}`}
          rowCount={data?.count}
          pageSize={PAGE_SIZE}
          isLoading={isPending}
          enableSearch={false}
          action={{ label: "Upload a feed", to: "new" }}
          emptyState={EMPTY}
        />
      )}
    </Container>
  )
}

const ImportsPage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_import.list"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <>
            <LayoutComposer.Entry id="FeedSources">
              <FeedSources />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="ImportTable">
              <ImportTable />
            </LayoutComposer.Entry>
          </>
        ),
      }}
    />
  )
}

export default ImportsPage

export const config = defineRouteConfig({ label: "Imports" })
export const handle = { breadcrumb: () => "Imports" }
