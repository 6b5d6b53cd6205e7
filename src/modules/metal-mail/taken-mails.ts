/** Enough for what can be on its way at once, and little. */
const KEPT = 1000

/** Mails that the mail server took from this process, by their keys, with the Message-IDs they bear; the newest last. */
const taken = new Map<string, string>()

/** Remembers that the mail server took a mail, so that one whose sending could not be noted is not sent again from here. */
export function rememberTaken(key: string, messageId: string): void {
  taken.delete(key)
  taken.set(key, messageId)
  const [oldest] = taken.keys()
  if (taken.size > KEPT && oldest !== undefined) taken.delete(oldest)
}

/** The Message-ID of a mail that this process has sent already; undefined for any other. */
export const takenAs = (key: string): string | undefined => taken.get(key)
