type App = { clientId: string; clientSecret: string }

/** The other sites whose people may sign in; null where a site is not set up. The backend has the same settings. */
export type SignInSettings = {
  google: App | null
  /** `url` is the address of a company's own GitHub. */
  github: (App & { url: string | null }) | null
  /** Any provider that speaks OpenID Connect; `name` is what its button says. */
  oidc: (App & { issuer: string; name: string }) | null
}

type Source = Readonly<Record<string, string | undefined>>

/** Reads the settings; an account of which a part is missing is a problem, by the name of what is missing. */
export function readSignInSettings(source: Source, problems: string[]): SignInSettings {
  const google = whole(source, ["AUTH_GOOGLE_ID", "AUTH_GOOGLE_SECRET"], problems)
  const github = whole(source, ["AUTH_GITHUB_ID", "AUTH_GITHUB_SECRET"], problems)
  const oidc = whole(source, ["AUTH_OIDC_ISSUER", "AUTH_OIDC_ID", "AUTH_OIDC_SECRET"], problems)
  for (const name of ["AUTH_GITHUB_URL", "AUTH_OIDC_ISSUER"])
    if (source[name] && !URL.canParse(source[name])) problems.push(`${name}: is no address`)
  return {
    google: google && { clientId: google[0], clientSecret: google[1] },
    github: github && { clientId: github[0], clientSecret: github[1], url: source.AUTH_GITHUB_URL?.replace(/\/+$/, "") || null },
    oidc: oidc && { issuer: oidc[0], clientId: oidc[1], clientSecret: oidc[2], name: source.AUTH_OIDC_NAME || "OpenID Connect" },
  }
}

type Values<Names extends readonly string[]> = { [K in keyof Names]: string }

/** The values of settings that say nothing without each other; null where none is set. */
function whole<const Names extends readonly string[]>(source: Source, names: Names, problems: string[]): Values<Names> | null {
  const missing = names.filter((name) => !source[name])
  if (missing.length === names.length) return null
  for (const name of missing) problems.push(`${name}: missing, but the rest of the account is there`)
  return names.map((name) => source[name] ?? "") as Values<Names>
}
