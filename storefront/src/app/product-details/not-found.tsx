import { NotFoundScreen } from "@/components/not-found-screen"

export default function NotFound() {
  return (
    <NotFoundScreen
      title="We do not know this product code"
      text="It may have been withdrawn or mistyped. Search by part of the code, by grade or by size."
    />
  )
}
