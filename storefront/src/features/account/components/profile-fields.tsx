"use client"

import { PHONE_TYPES } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { Form } from "@/components/form/use-form"
import { accountTexts } from "@/texts/en/account"
import { AddressFields } from "./address-fields"

export function PersonFields({ form }: { form: Form }) {
  const t = useTexts(accountTexts)
  return (
    <fieldset className={styles.section}>
      <legend>{t.you}</legend>
      <div className={styles.pair}>
        <TextField form={form} name="firstName" label={t.firstName} autoComplete="given-name" required />
        <TextField form={form} name="lastName" label={t.lastName} autoComplete="family-name" required />
      </div>
      <TextField form={form} name="jobTitle" label={t.jobTitle} autoComplete="organization-title" required />
      <PhoneFields form={form} which="primary" label={t.primaryPhoneNumber} required />
      <PhoneFields form={form} which="secondary" label={t.secondaryPhoneNumber} />
    </fieldset>
  )
}

type PhoneProps = { form: Form; which: "primary" | "secondary"; label: string; required?: boolean }

function PhoneFields({ form, which, label, required }: PhoneProps) {
  const t = useTexts(accountTexts)
  const autoComplete = required ? "tel" : undefined
  return (
    <div className={styles.pair}>
      <TextField
        form={form}
        name={`contact.${which}Number`}
        label={label}
        type="tel"
        autoComplete={autoComplete}
        required={required}
      />
      <SelectField
        form={form}
        name={`contact.${which}PhoneType`}
        label={t.phoneType}
        placeholder={t.selectType}
        options={PHONE_TYPES.map((type) => ({ value: type, label: t.phoneTypes[type] }))}
        required={required}
      />
    </div>
  )
}

export function CompanyFields({ form }: { form: Form }) {
  const t = useTexts(accountTexts)
  return (
    <fieldset className={styles.section}>
      <legend>{t.company}</legend>
      <TextField form={form} name="company.companyName" label={t.companyName} autoComplete="organization" required />
      <AddressFields form={form} name="company.address" section="section-company" />
      <CheckField form={form} name="differentShippingAddress" label={t.shipToADifferentAddress} />
      <CheckField form={form} name="differentBillingAddress" label={t.billToADifferentAddress} />
    </fieldset>
  )
}

/** Where to ship and whom to bill, when that is not the company's address. */
export function OtherAddresses({ form }: { form: Form }) {
  const t = useTexts(accountTexts)
  return (
    <>
      {form.values.differentShippingAddress === true && (
        <fieldset className={styles.section}>
          <legend>{t.shippingAddress}</legend>
          <AddressFields form={form} name="shippingAddress" section="shipping" />
        </fieldset>
      )}
      {form.values.differentBillingAddress === true && (
        <fieldset className={styles.section}>
          <legend>{t.billingAddress}</legend>
          <AddressFields form={form} name="billingAddress" section="billing" />
        </fieldset>
      )}
    </>
  )
}
