import { ResultsSkeleton } from "@/features/catalogue/components/results-skeleton"

export default function Loading() {
  return <ResultsSkeleton />
}
