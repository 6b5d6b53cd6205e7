import type { AdminPricingRule, PricingRuleStatus } from "@billet/backend/contract"
import { ArchiveBox, PencilSquare, PlayMiniSolid, Sparkles, XMark } from "@medusajs/icons"
import { toast, usePrompt } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import { useSetRuleStatus } from "../../../hooks/api/pricing-rules"

export type RuleAction = { label: string; icon: ReactNode; onClick: () => void }

const DONE: Record<PricingRuleStatus, string> = {
  ACTIVE: "is active",
  INACTIVE: "is switched off",
  DRAFT: "is a draft again",
  ARCHIVED: "is archived",
}

/** What can be done with a rule, in groups, for menus. Archiving asks once, by name. */
export function useRuleActions(): (rule: AdminPricingRule) => RuleAction[][] {
  const { mutate } = useSetRuleStatus()
  const prompt = usePrompt()
  const navigate = useNavigate()
  const set = (rule: AdminPricingRule, status: PricingRuleStatus) =>
    mutate(
      { rule, status },
      { onSuccess: () => toast.success(`"${rule.name}" ${DONE[status]}`), onError: (error) => toast.error(error.message) },
    )
  const archive = async (rule: AdminPricingRule) => {
    const agreed = await prompt({
      title: `Archive "${rule.name}"?`,
      description: "It stops pricing at once. Orders it priced still name it, and it can be taken back.",
      confirmText: "Archive",
      cancelText: "Keep it",
    })
    if (agreed) set(rule, "ARCHIVED")
  }
  return (rule) => {
    const activate = { label: "Activate", icon: <PlayMiniSolid />, onClick: () => set(rule, "ACTIVE") }
    const deactivate = { label: "Switch off", icon: <XMark />, onClick: () => set(rule, "INACTIVE") }
    const takeBack = { label: "Take back as a draft", icon: <ArchiveBox />, onClick: () => set(rule, "DRAFT") }
    if (rule.status === "ARCHIVED") return [[takeBack]]
    return [
      [
        { label: "Edit", icon: <PencilSquare />, onClick: () => navigate(`/pricing/rules/${rule.id}/edit`) },
        { label: "Simulate", icon: <Sparkles />, onClick: () => navigate(`/pricing/simulator?rule=${rule.id}`) },
        rule.status === "ACTIVE" ? deactivate : activate,
      ],
      [{ label: "Archive", icon: <ArchiveBox />, onClick: () => void archive(rule) }],
    ]
  }
}
