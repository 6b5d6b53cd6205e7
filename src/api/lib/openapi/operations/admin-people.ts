import { z } from "@medusajs/framework/zod"
import type { Operations } from "../operation"

const STATUS = z.object({ accountStatus: z.string() })
const DOMAIN = z.object({ domain: z.looseObject({ id: z.string(), domain: z.string() }) })

/** Accounts, companies, staff, what they are told and what was written down of them. */
export const ADMIN_PEOPLE: Operations = {
  "GET /admin/metal-approvals": { summary: "Requests that wait or were decided", answer: "ApprovalListAnswer" },
  "GET /admin/metal-approvals/:id": { summary: "One request with its evidence", answer: "ApprovalAnswer" },
  "POST /admin/metal-approvals/:id/review": { summary: "Take a request up", answer: "ApprovalAnswer", errors: [409] },
  "POST /admin/metal-approvals/:id/approve": { summary: "Approve a request", answer: "ApprovalAnswer", errors: [409] },
  "POST /admin/metal-approvals/:id/reject": { summary: "Reject a request", answer: "ApprovalAnswer", errors: [409] },
  "POST /admin/metal-buyers/:id/suspend": { summary: "Suspend a buyer", answer: STATUS, errors: [409] },
  "POST /admin/metal-buyers/:id/reinstate": { summary: "Reinstate a buyer", answer: STATUS, errors: [409] },
  "GET /admin/metal-companies": { summary: "Companies by name", answer: "CompanyListAnswer" },
  "GET /admin/metal-companies/:id": { summary: "One company with its people", answer: "CompanyAnswer" },
  "POST /admin/metal-companies/:id": { summary: "Change a company", answer: "CompanyAnswer", errors: [409] },
  "GET /admin/metal-companies/:id/merge": {
    summary: "What merging a company into another would do",
    answer: "MergePreviewAnswer",
    errors: [409],
  },
  "POST /admin/metal-companies/:id/merge": {
    summary: "Merge a company into another",
    answer: "CompanyAnswer",
    errors: [409],
  },
  "GET /admin/metal-customers/:customer_id": { summary: "A customer's account", answer: "CustomerAccountAnswer" },
  "POST /admin/metal-customers/:customer_id/second-factor/remove": {
    summary: "Take a customer's second step at sign-in off",
    answer: "CustomerAccountAnswer",
    errors: [409],
  },
  "POST /admin/metal-customers/:customer_id/sign-out": {
    summary: "Sign a customer out everywhere",
    answer: "CustomerAccountAnswer",
  },
  "GET /admin/metal-trusted-domains": { summary: "Trusted mail domains", answer: "TrustedDomainListAnswer" },
  "POST /admin/metal-trusted-domains": { summary: "Trust a mail domain", answer: DOMAIN, status: [201], errors: [404, 409] },
  "POST /admin/metal-trusted-domains/:id": { summary: "Change a trusted domain", answer: DOMAIN, errors: [409] },
  "GET /admin/metal-staff": { summary: "Staff and their rights", answer: "StaffListAnswer" },
  "GET /admin/metal-staff/me": { summary: "The caller's own rights", answer: "OwnStaffAnswer", errors: [404] },
  "GET /admin/metal-staff/:user_id": { summary: "One of the staff", answer: "StaffAnswer" },
  "POST /admin/metal-staff/:user_id": { summary: "Change somebody's rights", answer: "StaffAnswer", errors: [409] },
  "DELETE /admin/users/:id": {
    summary: "Remove one of the staff",
    answer: z.object({ id: z.string(), object: z.literal("user"), deleted: z.literal(true) }),
    errors: [409],
  },
  "GET /admin/metal-notifications": { summary: "What the caller should see to", answer: "NotificationListAnswer" },
  "POST /admin/metal-notifications/:id/read": { summary: "Mark as read", answer: "NotificationAnswer", errors: [409] },
  "POST /admin/metal-notifications/:id/action": { summary: "Mark as done", answer: "NotificationAnswer", errors: [409] },
  "POST /admin/metal-notifications/:id/dismiss": { summary: "Dismiss", answer: "NotificationAnswer", errors: [409] },
  "GET /admin/metal-audit": { summary: "The audit log, newest first", answer: "AuditListAnswer" },
  "GET /admin/metal-audit/export": { summary: "The audit log as a file", answer: { file: "text/csv" } },
  "GET /admin/metal-contact": { summary: "Contact messages, newest first", answer: "ContactListAnswer" },
  "GET /admin/metal-contact/:id": { summary: "One contact message", answer: "ContactMessageAnswer" },
  "POST /admin/metal-contact/:id/answered": {
    summary: "Mark a message as answered",
    answer: "ContactMessageAnswer",
    errors: [409],
  },
  "GET /admin/metal-contact/:id/attachments/:attachment_id": { summary: "A file of a message", answer: { file: "*/*" } },
  "GET /admin/metal-waitlist": { summary: "The waitlist, newest first", answer: "WaitlistAnswer" },
  "GET /admin/metal-waitlist/export": { summary: "The waitlist as a file", answer: { file: "text/csv" } },
  "GET /admin/metal-approvals/:id/files/:file_id": { summary: "A file of a request", answer: { file: "*/*" } },
  "POST /admin/metal-staff/me/sign-out": { summary: "Sign out everywhere", answer: z.object({ signedOut: z.literal(true) }) },
}
