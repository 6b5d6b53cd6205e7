import { readSignInSettings } from "./sign-in-settings"

function read(source: Record<string, string>) {
  const problems: string[] = []
  return { settings: readSignInSettings(source, problems), problems }
}

const OIDC = { AUTH_OIDC_ISSUER: "https://people.example/", AUTH_OIDC_ID: "shop", AUTH_OIDC_SECRET: "secret" }

describe("The settings of sign-in by other sites", () => {
  it("offer nothing that is not set", () => {
    expect(read({ AUTH_GOOGLE_ID: "" })).toEqual({ settings: { google: null, github: null, oidc: null }, problems: [] })
  })

  it("offer what is set, with the issuer as the provider writes it", () => {
    const { settings, problems } = read({
      ...OIDC,
      AUTH_GITHUB_ID: "a",
      AUTH_GITHUB_SECRET: "b",
      AUTH_GITHUB_URL: "https://git.example/",
    })
    expect(problems).toEqual([])
    expect(settings).toEqual({
      google: null,
      github: { clientId: "a", clientSecret: "b", url: "https://git.example" },
      oidc: { issuer: "https://people.example/", clientId: "shop", clientSecret: "secret", name: "OpenID Connect" },
    })
  })

  it("say what is missing by name, and never a value", () => {
    const { problems } = read({ ...OIDC, AUTH_OIDC_SECRET: "", AUTH_GOOGLE_SECRET: "very-secret", AUTH_GITHUB_URL: "nowhere" })
    expect(problems).toEqual([
      "AUTH_GOOGLE_ID: missing, but the rest of the account is there",
      "AUTH_OIDC_SECRET: missing, but the rest of the account is there",
      "AUTH_GITHUB_URL: is no address",
    ])
  })
})
