import type { AdminPricingRule } from "@billet/backend/contract"
import { RouteFocusModal } from "@medusajs/dashboard/components"
import { Button, Heading, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import { ErrorState, LoadingState } from "../../../components/query-state"
import { useReorderRules, useRulesInUse } from "../../../hooks/api/pricing-rules"
import { count } from "../../../lib/format"
import { priorityMoves } from "../../../lib/priority-moves"
import { SortableRules } from "./sortable-rules"

/** Writes each move as it is made; when somebody else was faster, the list is loaded again and the move is not made. */
function useMove(rules: AdminPricingRule[]) {
  const { mutate, isPending } = useReorderRules()
  const [moving, setMoving] = useState<AdminPricingRule[] | null>(null)
  const move = (from: number, to: number) => {
    const moves = priorityMoves(rules, from, to)
    if (!moves.length) return
    const fresh = new Map(moves.map(({ id, priority }) => [id, priority]))
    const placed = rules.map((rule) => ({ ...rule, priority: fresh.get(rule.id) ?? rule.priority }))
    const order = placed.toSpliced(from, 1)
    const [rule] = placed.slice(from, from + 1)
    setMoving(rule ? order.toSpliced(to, 0, rule) : placed)
    mutate(
      { rules: moves.map(({ id, version, priority }) => ({ id, version, priority })) },
      { onError: (error) => toast.error(error.message), onSettled: () => setMoving(null) },
    )
  }
  return { shown: moving ?? rules, move, isPending }
}

function Order({ rules, count: all }: { rules: AdminPricingRule[]; count: number }) {
  const { shown, move, isPending } = useMove(rules)
  if (!rules.length) return <Text className="text-ui-fg-subtle">There are no rules to put in order.</Text>
  return (
    <>
      <SortableRules rules={shown} disabled={isPending} onMove={move} />
      {all > rules.length && (
        <Text size="small" className="text-ui-fg-subtle">
          The first {count(rules.length)} of {count(all)}. Place the others by their priority in the editor.
        </Text>
      )}
    </>
  )
}

/** Every rule in use, from the first to the last; dragged by the mouse or moved by the keyboard. */
export function RuleOrder() {
  const { data, isPending, error, refetch } = useRulesInUse()
  return (
    <>
      <RouteFocusModal.Header />
      <RouteFocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto">
        <div className="flex w-full max-w-[720px] flex-col gap-y-6 px-4 py-8 sm:py-12">
          <div>
            <RouteFocusModal.Title asChild>
              <Heading>Order of evaluation</Heading>
            </RouteFocusModal.Title>
            <RouteFocusModal.Description asChild>
              <Text size="small" className="text-ui-fg-subtle">
                The first rule that sets a base price wins. Drag a rule, or focus its handle, press space, move it with the arrow
                keys and press space again. Each move is saved at once.
              </Text>
            </RouteFocusModal.Description>
          </div>
          {data ? (
            <Order rules={data.rules} count={data.count} />
          ) : isPending ? (
            <LoadingState label="Loading the rules" className="h-64" />
          ) : (
            <ErrorState title="The rules could not be loaded" error={error} onRetry={refetch} />
          )}
        </div>
      </RouteFocusModal.Body>
      <RouteFocusModal.Footer>
        <RouteFocusModal.Close asChild>
          <Button size="small">Done</Button>
        </RouteFocusModal.Close>
      </RouteFocusModal.Footer>
    </>
  )
}
