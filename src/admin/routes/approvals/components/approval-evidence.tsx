import type { ApprovalDetail, ApprovalMatch } from "@billet/backend/contract"
import { Heading, Text } from "@medusajs/ui"
import { FactList } from "../../../components/fact-list"
import { ACCOUNT_STATUS_TEXTS, addressText } from "../../../lib/account-texts"
import { time } from "../../../lib/format"

const percent = (part: number) => `${Math.round(part * 100)} %`
/** What the buyer says, to be held against what we know. */
export function ApprovalEvidence({ approval }: { approval: ApprovalDetail }) {
  const { buyer } = approval
  const address = buyer.companyAddress
  const domain = buyer.isDomainTrusted ? "trusted" : buyer.isBusinessDomain ? "business" : "free mail"
  return (
    <>
      <FactList
        facts={[
          { label: "Name", value: approval.name },
          { label: "Job title", value: buyer.jobTitle || null },
          { label: "E-mail", value: `${approval.email}${buyer.emailVerified ? "" : " (not confirmed)"}` },
          { label: "Domain", value: `${buyer.domain} (${domain})` },
          { label: "Phone", value: buyer.phone || null },
          { label: "Trust score", value: `${approval.trustScore} of 100` },
          { label: "Account", value: ACCOUNT_STATUS_TEXTS[approval.accountStatus] },
          { label: "Region", value: buyer.regionCode },
          { label: "Linked to", value: buyer.linkedCompany?.name ?? null },
          { label: "Registered", value: time(buyer.registeredAt) },
          { label: "Asked again", value: buyer.resubmissions ? `${buyer.resubmissions} times` : null },
          {
            label: "Company's address",
            value: address && addressText(address),
          },
        ]}
      />
      <Said title="The buyer says" text={approval.reason} />
      <Said title="Rejected before" text={buyer.rejectionReason} />
      <Said title="Note of the decision" text={approval.autoApprovalReason ?? approval.reviewNotes} />
    </>
  )
}

function Said({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div className="px-6 py-3">
      <Text size="xsmall" className="text-ui-fg-muted">
        {title}
      </Text>
      <Text size="small" className="whitespace-pre-wrap break-words">
        {text}
      </Text>
    </div>
  )
}

type MatchProps = { approval: ApprovalDetail; chosen: string; disabled: boolean; onChoose: (value: string) => void }

/** The companies that may be meant, each with the signs that speak for it; one is chosen to link to. */
export function ApprovalMatches({ approval, chosen, disabled, onChoose }: MatchProps) {
  const choices = [
    ...approval.matches.map((match) => ({ value: match.companyId, label: match.companyName, text: signsOf(match) })),
    { value: "create", label: `New company “${approval.companyName}”`, text: "Made of what the buyer wrote" },
    ...(approval.type === "COMPANY_LINKING"
      ? []
      : [{ value: "none", label: "No company yet", text: "The link is decided later" }]),
  ]
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-y-2 px-6 py-4">
      <legend className="contents">
        <Heading level="h3">Company</Heading>
      </legend>
      {approval.matches.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          No company we know looks like this one.
        </Text>
      )}
      {choices.map(({ value, label, text }) => (
        <label key={value} className="border-ui-border-base flex cursor-pointer items-start gap-x-3 rounded-md border px-3 py-2">
          <input type="radio" name="company" className="mt-1" checked={chosen === value} onChange={() => onChoose(value)} />
          <span className="min-w-0">
            <Text size="small" weight="plus" className="break-words">
              {label}
            </Text>
            <Text size="small" className="text-ui-fg-subtle break-words">
              {text}
            </Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function signsOf(match: ApprovalMatch): string {
  const signs = [
    `${percent(match.confidence)} sure`,
    `name ${percent(match.name)} alike`,
    match.domain ? "same mail domain" : "other mail domain",
    match.place ? "same postcode" : "other postcode",
  ]
  return `${signs.join(" · ")} · ${match.address}`
}
