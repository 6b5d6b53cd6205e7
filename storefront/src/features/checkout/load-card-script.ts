import type { Stripe } from "@stripe/stripe-js"
import { loadStripe } from "@stripe/stripe-js/pure"

let loading: { key: string; script: Promise<Stripe | null> } | null = null

/** Loads the card provider's script, once a page; rejects without the key, as the specification words it. */
export async function loadCardScript(publishableKey: string | null): Promise<Stripe | null> {
  if (!publishableKey) throw new Error("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY is not set")
  if (loading?.key !== publishableKey) loading = { key: publishableKey, script: loadStripe(publishableKey) }
  try {
    return await loading.script
  } catch (error) {
    loading = null
    throw error
  }
}
