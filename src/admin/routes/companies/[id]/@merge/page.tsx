import type { CompanyDetail } from "@billet/backend/contract"
import { Checkbox, Hint, Label, toast } from "@medusajs/ui"
import { useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { FormField } from "../../../../components/form-field"
import { OwnerPicker } from "../../../../components/owner-picker"
import { LoadingState } from "../../../../components/query-state"
import { useMergeCompanies, useMergePreview } from "../../../../hooks/api/metal-companies"
import { CompanyDrawer, DrawerForm } from "../../components/company-drawer"
import { MergeEffect } from "../../components/merge-effect"

function MergeForm({ company }: { company: CompanyDetail }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [into, setInto] = useState(params.get("into") ?? "")
  const [isSure, setSure] = useState(false)
  const { merge, isFetching, error } = useMergePreview(company.id, into)
  const { mutate, isPending } = useMergeCompanies(company.id)
  const choose = (id: string) => {
    setInto(id)
    setSure(false)
  }
  const save = () =>
    merge &&
    mutate(
      { into, version: merge.from.version, intoVersion: merge.into.version },
      {
        onSuccess: ({ company: kept }) => {
          toast.success(`${company.name} was merged into ${kept.name}`)
          void navigate(`/companies/${kept.id}`, { replace: true, state: { isSubmitSuccessful: true } })
        },
        onError: (refusal) => {
          setSure(false)
          toast.error("Nothing was merged", { description: refusal.message })
        },
      },
    )
  return (
    <DrawerForm isDirty={false} isPending={isPending} save="Merge for good" danger disabled={!merge || !isSure} onSave={save}>
      <FormField label="Merge into" hint="This company stays; the other one is closed." error={error?.message}>
        {(control) => <OwnerPicker control={control} value={into} only="company" onChange={(owner) => choose(owner?.id ?? "")} />}
      </FormField>
      {into && isFetching && !merge && <LoadingState label="Comparing the companies" className="h-64" />}
      {merge && <MergeEffect merge={merge} />}
      {merge && (
        <div className="flex items-start gap-x-3">
          <Checkbox id="sure" checked={isSure} onCheckedChange={(on) => setSure(on === true)} />
          <div className="flex flex-col">
            <Label htmlFor="sure" size="small" weight="plus">
              I have compared the two
            </Label>
            <Hint>A merge cannot be undone.</Hint>
          </div>
        </div>
      )}
    </DrawerForm>
  )
}

/** Merges a company into another one. */
const MergeCompanyDrawer = () => (
  <CompanyDrawer title="Merge company">{(company) => <MergeForm company={company} />}</CompanyDrawer>
)

export default MergeCompanyDrawer
