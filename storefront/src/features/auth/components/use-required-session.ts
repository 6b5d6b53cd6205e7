"use client"

import { usePathname, useRouter, useSearchParams } from "next/navigation"
import { useEffect } from "react"
import { paths } from "@/lib/paths"
import { useSession } from "./session-provider"

/** The session of a screen that needs one: a visitor is sent to sign in and comes back. */
export function useRequiredSession() {
  const value = useSession()
  const router = useRouter()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  useEffect(() => {
    if (value.status === "unauthenticated")
      router.replace(paths.signIn(query ? `${pathname}?${query}` : pathname, "SessionRequired"))
  }, [value.status, router, pathname, query])
  return value
}
