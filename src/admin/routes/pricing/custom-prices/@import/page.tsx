import { RouteFocusModal } from "@medusajs/dashboard/components"
import { ImportPrices } from "../components/import-prices"

/** Takes in a file of custom prices: choose it, see what it would change, write. */
const ImportPricesModal = () => {
  return (
    <RouteFocusModal>
      <ImportPrices />
    </RouteFocusModal>
  )
}

export default ImportPricesModal
