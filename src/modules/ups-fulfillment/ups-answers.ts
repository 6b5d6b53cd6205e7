import { z } from "@medusajs/framework/zod"
import { CarrierError } from "../shared/carrier-call"

/** What UPS writes as one thing or as a list of them, as a list. */
export const some = <T extends z.ZodType>(one: T) => z.union([z.array(one), one.transform((value) => [value])])

const Money = z.object({ CurrencyCode: z.string(), MonetaryValue: z.string().regex(/^\d+(\.\d+)?$/) })

const RateAnswer = z.object({
  RateResponse: z.object({
    RatedShipment: some(z.object({ TotalCharges: Money, NegotiatedRateCharges: z.object({ TotalCharge: Money }).optional() })),
  }),
})

const ShipAnswer = z.object({
  ShipmentResponse: z.object({
    ShipmentResults: z.object({
      ShipmentIdentificationNumber: z.string(),
      PackageResults: some(
        z.object({
          TrackingNumber: z.string(),
          ShippingLabel: z.object({ ImageFormat: z.object({ Code: z.string() }), GraphicImage: z.string() }),
        }),
      ),
    }),
  }),
})

export type UpsLabels = { shipmentId: string; packages: { trackingNumber: string; format: string; image: string }[] }

/** An answer as it should be; throws `unreadable` for another. */
export function read<T>(schema: z.ZodType<T>, answer: unknown, what: string): T {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  throw new CarrierError("unreadable", `UPS answered ${what} nobody can read`)
}

/** The charge of a rate, USD: negotiated where the account has such a rate. */
export function chargeOf(answer: unknown): number {
  const [rated] = read(RateAnswer, answer, "a rate").RateResponse.RatedShipment
  const money = rated?.NegotiatedRateCharges?.TotalCharge ?? rated?.TotalCharges
  if (money?.CurrencyCode === "USD") return Number(money.MonetaryValue)
  throw new CarrierError("unreadable", "UPS answered a rate that is not in US dollars")
}

export function labelsOf(answer: unknown): UpsLabels {
  const { ShipmentIdentificationNumber, PackageResults } = read(ShipAnswer, answer, "labels").ShipmentResponse.ShipmentResults
  return {
    shipmentId: ShipmentIdentificationNumber,
    packages: PackageResults.map(({ TrackingNumber, ShippingLabel }) => ({
      ...{ trackingNumber: TrackingNumber, format: ShippingLabel.ImageFormat.Code, image: ShippingLabel.GraphicImage },
    })),
  }
}

/** What UPS says of a refusal: its codes and sentences. */
export function refusalOf(answer: unknown): string {
  const Refusal = z.object({ response: z.object({ errors: z.array(z.object({ code: z.string(), message: z.string() })) }) })
  const result = Refusal.safeParse(answer)
  return result.success ? `: ${result.data.response.errors.map(({ code, message }) => `${message} (${code})`).join("; ")}` : ""
}
