import { SERVER_STATE_LABELS, type ServerState, type SystemServer } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { Section } from "../../../../components/section"
import { TwoLines } from "../../../../components/two-lines"
import { counted, lasting, time } from "../../../../lib/format"

const COLORS: Record<ServerState, "green" | "orange" | "grey" | "red"> = {
  RUNNING: "green",
  DRAINING: "orange",
  STOPPED: "grey",
  SILENT: "red",
}
const MODES: Record<SystemServer["mode"], string> = { shared: "Server and worker", server: "Server", worker: "Worker" }

const uptime = ({ startedAt, seenAt }: SystemServer) => lasting(Date.parse(seenAt) - Date.parse(startedAt))

const COLUMNS: MiniColumn<SystemServer>[] = [
  { header: "Process", cell: ({ name, pid }) => <TwoLines first={name} second={`process ${pid}`} /> },
  { header: "Does", cell: ({ mode }) => MODES[mode] },
  { header: "State", cell: ({ state }) => <StatusBadge color={COLORS[state]}>{SERVER_STATE_LABELS[state]}</StatusBadge> },
  { header: "Up for", cell: (server) => <TwoLines first={uptime(server)} second={`heard of ${time(server.seenAt)}`} /> },
  {
    header: "Index",
    cell: ({ index }) =>
      index ? <TwoLines first={counted(index.items, "item")} second={`${lasting(index.lagMilliseconds)} behind`} /> : "–",
  },
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
