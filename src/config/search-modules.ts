import type { InputConfigModules } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { METALS_PROVIDER, POSTGRES_PROVIDER } from "../modules/shared/search-names"
import type { Environment } from "./read-environment"
import { snapshotFile } from "./snapshot-file"

const IDENTIFIERS: Record<Environment["SEARCH_PROVIDER"], string> = { metals: METALS_PROVIDER, postgres: POSTGRES_PROVIDER }

/**
 * The Search Module with both providers and the chosen one as the default: the other stays registered, so that a switch
 * can be migrated away from it. The catalogue feeds a provider that does not follow the stock tables by itself.
 */
export function searchModules(
  environment: Pick<
    Environment,
    "SEARCH_PROVIDER" | "STOCK_FEED" | "HEATS_FEED" | "DATABASE_URL" | "SEARCH_SNAPSHOTS" | "BILLET_HOME"
  >,
): InputConfigModules {
  const { SEARCH_PROVIDER: chosen, STOCK_FEED: STOCK, HEATS_FEED: HEATS } = environment
  return [
    {
      resolve: "./src/modules/metal-catalogue",
      dependencies: [Modules.SEARCH],
      options: {
        feedsSearch: chosen !== "metals",
        loadsAhead: true,
        snapshot: snapshotFile(environment),
        feedAddresses: { STOCK, HEATS },
      },
    },
    {
      resolve: "@medusajs/medusa/search",
      options: {
        default_provider: IDENTIFIERS[chosen],
        providers: [
          { resolve: "./src/modules/metal-search", id: "metals" },
          { resolve: "@medusajs/medusa/search-postgres", id: "postgres", options: { engine: "native" } },
        ],
      },
    },
  ]
}
