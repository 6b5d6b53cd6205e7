import "server-only"
import { cookies } from "next/headers"
import { paths } from "@/lib/paths"

const NAMES = ["__Secure-authjs.callback-url", "authjs.callback-url"]

/** Where a sign-in that stopped at another site was to lead; the library keeps it in a cookie. */
export async function wantedBefore(): Promise<string | undefined> {
  const store = await cookies()
  const url = NAMES.map((name) => store.get(name)?.value).find(Boolean)
  if (!url || !URL.canParse(url)) return undefined
  const { pathname, search, searchParams } = new URL(url)
  return pathname === paths.completeProfile() ? (searchParams.get("callbackUrl") ?? undefined) : pathname + search
}
