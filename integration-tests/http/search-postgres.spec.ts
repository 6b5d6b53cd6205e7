import type { CatalogSearchAnswer } from "@billet/backend/contract"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"
import { eventually } from "../support/eventually"
import { searchConformance } from "../support/search-conformance"

searchConformance({ name: "postgres", identifier: "search-postgres" }, ({ container, client }) => {
  const found = async (productCode: string) => {
    const { body } = await client.post("/api/catalog-search", { productCode })
    return (body as CatalogSearchAnswer).metalsCatalog[0]
  }

  it("hears of changes of stock: of a level, of an item, of a new one and of one that is gone", async () => {
    const catalogue = container().resolve<MetalCatalogueService>(METAL_CATALOGUE)
    const [item] = await catalogue.listStockItems({ product_code: "718 RB 04500 SA120" }, { relations: ["levels"] })
    const [level] = item?.levels ?? []
    if (!item || !level) throw new Error("The stock holds no such bar")
    await catalogue.updateStockLevels({ id: level.id, on_hand_mils: 777_500, reserved_mils: 500 })
    await eventually(() => found(item.product_code), (seen) => seen?.availableInches === 777)
    await catalogue.updateStockItems({ id: item.id, product_name: "Renamed" })
    await eventually(() => found(item.product_code), (seen) => seen?.productName === "Renamed")
    const { id: _id, levels: _levels, heats: _heats, ...facts } = { ...item, heats: [] }
    await catalogue.createStockItems([{ ...facts, product_code: "718 RB 99999 NEW", normalised_code: "718_rb_99999_new" }])
    await eventually(() => found("718 RB 99999 NEW"), (seen) => seen !== undefined)
    await catalogue.softDeleteStockItems([item.id])
    await eventually(() => found(item.product_code), (seen) => seen === undefined)
  })
})
