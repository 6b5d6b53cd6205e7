import { withBillet } from "./with-billet"

const VARIABLES = {
  DATABASE_URL: "postgres://user:password@localhost:5432/shop",
  ...{ STORE_CORS: "http://localhost:8000", ADMIN_CORS: "http://localhost:9000", AUTH_CORS: "http://localhost:8000" },
  ...{ JWT_SECRET: "sixteen-characters", COOKIE_SECRET: "sixteen-characters" },
}

describe("An application with Billet as a plugin", () => {
  it("has its modules out of the package, whatever stands in whose options, and its own after them", () => {
    const config = withBillet({ plugins: ["another"], modules: [{ resolve: "./src/modules-of-mine/one" }] }, VARIABLES)
    expect(config.plugins).toEqual(["another", { resolve: "@billet/medusa", options: {} }])
    const modules = JSON.stringify(config.modules)
    expect(modules).not.toContain('"./src/modules/')
    expect(modules).toContain('"@billet/medusa/modules/metal-catalogue"')
    expect(modules).toContain('"@billet/medusa/modules/metal-mail"')
    expect(modules).toMatch(/modules-of-mine\/one"}\]$/)
  })

  it("says what its environment lacks", () => {
    expect(() => withBillet({}, { ...VARIABLES, JWT_SECRET: "" })).toThrow(/JWT_SECRET: is not set/)
  })
})
