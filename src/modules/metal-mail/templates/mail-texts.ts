import { CONTACT_TOPIC_LABELS } from "@billet/backend/contract"
import type { MailData, MailTemplate, MailText } from "./mail-data"

type Writers = { [Name in MailTemplate]: (data: MailData[Name], sign: (ticket: string) => string) => MailText }

const hello = (firstName: string) => `Hello ${firstName},`
const link = (path: string, token: string) => `${path}?${new URLSearchParams({ token })}`

/** The third is the company's own, whose name only the storefront knows. */
const PROVIDER_NAMES = { google: "Google", github: "GitHub", oidc: "your company's sign-in" }

/** What becomes of the money of a cancelled order. */
function cancelledMoney(wasPaid: boolean, onAccount: boolean): string {
  if (!wasPaid) return "You owe nothing for it."
  return onAccount
    ? "What your company has paid for it is paid back to your company."
    : "What you have paid goes back to your card; your bank shows it within days."
}

/** Every mail the shop writes: to buyers and, the last, to the desk. */
export const MAIL_TEXTS: Writers = {
  "confirm-address": ({ firstName, ticket }, sign) => ({
    subject: "Confirm your e-mail address",
    paragraphs: [
      hello(firstName),
      "Confirm this address to see prices. The link works once and for 24 hours.",
      "If you did not register, ignore this mail: nothing happens without the link.",
    ],
    action: { label: "Confirm address", path: link("/auth/verify-email", sign(ticket)) },
  }),
  "already-registered": ({ firstName, ticket }, sign) => ({
    subject: "You already have an account",
    paragraphs: [
      hello(firstName),
      "Somebody, probably you, wanted to register with this address. It has an account already, and nothing was changed.",
      "Sign in as usual. If the password is lost, choose a new one; the link works once and for 60 minutes.",
    ],
    action: { label: "Choose a new password", path: link("/auth/reset-password", sign(ticket)) },
  }),
  "reset-password": ({ firstName, ticket }, sign) => ({
    subject: "Choose a new password",
    paragraphs: [
      hello(firstName),
      "Choose a new password with this link. It works once and for 60 minutes.",
      "If you did not ask for it, ignore this mail: your password stays as it is.",
    ],
    action: { label: "Choose a new password", path: link("/auth/reset-password", sign(ticket)) },
  }),
  "password-changed": ({ firstName }) => ({
    subject: "Your password was changed",
    paragraphs: [
      hello(firstName),
      "Your password was changed, and every device is signed out.",
      "If that was not you, choose a new password at once and tell us.",
    ],
    action: { label: "It was not me", path: "/auth/forgot-password" },
  }),
  "second-factor-added": ({ firstName }) => ({
    subject: "A second step at sign-in was added",
    paragraphs: [
      hello(firstName),
      "From now on a sign-in to your account asks for a code of an authenticator app after the password.",
      "If that was not you, choose a new password at once and tell us: we take the second step off again.",
    ],
    action: { label: "It was not me", path: "/auth/forgot-password" },
  }),
  "second-factor-removed": ({ firstName }) => ({
    subject: "The second step at sign-in was removed",
    paragraphs: [
      hello(firstName),
      "A sign-in to your account needs the password alone from now on.",
      "If that was not you, choose a new password at once and tell us.",
    ],
    action: { label: "It was not me", path: "/auth/forgot-password" },
  }),
  "sign-in-added": ({ firstName, provider }) => ({
    subject: "A new way to sign in was added",
    paragraphs: [
      hello(firstName),
      `Your account was signed in to with ${PROVIDER_NAMES[provider]}, which vouches for this address, and can be from now on.`,
      "If that was not you, choose a new password at once and tell us: that takes every other way to sign in off.",
    ],
    action: { label: "It was not me", path: "/auth/forgot-password" },
  }),
  "account-waiting": ({ firstName }) => ({
    subject: "Your account is being looked at",
    paragraphs: [
      hello(firstName),
      "Your address is confirmed: you see list prices and can keep a cart from now on.",
      "One of us looks at your company within one working day. We write as soon as you can order.",
    ],
    action: { label: "Sign in", path: "/auth/signin" },
  }),
  "account-approved": ({ firstName }) => ({
    subject: "Your account is approved",
    paragraphs: [hello(firstName), "Your account is approved. You can order from now on."],
    action: { label: "Sign in", path: "/auth/signin" },
  }),
  "account-rejected": ({ firstName, reason, ticket }, sign) => ({
    subject: "Your account was not approved",
    paragraphs: [
      hello(firstName),
      "We could not approve your account. The reason:",
      reason,
      ticket === null
        ? "Contact us if you think this is a mistake."
        : "If something has changed, tell us and ask again with this link. It works once and for 14 days.",
    ],
    action: ticket === null ? undefined : { label: "Ask again", path: link("/auth/resubmit", sign(ticket)) },
  }),
  "account-suspended": ({ firstName }) => ({
    subject: "Your account is suspended",
    paragraphs: [
      hello(firstName),
      "Your account is suspended for now: nobody can sign in with it. Contact us, and we tell you why.",
    ],
  }),
  "order-placed": ({ firstName, orderNumber, total, unpaid }) => ({
    subject: `Order ${orderNumber}`,
    paragraphs: [
      hello(firstName),
      `Thank you for order ${orderNumber} of ${total}. Its metal is reserved for you; the acknowledgement is attached.`,
      ...(unpaid ? ["It is not paid yet. Pay by card within an hour, or the order is cancelled and its metal free again."] : []),
    ],
    action: { label: "See the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "order-shipped": ({ firstName, orderNumber, carrier, shippedOn, pieces, tracking, isRest }) => ({
    subject: `Order ${orderNumber} is on its way`,
    paragraphs: [
      hello(firstName),
      `On ${shippedOn} this left for you by ${carrier}: ${pieces.join(", ")}.`,
      ...(tracking.length > 0 ? [`Tracking: ${tracking.join(", ")}`] : []),
      isRest ? "With this all of the order has left." : "The rest of the order follows.",
    ],
    action: { label: "Follow the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "order-refunded": ({ firstName, orderNumber, amount, reason, onAccount }) => ({
    subject: `${amount} back for order ${orderNumber}`,
    paragraphs: [
      hello(firstName),
      onAccount
        ? `We have credited ${amount} of order ${orderNumber} to your company's account. The reason:`
        : `We have given ${amount} of order ${orderNumber} back to your card; your bank shows it within days. The reason:`,
      reason,
    ],
    action: { label: "See the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "order-cancelled": ({ firstName, orderNumber, reason, wasPaid, onAccount }) => ({
    subject: `Order ${orderNumber} was cancelled`,
    paragraphs: [
      hello(firstName),
      reason === null ? `Order ${orderNumber} was cancelled.` : `Order ${orderNumber} was cancelled. The reason:`,
      ...(reason === null ? [] : [reason]),
      cancelledMoney(wasPaid, onAccount),
    ],
    action: { label: "See the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "freight-quoted": ({ firstName, orderNumber, carrier, freight, total, validUntil, note }) => ({
    subject: `Freight for order ${orderNumber}: ${freight}`,
    paragraphs: [
      hello(firstName),
      `${carrier} carries order ${orderNumber} for ${freight}. The order is ${total} with it; this freight holds until ${validUntil}.`,
      ...(note === null ? [] : [note]),
      "The acknowledgement with the new total is attached.",
    ],
    action: { label: "See the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "order-invoiced": ({ firstName, orderNumber, invoiceNumber, total }) => ({
    subject: `Invoice ${invoiceNumber} for order ${orderNumber}`,
    paragraphs: [hello(firstName), `Invoice ${invoiceNumber} of ${total} for order ${orderNumber} is attached.`],
    action: { label: "See the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "account-reinstated": ({ firstName }) => ({
    subject: "Your account is open again",
    paragraphs: [hello(firstName), "Your account is open again. You can sign in and order as before."],
    action: { label: "Sign in", path: "/auth/signin" },
  }),
  "contact-message": ({ name, email, phone, company, topic, message, files }) => ({
    subject: `${CONTACT_TOPIC_LABELS[topic]}: ${name}`,
    paragraphs: [
      [name, company, email, phone].filter(Boolean).join(", "),
      message,
      ...(files.length > 0 ? [`Files, to be had in the admin under Messages: ${files.join(", ")}`] : []),
    ],
    replyTo: email,
  }),
  "credit-granted": ({ firstName, limit, days }) => ({
    subject: "Your company may order on account",
    paragraphs: [hello(firstName), `Your company may order on account up to ${limit}, payable ${days} days after the invoice.`],
    action: { label: "See the terms", path: "/account/profile" },
  }),
  "credit-refused": ({ firstName, reason }) => ({
    subject: "Your credit application was not approved",
    paragraphs: [hello(firstName), "We could not give your company terms of payment. The reason:", reason],
    action: { label: "See your company", path: "/account/credit" },
  }),
  "company-invitation": ({ companyName, inviter, ticket }, sign) => ({
    subject: `${companyName} invites you`,
    paragraphs: [
      "Hello,",
      `${inviter} invites you to buy metals for ${companyName}. The link works once, for this address, and for 7 days.`,
      "If you do not know them, ignore this mail: nothing happens without the link.",
    ],
    action: { label: "Join", path: link("/auth/invitation", sign(ticket)) },
  }),
  "purchase-waits": ({ firstName, requester, total }) => ({
    subject: `${requester} asks you to approve an order of ${total}`,
    paragraphs: [
      hello(firstName),
      `${requester} wants to order for ${total}, which is above their spending limit. Nothing is ordered until you approve it.`,
    ],
    action: { label: "See the order", path: "/account/company" },
  }),
  "purchase-approved": ({ firstName, orderNumber }) => ({
    subject: `Your order ${orderNumber} was approved and placed`,
    paragraphs: [hello(firstName), `Your order was approved and placed. Its number is ${orderNumber}.`],
    action: { label: "See the order", path: `/account/orders/${encodeURIComponent(orderNumber)}` },
  }),
  "purchase-refused": ({ firstName, total, reason }) => ({
    subject: "Your order was not approved",
    paragraphs: [hello(firstName), `Your order of ${total} was not approved. The reason:`, reason],
    action: { label: "See your company", path: "/account/company" },
  }),
}
