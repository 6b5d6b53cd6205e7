import type { Metadata } from "next"
import { NotFoundScreen } from "@/components/not-found-screen"

export const metadata: Metadata = { title: "Page not found" }

export default function NotFound() {
  return (
    <NotFoundScreen
      title="There is no such page"
      text="The address may be old or mistyped. Search the stock, or start again from the finder."
    />
  )
}
