"use client"

import { Tabs } from "radix-ui"
import type { ComponentProps, ReactNode } from "react"
import { useTexts } from "#use-texts"
import { homeTexts } from "@/texts/en/home"
import styles from "./showcase.module.css"

type Props = { tabs: readonly { id: string; label: string; panel: ReactNode }[] }

/** Four tabs by arrow keys, Home and End. The panels are rendered on the server and stay in the page while hidden. */
export function CapabilityTabs({ tabs }: Props) {
  const t = useTexts(homeTexts)
  return (
    <Tabs.Root defaultValue={tabs[0]?.id}>
      <Tabs.List asChild>
        <Plain className={styles.tabs} aria-label={t.capabilities}>
          {tabs.map(({ id, label }) => (
            <Tabs.Trigger key={id} value={id} className={styles.tab}>
              {label}
            </Tabs.Trigger>
          ))}
        </Plain>
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Content key={id} value={id} forceMount asChild>
          <Plain className={styles.panel}>{panel}</Plain>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** Without the style attribute the library writes into the page: the policy of the page forbids those. */
function Plain({ style: _style, ...props }: ComponentProps<"div">) {
  return <div {...props} />
}
