import { toast } from "@medusajs/ui"
import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useNeedsSecondFactor } from "./api/metal-staff"

/** Where Medusa's own page lets somebody set a second factor up. */
const PROFILE = "/settings/profile"

/** Leads whoever has no second factor to the page where they set it up, as long as the shop demands one. */
export function useSecondFactorFirst(): void {
  const isNeeded = useNeedsSecondFactor()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isNeeded) return
    toast.info("Set a second factor up", {
      id: "second-factor",
      description: "This admin asks for one. Set it up here, then sign out and in again with it.",
      duration: Infinity,
    })
    if (pathname !== PROFILE) void navigate(PROFILE, { replace: true })
  }, [isNeeded, pathname, navigate])
}
