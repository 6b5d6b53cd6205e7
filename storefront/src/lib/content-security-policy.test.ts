import { contentSecurityPolicy } from "./content-security-policy"

describe("the policy of a page", () => {
  it("allows nothing inline and no other host", () => {
    const policy = contentSecurityPolicy("abc")
    expect(policy).not.toMatch(/unsafe|https?:/)
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';")
    expect(policy).toContain("style-src 'self' 'nonce-abc';")
    expect(policy).toContain("frame-src 'none'")
  })

  it("names the card provider's frames and calls where cards are taken", () => {
    const policy = contentSecurityPolicy("abc", { takesCards: true })
    expect(policy).toContain("frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;")
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
  })
})
