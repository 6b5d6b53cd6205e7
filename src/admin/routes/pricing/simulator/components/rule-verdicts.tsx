import type { RuleVerdict } from "@billet/backend/contract"
import { CheckCircleSolid, CircleDottedLine } from "@medusajs/icons"
import { Heading, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { count, total } from "../../../../lib/format"

function Verdict({ verdict: { ruleId, ruleName, applied, adjustment, reasons } }: { verdict: RuleVerdict }) {
  return (
    <li className="flex items-start gap-x-3">
      {applied ? (
        <CheckCircleSolid aria-hidden className="text-ui-tag-green-icon mt-0.5 shrink-0" />
      ) : (
        <CircleDottedLine aria-hidden className="text-ui-fg-muted mt-0.5 shrink-0" />
      )}
      <div className="min-w-0">
        <Text size="small">
          <Link to={`/pricing/rules/${ruleId}`} className="hover:text-ui-fg-interactive-hover font-medium">
            {ruleName}
          </Link>{" "}
          <span className="text-ui-fg-subtle tabular-nums">
            {applied ? `applied, ${adjustment < 0 ? "−" : "+"}${total(Math.abs(adjustment))}` : "did not apply"}
          </span>
        </Text>
        {reasons.map((reason) => (
          <Text key={reason} size="xsmall" className="text-ui-fg-subtle break-words">
            {reason}
          </Text>
        ))}
      </div>
    </li>
  )
}

/** Why each rule did or did not apply, in the order of evaluation. */
export function RuleVerdicts({ rules, ruleCount }: { rules: RuleVerdict[]; ruleCount: number }) {
  return (
    <section className="px-6 py-4">
      <Heading level="h3">Rules</Heading>
      {rules.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          There are none.
        </Text>
      )}
      <ol className="mt-2 flex flex-col gap-y-3">
        {rules.map((verdict) => (
          <Verdict key={verdict.ruleId} verdict={verdict} />
        ))}
      </ol>
      {rules.length < ruleCount && (
        <Text size="xsmall" className="text-ui-fg-muted mt-3">
          {count(rules.length)} of {count(ruleCount)} rules
        </Text>
      )}
    </section>
  )
}
