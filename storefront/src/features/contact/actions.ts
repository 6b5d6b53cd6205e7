"use server"

import type { ContactBody, WaitlistBody } from "@billet/backend/contract"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { buyerAddressHeaders } from "@/lib/buyer-address"
import { toResult, type Result } from "@/lib/result"

type Sent = Result<{ id: string }>

/** Hands a contact message with its files to the desk. */
export async function sendMessage(form: FormData): Promise<Sent> {
  const token = (await getSession())?.token
  const files = form.getAll("attachments").filter((one): one is File => one instanceof File && one.size > 0)
  const attachments = await Promise.all(
    files.map(async (file) => ({ fileName: file.name, content: Buffer.from(await file.arrayBuffer()).toString("base64") })),
  )
  // The backend checks every field; here they are only named.
  const body = { ...textsOf(form), attachments } as ContactBody
  const headers = await buyerAddressHeaders()
  return await toResult(() => callBackend("/store/metal-contact", { method: "POST", body, token, headers }))
}

/** Puts a visitor on the waitlist. */
export async function joinWaitlist(form: FormData): Promise<Sent> {
  const body = textsOf(form) as WaitlistBody
  const headers = await buyerAddressHeaders()
  return await toResult(() => callBackend("/store/metal-waitlist", { method: "POST", body, headers }))
}

/** The named texts of a form, without those Next adds for itself. */
function textsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries(
    [...form].filter(([name, value]) => typeof value === "string" && name !== "attachments" && !name.startsWith("$")),
  )
}
