import { secretOf, signedHeaders } from "./sign-webhook"

describe("A signature", () => {
  it("is the one of the Standard Webhooks specification", () => {
    const body = '{"test": 2432232314}'
    const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
    const headers = signedHeaders({ id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: new Date(1614265330_000), body }, [secret])
    expect(headers).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    })
  })

  it("stands once for each secret", () => {
    const secrets = ["a", "b"].map((salt) => secretOf("server", "mweb_1", salt))
    const { "webhook-signature": both = "" } = signedHeaders({ id: "1", at: new Date(0), body: "" }, secrets)
    expect(new Set(both.split(" ")).size).toBe(2)
  })

  it("is of another secret for another endpoint, salt or server", () => {
    const all = [
      ["server", "mweb_1", "a"],
      ["server", "mweb_2", "a"],
      ["server", "mweb_1", "b"],
      ["other", "mweb_1", "a"],
    ] as const
    expect(new Set(all.map(([server, id, salt]) => secretOf(server, id, salt))).size).toBe(4)
  })
})
