/**
 * Options of the shop's connections to PostgreSQL. Who has locked rows and then stands still, as the machine under a process can,
 * would keep everybody else from an item's metal until it is killed: its transaction is ended after this time without a
 * statement, in milliseconds. No transaction waits for anything but the database.
 */
export const DATABASE_OPTIONS = { idle_in_transaction_session_timeout: 60_000 }
