import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContext, Locator, Page, Route } from "@playwright/test"
import { CARD_PROVIDER_URL } from "./addresses"

/** The provider's test cards. */
export const CARD_NUMBERS = {
  good: "4242 4242 4242 4242",
  refused: "4000 0000 0000 0002",
  /** The bank asks in a frame over the page. */
  challenged: "4000 0000 0000 3220",
  /** The bank asks on a page of its own. */
  sentToBank: "4000 0000 0000 3063",
  slow: "4000 0000 0000 0077",
} as const

const file = (name: string) => readFileSync(join(__dirname, "../card-page", name), "utf8")

/**
 * Answers, in every tab of a browser, for the card provider's addresses, which tests do not reach: its script and pages
 * stand in `card-page`, its interface is the provider of tools/card-provider.
 */
export async function standInForCardProvider(context: BrowserContext): Promise<void> {
  await context.route("https://js.stripe.com/**", (route) =>
    /\/(v3\/?|stripe\.js)$/.test(new URL(route.request().url()).pathname)
      ? route.fulfill({ contentType: "text/javascript", body: file("stripe.js") })
      : route.fulfill({ contentType: "text/html", body: file("element.html") }),
  )
  await context.route("https://api.stripe.com/**", handOn)
  await context.route("https://hooks.stripe.com/**", (route) =>
    route.request().method() === "POST" ? handOn(route) : route.fulfill({ contentType: "text/html", body: file("bank.html") }),
  )
}

async function handOn(route: Route): Promise<void> {
  const request = route.request()
  const { pathname, search } = new URL(request.url())
  const url = `${CARD_PROVIDER_URL}${pathname}${search}`
  const answer = await fetch(url, { method: request.method(), body: request.postData() })
  const headers = { "access-control-allow-origin": "*" }
  await route.fulfill({ status: answer.status, contentType: "application/json", headers, body: await answer.text() })
}

/** The provider's form on the page, in its own frame. */
export const cardForm = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')

/** The bank's question over the page. */
export const bankQuestion = (page: Page) => page.frameLocator('iframe[title="3D Secure"]')

export async function typeCard(page: Page, number: string): Promise<void> {
  const form = cardForm(page)
  await form.getByLabel("Card number").fill(number)
  await form.getByLabel("Expiration date").fill("12 / 34")
  await form.getByLabel("Security code").fill("123")
}

export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Pay \$/ })
