import { LayoutComposer } from "@medusajs/dashboard/components"
import { Container } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { usePricingRule } from "../../../../hooks/api/pricing-rules"
import { PricingWarnings } from "../../components/pricing-warnings"
import { RuleHistory } from "../components/rule-history"
import { RuleOverview } from "../components/rule-overview"

/** One rule: what it does and for whom, what is wrong with it, and what it was before. */
const RulePage = () => {
  const { id = "" } = useParams()
  const { rule, isPending, error, refetch } = usePricingRule(id)
  if (!rule) {
    return (
      <Container className="p-0">
        {isPending ? (
          <LoadingState label="Loading the rule" className="h-80" />
        ) : (
          <ErrorState title="The rule could not be loaded" error={error} onRetry={refetch} />
        )}
      </Container>
    )
  }
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_pricing.details"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <>
            <LayoutComposer.Entry id="PricingWarnings">
              <PricingWarnings ruleId={id} />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="RuleOverview">
              <RuleOverview rule={rule} />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="RuleHistory">
              <RuleHistory rule={rule} />
            </LayoutComposer.Entry>
          </>
        ),
      }}
    />
  )
}

export default RulePage

export const handle = { breadcrumb: () => "Rule" }
