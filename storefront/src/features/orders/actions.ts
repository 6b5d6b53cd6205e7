"use server"

import type { AttachFilesBody, CancelOrderBody, OrderAnswer } from "@billet/backend/contract"
import { revalidatePath } from "next/cache"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { filesOf } from "@/lib/files-of"
import { paths } from "@/lib/paths"
import { toResult, type Problem, type Result } from "@/lib/result"

const SIGNED_OUT: Problem = { status: 401, type: "unauthorized", message: "Sign in first", fields: [] }

/** Keeps drawings and papers with an own order; sent twice, the same file is kept once. */
export async function attachFiles(orderNumber: string, form: FormData): Promise<Result<OrderAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const body: AttachFilesBody = { attachments: await filesOf(form, "attachments") }
  const path = `/store/metal-orders/${encodeURIComponent(orderNumber)}/attachments`
  const result = await toResult(() => callBackend<OrderAnswer>(path, { method: "POST", body, token, timeoutSeconds: 60 }))
  revalidatePath(paths.order(orderNumber))
  return result
}

/** Cancels an own order once per key, however often it is pressed. */
export async function cancelOrder(orderNumber: string, key: string, body: CancelOrderBody): Promise<Result<OrderAnswer>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const path = `/store/metal-orders/${encodeURIComponent(orderNumber)}/cancel`
  const headers = { "idempotency-key": key }
  const result = await toResult(() => callBackend<OrderAnswer>(path, { method: "POST", body, token, headers }))
  revalidatePath(paths.order(orderNumber))
  return result
}
