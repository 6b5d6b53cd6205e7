import path from "node:path"
import type { NextConfig } from "next"

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(self)" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
]

const config: NextConfig = {
  // The contract is linked from ../backend, so the bundler's root is the repository.
  turbopack: { root: path.join(import.meta.dirname, "..") },
  outputFileTracingRoot: path.join(import.meta.dirname, ".."),
  // It speaks to the network; bundled it would only be larger.
  serverExternalPackages: ["redis"],
  poweredByHeader: false,
  devIndicators: false,
  experimental: {
    // A contact message with its files: 10 MB and the form around them.
    serverActions: { bodySizeLimit: "11mb" },
    proxyClientMaxBodySize: "11mb",
    // A prefetched stock page may be half a minute old, never five.
    staleTimes: { dynamic: 0, static: 30 },
    // A page comes with its own styles, not with those of every page.
    cssChunking: { type: "graph", requestCost: 3000, weightDistribution: 0.5 },
  },
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],
}

export default config
