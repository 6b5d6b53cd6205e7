import type { AdminOrderAnswer } from "@billet/backend/contract"
import { FetchError } from "@medusajs/js-sdk"
import { useQuery } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const isUnknown = (error: unknown) => error instanceof FetchError && error.status === 404

/** The trade's record of a Medusa order; `isUnknown` for an order that has none. */
export function useMetalOrder(orderId: string) {
  const { data, error, ...rest } = useQuery({
    queryKey: ["metal-orders", orderId],
    queryFn: () => sdk.client.fetch<AdminOrderAnswer>(`/admin/metal-orders/${encodeURIComponent(orderId)}`),
    retry: (failures, error) => !isUnknown(error) && failures < 2,
    staleTime: 0,
  })
  return { order: data?.order, error, isUnknown: isUnknown(error), ...rest }
}
