import type {
  CompanyAnswer,
  CustomerAccountAnswer,
  EditCompanyBody,
  MergeCompaniesBody,
  MergePreviewAnswer,
} from "@billet/backend/contract"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-companies"
const CUSTOMER = "metal-customer"
const pathOf = (id: string) => `/admin/metal-companies/${encodeURIComponent(id)}`
const customerPath = (id: string) => `/admin/metal-customers/${encodeURIComponent(id)}`

/** One company with its people. */
export function useCompany(id: string) {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "one", id],
    queryFn: () => sdk.client.fetch<CompanyAnswer>(pathOf(id)),
    staleTime: 0,
  })
  return { company: data?.company, ...rest }
}

export function useEditCompany(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: EditCompanyBody) => sdk.client.fetch<CompanyAnswer>(pathOf(id), { method: "POST", body }),
    // Somebody else may have been faster: a refusal is a reason to look again, too.
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** What merging a company into another would do; nothing until another one is chosen. */
export function useMergePreview(id: string, into: string) {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "merge", id, into],
    queryFn: () => sdk.client.fetch<MergePreviewAnswer>(`${pathOf(id)}/merge`, { query: { into } }),
    enabled: into !== "",
    staleTime: 0,
    retry: false,
  })
  return { merge: data?.merge, ...rest }
}

export function useMergeCompanies(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MergeCompaniesBody) => sdk.client.fetch<CompanyAnswer>(`${pathOf(id)}/merge`, { method: "POST", body }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** What the trade knows of a customer. */
export function useCustomerAccount(customerId: string) {
  const { data, ...rest } = useQuery({
    queryKey: [CUSTOMER, customerId],
    queryFn: () => sdk.client.fetch<CustomerAccountAnswer>(customerPath(customerId)),
    staleTime: 0,
  })
  return { account: data?.account, ...rest }
}

export type CustomerVerb = "sign-out" | "second-factor/remove"

/** Does something to a customer's sign-in. */
export function useCustomerVerb(customerId: string, verb: CustomerVerb) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      sdk.client.fetch<CustomerAccountAnswer>(`${customerPath(customerId)}/${verb}`, { method: "POST", body: {} }),
    onSuccess: (answer) => queries.setQueryData([CUSTOMER, customerId], answer),
  })
}
