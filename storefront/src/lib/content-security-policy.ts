/** The card provider's form is a frame of its own, which talks to it. Its script is let in by the page's own. */
const CARD_FRAMES = "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com"

/**
 * The policy of one page; `takesCards` lets the card provider's form in. Development needs eval for React's error stacks and
 * a socket for reloads.
 */
export function contentSecurityPolicy(nonce: string, takesCards = false): string {
  const development = process.env.NODE_ENV === "development"
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${takesCards ? " https://api.stripe.com" : ""}${development ? " ws:" : ""}`,
    ...(takesCards ? [`frame-src ${CARD_FRAMES}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}
