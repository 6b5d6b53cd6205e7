import { Button, Prompt, toast } from "@medusajs/ui"
import type { FormEvent, ReactNode } from "react"

/** The fields of a form that was sent, without blanks at their ends. */
export type PromptValues = (name: string) => string

type Props = {
  title: string
  description: ReactNode
  button: string
  isDanger?: boolean
  isPending: boolean
  className?: string
  /** Sends what was filled in and answers what to say of it. */
  onSend: (values: PromptValues) => Promise<string>
  onClose: () => void
  children: ReactNode
}

/** A question with fields over the page. It closes when what was filled in has been taken; a refusal is told, and it stays. */
export function FormPrompt(props: Props) {
  const { title, description, button, isDanger = false, isPending, className, onSend, onClose, children } = props
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    await onSend((name) => String(data.get(name) ?? "").trim())
      .then((done) => {
        toast.success(done)
        onClose()
      })
      .catch((error: Error) => toast.error(error.message))
  }
  return (
    <Prompt open onOpenChange={(next) => !next && onClose()}>
      <Prompt.Content className={className}>
        <form onSubmit={(event) => void submit(event)}>
          <Prompt.Header>
            <Prompt.Title>{title}</Prompt.Title>
            <Prompt.Description>{description}</Prompt.Description>
          </Prompt.Header>
          <div className="flex flex-col gap-y-4 px-6 pt-4">{children}</div>
          <Prompt.Footer>
            <Button type="button" size="small" variant="secondary" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" size="small" variant={isDanger ? "danger" : "primary"} disabled={isPending}>
              {button}
            </Button>
          </Prompt.Footer>
        </form>
      </Prompt.Content>
    </Prompt>
  )
}
