import type { PricingRuleBody, SimulateBody } from "@billet/backend/contract"
import { Button, Container, Text } from "@medusajs/ui"
import { useState } from "react"
import { ChangeHistogram } from "../../../../components/change-histogram"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useMetalStock } from "../../../../hooks/api/metal-stock"
import { usePriceSimulation } from "../../../../hooks/api/price-simulation"
import { EditorSection } from "./editor-section"

type DraftEffectProps = { body: PricingRuleBody; ruleId: string | undefined; check: () => boolean }

function Effect({ question }: { question: SimulateBody }) {
  const { data, isPending, isFetching, error, refetch } = usePriceSimulation(question)
  if (isPending || isFetching) return <LoadingState label="Pricing the whole catalogue" className="h-48" />
  if (!data?.comparison) return <ErrorState title="The catalogue could not be compared" error={error} onRetry={refetch} />
  return <ChangeHistogram comparison={data.comparison} />
}

/** What the rule as it stands here would change once it is active, for a foot of every item. */
export function DraftEffect({ body, ruleId, check }: DraftEffectProps) {
  const { data } = useMetalStock({ limit: 1 })
  const [question, setQuestion] = useState<SimulateBody | null>(null)
  const [first] = data?.items ?? []
  const compare = () => {
    if (!first || !check()) return
    setQuestion({ productCode: first.productCode, draft: body, wholeCatalogue: true, ...(ruleId ? { draftOf: ruleId } : {}) })
  }
  return (
    <EditorSection
      title="Before it is active"
      text="Prices one foot of every item for a buyer of segment INC, with and without this rule."
    >
      <Button type="button" size="small" variant="secondary" className="self-start" disabled={!first} onClick={compare}>
        Compare with the live prices
      </Button>
      {question && (
        <Container className="overflow-hidden p-0">
          <Effect question={question} />
          {JSON.stringify(question.draft) !== JSON.stringify(body) && (
            <Text size="xsmall" className="text-ui-fg-muted border-ui-border-base border-t px-6 py-2">
              For the form as it was when you asked.
            </Text>
          )}
        </Container>
      )}
    </EditorSection>
  )
}
