import { RouteFocusModal } from "@medusajs/dashboard/components"
import { RuleOrder } from "../components/rule-order"

/** Puts the rules into another order of evaluation. */
const RuleOrderModal = () => {
  return (
    <RouteFocusModal>
      <RuleOrder />
    </RouteFocusModal>
  )
}

export default RuleOrderModal
