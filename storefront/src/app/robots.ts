import type { MetadataRoute } from "next"

/** The stock may be indexed; carts, accounts and calls may not. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: "*", allow: "/", disallow: ["/account/", "/auth/", "/cart", "/checkout", "/api/"] } }
}
