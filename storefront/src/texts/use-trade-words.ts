import { useTexts } from "#use-texts"
import { conditionTexts } from "./en/conditions"
import { tradeTexts } from "./en/trade"
import type { TradeWords } from "./trade-words"

/** The words for what the stock writes as codes, in the reader's language. */
export function useTradeWords(): TradeWords {
  return { trade: useTexts(tradeTexts), conditions: useTexts(conditionTexts) }
}
