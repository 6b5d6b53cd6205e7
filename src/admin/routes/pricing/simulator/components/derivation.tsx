import type { PriceFactor, PriceOperation, PriceSource, PriceStep, PriceStepKind } from "@billet/backend/contract"
import { Text } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { total } from "../../../../lib/format"

const KINDS: Record<PriceStepKind, string> = {
  list: "List price",
  contract: "Contract price",
  base: "Base price",
  break: "Quantity price",
  markup: "Markup",
  discount: "Discount",
  promo: "Promo code",
  "unit-price": "Unit price",
  round: "Rounded",
}

const FACTORS: Record<string, string> = {
  averageCostPerLb: "USD a pound",
  averageCostPerKg: "USD a kilogram",
  averageCostPerInch: "USD an inch",
  customPrice: "USD as agreed",
  fixedPrice: "USD a piece",
  pricePerUnit: "USD a unit",
  price: "USD a unit",
  amount: "a piece",
  weightInPounds: "lb a piece",
  lengthInInches: "in a piece",
  kilogramsPerPound: "kg a pound",
}

const factorsText = (factors: PriceFactor[]) => factors.map(({ name, value }) => `${value} ${FACTORS[name] ?? name}`).join(" × ")

/** How a step was worked out: "102.7101 USD an inch × 12 a piece × 2 pieces". */
function operationText(operation: PriceOperation): string {
  switch (operation.op) {
    case "multiply":
      return factorsText(operation.factors)
    case "percent":
      return `${operation.percent} %`
    case "divide":
      return `÷ ${factorsText(operation.factors)}, ${operation.places} decimals`
    case "round":
      return `to ${operation.places} decimals, half to even`
  }
}

function Source({ source }: { source: PriceSource }) {
  if (source.type === "rule") {
    return (
      <Link to={`/pricing/rules/${source.id}`} className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover">
        {source.name}
      </Link>
    )
  }
  if (source.type === "custom-price") {
    return (
      <Link
        to={`/pricing/custom-prices/prices/${source.id}`}
        className="text-ui-fg-interactive hover:text-ui-fg-interactive-hover"
      >
        Custom price
      </Link>
    )
  }
  return source.type === "promo" ? source.name : null
}

/** The exact amount so far, in dollars and cents once it is rounded. */
function amountOf({ kind, after }: PriceStep): string {
  if (kind === "unit-price") return ""
  return kind === "round" ? total(Number(after)) : after
}

/** The steps of a price in order, each with what it came to. */
export function Derivation({ steps }: { steps: PriceStep[] }) {
  return (
    <ol aria-label="Derivation" className="flex flex-col gap-y-3 px-6 py-4">
      {steps.map((step, index) => (
        <li key={index} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
          <div className="min-w-0">
            <Text size="small" weight="plus">
              {KINDS[step.kind]}{" "}
              <span className="font-normal">
                <Source source={step.source} />
              </span>
            </Text>
            <Text size="xsmall" className="text-ui-fg-subtle break-words tabular-nums">
              {operationText(step.operation)}
            </Text>
          </div>
          <Text size="small" className="tabular-nums">
            {amountOf(step)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
