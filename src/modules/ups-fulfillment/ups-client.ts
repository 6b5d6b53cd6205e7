import type { PackageTracking } from "@billet/backend/contract"
import type { Consignment } from "@billet/backend/shipping"
import { callCarrier, CarrierError, type CarrierCall } from "../shared/carrier-call"
import type { LabelParty } from "../shared/label-order"
import type { UpsAccount } from "../shared/ups-account"
import { rateRequest, shipmentRequest } from "./ups-requests"
import { chargeOf, labelsOf, refusalOf, type UpsLabels } from "./ups-answers"
import { trackingOf } from "./ups-tracking"

export type UpsOptions = UpsAccount & { timeoutMilliseconds?: number }

const TIMEOUT_MILLISECONDS = 8_000
/** A token is renewed this long before it runs out. */
const SPARE_MILLISECONDS = 60_000

type Token = { value: string; until: number }

/**
 * UPS's REST API: OAuth with client credentials, Rating v2409, Shipping v2409, Tracking v1. Rates and look-ups are repeated
 * over faults that pass; a label never is, because a second one would be paid for.
 */
export class UpsClient {
  private token: Promise<Token> | null = null

  constructor(private readonly options: UpsOptions) {}

  /** What UPS takes for a consignment by Ground, USD: the account's own rate where it has one. */
  async rate(consignment: Consignment): Promise<number> {
    const body = rateRequest(consignment, this.options.accountNumber)
    return chargeOf(await this.ask("/api/rating/v2409/Rate", { body, repeatable: true }))
  }

  /** Orders the labels of a consignment. */
  async ship(consignment: Consignment, to: LabelParty, reference: string): Promise<UpsLabels> {
    const body = shipmentRequest(consignment, { to, reference, accountNumber: this.options.accountNumber })
    return labelsOf(await this.ask("/api/shipments/v2409/ship", { body, repeatable: false }))
  }

  /** Where a package is now. */
  async track(trackingNumber: string): Promise<PackageTracking> {
    const path = `/api/track/v1/details/${encodeURIComponent(trackingNumber)}`
    return trackingOf(await this.ask(path, { repeatable: true }), trackingNumber)
  }

  private async ask(path: string, { body, repeatable }: { body?: object; repeatable: boolean }): Promise<unknown> {
    const send = async () => {
      const { value } = await this.freshToken()
      return await callCarrier(
        this.call(path, { body: body && JSON.stringify(body), repeatable, authorization: `Bearer ${value}` }),
      )
    }
    let reply = await send()
    if (reply.status === 401) {
      // It ended before its time. What was refused for its token had no effect, so even a label is asked for once more.
      this.token = null
      reply = await send()
    }
    const answer = parsed(reply.text)
    if (reply.status >= 200 && reply.status < 300) return answer
    throw new CarrierError("refused", `UPS answered ${reply.status}${refusalOf(answer)}`, reply.status)
  }

  private call(
    path: string,
    { body, repeatable, authorization }: { body?: string | undefined; repeatable: boolean; authorization: string },
  ): CarrierCall {
    return {
      ...{ carrier: "UPS", url: `${this.options.url}${path}`, repeatable },
      ...(body === undefined ? { method: "GET" } : { method: "POST", body }),
      headers: { authorization, "content-type": "application/json", transId: crypto.randomUUID(), transactionSrc: "billet" },
      timeoutMilliseconds: this.options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    }
  }

  /** One token for all who ask at once. */
  private async freshToken(): Promise<Token> {
    const known = this.token
    if (known) {
      const token = await known
      if (token.until > Date.now()) return token
      if (this.token !== known) return await this.freshToken()
    }
    const asked = this.requestToken()
    this.token = asked
    asked.catch(() => {
      if (this.token === asked) this.token = null
    })
    return await asked
  }

  private async requestToken(): Promise<Token> {
    const { clientId, clientSecret, accountNumber, url } = this.options
    const reply = await callCarrier({
      ...{ carrier: "UPS", url: `${url}/security/v1/oauth/token`, method: "POST", repeatable: true },
      body: "grant_type=client_credentials",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
        "x-merchant-id": accountNumber,
      },
      timeoutMilliseconds: this.options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS,
    })
    const answer = parsed(reply.text) as { access_token?: unknown; expires_in?: unknown }
    if (reply.status !== 200 || typeof answer.access_token !== "string") {
      throw new CarrierError("unreachable", `UPS gave no token: ${reply.status}${refusalOf(answer)}`, reply.status)
    }
    return { value: answer.access_token, until: Date.now() + Number(answer.expires_in) * 1000 - SPARE_MILLISECONDS }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CarrierError("unreadable", "UPS answered something that is no JSON")
  }
}
