import { FetchError } from "@medusajs/js-sdk"
import { useQueryClient } from "@tanstack/react-query"
import { toast } from "@medusajs/ui"
import { useEffect } from "react"

/** Medusa asks for its own notifications on every page, which is not what anybody came for. */
const isAskedFor = (key: readonly unknown[]) => key[0] !== "notification"

/** Says why when the server refuses what a page asks for: Medusa's own pages show that something failed, not what. */
export function useRefusalToasts(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error" || !isAskedFor(event.query.queryKey)) return
        const error: unknown = event.action.error
        if (error instanceof FetchError && error.status === 403) {
          toast.error("You may not see this", { id: "refused", description: error.message })
        }
      }),
    [queries],
  )
}
