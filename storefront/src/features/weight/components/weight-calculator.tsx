"use client"

import { GRADES, productsHref, WEIGHT_SHAPES, type WeightShape } from "@billet/backend/contract"
import { useState } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { PieceDrawing } from "@/features/drawing/components/detail-drawing"
import { metalOf } from "@/features/drawing/geometry"
import { Density } from "@/features/units/components/density"
import { EitherSystem } from "@/features/units/components/either-system"
import { Weight } from "@/features/units/components/measure"
import { weightTexts } from "@/texts/en/weight"
import { fill } from "@/texts/fill"
import { drawnLength, drawnShape, FIRST_INPUT, weigh, type WeightAnswer, type WeightInput } from "../weight-input"
import styles from "./weight.module.css"

/** Weight while typing, by shape, grade and length, beside a drawing of the piece. */
export function WeightCalculator() {
  const t = useTexts(weightTexts)
  const [input, setInput] = useState<WeightInput>(FIRST_INPUT)
  const set = (change: Partial<WeightInput>) => setInput({ ...input, ...change })
  const secondSizes: Partial<Record<WeightShape, string>> = t.secondSizes
  const second = secondSizes[input.shape]
  const grade = GRADES.find(({ stockGrade }) => stockGrade === input.grade)
  const shape = drawnShape(input)
  return (
    <div className={styles.calculator}>
      <fieldset className={styles.fields}>
        <legend className="visually-hidden">{t.piece}</legend>
        <label className="field">
          <span className="label">{t.shape}</span>
          <select
            className="input"
            value={input.shape}
            onChange={(event) => set({ shape: WEIGHT_SHAPES.find((one) => one === event.target.value) ?? "round", second: "" })}
          >
            {WEIGHT_SHAPES.map((shape) => (
              <option key={shape} value={shape}>
                {t.shapes[shape]}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span className="label">{t.grade}</span>
          <select className="input" value={input.grade} onChange={(event) => set({ grade: event.target.value })}>
            {GRADES.map(({ stockGrade }) => (
              <option key={stockGrade} value={stockGrade}>
                {stockGrade}
              </option>
            ))}
          </select>
        </label>
        <SizeField
          label={fill(t.sizeInInches, { size: t.sizes[input.shape] })}
          value={input.outer}
          onChange={(outer) => set({ outer })}
        />
        {second && (
          <SizeField
            label={fill(t.sizeInInches, { size: second })}
            value={input.second}
            onChange={(value) => set({ second: value })}
          />
        )}
        <SizeField label={t.lengthOfOnePieceIn} value={input.length} onChange={(length) => set({ length })} />
        <SizeField label={t.pieces} value={input.pieces} onChange={(pieces) => set({ pieces })} />
      </fieldset>
      <div className={`panel ${styles.drawing}`}>
        {shape ? (
          <PieceDrawing shape={shape} metal={metalOf(grade?.metalCategory ?? "")} length={drawnLength(input)} />
        ) : (
          <p className="hint">{t.theDrawingFollows}</p>
        )}
      </div>
      <Answer answer={weigh(input)} pieces={input.pieces} />
      {grade && (
        <p>
          <Link href={productsHref({ metalCategory: grade.metalCategory, stockGrade: grade.stockGrade })}>
            {fill(t.seeStockgradeInStock, { stockGrade: grade.stockGrade })}
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
  const t = useTexts(weightTexts)
  return (
    <dl className={styles.answer} aria-live="polite">
      <div>
        <dt>{t.onePiece}</dt>
        <dd>{answer ? <Weight pounds={answer.each} /> : "–"}</dd>
      </div>
      <div>
        <dt>{answer && Number(pieces) > 1 ? fill(t.allPieces, { pieces }) : t.inAll}</dt>
        <dd>{answer ? <Weight pounds={answer.total} /> : "–"}</dd>
      </div>
      <div>
        <dt>
          <EitherSystem us={t.oneFoot} metric={t.oneMetre} />
        </dt>
        <dd>
          {answer ? (
            <EitherSystem us={<Weight pounds={answer.perFoot} />} metric={<Weight pounds={answer.perMetre} />} />
          ) : (
            "–"
          )}
        </dd>
      </div>
      <div>
        <dt>{t.density}</dt>
        <dd>{answer ? <Density poundsPerCubicInch={answer.density} /> : "–"}</dd>
      </div>
      {!answer && <p className="hint">{t.enterSizesInInchesAs}</p>}
    </dl>
  )
}
