import { join } from "node:path"
import { listMatches } from "@billet/backend/accounts"
import { moduleIntegrationTestRunner } from "@medusajs/test-utils"
import { METAL_COMPANY } from ".."
import { matchKeysOf } from "../match-keys"
import type MetalCompanyService from "../service"

const place = { line1: "1 Quay", city: "Leeds", postal_code: "LS1 1AA", country: "GB" }
const CLAIM = { name: "Northern Valve Works Ltd", mail: "a@northern.example", postalCode: "LS11AA", country: "gb" }

moduleIntegrationTestRunner<MetalCompanyService>({
  moduleName: METAL_COMPANY,
  resolve: "./src/modules/metal-company",
  pathToMigrations: join(__dirname, "../migrations"),
  testSuite: ({ service }) => {
    const add = async (name: string, changes: object = {}) => {
      const company = { name, ...place, ...changes }
      return (await service.createCompanies({ ...company, ...matchKeysOf(company) })).id
    }
    const found = async (claim = CLAIM) => (await service.findMatchCandidates(claim)).map((one) => one.id)

    describe("The candidates of a claim", () => {
      it("are found by name alone, whatever the legal form and accents", async () => {
        const id = await add("Northérn Valve Works GmbH", { postal_code: "1", country: "DE" })
        await add("Southern Pump House", { postal_code: "1", country: "DE" })
        expect(await found()).toEqual([id])
      })

      it("are found by the website's and by a trusted domain, of the mail's own or a parent", async () => {
        const web = await add("Unlike", { website: "https://www.northern.example/about", country: "DE" })
        const trusted = await add("Another", { country: "DE" })
        await service.createTrustedDomains({ domain: "northern.example", company_id: trusted })
        expect((await found({ ...CLAIM, mail: "a@mail.northern.example" })).sort()).toEqual([trusted, web].sort())
        expect(await found({ ...CLAIM, mail: "a@gmail.com" })).toEqual([])
      })

      it("are found by place with a fairly alike name", async () => {
        const id = await add("Northern Valve Mill")
        await add("Quay Bakery")
        expect(await found()).toEqual([id])
      })

      it("leave out what is closed or merged", async () => {
        await add(CLAIM.name, { is_active: false })
        await add(CLAIM.name, { merged_into_id: "mco_other" })
        expect(await found()).toEqual([])
      })

      it("hold every company that the rule lists", async () => {
        const names = [
          "Northern Valve Works",
          "Northern Valves",
          "Northern Works",
          "Nothern Valve Wrks",
          "Valve Works North",
          "Acme",
        ]
        for (const name of names) for (const country of ["GB", "DE"]) await add(name, { country })
        for (const website of ["northern.example", "other.example"]) await add("Valve Works", { website, country: "FR" })
        const all = await service.listCompanies({}, { take: 100 })
        const known = all.map(({ id, name, postal_code, country, website }) => ({
          id,
          name,
          postalCode: postal_code,
          country,
          domains: website ? [website] : [],
        }))
        const listed = listMatches(CLAIM, known).map(({ company }) => company.id)
        expect(listed.length).toBeGreaterThan(2)
        expect(await found()).toEqual(expect.arrayContaining(listed))
      })
    })

    describe("A mailed ticket", () => {
      const issue = (minutes: number) =>
        service.issueTicket({ purpose: "VERIFY_EMAIL", customerId: "cus_1", email: "a@b.example", minutes })

      it("is used once of ten times at once", async () => {
        const id = await issue(10)
        const uses = await Promise.all(Array.from({ length: 10 }, () => service.useTicket(id, "VERIFY_EMAIL")))
        expect(uses.filter(Boolean)).toEqual([{ customerId: "cus_1", email: "a@b.example" }])
      })

      it("is worthless when it has expired, for another purpose, and after a newer one", async () => {
        expect(await service.useTicket(await issue(-1), "VERIFY_EMAIL")).toBeNull()
        const old = await issue(10)
        expect(await service.useTicket(old, "RESET_PASSWORD")).toBeNull()
        await issue(10)
        expect(await service.useTicket(old, "VERIFY_EMAIL")).toBeNull()
      })
    })
  },
})
