import type {
  AdminCustomPrice,
  CustomPriceAnswer,
  CustomPriceBody,
  CustomPriceImportAnswer,
  CustomPriceListAnswer,
  CustomPriceListQuery,
  ImportCustomPricesBody,
  PriceOwnerAnswer,
  PriceOwnerQuery,
  PricingCondition,
} from "@billet/backend/contract"
import { ownerIdsOf } from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { sdk } from "../../lib/sdk"

const KEY = "custom-prices"
const PRICES = "/admin/metal-pricing/custom-prices"
const pathOf = (id: string) => `${PRICES}/${encodeURIComponent(id)}`

/** A page of custom prices by product code. */
export function useCustomPrices(query: CustomPriceListQuery) {
  return useQuery({
    queryKey: [KEY, "list", query],
    queryFn: () => sdk.client.fetch<CustomPriceListAnswer>(PRICES, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useCustomPrice(id: string) {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "one", id],
    queryFn: () => sdk.client.fetch<CustomPriceAnswer>(pathOf(id)),
    staleTime: 0,
  })
  return { price: data?.customPrice, ...rest }
}

type ToSave = { body: CustomPriceBody; at?: Pick<AdminCustomPrice, "id" | "version"> }

/** Adds a custom price, or replaces the one that was opened. */
export function useSaveCustomPrice() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ body, at }: ToSave) =>
      sdk.client.fetch<CustomPriceAnswer>(at ? pathOf(at.id) : PRICES, {
        method: "POST",
        body: at ? { ...body, version: at.version } : body,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** What a file would change or, with `commit`, changes. */
export function useImportCustomPrices() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ImportCustomPricesBody) =>
      sdk.client.fetch<CustomPriceImportAnswer>(`${PRICES}/import`, { method: "POST", body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY, "list"] }),
  })
}

/** Every custom price in use, as a file that an import takes. */
export async function fetchCustomPricesCsv(): Promise<Blob> {
  const answer = await sdk.client.fetch<Response>(`${PRICES}/export`, { headers: { accept: "text/csv" } })
  return await answer.blob()
}

/** So many ids fit into one address. */
const MOST_NAMED = 200

/** Companies and customers whose name or e-mail address holds a text, or those with some ids; nobody without either. */
export function usePriceOwners(query: PriceOwnerQuery) {
  const { data, ...rest } = useQuery({
    queryKey: ["price-owners", query],
    queryFn: () => sdk.client.fetch<PriceOwnerAnswer>("/admin/metal-pricing/owners", { query }),
    placeholderData: keepPreviousData,
    enabled: query.id !== "",
  })
  return { owners: data?.owners, ...rest }
}

/** The names of the companies and customers that the conditions of rules speak of, by id. */
export function useOwnerNames(rules: readonly { conditions: readonly PricingCondition[] }[]): ReadonlyMap<string, string> {
  const ids = ownerIdsOf(rules.flatMap(({ conditions }) => conditions)).slice(0, MOST_NAMED)
  const { owners } = usePriceOwners({ id: ids.join(","), limit: MOST_NAMED })
  return useMemo(() => new Map(owners?.map(({ id, name }) => [id, name])), [owners])
}
