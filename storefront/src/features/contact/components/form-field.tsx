import { useId, type ReactNode } from "react"
import { useSay } from "#use-say"
import { useTexts } from "#use-texts"
import { contactTexts } from "@/texts/en/contact"

type Field = { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined }
type Props = { label: string; optional?: boolean; reason: string | undefined; children: (field: Field) => ReactNode }

/** A label, its control and, below, why it was refused. */
export function FormField({ label, optional = false, reason, children }: Props) {
  const t = useTexts(contactTexts)
  const say = useSay()
  const id = useId()
  const note = `${id}-note`
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="unit">{t.optional}</span>}
      </label>
      {children({ id, "aria-invalid": Boolean(reason), "aria-describedby": reason ? note : undefined })}
      {reason && (
        <span id={note} className="field-error">
          {say(reason)}
        </span>
      )}
    </div>
  )
}
