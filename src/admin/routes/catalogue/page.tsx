import { defineRouteConfig } from "@medusajs/admin-sdk"
import { LayoutComposer } from "@medusajs/dashboard/components"
import { Layers3 } from "@medusajs/icons"
import { LastImports } from "./components/last-imports"
import { StockTable } from "./components/stock-table"

/** The stock as the sales desk searches it, under the feeds it came from. */
const CataloguePage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_catalogue.list"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <>
            <LayoutComposer.Entry id="LastImports">
              <LastImports />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="StockTable">
              <StockTable />
            </LayoutComposer.Entry>
          </>
        ),
      }}
    />
  )
}

export default CataloguePage

export const config = defineRouteConfig({ label: "Catalogue", icon: Layers3 })
export const handle = { breadcrumb: () => "Catalogue" }
