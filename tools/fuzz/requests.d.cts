export type FuzzRequest = {
  method: string
  path: string
  actor: string | null
  headers: Record<string, string>
  raw?: string
  statuses: number[]
}

export class FuzzRequests {
  constructor(document: object, seed: number)
  next(): FuzzRequest
  learn(answer: unknown): void
}
