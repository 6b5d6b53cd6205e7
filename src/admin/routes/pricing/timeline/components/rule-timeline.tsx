import type { AdminPricingRule } from "@billet/backend/contract"
import { Container, Heading, Text, clx } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { RuleStatusBadge } from "../../../../components/rule-status-badge"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useRulesInUse } from "../../../../hooks/api/pricing-rules"
import { daysText } from "../../../../lib/days-text"
import { Timeline } from "../../../../lib/timeline"

const COLOURS: Record<AdminPricingRule["status"], string> = {
  ACTIVE: "bg-ui-tag-green-icon",
  DRAFT: "bg-ui-tag-blue-icon",
  INACTIVE: "bg-ui-tag-neutral-icon",
  ARCHIVED: "bg-ui-tag-neutral-icon",
}
const GRID = "grid min-w-[1000px] grid-cols-[320px_1fr]"

function Axis({ timeline }: { timeline: Timeline }) {
  return (
    <div aria-hidden className="relative h-8">
      {timeline.months.map(({ label, left }) => (
        <span
          key={left}
          className="border-ui-border-base txt-compact-xsmall text-ui-fg-muted absolute inset-y-0 whitespace-nowrap border-l pl-1 pt-2"
          style={{ left: `${left}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  )
}

function Bar({ rule, timeline }: { rule: AdminPricingRule; timeline: Timeline }) {
  const bar = timeline.bar(rule)
  return (
    <div className="relative h-full min-h-10">
      {timeline.months.map(({ left }) => (
        <span key={left} aria-hidden className="border-ui-border-base absolute inset-y-0 border-l" style={{ left: `${left}%` }} />
      ))}
      <span aria-hidden className="bg-ui-fg-interactive absolute inset-y-0 w-px" style={{ left: `${timeline.today}%` }} />
      {bar && (
        <span
          title={daysText(rule)}
          className={clx("absolute top-1/2 h-3 -translate-y-1/2", COLOURS[rule.status], {
            "rounded-l-full": bar.opens,
            "rounded-r-full": bar.ends,
          })}
          style={{ left: `${bar.left}%`, width: `max(${bar.width}%, 4px)` }}
        />
      )}
      <span className="sr-only">{daysText(rule)}</span>
    </div>
  )
}

function Rows({ rules }: { rules: AdminPricingRule[] }) {
  const timeline = new Timeline(new Date().toISOString().slice(0, 10))
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Days of the rules">
      <div className={clx(GRID, "border-b")}>
        <span className="txt-compact-xsmall text-ui-fg-muted px-6 py-2">In the order of evaluation</span>
        <Axis timeline={timeline} />
      </div>
      <ul className="divide-y">
        {rules.map((rule) => (
          <li key={rule.id} className={GRID}>
            <div className="flex min-w-0 items-center justify-between gap-x-2 px-6 py-2">
              <Link
                to={`/pricing/rules/${rule.id}`}
                title={rule.name}
                className="txt-compact-small hover:text-ui-fg-interactive-hover truncate"
              >
                {rule.name}
              </Link>
              <span className="shrink-0">
                <RuleStatusBadge rule={rule} />
              </span>
            </div>
            <Bar rule={rule} timeline={timeline} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** When each rule in use holds, side by side, around today. */
export function RuleTimeline() {
  const { data, isPending, error, refetch } = useRulesInUse()
  return (
    <Container className="divide-y overflow-hidden p-0">
      <div className="px-6 py-4">
        <Heading>Timeline</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          The days on which rules hold; the line is today. What runs to an edge goes on beyond it.
        </Text>
      </div>
      {data?.rules.length ? (
        <Rows rules={data.rules} />
      ) : data ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-8 text-center">
          No rules yet.
        </Text>
      ) : isPending ? (
        <LoadingState label="Loading the rules" className="h-64" />
      ) : (
        <ErrorState title="The rules could not be loaded" error={error} onRetry={refetch} />
      )}
    </Container>
  )
}
