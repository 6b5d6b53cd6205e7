import type { Consignment } from "@billet/backend/shipping"
import type { Logger } from "@medusajs/framework/types"
import { FreightProvider } from "../shared/freight-provider"
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

  protected override trackingUrl(trackingNumber: string): string {
    return `https://www.ups.com/track?tracknum=${encodeURIComponent(trackingNumber)}`
  }
}

export default UpsFulfillmentService
