import Stripe from "stripe"

/** `apiBase`: where the card provider's API is, when it is not the provider's own. */
export type StripeOptions = { apiKey: string; webhookSecret: string; apiBase?: string }

const TIMEOUT_MILLISECONDS = 20_000

/** The card provider's client, which repeats a call that got no answer under the same idempotency key. */
export function stripeClient({ apiKey, apiBase }: Pick<StripeOptions, "apiKey" | "apiBase">): Stripe {
  const common = { maxNetworkRetries: 2, timeout: TIMEOUT_MILLISECONDS, telemetry: false }
  if (!apiBase) return new Stripe(apiKey, common)
  const { protocol, hostname, port } = new URL(apiBase)
  const scheme = protocol === "http:" ? "http" : "https"
  return new Stripe(apiKey, { ...common, protocol: scheme, host: hostname, port: port || (scheme === "http" ? 80 : 443) })
}
