import { defineRouteConfig } from "@medusajs/admin-sdk"
import { LayoutComposer } from "@medusajs/dashboard/components"
import { PriceSimulator } from "./components/price-simulator"

/** What a line costs and why, by the live rules and by one that is not active yet. */
const SimulatorPage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_price_simulator.details"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <LayoutComposer.Entry id="PriceSimulator">
            <PriceSimulator />
          </LayoutComposer.Entry>
        ),
      }}
    />
  )
}

export default SimulatorPage

export const config = defineRouteConfig({ label: "Simulator" })
export const handle = { breadcrumb: () => "Simulator" }
