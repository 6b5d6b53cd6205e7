import { RouteFocusModal } from "@medusajs/dashboard/components"
import { Heading } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../../components/query-state"
import { usePricingRule } from "../../../../../hooks/api/pricing-rules"
import { RuleEditor } from "../../../components/editor/rule-editor"

/** Changes a rule, from the version it is at when this opens. */
const EditRuleModal = () => {
  const { id = "" } = useParams()
  const { rule, isPending, error, refetch } = usePricingRule(id)
  return (
    <RouteFocusModal>
      {rule ? (
        <RuleEditor rule={rule} />
      ) : (
        <>
          <RouteFocusModal.Header />
          <RouteFocusModal.Body>
            <RouteFocusModal.Title asChild>
              <Heading className="sr-only">Edit a rule</Heading>
            </RouteFocusModal.Title>
            {isPending ? (
              <LoadingState label="Loading the rule" />
            ) : (
              <ErrorState title="The rule could not be loaded" error={error} onRetry={refetch} />
            )}
          </RouteFocusModal.Body>
        </>
      )}
    </RouteFocusModal>
  )
}

export default EditRuleModal
