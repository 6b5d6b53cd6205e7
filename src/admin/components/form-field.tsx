import { Hint, Label, Text } from "@medusajs/ui"
import { useId, type ReactNode } from "react"

export type FieldControl = { id: string; "aria-invalid": boolean; "aria-describedby": string | undefined }
type FormFieldProps = {
  label: string
  /** For a field among others of its row, whose heading says the same to the eye. */
  hideLabel?: boolean
  optional?: boolean
  hint?: string
  error?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A labelled field with its hint, and below it why it is refused. */
export function FormField({ label, hideLabel = false, optional = false, hint, error, className, children }: FormFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ")
  return (
    <div className={`flex min-w-0 flex-col gap-y-1.5 ${className ?? ""}`}>
      <Label htmlFor={id} size="small" weight="plus" className={hideLabel ? "sr-only" : ""}>
        {label}
        {optional && <span className="text-ui-fg-muted font-normal"> (optional)</span>}
      </Label>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": described || undefined })}
      {hint && (
        <Text id={`${id}-hint`} size="xsmall" className="text-ui-fg-muted">
          {hint}
        </Text>
      )}
      {error && (
        <Hint id={`${id}-error`} variant="error" role="alert">
          {error}
        </Hint>
      )}
    </div>
  )
}
