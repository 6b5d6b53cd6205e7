"use client"

import { GRADES, productsHref, WEIGHT_SHAPES } from "@billet/backend/contract"
import Link from "next/link"
import { useState } from "react"
import { Weight } from "@/features/units/components/measure"
import { FIRST_INPUT, SHAPE_LABELS, SIZE_LABELS, weigh, type WeightAnswer, type WeightInput } from "../weight-input"
import styles from "./weight.module.css"

/** Weight while typing, by shape, grade and length. */
export function WeightCalculator() {
  const [input, setInput] = useState<WeightInput>(FIRST_INPUT)
  const set = (change: Partial<WeightInput>) => setInput({ ...input, ...change })
  const [first, second] = SIZE_LABELS[input.shape]
  const grade = GRADES.find(({ stockGrade }) => stockGrade === input.grade)
  return (
    <div className={styles.calculator}>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">Piece</legend>
        <label className="field">
          <span className="label">Shape</span>
          <select
            className="input"
            value={input.shape}
            onChange={(event) => set({ shape: WEIGHT_SHAPES.find((one) => one === event.target.value) ?? "round", second: "" })}
          >
            {WEIGHT_SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {SHAPE_LABELS[shape]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">Grade</span>
          <select className="input" value={input.grade} onChange={(event) => set({ grade: event.target.value })}>
            {GRADES.map(({ stockGrade, densityLbIn3 }) => (
              <option key={stockGrade} value={stockGrade}>
                {stockGrade} ({densityLbIn3.toFixed(3)} lb/in³)
              </option>
            ))}
          </select>
        </label>
        <SizeField label={`${first}, in`} value={input.outer} onChange={(outer) => set({ outer })} />
        {second && <SizeField label={`${second}, in`} value={input.second} onChange={(value) => set({ second: value })} />}
        <SizeField label="Length of one piece, in" value={input.length} onChange={(length) => set({ length })} />
        <SizeField label="Pieces" value={input.pieces} onChange={(pieces) => set({ pieces })} />
      </fieldset>
      <Answer answer={weigh(input)} pieces={input.pieces} />
      {grade && (
        <p>
          <Link href={productsHref({ metalCategory: grade.metalCategory, stockGrade: grade.stockGrade })} prefetch={false}>
            See {grade.stockGrade} in stock
          </Link>
        </p>
      )}
    </div>
  )
}

type SizeFieldProps = { label: string; value: string; onChange: (value: string) => void }

function SizeField({ label, value, onChange }: SizeFieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        className="input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  )
}

function Answer({ answer, pieces }: { answer: WeightAnswer | null; pieces: string }) {
  return (
    <dl className={styles.answer} aria-live="polite">
      <div>
        <dt>One piece</dt>
        <dd>{answer ? <Weight pounds={answer.each} /> : "–"}</dd>
      </div>
      <div>
        <dt>{answer ? `${pieces} in all` : "In all"}</dt>
        <dd>{answer ? <Weight pounds={answer.total} /> : "–"}</dd>
      </div>
      <div>
        <dt>One foot</dt>
        <dd>{answer ? <Weight pounds={answer.perFoot} /> : "–"}</dd>
      </div>
      {!answer && (
        <p className="hint">Enter sizes in inches, as 4.5 or 4-1/2; the inside diameter is smaller than the outside.</p>
      )}
    </dl>
  )
}
