"use client"

import { METAL_CATEGORIES, PRODUCT_TYPES, REGION_NAMES, type VerificationRegion } from "@billet/backend/contract"
import { sentenceCase } from "@/lib/format"
import type { VerificationField, VerificationForm, VerificationProblem } from "../verification-form"
import { VerificationInput } from "./verification-input"
import styles from "./verification.module.css"

type Props = {
  form: VerificationForm
  problem: VerificationProblem | null
  onChange: (change: Partial<VerificationForm>) => void
}
type Row = [field: VerificationField, label: string, placeholder?: string]

const SELECTION: { legend: string; rows: Row[] }[] = [
  {
    legend: "By heat",
    rows: [
      ["millId", "Mill", "M233"],
      ["castNumber", "Heat (cast) number", "A94374"],
    ],
  },
  {
    legend: "By item",
    rows: [
      ["stockItemId", "Stock item", "S000001"],
      ["partNumberId", "Part number", "718 RB 04500 SA120"],
      ["productId", "Product", "718 RB 04500 SA120"],
    ],
  },
]
const MATERIAL: Row[] = [
  ["grade", "Grade", "718, UNS N07718 or Inconel 718"],
  ["sizeFrom", "Size from, inches", "2.000"],
  ["sizeTo", "Size to, inches", "6.000"],
]
const SPECIFICATIONS: Row[] = [
  ["baseSpecificationId", "Base specification", "AMS 5662"],
  ["partSpecificationId", "Part specification"],
  ["additionalSpecification1Id", "Additional specification 1", "NACE MR0175"],
  ["additionalSpecification2Id", "Additional specification 2"],
  ["additionalSpecification3Id", "Additional specification 3"],
  ["additionalSpecification4Id", "Additional specification 4"],
  ["salesItemId", "Sales item", "A product code"],
]
const GROUPS = [...METAL_CATEGORIES, ...PRODUCT_TYPES]
const REGIONS: [VerificationRegion, string][] = [
  ["UK", "UK and Europe"],
  ["INC", REGION_NAMES.INC],
  ["MSA", REGION_NAMES.MSA],
  ["SIN", REGION_NAMES.SIN],
  ["DUB", REGION_NAMES.DUB],
]

/** Every way to select stock, then what it has to meet, then where to look. */
export function VerificationFields({ form, problem, onChange }: Props) {
  const input = ([field, label, placeholder]: Row) => (
    <VerificationInput
      key={field}
      label={label}
      value={form[field]}
      placeholder={placeholder}
      invalid={problem?.field === field}
      onChange={(text) => onChange({ [field]: text })}
    />
  )
  return (
    <>
      {SELECTION.map(({ legend, rows }) => (
        <fieldset key={legend} className={styles.group}>
          <legend>{legend}</legend>
          {rows.map(input)}
        </fieldset>
      ))}
      <fieldset className={styles.group}>
        <legend>By material</legend>
        <Choice
          label="Group"
          value={form.group}
          options={[["", "Any"], ...GROUPS.map((one): [string, string] => [one, sentenceCase(one)])]}
          onChange={(group) => onChange({ group })}
        />
        {MATERIAL.map(input)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Specifications it has to meet</legend>
        {SPECIFICATIONS.map(input)}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Where</legend>
        <Choice
          label="Stock of"
          value={form.region}
          options={REGIONS}
          onChange={(text) => onChange({ region: REGIONS.find(([region]) => region === text)?.[0] ?? "UK" })}
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
