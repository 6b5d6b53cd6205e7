import type { Consignment } from "@billet/backend/shipping"
import type { CreateFulfillmentResult, Logger } from "@medusajs/framework/types"
import { CarrierError } from "../shared/carrier-call"
import { FreightProvider } from "../shared/freight-provider"
import type { LabelOrder } from "../shared/label-order"
import { UpsClient, type UpsOptions } from "./ups-client"

/** UPS as Medusa's fulfilment provider; without an account its rates are estimates of the dated table. */
class UpsFulfillmentService extends FreightProvider {
  static override identifier = "carrier"
  protected override readonly carrier = "UPS"
  private readonly client: UpsClient | null

  constructor({ logger }: { logger: Logger }, options: { account?: UpsOptions | null }) {
    super(logger)
    this.client = options.account ? new UpsClient(options.account) : null
  }

  protected override asker() {
    const { client } = this
    return client && ((consignment: Consignment) => client.rate(consignment))
  }

  /** With `labels` in its data the labels are ordered of UPS, and their numbers are the shipment's. */
  override async createFulfillment(
    ...[data, items, order, fulfillment]: Parameters<FreightProvider["createFulfillment"]>
  ): Promise<CreateFulfillmentResult> {
    if (!data.labels) return await super.createFulfillment(data, items, order, fulfillment)
    if (!this.client) throw new CarrierError("refused", "UPS labels need an account")
    const { consignments, to, reference } = data.labels as LabelOrder
    const labels = []
    for (const consignment of consignments) labels.push(...(await this.client.ship(consignment, to, reference)).packages)
    return {
      data: { reference },
      labels: labels.map(({ trackingNumber, format, image }) =>
        this.labelOf(trackingNumber, `data:image/${format.toLowerCase()};base64,${image}`),
      ),
    }
  }
}

export default UpsFulfillmentService
