import { RouteFocusModal } from "@medusajs/dashboard/components"
import { RuleEditor } from "../components/editor/rule-editor"

/** Makes a new rule. */
const CreateRuleModal = () => {
  return (
    <RouteFocusModal>
      <RuleEditor />
    </RouteFocusModal>
  )
}

export default CreateRuleModal
