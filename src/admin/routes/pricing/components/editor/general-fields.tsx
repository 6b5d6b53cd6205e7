import { Input, Textarea } from "@medusajs/ui"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import type { EditorPart } from "./rule-editor"
import { EditorSection } from "./editor-section"

const STATUSES = [
  { value: "DRAFT", label: "Draft" },
  { value: "ACTIVE", label: "Active" },
  { value: "INACTIVE", label: "Inactive" },
] as const

/** Name, state, place in the order, days and labels. */
export function GeneralFields({ form, problems, change }: EditorPart) {
  return (
    <EditorSection title="General">
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label="Name" error={problems.name} className="sm:col-span-2">
          {(control) => (
            <Input {...control} autoFocus value={form.name} onChange={({ target }) => change({ name: target.value })} />
          )}
        </FormField>
        <FormField label="Description" optional error={problems.description} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={form.description}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </FormField>
        <FormField label="Status" error={problems.status}>
          {(control) => (
            <Choice
              control={control}
              value={form.status === "ARCHIVED" ? "DRAFT" : form.status}
              options={STATUSES}
              onChange={(status) => change({ status })}
            />
          )}
        </FormField>
        <FormField label="Priority" hint="Higher comes first" error={problems.priority}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={form.priority}
              onChange={({ target }) => change({ priority: target.value })}
            />
          )}
        </FormField>
        <FormField label="First day" optional error={problems.effectiveDate}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={form.effectiveDate}
              onChange={({ target }) => change({ effectiveDate: target.value })}
            />
          )}
        </FormField>
        <FormField label="Last day" optional error={problems.expiryDate}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={form.expiryDate}
              onChange={({ target }) => change({ expiryDate: target.value })}
            />
          )}
        </FormField>
        <FormField label="Category" optional error={problems.category}>
          {(control) => (
            <Input {...control} value={form.category} onChange={({ target }) => change({ category: target.value })} />
          )}
        </FormField>
        <FormField label="Tags" optional hint="Between commas" error={problems.tags}>
          {(control) => <Input {...control} value={form.tags} onChange={({ target }) => change({ tags: target.value })} />}
        </FormField>
      </div>
    </EditorSection>
  )
}
