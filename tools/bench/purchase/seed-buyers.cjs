const { Modules } = require("@medusajs/framework/utils")
const { createCustomerAccountWorkflow } = require("@medusajs/medusa/core-flows")

const BUYERS = Number(process.env.BENCH_BUYERS ?? 8)
const PASSWORD = "bench-password-718"

/** Approved buyers of one company on terms: every order takes from the same credit line. */
exports.default = async function seedBuyers({ container }) {
  const companies = container.resolve("metal_company")
  const company = await companies.createCompanies({
    name: "Bench Works",
    line1: "1 Clinton Drive",
    city: "Houston",
    postal_code: "77020",
    country: "US",
    credit_limit_cents: 2_000_000_000,
    terms_days: 30,
  })
  for (let index = 0; index < BUYERS; index++) {
    const email = `bench${index}@bench.example`
    const { authIdentity } = await container.resolve(Modules.AUTH).register("emailpass", { body: { email, password: PASSWORD } })
    const { result: customer } = await createCustomerAccountWorkflow(container).run({
      input: { authIdentityId: authIdentity.id, customerData: { email, first_name: "Bench", last_name: "Buyer" } },
    })
    await companies.createBuyers({
      customer_id: customer.id,
      company_id: company.id,
      account_status: "APPROVED",
      access_level: "PREMIUM",
      region_code: "INC",
      email_verified_at: new Date(),
    })
  }
}
