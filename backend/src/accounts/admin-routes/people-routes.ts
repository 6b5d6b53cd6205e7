import { adminRoutes, type AdminRoute } from "./admin-route"

/** Customers: whoever prices, approves, ships to, credits or links them must see them; one permission edits them. */
const CUSTOMERS = adminRoutes(
  {
    read: [
      "USER_MANAGEMENT",
      "ACCOUNT_APPROVAL",
      "ORDER_PROCESSING",
      "PRICING_MANAGEMENT",
      "CREDIT_APPLICATIONS",
      "COMPANY_LINKING",
    ],
    write: ["USER_MANAGEMENT"],
  },
  `
  GET POST        /admin/customer-groups
  GET POST DELETE /admin/customer-groups/:id
  POST            /admin/customer-groups/:id/customers
  GET POST        /admin/customers
  GET POST DELETE /admin/customers/:id
  GET POST        /admin/customers/:id/addresses
  GET POST DELETE /admin/customers/:id/addresses/:address_id
  POST            /admin/customers/:id/customer-groups
  GET             /admin/metal-customers/:customer_id
`,
)

/** Staff are invited by one permission. Who accepts has a token of the invitation and no rights yet. */
const INVITES = [
  ...adminRoutes(
    ["USER_MANAGEMENT"],
    `
  GET POST        /admin/invites
  GET DELETE      /admin/invites/:id
  POST            /admin/invites/:id/resend
  GET             /admin/users
`,
  ),
  ...adminRoutes(["ANYBODY"], "POST /admin/invites/accept"),
]

/** A reset answers with the token itself, so whoever asks for one can become that person. */
const STAFF = [
  ...adminRoutes(["STAFF"], "GET /admin/users/me"),
  ...adminRoutes(
    { read: ["SELF", "USER_MANAGEMENT"], write: ["SELF", "SUPER_ADMIN"] },
    `
  GET POST        /admin/users/:id
  GET             /admin/users/:id/auth-providers
`,
  ),
  ...adminRoutes(
    ["SUPER_ADMIN"],
    `
  DELETE          /admin/users/:id
  POST            /admin/users/:id/reset-password
  GET POST DELETE /admin/users/:id/roles
  DELETE          /admin/users/:id/roles/:role_id
  GET             /admin/rbac/me/permissions
  GET POST        /admin/rbac/policies
  GET POST DELETE /admin/rbac/policies/:id
  GET             /admin/rbac/policies/:id/roles
  GET             /admin/rbac/policies/assignable
  GET POST        /admin/rbac/roles
  GET POST DELETE /admin/rbac/roles/:id
  GET POST        /admin/rbac/roles/:id/policies
  DELETE          /admin/rbac/roles/:id/policies/:policy_id
  GET POST DELETE /admin/rbac/roles/:id/users
  GET             /admin/rbac/roles/assignable
`,
  ),
]

/** The inbox shows every kind of request; deciding one asks for the permission of its kind besides. */
const BUYERS = [
  ...adminRoutes(
    ["ACCOUNT_APPROVAL", "COMPANY_LINKING", "CREDIT_APPLICATIONS"],
    `
  GET             /admin/metal-approvals
  GET             /admin/metal-approvals/:id
  POST            /admin/metal-approvals/:id/approve
  POST            /admin/metal-approvals/:id/reject
  POST            /admin/metal-approvals/:id/review
  GET             /admin/metal-approvals/:id/files/:file_id
  GET             /admin/metal-companies
  GET             /admin/metal-companies/:id
`,
  ),
  ...adminRoutes(["COMPANY_LINKING", "CREDIT_APPLICATIONS"], "POST /admin/metal-companies/:id"),
  ...adminRoutes(["COMPANY_LINKING"], "GET POST /admin/metal-companies/:id/merge"),
  ...adminRoutes(["ACCOUNT_APPROVAL", "USER_MANAGEMENT"], "POST /admin/metal-customers/:customer_id/sign-out"),
  ...adminRoutes(["ACCOUNT_APPROVAL", "USER_MANAGEMENT"], "POST /admin/metal-customers/:customer_id/second-factor/remove"),
  ...adminRoutes(
    ["ACCOUNT_APPROVAL"],
    `
  POST            /admin/metal-buyers/:id/reinstate
  POST            /admin/metal-buyers/:id/suspend
  GET POST        /admin/metal-trusted-domains
  POST            /admin/metal-trusted-domains/:id
`,
  ),
]

export const PEOPLE_ROUTES: AdminRoute[] = [...BUYERS, ...CUSTOMERS, ...INVITES, ...STAFF]
