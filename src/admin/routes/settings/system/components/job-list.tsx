import { JOB_OUTCOME_LABELS, type JobOutcome, type SystemJob } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { Section } from "../../../../components/section"
import { TwoLines } from "../../../../components/two-lines"
import { count, lasting, time } from "../../../../lib/format"

const COLORS: Record<JobOutcome, "blue" | "green" | "orange" | "red" | "grey"> = {
  RUNNING: "blue",
  DONE: "green",
  PROBLEMS: "orange",
  FAILED: "red",
  INTERRUPTED: "grey",
}

/** "reconcile-orders" in words: Reconcile orders. */
export const jobTitle = (name: string) => {
  const words = name.replaceAll("-", " ").replace(/\berp\b/, "ERP")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function Outcome({ outcome }: { outcome: JobOutcome }) {
  return <StatusBadge color={COLORS[outcome]}>{JOB_OUTCOME_LABELS[outcome]}</StatusBadge>
}

function LastRun({ last }: SystemJob) {
  if (!last) return "Never"
  const took = last.milliseconds === null ? "not ended" : `took ${lasting(last.milliseconds)}`
  return <TwoLines first={time(last.startedAt)} second={took} />
}

function LastProblem({ lastProblem }: SystemJob) {
  if (!lastProblem) return "–"
  const [first = JOB_OUTCOME_LABELS[lastProblem.outcome]] = lastProblem.problems
  return <TwoLines first={first} second={time(lastProblem.startedAt)} className="max-w-80" />
}

const COLUMNS: MiniColumn<SystemJob>[] = [
  {
    header: "Job",
    cell: ({ name, schedule }) => <TwoLines first={jobTitle(name)} second={<code className="font-mono">{schedule}</code>} />,
  },
  { header: "Last run", cell: (job) => <LastRun {...job} /> },
  { header: "Worked on", figure: true, cell: ({ last }) => (last?.done == null ? "–" : count(last.done)) },
  { header: "Outcome", cell: ({ last }) => (last ? <Outcome outcome={last.outcome} /> : "–") },
  { header: "Next run", cell: ({ nextAt }) => time(nextAt) },
  { header: "Last problem", cell: (job) => <LastProblem {...job} /> },
]

/** What runs by itself: when it ran, what came of it, and when it runs again. */
export function JobList({ jobs }: { jobs: SystemJob[] }) {
  return (
    <Section title="Scheduled jobs" hint="Problems are remembered for 30 days.">
      <MiniTable label="Scheduled jobs" columns={COLUMNS} rows={jobs} keyOf={({ name }) => name} />
    </Section>
  )
}
