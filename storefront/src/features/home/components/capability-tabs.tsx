"use client"

import { Tabs } from "radix-ui"
import type { ReactNode } from "react"
import styles from "./showcase.module.css"

type Props = { tabs: readonly { id: string; label: string; panel: ReactNode }[] }

/** Four tabs by arrow keys, Home and End. The panels are rendered on the server and stay in the page while hidden. */
export function CapabilityTabs({ tabs }: Props) {
  return (
    <Tabs.Root defaultValue={tabs[0]?.id}>
      <Tabs.List className={styles.tabs} aria-label="Capabilities">
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} className={styles.tab}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Content key={id} value={id} forceMount className={styles.panel}>
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
