import type {
  AdminPricingRule,
  PricingRuleAnswer,
  PricingRuleBody,
  PricingRuleListAnswer,
  PricingRuleListQuery,
  PricingRuleStatus,
  PricingWarningsAnswer,
  ReorderRulesAnswer,
  ReorderRulesBody,
  RuleHistoryAnswer,
} from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "pricing-rules"
const RULES = "/admin/metal-pricing/rules"
const pathOf = (id: string) => `${RULES}/${encodeURIComponent(id)}`
const PAGE = 200
/** More than this nobody puts in order by hand. */
const MOST_IN_ORDER = 1000
const IN_USE: PricingRuleStatus[] = ["ACTIVE", "DRAFT", "INACTIVE"]

const listRules = (query: PricingRuleListQuery) => sdk.client.fetch<PricingRuleListAnswer>(RULES, { query })

/** A page of rules in the order of evaluation. */
export function usePricingRules(query: PricingRuleListQuery) {
  return useQuery({
    queryKey: [KEY, "list", query],
    queryFn: () => listRules(query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

async function everyRuleInUse(): Promise<{ rules: AdminPricingRule[]; count: number }> {
  const rules: AdminPricingRule[] = []
  for (;;) {
    const page = await listRules({ status: IN_USE, limit: PAGE, offset: rules.length })
    rules.push(...page.rules)
    if (page.rules.length < PAGE || rules.length >= MOST_IN_ORDER) return { rules, count: page.count }
  }
}

/** Every rule that is not archived, in the order of evaluation; the first thousand where there are more. */
export function useRulesInUse() {
  return useQuery({ queryKey: [KEY, "in-use"], queryFn: everyRuleInUse, staleTime: 0 })
}

export function usePricingRule(id: string) {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "one", id],
    queryFn: () => sdk.client.fetch<PricingRuleAnswer>(pathOf(id)),
    staleTime: 0,
    enabled: id !== "",
  })
  return { rule: data?.rule, ...rest }
}

/** A rule's versions, newest first. */
export function useRuleHistory(id: string, page: { limit: number; offset: number }) {
  return useQuery({
    queryKey: [KEY, "history", id, page],
    queryFn: () => sdk.client.fetch<RuleHistoryAnswer>(`${pathOf(id)}/history`, { query: page }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Rules and custom prices that never apply, or that only chance puts in order. */
export function usePricingWarnings() {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "warnings"],
    queryFn: () => sdk.client.fetch<PricingWarningsAnswer>("/admin/metal-pricing/warnings"),
  })
  return { warnings: data?.warnings, ...rest }
}

/** Somebody else may have changed the rule meanwhile: a refusal is a reason to look again, too. */
function useRuleMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }) })
}

type ToSave = { body: PricingRuleBody; at?: { id: string; version: number } }

/** Adds a rule, or replaces the content of the one that was opened. */
export function useSaveRule() {
  return useRuleMutation(({ body, at }: ToSave) =>
    sdk.client.fetch<PricingRuleAnswer>(at ? pathOf(at.id) : RULES, {
      method: "POST",
      body: at ? { ...body, version: at.version } : body,
    }),
  )
}

/** Switches a rule on or off, archives it or takes it back. */
export function useSetRuleStatus() {
  return useRuleMutation(({ rule, status }: { rule: Pick<AdminPricingRule, "id" | "version">; status: PricingRuleStatus }) =>
    sdk.client.fetch<PricingRuleAnswer>(`${pathOf(rule.id)}/status`, { method: "POST", body: { version: rule.version, status } }),
  )
}

export function useReorderRules() {
  return useRuleMutation((body: ReorderRulesBody) =>
    sdk.client.fetch<ReorderRulesAnswer>(`${RULES}/reorder`, { method: "POST", body }),
  )
}

/** Makes a rule what it was at an earlier version. */
export function useRestoreRule({ id, version: currentVersion }: Pick<AdminPricingRule, "id" | "version">) {
  return useRuleMutation((version: number) =>
    sdk.client.fetch<PricingRuleAnswer>(`${pathOf(id)}/restore`, { method: "POST", body: { version, currentVersion } }),
  )
}
