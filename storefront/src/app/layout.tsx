import type { Metadata, Viewport } from "next"
import { cookies } from "next/headers"
import type { ReactNode } from "react"
import "@/styles/tokens.css"
import "@/styles/base.css"
import "@/styles/primitives.css"
import { Footer } from "@/components/footer"
import { SessionProvider } from "@/features/auth/components/session-provider"
import { getSession, publicSession } from "@/features/auth/session"
import { CartProvider } from "@/features/cart/components/cart-provider"
import { getCart } from "@/features/cart/data"
import { MetalDefinitions } from "@/features/drawing/components/metal-definitions"
import { Header } from "@/features/header/components/header"
import { THEME_COOKIE, toTheme } from "@/features/theme/theme-values"
import { toUnitSystem, UNITS_COOKIE } from "@/features/units/unit-values"
import { BRAND } from "@/lib/brand"
import { mono, sans } from "@/lib/fonts"

/** Every page shows the session and the cart, and carries its own nonce. */
export const dynamic = "force-dynamic"

export const metadata: Metadata = {
  title: { default: `${BRAND.name} | ${BRAND.line}`, template: `%s | ${BRAND.name}` },
  description: BRAND.description,
  openGraph: { siteName: BRAND.name, type: "website", description: BRAND.description },
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfbf9" },
    { media: "(prefers-color-scheme: dark)", color: "#111316" },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [session, cart, store] = await Promise.all([getSession(), getCart(), cookies()])
  const theme = toTheme(store.get(THEME_COOKIE)?.value)
  const units = toUnitSystem(store.get(UNITS_COOKIE)?.value)
  return (
    <html lang="en" data-theme={theme} data-units={units} className={`${sans.variable} ${mono.variable}`}>
      <body>
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <MetalDefinitions />
        <SessionProvider initial={publicSession(session)}>
          <CartProvider snapshot={cart} signedIn={session !== null}>
            <Header units={units} />
            <main id="content" tabIndex={-1}>
              {children}
            </main>
            <Footer theme={theme} units={units} />
          </CartProvider>
        </SessionProvider>
      </body>
    </html>
  )
}
