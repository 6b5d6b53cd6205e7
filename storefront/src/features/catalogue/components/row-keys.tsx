"use client"

import type { ReactNode } from "react"

/** The rows of the list view. What the arrow keys do among them comes on demand, with the list. */
export function RowKeys({ children }: { children: ReactNode }) {
  return <tbody ref={load}>{children}</tbody>
}

function load(body: HTMLElement | null): void {
  if (body) void import("../client/follow-arrows").then(({ follow }) => follow(body))
}
