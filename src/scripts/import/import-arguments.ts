import { FEED_KINDS, type FeedKind } from "@billet/backend/contract"

export type ImportArguments = { kind: FeedKind; path: string; confirm: boolean }

const USAGE = "Usage: npx medusa exec ./src/scripts/import-feed.ts <stock|heats> <file> [confirm]"

/**
 * What to import, from the words after the script's name. Medusa's command line keeps options with dashes to itself, so
 * "confirm" is a word; after "--" it may carry its dashes. Throws with the usage when the words make no sense.
 */
export function importArguments(words: readonly string[]): ImportArguments {
  const [kindWord = "", path = "", ...rest] = words
  const kind = FEED_KINDS.find((one) => one === kindWord.toUpperCase())
  const unknown = rest.find((word) => !/^(--)?confirm$/.test(word))
  if (!kind || !path || unknown !== undefined) throw new Error(USAGE)
  return { kind, path, confirm: rest.length > 0 }
}
