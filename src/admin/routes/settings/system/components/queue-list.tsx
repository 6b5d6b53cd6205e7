import { QUEUE_LABELS, type SystemQueue } from "@billet/backend/contract"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { Section } from "../../../../components/section"
import { useNow } from "../../../../hooks/use-now"
import { ago, count } from "../../../../lib/format"

const columns = (now: number): MiniColumn<SystemQueue>[] => [
  { header: "Queue", cell: ({ name }) => QUEUE_LABELS[name] },
  { header: "Waiting", figure: true, cell: ({ waiting }) => count(waiting) },
  { header: "First since", cell: ({ oldestAt }) => (oldestAt ? ago(oldestAt, now) : "–") },
  {
    header: "Given up",
    figure: true,
    cell: ({ failed }) => <span className={failed ? "text-ui-fg-error" : undefined}>{count(failed)}</span>,
  },
]

/** What waits to be worked on. */
export function QueueList({ queues }: { queues: SystemQueue[] }) {
  return (
    <Section title="Queues">
      <MiniTable label="Queues" columns={columns(useNow())} rows={queues} keyOf={({ name }) => name} />
    </Section>
  )
}
