import { isAbsolute } from "node:path"
import { z } from "@medusajs/framework/zod"
import { isFeedAddress } from "./feed-address"
import { isIssuer } from "./issuer-address"

const secret = z.string().min(16, "must be at least 16 characters")

const origins = z
  .string()
  .refine((list) => list.split(",").every((origin) => URL.canParse(origin.trim())), "must be addresses joined by commas")

const flag = z.enum(["true", "false"]).transform((value) => value === "true")

const connection = (schemes: RegExp, example: string) =>
  z.string().refine((value) => schemes.test(value) && URL.canParse(value), `must look like ${example}`)

const address = z
  .string()
  .refine((url) => /^https?:\/\//.test(url) && URL.canParse(url), "must be an http(s) address")
  .transform((url) => url.replace(/\/+$/, ""))

const feedAddress = z.string().refine(isFeedAddress, "must be an absolute path or an http(s) address")

const SettingsSchema = z.object({
  DATABASE_URL: connection(/^postgres(ql)?:\/\//, "postgres://user:password@host:5432/name"),
  STORE_CORS: origins,
  ADMIN_CORS: origins,
  AUTH_CORS: origins,
  JWT_SECRET: secret,
  COOKIE_SECRET: secret,
  /** What the storefront signs its visitors' addresses with, so that sign-ins are counted by them. */
  STOREFRONT_SECRET: secret.optional(),
  COOKIE_SECURE: flag.optional(),
  /** What the secrets of second factors are kept with; without it nobody can set one up. Changed, all of them are lost. */
  AUTH_MFA_ENCRYPTION_KEY: secret.optional(),
  /** Whether the admin demands a second factor of everybody. */
  STAFF_SECOND_FACTOR: flag.default(false),
  /** Where mailed links lead. */
  STOREFRONT_URL: z
    .string()
    .refine((url) => URL.canParse(url), "must be an address")
    .default("http://localhost:8000"),
  /**
   * Sign-in by Google, by GitHub (its own address for a company's own, else github.com) and by one provider that speaks OpenID
   * Connect: each whole or not at all. The storefront has the same settings, and the secrets besides.
   */
  AUTH_GOOGLE_ID: z.string().optional(),
  AUTH_GITHUB_ID: z.string().optional(),
  AUTH_GITHUB_SECRET: z.string().optional(),
  AUTH_GITHUB_URL: z
    .string()
    .refine(isIssuer, "must be an https address")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  AUTH_OIDC_ISSUER: z.string().refine(isIssuer, "must be an https address, as the provider writes it").optional(),
  AUTH_OIDC_ID: z.string().optional(),
  SMTP_URL: connection(/^smtps?:\/\//, "smtps://user:password@mail.example.com").optional(),
  MAIL_FROM: z.string().default("Billet <sales@billet.example>"),
  /** Who reads what visitors write on the contact page. */
  DESK_EMAIL: z.email("must be an e-mail address").default("sales@billet.example"),
  /** A folder that keeps mails when there is no SMTP_URL. For development: whoever reads it can use the links. */
  MAIL_OUTBOX: z.string().optional(),
  SHOP_NAME: z.string().default("Billet"),
  REDIS_URL: connection(/^rediss?:\/\//, "redis://host:6379").optional(),
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** A server without the admin: a worker, or one of many behind a load balancer. */
  ADMIN_DISABLED: flag.default(false),
  /** How long a server that is asked to stop says so to the balancer before it takes no more requests. */
  DRAIN_SECONDS: z.coerce.number("must be a number").int().min(0, "must be 0 to 300").max(300, "must be 0 to 300").default(0),
  /** Who answers searches: this process from memory, or Medusa's provider from PostgreSQL. */
  SEARCH_PROVIDER: z.enum(["metals", "postgres"]).default("metals"),
  /** A folder that keeps the search index from one start to the next; by default one in BILLET_HOME, without either none. */
  SEARCH_SNAPSHOTS: z.string().refine(isAbsolute, "must be an absolute path").optional(),
  BILLET_HOME: z.string().optional(),
  /** Both, and the shop takes cards; without them it does not. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must begin with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
  /** Where the card provider's API is, when it is not the provider's own: for trying the shop out. */
  STRIPE_API_BASE: connection(/^https?:\/\//, "http://localhost:12111").optional(),
  /** Where the feeds of stock and heats lie that are imported every night; none without them. */
  STOCK_FEED: feedAddress.optional(),
  HEATS_FEED: feedAddress.optional(),
  /** The supplier's own database, and the file that says which of its tables hold what; both or neither. */
  ERP_DATABASE_URL: connection(
    /^(postgres(ql)?|mysql|mariadb|mssql|oracle):\/\/[^/]+\/[^/?]+/,
    "mariadb://user:password@host:3306/name (or postgres, mysql, mssql, oracle)",
  ).optional(),
  ERP_MAPPING: z.string().refine(isAbsolute, "must be an absolute path").optional(),
  /** Whether webhooks may go to this machine and its network, and by plain http: for trying them out. */
  WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  /** UPS: all three of an account, or none and its rates are estimates. */
  UPS_CLIENT_ID: z.string().optional(),
  UPS_CLIENT_SECRET: z.string().optional(),
  UPS_ACCOUNT_NUMBER: z
    .string()
    .regex(/^[0-9A-Z]{6,10}$/i, "must be the 6 to 10 characters of a UPS account")
    .optional(),
  UPS_URL: address.default("https://onlinetools.ups.com"),
  /** ABF Freight, the id of ArcBest's API; without it its rates are estimates. */
  ABF_API_ID: z.string().optional(),
  ABF_URL: address.default("https://www.abfs.com/xml/aquotexml.asp"),
})

/** Settings that say nothing without each other. */
const WHOLE = [
  ["UPS_CLIENT_ID", "UPS_CLIENT_SECRET", "UPS_ACCOUNT_NUMBER"],
  ["AUTH_GITHUB_ID", "AUTH_GITHUB_SECRET"],
  ["AUTH_OIDC_ISSUER", "AUTH_OIDC_ID"],
] as const

const WholeSchema = SettingsSchema.superRefine((settings, context) => {
  for (const names of WHOLE) {
    const missing = names.filter((name) => settings[name] === undefined)
    if (missing.length === names.length) continue
    for (const name of missing)
      context.addIssue({ code: "custom", path: [name], message: "is not set, but the rest of the account is" })
  }
})

const WithErpSchema = WholeSchema.superRefine(({ ERP_DATABASE_URL: url, ERP_MAPPING: mapping }, context) => {
  if (url && !mapping) context.addIssue({ code: "custom", path: ["ERP_MAPPING"], message: "is needed with ERP_DATABASE_URL" })
  if (mapping && !url) context.addIssue({ code: "custom", path: ["ERP_DATABASE_URL"], message: "is needed with ERP_MAPPING" })
})

const EnvironmentSchema = WithErpSchema.superRefine((settings, context) => {
  const [given, missing] = settings.STRIPE_SECRET_KEY
    ? ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET" as const]
    : ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY" as const]
  if (settings.STAFF_SECOND_FACTOR && !settings.AUTH_MFA_ENCRYPTION_KEY)
    context.addIssue({ code: "custom", path: ["AUTH_MFA_ENCRYPTION_KEY"], message: "is needed with STAFF_SECOND_FACTOR" })
  if (!settings[missing] && (settings.STRIPE_SECRET_KEY || settings.STRIPE_WEBHOOK_SECRET)) {
    context.addIssue({ code: "custom", path: [missing], message: `is needed with ${given}` })
  }
})

export type Environment = z.infer<typeof EnvironmentSchema>

/**
 * Reads the settings of the application once, at boot. An empty variable counts as not set.
 * Throws one error that names every bad variable and what is wrong with it, never its value.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""))
  const result = EnvironmentSchema.safeParse(set)
  if (result.success) {
    return result.data
  }
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name}: ${name in set ? issue.message : "is not set"}`
  })
  throw new Error(`These environment variables are missing or wrong:\n${problems.join("\n")}`)
}
