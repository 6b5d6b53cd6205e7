import { actionText, conditionText, type AdminPricingRule, type OwnerNames } from "@billet/backend/contract"

export type RuleChange = { field: string; before: string; after: string }

const list = (values: readonly string[]) =>
  values.length > 5 ? `${values.slice(0, 5).join(", ")} and ${values.length - 5} more` : values.join(", ")

/** What staff compare of two versions of a rule, as words. */
const FIELDS: Record<
  string,
  { text: (rule: AdminPricingRule, names: OwnerNames) => string; whole?: (rule: AdminPricingRule) => readonly unknown[] }
> = {
  Name: { text: ({ name }) => name },
  Description: { text: ({ description }) => description ?? "" },
  Status: { text: ({ status }) => status.toLowerCase() },
  Priority: { text: ({ priority }) => String(priority) },
  "First day": { text: ({ effectiveDate }) => effectiveDate ?? "" },
  "Last day": { text: ({ expiryDate }) => expiryDate ?? "" },
  Category: { text: ({ category }) => category ?? "" },
  Tags: { text: ({ tags }) => list(tags), whole: ({ tags }) => tags },
  "Trading companies": { text: ({ coids }) => list(coids), whole: ({ coids }) => coids },
  Segments: { text: ({ customerSegments }) => list(customerSegments), whole: ({ customerSegments }) => customerSegments },
  Products: { text: ({ productCodes }) => list(productCodes), whole: ({ productCodes }) => productCodes },
  Conditions: {
    text: ({ conditions }, names) => conditions.map((one) => conditionText(one, names)).join("; "),
    whole: ({ conditions }) => conditions,
  },
  Effects: { text: ({ actions }) => actions.map(actionText).join("; "), whole: ({ actions }) => actions },
}

/** The fields in which two versions of a rule differ; long lists are shortened for showing, never for comparing. */
export function ruleChanges(before: AdminPricingRule, after: AdminPricingRule, names: OwnerNames): RuleChange[] {
  return Object.entries(FIELDS).flatMap(([field, { text, whole: lists }]) => {
    const whole = lists ?? ((rule: AdminPricingRule) => [text(rule, names)])
    if (JSON.stringify(whole(before)) === JSON.stringify(whole(after))) return []
    return [{ field, before: text(before, names), after: text(after, names) }]
  })
}
