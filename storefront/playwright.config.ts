import { defineConfig } from "@playwright/test"
import { chromiumLaunch } from "./e2e/support/chromium-launch"
import { STOREFRONT_URL } from "./e2e/support/addresses"

/** Journeys begin after the question about counting; the one about the question itself begins before. */
const ANSWERED = {
  name: "analytics",
  value: "refused",
  domain: new URL(STOREFRONT_URL).hostname,
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
}

export default defineConfig({
  testDir: "./e2e",
  testMatch: process.env.SCREENS ? "**/*.shots.ts" : "**/*.spec.ts",
  outputDir: "./test-results",
  // Journeys buy from one stock: they must not race each other for the same bar.
  workers: 1,
  // Where nobody can look, a journey that failed is walked once more, and named as flaky with what it met if it passes then.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: STOREFRONT_URL,
    storageState: { cookies: [ANSWERED], origins: [] },
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: chromiumLaunch(process.env),
  },
})
