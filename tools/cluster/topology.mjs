/**
 * The production shape: who runs, how many of them, and with which variables. docker-compose.yml describes the same with
 * containers; a test holds the two together.
 */
export const SERVERS = ["backend-1", "backend-2"]
export const STOREFRONTS = ["storefront-1", "storefront-2"]
export const SERVICES = [
  "postgres",
  "postgres-replica",
  "replica-watch",
  "redis",
  "page-cache",
  "prepare",
  ...SERVERS,
  "worker",
  ...STOREFRONTS,
  "nginx",
]

const SERVER_VARIABLES = [
  "DATABASE_URL",
  "REDIS_URL",
  "STORE_CORS",
  "ADMIN_CORS",
  "AUTH_CORS",
  "STOREFRONT_URL",
  "JWT_SECRET",
  "COOKIE_SECRET",
  "STOREFRONT_SECRET",
  "COOKIE_SECURE",
  "MEDUSA_WORKER_MODE",
]
const STOREFRONT_VARIABLES = ["MEDUSA_BACKEND_URL", "AUTH_SECRET", "STOREFRONT_SECRET", "AUTH_URL", "AUTH_TRUST_HOST", "PAGE_CACHE_URL"]

/** What servers and storefronts both know of the sites that may vouch for buyers. */
const SIGN_IN_OPTIONS = [
  "AUTH_GOOGLE_ID",
  "AUTH_GITHUB_ID",
  "AUTH_GITHUB_SECRET",
  "AUTH_GITHUB_URL",
  "AUTH_OIDC_ISSUER",
  "AUTH_OIDC_ID",
]

const SERVER_OPTIONS = [
  ...SIGN_IN_OPTIONS,
  "STAFF_SECOND_FACTOR",
  "AUTH_MFA_ENCRYPTION_KEY",
  "SMTP_URL",
  "MAIL_FROM",
  "DESK_EMAIL",
  "SHOP_NAME",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "UPS_CLIENT_ID",
  "UPS_CLIENT_SECRET",
  "UPS_ACCOUNT_NUMBER",
  "ABF_API_ID",
  "STOCK_FEED",
  "HEATS_FEED",
  "ERP_DATABASE_URL",
  "ERP_MAPPING",
  "WEBHOOK_PRIVATE_ADDRESSES",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_EXPORTER_OTLP_PROTOCOL",
  "OTEL_TRACES_SAMPLER",
  "OTEL_TRACES_SAMPLER_ARG",
]
const STOREFRONT_OPTIONS = [
  ...SIGN_IN_OPTIONS,
  "AUTH_GOOGLE_SECRET",
  "AUTH_OIDC_SECRET",
  "AUTH_OIDC_NAME",
  "NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY",
]

/** The names of the variables a process is given when the operator sets them; an empty one counts as not set. */
export const OPTIONS = {
  ...Object.fromEntries(["prepare", ...SERVERS, "worker"].map((name) => [name, SERVER_OPTIONS])),
  ...Object.fromEntries(STOREFRONTS.map((name) => [name, STOREFRONT_OPTIONS])),
  "replica-watch": [],
}

/** The names of the variables each of our processes is given, besides its port. */
export const VARIABLES = {
  prepare: [...SERVER_VARIABLES, "LOAD_DEMO"],
  ...Object.fromEntries(SERVERS.map((name) => [name, [...SERVER_VARIABLES, "SEARCH_SNAPSHOTS", "DRAIN_SECONDS"]])),
  worker: [...SERVER_VARIABLES, "ADMIN_DISABLED"],
  ...Object.fromEntries(STOREFRONTS.map((name) => [name, STOREFRONT_VARIABLES])),
  "replica-watch": ["DATABASE_URL"],
}

/** The ports inside: of a container, or of nobody else on one machine. */
export const PORTS = { server: 9000, storefront: 8000, shop: 8080, api: 9080 }

/** How PostgreSQL is started so that a replica can follow, and one that is silent is missed after seconds. */
export const PRIMARY_SETTINGS = ["wal_level=replica", "max_wal_senders=10", "wal_sender_timeout=5s"]
/** Redis keeps events and timers: they must survive a restart and never be thrown out for want of room. */
export const REDIS_SETTINGS = ["--appendonly", "yes", "--maxmemory-policy", "noeviction"]
/** The storefronts' pages lie in a Redis of their own: what is lost is rendered again, what is too much goes. */
export const PAGE_CACHE_SETTINGS = ["--save", "", "--appendonly", "no", "--maxmemory", "256mb", "--maxmemory-policy", "allkeys-lru"]

/** nginx's list of who stands behind the balancer, as in tools/docker/upstreams.conf. */
export function upstreams(shop, api) {
  const block = (name, addresses) => [
    `upstream ${name} {`,
    ...addresses.map((address) => `  server ${address} max_fails=1 fail_timeout=2s;`),
    "  keepalive 64;",
    "}",
  ]
  return `${[...block("shop", shop), ...block("api", api)].join("\n")}\n`
}

/** One of nginx's listening addresses, as in tools/docker/listen-*.conf. */
export function listen(port, upstream, locations = "") {
  return `server {\n  listen ${port};\n  location / {\n    proxy_pass http://${upstream};\n  }\n${locations}}\n`
}

/** The admin is files that the server sends without headers of their own. */
const ADMIN_FILES = `  location /app {
    add_header X-Frame-Options DENY always;
    add_header X-Content-Type-Options nosniff always;
    add_header Referrer-Policy same-origin always;
    add_header Strict-Transport-Security "max-age=63072000; includeSubDomains" always;
    proxy_pass http://api;
  }
`

/** The specification's own calls only read, whatever their method: one that a dying server dropped may be asked again. */
const READING_CALLS = `  location ~ ^/(api|quantity)/ {
    proxy_next_upstream error timeout non_idempotent;
    proxy_pass http://api;
  }
`

/** What the servers' address has besides. */
export const API_LOCATIONS = ADMIN_FILES + READING_CALLS
