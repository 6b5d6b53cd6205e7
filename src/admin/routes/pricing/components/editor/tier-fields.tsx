import { PRICE_UNITS, PRICE_UNIT_LABELS, PRICING_LIMITS, type PriceUnit } from "@billet/backend/contract"
import { Plus, XMarkMini } from "@medusajs/icons"
import { Button, Hint, IconButton, Input } from "@medusajs/ui"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { newTier, type ActionForm, type FormProblems, type TierForm } from "../../../../lib/rule-form"

const SAME = "same"
const UNITS: { value: PriceUnit | typeof SAME; label: string }[] = [
  { value: SAME, label: "Same unit" },
  ...PRICE_UNITS.map((value) => ({ value, label: PRICE_UNIT_LABELS[value] })),
]
const NUMBERS = [
  { part: "minValue", label: "From" },
  { part: "maxValue", label: "To below" },
  { part: "price", label: "Price, USD" },
] as const

type TierRowProps = { tier: TierForm; at: string; place: number; problems: FormProblems; onChange: (tier: TierForm) => void }

function TierRow({ tier, at, place, problems, onChange, onRemove }: TierRowProps & { onRemove: (() => void) | null }) {
  return (
    <li className="grid grid-cols-[1fr_1fr_1fr_1fr_2rem] items-start gap-2">
      {NUMBERS.map(({ part, label }) => (
        <FormField key={part} label={label} hideLabel={place > 0} error={problems[`${at}.${part}`]}>
          {(control) => (
            <Input
              {...control}
              size="small"
              inputMode="decimal"
              placeholder={part === "maxValue" ? "no end" : undefined}
              value={tier[part]}
              onChange={({ target }) => onChange({ ...tier, [part]: target.value })}
            />
          )}
        </FormField>
      ))}
      <FormField label="Per" hideLabel={place > 0} error={problems[`${at}.unit`]}>
        {(control) => (
          <Choice
            control={control}
            value={tier.unit || SAME}
            options={UNITS}
            onChange={(unit) => onChange({ ...tier, unit: unit === SAME ? "" : unit })}
          />
        )}
      </FormField>
      {onRemove && (
        <IconButton
          type="button"
          size="small"
          variant="transparent"
          className={place > 0 ? "" : "mt-6"}
          aria-label={`Remove tier ${place + 1}`}
          onClick={onRemove}
        >
          <XMarkMini />
        </IconButton>
      )}
    </li>
  )
}

type TierFieldsProps = { action: ActionForm; at: string; problems: FormProblems; onChange: (action: ActionForm) => void }

/** Prices by quantity, each from its least value to below its most; the next one starts where the last ended. */
export function TierFields({ action, at, problems, onChange }: TierFieldsProps) {
  const { tiers } = action
  const set = (changed: TierForm[]) => onChange({ ...action, tiers: changed })
  const problem = problems[`${at}.tiers`]
  return (
    <div className="flex flex-col gap-y-2 sm:col-span-2">
      <ul aria-label="Tiers" className="flex flex-col gap-y-2">
        {tiers.map((tier, place) => (
          <TierRow
            key={tier.key}
            tier={tier}
            at={`${at}.tiers.${place}`}
            place={place}
            problems={problems}
            onChange={(changed) => set(tiers.with(place, changed))}
            onRemove={tiers.length > 1 ? () => set(tiers.toSpliced(place, 1)) : null}
          />
        ))}
      </ul>
      {problem && <Hint variant="error">{problem}</Hint>}
      <Button
        type="button"
        size="small"
        variant="transparent"
        className="self-start"
        disabled={tiers.length >= PRICING_LIMITS.tiers}
        onClick={() => set([...tiers, newTier(tiers.at(-1)?.maxValue)])}
      >
        <Plus /> Add a tier
      </Button>
    </div>
  )
}
