import { AVAILABILITY, availabilityOf, type AvailabilityClass, type CatalogueItem } from "@billet/backend/contract"
import { StatusBadge } from "@medusajs/ui"

const COLOURS: Record<AvailabilityClass, "green" | "blue" | "orange" | "purple" | "red" | "grey"> = {
  highAvailability: "green",
  mediumAvailability: "blue",
  inTransit: "orange",
  specialOrder: "purple",
  unavailable: "red",
  unknown: "grey",
}

/** The badge buyers see for an item, or that feeds no longer list it. */
export function AvailabilityBadge({ item }: { item: CatalogueItem }) {
  const availability = availabilityOf(item)
  return (
    <StatusBadge color={item.withdrawn ? "red" : COLOURS[availability]} className="text-nowrap">
      {item.withdrawn ? "Withdrawn" : AVAILABILITY[availability]}
    </StatusBadge>
  )
}
