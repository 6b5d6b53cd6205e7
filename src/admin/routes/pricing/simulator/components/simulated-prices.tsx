import type { SimulateAnswer } from "@billet/backend/contract"
import { Container, Heading, Text, clx } from "@medusajs/ui"
import { ChangeHistogram } from "../../../../components/change-histogram"
import { total, unitPrice } from "../../../../lib/format"
import { BreakTable } from "./break-table"
import { Derivation } from "./derivation"
import { RuleVerdicts } from "./rule-verdicts"

type Simulated = NonNullable<SimulateAnswer["draft"]>

const perText = (unit: string) => (unit === "in" ? "per piece" : `per ${unit}`)

function difference(live: Simulated, draft: Simulated): string | null {
  if (!live.price || !draft.price) return null
  const change = draft.price.finalPrice - live.price.finalPrice
  if (change === 0) return "the same as live"
  const percent = live.price.finalPrice ? ` (${((change / live.price.finalPrice) * 100).toFixed(1)} %)` : ""
  return `${change > 0 ? "+" : "−"}${total(Math.abs(change))}${percent} against live`
}

function PriceHead({
  title,
  simulated,
  unit,
  against,
}: {
  title: string
  simulated: Simulated
  unit: string
  against?: Simulated
}) {
  const { price } = simulated
  return (
    <div className="px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {title}
      </Text>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Heading level="h2" className="text-2xl tabular-nums">
          {price ? total(price.finalPrice) : "No price"}
        </Heading>
        {price && (
          <Text size="small" className="text-ui-fg-subtle tabular-nums">
            {unitPrice(price.unitPrice)} {perText(unit)}
          </Text>
        )}
      </div>
      {against && (
        <Text size="small" className="text-ui-fg-subtle tabular-nums">
          {difference(against, simulated)}
        </Text>
      )}
    </div>
  )
}

function Column({ title, simulated, unit, against }: { title: string; simulated: Simulated; unit: string; against?: Simulated }) {
  return (
    <Container className="min-w-0 divide-y overflow-hidden p-0" aria-label={title} role="region">
      <PriceHead title={title} simulated={simulated} unit={unit} against={against} />
      {simulated.price && <Derivation steps={simulated.price.derivation} />}
      <BreakTable breaks={simulated.breaks} />
      <RuleVerdicts rules={simulated.rules} ruleCount={simulated.ruleCount} />
    </Container>
  )
}

/** The price and its whole story, live and with the draft beside each other. */
export function SimulatedPrices({
  answer,
  isStale,
  wantsDraft,
}: {
  answer: SimulateAnswer
  isStale: boolean
  wantsDraft: boolean
}) {
  const { live, draft, comparison, line, customerSegment, coid } = answer
  const question = `${line.pieces} × ${line.amount} ${line.unit} of ${line.productCode}, segment ${customerSegment}, sold by ${coid}`
  return (
    <div
      className={clx("flex min-w-0 flex-col gap-y-3 transition-opacity motion-reduce:transition-none", { "opacity-60": isStale })}
      aria-busy={isStale}
    >
      <p role="status" className="txt-compact-small text-ui-fg-subtle px-1">
        {question}
      </p>
      <div className={clx("grid items-start gap-3", { "xl:grid-cols-2": wantsDraft && draft })}>
        <Column title="Live" simulated={live} unit={line.unit} />
        {wantsDraft && draft && <Column title="Draft" simulated={draft} unit={line.unit} against={live} />}
      </div>
      {wantsDraft && comparison && (
        <Container className="divide-y overflow-hidden p-0">
          <Heading level="h2" className="px-6 py-4">
            Whole catalogue
          </Heading>
          <ChangeHistogram comparison={comparison} />
        </Container>
      )}
    </div>
  )
}
