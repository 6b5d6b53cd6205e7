import { useLanguage, useTexts } from "#use-texts"
import { ReaderChoice, type ChoiceLooks } from "@/components/reader-choice"
import { settingsTexts } from "@/texts/en/settings"
import { LANGUAGE_COOKIE, LANGUAGES } from "@/texts/languages"

/** The language of the shop, each by its own name; the page as it stands is asked for anew. */
export function LanguageSelect(looks: ChoiceLooks) {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const options = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label, lang: value }))
  return (
    <ReaderChoice
      key={language}
      cookie={LANGUAGE_COOKIE}
      days={365}
      shows="page"
      label={t.language}
      value={language}
      options={options}
      {...looks}
    />
  )
}
