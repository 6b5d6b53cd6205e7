/**
 * Renders within a click what the click asks for. Browsers put off the tasks that follow a click until the next frame is
 * painted, and React renders a transition in such tasks: what is in hand already, as a page that was asked for ahead, would
 * come a frame late. React's scheduler gives its tasks to `setImmediate` where there is one, and this runs before it looks.
 */

type Task = (...given: unknown[]) => void
type Given = { scheduler?: { postTask?: (run: () => void) => unknown }; setImmediate: (task: Task, ...given: unknown[]) => void }

const page = window as unknown as Given
const tasks = page.scheduler

/** Milliseconds. What takes longer is rendered in tasks again, between frames. */
const WITHIN_CLICK = 50

let clicked = -WITHIN_CLICK

if (tasks?.postTask) {
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true)
  page.setImmediate = (task, ...given) => {
    const run = () => task(...given)
    if (performance.now() - clicked < WITHIN_CLICK) queueMicrotask(run)
    else tasks.postTask?.(run)
  }
}
