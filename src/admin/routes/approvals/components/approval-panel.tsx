import type { ApprovalDetail, CompanyChoice } from "@billet/backend/contract"
import { Button, Heading, Label, Text, Textarea, toast } from "@medusajs/ui"
import { useEffect, useRef, useState } from "react"
import { useAccountVerb, useDecision, type Decision } from "../../../hooks/api/metal-approvals"
import { ApprovalEvidence, ApprovalMatches } from "./approval-evidence"
import { CreditEvidence, readTerms, termsText, type CreditTermsText } from "./credit-evidence"
import { useApprovalKeys } from "./use-approval-keys"

const SURE = 0.9
const messageOf = (error: unknown) => (error instanceof Error ? error.message : "The server did not answer")

function firstChoice({ matches, type }: ApprovalDetail): string {
  const [best] = matches
  if (best && best.confidence >= SURE) return best.companyId
  return type === "COMPANY_LINKING" ? (best?.companyId ?? "create") : "none"
}

function companyOf(choice: string): CompanyChoice | undefined {
  if (choice === "none") return undefined
  return choice === "create" ? { create: true } : { companyId: choice }
}

/** One request: evidence, the company to link to, and the decision. */
export function ApprovalPanel({ approval, onDecided }: { approval: ApprovalDetail; onDecided: () => void }) {
  const [choice, setChoice] = useState(() => firstChoice(approval))
  const [terms, setTerms] = useState<CreditTermsText>(() => termsText(approval))
  const [reason, setReason] = useState<string | null>(null)
  const decision = useDecision()
  const isOpen = approval.status === "PENDING" || approval.status === "UNDER_REVIEW"
  // By its promise: what is decided leaves the list, and this panel with it, before callbacks of the call would be heard.
  const decide = (wanted: Decision, done: string) =>
    void decision.mutateAsync(wanted).then(
      () => {
        toast.success(done)
        if (wanted.verb !== "review") onDecided()
      },
      (error: unknown) => toast.error(messageOf(error)),
    )
  const approve = () =>
    decide(
      { id: approval.id, verb: "approve", body: approval.credit ? { terms: readTerms(terms) } : { company: companyOf(choice) } },
      "Approved",
    )
  const review = () => decide({ id: approval.id, verb: "review" }, "In review")
  const canDecide = isOpen && !decision.isPending
  useApprovalKeys({ a: canDecide ? approve : null, r: canDecide ? () => setReason("") : null, u: canDecide ? review : null })

  return (
    <div className="divide-ui-border-base flex flex-col divide-y">
      <header className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <Heading className="break-words">{approval.companyName || approval.email}</Heading>
        {isOpen ? (
          <div className="flex flex-wrap gap-2">
            {approval.status === "PENDING" && (
              <Button size="small" variant="transparent" onClick={review} disabled={!canDecide}>
                Take up (U)
              </Button>
            )}
            <Button size="small" variant="secondary" onClick={() => setReason("")} disabled={!canDecide}>
              Reject (R)
            </Button>
            <Button size="small" onClick={approve} disabled={!canDecide} isLoading={decision.isPending}>
              Approve (A)
            </Button>
          </div>
        ) : (
          <AccountVerbs approval={approval} />
        )}
      </header>
      {reason !== null && (
        <ReasonForm
          label="Why is it rejected? The buyer reads this."
          button="Reject"
          onSend={(text) => decide({ id: approval.id, verb: "reject", body: { reason: text } }, "Rejected")}
          onCancel={() => setReason(null)}
        />
      )}
      <ApprovalEvidence approval={approval} />
      {approval.credit && (
        <CreditEvidence approval={approval} terms={terms} disabled={!canDecide} onChange={isOpen ? setTerms : null} />
      )}
      {isOpen && !approval.credit && (
        <ApprovalMatches approval={approval} chosen={choice} disabled={!canDecide} onChoose={setChoice} />
      )}
    </div>
  )
}

/** What can be done about an account that was decided: suspend an approved one, open a suspended one again. */
function AccountVerbs({ approval }: { approval: ApprovalDetail }) {
  const [asking, setAsking] = useState(false)
  const change = useAccountVerb()
  const { id: buyerId } = approval.buyer
  const told = {
    onSuccess: () => setAsking(false),
    onError: (error: unknown) => {
      toast.error(messageOf(error))
    },
  }
  if (approval.accountStatus === "SUSPENDED") {
    return (
      <Button size="small" isLoading={change.isPending} onClick={() => change.mutate({ buyerId, verb: "reinstate" }, told)}>
        Reinstate
      </Button>
    )
  }
  if (approval.accountStatus !== "APPROVED") return <Text size="small">Decided</Text>
  return asking ? (
    <ReasonForm
      label="Why is it suspended? Kept for the staff."
      button="Suspend"
      onSend={(reason) => change.mutate({ buyerId, verb: "suspend", body: { reason } }, told)}
      onCancel={() => setAsking(false)}
    />
  ) : (
    <Button size="small" variant="danger" onClick={() => setAsking(true)}>
      Suspend
    </Button>
  )
}

type ReasonProps = { label: string; button: string; onSend: (reason: string) => void; onCancel: () => void }

function ReasonForm({ label, button, onSend, onCancel }: ReasonProps) {
  const [text, setText] = useState("")
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className="bg-ui-bg-subtle flex w-full flex-col gap-y-2 px-6 py-4"
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onSend(text.trim())
      }}
    >
      <Label htmlFor="reason" size="small">
        {label}
      </Label>
      <Textarea
        ref={field}
        id="reason"
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-x-2">
        <Button type="submit" size="small" variant="danger" disabled={!text.trim()}>
          {button}
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
