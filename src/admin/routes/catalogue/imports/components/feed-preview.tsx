import type { FeedPreview as Preview } from "@billet/backend/contract"
import { Alert, Container, Tabs, Text } from "@medusajs/ui"
import { OutcomeCounts } from "../../../../components/outcome-counts"
import { count, counted } from "../../../../lib/format"
import { ChangedRows, KeyRows, RejectedRows } from "./preview-lists"

/** Before the import stops and asks, so that nobody is surprised. */
function Warning({ preview }: { preview: Preview }) {
  const share = Math.round((preview.withdrawnRows / preview.inStock) * 100)
  const what = preview.kind === "STOCK" ? "item" : "heat"
  return (
    <Alert variant="warning">
      This feed leaves out {counted(preview.withdrawnRows, what)} of {count(preview.inStock)} ({share} %). The import will write
      its rows, then stop and ask before it withdraws anything.
    </Alert>
  )
}

/** What a feed would do: the counts, a warning when it would withdraw much, and the rows behind each count. */
export function FeedPreview({ preview }: { preview: Preview }) {
  const { samples } = preview
  const lists = [
    { name: "Changed", rows: preview.changedRows, list: <ChangedRows preview={preview} /> },
    { name: "New", rows: preview.newRows, list: <KeyRows label="New rows" keys={samples.new} of={preview.newRows} /> },
    {
      name: "Withdrawn",
      rows: preview.withdrawnRows,
      list: <KeyRows label="Withdrawn rows" keys={samples.withdrawn} of={preview.withdrawnRows} />,
    },
    { name: "Rejected", rows: preview.rejectedRows, list: <RejectedRows rejections={preview.rejections} /> },
  ]
  const filled = lists.filter(({ rows }) => rows > 0)
  const [first] = filled
  return (
    <>
      {preview.asksFirst && <Warning preview={preview} />}
      <Container className="divide-y overflow-hidden p-0">
        <OutcomeCounts counts={preview} />
        {first ? (
          <Tabs defaultValue={first.name}>
            <Tabs.List className="border-ui-border-base overflow-x-auto border-b px-4 py-3">
              {filled.map(({ name }) => (
                <Tabs.Trigger key={name} value={name}>
                  {name}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {filled.map(({ name, list }) => (
              <Tabs.Content key={name} value={name}>
                {list}
              </Tabs.Content>
            ))}
          </Tabs>
        ) : (
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            This feed changes nothing: the stock is as it says.
          </Text>
        )}
      </Container>
    </>
  )
}
