"use client"

import type { VerificationRegion } from "@billet/backend/contract"
import { useTexts } from "#use-texts"
import { stockVerificationTexts } from "@/texts/en/stock-verification"
import { tradeTexts } from "@/texts/en/trade"
import type { VerificationField, VerificationForm, VerificationProblem } from "../verification-form"
import { VerificationInput } from "./verification-input"
import styles from "./verification.module.css"

type Props = {
  form: VerificationForm
  problem: VerificationProblem | null
  onChange: (change: Partial<VerificationForm>) => void
}
type Row = [field: VerificationField, example?: string]

const HEAT: Row[] = [
  ["millId", "M233"],
  ["castNumber", "A94374"],
]
const ITEM: Row[] = [
  ["stockItemId", "S000001"],
  ["partNumberId", "718 RB 04500 SAA120"],
  ["productId", "718 RB 04500 SAA120"],
]
const MATERIAL: Row[] = [["grade"], ["sizeFrom", "2.000"], ["sizeTo", "6.000"]]
const SPECIFICATIONS: Row[] = [
  ["baseSpecificationId", "AMS 5662"],
  ["partSpecificationId"],
  ["additionalSpecification1Id", "NACE MR0175"],
  ["additionalSpecification2Id"],
  ["additionalSpecification3Id"],
  ["additionalSpecification4Id"],
  ["salesItemId"],
]
const REGIONS = ["UK", "INC", "MSA", "SIN", "DUB"] as const satisfies readonly VerificationRegion[]

/** Every way to select stock, then what it has to meet, then where to look. */
export function VerificationFields({ form, problem, onChange }: Props) {
  const t = useTexts(stockVerificationTexts)
  const { metals, types, regions } = useTexts(tradeTexts)
  const examples: Partial<Record<VerificationField, string>> = t.examples
  const groups = { ...metals, ...types }
  const input = ([field, example]: Row) => (
    <VerificationInput
      key={field}
      label={t.fields[field]}
      value={form[field]}
      placeholder={example ?? examples[field]}
      invalid={problem?.field === field}
      onChange={(text) => onChange({ [field]: text })}
    />
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t.byHeat}</legend>
        {HEAT.map(input)}
      </fieldset>
      <fieldset className={`${styles.group} ${styles.codes}`}>
        <legend>{t.byItem}</legend>
        {ITEM.map(input)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t.byMaterial}</legend>
        <Choice
          label={t.group}
          value={form.group}
          options={[["", t.any], ...Object.entries(groups)]}
          onChange={(group) => onChange({ group })}
        />
        {MATERIAL.map(input)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t.specificationsItHasToMeet}</legend>
        {SPECIFICATIONS.map(input)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t.where}</legend>
        <Choice
          label={t.stockOf}
          value={form.region}
          options={REGIONS.map((region) => [region, region === "UK" ? t.ukAndEurope : regions[region]])}
          onChange={(text) => onChange({ region: REGIONS.find((region) => region === text) ?? "UK" })}
        />
      </fieldset>
    </>
  )
}

type ChoiceProps = { label: string; value: string; options: [string, string][]; onChange: (value: string) => void }

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={`field ${styles.choice}`}>
      <span className="label">{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
