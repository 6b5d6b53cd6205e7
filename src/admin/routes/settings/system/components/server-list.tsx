import { SERVER_STATE_LABELS, type ServerState, type SystemServer } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { Section } from "../../../../components/section"
import { count, lasting, time } from "../../../../lib/format"

const COLORS: Record<ServerState, "green" | "orange" | "grey" | "red"> = {
  RUNNING: "green",
  DRAINING: "orange",
  STOPPED: "grey",
  SILENT: "red",
}
const MODES: Record<SystemServer["mode"], string> = { shared: "Server and worker", server: "Server", worker: "Worker" }

const uptime = ({ startedAt, seenAt }: SystemServer) => lasting(Date.parse(seenAt) - Date.parse(startedAt))

const COLUMNS: MiniColumn<SystemServer>[] = [
  {
    header: "Process",
    cell: ({ name, pid }) => (
      <div className="flex flex-col py-1">
        <span>{name}</span>
        <span className="text-ui-fg-muted text-xs">process {pid}</span>
      </div>
    ),
  },
  { header: "Does", cell: ({ mode }) => MODES[mode] },
  { header: "State", cell: ({ state }) => <StatusBadge color={COLORS[state]}>{SERVER_STATE_LABELS[state]}</StatusBadge> },
  { header: "Up for", figure: true, cell: uptime },
  { header: "Last heard of", cell: ({ seenAt }) => time(seenAt) },
  { header: "Items in its index", figure: true, cell: ({ index }) => (index ? count(index.items) : "–") },
  { header: "Behind the tables", figure: true, cell: ({ index }) => (index ? lasting(index.lagMilliseconds) : "–") },
  { header: "Last change seen", cell: ({ index }) => (index?.changedAt ? time(index.changedAt) : "–") },
  { header: "Index kept", cell: ({ index }) => (index?.snapshotAt ? time(index.snapshotAt) : "–") },
]

/** Every process of the last day, and how fresh its search index is. */
export function ServerList({ servers }: { servers: SystemServer[] }) {
  return (
    <Section title="Servers and search index" hint="Every process says every 10 seconds that it is there.">
      <MiniTable label="Servers" columns={COLUMNS} rows={servers} keyOf={({ id }) => id} />
    </Section>
  )
}
