import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

const COMPANY = "/store/metal-company"
const REQUESTS = "/store/metal-purchase-requests"
const REMOVED = z.object({ removed: z.literal(true) })

/** A buyer's company: its people, and what they may order without asking. */
export const COMPANY_OPERATIONS: Operations = {
  [`GET ${COMPANY}`]: { summary: "The buyer's company and its people", answer: "CompanyTeamAnswer", errors: [404, 409] },
  [`POST ${COMPANY}/invitations`]: {
    summary: "Invite a colleague",
    answer: "CompanyTeamAnswer",
    status: [201],
    errors: [409, 429],
  },
  [`DELETE ${COMPANY}/invitations/:id`]: { summary: "Take an invitation back", answer: REMOVED, errors: [409] },
  [`POST ${COMPANY}/members/:id`]: { summary: "Change a colleague's role or limit", answer: "CompanyTeamAnswer", errors: [409] },
  [`DELETE ${COMPANY}/members/:id`]: { summary: "Take a colleague out of the company", answer: REMOVED, errors: [409] },
  "POST /store/metal-invitations/look": { summary: "Who invites whom", answer: "InvitationView", errors: [404, 409] },
  "POST /store/metal-invitations/accept": {
    summary: "Join the company that invites",
    answer: "CompanyTeamAnswer",
    errors: [404, 409],
  },
  [`GET ${REQUESTS}`]: { summary: "Orders that wait for approval", answer: "PurchaseRequestListAnswer", errors: [404, 409] },
  [`POST ${REQUESTS}/:id/approve`]: {
    summary: "Place a colleague's order",
    answer: "PurchaseRequestAnswer",
    errors: [409, 422],
    idempotent: true,
  },
  [`POST ${REQUESTS}/:id/refuse`]: { summary: "Refuse a colleague's order", answer: "PurchaseRequestAnswer", errors: [409] },
  [`POST ${REQUESTS}/:id/withdraw`]: { summary: "Take a request back", answer: "PurchaseRequestAnswer", errors: [409] },
  "POST /store/metal-carts/:id/request-approval": {
    summary: "Ask the company's administrators to order a cart",
    answer: "PurchaseRequestAnswer",
    status: [201],
    errors: [409, 422],
  },
  "GET /store/metal-credit-application": {
    summary: "The company's last credit application",
    answer: "CreditApplicationAnswer",
    errors: [404],
  },
  "POST /store/metal-credit-application": {
    summary: "Ask for terms of payment",
    answer: "CreditApplicationAnswer",
    status: [201],
    errors: [409, 429],
  },
}
