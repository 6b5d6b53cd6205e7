import { RouteDrawer } from "@medusajs/dashboard/components"
import { Heading } from "@medusajs/ui"
import { CustomPriceEditor } from "../components/custom-price-editor"

/** Agrees on a price with a company or customer. */
const CreateCustomPriceDrawer = () => {
  return (
    <RouteDrawer>
      <RouteDrawer.Header>
        <RouteDrawer.Title asChild>
          <Heading>Create a custom price</Heading>
        </RouteDrawer.Title>
        <RouteDrawer.Description className="sr-only">For a company or a customer</RouteDrawer.Description>
      </RouteDrawer.Header>
      <CustomPriceEditor />
    </RouteDrawer>
  )
}

export default CreateCustomPriceDrawer
