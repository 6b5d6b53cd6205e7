import type { ExecArgs } from "@medusajs/framework/types"
import { seedShop } from "./seed/seed-shop"

/** An empty shop that works: regions, stock locations, sales channel, publishable key. Repeating it changes nothing. */
export default async function openShop({ container }: ExecArgs): Promise<void> {
  await seedShop(container)
}
