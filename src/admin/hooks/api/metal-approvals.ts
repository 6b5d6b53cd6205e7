import type {
  ApprovalAnswer,
  ApprovalListAnswer,
  ApprovalListQuery,
  ApproveBody,
  CompanyListAnswer,
  CompanyListQuery,
  EditTrustedDomainBody,
  ReasonBody,
  TrustedDomainBody,
  TrustedDomainListAnswer,
} from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const APPROVALS = "metal-approvals"
const DOMAINS = "metal-trusted-domains"
const OFTEN_MILLISECONDS = 20_000
const pathOf = (id: string) => `/admin/metal-approvals/${encodeURIComponent(id)}`

/** What waits for a decision, or what was decided; looked at again while the page is open. */
export function useApprovals(query: ApprovalListQuery) {
  return useQuery({
    queryKey: [APPROVALS, "list", query],
    queryFn: () => sdk.client.fetch<ApprovalListAnswer>("/admin/metal-approvals", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: OFTEN_MILLISECONDS,
  })
}

/** One request with its evidence. */
export function useApproval(id: string | null) {
  const { data, ...rest } = useQuery({
    queryKey: [APPROVALS, "one", id],
    queryFn: () => sdk.client.fetch<ApprovalAnswer>(pathOf(id ?? "")),
    enabled: id !== null,
    staleTime: 0,
  })
  return { approval: data?.approval, ...rest }
}

export type Decision =
  | { id: string; verb: "review" }
  | { id: string; verb: "approve"; body: ApproveBody }
  | { id: string; verb: "reject"; body: ReasonBody }

/** Decides a request. Somebody else may have been faster: a refusal is a reason to look again, too. */
export function useDecision() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      sdk.client.fetch<ApprovalAnswer>(`${pathOf(decision.id)}/${decision.verb}`, {
        method: "POST",
        body: "body" in decision ? decision.body : {},
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [APPROVALS] }),
  })
}

export type AccountVerb = { buyerId: string; verb: "suspend"; body: ReasonBody } | { buyerId: string; verb: "reinstate" }

/** Suspends an account or opens it again. */
export function useAccountVerb() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: AccountVerb) =>
      sdk.client.fetch(`/admin/metal-buyers/${encodeURIComponent(change.buyerId)}/${change.verb}`, {
        method: "POST",
        body: "body" in change ? change.body : {},
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: [APPROVALS] }),
  })
}

export function useCompanies(query: CompanyListQuery) {
  return useQuery({
    queryKey: ["metal-companies", query],
    queryFn: () => sdk.client.fetch<CompanyListAnswer>("/admin/metal-companies", { query }),
    placeholderData: keepPreviousData,
  })
}

export function useTrustedDomains(query: CompanyListQuery) {
  return useQuery({
    queryKey: [DOMAINS, query],
    queryFn: () => sdk.client.fetch<TrustedDomainListAnswer>("/admin/metal-trusted-domains", { query }),
    placeholderData: keepPreviousData,
  })
}

export function useAddTrustedDomain() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: TrustedDomainBody) => sdk.client.fetch("/admin/metal-trusted-domains", { method: "POST", body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [DOMAINS] }),
  })
}

export function useEditTrustedDomain() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: EditTrustedDomainBody & { id: string }) =>
      sdk.client.fetch(`/admin/metal-trusted-domains/${encodeURIComponent(id)}`, { method: "POST", body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [DOMAINS] }),
  })
}

/** A file that came with a request. */
export async function fetchRequestFile(requestId: string, fileId: string): Promise<Blob> {
  const path = `${pathOf(requestId)}/files/${encodeURIComponent(fileId)}`
  const answer = await sdk.client.fetch<Response>(path, { headers: { accept: "application/octet-stream" } })
  return await answer.blob()
}
