import { spawn, type ChildProcess } from "node:child_process"
import { join } from "node:path"
import { createInterface } from "node:readline"

export type Claims = Record<string, unknown>
type Person = { email: string; name?: string; verified?: boolean }

/** A provider of sign-ins of the tests' own, as a process beside the shop: it makes proofs of every kind. */
export class SignInProviderOfTests {
  private process: ChildProcess | null = null
  private url = ""
  private made = 0

  /** Starts it and points the shop that is started next at it. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(__dirname, "../../tools/sign-in-provider/run.mjs"), "--port", "0"])
    this.process = child
    for await (const line of createInterface(child.stdout)) {
      const settings = Object.fromEntries(line.split(" ").map((pair) => pair.split("=", 2)))
      Object.assign(process.env, settings)
      this.url = String(settings.AUTH_OIDC_ISSUER)
      return
    }
  }

  stop(): void {
    this.process?.kill()
  }

  /** An id token for a person whose address is confirmed, unless the claims say otherwise; one that is null is left out. */
  idToken = (email: string, claims: Claims = {}, forgery?: "none" | "confused" | "unknown key"): Promise<string> => {
    const own = { sub: `person-${email}`, email, email_verified: true, name: "Zoë O’Neil", nonce: `nonce-${(this.made += 1)}` }
    return this.control("id-token", { claims: { ...own, ...claims }, forgery })
  }

  /** GitHub's token for a person; of another app's when one is named. */
  accessToken = ({ email, name = "Zoë O’Neil", verified = true }: Person, app?: string): Promise<string> =>
    this.control("access-token", { person: { email, name, verified }, app })

  /** Whether it can be reached. */
  setUp = (up: boolean): Promise<string> => this.control("up", { up })

  private async control(what: string, body: object): Promise<string> {
    const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    const answer = (await (await fetch(`${this.url}/control/${what}`, init)).json()) as { proof?: string }
    return answer.proof ?? ""
  }
}
