import {
  PRICING_FIELDS,
  PRICING_LIMITS,
  PRICING_OPERATORS,
  type FieldKind,
  type PricingField,
  type PricingOperator,
} from "@billet/backend/contract"
import { Plus, XMarkMini } from "@medusajs/icons"
import { Button, IconButton } from "@medusajs/ui"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { keysOf } from "../../../../lib/keys-of"
import { newCondition, type ConditionForm, type FormProblems } from "../../../../lib/rule-form"
import { ConditionValue } from "./condition-value"
import { EditorSection } from "./editor-section"
import type { EditorPart } from "./rule-editor"

const FIELDS = keysOf(PRICING_FIELDS).map((value) => ({ value, label: PRICING_FIELDS[value].label }))

/** The operators that can compare a field. */
function operatorsOf(field: PricingField) {
  const { kind } = PRICING_FIELDS[field]
  const fits = (operator: PricingOperator) => (PRICING_OPERATORS[operator].fields as readonly FieldKind[]).includes(kind)
  return keysOf(PRICING_OPERATORS)
    .filter(fits)
    .map((value) => ({ value, label: PRICING_OPERATORS[value].label }))
}

/** Another field keeps the operator where it can, and never the value. */
function withField(condition: ConditionForm, field: PricingField): ConditionForm {
  const operators = operatorsOf(field).map(({ value }) => value)
  const operator = operators.find((one) => one === condition.operator) ?? operators[0] ?? "EQUALS"
  return { ...condition, field, operator, value: PRICING_FIELDS[field].kind === "flag" ? "true" : "", most: "" }
}

type RowProps = {
  condition: ConditionForm
  at: string
  problems: FormProblems
  onChange: (condition: ConditionForm) => void
  onRemove: () => void
}

function ConditionRow({ condition, at, problems, onChange, onRemove }: RowProps) {
  const { label } = PRICING_FIELDS[condition.field]
  return (
    <li className="bg-ui-bg-component shadow-elevation-card-rest grid gap-3 rounded-lg p-3 sm:grid-cols-[1fr_1fr_1.4fr_auto] sm:items-start">
      <FormField label="Field" hideLabel error={problems[`${at}.field`]}>
        {(control) => (
          <Choice
            control={control}
            value={condition.field}
            options={FIELDS}
            onChange={(field) => onChange(withField(condition, field))}
          />
        )}
      </FormField>
      <FormField label={`How ${label} compares`} hideLabel error={problems[`${at}.operator`]}>
        {(control) => (
          <Choice
            control={control}
            value={condition.operator}
            options={operatorsOf(condition.field)}
            onChange={(operator) => onChange({ ...condition, operator })}
          />
        )}
      </FormField>
      <ConditionValue condition={condition} error={problems[`${at}.value`]} onChange={onChange} />
      <IconButton
        type="button"
        size="small"
        variant="transparent"
        aria-label={`Remove the condition on ${label}`}
        onClick={onRemove}
      >
        <XMarkMini />
      </IconButton>
    </li>
  )
}

/** Conditions on the line, the item and the customer; all have to hold. */
export function ConditionFields({ form: { conditions }, problems, change }: EditorPart) {
  const replace = (index: number, condition: ConditionForm) => change({ conditions: conditions.with(index, condition) })
  return (
    <EditorSection
      title="Conditions"
      text={conditions.length ? "All of them have to hold." : "None: every line that it applies to."}
    >
      {conditions.length > 0 && (
        <ul className="flex flex-col gap-y-3">
          {conditions.map((condition, index) => (
            <ConditionRow
              key={condition.key}
              condition={condition}
              at={`conditions.${index}`}
              problems={problems}
              onChange={(changed) => replace(index, changed)}
              onRemove={() => change({ conditions: conditions.toSpliced(index, 1) })}
            />
          ))}
        </ul>
      )}
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="self-start"
        disabled={conditions.length >= PRICING_LIMITS.conditions}
        onClick={() => change({ conditions: [...conditions, newCondition()] })}
      >
        <Plus /> Add a condition
      </Button>
    </EditorSection>
  )
}
