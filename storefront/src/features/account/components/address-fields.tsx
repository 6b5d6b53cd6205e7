"use client"

import { COUNTRIES } from "@billet/backend/contract"
import styles from "@/components/form/form.module.css"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { Form } from "@/components/form/use-form"

const COUNTRY_OPTIONS = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))

/** An address block; `name` is its path, `section` what browsers call it when they fill it in. */
export function AddressFields({ form, name, section }: { form: Form; name: string; section: string }) {
  return (
    <>
      <TextField form={form} name={`${name}.line1`} label="Address Line 1" autoComplete={`${section} address-line1`} required />
      <TextField form={form} name={`${name}.line2`} label="Address Line 2" autoComplete={`${section} address-line2`} />
      <div className={styles.triple}>
        <TextField form={form} name={`${name}.city`} label="City" autoComplete={`${section} address-level2`} required />
        <TextField form={form} name={`${name}.state`} label="State/Province" autoComplete={`${section} address-level1`} />
        <TextField form={form} name={`${name}.postalCode`} label="Postal Code" autoComplete={`${section} postal-code`} required />
      </div>
      <SelectField
        form={form}
        name={`${name}.country`}
        label="Country"
        placeholder="Select Country *"
        options={COUNTRY_OPTIONS}
        autoComplete={`${section} country`}
        required
      />
    </>
  )
}
