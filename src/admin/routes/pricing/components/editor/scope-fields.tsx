import { COIDS, REGION_NAMES, type Coid } from "@billet/backend/contract"
import { Checkbox, Input, Label, Textarea } from "@medusajs/ui"
import { FormField } from "../../../../components/form-field"
import type { EditorPart } from "./rule-editor"
import { EditorSection } from "./editor-section"

function Companies({ chosen, onChange }: { chosen: string[]; onChange: (coids: string[]) => void }) {
  const toggle = (coid: Coid, on: boolean) => onChange(COIDS.filter((one) => (one === coid ? on : chosen.includes(one))))
  return (
    <fieldset className="flex flex-col gap-y-2">
      <legend className="txt-compact-small-plus mb-1.5">
        Trading companies <span className="text-ui-fg-muted font-normal">(none chosen: every one)</span>
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {COIDS.map((coid) => (
          <div key={coid} className="flex items-center gap-x-2">
            <Checkbox id={`coid-${coid}`} checked={chosen.includes(coid)} onCheckedChange={(on) => toggle(coid, on === true)} />
            <Label htmlFor={`coid-${coid}`} size="small">
              {coid} <span className="text-ui-fg-muted">{REGION_NAMES[coid]}</span>
            </Label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** Who sells, who buys and what; each left empty leaves nobody out. */
export function ScopeFields({ form, problems, change }: EditorPart) {
  return (
    <EditorSection title="Applies to" text="Left empty, everything.">
      <Companies chosen={form.coids} onChange={(coids) => change({ coids })} />
      <FormField label="Customer segments" optional hint="Between commas: INC, OIL" error={problems.customerSegments}>
        {(control) => (
          <Input
            {...control}
            value={form.customerSegments}
            onChange={({ target }) => change({ customerSegments: target.value })}
          />
        )}
      </FormField>
      <FormField label="Product codes" optional hint="One a line" error={problems.productCodes}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            className="font-mono"
            value={form.productCodes}
            onChange={({ target }) => change({ productCodes: target.value })}
          />
        )}
      </FormField>
    </EditorSection>
  )
}
