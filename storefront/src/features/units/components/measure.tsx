import { fractionOf, KILOGRAMS_PER_POUND } from "@billet/backend/contract"
import { formatNumber } from "@/lib/format"
import { millimetres } from "../metric"
import { EitherSystem } from "./either-system"

type Props = { us: string; metric: string; units: readonly [us: string, metric: string] }

function Measure({ us, metric, units }: Props) {
  return (
    <EitherSystem
      us={
        <>
          {`${us} `}
          <span className="unit">{units[0]}</span>
        </>
      }
      metric={
        <>
          {`${metric} `}
          <span className="unit">{units[1]}</span>
        </>
      }
    />
  )
}

type LengthProps = { inches: number; decimals?: number }

/** A length in inches or, by the reader's choice, millimetres. */
export function Length({ inches, decimals = 3 }: LengthProps) {
  return <Measure us={formatNumber(inches, decimals)} metric={millimetres(inches, Math.min(1, decimals))} units={["in", "mm"]} />
}

/** Whole inches or millimetres, for a column whose head names the unit. */
export function WholeLength({ inches }: { inches: number }) {
  return <EitherSystem us={formatNumber(inches, 0)} metric={millimetres(inches, 0)} />
}

/** A weight in pounds or, by the reader's choice, kilograms; a cart and an order say "lbs". */
export function Weight({ pounds, decimals = 2, unit = "lb" }: { pounds: number; decimals?: number; unit?: "lb" | "lbs" }) {
  const kilograms = formatNumber(pounds * KILOGRAMS_PER_POUND, decimals)
  return <Measure us={formatNumber(pounds, decimals)} metric={kilograms} units={[unit, "kg"]} />
}

/** A size in inches, the fraction beside it where that is exact: "4.500 in (4-1/2)"; or in millimetres. */
export function Diameter({ inches }: { inches: number }) {
  const fraction = fractionOf(inches)
  return <Measure us={inches.toFixed(3)} metric={millimetres(inches)} units={[fraction ? `in (${fraction})` : "in", "mm"]} />
}
