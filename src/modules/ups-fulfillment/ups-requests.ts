import type { Consignment } from "@billet/backend/shipping"
import type { LabelParty } from "../shared/label-order"

/** UPS Ground, by daily pickup, in the shipper's own packaging. */
const GROUND = { Code: "03", Description: "Ground" }
const PACKAGING = { Code: "02", Description: "Package" }
const SHIPPER_NAME = "Billet service centre"
const MOST_OF_A_NAME = 35

type Place = Consignment["to"]

/** UPS knows a state by its code; without one it goes by the postal code. */
const codeOf = (state = "") => (/^[a-z]{2}$/i.test(state) ? state.toUpperCase() : "")

const addressOf = ({ city, state, postalCode, country }: Place, lines?: string[]) => ({
  ...(lines && { AddressLine: lines.map((line) => line.slice(0, MOST_OF_A_NAME)) }),
  ...{ City: city ?? "", StateProvinceCode: codeOf(state), PostalCode: postalCode, CountryCode: country },
})

/** Whole inches, and pounds to a tenth, both up: UPS bills what it measures. */
const packagesOf = ({ packages }: Consignment) =>
  packages.map(({ lengthInInches, widthInInches, heightInInches, weightInPounds }) => ({
    PackagingType: PACKAGING,
    Packaging: PACKAGING,
    Dimensions: {
      UnitOfMeasurement: { Code: "IN" },
      Length: String(Math.ceil(lengthInInches)),
      Width: String(Math.ceil(widthInInches)),
      Height: String(Math.ceil(heightInInches)),
    },
    PackageWeight: { UnitOfMeasurement: { Code: "LBS" }, Weight: (Math.ceil(weightInPounds * 10) / 10).toFixed(1) },
  }))

const shipmentOf = (consignment: Consignment, accountNumber: string) => ({
  Shipper: { Name: SHIPPER_NAME, ShipperNumber: accountNumber, Address: addressOf(consignment.from) },
  ShipFrom: { Name: SHIPPER_NAME, Address: addressOf(consignment.from) },
  Service: GROUND,
  ShipmentRatingOptions: { NegotiatedRatesIndicator: "Y" },
  Package: packagesOf(consignment),
})

/** Body of `POST /api/rating/v2409/Rate`. */
export function rateRequest(consignment: Consignment, accountNumber: string) {
  return {
    RateRequest: {
      Request: { RequestOption: "Rate" },
      PickupType: { Code: "01" },
      Shipment: {
        ...shipmentOf(consignment, accountNumber),
        ShipTo: { Name: "Buyer", Address: addressOf(consignment.to) },
        PaymentDetails: { ShipmentCharge: [{ Type: "01", BillShipper: { AccountNumber: accountNumber } }] },
      },
    },
  }
}

/** Body of `POST /api/shipments/v2409/ship`. */
export function shipmentRequest(
  consignment: Consignment,
  { to, reference, accountNumber }: { to: LabelParty; reference: string; accountNumber: string },
) {
  return {
    ShipmentRequest: {
      Request: { RequestOption: "validate" },
      Shipment: {
        ...shipmentOf(consignment, accountNumber),
        Description: "Metal bars",
        ShipTo: {
          Name: to.name.slice(0, MOST_OF_A_NAME),
          AttentionName: to.attention.slice(0, MOST_OF_A_NAME),
          Phone: { Number: to.phone.replace(/\D/g, "").slice(0, 15) },
          Address: addressOf(consignment.to, [to.line1, ...(to.line2 ? [to.line2] : [])]),
        },
        PaymentInformation: { ShipmentCharge: [{ Type: "01", BillShipper: { AccountNumber: accountNumber } }] },
        ReferenceNumber: { Value: reference.slice(0, MOST_OF_A_NAME) },
      },
      LabelSpecification: { LabelImageFormat: { Code: "GIF" }, HTTPUserAgent: "Mozilla/4.5" },
    },
  }
}
