import { defineConfig } from "@playwright/test"
import { chromiumLaunch } from "./e2e/support/chromium-launch"
import { STOREFRONT_URL } from "./e2e/support/addresses"

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results",
  // Journeys buy from one stock: they must not race each other for the same bar.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: STOREFRONT_URL,
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "America/Chicago",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: chromiumLaunch(process.env),
  },
})
