import { PRICE_UNITS, PRICE_UNIT_LABELS, PRICING_ACTIONS, PRICING_LIMITS, type ActionPart } from "@billet/backend/contract"
import { Plus, XMarkMini } from "@medusajs/icons"
import { Button, IconButton, Input } from "@medusajs/ui"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { keysOf } from "../../../../lib/keys-of"
import { newAction, type ActionForm, type FormProblems } from "../../../../lib/rule-form"
import { EditorSection } from "./editor-section"
import type { EditorPart } from "./rule-editor"
import { TierFields } from "./tier-fields"

const TYPES = keysOf(PRICING_ACTIONS).map((value) => ({ value, label: PRICING_ACTIONS[value].label }))
const UNITS = PRICE_UNITS.map((value) => ({ value, label: PRICE_UNIT_LABELS[value] }))
const NUMBERS = {
  fixedPrice: { label: "Price", unit: "USD for each piece" },
  percentage: { label: "Percentage", unit: "%" },
  pricePerUnit: { label: "Price", unit: "USD" },
} as const
type NumberPart = keyof typeof NUMBERS

type RowProps = { action: ActionForm; at: string; problems: FormProblems; onChange: (action: ActionForm) => void }

function NumberField({ part, action, at, problems, onChange }: RowProps & { part: NumberPart }) {
  const { label, unit } = NUMBERS[part]
  return (
    <FormField label={`${label}, ${unit}`} error={problems[`${at}.${part}`]}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          value={action[part]}
          onChange={({ target }) => onChange({ ...action, [part]: target.value })}
        />
      )}
    </FormField>
  )
}

function ActionParts(props: RowProps) {
  const { action, at, problems, onChange } = props
  const parts: readonly ActionPart[] = PRICING_ACTIONS[action.type].parts
  const numbers = keysOf(NUMBERS).filter((part) => parts.includes(part))
  return (
    <>
      {numbers.map((part) => (
        <NumberField key={part} part={part} {...props} />
      ))}
      {parts.includes("unit") && (
        <FormField label={parts.includes("tiers") ? "Counted by" : "Per"} error={problems[`${at}.unit`]}>
          {(control) => (
            <Choice control={control} value={action.unit} options={UNITS} onChange={(unit) => onChange({ ...action, unit })} />
          )}
        </FormField>
      )}
      {parts.includes("tiers") && <TierFields {...props} />}
    </>
  )
}

function ActionRow(props: RowProps & { onRemove: (() => void) | null }) {
  const { action, at, problems, onChange, onRemove } = props
  const { label, help } = PRICING_ACTIONS[action.type]
  return (
    <li className="bg-ui-bg-component shadow-elevation-card-rest relative grid gap-4 rounded-lg p-4 sm:grid-cols-2">
      <FormField label="Effect" hint={help} error={problems[`${at}.type`]} className="pr-10 sm:col-span-2">
        {(control) => (
          <Choice control={control} value={action.type} options={TYPES} onChange={(type) => onChange({ ...action, type })} />
        )}
      </FormField>
      <ActionParts {...props} />
      {onRemove && (
        <IconButton
          type="button"
          size="small"
          variant="transparent"
          className="absolute right-2 top-2"
          aria-label={`Remove the effect ${label}`}
          onClick={onRemove}
        >
          <XMarkMini />
        </IconButton>
      )}
    </li>
  )
}

/** What the rule does to the price, from the top down. */
export function ActionFields({ form: { actions }, problems, change }: EditorPart) {
  return (
    <EditorSection title="Effects" text="One base price at most; markups and discounts follow in this order.">
      <ul className="flex flex-col gap-y-3">
        {actions.map((action, index) => (
          <ActionRow
            key={action.key}
            action={action}
            at={`actions.${index}`}
            problems={problems}
            onChange={(changed) => change({ actions: actions.with(index, changed) })}
            onRemove={actions.length > 1 ? () => change({ actions: actions.toSpliced(index, 1) }) : null}
          />
        ))}
      </ul>
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="self-start"
        disabled={actions.length >= PRICING_LIMITS.actions}
        onClick={() => change({ actions: [...actions, newAction()] })}
      >
        <Plus /> Add an effect
      </Button>
    </EditorSection>
  )
}
