import "server-only"
import { readSignInSettings, type SignInSettings } from "./sign-in-settings"

export type Env = {
  backendUrl: string
  publishableKey: string
  authSecret: string
  /** The card provider's public key; null where it is not set. */
  stripePublishableKey: string | null
  /** Believe x-forwarded-host, x-forwarded-proto and x-forwarded-for: a proxy we run stands in front. */
  trustHost: boolean
  /** Signs what we tell the backend of our visitors; null where it counts sign-ins without them. */
  storefrontSecret: string | null
  /** The Redis in which storefronts share rendered pages; null where each keeps its own. */
  pageCacheUrl: string | null
  /** The shop's own origin, whatever a request says; null where it is the one the browser named. */
  publicOrigin: string | null
  signIn: SignInSettings
}

let parsed: Env | undefined

/** The environment, read once. Throws with every name that is missing or wrong. */
export function env(): Env {
  parsed ??= parse(process.env)
  return parsed
}

function parse(source: NodeJS.ProcessEnv): Env {
  const problems: string[] = []
  const backendUrl = (source.MEDUSA_BACKEND_URL ?? "http://localhost:9000").replace(/\/+$/, "")
  if (!URL.canParse(backendUrl)) problems.push(`MEDUSA_BACKEND_URL: "${backendUrl}" is no address`)
  const publishableKey = source.MEDUSA_PUBLISHABLE_KEY ?? ""
  if (publishableKey === "") problems.push("MEDUSA_PUBLISHABLE_KEY: missing; the shop's publishable key (pk_...)")
  const authSecret = source.AUTH_SECRET ?? ""
  if (authSecret.length < 32) problems.push("AUTH_SECRET: needs at least 32 characters; it encrypts the session cookie")
  const pageCacheUrl = source.PAGE_CACHE_URL || null
  if (pageCacheUrl !== null && !/^rediss?:\/\/./.test(pageCacheUrl)) problems.push("PAGE_CACHE_URL: has to be redis://host:6379")
  const publicUrl = source.AUTH_URL || null
  const isAddress = publicUrl === null || (URL.canParse(publicUrl) && /^https?:/.test(publicUrl))
  if (!isAddress) problems.push(`AUTH_URL: "${publicUrl}" is no http(s) address; it is the shop's public one`)
  const signIn = readSignInSettings(source, problems)
  if (problems.length > 0) throw new Error(`The storefront's environment is incomplete:\n  ${problems.join("\n  ")}`)
  const stripePublishableKey = source.NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY || null
  const storefrontSecret = source.STOREFRONT_SECRET || null
  const trustHost = isTrue(source.AUTH_TRUST_HOST)
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  const secrets = { publishableKey, authSecret, stripePublishableKey, storefrontSecret }
  return { backendUrl, ...secrets, trustHost, pageCacheUrl, publicOrigin, signIn }
}

function isTrue(value: string | undefined): boolean {
  return value === "1" || value?.toLowerCase() === "true"
}
