import { localAddresses, serverEnvironment, storefrontEnvironment } from "../lib/house-environment.mjs"
import { testDatabaseEnvironment, testEnvironment } from "../lib/test-environment.mjs"
import { scratchFolder } from "./scratch-folder.mjs"

const { root } = scratchFolder()
const secrets = { JWT_SECRET: "jwt", COOKIE_SECRET: "cookie", AUTH_SECRET: "auth", STOREFRONT_SECRET: "storefront", DATABASE_PASSWORD: "database" }
const databaseUrl = "postgres://billet:database@localhost:5500/billet"
const addresses = localAddresses(9100, 8100)

describe("The environment of the storefront", () => {
  it("holds nothing that opens the database or forges a sign-in on the server", () => {
    const variables = { PATH: "/bin", DATABASE_URL: databaseUrl, JWT_SECRET: "jwt", COOKIE_SECRET: "cookie", REDIS_URL: "redis://r" }
    const environment = storefrontEnvironment({ variables, secrets, addresses, publishableKey: "pk_1", mode: "production" })
    const text = JSON.stringify(environment)
    for (const secret of ["database", '"jwt"', '"cookie"', "redis://r"]) {
      expect(text).not.toContain(secret)
    }
    expect(environment).toMatchObject({ PATH: "/bin", MEDUSA_PUBLISHABLE_KEY: "pk_1", MEDUSA_BACKEND_URL: "http://localhost:9100", PORT: "8100" })
  })
})

describe("The environment of the server", () => {
  const make = (variables) => serverEnvironment({ variables, home: root, secrets, databaseUrl, addresses, mode: "production" })

  it("has all settings on a machine where none is set", () => {
    expect(make({})).toMatchObject({
      NODE_ENV: "production",
      PORT: "9100",
      DATABASE_URL: databaseUrl,
      JWT_SECRET: "jwt",
      COOKIE_SECRET: "cookie",
      COOKIE_SECURE: "false",
      STORE_CORS: "http://localhost:8100",
      ADMIN_CORS: "http://localhost:9100",
    })
  })

  it("keeps what the owner has set, but not ports and addresses of another run", () => {
    const environment = make({ JWT_SECRET: "mine", COOKIE_SECURE: "true", PORT: "1", NODE_ENV: "test", npm_package_name: "billet" })
    expect(environment).toMatchObject({ JWT_SECRET: "mine", COOKIE_SECURE: "true", PORT: "9100", NODE_ENV: "production" })
    expect(environment).not.toHaveProperty("npm_package_name")
  })
})

describe("The environment of tests", () => {
  it("passes on what finds programs and nothing that changes answers", () => {
    const variables = { PATH: "/bin", HOME: "/root", CI: "true", DATABASE_URL: databaseUrl, STRIPE_API_KEY: "sk", REDIS_URL: "redis://r" }
    expect(testEnvironment(variables)).toEqual({
      PATH: "/bin",
      HOME: "/root",
      CI: "true",
      MEDUSA_DISABLE_TELEMETRY: "true",
      NEXT_TELEMETRY_DISABLED: "1",
    })
  })

  it("names the database by parts, always as localhost", () => {
    expect(testDatabaseEnvironment("postgres://billet:p%40ss@127.0.0.1:5500/tests")).toMatchObject({
      DB_HOST: "localhost",
      DB_PORT: "5500",
      DB_USERNAME: "billet",
      DB_PASSWORD: "p@ss",
    })
  })
})
