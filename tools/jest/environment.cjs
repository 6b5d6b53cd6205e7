// What medusa-config.ts asks for, when tests load it. `npm test` sets the database's address.
const defaults = {
  DB_HOST: "localhost",
  DB_PORT: "5432",
  DB_USERNAME: "postgres",
  DB_PASSWORD: "",
  STORE_CORS: "http://localhost:8000",
  ADMIN_CORS: "http://localhost:9000",
  AUTH_CORS: "http://localhost:9000",
  JWT_SECRET: "a-secret-for-tests-only",
  COOKIE_SECRET: "a-secret-for-tests-only",
  STOREFRONT_SECRET: "a-secret-for-tests-only",
  AUTH_MFA_ENCRYPTION_KEY: "a-secret-for-tests-only",
  MEDUSA_DISABLE_TELEMETRY: "true",
  LOG_LEVEL: "error",
}
for (const [name, value] of Object.entries(defaults)) {
  process.env[name] ??= value
}
const { DB_HOST, DB_PORT, DB_USERNAME, DB_PASSWORD } = process.env
process.env.DATABASE_URL ??= `postgres://${DB_USERNAME}:${encodeURIComponent(DB_PASSWORD)}@${DB_HOST}:${DB_PORT}/billet`
