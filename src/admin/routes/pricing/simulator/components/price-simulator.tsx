import type { AdminPricingRule, PriceOwner, SimulateBody, Unit } from "@billet/backend/contract"
import { Container, Heading, Text } from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { usePriceSimulation } from "../../../../hooks/api/price-simulation"
import { usePricingRule } from "../../../../hooks/api/pricing-rules"
import { useDebounced } from "../../../../hooks/use-debounced"
import { editableRule } from "../../../../lib/editable-rule"
import { SimulatedPrices } from "./simulated-prices"
import { SimulatorForm } from "./simulator-form"

export type Question = {
  productCode: string
  owner: Pick<PriceOwner, "id" | "kind"> | null
  amount: string
  unit: Unit
  pieces: string
  date: string
  wholeCatalogue: boolean
}

const START: Question = { productCode: "", owner: null, amount: "12", unit: "in", pieces: "1", date: "", wholeCatalogue: false }
const isNumber = (text: string) => text.trim() !== "" && Number(text) > 0

/** What to ask the server; null while the form does not say enough. */
function bodyOf(
  { productCode, owner, amount, unit, pieces, date, wholeCatalogue }: Question,
  rule: AdminPricingRule | undefined,
): SimulateBody | null {
  if (!productCode || !isNumber(amount) || !Number.isInteger(Number(pieces)) || Number(pieces) < 1 || Number(pieces) > 100)
    return null
  return {
    productCode,
    amount,
    unit,
    pieces: Number(pieces),
    ...(date ? { date } : {}),
    ...(owner?.kind === "company" ? { companyId: owner.id } : {}),
    ...(owner?.kind === "customer" ? { customerId: owner.id } : {}),
    ...(rule ? { draft: editableRule(rule), draftOf: rule.id, wholeCatalogue } : {}),
  }
}

function Answer({ body, wantsDraft }: { body: SimulateBody | null; wantsDraft: boolean }) {
  const { data, isLoading, isFetching, error, refetch } = usePriceSimulation(body)
  if (!body) {
    return (
      <Container>
        <Text size="small" className="text-ui-fg-subtle py-8 text-center">
          Choose an item, and say how much of it.
        </Text>
      </Container>
    )
  }
  if (error) {
    return (
      <Container className="p-0">
        <ErrorState title="This cannot be priced" error={error} onRetry={refetch} />
      </Container>
    )
  }
  if (isLoading || !data) {
    return (
      <Container className="p-0">
        <LoadingState label="Pricing" className="h-64" />
      </Container>
    )
  }
  return <SimulatedPrices answer={data} isStale={isFetching} wantsDraft={wantsDraft} />
}

/** One screen: the question on the left, the answer beside it while typing. */
export function PriceSimulator() {
  const [params, setParams] = useSearchParams()
  const ruleId = params.get("rule") ?? ""
  const { rule } = usePricingRule(ruleId)
  const [question, setQuestion] = useState(START)
  const body = useDebounced(JSON.stringify(bodyOf(question, rule)))
  const setRule = (id: string) =>
    setParams(
      (now) => {
        if (id) now.set("rule", id)
        else now.delete("rule")
        return now
      },
      { replace: true },
    )
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[320px_1fr]">
      <Container className="divide-y p-0">
        <div className="px-6 py-4">
          <Heading>Simulator</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            What a line costs and why. Nothing is written.
          </Text>
        </div>
        <SimulatorForm
          question={question}
          ruleId={ruleId}
          onChange={(parts) => setQuestion((now) => ({ ...now, ...parts }))}
          onRule={setRule}
        />
      </Container>
      <Answer body={JSON.parse(body) as SimulateBody | null} wantsDraft={rule !== undefined} />
    </div>
  )
}
