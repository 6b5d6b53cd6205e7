import { isAway, isFull } from "./passing-failure"

const coded = (code: string, message = "") => Object.assign(new Error(message), { code })

describe("A failure that passes", () => {
  it.each([
    ["nobody listens", coded("ECONNREFUSED")],
    ["PostgreSQL is being stopped", coded("57P01", "terminating connection due to administrator command")],
    ["PostgreSQL starts", coded("57P03", "the database system is starting up")],
    ["it has no room for one more connection", coded("53300")],
    ["the server asked is still a replica", coded("25006", "cannot execute UPDATE in a read-only transaction")],
    ["the connection broke", new Error("Connection terminated unexpectedly")],
    ["no connection is free", new Error("Knex: Timeout acquiring a connection. The pool is probably full.")],
    ["Redis does not answer", new Error("Reached the max retries per request limit (which is 20).")],
    ["it is the cause of another", new Error("Failed", { cause: coded("ECONNRESET") })],
    ["every address refused", Object.assign(new Error(""), { errors: [coded("ECONNREFUSED")] })],
    ["a workflow threw it as no Error", { message: "the database system is shutting down" }],
  ])("is one where %s", (_, error) => expect(isAway(error)).toBe(true))

  it.each([[coded("23505")], [coded("42P01")], [new Error("No such order")], ["text"], [null], [undefined]])(
    "is not %s",
    (error) => expect(isAway(error)).toBe(false),
  )

  it("is told from a disk that is full", () => {
    expect(isFull(coded("ENOSPC"))).toBe(true)
    expect(isFull({ message: "ENOSPC: no space left on device, write" })).toBe(true)
    expect(isFull(coded("ECONNREFUSED"))).toBe(false)
    expect(isAway(coded("ENOSPC"))).toBe(false)
  })
})
