import { readEnvironment } from "./read-environment"
import { signInProviders } from "./sign-in-providers"

const ENOUGH = {
  DATABASE_URL: "postgres://user:password@localhost:5432/billet",
  ...{ STORE_CORS: "http://localhost:8000", ADMIN_CORS: "http://localhost:9000", AUTH_CORS: "http://localhost:8000" },
  ...{ JWT_SECRET: "sixteen-characters", COOKIE_SECRET: "sixteen-characters" },
}
const UPS = { UPS_CLIENT_ID: "client", UPS_CLIENT_SECRET: "very-secret", UPS_ACCOUNT_NUMBER: "A1B2C3" }

describe("The environment's carriers", () => {
  it("takes the supplier's database with its mapping, and neither alone", () => {
    const erp = { ERP_DATABASE_URL: "mariadb://erp:very-secret@localhost/stock", ERP_MAPPING: "/etc/erp.json" }
    expect(readEnvironment({ ...ENOUGH, ...erp })).toMatchObject(erp)
    expect(() => readEnvironment({ ...ENOUGH, ...erp, ERP_MAPPING: "" })).toThrow(/ERP_MAPPING: is not set/)
    expect(() => readEnvironment({ ...ENOUGH, ...erp, ERP_DATABASE_URL: "" })).toThrow(/ERP_DATABASE_URL: is not set/)
    const read = () => readEnvironment({ ...ENOUGH, ...erp, ERP_DATABASE_URL: "sqlite:very-secret", ERP_MAPPING: "erp.json" })
    expect(read).toThrow(/ERP_DATABASE_URL: must look like mariadb.*\n.*ERP_MAPPING: must be an absolute path/)
    expect(read).not.toThrow(/very-secret/)
  })

  it("need nothing, or a whole account", () => {
    expect(readEnvironment(ENOUGH)).toMatchObject({ UPS_URL: "https://onlinetools.ups.com" })
    expect(readEnvironment({ ...ENOUGH, ...UPS, ABF_API_ID: "id", ABF_URL: "http://localhost:1/quote/" })).toMatchObject({
      ...UPS,
      ABF_URL: "http://localhost:1/quote",
    })
  })

  it("refuse half an account by name, and never say its values", () => {
    const read = () => readEnvironment({ ...ENOUGH, ...UPS, UPS_CLIENT_ID: "", UPS_ACCOUNT_NUMBER: "nonsense!", UPS_URL: "ups" })
    expect(read).toThrow(/UPS_ACCOUNT_NUMBER: must be .*\n.*UPS_URL: must be an http/)
    expect(() => readEnvironment({ ...ENOUGH, ...UPS, UPS_CLIENT_ID: "" })).toThrow(/UPS_CLIENT_ID: is not set/)
    expect(read).not.toThrow(/very-secret|nonsense/)
  })
})

describe("The second factor of the staff", () => {
  it("is demanded only with a key to keep its secrets", () => {
    expect(readEnvironment(ENOUGH)).toMatchObject({ STAFF_SECOND_FACTOR: false })
    expect(() => readEnvironment({ ...ENOUGH, STAFF_SECOND_FACTOR: "true" })).toThrow(/AUTH_MFA_ENCRYPTION_KEY: is not set/)
    const settings = { ...ENOUGH, STAFF_SECOND_FACTOR: "true", AUTH_MFA_ENCRYPTION_KEY: "sixteen-characters" }
    expect(readEnvironment(settings)).toMatchObject({ STAFF_SECOND_FACTOR: true })
  })
})

describe("Sign-in by other sites", () => {
  const GITHUB = { AUTH_GITHUB_ID: "Iv1.app", AUTH_GITHUB_SECRET: "very-secret" }
  const OIDC = { AUTH_OIDC_ISSUER: "https://people.example/realms/one/", AUTH_OIDC_ID: "shop" }
  const providers = (variables: Record<string, string>) => signInProviders(readEnvironment({ ...ENOUGH, ...variables }))

  it("is offered for what is set, and for nothing else", () => {
    expect(providers({})).toEqual({})
    expect(providers({ ...GITHUB, ...OIDC, AUTH_GOOGLE_ID: "one.apps", AUTH_GITHUB_URL: "https://git.works.example/" })).toEqual({
      google: { clientId: "one.apps" },
      github: { clientId: "Iv1.app", clientSecret: "very-secret", url: "https://git.works.example" },
      oidc: { issuer: "https://people.example/realms/one/", clientId: "shop" },
    })
  })

  it("needs whole accounts, and an issuer that nobody can stand in for", () => {
    expect(() => providers({ ...GITHUB, AUTH_GITHUB_SECRET: "" })).toThrow(/AUTH_GITHUB_SECRET: is not set/)
    expect(() => providers({ AUTH_OIDC_ID: "shop" })).toThrow(/AUTH_OIDC_ISSUER: is not set/)
    for (const issuer of ["http://people.example", "people.example", "https://people.example/?a=b", "https://u:p@people.example"])
      expect(() => providers({ ...OIDC, AUTH_OIDC_ISSUER: issuer })).toThrow(/AUTH_OIDC_ISSUER: must be an https address/)
    expect(providers({ ...OIDC, AUTH_OIDC_ISSUER: "http://localhost:4444" })).toHaveProperty(
      "oidc.issuer",
      "http://localhost:4444",
    )
  })
})
