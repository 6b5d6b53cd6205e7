import type {
  FeedImportAnswer,
  FeedImportListAnswer,
  FeedImportListQuery,
  FeedImportStatus,
  FeedImportVerb,
  FeedKind,
  FeedPreviewAnswer,
  FeedRejectionListAnswer,
  FeedSourceAnswer,
  FeedSourceListAnswer,
  NewFeedImportBody,
} from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-imports"
const pathOf = (id: string) => `/admin/metal-imports/${encodeURIComponent(id)}`

const RUNNING_MILLISECONDS = 800
const IDLE_MILLISECONDS = 15_000
const isMoving = (status: FeedImportStatus) => status === "PENDING" || status === "RUNNING"

type Page = { limit: number; offset: number }

/** A page of imports, newest first; followed closely while one of them runs. */
export function useFeedImports(query: FeedImportListQuery) {
  return useQuery({
    queryKey: [KEY, "list", query],
    queryFn: () => sdk.client.fetch<FeedImportListAnswer>("/admin/metal-imports", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.imports.some((one) => isMoving(one.status)) ? RUNNING_MILLISECONDS : IDLE_MILLISECONDS,
  })
}

/** The feeds of every night. */
export function useFeedSources() {
  return useQuery({
    queryKey: [KEY, "sources"],
    queryFn: () => sdk.client.fetch<FeedSourceListAnswer>("/admin/metal-imports/sources"),
    staleTime: 0,
    refetchInterval: IDLE_MILLISECONDS,
  })
}

/** Looks at a nightly feed now. */
export function useCheckFeedSource() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (kind: FeedKind) =>
      sdk.client.fetch<FeedSourceAnswer>(`/admin/metal-imports/sources/${kind.toLowerCase()}/check`, { method: "POST" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** One import, followed closely while it runs. */
export function useFeedImport(id: string) {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "one", id],
    queryFn: () => sdk.client.fetch<FeedImportAnswer>(pathOf(id)),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.import.status) ? RUNNING_MILLISECONDS : IDLE_MILLISECONDS),
  })
  return { feed: data?.import, ...rest }
}

/** A page of what an import refused; `refused` asks again when there are more. */
export function useFeedRejections(id: string, page: Page, refused: number) {
  return useQuery({
    queryKey: [KEY, "rejections", id, page, refused],
    queryFn: () => sdk.client.fetch<FeedRejectionListAnswer>(`${pathOf(id)}/rejections`, { query: page }),
    placeholderData: keepPreviousData,
  })
}

/** What a feed would change. */
export function usePreviewFeed() {
  return useMutation({
    mutationFn: (body: NewFeedImportBody) =>
      sdk.client.fetch<FeedPreviewAnswer>("/admin/metal-imports/preview", { method: "POST", body }),
  })
}

/** Takes a feed in; it runs in the background. */
export function useStartFeedImport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewFeedImportBody) => sdk.client.fetch<FeedImportAnswer>("/admin/metal-imports", { method: "POST", body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY, "list"] }),
  })
}

/** Confirms, cancels or runs an import again. */
export function useFeedImportVerb(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (verb: FeedImportVerb) => sdk.client.fetch<FeedImportAnswer>(`${pathOf(id)}/${verb}`, { method: "POST" }),
    // Somebody else may have decided meanwhile: a refusal is a reason to look again, too.
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** Everything an import refused, as CSV. */
export async function fetchRejectionsCsv(id: string): Promise<Blob> {
  const answer = await sdk.client.fetch<Response>(`${pathOf(id)}/rejections.csv`, { headers: { accept: "text/csv" } })
  return await answer.blob()
}
