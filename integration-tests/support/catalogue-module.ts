import { join } from "node:path"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { moduleIntegrationTestRunner, type SuiteOptions } from "@medusajs/test-utils"
import { METAL_CATALOGUE } from "../../src/modules/metal-catalogue"
import { BarCut } from "../../src/modules/metal-catalogue/models/bar-cut"
import { FeedImport } from "../../src/modules/metal-catalogue/models/feed-import"
import { FeedRejection } from "../../src/modules/metal-catalogue/models/feed-rejection"
import { Heat } from "../../src/modules/metal-catalogue/models/heat"
import { Reservation } from "../../src/modules/metal-catalogue/models/reservation"
import { Setting } from "../../src/modules/metal-catalogue/models/setting"
import { StockItem } from "../../src/modules/metal-catalogue/models/stock-item"
import { StockLevel } from "../../src/modules/metal-catalogue/models/stock-level"
import type MetalCatalogueService from "../../src/modules/metal-catalogue/service"

const MODULE = join(__dirname, "../../src/modules/metal-catalogue")

/** The console without what it says when all is well. */
const quietConsole = Object.assign(Object.create(console) as Console, { info: () => undefined })

/** Runs tests against the catalogue module and the tables its own migrations make, fresh for every test. */
export function catalogueModuleTests(testSuite: (options: SuiteOptions<MetalCatalogueService>) => void): void {
  moduleIntegrationTestRunner<MetalCatalogueService>({
    moduleName: METAL_CATALOGUE,
    resolve: MODULE,
    moduleModels: [BarCut, FeedImport, FeedRejection, Heat, Reservation, Setting, StockItem, StockLevel],
    pathToMigrations: join(MODULE, "migrations"),
    injectedDependencies: { [ContainerRegistrationKeys.LOGGER]: quietConsole },
    testSuite,
  })
}
