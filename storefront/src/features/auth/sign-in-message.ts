const BY_CODE: Record<string, string> = {
  credentials: "The e-mail address or the password is not right. Check both and try again.",
  second_step_wrong: "The code is not right, or was used before. Enter the one the app shows now.",
  second_step_over: "That took too long. Sign in again.",
  too_many_attempts: "Too many attempts. Wait a few minutes, then try again.",
  unavailable: "Sign-in does not answer right now. Try again in a minute.",
  refused: "The sign-in was refused. Check the e-mail address and the password.",
}

const BY_ERROR: Record<string, string> = {
  AccessDenied: "This account cannot sign in. Contact us and we will tell you why.",
  SessionRequired: "Sign in to see this page. You will come straight back.",
  MissingCSRF: "This page was open for too long. Try again.",
  OAuthAccountNotLinked: "This address belongs to an account with another way to sign in. Use that one.",
  OAuthCallbackError: "Signing in at the other site did not come to its end. Try again, or use your password.",
  AddressUnconfirmed: "The other site has not confirmed your e-mail address. Confirm it there, or create an account here.",
  ProviderUnreachable: "The other site does not answer right now. Try again in a minute, or use your password.",
  TooManyAttempts: "Too many attempts. Wait a few minutes, then try again.",
  ClientFetchError: "The shop did not answer. Check your connection and try again.",
  Configuration: "Sign-in is not set up correctly. Contact us; we have been told too.",
}

const OTHER = "Signing in did not work. Try again, or contact us."

/** Whether a sign-in goes on with a code: its password was right. */
export const asksForCode = (code: string | null | undefined): boolean => code === "second_step" || code === "second_step_wrong"

/** The sentence for the `error` and `code` a sign-in comes back with; null when there is nothing to say. */
export function signInMessage(error: string | null | undefined, code?: string | null): string | null {
  if (!error || code === "second_step") return null
  if (error === "CredentialsSignin") return textOf(BY_CODE, code ?? "credentials")
  return textOf(BY_ERROR, error)
}

/** The address says what it likes: "constructor" is no error of ours. */
const textOf = (texts: Record<string, string>, name: string) => (Object.hasOwn(texts, name) ? texts[name] : null) ?? OTHER
