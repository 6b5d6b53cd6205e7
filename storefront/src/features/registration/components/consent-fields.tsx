"use client"

import { useTexts } from "#use-texts"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import type { Form } from "@/components/form/use-form"
import { authTexts } from "@/texts/en/auth"

/** What nobody has an account without, and what anybody may leave out. */
export function ConsentFields({ form }: { form: Form }) {
  const t = useTexts(authTexts)
  return (
    <fieldset className={styles.section}>
      <legend>{t.consents}</legend>
      <CheckField form={form} name="agreeToTerms" label={t.iAgreeToTheTerms} required />
      <CheckField form={form} name="consentToDataProcessing" label={t.youMayProcessTheseData} required />
      <CheckField form={form} name="consentToMarketing" label={t.writeToMeAboutStock} />
      <CheckField form={form} name="consentToCookies" label={t.measureHowIUseThe} />
    </fieldset>
  )
}
