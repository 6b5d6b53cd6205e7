"use client"

import Link from "next/link"
import { usePathname } from "next/navigation"
import { ACCOUNT_LINKS } from "../account-links"
import styles from "./account.module.css"

/** Profile, orders, contact and questions, the current one highlighted. */
export function AccountNavigation() {
  const pathname = usePathname()
  return (
    <nav aria-label="Account" className={`${styles.navigation} no-print`}>
      <ul>
        {ACCOUNT_LINKS.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              aria-current={pathname === href ? "page" : pathname.startsWith(`${href}/`) ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
