import { NO_RIGHTS } from "@billet/backend/accounts"
import type { AccountStatus, CompanyRole } from "@billet/backend/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { METAL_COMPANY } from "../../src/modules/metal-company"
import type MetalCompanyService from "../../src/modules/metal-company/service"
import type { Actor, HttpClient } from "./http-client"
import { createBuyer, createCompany } from "./shop-people"
import { createStaff } from "./staff"

/** Somebody a route may meet: a visitor, a buyer in a state of their account, or staff. */
export type RouteActor = Actor &
  ({ kind: "visitor" } | { kind: "staff" } | { kind: "buyer"; status: AccountStatus; role: CompanyRole })

/** Of whose company somebody is: the owner's of the things they ask for, another, or none. */
type Side = "own" | "other" | "none"

const BUYERS: [name: string, status: AccountStatus, side: Side, role: CompanyRole][] = [
  ["unverified", "UNVERIFIED", "none", "BUYER"],
  ["awaiting approval", "PENDING_APPROVAL", "none", "BUYER"],
  ["rejected", "REJECTED", "none", "BUYER"],
  ["suspended", "SUSPENDED", "own", "BUYER"],
  ["buyer of another company", "APPROVED", "other", "BUYER"],
  ["administrator of another company", "APPROVED", "other", "ADMIN"],
  ["colleague of the owner", "APPROVED", "own", "BUYER"],
  ["viewer of the same company", "APPROVED", "own", "VIEWER"],
]

/** Everybody of the matrix, each signed in before the state of their account took that away. */
export async function routeActors(container: MedusaContainer, client: HttpClient, companyId: string): Promise<RouteActor[]> {
  const companies = container.resolve<MetalCompanyService>(METAL_COMPANY)
  const company = { own: companyId, other: await createCompany(container, "Matrix Works", 1_000_000), none: null }
  const buyers: RouteActor[] = []
  for (const [name, status, side, role] of BUYERS) {
    const made = await createBuyer(container, client, name, {
      status: "APPROVED",
      access: status === "APPROVED" ? "PREMIUM" : "LIMITED",
      companyId: company[side],
      verified: status !== "UNVERIFIED",
    })
    const [profile] = await companies.listBuyers({ customer_id: made.customerId })
    await companies.updateBuyers({ id: profile?.id ?? "", account_status: status, company_role: role })
    buyers.push({ ...made, kind: "buyer", status, role })
  }
  const staff = {
    clerk: await createStaff(container, client, "staff without permissions", NO_RIGHTS),
    chief: await createStaff(container, client, "super administrator"),
  }
  return [
    { name: "visitor", token: null, kind: "visitor" },
    ...buyers,
    { ...staff.clerk, kind: "staff" },
    { ...staff.chief, kind: "staff" },
  ]
}
