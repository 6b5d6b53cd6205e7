import { trackingUrl, type Consignment } from "@billet/backend/shipping"
import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  FulfillmentDTO,
  FulfillmentItemDTO,
  FulfillmentOption,
  FulfillmentOrderDTO,
  Logger,
} from "@medusajs/framework/types"
import { AbstractFulfillmentProviderService, MedusaError } from "@medusajs/framework/utils"
import { rateConsignment, type ConsignmentRate } from "./consignment-rate"

/** What Medusa asks a price with: the consignment in `data`. Its answer says, beside the price, where it is from. */
export type FreightPrice = CalculatedShippingOptionPrice & { rate: ConsignmentRate }

export type Shipped = { trackingNumbers?: string[] }

/** What UPS and ABF have in common as Medusa's fulfilment providers. */
export abstract class FreightProvider extends AbstractFulfillmentProviderService {
  protected abstract readonly carrier: "UPS" | "ABF"

  constructor(protected readonly logger: Logger) {
    super()
  }

  /** The carrier's own rate in USD; null without an account. */
  protected abstract asker(): ((consignment: Consignment) => Promise<number>) | null

  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [{ id: this.carrier.toLowerCase(), name: this.carrier }]
  }

  override async validateOption(): Promise<boolean> {
    return true
  }

  override async validateFulfillmentData(_option: Record<string, unknown>, data: Record<string, unknown>) {
    return data
  }

  override async canCalculate(): Promise<boolean> {
    return true
  }

  override async calculatePrice(_option: Record<string, unknown>, data: Record<string, unknown>): Promise<FreightPrice> {
    if (!isConsignment(data.consignment)) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, `${this.carrier} rates a consignment, and there is none`)
    }
    const rate = await rateConsignment(data.consignment, { carrier: this.carrier, ask: this.asker(), logger: this.logger })
    return { calculated_amount: rate.amount ?? 0, is_calculated_price_tax_inclusive: false, rate }
  }

  /** A shipment that has its tracking numbers already; one without any is known by its order alone. */
  override async createFulfillment(
    data: Record<string, unknown>,
    _items: Partial<Omit<FulfillmentItemDTO, "fulfillment">>[],
    _order: Partial<FulfillmentOrderDTO> | undefined,
    _fulfillment: Partial<Omit<FulfillmentDTO, "provider_id" | "data" | "items">>,
  ): Promise<CreateFulfillmentResult> {
    return { data, labels: this.labelsOf(data) }
  }

  override async cancelFulfillment(): Promise<Record<string, never>> {
    return {}
  }

  protected labelsOf({ trackingNumbers = [] }: Shipped) {
    return trackingNumbers.map((number) => this.labelOf(number, ""))
  }

  protected labelOf(number: string, label_url: string) {
    return { tracking_number: number, tracking_url: trackingUrl(this.carrier, number) ?? "", label_url }
  }
}

function isConsignment(value: unknown): value is Consignment {
  return typeof value === "object" && value !== null && "packages" in value && "from" in value && "to" in value
}
