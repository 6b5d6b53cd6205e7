/** Shorter ones are few enough to be tried; with a second factor they are not enough to sign in. */
export const PASSWORD_LENGTH = { least: 12, leastWithSecondFactor: 8, most: 256 } as const

export type PasswordFacts = {
  /** The address of the account: it is no secret. */
  email: string
  secondFactor: boolean
  /** Whether a password, in lower case, is in the list of leaked ones. */
  isLeaked: (password: string) => boolean
}

/** What only decorates a password that everybody tries. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase()
const withoutTail = (text: string) => text.replace(/[\d\p{P}\p{S}]+$/u, "")

/**
 * Why a password may not be chosen, for the person who chose it; null for one that may. Long rather than intricate: no rule of
 * composition, nothing that leaked elsewhere, not one's own address. Source: NIST SP 800-63B section 3.1.1, OWASP ASVS 5.0 V6.2.
 */
export function passwordProblem(password: string, { email, secondFactor, isLeaked }: PasswordFacts): string | null {
  const length = [...password].length
  const least = secondFactor ? PASSWORD_LENGTH.leastWithSecondFactor : PASSWORD_LENGTH.least
  if (length < least) return `Password must be at least ${least} characters`
  if (length > PASSWORD_LENGTH.most) return `Password must be at most ${PASSWORD_LENGTH.most} characters`
  const text = plain(password)
  const address = plain(email)
  if (text === address || text === address.split("@")[0]) return "Password must not be your e-mail address"
  if (new Set(text).size < 4) return "Password must not repeat so few characters"
  if (isLeaked(text) || isLeaked(withoutTail(text))) return "This password is in lists of leaked ones: choose another"
  return null
}
