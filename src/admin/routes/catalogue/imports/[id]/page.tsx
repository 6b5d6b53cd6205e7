import { LayoutComposer } from "@medusajs/dashboard/components"
import { Container } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useFeedImport } from "../../../../hooks/api/metal-imports"
import { ImportOverview } from "../components/import-overview"
import { ImportRejections } from "../components/import-rejections"

/** One import: how far it is, what became of its rows, what it refused, and what to decide. */
const ImportPage = () => {
  const { id = "" } = useParams()
  const { feed, isPending, error, refetch } = useFeedImport(id)
  if (!feed) {
    return (
      <Container className="p-0">
        {isPending ? (
          <LoadingState label="Loading the import" className="h-80" />
        ) : (
          <ErrorState title="The import could not be loaded" error={error} onRetry={refetch} />
        )}
      </Container>
    )
  }
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_import.details"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <>
            <LayoutComposer.Entry id="ImportOverview">
              <ImportOverview feed={feed} />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="ImportRejections">
              <ImportRejections feed={feed} />
            </LayoutComposer.Entry>
          </>
        ),
      }}
    />
  )
}

export default ImportPage

export const handle = { breadcrumb: () => "Import" }
