"use client"

import Link from "next/link"
import { usePathname } from "next/navigation"
import { DropdownMenu } from "radix-ui"
import { Icon } from "@/components/icon"
import { signOut } from "@/features/auth/auth-client"
import { useSession } from "@/features/auth/components/session-provider"
import type { Session } from "@/features/auth/session-types"
import { STORED_CART_KEY } from "@/features/cart/stored-cart"
import { ACCOUNT_LINKS } from "@/features/account/account-links"
import { paths } from "@/lib/paths"
import styles from "./header.module.css"

export function AccountMenu() {
  const { session } = useSession()
  const pathname = usePathname()
  if (!session) {
    const returnTo = pathname.startsWith("/auth/") ? undefined : pathname
    return (
      <Link href={paths.signIn(returnTo)} className={styles.tool} onClick={(event) => keepQuery(event.currentTarget, returnTo)}>
        <Icon name="user" size={20} />
        <span className={styles.word}>Sign in</span>
      </Link>
    )
  }
  return <BuyerMenu session={session} />
}

/** The query is only known in the browser; reading it there keeps the header free of a suspense boundary. */
function keepQuery(link: HTMLAnchorElement, returnTo: string | undefined) {
  if (returnTo && window.location.search) link.href = paths.signIn(returnTo + window.location.search)
}

function BuyerMenu({ session }: { session: Session }) {
  const { tellOtherTabs } = useSession()
  const leave = async () => {
    if (!(await signOut(paths.home))) return
    localStorage.removeItem(STORED_CART_KEY)
    tellOtherTabs()
    // Loaded whole, so that no page with the buyer's prices stays behind in this tab.
    window.location.assign(paths.home)
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.tool}>
        <Icon name="user" size={20} />
        <span className={styles.word}>{session.user.name}</span>
        <Icon name="down" size={12} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6}>
          <div className={styles.who}>
            <strong>{session.user.companyName ?? session.user.name}</strong>
            <span className="quiet">{session.user.email}</span>
          </div>
          {ACCOUNT_LINKS.map((link) => (
            <DropdownMenu.Item key={link.href} asChild className={styles.entry}>
              <Link href={link.href}>{link.label}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className={styles.rule} />
          <DropdownMenu.Item className={styles.entry} onSelect={() => void leave()}>
            Sign out
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
