import { FEED_KIND_LABELS, canFeedImport, type FeedImportVerb, type FeedImportView } from "@billet/backend/contract"
import { Alert, Button, Container, Heading, Text, toast, usePrompt } from "@medusajs/ui"
import { FactList } from "../../../../components/fact-list"
import { ImportProgress } from "../../../../components/import-progress"
import { ImportStatusBadge } from "../../../../components/import-status-badge"
import { OutcomeCounts } from "../../../../components/outcome-counts"
import { useFeedImportVerb } from "../../../../hooks/api/metal-imports"
import { time } from "../../../../lib/format"

/** The verbs of an import as buttons, the one to go on with last and filled. Those that cannot be undone ask first. */
const ACTIONS: { verb: FeedImportVerb; label: string; ask?: { title: string; text: string } }[] = [
  {
    verb: "cancel",
    label: "Cancel import",
    ask: { title: "Cancel this import?", text: "What it has written so far stays. Nothing is withdrawn, and it cannot be taken up again." },
  },
  { verb: "run", label: "Run again" },
  {
    verb: "confirm",
    label: "Continue and withdraw",
    ask: { title: "Withdraw what the feed left out?", text: "It goes out of sale at once. A later feed that lists it brings it back." },
  },
]

function ImportActions({ feed }: { feed: FeedImportView }) {
  const { mutateAsync, isPending } = useFeedImportVerb(feed.id)
  const prompt = usePrompt()
  const act = async ({ verb, label, ask }: (typeof ACTIONS)[number]) => {
    const agreed = !ask || (await prompt({ title: ask.title, description: `${feed.source}: ${ask.text}`, confirmText: label, cancelText: "Back" }))
    if (!agreed) return
    await mutateAsync(verb).catch((error: Error) => toast.error(error.message))
  }
  const actions = ACTIONS.filter(({ verb }) => canFeedImport(verb, feed.status))
  return actions.map((action, index) => (
    <Button
      key={action.verb}
      size="small"
      variant={index === actions.length - 1 && action.verb !== "cancel" ? "primary" : "secondary"}
      disabled={isPending}
      onClick={() => void act(action)}
    >
      {action.label}
    </Button>
  ))
}

/** How far an import is, what became of its rows, and what can be done with it. */
export function ImportOverview({ feed }: { feed: FeedImportView }) {
  const isWarning = feed.status === "NEEDS_CONFIRMATION"
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
        <div className="flex min-w-0 items-center gap-x-3">
          <Heading className="truncate">{feed.source}</Heading>
          <ImportStatusBadge status={feed.status} />
        </div>
        <div className="flex gap-x-2">
          <ImportActions feed={feed} />
        </div>
      </div>
      {feed.message && feed.status !== "COMPLETED" && (
        <div className="px-6 py-4">
          <Alert variant={isWarning ? "warning" : "error"}>
            <Text size="small">{feed.message}</Text>
          </Alert>
        </div>
      )}
      <ImportProgress feed={feed} className="px-6 py-4" />
      <OutcomeCounts counts={feed} />
      <FactList
        facts={[
          { label: "Kind", value: FEED_KIND_LABELS[feed.kind] },
          { label: "Started by", value: feed.startedBy },
          { label: "Taken in", value: time(feed.createdAt) },
          { label: "Started", value: feed.startedAt && time(feed.startedAt) },
          { label: "Finished", value: feed.finishedAt && time(feed.finishedAt) },
        ]}
      />
    </Container>
  )
}
