/** The card provider's form is a frame of its own, which talks to it. Its script is let in by the page's own. */
const CARD_FRAMES = "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com"

type Options = { takesCards?: boolean; development?: boolean }

/** The nonce that a page's policy names. */
export function nonceOf(policy: string | null | undefined): string | undefined {
  return /'nonce-([^']+)'/.exec(policy ?? "")?.[1]
}

/**
 * The policy of one page: scripts and styles are the shop's own files or carry the page's nonce; `takesCards` lets the card
 * provider's form in. Development needs eval for React's error stacks, inline styles and a socket for reloads.
 */
export function contentSecurityPolicy(nonce: string, options: Options = {}): string {
  const { takesCards = false, development = process.env.NODE_ENV === "development" } = options
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data:${takesCards ? " https://*.stripe.com" : ""}`,
    "font-src 'self'",
    `connect-src 'self'${takesCards ? " https://api.stripe.com" : ""}${development ? " ws:" : ""}`,
    `frame-src ${takesCards ? CARD_FRAMES : "'none'"}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}
