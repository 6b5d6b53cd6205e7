import type { OwnStaffAnswer, StaffAnswer, StaffListAnswer, StaffListQuery, StaffRightsBody } from "@billet/backend/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk"

const KEY = "metal-staff"
const pathOf = (userId: string) => `/admin/metal-staff/${encodeURIComponent(userId)}`

/** A page of the people of the admin. */
export function useStaff(query: StaffListQuery) {
  return useQuery({
    queryKey: [KEY, "list", query],
    queryFn: () => sdk.client.fetch<StaffListAnswer>("/admin/metal-staff", { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One of them. */
export function useStaffMember(userId: string) {
  const { data, ...rest } = useQuery({
    queryKey: [KEY, "one", userId],
    queryFn: () => sdk.client.fetch<StaffAnswer>(pathOf(userId)),
    staleTime: 0,
  })
  return { member: data?.staff, ...rest }
}

/** Who is signed in, and what they may do. */
export function useMe() {
  return useOwnAnswer()?.staff
}

/** Whether everything is refused until the person who is signed in has a second factor. */
export function useNeedsSecondFactor(): boolean {
  return useOwnAnswer()?.needsSecondFactor ?? false
}

function useOwnAnswer() {
  const { data } = useQuery({
    queryKey: [KEY, "me"],
    queryFn: () => sdk.client.fetch<OwnStaffAnswer>("/admin/metal-staff/me"),
    staleTime: 60_000,
  })
  return data
}

export function useChangeRights(userId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: StaffRightsBody) => sdk.client.fetch<StaffAnswer>(pathOf(userId), { method: "POST", body }),
    // A refusal may mean that somebody else changed them: a reason to look again, too.
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}
