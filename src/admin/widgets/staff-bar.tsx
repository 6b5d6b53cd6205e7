import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { BellAlert } from "@medusajs/icons"
import { IconButton, Tooltip } from "@medusajs/ui"
import { Link } from "react-router-dom"
import { useNotifications } from "../hooks/api/metal-notifications"
import { useMe } from "../hooks/api/metal-staff"
import { useSecondFactorFirst } from "../hooks/use-second-factor-first"
import { useRefusalToasts } from "../hooks/use-refusal-toasts"
import { menuStyle } from "../lib/hidden-menu"

const BASE = "/app"
const MOST = 99
/** Medusa's own bell, in the bar this one stands in: it tells of Medusa's exports alone, and two bells are one too many. */
const OTHER_BELL = '.border-b:has(> div [data-staff-bell]) button[aria-haspopup="dialog"]{display:none}'

/** In every page's bar: what waits for the signed-in person, and menus without what they may not open. */
const StaffBar = () => {
  useRefusalToasts()
  useSecondFactorFirst()
  const me = useMe()
  const { data } = useNotifications({ limit: 1 })
  const unread = data?.unread ?? 0
  const label = unread ? `${unread} unread to see to` : "Nothing unread to see to"
  return (
    <>
      <style>{OTHER_BELL}</style>
      {me && <style>{menuStyle(me, BASE)}</style>}
      <Tooltip content={label}>
        <IconButton variant="transparent" className="relative" asChild>
          <Link to="/notifications" aria-label={label} data-staff-bell>
            <BellAlert />
            {unread > 0 && (
              <span className="bg-ui-tag-red-icon text-ui-fg-on-color absolute -right-1 -top-1 rounded-full px-1 text-[10px] leading-4 tabular-nums">
                {Math.min(unread, MOST)}
              </span>
            )}
          </Link>
        </IconButton>
      </Tooltip>
    </>
  )
}

export const config = defineWidgetConfig({ zone: "topbar" })

export default StaffBar
