import { publicOrigin } from "./public-origin"

const headers = (values: Record<string, string>) => new Headers(values)

describe("the public origin", () => {
  it("is the host the browser named", () => {
    expect(publicOrigin(headers({ host: "shop.example:8200" }), "http://0.0.0.0:8200/api/auth/csrf", false)).toBe(
      "http://shop.example:8200",
    )
  })

  it("believes forwarded headers only from a trusted proxy", () => {
    const forwarded = headers({ host: "inner:8000", "x-forwarded-host": "shop.example, inner", "x-forwarded-proto": "https" })
    expect(publicOrigin(forwarded, "http://inner:8000/", true)).toBe("https://shop.example")
    expect(publicOrigin(forwarded, "http://inner:8000/", false)).toBe("http://inner:8000")
  })

  it("falls back to the request's own address when the host cannot be read", () => {
    expect(publicOrigin(headers({ host: "a b" }), "http://inner:8000/x", false)).toBe("http://inner:8000")
  })
})
