import { COIDS, PRICE_UNITS, PRICE_UNIT_LABELS, REGION_NAMES } from "@billet/backend/contract"
import { Input, Label, Switch, Textarea } from "@medusajs/ui"
import { useId } from "react"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { ItemPicker } from "../../../../components/item-picker"
import { OwnerPicker } from "../../../../components/owner-picker"
import type { CustomPriceForm } from "../../../../lib/custom-price-form"
import type { FormProblems } from "../../../../lib/rule-form"

type FieldsProps = { form: CustomPriceForm; problems: FormProblems; change: (parts: Partial<CustomPriceForm>) => void }
type TextField = "customPrice" | "originalPrice" | "discountPercent" | "effectiveDate" | "expiryDate"

const EVERY = "every"
const COMPANIES = [
  { value: EVERY, label: "Every trading company" },
  ...COIDS.map((value) => ({ value, label: `${value} ${REGION_NAMES[value]}` })),
]
const UNITS = PRICE_UNITS.map((value) => ({ value, label: PRICE_UNIT_LABELS[value] }))

function TextInput({
  field,
  label,
  date = false,
  optional = false,
  form,
  problems,
  change,
}: FieldsProps & { field: TextField; label: string; date?: boolean; optional?: boolean }) {
  return (
    <FormField label={label} optional={optional} error={problems[field]}>
      {(control) => (
        <Input
          {...control}
          {...(date ? { type: "date" } : { inputMode: "decimal" as const })}
          value={form[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        />
      )}
    </FormField>
  )
}

function InUse({ form, change }: Pick<FieldsProps, "form" | "change">) {
  const id = useId()
  return (
    <div className="flex items-center gap-x-2">
      <Switch id={id} checked={form.isActive} onCheckedChange={(isActive) => change({ isActive })} />
      <Label htmlFor={id} size="small">
        In use within its days
      </Label>
    </div>
  )
}

/** What is agreed, with whom, for how long. */
export function CustomPriceFields(props: FieldsProps) {
  const { form, problems, change } = props
  return (
    <>
      <FormField label="Product" error={problems.productCode}>
        {(control) => (
          <ItemPicker control={control} value={form.productCode} onChange={(productCode) => change({ productCode })} />
        )}
      </FormField>
      <FormField label="Agreed with" hint="A company for all its buyers, or one customer" error={problems.owner}>
        {(control) => <OwnerPicker control={control} value={form.owner?.id ?? ""} onChange={(owner) => change({ owner })} />}
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <TextInput {...props} field="customPrice" label="Price, USD" />
        <FormField label="Per" error={problems.unit}>
          {(control) => <Choice control={control} value={form.unit} options={UNITS} onChange={(unit) => change({ unit })} />}
        </FormField>
        <TextInput {...props} field="effectiveDate" label="First day" date optional />
        <TextInput {...props} field="expiryDate" label="Last day" date optional />
        <TextInput {...props} field="originalPrice" label="List price then" optional />
        <TextInput {...props} field="discountPercent" label="Off list, %" optional />
      </div>
      <FormField label="Sold by" error={problems.coid}>
        {(control) => (
          <Choice
            control={control}
            value={form.coid || EVERY}
            options={COMPANIES}
            onChange={(coid) => change({ coid: coid === EVERY ? "" : coid })}
          />
        )}
      </FormField>
      <FormField label="Notes" optional error={problems.notes}>
        {(control) => (
          <Textarea {...control} rows={3} value={form.notes} onChange={({ target }) => change({ notes: target.value })} />
        )}
      </FormField>
      <InUse form={form} change={change} />
    </>
  )
}
