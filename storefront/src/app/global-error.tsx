"use client"

/** The last resort, when even the frame of the page failed: it uses nothing but the browser. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>The shop cannot be shown</title>
        <h1>The shop cannot be shown right now</h1>
        <p>Your cart is safe. Try again in a minute.</p>
        {/* Presses of type "button" may still be held, by a frame that has not woken. */}
        <button type="submit" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  )
}
