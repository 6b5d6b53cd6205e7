import * as database from "@medusajs/test-utils/dist/database"

/**
 * Medusa's test runner copies the whole database anew before every test, which takes longer than most tests and cuts every
 * connection of the running shop. This leaves it as it is; the tests of a file share one database.
 */
export function keepDatabaseBetweenTests(): void {
  const makeTools = database.dbTestUtilFactory
  const keep = async () => undefined
  Object.assign(database, { dbTestUtilFactory: () => ({ ...makeTools(), snapshot: keep, restore: keep }) })
}
