import type { Metadata, Viewport } from "next"
import { cookies, headers } from "next/headers"
import type { ReactNode } from "react"
import "@/styles/tokens.css"
import "@/styles/base.css"
import "@/styles/primitives.css"
import { EarlyInput } from "@/components/early-input"
import { Footer } from "@/components/footer"
import { Letterhead } from "@/components/letterhead"
import { LinkNavigation } from "@/components/link-navigation"
import { SessionProvider } from "@/features/auth/components/session-provider"
import { getSession, publicSession } from "@/features/auth/session"
import { publicOrigin } from "@/features/auth/public-origin"
import { CartProvider } from "@/features/cart/components/cart-provider"
import { getCart } from "@/features/cart/data"
import { ConsentBanner } from "@/features/consent/components/consent-banner"
import { CONSENT_COOKIE, toConsent } from "@/features/consent/consent-values"
import { MetalDefinitions } from "@/features/drawing/components/metal-definitions"
import { Header } from "@/features/header/components/header"
import { THEME_COOKIE, toTheme } from "@/features/theme/theme-values"
import { toUnitSystem, UNITS_COOKIE } from "@/features/units/unit-values"
import { BRAND } from "@/lib/brand"
import icon from "@/lib/brand-icon.svg"
import { nonceOf } from "@/lib/content-security-policy"
import { EARLY_PRESSES } from "@/lib/early-presses"
import { env } from "@/lib/env"
import { mono, sans } from "@/lib/fonts"
import { cardImage } from "@/lib/page-metadata"
import { brandTexts } from "@/texts/en/brand"
import { commonTexts } from "@/texts/en/common"
import { getLanguage, getTexts } from "@/texts/get-texts"
import { TextsProvider } from "@/texts/texts-provider"

/** Every page shows the session and the cart, and carries its own nonce. */
export const dynamic = "force-dynamic"

export async function generateMetadata(): Promise<Metadata> {
  const { line, description } = await getTexts(brandTexts)
  return {
    metadataBase: new URL(publicOrigin(await headers(), "http://localhost", env())),
    title: { default: `${BRAND.name} | ${line}`, template: `%s | ${BRAND.name}` },
    description,
    openGraph: { siteName: BRAND.name, type: "website", description, images: [cardImage("/")] },
    twitter: { card: "summary_large_image" },
  }
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfbf9" },
    { media: "(prefers-color-scheme: dark)", color: "#111316" },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [session, cart, store, language] = await Promise.all([getSession(), getCart(), cookies(), getLanguage()])
  const t = await getTexts(commonTexts)
  const theme = toTheme(store.get(THEME_COOKIE)?.value)
  const consent = toConsent(store.get(CONSENT_COOKIE)?.value)
  const units = toUnitSystem(store.get(UNITS_COOKIE)?.value)
  const nonce = nonceOf((await headers()).get("content-security-policy"))
  return (
    <html lang={language} data-theme={theme} data-units={units} className={`${sans.variable} ${mono.variable}`}>
      <body>
        {/* Not with what a page says of itself: that is put in anew with every page, and browsers load an icon with it. */}
        <link rel="icon" type="image/svg+xml" sizes="any" href={icon.src} />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_PRESSES }} />
        <a href="#content" className="skip-link">
          {t.skipToContent}
        </a>
        <MetalDefinitions />
        <TextsProvider language={language}>
          <SessionProvider initial={publicSession(session)}>
            <CartProvider snapshot={cart} signedIn={session !== null}>
              <LinkNavigation />
              <EarlyInput />
              <Header units={units} />
              <Letterhead />
              {consent === null && <ConsentBanner />}
              <main id="content" tabIndex={-1}>
                {children}
              </main>
              <Footer theme={theme} units={units} consent={consent} />
            </CartProvider>
          </SessionProvider>
        </TextsProvider>
      </body>
    </html>
  )
}
