"use client"

import { COMPANY_ROLES, SPENDING_PERIODS } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import type { Form } from "@/components/form/use-form"
import { companyTexts } from "@/texts/en/company"
import { orderingTexts } from "@/texts/en/ordering"
import styles from "./company.module.css"

/** A colleague's role and, for a buyer, what they may order alone. */
export function MemberFields({ form }: { form: Form }) {
  const t = useTexts(companyTexts)
  const { roles } = useTexts(orderingTexts)
  return (
    <>
      <SelectField
        form={form}
        name="role"
        label={t.role}
        placeholder={t.selectRole}
        options={COMPANY_ROLES.map((value) => ({ value, label: roles[value] }))}
        required
      />
      {form.values.role === "BUYER" && (
        <div className={styles.limit}>
          <TextField form={form} name="spendingLimit" label={t.spendingLimitUsd} hint={t.emptyNoLimitOrdersAbove} />
          <SelectField
            form={form}
            name="spendingPeriod"
            label={t.per}
            placeholder={t.selectPeriod}
            options={SPENDING_PERIODS.map((value) => ({ value, label: t.periods[value] }))}
          />
        </div>
      )}
    </>
  )
}
