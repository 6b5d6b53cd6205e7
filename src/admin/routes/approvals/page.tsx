import { defineRouteConfig } from "@medusajs/admin-sdk"
import { CheckCircle } from "@medusajs/icons"
import { Container, Heading, Tabs, Text } from "@medusajs/ui"
import { useState } from "react"
import { ErrorState, LoadingState } from "../../components/query-state"
import { useApproval, useApprovals } from "../../hooks/api/metal-approvals"
import { useNow } from "../../hooks/use-now"
import { counted } from "../../lib/format"
import { neighbour } from "../../lib/waiting"
import { ApprovalList } from "./components/approval-list"
import { ApprovalPanel } from "./components/approval-panel"
import { useApprovalKeys } from "./components/use-approval-keys"

type State = "OPEN" | "DECIDED"

/** Everything that waits for a decision, oldest first, with its evidence beside it. J and K move, A approves, R rejects. */
const ApprovalsPage = () => {
  const [state, setState] = useState<State>("OPEN")
  const [wanted, setWanted] = useState<string | null>(null)
  const list = useApprovals({ state, limit: 100, offset: 0 })
  const now = useNow()
  const rows = list.data?.approvals ?? []
  const ids = rows.map((row) => row.id)
  const chosen = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null)
  const move = (step: 1 | -1) => () => setWanted(neighbour(ids, chosen, step))
  useApprovalKeys({ j: move(1), k: move(-1) })

  return (
    <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(340px,2fr)_3fr]">
      <Container className="divide-y p-0">
        <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
          <div>
            <Heading>Approvals</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {list.data ? counted(list.data.count, "request") : "Loading"}. J and K move through them.
            </Text>
          </div>
          <Tabs value={state} onValueChange={(value) => setState(value as State)}>
            <Tabs.List>
              <Tabs.Trigger value="OPEN">Waiting</Tabs.Trigger>
              <Tabs.Trigger value="DECIDED">Decided</Tabs.Trigger>
            </Tabs.List>
          </Tabs>
        </div>
        {list.isError && !list.data ? (
          <ErrorState title="The requests could not be loaded" error={list.error} onRetry={list.refetch} />
        ) : list.isPending ? (
          <LoadingState label="Loading the requests" />
        ) : rows.length === 0 ? (
          <Text size="small" className="text-ui-fg-subtle px-6 py-10 text-center">
            {state === "OPEN" ? "Nothing waits. Well done." : "Nothing was decided yet."}
          </Text>
        ) : (
          <ApprovalList rows={rows} chosen={chosen} now={now} onChoose={setWanted} />
        )}
      </Container>
      {chosen !== null && <Chosen id={chosen} onDecided={move(1)} />}
    </div>
  )
}

function Chosen({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { approval, isPending, error, refetch } = useApproval(id)
  return (
    <Container className="p-0 xl:sticky xl:top-3">
      {approval ? (
        <ApprovalPanel key={approval.id} approval={approval} onDecided={onDecided} />
      ) : isPending ? (
        <LoadingState label="Loading the request" className="h-96" />
      ) : (
        <ErrorState title="The request could not be loaded" error={error} onRetry={refetch} />
      )}
    </Container>
  )
}

export default ApprovalsPage

export const config = defineRouteConfig({ label: "Approvals", icon: CheckCircle })
export const handle = { breadcrumb: () => "Approvals" }
