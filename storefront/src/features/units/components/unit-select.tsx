import { useTexts } from "#use-texts"
import { ReaderChoice, type ChoiceLooks } from "@/components/reader-choice"
import { settingsTexts } from "@/texts/en/settings"
import { UNIT_SYSTEMS, UNITS_COOKIE, type UnitSystem } from "../unit-values"

/** Inches and pounds or millimetres and kilograms. */
export function UnitSelect({ system, ...looks }: ChoiceLooks & { system: UnitSystem }) {
  const t = useTexts(settingsTexts)
  const options = Object.entries(UNIT_SYSTEMS).map(([value, label]) => ({ value, label }))
  return (
    <ReaderChoice cookie={UNITS_COOKIE} days={365} shows="root" label={t.units} value={system} options={options} {...looks} />
  )
}
