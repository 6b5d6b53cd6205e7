"use client"

import { useTexts } from "#use-texts"
import styles from "@/components/form/form.module.css"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { Form } from "@/components/form/use-form"
import { useCountries } from "@/lib/use-countries"
import { accountTexts } from "@/texts/en/account"

/** An address block; `name` is its path, `section` what browsers call it when they fill it in. */
export function AddressFields({ form, name, section }: { form: Form; name: string; section: string }) {
  const t = useTexts(accountTexts)
  const countries = useCountries()
  return (
    <>
      <TextField form={form} name={`${name}.line1`} label={t.addressLine1} autoComplete={`${section} address-line1`} required />
      <TextField form={form} name={`${name}.line2`} label={t.addressLine2} autoComplete={`${section} address-line2`} />
      <div className={styles.triple}>
        <TextField form={form} name={`${name}.city`} label={t.city} autoComplete={`${section} address-level2`} required />
        <TextField form={form} name={`${name}.state`} label={t.stateProvince} autoComplete={`${section} address-level1`} />
        <TextField
          form={form}
          name={`${name}.postalCode`}
          label={t.postalCode}
          autoComplete={`${section} postal-code`}
          required
        />
      </div>
      <SelectField
        form={form}
        name={`${name}.country`}
        label={t.country}
        placeholder={t.selectCountry}
        options={countries.map((country) => ({ value: country.code, label: country.name }))}
        autoComplete={`${section} country`}
        required
      />
    </>
  )
}
