"use client"

import { ATTACHMENT_ENDINGS, MAX_ATTACHMENTS, ORDER_TAKES_FILES, type OrderView } from "@billet/backend/contract"
import { useRef, useState, useTransition } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { useProblemFocus } from "@/components/form/use-problem-focus"
import { useWanted } from "@/components/form/use-wanted"
import { chosenFiles, filesProblemOf } from "@/features/checkout/order-files"
import { FormField } from "@/features/contact/components/form-field"
import { paths } from "@/lib/paths"
import { reasonText } from "@/lib/result"
import { ordersTexts } from "@/texts/en/orders"
import { fill } from "@/texts/fill"
import { attachFiles } from "../actions"
import styles from "./order-details.module.css"

const kilobytes = (bytes: number) => Math.max(1, Math.round(bytes / 1024)).toLocaleString("en-US")

/** The drawings and papers of an order, and a way to give more while it is open. */
export function OrderFiles({ order }: { order: OrderView }) {
  const t = useTexts(ordersTexts)
  const say = useSay()
  const element = useRef<HTMLFormElement>(null)
  const focusProblem = useProblemFocus(element)
  const [error, setError] = useState<string | undefined>()
  const [pending, start] = useTransition()
  const { orderNumber, attachments, orderStatus } = order
  const { form, reason } = useWanted("attachments", t.chooseAFileFirst, (fields) => {
    if (pending) return
    const refuse = (why: string) => {
      setError(why)
      focusProblem()
    }
    const refused = filesProblemOf(chosenFiles(fields))
    if (refused !== null) return refuse(refused)
    start(async () => {
      const result = await attachFiles(orderNumber, fields).catch(() => null)
      if (!result?.ok) return refuse(result ? reasonText(result.problem, say) : t.theFilesCouldNotBeSent)
      element.current?.reset()
      setError(undefined)
    })
  })
  const takesMore = ORDER_TAKES_FILES.includes(orderStatus) && attachments.length < MAX_ATTACHMENTS
  if (attachments.length === 0 && !takesMore) return null
  return (
    <section aria-labelledby="files" className={`${styles.block} ${attachments.length === 0 ? "no-print" : ""}`}>
      <h2 id="files">{t.drawingsAndPapers}</h2>
      {attachments.length > 0 && (
        <ul className={styles.files}>
          {attachments.map(({ id, fileName, fileSize }) => (
            <li key={id}>
              <a href={paths.orderFile(orderNumber, id)} download>
                {fileName}
              </a>{" "}
              <span className="unit">{fill(t.sizeInKilobytes, { size: kilobytes(fileSize) })}</span>
            </li>
          ))}
        </ul>
      )}
      {takesMore && (
        <form ref={element} {...form} method="post" className={`${styles.give} no-print`} aria-label={t.drawingsAndPapers}>
          <FormField label={t.addFiles} reason={reason ?? error}>
            {(field) => (
              <input {...field} className="input" name="attachments" type="file" multiple required accept={ATTACHMENT_ENDINGS} />
            )}
          </FormField>
          <button className="button" aria-disabled={pending}>
            {pending ? t.sendingTheFiles : t.sendTheFiles}
          </button>
          <p className="hint">{t.filesHint}</p>
        </form>
      )}
    </section>
  )
}
