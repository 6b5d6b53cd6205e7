import type { AdminCustomPrice } from "@billet/backend/contract"
import { RouteDrawer, useRouteModal } from "@medusajs/dashboard/components"
import { Button, toast } from "@medusajs/ui"
import { useState, type FormEvent } from "react"
import { UnsavedGuard } from "../../../../components/unsaved-guard"
import { useSaveCustomPrice } from "../../../../hooks/api/custom-prices"
import {
  customPriceBodyOf,
  customPriceFormOf,
  customPriceProblems,
  formFieldOf,
  type CustomPriceForm,
} from "../../../../lib/custom-price-form"
import { refusedField } from "../../../../lib/refused-field"
import type { FormProblems } from "../../../../lib/rule-form"
import { CustomPriceFields } from "./custom-price-fields"

function useCustomPriceForm(price: AdminCustomPrice | undefined) {
  const [form, setForm] = useState(() => customPriceFormOf(price))
  const [isDirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<FormProblems>({})
  const { mutate, isPending } = useSaveCustomPrice()
  const { handleSuccess } = useRouteModal()
  const change = (parts: Partial<CustomPriceForm>) => {
    setForm((now) => ({ ...now, ...parts }))
    setDirty(true)
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in parts))))
  }
  const refuse = (error: unknown) => {
    const field = refusedField(error)
    if (field) setProblems({ [formFieldOf(field.field)]: field.reason })
    else toast.error(error instanceof Error ? error.message : "The price could not be saved")
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = customPriceBodyOf(form)
    const found = customPriceProblems(body)
    setProblems(found)
    if (Object.keys(found).length) return
    mutate({ body, at: price }, { onSuccess: () => handleSuccess(), onError: refuse })
  }
  return { form, problems, change, save, isDirty: isDirty && !isPending, isPending }
}

/** A custom price as a form in a drawer: a new one, or one at the version it was opened at. */
export function CustomPriceEditor({ price }: { price?: AdminCustomPrice }) {
  const { form, problems, change, save, isDirty, isPending } = useCustomPriceForm(price)
  return (
    <form onSubmit={save} className="flex flex-1 flex-col overflow-hidden" noValidate>
      <UnsavedGuard isDirty={isDirty} />
      <RouteDrawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">
        <CustomPriceFields form={form} problems={problems} change={change} />
      </RouteDrawer.Body>
      <RouteDrawer.Footer>
        <RouteDrawer.Close asChild>
          <Button size="small" variant="secondary" type="button">
            Cancel
          </Button>
        </RouteDrawer.Close>
        <Button size="small" type="submit" isLoading={isPending}>
          Save
        </Button>
      </RouteDrawer.Footer>
    </form>
  )
}
