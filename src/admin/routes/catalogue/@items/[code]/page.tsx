import { RouteDrawer } from "@medusajs/dashboard/components"
import { Heading } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../components/query-state"
import { useMetalStockItem } from "../../../../hooks/api/metal-stock"
import { ItemHeats } from "../../components/item-heats"
import { ItemLevels } from "../../components/item-levels"
import { ItemOverview } from "../../components/item-overview"

/** One item of the stock beside the list: what it is, where it lies, and from which heats. */
const StockItemDrawer = () => {
  const { code = "" } = useParams()
  const { data, isPending, error, refetch } = useMetalStockItem(code)
  return (
    <RouteDrawer>
      <RouteDrawer.Header>
        <RouteDrawer.Title asChild>
          <Heading className="font-mono">{code}</Heading>
        </RouteDrawer.Title>
        <RouteDrawer.Description>{data?.item.productName ?? "Stock item"}</RouteDrawer.Description>
      </RouteDrawer.Header>
      <RouteDrawer.Body className="divide-ui-border-base divide-y overflow-y-auto p-0">
        {data ? (
          <>
            <ItemOverview item={data.item} />
            <ItemLevels levels={data.levels} />
            <ItemHeats heats={data.heats} />
          </>
        ) : isPending ? (
          <LoadingState label="Loading the item" className="h-96" />
        ) : (
          <ErrorState title="The item could not be loaded" error={error} onRetry={refetch} />
        )}
      </RouteDrawer.Body>
    </RouteDrawer>
  )
}

export default StockItemDrawer
