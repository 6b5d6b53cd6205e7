"use client"

import { useTexts } from "#use-texts"
import { CheckField } from "@/components/form/check-field"
import styles from "@/components/form/form.module.css"
import type { Form } from "@/components/form/use-form"
import { paths } from "@/lib/paths"
import { authTexts } from "@/texts/en/auth"
import { fillNodes } from "@/texts/fill-nodes"

/** What nobody has an account without, and what anybody may leave out. What is agreed to opens beside the form, which stays. */
export function ConsentFields({ form }: { form: Form }) {
  const t = useTexts(authTexts)
  return (
    <fieldset className={styles.section}>
      <legend>{t.consents}</legend>
      <CheckField
        form={form}
        name="agreeToTerms"
        label={fillNodes(t.iAgreeToTheTerms, {
          terms: (
            <a href={paths.terms} target="_blank">
              {t.termsOfSale}
            </a>
          ),
        })}
        required
      />
      <CheckField
        form={form}
        name="consentToDataProcessing"
        label={fillNodes(t.youMayProcessTheseData, {
          privacy: (
            <a href={paths.privacy} target="_blank">
              {t.whatIsKept}
            </a>
          ),
        })}
        required
      />
      <CheckField form={form} name="consentToMarketing" label={t.writeToMeAboutStock} />
      <CheckField form={form} name="consentToCookies" label={t.measureHowIUseThe} />
    </fieldset>
  )
}
