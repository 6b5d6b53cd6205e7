import { PRICING_RULE_STATUSES, type AdminPricingRule, type PricingRuleListAnswer } from "@billet/backend/contract"
import { DataTable } from "@medusajs/dashboard/components"
import { Container, createDataTableColumnHelper } from "@medusajs/ui"
import { useMemo } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState } from "../../../components/query-state"
import { useOwnerNames } from "../../../hooks/api/custom-prices"
import { usePricingRules } from "../../../hooks/api/pricing-rules"
import { RULES_PAGE_SIZE, rulesQueryOf } from "../../../lib/rules-query"
import { ruleColumns } from "./rule-columns"
import { useRuleActions } from "./use-rule-actions"

const EMPTY = {
  empty: { heading: "No rules yet", description: "Until there are some, everybody pays the catalogue's prices." },
  filtered: { heading: "Nothing matches", description: "Try fewer words, or clear a filter." },
}
const capital = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

function filtersOf(answer: PricingRuleListAnswer | undefined) {
  const labels = (values: string[] = []) => values.map((value) => ({ label: value, value }))
  return [
    {
      id: "status",
      type: "multiselect" as const,
      label: "Status",
      options: PRICING_RULE_STATUSES.map((value) => ({ label: capital(value), value })),
    },
    { id: "tag", type: "radio" as const, label: "Tag", options: labels(answer?.tags) },
    { id: "category", type: "radio" as const, label: "Category", options: labels(answer?.categories) },
  ]
}

const column = createDataTableColumnHelper<AdminPricingRule>()

/** Rules in the order they are taken in; the address holds search, filters and page. */
export function RulesTable() {
  const [params] = useSearchParams()
  const query = useMemo(() => rulesQueryOf(params), [params])
  const { data, isPending, isError, error, refetch } = usePricingRules(query)
  const actionsOf = useRuleActions()
  const names = useOwnerNames(data?.rules ?? [])
  const columns = [...ruleColumns(names), column.action({ actions: ({ row }) => actionsOf(row.original) })]

  return (
    <Container className="divide-y p-0">
      {isError && !data ? (
        <ErrorState title="The rules could not be loaded" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          heading="Pricing rules"
          subHeading="From the highest priority down; the first base price wins, markups and discounts follow"
          data={data?.rules}
          columns={columns}
          filters={filtersOf(data)}
          getRowId={(rule) => rule.id}
          rowHref={(rule) => `/pricing/rules/${rule.id}`}
          rowCount={data?.count}
          pageSize={RULES_PAGE_SIZE}
          isLoading={isPending}
          emptyState={EMPTY}
          actions={[
            { label: "Promo codes", to: "/promotions" },
            { label: "Change the order", to: "order" },
            { label: "Create", to: "create" },
          ]}
        />
      )}
    </Container>
  )
}
