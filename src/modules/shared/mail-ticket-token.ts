import { createHmac, timingSafeEqual } from "node:crypto"

const TICKET = /^((?:mtic|minv)_[0-9A-Z]{26})\.([\w-]{43})$/

function signature(id: string, secret: string): string {
  return createHmac("sha256", secret).update(`mail ticket ${id}`).digest("base64url")
}

/**
 * What a mailed link carries: the id of a ticket or an invitation, signed, so that neither the table nor the record of mails
 * opens anything.
 */
export function ticketToken(id: string, secret: string): string {
  return `${id}.${signature(id, secret)}`
}

/** The ticket a link speaks of; null for a link that nobody here has signed. */
export function ticketOfToken(token: string, secret: string): string | null {
  const [, id, given] = TICKET.exec(token) ?? []
  if (!id || !given) return null
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(id, secret))) ? id : null
}
