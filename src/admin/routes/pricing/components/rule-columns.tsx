import { actionText, conditionText, type AdminPricingRule, type OwnerNames } from "@billet/backend/contract"
import { Badge, createDataTableColumnHelper } from "@medusajs/ui"
import { RuleStatusBadge } from "../../../components/rule-status-badge"
import { daysText } from "../../../lib/days-text"

const column = createDataTableColumnHelper<AdminPricingRule>()

/** What a rule applies to, as sentences. */
export function scopeTexts(rule: AdminPricingRule, names: OwnerNames): string[] {
  const { coids, customerSegments, productCodes, conditions } = rule
  return [
    ...(productCodes.length ? [productCodes.length > 2 ? `${productCodes.length} products` : productCodes.join(", ")] : []),
    ...(customerSegments.length ? [`Segment ${customerSegments.join(", ")}`] : []),
    ...(coids.length ? [`Sold by ${coids.join(", ")}`] : []),
    ...conditions.map((condition) => conditionText(condition, names)),
  ]
}

function Lines({ texts }: { texts: string[] }) {
  return (
    <span className="block py-2">
      {texts.slice(0, 3).map((text) => (
        <span key={text} className="block max-w-72 truncate" title={text}>
          {text}
        </span>
      ))}
      {texts.length > 3 && <span className="text-ui-fg-muted">and {texts.length - 3} more</span>}
    </span>
  )
}

/** The columns of the list of rules; conditions name companies and customers by `names`. */
export const ruleColumns = (names: OwnerNames) => [
  column.accessor("priority", {
    header: "Priority",
    align: "right",
    maxSize: 90,
    cell: ({ getValue }) => <span className="tabular-nums">{getValue()}</span>,
  }),
  column.accessor("name", {
    header: "Rule",
    cell: ({ row: { original: rule } }) => (
      <span className="block max-w-72 py-2">
        <span className="text-ui-fg-base block truncate font-medium" title={rule.name}>
          {rule.name}
        </span>
        {rule.tags.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {rule.tags.map((tag) => (
              <Badge key={tag} size="2xsmall">
                {tag}
              </Badge>
            ))}
          </span>
        )}
      </span>
    ),
  }),
  column.accessor("status", { header: "Status", cell: ({ row }) => <RuleStatusBadge rule={row.original} /> }),
  column.display({
    id: "scope",
    header: "Applies to",
    cell: ({ row: { original } }) => {
      const texts = scopeTexts(original, names)
      return texts.length ? <Lines texts={texts} /> : <span className="text-ui-fg-muted">Every line</span>
    },
  }),
  column.accessor("actions", { header: "Effect", cell: ({ getValue }) => <Lines texts={getValue().map(actionText)} /> }),
  column.display({
    id: "days",
    header: "Days",
    cell: ({ row }) => <span className="whitespace-nowrap">{daysText(row.original)}</span>,
  }),
]
