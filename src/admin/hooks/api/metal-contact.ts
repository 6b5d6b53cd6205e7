import type {
  AttachmentView,
  ContactListAnswer,
  ContactListQuery,
  ContactMessageAnswer,
  WaitlistAnswer,
  WaitlistQuery,
} from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const MESSAGES = "metal-contact"
const OFTEN_MILLISECONDS = 30_000
const pathOf = (id: string) => `/admin/metal-contact/${encodeURIComponent(id)}`

/** A page of contact messages, newest first; looked at again while the page is open. */
export function useMessages(query: ContactListQuery) {
  return useQuery({
    queryKey: [MESSAGES, "list", query],
    queryFn: () => sdk.client.fetch<ContactListAnswer>("/admin/metal-contact", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

export function useMessage(id: string) {
  const { data, ...rest } = useQuery({
    queryKey: [MESSAGES, "one", id],
    queryFn: () => sdk.client.fetch<ContactMessageAnswer>(pathOf(id)),
    staleTime: 0,
  })
  return { message: data?.message, ...rest }
}

/** Marks a message as answered; who did it first stays. */
export function useAnswered(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => sdk.client.fetch<ContactMessageAnswer>(`${pathOf(id)}/answered`, { method: "POST" }),
    onSettled: () => queries.invalidateQueries({ queryKey: [MESSAGES] }),
  })
}

/** A file that came with a message. */
export async function fetchAttachment(messageId: string, { id }: AttachmentView): Promise<Blob> {
  const path = `${pathOf(messageId)}/attachments/${encodeURIComponent(id)}`
  const answer = await sdk.client.fetch<Response>(path, { headers: { accept: "application/octet-stream" } })
  return await answer.blob()
}

/** A page of the waitlist, newest first. */
export function useWaitlist(query: WaitlistQuery) {
  return useQuery({
    queryKey: ["metal-waitlist", query],
    queryFn: () => sdk.client.fetch<WaitlistAnswer>("/admin/metal-waitlist", { query }),
    placeholderData: keepPreviousData,
  })
}

/** The whole waitlist as a file. */
export async function fetchWaitlistCsv(): Promise<Blob> {
  const answer = await sdk.client.fetch<Response>("/admin/metal-waitlist/export", { headers: { accept: "text/csv" } })
  return await answer.blob()
}
