import { RouteDrawer } from "@medusajs/dashboard/components"
import { Heading } from "@medusajs/ui"
import { useParams } from "react-router-dom"
import { ErrorState, LoadingState } from "../../../../../components/query-state"
import { useCustomPrice } from "../../../../../hooks/api/custom-prices"
import { time } from "../../../../../lib/format"
import { CustomPriceEditor } from "../../components/custom-price-editor"

/** One custom price beside the list. */
const CustomPriceDrawer = () => {
  const { id = "" } = useParams()
  const { price, isPending, error, refetch } = useCustomPrice(id)
  return (
    <RouteDrawer>
      <RouteDrawer.Header>
        <RouteDrawer.Title asChild>
          <Heading>Custom price</Heading>
        </RouteDrawer.Title>
        <RouteDrawer.Description>
          {price
            ? `Changed ${time(price.updatedAt)}${price.updatedBy ? ` by ${price.updatedBy}` : ""}`
            : "Agreed with a company or customer"}
        </RouteDrawer.Description>
      </RouteDrawer.Header>
      {price ? (
        <CustomPriceEditor price={price} />
      ) : (
        <RouteDrawer.Body>
          {isPending ? (
            <LoadingState label="Loading the price" className="h-96" />
          ) : (
            <ErrorState title="The price could not be loaded" error={error} onRetry={refetch} />
          )}
        </RouteDrawer.Body>
      )}
    </RouteDrawer>
  )
}

export default CustomPriceDrawer
