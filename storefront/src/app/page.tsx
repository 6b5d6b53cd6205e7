import type { Metadata } from "next"
import { HomeScreen } from "@/features/home/components/home-screen"

export const metadata: Metadata = { alternates: { canonical: "/home" } }

export default function Page() {
  return <HomeScreen />
}
