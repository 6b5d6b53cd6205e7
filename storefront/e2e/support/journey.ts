import { expect, test } from "@playwright/test"

/** A test that also fails when a page it visits throws an error nobody catches. */
export const journey = test.extend<{ uncaughtErrors: string[] }>({
  uncaughtErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on("pageerror", (error) => errors.push(error.message))
      await use(errors)
      expect(errors, "errors nobody caught").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
