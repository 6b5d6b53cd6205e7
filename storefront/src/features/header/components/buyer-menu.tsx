"use client"

import { DropdownMenu } from "radix-ui"
import { useTexts } from "#use-texts"
import { Link } from "@/components/link"
import { ACCOUNT_LINKS } from "@/features/account/account-links"
import { forgetBuyer } from "@/features/account/forget-buyer"
import { signOut } from "@/features/auth/auth-client"
import { useSession } from "@/features/auth/components/session-provider"
import { paths } from "@/lib/paths"
import { accountLinkTexts } from "@/texts/en/account-link"
import { headerTexts } from "@/texts/en/header"
import { AccountMenuButton } from "./account-menu-button"
import styles from "./header.module.css"

/** What a signed-in buyer can go to; opens at once, since its code comes when the buyer asks for it. */
export default function BuyerMenu() {
  const t = useTexts(headerTexts)
  const { links } = useTexts(accountLinkTexts)
  const { session, tellOtherTabs } = useSession()
  const leave = async () => {
    if (!(await signOut(paths.home))) return
    forgetBuyer()
    tellOtherTabs()
    // Loaded whole, so that no page with the buyer's prices stays behind in this tab.
    window.location.assign(paths.home)
  }
  if (!session) return null
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <AccountMenuButton name={session.user.name} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={6}>
          <div className={styles.who}>
            <strong>{session.user.companyName ?? session.user.name}</strong>
            <span className="quiet">{session.user.email}</span>
          </div>
          {ACCOUNT_LINKS.map((link) => (
            <DropdownMenu.Item key={link.href} asChild className={styles.entry}>
              <Link href={link.href}>{links[link.name]}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className={styles.rule} />
          <DropdownMenu.Item className={styles.entry} onSelect={() => void leave()}>
            {t.signOut}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
