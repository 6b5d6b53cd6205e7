import type { SimulateAnswer, SimulateBody } from "@billet/backend/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

/** What a line costs and why; asked again when the question changes, while the last answer stays on screen. */
export function usePriceSimulation(body: SimulateBody | null) {
  return useQuery({
    queryKey: ["price-simulation", body],
    queryFn: () => sdk.client.fetch<SimulateAnswer>("/admin/metal-pricing/simulate", { method: "POST", body: body ?? undefined }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 60_000,
  })
}
