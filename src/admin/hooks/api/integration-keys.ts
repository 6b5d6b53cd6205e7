import type { IntegrationKeyBody, IntegrationKeyListAnswer, NewIntegrationKeyAnswer } from "@billet/backend/contract"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-integration-keys"
const ROOT = "/admin/metal-integration-keys"

/** The keys of integrators, newest first. */
export function useIntegrationKeys() {
  return useQuery({
    queryKey: [KEY],
    queryFn: () => sdk.client.fetch<IntegrationKeyListAnswer>(ROOT, { query: { limit: 200 } }),
    staleTime: 0,
  })
}

export function useCreateIntegrationKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: IntegrationKeyBody) => sdk.client.fetch<NewIntegrationKeyAnswer>(ROOT, { method: "POST", body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

export function useRevokeIntegrationKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => sdk.client.fetch(`${ROOT}/${encodeURIComponent(id)}/revoke`, { method: "POST" }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}
