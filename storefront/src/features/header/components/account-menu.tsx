"use client"

import { usePathname } from "next/navigation"
import { lazy, Suspense, useState } from "react"
import { useTexts } from "#use-texts"
import { Icon } from "@/components/icon"
import { Link } from "@/components/link"
import { useSession } from "@/features/auth/components/session-provider"
import { entrances } from "@/lib/entrances"
import { headerTexts } from "@/texts/en/header"
import { AccountMenuButton } from "./account-menu-button"
import styles from "./header.module.css"

const load = () => import("./buyer-menu")
const BuyerMenu = lazy(load)

export function AccountMenu() {
  const t = useTexts(headerTexts)
  const { session } = useSession()
  const pathname = usePathname()
  if (!session) {
    const returnTo = pathname.startsWith("/auth/") ? undefined : pathname
    return (
      <Link
        href={entrances.signIn(returnTo)}
        className={styles.tool}
        onClick={(event) => keepQuery(event.currentTarget, returnTo)}
      >
        <Icon name="user" size={20} />
        <span className={styles.word}>{t.signIn}</span>
      </Link>
    )
  }
  return <LazyMenu name={session.user.name} />
}

/** The query is only known in the browser; reading it there keeps the header free of a suspense boundary. */
function keepQuery(link: HTMLAnchorElement, returnTo: string | undefined) {
  if (returnTo && window.location.search) link.href = entrances.signIn(returnTo + window.location.search)
}

/** The menu's code comes when it is pointed at, focused or opened. */
function LazyMenu({ name }: { name: string }) {
  const [asked, setAsked] = useState(false)
  const prepare = () => void load().catch(() => {})
  const button = (
    <AccountMenuButton
      name={name}
      aria-haspopup="menu"
      aria-expanded={asked}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setAsked(true)}
    />
  )
  if (!asked) return button
  return (
    <Suspense fallback={button}>
      <BuyerMenu />
    </Suspense>
  )
}
