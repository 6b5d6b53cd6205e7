import { defineRouteConfig } from "@medusajs/admin-sdk"
import { LayoutComposer } from "@medusajs/dashboard/components"
import { CurrencyDollar } from "@medusajs/icons"
import { PricingWarnings } from "./components/pricing-warnings"
import { RulesTable } from "./components/rules-table"

/** The rules prices are made by, under what is wrong with them. */
const PricingPage = () => {
  return (
    <LayoutComposer
      widgetsZonePrefix="metal_pricing.list"
      preferredLayoutId="core:single-column"
      disableWidgets
      sections={{
        main: (
          <>
            <LayoutComposer.Entry id="PricingWarnings">
              <PricingWarnings />
            </LayoutComposer.Entry>
            <LayoutComposer.Entry id="RulesTable">
              <RulesTable />
            </LayoutComposer.Entry>
          </>
        ),
      }}
    />
  )
}

export default PricingPage

export const config = defineRouteConfig({ label: "Pricing", icon: CurrencyDollar })
export const handle = { breadcrumb: () => "Pricing" }
