"use client"

import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { Form } from "@/components/form/use-form"
import { PERIOD_OPTIONS, ROLE_OPTIONS } from "../member-form"
import styles from "./company.module.css"

/** A colleague's role and, for a buyer, what they may order alone. */
export function MemberFields({ form }: { form: Form }) {
  return (
    <>
      <SelectField form={form} name="role" label="Role" placeholder="Select role *" options={ROLE_OPTIONS} required />
      {form.values.role === "BUYER" && (
        <div className={styles.limit}>
          <TextField
            form={form}
            name="spendingLimit"
            label="Spending limit, USD"
            hint="Empty: no limit. Orders above it need an administrator."
          />
          <SelectField form={form} name="spendingPeriod" label="Per" placeholder="Select period" options={PERIOD_OPTIONS} />
        </div>
      )}
    </>
  )
}
