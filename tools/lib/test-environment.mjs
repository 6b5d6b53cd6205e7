/** What tests may see of the environment they run in: enough to find programs, nothing that changes their answers. */
const PASSED = /^(PATH|HOME|USER|LOGNAME|TMPDIR|TEMP|TMP|SYSTEMROOT|LANG|LC_.*|TZ|CI|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i

/** @param {Record<string, string | undefined>} variables @returns {Record<string, string>} */
export function testEnvironment(variables = process.env) {
  const passed = Object.entries(variables).filter(([name, value]) => value !== undefined && PASSED.test(name))
  return { ...Object.fromEntries(passed), MEDUSA_DISABLE_TELEMETRY: "true", NEXT_TELEMETRY_DISABLED: "1" }
}

/** The variables Medusa's test runners find their database by. With 127.0.0.1 instead of localhost the HTTP runner hangs. */
export function testDatabaseEnvironment(url) {
  const { port, username, password } = new URL(url)
  return {
    DATABASE_URL: url,
    DB_HOST: "localhost",
    DB_PORT: port,
    DB_USERNAME: decodeURIComponent(username),
    DB_PASSWORD: decodeURIComponent(password),
  }
}
