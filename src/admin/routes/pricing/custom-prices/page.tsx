import { defineRouteConfig } from "@medusajs/admin-sdk"
import { LayoutComposer } from "@medusajs/dashboard/components"
import { CustomPricesTable } from "./components/custom-prices-table"

/** Prices agreed with one company or customer. */
const CustomPricesPage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_custom_price.list"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <LayoutComposer.Entry id="CustomPricesTable">
            <CustomPricesTable />
          </LayoutComposer.Entry>
        ),
      }}
    />
  )
}

export default CustomPricesPage

export const config = defineRouteConfig({ label: "Custom prices" })
export const handle = { breadcrumb: () => "Custom prices" }
