import { escapeHtml } from "./escape-html"
import type { MailData, MailTemplate, MailText } from "./templates/mail-data"
import { MAIL_TEXTS } from "./templates/mail-texts"

export type WrittenMail = { subject: string; text: string; html: string; replyTo?: string }
export type MailHouse = { shopName: string; storefrontUrl: string; sign: (ticket: string) => string }

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(MAIL_TEXTS, name)
}

/** A mail in words and in HTML. What people have typed is shown as text in both. */
export function writeMail<Name extends MailTemplate>(name: Name, data: MailData[Name], house: MailHouse): WrittenMail {
  const mail = MAIL_TEXTS[name](data, house.sign)
  const subject = mail.subject.replace(/\s+/g, " ")
  const answer = mail.replyTo ? { replyTo: mail.replyTo } : {}
  return { subject, text: textOf(mail, house), html: htmlOf(mail, house), ...answer }
}

function textOf({ paragraphs, action }: MailText, { shopName, storefrontUrl }: MailHouse): string {
  const last = action ? [`${action.label}: ${storefrontUrl}${action.path}`] : []
  return [...paragraphs, ...last, shopName].join("\n\n")
}

function htmlOf({ subject, paragraphs, action }: MailText, { shopName, storefrontUrl }: MailHouse): string {
  const words = paragraphs.map((one) => `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(one)}</p>`).join("")
  const style = "display:inline-block;padding:12px 20px;border-radius:4px;background:#1d4e89;color:#ffffff;text-decoration:none"
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(storefrontUrl + action.path)}" style="${style}">${escapeHtml(action.label)}</a></p>`
    : ""
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:32px;background:#f5f5f3;color:#1f2328;font:16px/1.5 sans-serif">` +
    `<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e2de">` +
    `${words}${button}<p style="margin:32px 0 0;color:#6b6f76;font-size:14px">${escapeHtml(shopName)}</p></div></body></html>`
  )
}
