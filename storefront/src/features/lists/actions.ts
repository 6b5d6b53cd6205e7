"use server"

import type { AddLineBody, SavedLine, SavedListAnswer, SavedListListAnswer } from "@billet/backend/contract"
import { revalidatePath } from "next/cache"
import { getSession } from "@/features/auth/session"
import { callBackend } from "@/lib/backend"
import { paths } from "@/lib/paths"
import { SIGNED_OUT } from "@/lib/problems"
import { toResult, type Result } from "@/lib/result"
import { linePrices } from "./line-prices"
import type { LinePrices } from "./line-totals"

const ROOT = "/store/metal-lists"
const part = encodeURIComponent

async function ask<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<Result<T>> {
  const token = (await getSession())?.token
  if (!token) return { ok: false, problem: SIGNED_OUT }
  const result = await toResult(() => callBackend<T>(path, { method, body, token }))
  if (method !== "GET") for (const path of [paths.lists, paths.cart]) revalidatePath(path, "layout")
  return result
}

export async function readLists(): Promise<Result<SavedListListAnswer>> {
  return await ask("GET", ROOT)
}

/** The list of that name, made where there is none. */
export async function openList(name: string): Promise<Result<SavedListAnswer>> {
  return await ask("POST", ROOT, { name })
}

export async function renameList(id: string, name: string): Promise<Result<SavedListAnswer>> {
  return await ask("POST", `${ROOT}/${part(id)}`, { name })
}

export async function removeList(id: string): Promise<Result<unknown>> {
  return await ask("DELETE", `${ROOT}/${part(id)}`)
}

/** Puts lines on an own list, or in place of what it holds; one of the same code, amount and unit gets these pieces. */
export async function putLines(id: string, lines: AddLineBody[], replace = false): Promise<Result<SavedListAnswer>> {
  return await ask("POST", `${ROOT}/${part(id)}/lines`, { lines, replace })
}

export async function dropLine(id: string, lineId: string): Promise<Result<SavedListAnswer>> {
  return await ask("DELETE", `${ROOT}/${part(id)}/lines/${part(lineId)}`)
}

/** What lines cost the buyer now. */
export async function priceLines(lines: SavedLine[]): Promise<LinePrices> {
  return await linePrices(lines)
}
