import type { Consignment } from "@billet/backend/shipping"
import { callCarrier, CarrierError } from "../shared/carrier-call"
import { quoteQuery } from "./abf-query"

export type AbfOptions = { apiId: string; url: string; timeoutMilliseconds?: number }

const TIMEOUT_MILLISECONDS = 12_000

/** The text of the first element of a name; null when it is missing or empty. ArcBest's answer is flat and unescaped. */
function elementOf(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`, "i").exec(xml) ?? []
  return text?.trim() || null
}

/** ArcBest's rate quote API, which answers XML. A quote has no effect, so it is repeated over faults that pass. */
export class AbfClient {
  constructor(private readonly options: AbfOptions) {}

  /** What ABF Freight takes for a consignment, USD. */
  async quote(consignment: Consignment, today = new Date()): Promise<number> {
    const { apiId, url, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = this.options
    const query = quoteQuery(consignment, apiId, today)
    const { status, text } = await callCarrier({ carrier: "ABF", url: `${url}?${query}`, repeatable: true, timeoutMilliseconds })
    if (status !== 200) throw new CarrierError("refused", `ABF answered ${status}`, status)
    const errors = Number(elementOf(text, "NUMERRORS") ?? 0)
    if (errors > 0) {
      const [code, message] = [elementOf(text, "ERRORCODE"), elementOf(text, "ERRORMESSAGE")]
      throw new CarrierError("refused", `ABF gave no quote: ${message ?? "no reason"} (${code ?? "no code"})`)
    }
    const charge = elementOf(text, "CHARGE")?.replaceAll(",", "") ?? ""
    if (!/^\d+(\.\d{1,2})?$/.test(charge) || Number(charge) <= 0) {
      throw new CarrierError("unreadable", "ABF answered a quote nobody can read")
    }
    return Number(charge)
  }
}
