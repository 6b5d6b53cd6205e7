import type { CompanyDetail, EditCompanyBody } from "@billet/backend/contract"
import { useRouteModal } from "@medusajs/dashboard/components"
import { toast } from "@medusajs/ui"
import { useState } from "react"
import { useEditCompany } from "../../../hooks/api/metal-companies"
import { refusedField } from "../../../lib/refused-field"

type Problem = { field: string; reason: string } | null

/** A form of a company at the version it was opened at: its values, the field the server refused, and saving. */
export function useCompanyForm<Form extends object>(
  company: CompanyDetail,
  first: (company: CompanyDetail) => Form,
  bodyOf: (form: Form) => Omit<EditCompanyBody, "version">,
) {
  const [form, setForm] = useState(() => first(company))
  const [{ id, version }] = useState(company)
  const [isDirty, setDirty] = useState(false)
  const [problem, setProblem] = useState<Problem>(null)
  const { mutate, isPending } = useEditCompany(id)
  const { handleSuccess } = useRouteModal()
  const change = (parts: Partial<Form>) => {
    setForm((now) => ({ ...now, ...parts }))
    setDirty(true)
    setProblem(null)
  }
  const refuse = (error: Error) => {
    const field = refusedField(error)
    if (field) setProblem(field)
    else toast.error("The company was not saved", { description: error.message })
  }
  const save = () => mutate({ version, ...bodyOf(form) }, { onSuccess: () => handleSuccess(), onError: refuse })
  const errorOf = (field: string) => (problem?.field === field ? problem.reason : undefined)
  return { form, change, save, errorOf, isDirty, isPending }
}
