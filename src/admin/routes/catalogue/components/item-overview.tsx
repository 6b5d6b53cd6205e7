import { fractionOf, type CatalogueItem } from "@billet/backend/contract"
import { Badge } from "@medusajs/ui"
import { AvailabilityBadge } from "../../../components/availability-badge"
import { FactList } from "../../../components/fact-list"
import { Quantity } from "../../../components/quantity"
import { inches, unitPrice } from "../../../lib/format"

function diameter(value: number | null) {
  if (value === null) return null
  const fraction = fractionOf(value)
  return <Quantity value={inches(value)} unit={fraction?.includes("/") ? `in · ${fraction}` : "in"} />
}

const cost = (value: number | null, unit: string) => (value === null ? null : <Quantity value={unitPrice(value)} unit={`/ ${unit}`} />)

/** What an item is and costs, in the trade's own figures. */
export function ItemOverview({ item }: { item: CatalogueItem }) {
  return (
    <div>
      <div className="flex flex-wrap gap-2 px-6 pt-4">
        <AvailabilityBadge item={item} />
        {item.isSpecialOffer && <Badge size="2xsmall">Special offer</Badge>}
        {item.isPopularItem && <Badge size="2xsmall">Popular</Badge>}
      </div>
      <FactList
        facts={[
          { label: "Metal", value: item.metalCategory },
          { label: "Grade", value: item.stockGrade },
          { label: "Form", value: `${item.productType} · ${item.stockType}` },
          { label: "Condition", value: item.productCondition },
          { label: "Size", value: <Quantity value={item.productSize} unit="in" /> },
          { label: "Outer diameter", value: diameter(item.outerDiameter) },
          { label: "Inner diameter", value: diameter(item.insideDiameter) },
          { label: "Rank and zone", value: `${item.stratificationRank} · ${item.avlStkZone}` },
          { label: "Companies", value: item.coid.replaceAll(",", ", ") || "Made to order" },
          { label: "Cost per lb", value: cost(item.averageCostPerLb, "lb") },
          { label: "Cost per kg", value: cost(item.averageCostPerKg, "kg") },
          { label: "Cost per inch", value: cost(item.averageCostPerInch, "in") },
        ]}
      />
    </div>
  )
}
