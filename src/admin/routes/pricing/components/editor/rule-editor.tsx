import type { AdminPricingRule, PricingRuleBody } from "@billet/backend/contract"
import { RouteFocusModal, useRouteModal } from "@medusajs/dashboard/components"
import { Alert, Button, Heading, Text, toast } from "@medusajs/ui"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { UnsavedGuard } from "../../../../components/unsaved-guard"
import { useSaveRule } from "../../../../hooks/api/pricing-rules"
import { refusedField } from "../../../../lib/refused-field"
import { emptyRule, ruleBodyOf, ruleFormOf, ruleProblems, type FormProblems, type RuleForm } from "../../../../lib/rule-form"
import { ActionFields } from "./action-fields"
import { ConditionFields } from "./condition-fields"
import { DraftEffect } from "./draft-effect"
import { GeneralFields } from "./general-fields"
import { ScopeFields } from "./scope-fields"

export type EditorPart = { form: RuleForm; problems: FormProblems; change: (parts: Partial<RuleForm>) => void }

function useRuleForm(rule: AdminPricingRule | undefined) {
  const [form, setForm] = useState(() => (rule ? ruleFormOf(rule) : emptyRule()))
  const [isDirty, setDirty] = useState(false)
  const [refused, setRefused] = useState<FormProblems>({})
  const [isChecked, setChecked] = useState(false)
  const body = ruleBodyOf(form)
  const problems = isChecked ? { ...refused, ...ruleProblems(body) } : {}
  const change = (parts: Partial<RuleForm>) => {
    setForm((now) => ({ ...now, ...parts }))
    setDirty(true)
    setRefused({})
  }
  /** Whether the server would take it as it is; from now on each field says what is wrong with it. */
  const check = () => {
    setChecked(true)
    return Object.keys(ruleProblems(body)).length === 0
  }
  return { form, body, problems, isDirty, change, check, refuse: setRefused }
}

/** Leads the eye and the keyboard to the first field that was refused. */
function useFocusOnProblem(attempts: number) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  return fields
}

function useSubmit(rule: AdminPricingRule | undefined, refuse: (problems: FormProblems) => void) {
  const { mutate, isPending } = useSaveRule()
  const { handleSuccess } = useRouteModal()
  const submit = (body: PricingRuleBody) =>
    mutate(
      { body, at: rule && { id: rule.id, version: rule.version } },
      {
        onSuccess: ({ rule: saved }) => {
          toast.success(`"${saved.name}" is saved`)
          handleSuccess(`/pricing/rules/${saved.id}`)
        },
        onError: (error) => {
          const field = refusedField(error)
          if (field) refuse({ [field.field]: field.reason })
          else toast.error(error.message)
        },
      },
    )
  return { submit, isPending }
}

/** The whole form of a rule: what it is called, whom and what it is for, when it holds, and what it does. */
export function RuleEditor({ rule }: { rule?: AdminPricingRule }) {
  const { form, body, problems, isDirty, change, check, refuse } = useRuleForm(rule)
  const [attempts, setAttempts] = useState(0)
  const fields = useFocusOnProblem(attempts)
  const { submit, isPending } = useSubmit(rule, refuse)
  const part = { form, problems, change }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (check()) submit(body)
  }
  return (
    <form onSubmit={save} className="flex size-full flex-col overflow-hidden" noValidate>
      <UnsavedGuard isDirty={isDirty && !isPending} />
      <RouteFocusModal.Header />
      <RouteFocusModal.Body className="flex flex-1 flex-col items-center overflow-y-auto">
        <div ref={fields} className="flex w-full max-w-[800px] flex-col gap-y-8 px-4 py-8 sm:py-12">
          <div>
            <RouteFocusModal.Title asChild>
              <Heading>{rule ? `Edit ${rule.name}` : "Create a pricing rule"}</Heading>
            </RouteFocusModal.Title>
            <RouteFocusModal.Description asChild>
              <Text size="small" className="text-ui-fg-subtle">
                A draft prices nothing. Try it in the simulator, then activate it.
              </Text>
            </RouteFocusModal.Description>
          </div>
          <GeneralFields {...part} />
          <ScopeFields {...part} />
          <ConditionFields {...part} />
          <ActionFields {...part} />
          <DraftEffect body={body} ruleId={rule?.id} check={check} />
          {Object.keys(problems).length > 0 && (
            <Alert variant="error">{`Not saved yet: ${Object.keys(problems).length === 1 ? "one field needs" : "some fields need"} another look.`}</Alert>
          )}
        </div>
      </RouteFocusModal.Body>
      <RouteFocusModal.Footer>
        <RouteFocusModal.Close asChild>
          <Button size="small" variant="secondary" type="button">
            Cancel
          </Button>
        </RouteFocusModal.Close>
        <Button size="small" type="submit" isLoading={isPending}>
          Save
        </Button>
      </RouteFocusModal.Footer>
    </form>
  )
}
