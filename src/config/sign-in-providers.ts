import type { Environment } from "./read-environment"

type Settings = Pick<
  Environment,
  `AUTH_${"GOOGLE_ID" | "GITHUB_ID" | "GITHUB_SECRET" | "GITHUB_URL" | "OIDC_ISSUER" | "OIDC_ID"}`
>

/** Whose word the shop takes at sign-in, by the settings that are there. */
export function signInProviders(environment: Settings) {
  const { AUTH_GOOGLE_ID: google, AUTH_GITHUB_ID: github, AUTH_GITHUB_SECRET: secret } = environment
  const { AUTH_GITHUB_URL: url, AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_ID: oidc } = environment
  return {
    ...(google && { google: { clientId: google } }),
    ...(github && secret && { github: { clientId: github, clientSecret: secret, ...(url && { url }) } }),
    ...(issuer && oidc && { oidc: { issuer, clientId: oidc } }),
  }
}
