import { FEED_KINDS, FEED_KIND_LABELS, MAX_FEED_BYTES, type FeedKind } from "@billet/backend/contract"
import { RouteFocusModal, useRouteModal } from "@medusajs/dashboard/components"
import { Button, Heading, Label, RadioGroup, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { ChosenFile } from "../../../../components/chosen-file"
import { FileDropZone } from "../../../../components/file-drop-zone"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { usePreviewFeed, useStartFeedImport } from "../../../../hooks/api/metal-imports"
import { guessFeedKind } from "../../../../lib/feed-kind"
import { FeedPreview } from "./feed-preview"

type ChosenFeed = { kind: FeedKind; source: string; content: string }

function KindChoice({ kind, onChange }: { kind: FeedKind; onChange: (kind: FeedKind) => void }) {
  return (
    <RadioGroup
      value={kind}
      onValueChange={(value) => onChange(FEED_KINDS.find((one) => one === value) ?? kind)}
      className="flex gap-x-6"
    >
      {FEED_KINDS.map((one) => (
        <div key={one} className="flex items-center gap-x-2">
          <RadioGroup.Item value={one} id={`kind-${one}`} />
          <Label htmlFor={`kind-${one}`} size="small">
            {FEED_KIND_LABELS[one]}
          </Label>
        </div>
      ))}
    </RadioGroup>
  )
}

/** The feed chosen, its preview, and the button that starts it. Choosing again previews again. */
export function UploadFeed() {
  const [feed, setFeed] = useState<ChosenFeed | null>(null)
  const preview = usePreviewFeed()
  const start = useStartFeedImport()
  const { handleSuccess } = useRouteModal()

  const choose = (chosen: ChosenFeed) => {
    setFeed(chosen)
    preview.mutate(chosen)
  }
  const chooseFile = async (file: File) => {
    const content = await file.text()
    choose({ kind: guessFeedKind(content), source: file.name, content })
  }
  const drop = () => {
    setFeed(null)
    preview.reset()
  }
  const begin = (chosen: ChosenFeed) =>
    start.mutate(chosen, {
      onSuccess: (answer) => handleSuccess(`/catalogue/imports/${answer.import.id}`),
      onError: (error) => toast.error(error.message),
    })

  return (
    <>
      <RouteFocusModal.Header />
      <RouteFocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto">
        <div className="flex w-full max-w-[720px] flex-col gap-y-6 px-4 py-8 sm:py-16">
          <div>
            <RouteFocusModal.Title asChild>
              <Heading>Upload a feed</Heading>
            </RouteFocusModal.Title>
            <RouteFocusModal.Description asChild>
              <Text size="small" className="text-ui-fg-subtle">
                CSV with commas or semicolons, or NDJSON. You see what it would change before anything is written.
              </Text>
            </RouteFocusModal.Description>
          </div>
          {feed ? (
            <ChosenFile {...feed} onRemove={drop} />
          ) : (
            <FileDropZone
              label="Drop a feed here, or choose a file"
              text="Stock or heats"
              accept=".csv,.txt,.ndjson,.jsonl,text/csv,application/x-ndjson"
              maxBytes={MAX_FEED_BYTES}
              elsewhere="Import it on the command line."
              onFile={chooseFile}
            />
          )}
          {feed && <KindChoice kind={feed.kind} onChange={(kind) => choose({ ...feed, kind })} />}
          {preview.isPending && <LoadingState label="Comparing with the stock" className="h-64" />}
          {feed && preview.isError && (
            <ErrorState title="This feed cannot be imported" error={preview.error} onRetry={() => preview.mutate(feed)} />
          )}
          {preview.data && <FeedPreview preview={preview.data.preview} />}
        </div>
      </RouteFocusModal.Body>
      <RouteFocusModal.Footer>
        <RouteFocusModal.Close asChild>
          <Button size="small" variant="secondary">
            Cancel
          </Button>
        </RouteFocusModal.Close>
        <Button size="small" disabled={!feed || !preview.data} isLoading={start.isPending} onClick={() => feed && begin(feed)}>
          Start import
        </Button>
      </RouteFocusModal.Footer>
    </>
  )
}
