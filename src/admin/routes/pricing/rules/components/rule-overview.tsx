import { actionText, type AdminPricingRule } from "@billet/backend/contract"
import { ActionMenu } from "@medusajs/dashboard/components"
import { Badge, Button, Container, Heading, Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { FactList } from "../../../../components/fact-list"
import { RuleStatusBadge } from "../../../../components/rule-status-badge"
import { useOwnerNames } from "../../../../hooks/api/custom-prices"
import { daysText } from "../../../../lib/days-text"
import { time } from "../../../../lib/format"
import { scopeTexts } from "../../components/rule-columns"
import { useRuleActions } from "../../components/use-rule-actions"

function TextList({ title, texts, none }: { title: string; texts: string[]; none: string }) {
  return (
    <section className="px-6 py-4">
      <Heading level="h2">{title}</Heading>
      <ul className="mt-2 flex flex-col gap-y-1">
        {texts.map((text) => (
          <li key={text}>
            <Text size="small" className="break-words">
              {text}
            </Text>
          </li>
        ))}
      </ul>
      {texts.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {none}
        </Text>
      )}
    </section>
  )
}

/** A rule in words, and what can be done with it. */
export function RuleOverview({ rule }: { rule: AdminPricingRule }) {
  const groups = useRuleActions()(rule)
  const names = useOwnerNames([rule])
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-6 py-4">
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-x-3">
            <Heading className="truncate">{rule.name}</Heading>
            <RuleStatusBadge rule={rule} />
          </div>
          {rule.description && (
            <Text size="small" className="text-ui-fg-subtle mt-1 whitespace-pre-line break-words">
              {rule.description}
            </Text>
          )}
        </div>
        <div className="flex items-center gap-x-2">
          {rule.status !== "ARCHIVED" && (
            <Button size="small" variant="secondary" asChild>
              <Link to="edit">Edit</Link>
            </Button>
          )}
          <ActionMenu groups={groups.map((actions) => ({ actions }))} />
        </div>
      </div>
      <FactList
        facts={[
          { label: "Priority", value: <span className="tabular-nums">{rule.priority}</span> },
          { label: "Days", value: daysText(rule) },
          { label: "Category", value: rule.category },
          {
            label: "Tags",
            value: rule.tags.length ? (
              <span className="flex flex-wrap gap-1">
                {rule.tags.map((tag) => (
                  <Badge key={tag} size="2xsmall">
                    {tag}
                  </Badge>
                ))}
              </span>
            ) : null,
          },
          { label: "Version", value: rule.version },
          { label: "Made", value: `${time(rule.createdAt)}${rule.createdBy ? ` by ${rule.createdBy}` : ""}` },
        ]}
      />
      <TextList title="Applies to" texts={scopeTexts(rule, names)} none="Every line." />
      <TextList title="Effects" texts={rule.actions.map(actionText)} none="None." />
    </Container>
  )
}
