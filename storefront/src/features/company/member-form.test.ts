import { memberBody } from "./member-form"

describe("What a form says of a colleague", () => {
  it.each([
    ["an amount with a thousands separator", { role: "BUYER", spendingLimit: "$ 1,250.50", spendingPeriod: "MONTH" }, 1250.5],
    ["nothing as no limit", { role: "BUYER", spendingLimit: "  ", spendingPeriod: "MONTH" }, null],
    ["a limit of nothing", { role: "BUYER", spendingLimit: "0", spendingPeriod: "MONTH" }, 0],
    ["no limit for an administrator", { role: "ADMIN", spendingLimit: "5", spendingPeriod: "MONTH" }, null],
    ["words as no number", { role: "BUYER", spendingLimit: "much", spendingPeriod: "MONTH" }, NaN],
  ])("reads %s", (_name, values, spendingLimit) => {
    expect(memberBody(values)).toEqual({ role: values.role, spendingLimit, spendingPeriod: "MONTH" })
  })
})
