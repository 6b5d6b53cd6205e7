import "server-only"
import { conditionTexts } from "./en/conditions"
import { tradeTexts } from "./en/trade"
import { getTexts } from "./get-texts"
import type { TradeWords } from "./trade-words"

/** The words for what the stock writes as codes, for components that wait. */
export async function getTradeWords(): Promise<TradeWords> {
  return { trade: await getTexts(tradeTexts), conditions: await getTexts(conditionTexts) }
}
