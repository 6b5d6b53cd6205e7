import { defineWidgetConfig } from "@medusajs/admin-sdk"
import { ArrowDownTray } from "@medusajs/icons"
import { Button, Container, Text } from "@medusajs/ui"

/** All metal orders as a file, above the list of orders. */
const ExportMetalOrders = () => (
  <Container className="flex items-center justify-between gap-x-4 px-6 py-3">
    <Text size="small" className="text-ui-fg-subtle">
      One line for each line of each metal order
    </Text>
    <Button size="small" variant="secondary" asChild>
      <a href="/admin/metal-orders/export.csv" download>
        <ArrowDownTray />
        Export metal orders
      </a>
    </Button>
  </Container>
)

export default ExportMetalOrders

export const config = defineWidgetConfig({ zone: "order.list.before", id: "billet-export-metal-orders" })
