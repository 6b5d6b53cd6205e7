import { WAITLIST_CSV_HEAD, waitlistCsvLines } from "./waitlist-csv"

it("a waitlist entry is one line that a spreadsheet does not run", () => {
  const entry = {
    id: "mwai_1",
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@works.example",
    phone: "+1 713 555 0100",
    companyName: "@Works, Inc",
    industry: "Marine",
    regionCode: "EUR" as const,
    message: null,
    createdAt: "2026-01-02T03:04:05.000Z",
  }
  expect(waitlistCsvLines([entry])).toBe(
    `2026-01-02T03:04:05.000Z,Ada,Byron,ada@works.example,'+1 713 555 0100,"'@Works, Inc",Marine,EUR,\r\n`,
  )
  expect(WAITLIST_CSV_HEAD).toContain("createdAt,firstName,lastName")
})
