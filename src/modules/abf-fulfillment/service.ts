import type { Consignment } from "@billet/backend/shipping"
import type { Logger } from "@medusajs/framework/types"
import { FreightProvider } from "../shared/freight-provider"
import { AbfClient, type AbfOptions } from "./abf-client"

/** ABF Freight as Medusa's fulfilment provider; without an account its rates are estimates of the dated table. */
class AbfFulfillmentService extends FreightProvider {
  static override identifier = "carrier"
  protected override readonly carrier = "ABF"
  private readonly client: AbfClient | null

  constructor({ logger }: { logger: Logger }, options: { account?: AbfOptions | null }) {
    super(logger)
    this.client = options.account ? new AbfClient(options.account) : null
  }

  protected override asker() {
    const { client } = this
    return client && ((consignment: Consignment) => client.quote(consignment))
  }
}

export default AbfFulfillmentService
