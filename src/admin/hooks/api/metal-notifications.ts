import type {
  NotificationAnswer,
  NotificationListAnswer,
  NotificationListQuery,
  NotificationVerb,
} from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-notifications"
const LOOK_MILLISECONDS = 30_000

/** A page of what the signed-in person should know, looked at again while the page is open. */
export function useNotifications(query: NotificationListQuery) {
  return useQuery({
    queryKey: [KEY, query],
    queryFn: () => sdk.client.fetch<NotificationListAnswer>("/admin/metal-notifications", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: LOOK_MILLISECONDS,
  })
}

/** Reads, acts on or dismisses one. */
export function useNotificationVerb() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, verb }: { id: string; verb: NotificationVerb }) =>
      sdk.client.fetch<NotificationAnswer>(`/admin/metal-notifications/${encodeURIComponent(id)}/${verb}`, { method: "POST" }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}
