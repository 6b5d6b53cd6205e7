import type { Metadata } from "next"
import Link from "next/link"
import { ProfileFacts } from "@/features/account/components/profile-facts"
import { getBuyer } from "@/features/account/data"
import { requireSession } from "@/features/auth/session"
import { paths } from "@/lib/paths"

export const metadata: Metadata = { title: "Profile", robots: { index: false } }

export default async function Page() {
  const { token } = await requireSession(paths.profile)
  const buyer = await getBuyer(token)
  return (
    <>
      <h1>Profile</h1>
      <ProfileFacts buyer={buyer} />
      <p className="hint">
        Something out of date? <Link href={paths.contact}>Tell us</Link> and we change it with you.
      </p>
    </>
  )
}
