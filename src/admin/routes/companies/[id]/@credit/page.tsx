import { CREDIT_TERMS_DAYS, type CompanyDetail } from "@billet/backend/contract"
import { Input, Switch, Text } from "@medusajs/ui"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { total } from "../../../../lib/format"
import { CompanyDrawer, DrawerForm } from "../../components/company-drawer"
import { useCompanyForm } from "../../components/use-company-form"

const DAYS = CREDIT_TERMS_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

const formOf = ({ terms, hold }: CompanyDetail) => ({
  hasTerms: terms !== null,
  limit: terms ? String(terms.limit) : "",
  days: String(terms?.days ?? 30),
  hold,
})

function bodyOf({ hasTerms, limit, days, hold }: ReturnType<typeof formOf>) {
  return { credit: { terms: hasTerms ? { limit: Number(limit), days: Number(days) } : null, hold } }
}

function CreditForm({ company }: { company: CompanyDetail }) {
  const { form, change, save, errorOf, isDirty, isPending } = useCompanyForm(company, formOf, bodyOf)
  return (
    <DrawerForm isDirty={isDirty} isPending={isPending} save="Save" onSave={save}>
      <Text size="small" className="text-ui-fg-subtle">
        {`Owes ${total(company.openBalance)} now. A lower limit takes no credit back; it stops further orders on account.`}
      </Text>
      <FormField label="May pay on account">
        {({ id }) => <Switch id={id} checked={form.hasTerms} onCheckedChange={(hasTerms) => change({ hasTerms })} />}
      </FormField>
      {form.hasTerms && (
        <>
          <FormField label="Credit limit, USD" error={errorOf("credit.terms.limit")}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                value={form.limit}
                onChange={(event) => change({ limit: event.target.value })}
              />
            )}
          </FormField>
          <FormField label="Terms" error={errorOf("credit.terms.days")}>
            {(control) => <Choice control={control} value={form.days} options={DAYS} onChange={(days) => change({ days })} />}
          </FormField>
        </>
      )}
      <FormField label="Hold" hint="No orders on account until it is lifted.">
        {({ id, "aria-describedby": described }) => (
          <Switch id={id} aria-describedby={described} checked={form.hold} onCheckedChange={(hold) => change({ hold })} />
        )}
      </FormField>
    </DrawerForm>
  )
}

/** Changes a company's terms, limit and hold. */
const CompanyCreditDrawer = () => <CompanyDrawer title="Terms">{(company) => <CreditForm company={company} />}</CompanyDrawer>

export default CompanyCreditDrawer
