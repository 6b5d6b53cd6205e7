import { FEED_KIND_LABELS, type SystemFeed } from "@billet/backend/contract"
import { Link } from "react-router-dom"
import { ImportStatusBadge } from "../../../../components/import-status-badge"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { Section } from "../../../../components/section"
import { count, time } from "../../../../lib/format"

const origin = ({ address, erp }: SystemFeed) =>
  [address && "Every night", erp && "From the ERP"].filter(Boolean).join(", ") || "By hand"

function Problem({ problem, lastImport }: SystemFeed) {
  const text = problem ?? (lastImport?.status === "FAILED" ? lastImport.message : null)
  if (!text) return "–"
  return (
    <span className="text-ui-fg-error block max-w-80 truncate" title={text}>
      {text}
    </span>
  )
}

const COLUMNS: MiniColumn<SystemFeed>[] = [
  { header: "Feed", cell: ({ kind }) => FEED_KIND_LABELS[kind] },
  { header: "Comes", cell: (feed) => <span title={feed.address ?? undefined}>{origin(feed)}</span> },
  { header: "Last looked for", cell: ({ checkedAt }) => (checkedAt ? time(checkedAt) : "–") },
  {
    header: "Last import",
    cell: ({ lastImport }) =>
      lastImport ? (
        <Link className="text-ui-fg-interactive" to={`/catalogue/imports/${lastImport.id}`}>
          {time(lastImport.at)}
        </Link>
      ) : (
        "Never"
      ),
  },
  { header: "State", cell: ({ lastImport }) => (lastImport ? <ImportStatusBadge status={lastImport.status} /> : "–") },
  { header: "Rows", figure: true, cell: ({ lastImport }) => (lastImport ? count(lastImport.rows) : "–") },
  { header: "Refused", figure: true, cell: ({ lastImport }) => (lastImport ? count(lastImport.rejected) : "–") },
  { header: "Problem", cell: (feed) => <Problem {...feed} /> },
]

/** Where stock and heats come from, and how the last time went. */
export function FeedList({ feeds }: { feeds: SystemFeed[] }) {
  return (
    <Section title="Feeds">
      <MiniTable label="Feeds" columns={COLUMNS} rows={feeds} keyOf={({ kind }) => kind} />
    </Section>
  )
}
