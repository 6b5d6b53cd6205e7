import { fractionOf } from "@billet/backend/contract"
import type { Shape } from "@/features/drawing/geometry"
import { EitherSystem } from "@/features/units/components/either-system"
import { millimetres } from "@/features/units/metric"

/** A size as the trade writes it: decimal inches, the fraction beside it where that is exact; or millimetres. */
export function SizeText({ shape }: { shape: Shape }) {
  const fraction = sizeFraction(shape)
  return (
    <EitherSystem
      us={
        <>
          {sizeDecimals(shape)}
          <span className="unit"> in{fraction && ` · ${fraction}`}</span>
        </>
      }
      metric={
        <>
          {sizeMillimetres(shape)}
          <span className="unit"> mm</span>
        </>
      }
    />
  )
}

/** The numbers of a size, for a column whose head names the unit. */
export function SizeFigures({ shape }: { shape: Shape }) {
  return <EitherSystem us={sizeDecimals(shape)} metric={sizeMillimetres(shape)} />
}

function sizeDecimals(shape: Shape): string {
  return numbersOf(shape)
    .map((value) => value.toFixed(3))
    .join(joinOf(shape))
}

function sizeMillimetres(shape: Shape): string {
  return numbersOf(shape)
    .map((value) => millimetres(value))
    .join(joinOf(shape))
}

/** "4-1/2", "6 / 3"; null when a number is no sixty-fourth of an inch. */
export function sizeFraction(shape: Shape): string | null {
  const fractions = numbersOf(shape).map(fractionOf)
  return fractions.every((one) => one !== null) ? fractions.join(joinOf(shape)) : null
}

function numbersOf(shape: Shape): number[] {
  if (shape.kind === "flat") return [shape.width, shape.height]
  return shape.kind === "tube" ? [shape.outer, shape.inner] : [shape.outer]
}

function joinOf(shape: Shape): string {
  return shape.kind === "flat" ? " x " : " / "
}
