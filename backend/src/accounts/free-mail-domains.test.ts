import fc from "fast-check"
import { mayAutoApprove } from "./auto-approval"
import { isBusinessDomain, isFreeMailDomain, mailDomainOf } from "./free-mail-domains"

describe("mailDomainOf", () => {
  it.each([
    ["Ann@Example.COM", "example.com"],
    ["https://www.example.com/path?x=1", "example.com"],
    ["example.com.", "example.com"],
    ['"a@b"@example.com', "example.com"],
    ["", ""],
    ["@", ""],
  ])("of %j is %j", (text, domain) => {
    expect(mailDomainOf(text)).toBe(domain)
  })
})

describe("isFreeMailDomain", () => {
  it.each([
    "gmail.com",
    "ann@GMAIL.com",
    "yahoo.co.uk",
    "hotmail.fr",
    "outlook.com.br",
    "live.nl",
    "qq.com",
    "proton.me",
    "mailinator.com",
  ])("knows %s", (domain) => {
    expect(isFreeMailDomain(domain)).toBe(true)
  })

  it.each(["example.com", "gmail.com.example.com", "notgmail.com", "outlook.example.com", "live.ltd", "yahooo.com", ""])(
    "does not take %j for one",
    (domain) => {
      expect(isFreeMailDomain(domain)).toBe(false)
    },
  )

  it("is never a business domain at once", () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.domain(), fc.constantFrom("gmail.com", "yahoo.de"), fc.string()), (text) => {
        expect(isFreeMailDomain(text) && isBusinessDomain(text)).toBe(false)
      }),
    )
  })
})

describe("mayAutoApprove", () => {
  const trusted = { domain: "gulfvalve.com", isActive: true, autoApprove: true }
  const facts = { mail: "ann@gulfvalve.com", trustedDomain: trusted, companyRequiresApproval: false }

  it.each([
    ["an own trusted domain", {}, true],
    ["no trusted domain", { trustedDomain: null }, false],
    ["a domain that is switched off", { trustedDomain: { ...trusted, isActive: false } }, false],
    ["a domain without autoApprove", { trustedDomain: { ...trusted, autoApprove: false } }, false],
    ["a company that wants a person to look", { companyRequiresApproval: true }, false],
    ["somebody else's domain", { mail: "ann@other.com" }, false],
    ["a part of the domain", { mail: "ann@evil.gulfvalve.com" }, false],
    ["a free-mail domain", { mail: "ann@gmail.com", trustedDomain: { ...trusted, domain: "gmail.com" } }, false],
    ["no address", { mail: "", trustedDomain: { ...trusted, domain: "" } }, false],
  ])("decides for %s", (_, changes, expected) => {
    expect(mayAutoApprove({ ...facts, ...changes })).toBe(expected)
  })
})
