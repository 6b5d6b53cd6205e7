import { CREDIT_TERMS_DAYS, type ApprovalDetail, type AttachmentView, type CreditTerms } from "@billet/backend/contract"
import { Button, Input, Label, Text, toast } from "@medusajs/ui"
import { fetchRequestFile } from "../../../hooks/api/metal-approvals"
import { FactList } from "../../../components/fact-list"
import { saveFile } from "../../../lib/save-file"

export type CreditTermsText = { limit: string; days: string }

const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** What is granted unless somebody changes it: what was asked for. */
export function termsText({ credit }: ApprovalDetail): CreditTermsText {
  return { limit: String(credit?.asked.limit ?? ""), days: String(credit?.asked.days ?? "") }
}

/** As the server reads it, which refuses what is no amount. */
export const readTerms = ({ limit, days }: CreditTermsText): CreditTerms => ({
  limit: Number(limit.replace(/[,\s$]/g, "") || NaN),
  days: Number(days),
})

type Props = {
  approval: ApprovalDetail
  terms: CreditTermsText
  disabled: boolean
  onChange: ((terms: CreditTermsText) => void) | null
}

/** What a company asks for, its files, and what it is granted. */
export function CreditEvidence({ approval, terms, disabled, onChange }: Props) {
  const { credit } = approval
  if (!credit) return null
  return (
    <>
      <FactList
        facts={[
          { label: "Company", value: credit.companyName },
          { label: "Asks for", value: `${usd.format(credit.asked.limit)}, ${credit.asked.days} days net` },
        ]}
      />
      {credit.files.length > 0 && (
        <ul aria-label="Files" className="flex flex-col items-start gap-y-1 px-6 py-3">
          {credit.files.map((file) => (
            <li key={file.id} className="max-w-full">
              <FileButton requestId={approval.id} file={file} />
            </li>
          ))}
        </ul>
      )}
      {onChange && (
        <fieldset disabled={disabled} className="grid grid-cols-1 gap-4 px-6 py-4 sm:grid-cols-2">
          <legend className="sr-only">Terms to grant</legend>
          <div className="flex flex-col gap-y-1">
            <Label htmlFor="credit-limit" size="small">
              Credit limit, USD
            </Label>
            <Input
              id="credit-limit"
              inputMode="decimal"
              value={terms.limit}
              onChange={(event) => onChange({ ...terms, limit: event.target.value })}
            />
          </div>
          <div className="flex flex-col gap-y-1">
            <Label htmlFor="credit-days" size="small">
              Days net
            </Label>
            <select
              id="credit-days"
              className="bg-ui-bg-field border-ui-border-base txt-compact-small h-8 rounded-md border px-2"
              value={terms.days}
              onChange={(event) => onChange({ ...terms, days: event.target.value })}
            >
              {CREDIT_TERMS_DAYS.map((days) => (
                <option key={days} value={days}>
                  {days}
                </option>
              ))}
            </select>
          </div>
          <Text size="small" className="text-ui-fg-subtle sm:col-span-2">
            Approving lets every approved buyer of the company order on account at once.
          </Text>
        </fieldset>
      )}
    </>
  )
}

function FileButton({ requestId, file }: { requestId: string; file: AttachmentView }) {
  const save = () =>
    fetchRequestFile(requestId, file.id).then(
      (content) => saveFile(file.fileName, content),
      () => toast.error(`${file.fileName} could not be loaded`),
    )
  return (
    <Button size="small" variant="transparent" className="max-w-full" onClick={save}>
      <span className="truncate">{file.fileName}</span>
      <span className="text-ui-fg-muted">{Math.ceil(file.fileSize / 1024)} KB</span>
    </Button>
  )
}
