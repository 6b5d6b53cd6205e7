import type { Newcomers } from "../base/newcomers"

/**
 * Places items of the base and newcomers in one order of product code, as whole numbers: slots of the base are in that
 * order already, and between two of them there is room for every newcomer.
 */
export class CodeOrder {
  private readonly step: number
  /** One more than the largest key. */
  readonly span: number

  constructor(
    private readonly newcomers: Newcomers,
    private readonly baseSize: number,
  ) {
    this.step = newcomers.slots.length + 1
    this.span = (baseSize + 1) * this.step
  }

  keyOfBase(slot: number): number {
    return (slot + 1) * this.step - 1
  }

  /** @param at the newcomer's place among the newcomers */
  keyOfNewcomer(at: number): number {
    return (this.newcomers.anchors[at] ?? 0) * this.step + at
  }

  slotOf(key: number): number {
    const rest = key % this.step
    return rest === this.step - 1 ? Math.floor(key / this.step) : (this.newcomers.slots[rest] ?? this.baseSize)
  }
}
