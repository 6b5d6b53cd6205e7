import "server-only"
import type { ProductCodesAnswer } from "@billet/backend/contract"
import { callBackend } from "@/lib/backend"

/** How many files the items of the stock need. None while the backend does not answer, which is logged. */
export async function countParts(): Promise<number> {
  try {
    return (await callBackend<ProductCodesAnswer>("/store/metal-product-codes")).parts
  } catch (error) {
    console.error("The items of the sitemap could not be counted", error)
    return 0
  }
}

/** The product codes of one of these files; empty when there is no such file. Throws BackendError. */
export async function codesOfPart(part: number): Promise<string[]> {
  return (await callBackend<ProductCodesAnswer>(`/store/metal-product-codes?part=${part}`)).codes
}
