"use client"

import { usePathname } from "next/navigation"
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
  return (
    <nav aria-label={t.account} className={`${styles.navigation} no-print`}>
      <ul>
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
