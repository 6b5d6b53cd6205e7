import type { PricingWarning } from "@billet/backend/contract"
import { ExclamationCircleSolid } from "@medusajs/icons"
import { Button, Container, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { Link } from "react-router-dom"
import { usePricingWarnings } from "../../../hooks/api/pricing-rules"
import { counted } from "../../../lib/format"

const FEW = 3
const isRule = ({ kind }: PricingWarning) => kind !== "broken-custom-price"
const hrefOf = (warning: PricingWarning) =>
  isRule(warning) ? `/pricing/rules/${warning.id}` : `/pricing/custom-prices/prices/${warning.id}`

function Warning({ warning }: { warning: PricingWarning }) {
  const isTie = warning.kind === "tie"
  return (
    <li className="flex items-start gap-x-3 px-6 py-3">
      <ExclamationCircleSolid
        aria-hidden
        className={`mt-0.5 shrink-0 ${isTie ? "text-ui-tag-orange-icon" : "text-ui-tag-red-icon"}`}
      />
      <Text size="small" className="text-ui-fg-subtle min-w-0 break-words">
        <Link to={hrefOf(warning)} className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover font-medium">
          {warning.name}
        </Link>{" "}
        {warning.reason}
      </Text>
    </li>
  )
}

/** Rules and custom prices that do not do what somebody hoped; nothing where there are none. */
export function PricingWarnings({ ruleId }: { ruleId?: string }) {
  const { warnings = [] } = usePricingWarnings()
  const [all, setAll] = useState(false)
  const found = warnings.filter(({ id, byRuleId }) => ruleId === undefined || id === ruleId || byRuleId === ruleId)
  if (!found.length) return null
  return (
    <Container className="divide-y p-0" role="status">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{counted(found.length, "warning")}</Heading>
        {found.length > FEW && (
          <Button size="small" variant="transparent" onClick={() => setAll(!all)}>
            {all ? "Show fewer" : "Show all"}
          </Button>
        )}
      </div>
      <ul className="divide-y">
        {found.slice(0, all ? undefined : FEW).map((warning) => (
          <Warning key={`${warning.kind} ${warning.id} ${warning.byRuleId}`} warning={warning} />
        ))}
      </ul>
    </Container>
  )
}
