import { loadCardScript } from "./load-card-script"

describe("the card provider's script", () => {
  it.each([null, ""])("is not loaded with the key %j, and says why", async (key) => {
    await expect(loadCardScript(key)).rejects.toThrow("NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY is not set")
  })
})
