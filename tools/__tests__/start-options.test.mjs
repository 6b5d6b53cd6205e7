import { startOptions } from "../lib/start-options.mjs"

describe("The options of npm start", () => {
  it("has defaults for everything", () => {
    expect(startOptions([], {})).toEqual({
      help: false,
      dev: false,
      serverPort: 9000,
      storefrontPort: 8000,
      databasePort: 55432,
      databaseUrl: undefined,
    })
  })

  it("takes ports and a database from the environment", () => {
    const options = startOptions([], { PORT: "9100", STOREFRONT_PORT: "8100", DB_PORT: "5500", DATABASE_URL: "postgres://h/d" })
    expect(options).toMatchObject({ serverPort: 9100, storefrontPort: 8100, databasePort: 5500, databaseUrl: "postgres://h/d" })
  })

  it("lets the command line win over the environment", () => {
    expect(startOptions(["--port", "9200", "--dev"], { PORT: "9100" })).toMatchObject({ serverPort: 9200, dev: true })
  })

  it("takes an empty variable as not set", () => {
    expect(startOptions([], { PORT: "", DATABASE_URL: "" })).toMatchObject({ serverPort: 9000, databaseUrl: undefined })
  })

  it("names the variable or the option that is wrong", () => {
    expect(() => startOptions([], { STOREFRONT_PORT: "x" })).toThrow("STOREFRONT_PORT")
    expect(() => startOptions(["--db-port", "0"], {})).toThrow("--db-port")
    expect(() => startOptions(["--colour"], {})).toThrow("npm start -- --help")
  })
})
