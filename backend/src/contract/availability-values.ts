/** Badge classes in the order a buyer prefers them. */
export const AVAILABILITY = {
  highAvailability: "High Availability",
  mediumAvailability: "Medium Availability",
  inTransit: "In Transit",
  specialOrder: "Special Order",
  unavailable: "Unavailable",
  unknown: "Check Availability",
} as const
export type AvailabilityClass = keyof typeof AVAILABILITY
export type AvailabilityLabel = (typeof AVAILABILITY)[AvailabilityClass]
