import type { ReactNode } from "react"
import { AccountNavigation } from "@/features/account/components/account-navigation"
import styles from "@/features/account/components/account.module.css"

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <AccountNavigation />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
