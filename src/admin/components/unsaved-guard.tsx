import { Prompt } from "@medusajs/ui"
import { useBlocker } from "react-router-dom"

const isSaved = (state: unknown) => typeof state === "object" && state !== null && "isSubmitSuccessful" in state

/** Asks before somebody leaves what they have not saved. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isDirty && currentLocation.pathname !== nextLocation.pathname && !isSaved(nextLocation.state)
  })
  return (
    <Prompt open={blocker.state === "blocked"} variant="confirmation">
      <Prompt.Content>
        <Prompt.Header>
          <Prompt.Title>Leave without saving?</Prompt.Title>
          <Prompt.Description>What you changed here is lost.</Prompt.Description>
        </Prompt.Header>
        <Prompt.Footer>
          <Prompt.Cancel type="button" onClick={() => blocker.reset?.()}>
            Stay
          </Prompt.Cancel>
          <Prompt.Action type="button" onClick={() => blocker.proceed?.()}>
            Leave
          </Prompt.Action>
        </Prompt.Footer>
      </Prompt.Content>
    </Prompt>
  )
}
