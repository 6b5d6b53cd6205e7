import { INTEGRATION_SCOPES, INTEGRATION_SCOPE_LABELS, type IntegrationScope, type PriceOwner } from "@billet/backend/contract"
import { Button, Checkbox, Input, Label } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { FormField } from "../../../../components/form-field"
import { NewSecret } from "../../../../components/new-secret"
import { OwnerPicker } from "../../../../components/owner-picker"
import { useCreateIntegrationKey } from "../../../../hooks/api/integration-keys"
import { refusedField } from "../../../../lib/refused-field"

type ScopesProps = { chosen: IntegrationScope[]; onChange: (scopes: IntegrationScope[]) => void }

function Scopes({ chosen, onChange }: ScopesProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="txt-compact-small-plus mb-2">What the key opens</legend>
      {INTEGRATION_SCOPES.map((scope) => (
        <div key={scope} className="flex items-center gap-x-2">
          <Checkbox
            id={`scope-${scope}`}
            checked={chosen.includes(scope)}
            onCheckedChange={(on) => onChange(on === true ? [...chosen, scope] : chosen.filter((one) => one !== scope))}
          />
          <Label htmlFor={`scope-${scope}`} size="small">
            {INTEGRATION_SCOPE_LABELS[scope]}
          </Label>
        </div>
      ))}
    </fieldset>
  )
}

/** Makes a key and shows it, this once. */
export function CreateKey() {
  const [name, setName] = useState("")
  const [scopes, setScopes] = useState<IntegrationScope[]>([])
  const [company, setCompany] = useState<PriceOwner | null>(null)
  const create = useCreateIntegrationKey()
  const refused = refusedField(create.error)
  const errorOf = (field: string) => (refused?.field === field ? refused.reason : undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ name, scopes, companyId: company?.id ?? null }, { onSuccess: () => setName("") })
  }
  return (
    <form className="flex flex-col gap-4 px-6 py-4" onSubmit={onSubmit}>
      <div className="grid gap-4 md:grid-cols-2">
        <FormField label="Name" hint="Which program will use it" error={errorOf("name")}>
          {(control) => <Input {...control} value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />}
        </FormField>
        <FormField label="Company" optional hint="Whose prices and orders it reads" error={errorOf("companyId")}>
          {(control) => <OwnerPicker control={control} value={company?.id ?? ""} only="company" onChange={setCompany} />}
        </FormField>
      </div>
      <Scopes chosen={scopes} onChange={setScopes} />
      <Button type="submit" size="small" className="w-fit" disabled={!name.trim() || !scopes.length} isLoading={create.isPending}>
        Make key
      </Button>
      {create.isError && !refused && (
        <p role="alert" className="text-ui-fg-error txt-compact-small">
          {create.error.message}
        </p>
      )}
      {create.data && <NewSecret key={create.data.key.id} what="key" secret={create.data.secret} onDone={() => create.reset()} />}
    </form>
  )
}
