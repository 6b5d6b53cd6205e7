import { useTexts } from "#use-texts"
import { ReaderChoice } from "@/components/reader-choice"
import { settingsTexts } from "@/texts/en/settings"
import { THEME_COOKIE, THEMES, toTheme } from "../theme-values"

/** Light, dark or as the system says. */
export function ThemeSelect({ theme }: { theme: string }) {
  const t = useTexts(settingsTexts)
  return (
    <ReaderChoice
      cookie={THEME_COOKIE}
      days={365}
      shows="root"
      label={t.appearance}
      value={toTheme(theme)}
      options={THEMES.map((value) => ({ value, label: t.themes[value] }))}
      className="field"
      captionClass="label"
      selectClass="input"
    />
  )
}
