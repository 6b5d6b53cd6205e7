"use client"

import { usePathname } from "next/navigation"
import { useEffect, useRef } from "react"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { accountTexts } from "@/texts/en/account"
import { accountLinkTexts } from "@/texts/en/account-link"
import { ACCOUNT_LINKS } from "../account-links"
import styles from "./account.module.css"

/** Profile, orders, contact and questions, the current one highlighted. */
export function AccountNavigation() {
  const t = useTexts(accountTexts)
  const { links } = useTexts(accountLinkTexts)
  const pathname = usePathname()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone the row scrolls; the place the reader is at comes into sight, and the page stays where it is.
    const row = list.current
    const current = row?.querySelector<HTMLElement>("[aria-current]")
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return (
    <nav aria-label={t.account} className={`${styles.navigation} no-print`}>
      <ul ref={list}>
        {ACCOUNT_LINKS.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} aria-current={pathname === href ? "page" : pathname.startsWith(`${href}/`) ? "true" : undefined}>
              {links[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
