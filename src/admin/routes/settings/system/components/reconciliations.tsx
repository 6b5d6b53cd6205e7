import type { SystemJob } from "@billet/backend/contract"
import { Text } from "@medusajs/ui"
import { Section } from "../../../../components/section"
import { counted, time } from "../../../../lib/format"
import { jobTitle, Outcome } from "./job-list"

/** The jobs that compare the books, and what each calls the things it compares. */
const COMPARED: Record<string, string> = { "reconcile-orders": "order", "reconcile-card-payments": "open card payment" }

function Findings({ last, lastProblem }: SystemJob) {
  if (!last) return null
  if (!lastProblem) {
    return (
      <Text size="small" className="text-ui-fg-subtle">
        Nothing disagreed within 30 days.
      </Text>
    )
  }
  return (
    <div className="flex flex-col gap-y-1">
      <Text size="small" className="text-ui-fg-subtle">
        Last findings, {time(lastProblem.startedAt)}:
      </Text>
      <ul className="txt-small list-disc pl-5">
        {lastProblem.problems.map((problem) => (
          <li key={problem} className="break-words">
            {problem}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Reconciliation({ job, noun }: { job: SystemJob; noun: string }) {
  const { last } = job
  return (
    <div className="flex flex-col gap-y-2 px-6 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Text size="small" weight="plus">
          {jobTitle(job.name)}
        </Text>
        {last && <Outcome outcome={last.outcome} />}
        <Text size="small" className="text-ui-fg-subtle">
          {last ? `${time(last.startedAt)}, ${counted(last.done ?? 0, noun)} compared` : "Has not run yet"}
        </Text>
      </div>
      <Findings {...job} />
    </div>
  )
}

/** What the last comparison of the books found. */
export function Reconciliations({ jobs }: { jobs: SystemJob[] }) {
  return (
    <Section
      title="Reconciliation"
      hint="Orders are compared with metal, credit and payments; what differs is brought in line or named."
    >
      {jobs.flatMap((job) => {
        const noun = COMPARED[job.name]
        return noun ? [<Reconciliation key={job.name} job={job} noun={noun} />] : []
      })}
    </Section>
  )
}
