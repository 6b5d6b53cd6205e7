import type { FeedImportView } from "@billet/backend/contract"
import { DataTable } from "@medusajs/dashboard/components"
import { Container, Heading, Text, toast } from "@medusajs/ui"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../../components/query-state"
import { fetchRejectionsCsv, useFeedRejections } from "../../../../hooks/api/metal-imports"
import { counted } from "../../../../lib/format"
import { offsetOf } from "../../../../lib/paging"
import { saveFile } from "../../../../lib/save-file"
import { REJECTION_COLUMNS } from "./rejection-columns"

const PAGE_SIZE = 20

async function download({ id, source }: FeedImportView): Promise<void> {
  try {
    saveFile(`rejected-${source.replace(/\.[a-z]+$/i, "")}.csv`, await fetchRejectionsCsv(id))
  } catch (error) {
    toast.error(error instanceof Error ? error.message : "The file could not be downloaded")
  }
}

/** What an import refused, field by field. */
export function ImportRejections({ feed }: { feed: FeedImportView }) {
  if (feed.rejectedRows > 0) return <RejectionTable feed={feed} />
  return (
    <Container className="px-6 py-4">
      <Heading level="h2">Rejected</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        No row of this feed was rejected{feed.status === "COMPLETED" ? "" : " so far"}.
      </Text>
    </Container>
  )
}

function RejectionTable({ feed }: { feed: FeedImportView }) {
  const [params] = useSearchParams()
  const page = { limit: PAGE_SIZE, offset: offsetOf(params) }
  const { data, isPending, isError, error, refetch } = useFeedRejections(feed.id, page, feed.rejectedRows)
  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The rejected rows could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Rejected"
          headingLevel="h2"
          subHeading={`${counted(feed.rejectedRows, "row")}, ${counted(data?.count ?? 0, "field")}`}
          data={data?.rejections}
          columns={REJECTION_COLUMNS}
          getRowId={({ line, field, reason }) => `${line} ${field} ${reason}`}
          rowCount={data?.count}
          pageSize={PAGE_SIZE}
          isLoading={isPending}
          enableSearch={false}
          actions={data?.count ? [{ label: "Download CSV", onClick: () => void download(feed) }] : []}
        />
      )}
    </Container>
  )
}
