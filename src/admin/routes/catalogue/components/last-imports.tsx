import { FEED_KINDS, FEED_KIND_LABELS, type FeedImportView, type FeedKind } from "@billet/backend/contract"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { ImportProgress } from "../../../components/import-progress"
import { ImportStatusBadge } from "../../../components/import-status-badge"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useFeedImports } from "../../../hooks/api/metal-imports"
import { useNow } from "../../../hooks/use-now"
import { ago, counted } from "../../../lib/format"

const isUnfinished = ({ status }: FeedImportView) => status === "RUNNING" || status === "PENDING"

function Outcome({ feed }: { feed: FeedImportView }) {
  const now = useNow()
  if (isUnfinished(feed)) return <ImportProgress feed={feed} className="mt-2" />
  return (
    <Text size="small" className="text-ui-fg-subtle">
      {ago(feed.finishedAt ?? feed.createdAt, now)} · {counted(feed.totalRows, "row")} ·{" "}
      <span className={feed.rejectedRows ? "text-ui-fg-error" : undefined}>{counted(feed.rejectedRows, "row")} rejected</span>
    </Text>
  )
}

function LastImport({ kind }: { kind: FeedKind }) {
  const { data, isPending, error, refetch } = useFeedImports({ kind, limit: 1 })
  if (isPending) return <LoadingState label="Loading the last import" className="h-[76px]" />
  if (!data) return <ErrorState title="The last import could not be loaded" error={error} onRetry={refetch} />
  const [feed] = data.imports
  return (
    <Link
      to={feed ? `/catalogue/imports/${feed.id}` : "/catalogue/imports/new"}
      className="transition-fg hover:bg-ui-bg-base-hover focus-visible:shadow-borders-focus block min-h-[76px] px-6 py-4 outline-none"
    >
      <div className="flex items-center justify-between gap-x-4">
        <Text size="small" weight="plus" className="truncate">
          {FEED_KIND_LABELS[kind]}
          {feed && ` · ${feed.source}`}
        </Text>
        {feed && <ImportStatusBadge status={feed.status} />}
      </div>
      {feed ? <Outcome feed={feed} /> : <Text size="small" className="text-ui-fg-subtle">No feed has been imported yet</Text>}
    </Link>
  )
}

/** The last stock feed and the last heat feed, with what they refused. */
export function LastImports() {
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
        <Heading level="h2">Last imports</Heading>
        <div className="flex gap-x-2">
          <Button size="small" variant="secondary" asChild>
            <Link to="/catalogue/imports">All imports</Link>
          </Button>
          <Button size="small" variant="secondary" asChild>
            <Link to="/catalogue/imports/new">Upload a feed</Link>
          </Button>
        </div>
      </div>
      <div className="divide-ui-border-base grid divide-y md:grid-cols-2 md:divide-x md:divide-y-0">
        {FEED_KINDS.map((kind) => (
          <LastImport key={kind} kind={kind} />
        ))}
      </div>
    </Container>
  )
}
