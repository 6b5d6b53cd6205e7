import { UNITS } from "@billet/backend/contract"
import { Input, Label, Switch } from "@medusajs/ui"
import { useId } from "react"
import { Choice, type ChoiceOption } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { ItemPicker } from "../../../../components/item-picker"
import { OwnerPicker } from "../../../../components/owner-picker"
import { usePricingRules } from "../../../../hooks/api/pricing-rules"
import type { Question } from "./price-simulator"

const LIVE = "live"
const UNIT_OPTIONS = UNITS.map((value) => ({ value, label: value }))
const MOST_RULES = 200

type FormProps = {
  question: Question
  ruleId: string
  onChange: (parts: Partial<Question>) => void
  onRule: (id: string) => void
}

function DraftChoice({ question, ruleId, onChange, onRule }: FormProps) {
  const id = useId()
  const { data } = usePricingRules({ status: ["DRAFT", "INACTIVE", "ACTIVE"], limit: MOST_RULES })
  const rules: ChoiceOption<string>[] = (data?.rules ?? []).map(({ id: value, name, status }) => ({
    value,
    label: status === "ACTIVE" ? name : `${name} (${status.toLowerCase()})`,
  }))
  return (
    <>
      <FormField label="Compare with" hint="A rule taken as active, as it is stored">
        {(control) => (
          <Choice
            control={control}
            value={ruleId || LIVE}
            options={[{ value: LIVE, label: "Nothing: live prices only" }, ...rules]}
            onChange={(value) => onRule(value === LIVE ? "" : value)}
          />
        )}
      </FormField>
      {ruleId && (
        <div className="flex items-center gap-x-2">
          <Switch id={id} checked={question.wholeCatalogue} onCheckedChange={(wholeCatalogue) => onChange({ wholeCatalogue })} />
          <Label htmlFor={id} size="small">
            Over the whole catalogue
          </Label>
        </div>
      )}
    </>
  )
}

/** The question, top to bottom in the order of the tab key. */
export function SimulatorForm(props: FormProps) {
  const { question, onChange } = props
  return (
    <div className="flex flex-col gap-y-4 px-6 py-4">
      <FormField label="Item">
        {(control) => (
          <ItemPicker
            control={control}
            autoFocus
            value={question.productCode}
            onChange={(productCode) => onChange({ productCode })}
          />
        )}
      </FormField>
      <FormField label="Company or customer" optional hint="Nobody: a buyer of segment INC without a contract">
        {(control) => (
          <OwnerPicker control={control} value={question.owner?.id ?? ""} onChange={(owner) => onChange({ owner })} />
        )}
      </FormField>
      <div className="grid grid-cols-[1fr_5rem] gap-x-2">
        <FormField label="Amount per piece">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={question.amount}
              onChange={({ target }) => onChange({ amount: target.value })}
            />
          )}
        </FormField>
        <FormField label="Unit">
          {(control) => (
            <Choice control={control} value={question.unit} options={UNIT_OPTIONS} onChange={(unit) => onChange({ unit })} />
          )}
        </FormField>
      </div>
      <FormField label="Pieces">
        {(control) => (
          <Input
            {...control}
            type="number"
            min={1}
            max={100}
            value={question.pieces}
            onChange={({ target }) => onChange({ pieces: target.value })}
          />
        )}
      </FormField>
      <FormField label="Day" optional hint="Today unless you say another">
        {(control) => (
          <Input {...control} type="date" value={question.date} onChange={({ target }) => onChange({ date: target.value })} />
        )}
      </FormField>
      <DraftChoice {...props} />
    </div>
  )
}
