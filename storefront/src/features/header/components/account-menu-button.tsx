import type { ComponentProps } from "react"
import { Icon } from "@/components/icon"
import styles from "./header.module.css"

/** The buyer's name, which opens their menu. */
export function AccountMenuButton({ name, ...props }: { name: string } & ComponentProps<"button">) {
  return (
    <button type="button" {...props} className={styles.tool}>
      <Icon name="user" size={20} />
      <span className={styles.word}>{name}</span>
      <Icon name="down" size={12} />
    </button>
  )
}
