import { defineRouteConfig } from "@medusajs/admin-sdk"
import { LayoutComposer } from "@medusajs/dashboard/components"
import { RuleTimeline } from "./components/rule-timeline"

/** When the rules hold. */
const TimelinePage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_pricing_timeline.list"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <LayoutComposer.Entry id="RuleTimeline">
            <RuleTimeline />
          </LayoutComposer.Entry>
        ),
      }}
    />
  )
}

export default TimelinePage

export const config = defineRouteConfig({ label: "Timeline" })
export const handle = { breadcrumb: () => "Timeline" }
