import { WEBHOOK_TYPE_LABELS, WEBHOOK_TYPES, type PriceOwner, type WebhookType } from "@billet/backend/contract"
import { Button, Checkbox, Input, Label } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { FormField } from "../../../../components/form-field"
import { NewSecret } from "../../../../components/new-secret"
import { OwnerPicker } from "../../../../components/owner-picker"
import { useCreateWebhook } from "../../../../hooks/api/webhooks"
import { refusedField } from "../../../../lib/refused-field"

type TypesProps = { chosen: WebhookType[]; onChange: (types: WebhookType[]) => void }

function Types({ chosen, onChange }: TypesProps) {
  return (
    <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-4">
      <legend className="txt-compact-small-plus mb-2">What it is told of</legend>
      {WEBHOOK_TYPES.map((type) => (
        <div key={type} className="flex items-center gap-x-2">
          <Checkbox
            id={`type-${type}`}
            checked={chosen.includes(type)}
            onCheckedChange={(on) => onChange(on === true ? [...chosen, type] : chosen.filter((one) => one !== type))}
          />
          <Label htmlFor={`type-${type}`} size="small">
            {WEBHOOK_TYPE_LABELS[type]}
          </Label>
        </div>
      ))}
    </fieldset>
  )
}

/** Makes an endpoint and shows its secret, this once. */
export function CreateWebhook() {
  const [name, setName] = useState("")
  const [url, setUrl] = useState("")
  const [types, setTypes] = useState<WebhookType[]>([])
  const [company, setCompany] = useState<PriceOwner | null>(null)
  const create = useCreateWebhook()
  const refused = refusedField(create.error)
  const errorOf = (field: string) => (refused?.field === field ? refused.reason : undefined)
  const clear = () => {
    setName("")
    setUrl("")
    setTypes([])
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ name, url, types, companyId: company?.id ?? null }, { onSuccess: clear })
  }
  return (
    <form className="flex flex-col gap-4 px-6 py-4" onSubmit={onSubmit}>
      <div className="grid gap-4 md:grid-cols-3">
        <FormField label="Name" hint="Which program is told" error={errorOf("name")}>
          {(control) => <Input {...control} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />}
        </FormField>
        <FormField label="Address" hint="It has to be reachable from the internet" error={errorOf("url")}>
          {(control) => (
            <Input
              {...control}
              type="url"
              placeholder="https://erp.example.com/billet"
              value={url}
              maxLength={500}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </FormField>
        <FormField label="Company" optional hint="Only its orders, prices and accounts" error={errorOf("companyId")}>
          {(control) => <OwnerPicker control={control} value={company?.id ?? ""} only="company" onChange={setCompany} />}
        </FormField>
      </div>
      <Types chosen={types} onChange={setTypes} />
      <Button
        type="submit"
        size="small"
        className="w-fit"
        disabled={!name.trim() || !url.trim() || !types.length}
        isLoading={create.isPending}
      >
        Make webhook
      </Button>
      {create.isError && !refused && (
        <p role="alert" className="text-ui-fg-error txt-compact-small">
          {create.error.message}
        </p>
      )}
      {create.data && <NewSecret what="secret" secret={create.data.secret} onDone={() => create.reset()} />}
    </form>
  )
}
