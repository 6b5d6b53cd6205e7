import type { AdminStockAnswer, AdminStockItemAnswer, AdminStockQuery } from "@billet/backend/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

/** A page of the stock; the last one stays on screen while the next is loading. */
export function useMetalStock(query: AdminStockQuery) {
  return useQuery({
    queryKey: ["metal-stock", query],
    queryFn: () => sdk.client.fetch<AdminStockAnswer>("/admin/metal-stock", { query: { ...query } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One item with its stock by company and its heats. */
export function useMetalStockItem(code: string) {
  return useQuery({
    queryKey: ["metal-stock-item", code],
    queryFn: () => sdk.client.fetch<AdminStockItemAnswer>(`/admin/metal-stock/${encodeURIComponent(code)}`),
    staleTime: 0,
  })
}
