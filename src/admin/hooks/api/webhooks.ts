import type {
  WebhookBody,
  WebhookChange,
  WebhookDeliveryAnswer,
  WebhookDeliveryListAnswer,
  WebhookDeliveryListQuery,
  WebhookListAnswer,
  WebhookReplayAnswer,
  WebhookReplayBody,
  WebhookSecretAnswer,
} from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-webhooks"
const ROOT = "/admin/metal-webhooks"
const DELIVERIES = "/admin/metal-webhook-deliveries"
const OFTEN_MILLISECONDS = 10_000

/** A change of endpoints or messages; both lists are read anew after it. */
function useWebhookMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }) })
}

const pathOf = (root: string, id: string, verb = "") => `${root}/${encodeURIComponent(id)}${verb}`

/** Endpoints, newest first; looked at again while the page is open. */
export function useWebhooks() {
  return useQuery({
    queryKey: [KEY, "list"],
    queryFn: () => sdk.client.fetch<WebhookListAnswer>(ROOT, { query: { limit: 200 } }),
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

export const useCreateWebhook = () =>
  useWebhookMutation((body: WebhookBody) => sdk.client.fetch<WebhookSecretAnswer>(ROOT, { method: "POST", body }))

export const useChangeWebhook = (id: string) =>
  useWebhookMutation((body: WebhookChange) => sdk.client.fetch(pathOf(ROOT, id), { method: "POST", body }))

export const useRemoveWebhook = (id: string) => useWebhookMutation(() => sdk.client.fetch(pathOf(ROOT, id), { method: "DELETE" }))

export const useNewWebhookSecret = (id: string) =>
  useWebhookMutation(() => sdk.client.fetch<WebhookSecretAnswer>(pathOf(ROOT, id, "/secret"), { method: "POST" }))

export const useTestWebhook = (id: string) =>
  useWebhookMutation(() => sdk.client.fetch<WebhookDeliveryAnswer>(pathOf(ROOT, id, "/ping"), { method: "POST" }))

/** A page of messages, newest first. */
export function useWebhookDeliveries(query: WebhookDeliveryListQuery) {
  return useQuery({
    queryKey: [KEY, "deliveries", query],
    queryFn: () => sdk.client.fetch<WebhookDeliveryListAnswer>(DELIVERIES, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

export function useWebhookDelivery(id: string) {
  return useQuery({
    queryKey: [KEY, "delivery", id],
    queryFn: () => sdk.client.fetch<WebhookDeliveryAnswer>(pathOf(DELIVERIES, id)),
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

export const useReplayDelivery = (id: string) =>
  useWebhookMutation(() => sdk.client.fetch<WebhookDeliveryAnswer>(pathOf(DELIVERIES, id, "/replay"), { method: "POST" }))

export const useReplayFailed = () =>
  useWebhookMutation((body: WebhookReplayBody) =>
    sdk.client.fetch<WebhookReplayAnswer>(`${DELIVERIES}/replay`, { method: "POST", body }),
  )
