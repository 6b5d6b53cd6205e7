import type { SystemAnswer, SystemMailAnswer, SystemMailListAnswer } from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-system"
const ROOT = "/admin/metal-system"
const OFTEN_MILLISECONDS = 10_000

/** How the shop's machinery does; looked at again while the page is open. */
export function useSystem() {
  return useQuery({
    queryKey: [KEY, "state"],
    queryFn: () => sdk.client.fetch<SystemAnswer>(ROOT),
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

/** A page of the mails that are not sent, newest first. */
export function useUnsentMails(query: { limit: number; offset: number }) {
  return useQuery({
    queryKey: [KEY, "mails", query],
    queryFn: () => sdk.client.fetch<SystemMailListAnswer>(`${ROOT}/mails`, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

/** Has a mail sent now; the page is read anew after it. */
export function useRetryMail() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      sdk.client.fetch<SystemMailAnswer>(`${ROOT}/mails/${encodeURIComponent(id)}/retry`, { method: "POST" }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}
