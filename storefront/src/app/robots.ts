import type { MetadataRoute } from "next"
import { headers } from "next/headers"
import { publicOrigin } from "@/features/auth/public-origin"
import { env } from "@/lib/env"
import { paths } from "@/lib/paths"

/** The stock may be indexed; carts, accounts and calls may not. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  const origin = publicOrigin(await headers(), "http://localhost", env())
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/account/", "/auth/", "/cart", "/checkout", "/api/"] },
    sitemap: `${origin}${paths.sitemap}`,
  }
}
