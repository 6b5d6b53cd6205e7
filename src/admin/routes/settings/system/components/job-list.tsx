import { JOB_OUTCOME_LABELS, type JobOutcome, type SystemJob, type SystemJobRun } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"
import { MiniTable, type MiniColumn } from "../../../../components/mini-table"
import { Section } from "../../../../components/section"
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

const tookOf = (run: SystemJobRun | null) => (run?.milliseconds == null ? "–" : lasting(run.milliseconds))

function LastProblem({ lastProblem }: SystemJob) {
  if (!lastProblem) return "–"
  const text = lastProblem.problems.join("\n")
  return (
    <div className="flex max-w-80 flex-col py-1">
      <span className="truncate" title={text}>
        {lastProblem.problems[0] ?? JOB_OUTCOME_LABELS[lastProblem.outcome]}
      </span>
      <span className="text-ui-fg-muted text-xs">{time(lastProblem.startedAt)}</span>
    </div>
  )
}

const COLUMNS: MiniColumn<SystemJob>[] = [
  {
    header: "Job",
    cell: ({ name, schedule }) => (
      <div className="flex flex-col py-1">
        <span>{jobTitle(name)}</span>
        <span className="text-ui-fg-muted font-mono text-xs">{schedule}</span>
      </div>
    ),
  },
  { header: "Last run", cell: ({ last }) => (last ? time(last.startedAt) : "Never") },
  { header: "Took", figure: true, cell: ({ last }) => tookOf(last) },
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
