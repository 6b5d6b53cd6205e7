import { FEED_KIND_LABELS, type FeedSourceView } from "@billet/backend/contract"
import { Button, Container, Heading, StatusBadge, Text, toast } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { ErrorState } from "../../../../components/query-state"
import { useCheckFeedSource, useFeedSources } from "../../../../hooks/api/metal-imports"
import { useNow } from "../../../../hooks/use-now"
import { ago } from "../../../../lib/format"

const OUTCOMES = {
  TAKEN: { color: "green", label: "New feed taken in" },
  UNCHANGED: { color: "grey", label: "Nothing new" },
  FAILED: { color: "red", label: "Failed" },
} as const

function Source({ source }: { source: FeedSourceView }) {
  const now = useNow()
  const { mutate, isPending } = useCheckFeedSource()
  const { kind, address, checkedAt, outcome, message, importId } = source
  const check = () => mutate(kind, { onError: (error) => toast.error(error.message) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
      <div className="min-w-0">
        <Text size="small" weight="plus">
          {FEED_KIND_LABELS[kind]}
        </Text>
        <Text size="small" className="text-ui-fg-subtle break-all">
          {address}
        </Text>
        {message && (
          <Text size="small" className="text-ui-fg-error">
            {message}
          </Text>
        )}
      </div>
      <div className="flex items-center gap-x-3">
        <Text size="small" className="text-ui-fg-subtle whitespace-nowrap">
          {checkedAt ? `Looked at ${ago(checkedAt, now)}` : "Not looked at yet"}
        </Text>
        {outcome && <StatusBadge color={OUTCOMES[outcome].color}>{OUTCOMES[outcome].label}</StatusBadge>}
        {importId && (
          <Button size="small" variant="transparent" asChild>
            <Link to={`/catalogue/imports/${importId}`}>Last import</Link>
          </Button>
        )}
        <Button size="small" variant="secondary" isLoading={isPending} onClick={check}>
          Look now
        </Button>
      </div>
    </div>
  )
}

/** The feeds that are imported every night and what came of the last look; nothing where none is configured. */
export function FeedSources() {
  const { data, isError, error, refetch } = useFeedSources()
  if (isError && !data) {
    return (
      <Container className="p-0">
        <ErrorState title="The nightly feeds could not be loaded" error={error} onRetry={refetch} />
      </Container>
    )
  }
  if (!data?.sources.length) return null
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Nightly feeds</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Looked at every night; a feed that is the same as last time changes nothing.
        </Text>
      </div>
      {data.sources.map((source) => (
        <Source key={source.kind} source={source} />
      ))}
    </Container>
  )
}
