"use client"

import { PHONE_TYPES } from "@billet/backend/contract"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { Form } from "@/components/form/use-form"
import { sentenceCase } from "@/lib/format"
import { AddressFields } from "./address-fields"

const PHONE_OPTIONS = PHONE_TYPES.map((type) => ({ value: type, label: sentenceCase(type) }))

export function PersonFields({ form }: { form: Form }) {
  return (
    <fieldset className={styles.section}>
      <legend>You</legend>
      <div className={styles.pair}>
        <TextField form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" required />
      </div>
      <TextField form={form} name="jobTitle" label="Job title" autoComplete="organization-title" required />
      <PhoneFields form={form} which="primary" label="Primary phone number" required />
      <PhoneFields form={form} which="secondary" label="Secondary phone number" />
    </fieldset>
  )
}

type PhoneProps = { form: Form; which: "primary" | "secondary"; label: string; required?: boolean }

function PhoneFields({ form, which, label, required }: PhoneProps) {
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
        label="Phone type"
        placeholder="Select type"
        options={PHONE_OPTIONS}
        required={required}
      />
    </div>
  )
}

export function CompanyFields({ form }: { form: Form }) {
  return (
    <fieldset className={styles.section}>
      <legend>Company</legend>
      <TextField form={form} name="company.companyName" label="Company name" autoComplete="organization" required />
      <AddressFields form={form} name="company.address" section="section-company" />
      <CheckField form={form} name="differentShippingAddress" label="Ship to a different address" />
      <CheckField form={form} name="differentBillingAddress" label="Bill to a different address" />
    </fieldset>
  )
}

/** Where to ship and whom to bill, when that is not the company's address. */
export function OtherAddresses({ form }: { form: Form }) {
  return (
    <>
      {form.values.differentShippingAddress === true && (
        <fieldset className={styles.section}>
          <legend>Shipping address</legend>
          <AddressFields form={form} name="shippingAddress" section="shipping" />
        </fieldset>
      )}
      {form.values.differentBillingAddress === true && (
        <fieldset className={styles.section}>
          <legend>Billing address</legend>
          <AddressFields form={form} name="billingAddress" section="billing" />
        </fieldset>
      )}
    </>
  )
}
