"use client"

import { Dialog } from "radix-ui"
import type { ReactNode } from "react"
import { useTexts } from "#use-texts"
import { commonTexts } from "@/texts/en/common"
import { Icon } from "./icon"
import styles from "./modal.module.css"
import { useReturnFocus } from "./use-return-focus"

export type ModalProps = { open: boolean; onClose: () => void; title: string; children: ReactNode; footer?: ReactNode }

/** The dialog itself, with the library it stands on. */
export default function ModalDialog({ open, onClose, title, children, footer }: ModalProps) {
  const t = useTexts(commonTexts)
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content className={styles.modal} aria-describedby={undefined} {...returnFocus}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={t.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
