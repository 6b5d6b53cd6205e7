import { namesOf, standingOf, type ProviderPerson } from "@billet/backend/accounts"
import { EmailSchema } from "@billet/backend/contract"
import { fetchJson, textOf, type Fetched } from "./fetch-json"
import type { Proven } from "./proven"
import { BadProof, NoAnswer } from "./provider-problem"

/** `url` is the address of a company's own GitHub; without one it is github.com. */
export type GitHubSettings = { clientId: string; clientSecret: string; url?: string }

type Address = { email?: unknown; primary?: unknown; verified?: unknown }

/** GitHub, which has no id tokens: it is asked whom an access token is of, and whether it was given to this shop's app. */
export class GitHubProvider {
  private readonly api: string
  private readonly home: string

  constructor(private readonly settings: GitHubSettings) {
    this.home = settings.url ?? "https://github.com"
    this.api = settings.url ? `${settings.url}/api/v3` : "https://api.github.com"
  }

  /** Throws BadProof for a token that is not good, anything else when GitHub does not answer. */
  async prove(accessToken: string): Promise<Proven> {
    const user = await this.userOf(accessToken)
    const email = await this.addressOf(accessToken)
    const person: ProviderPerson = {
      provider: "github",
      subject: `${this.home} ${user.id}`,
      email,
      standing: standingOf("github", { email, verified: email !== null }),
      ...namesOf({ given: null, family: null, full: textOf(user.body, "name") }),
    }
    return { person, once: accessToken }
  }

  /** Gives the token back: nobody signs in with it a second time. */
  async spend(accessToken: string): Promise<void> {
    await this.askAsApp("DELETE", accessToken)
  }

  /** A token of another app's would let that app's owner in as every one of its users. */
  private async userOf(accessToken: string): Promise<{ id: number; body: unknown }> {
    const { status, body } = await this.askAsApp("POST", accessToken)
    if (status === 404 || status === 422) throw new BadProof("The token was not given to this app")
    const { app, user } = (body ?? {}) as { app?: unknown; user?: { id?: unknown } }
    if (status !== 200) throw new NoAnswer(`GitHub answered ${status} to the question for a token`)
    if (textOf(app, "client_id") !== this.settings.clientId) throw new BadProof("The token was given to another app")
    if (!Number.isSafeInteger(user?.id)) throw new BadProof("The token is of nobody")
    const { body: whole } = await this.askAsUser("/user", accessToken)
    return { id: user?.id as number, body: whole }
  }

  /** The address the user calls the first, if GitHub has confirmed it. */
  private async addressOf(accessToken: string): Promise<string | null> {
    const { status, body } = await this.askAsUser("/user/emails", accessToken)
    if (status !== 200 || !Array.isArray(body)) return null
    const first = (body as Address[]).find(({ primary, verified }) => primary === true && verified === true)
    const read = EmailSchema.safeParse(first?.email)
    return read.success ? read.data : null
  }

  private askAsApp(method: "POST" | "DELETE", accessToken: string): Promise<Fetched> {
    const { clientId, clientSecret } = this.settings
    return fetchJson(`${this.api}/applications/${encodeURIComponent(clientId)}/token`, {
      method,
      headers: { ...HEADERS, authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}` },
      body: JSON.stringify({ access_token: accessToken }),
    })
  }

  private askAsUser(path: string, accessToken: string): Promise<Fetched> {
    return fetchJson(this.api + path, { headers: { ...HEADERS, authorization: `Bearer ${accessToken}` } })
  }
}

const HEADERS = {
  accept: "application/vnd.github+json",
  "content-type": "application/json",
  "user-agent": "billet",
  "x-github-api-version": "2022-11-28",
}
