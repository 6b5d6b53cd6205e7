import { PRICING_FIELDS, PRICING_OPERATORS, type FacetField, type FieldRow, type PriceOwner } from "@billet/backend/contract"
import { XMarkMini } from "@medusajs/icons"
import { Badge, Checkbox, Input, Label, Textarea } from "@medusajs/ui"
import { useId } from "react"
import { Choice } from "../../../../components/choice"
import { FormField, type FieldControl } from "../../../../components/form-field"
import { OwnerPicker } from "../../../../components/owner-picker"
import { useOwnerNames } from "../../../../hooks/api/custom-prices"
import { useMetalStock } from "../../../../hooks/api/metal-stock"
import type { ConditionForm } from "../../../../lib/rule-form"

type ValueProps = { condition: ConditionForm; onChange: (condition: ConditionForm) => void }
type PartProps = ValueProps & { control: FieldControl }

const YES_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
] as const
/** Fields whose values the stock knows; others are typed blind. */
const IN_STOCK: Record<string, FacetField | undefined> = {
  stockGrade: "stockGrade",
  productCondition: "productCondition",
  productSize: "productSize",
}
const OWNERS = { companyId: "company", customerId: "customer" } as const
const isOwner = (field: string): field is keyof typeof OWNERS => field in OWNERS

function SuggestedText({ control, condition, onChange }: PartProps) {
  const id = useId()
  const facet = IN_STOCK[condition.field]
  const { data } = useMetalStock({ limit: 1 })
  const values = facet ? (data?.facets?.[facet] ?? []) : []
  return (
    <>
      <Input
        {...control}
        list={id}
        value={condition.value}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      />
      <datalist id={id}>
        {values.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  )
}

function ManyChoices({ condition, onChange, values }: ValueProps & { values: readonly string[] }) {
  const id = useId()
  const chosen = condition.value.split("\n")
  const toggle = (value: string, on: boolean) =>
    onChange({ ...condition, value: values.filter((one) => (one === value ? on : chosen.includes(one))).join("\n") })
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2 py-1.5">
      {values.map((value) => (
        <div key={value} className="flex items-center gap-x-2">
          <Checkbox id={`${id}-${value}`} checked={chosen.includes(value)} onCheckedChange={(on) => toggle(value, on === true)} />
          <Label htmlFor={`${id}-${value}`} size="small">
            {value}
          </Label>
        </div>
      ))}
    </div>
  )
}

function Range({ control, condition, onChange }: PartProps) {
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-2">
      <Input
        {...control}
        inputMode="decimal"
        value={condition.value}
        onChange={({ target }) => onChange({ ...condition, value: target.value })}
      />
      <span className="text-ui-fg-muted txt-compact-small">and</span>
      <Input
        inputMode="decimal"
        aria-label="Most"
        aria-invalid={control["aria-invalid"]}
        value={condition.most}
        onChange={({ target }) => onChange({ ...condition, most: target.value })}
      />
    </div>
  )
}

function List({ control, condition, onChange }: PartProps) {
  return (
    <Textarea
      {...control}
      rows={3}
      value={condition.value}
      onChange={({ target }) => onChange({ ...condition, value: target.value })}
    />
  )
}

/** The chosen companies or customers by name, each to be taken off again, and a search for one more. */
function ManyOwners({ control, condition, onChange, only }: PartProps & { only: PriceOwner["kind"] }) {
  const ids = condition.value.split("\n").filter(Boolean)
  const names = useOwnerNames([{ conditions: [{ field: condition.field, operator: "IN", value: ids }] }])
  const choose = (chosen: string[]) => onChange({ ...condition, value: [...new Set(chosen)].join("\n") })
  return (
    <div className="flex flex-col gap-y-2">
      <OwnerPicker control={control} only={only} value="" onChange={(owner) => owner && choose([...ids, owner.id])} />
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {ids.map((id) => (
            <li key={id}>
              <Badge size="2xsmall" className="max-w-full gap-x-1">
                <span className="truncate">{names.get(id) ?? id}</span>
                <button
                  type="button"
                  aria-label={`Take ${names.get(id) ?? id} off the list`}
                  onClick={() => choose(ids.filter((one) => one !== id))}
                >
                  <XMarkMini />
                </button>
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Part(props: PartProps) {
  const { control, condition, onChange } = props
  const field: FieldRow = PRICING_FIELDS[condition.field]
  const kind = PRICING_OPERATORS[condition.operator].value
  const set = (value: string) => onChange({ ...condition, value })
  if (kind === "range") return <Range {...props} />
  if (kind === "list" && isOwner(condition.field)) return <ManyOwners {...props} only={OWNERS[condition.field]} />
  if (kind === "list") return field.values ? <ManyChoices {...props} values={field.values} /> : <List {...props} />
  if (field.kind === "flag")
    return <Choice control={control} value={condition.value === "false" ? "false" : "true"} options={YES_NO} onChange={set} />
  if (kind === "one" && field.values) {
    return (
      <Choice
        control={control}
        value={condition.value}
        options={field.values.map((value) => ({ value, label: value }))}
        onChange={set}
      />
    )
  }
  if (kind === "one" && isOwner(condition.field)) {
    return (
      <OwnerPicker
        control={control}
        only={OWNERS[condition.field]}
        value={condition.value}
        onChange={(owner) => set(owner?.id ?? "")}
      />
    )
  }
  return <SuggestedText {...props} />
}

/** What a condition compares with, asked for as its field and operator take it. */
export function ConditionValue({ condition, error, onChange }: ValueProps & { error?: string }) {
  const { label, kind }: FieldRow = PRICING_FIELDS[condition.field]
  const isTyped = !("values" in PRICING_FIELDS[condition.field]) && !isOwner(condition.field)
  const isList = isTyped && PRICING_OPERATORS[condition.operator].value === "list"
  return (
    <FormField
      label={`Value of ${label}`}
      hideLabel
      hint={isList ? (kind === "number" ? "Between commas" : "One a line") : undefined}
      error={error}
    >
      {(control) => <Part control={control} condition={condition} onChange={onChange} />}
    </FormField>
  )
}
