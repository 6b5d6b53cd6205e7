import { COUNTRIES, type CompanyDetail } from "@billet/backend/contract"
import { Input, Switch } from "@medusajs/ui"
import { Choice } from "../../../../components/choice"
import { FormField } from "../../../../components/form-field"
import { CompanyDrawer, DrawerForm } from "../../components/company-drawer"
import { useCompanyForm } from "../../components/use-company-form"

const OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

const formOf = ({ name, address, phone, website, industry, vulcanId, ...rest }: CompanyDetail) => ({
  name,
  line1: address.line1,
  line2: address.line2 ?? "",
  city: address.city,
  state: address.state ?? "",
  postalCode: address.postalCode,
  country: address.country,
  phone: phone ?? "",
  website: website ?? "",
  industry: industry ?? "",
  vulcanId: vulcanId ?? "",
  isVerified: rest.isVerified,
  requiresApproval: rest.requiresApproval,
  isActive: rest.isActive,
  taxExemptUntil: rest.taxExemptUntil ?? "",
  taxCertificate: rest.taxCertificate ?? "",
})
type Form = ReturnType<typeof formOf>

function bodyOf({ line1, line2, city, state, postalCode, country, taxExemptUntil, ...rest }: Form) {
  const address = { line1, line2, city, state, postalCode, country }
  return { facts: { ...rest, taxExemptUntil: taxExemptUntil || null, address } }
}

type TextName = { [Name in keyof Form]: Form[Name] extends string ? Name : never }[keyof Form]
const TEXTS: [TextName, string, field: string, optional: boolean][] = [
  ["name", "Name", "facts.name", false],
  ["line1", "Address line 1", "facts.address.line1", false],
  ["line2", "Address line 2", "facts.address.line2", true],
  ["city", "City", "facts.address.city", false],
  ["state", "State or province", "facts.address.state", true],
  ["postalCode", "Postal code", "facts.address.postalCode", false],
]
const CONTACTS: [TextName, string, field: string, optional: boolean][] = [
  ["phone", "Phone", "facts.phone", true],
  ["website", "Website", "facts.website", true],
  ["industry", "Industry", "facts.industry", true],
  ["vulcanId", "Customer number", "facts.vulcanId", true],
]
const SWITCHES = [
  ["isVerified", "Verified", "Staff know this company."],
  ["requiresApproval", "Approve every buyer by hand", "Also those with an address at a trusted domain, or an invitation."],
  ["isActive", "Active", "A closed company orders nothing and takes nobody in."],
] as const

function CompanyForm({ company }: { company: CompanyDetail }) {
  const { form, change, save, errorOf, isDirty, isPending } = useCompanyForm(company, formOf, bodyOf)
  const text = ([name, label, field, optional]: (typeof TEXTS)[number]) => (
    <FormField key={name} label={label} optional={optional} error={errorOf(field)}>
      {(control) => <Input {...control} value={form[name]} onChange={(event) => change({ [name]: event.target.value })} />}
    </FormField>
  )
  return (
    <DrawerForm isDirty={isDirty} isPending={isPending} save="Save" onSave={save}>
      {TEXTS.map(text)}
      <FormField label="Country" error={errorOf("facts.address.country")}>
        {(control) => (
          <Choice control={control} value={form.country} options={OPTIONS} onChange={(country) => change({ country })} />
        )}
      </FormField>
      {CONTACTS.map(text)}
      <FormField
        label="Tax exempt until"
        optional
        hint="On this day and before, its orders bear no tax."
        error={errorOf("facts.taxExemptUntil")}
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={form.taxExemptUntil}
            onChange={(event) => change({ taxExemptUntil: event.target.value })}
          />
        )}
      </FormField>
      {text(["taxCertificate", "Tax certificate", "facts.taxCertificate", true])}
      {SWITCHES.map(([name, label, hint]) => (
        <FormField key={name} label={label} hint={hint}>
          {({ id, "aria-describedby": described }) => (
            <Switch id={id} aria-describedby={described} checked={form[name]} onCheckedChange={(on) => change({ [name]: on })} />
          )}
        </FormField>
      ))}
    </DrawerForm>
  )
}

/** Changes what is known of a company. */
const EditCompanyDrawer = () => (
  <CompanyDrawer title="Edit company">{(company) => <CompanyForm company={company} />}</CompanyDrawer>
)

export default EditCompanyDrawer
