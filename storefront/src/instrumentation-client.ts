/**
 * Renders within a click what the click asks for. Browsers put off the tasks that follow a click until the next frame is
 * painted, and React renders a transition in such tasks: what is in hand already, as a page that was asked for ahead, would
 * come a frame late. React's scheduler gives its tasks to `setImmediate` where there is one, and this runs before it looks.
 */

declare const scheduler: { postTask: (task: () => void) => Promise<unknown> }

/** Milliseconds. What takes longer is rendered in tasks again, between frames. */
const WITHIN_CLICK = 50

let clicked = -WITHIN_CLICK

if ("scheduler" in window) {
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true)
  Object.assign(window, {
    setImmediate: (task: () => void) =>
      performance.now() - clicked < WITHIN_CLICK ? queueMicrotask(task) : void scheduler.postTask(task),
  })
}
