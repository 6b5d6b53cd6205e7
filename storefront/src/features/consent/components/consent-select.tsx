import { useTexts } from "#use-texts"
import { ReaderChoice } from "@/components/reader-choice"
import { settingsTexts } from "@/texts/en/settings"
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENTS, type Consent } from "../consent-values"

/** The banner's choice in the footer, to change at any time. */
export function ConsentSelect({ consent }: { consent: Consent | null }) {
  const t = useTexts(settingsTexts)
  return (
    <ReaderChoice
      cookie={CONSENT_COOKIE}
      days={CONSENT_DAYS}
      label={t.visitStatistics}
      value={consent ?? "refused"}
      options={CONSENTS.map((value) => ({ value, label: t.consents[value] }))}
      className="field"
      captionClass="label"
      selectClass="input"
    />
  )
}
