"use server"

import type { CreditApplicationAnswer, CreditApplicationBody } from "@billet/backend/contract"
import { revalidatePath } from "next/cache"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { filesOf } from "@/lib/files-of"
import { paths } from "@/lib/paths"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Result } from "@/lib/result"

/** Asks for terms of payment, with the files that support it. */
export async function applyForCredit(form: FormData): Promise<Result<{ id: string }>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const attachments = await filesOf(form, "attachments")
  const text = (name: string) => String(form.get(name) ?? "")
  const limit = text("limit").replace(/[,\s$]/g, "")
  const body = { limit, days: text("days"), reason: text("reason"), attachments } as unknown as CreditApplicationBody
  const result = await toResult(() =>
    callBackend<CreditApplicationAnswer>("/store/metal-credit-application", { method: "POST", body, token, timeoutSeconds: 60 }),
  )
  if (!result.ok) return result
  revalidatePath(paths.credit)
  return { ok: true, data: { id: result.data.application?.id ?? "" } }
}
