import { Input, Label } from "@medusajs/ui"
import type { ComponentProps } from "react"

type Props = { label: string; name: string } & ComponentProps<typeof Input>

/** A field of a form in a prompt, under its label; without one it is labelled by who uses it. */
export function PromptField({ label, name, ...input }: Props) {
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-y-2">
      {label && (
        <Label htmlFor={`prompt-${name}`} size="small" weight="plus">
          {label}
        </Label>
      )}
      <Input id={`prompt-${name}`} name={name} {...input} />
    </div>
  )
}
