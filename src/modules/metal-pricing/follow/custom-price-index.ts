import type { CustomPrice } from "@billet/backend/contract"
import { compileCustomPrices, type BookProblem, type CustomPriceSet } from "@billet/backend/pricing"
import { breathe } from "./in-steps"

export type Owners = { companyIds: string[]; customerIds: string[] }
type OwnerIndex = Map<string, NonNullable<ReturnType<CustomPriceSet["byCompany"]["get"]>>>
type Indexes = { byCompany: OwnerIndex; byCustomer: OwnerIndex }
type Broken = { owner: string; problem: BookProblem }

const ROWS_AT_ONCE = 500
const ownerOf = ({ companyId, customerId }: CustomPrice) => companyId ?? customerId ?? ""

/**
 * Compiled custom prices that can be replaced owner by owner: an edit compiles the prices of one company, not a hundred
 * thousand. Each change gives a new set; one that is in use stays as it is.
 */
export class CustomPriceIndex {
  private set: CustomPriceSet = compileCustomPrices([])
  private broken: Broken[] = []

  current(): CustomPriceSet {
    return this.set
  }

  /** Starts anew with these rows. */
  async load(rows: CustomPrice[]): Promise<void> {
    await this.put({ byCompany: new Map(), byCustomer: new Map() }, [], rows)
  }

  /** Replaces everything these owners have. */
  async replace({ companyIds, customerIds }: Owners, rows: CustomPrice[]): Promise<void> {
    const byCompany: OwnerIndex = new Map(this.set.byCompany)
    const byCustomer: OwnerIndex = new Map(this.set.byCustomer)
    for (const id of companyIds) byCompany.delete(id)
    for (const id of customerIds) byCustomer.delete(id)
    const owners = new Set([...companyIds, ...customerIds])
    const asked = rows.filter((row) => owners.has(ownerOf(row)))
    await this.put({ byCompany, byCustomer }, this.broken.filter(({ owner }) => !owners.has(owner)), asked)
  }

  private async put(into: Indexes, broken: Broken[], rows: CustomPrice[]): Promise<void> {
    for (const some of byWholeOwners(rows)) {
      const { byCompany, byCustomer, problems } = compileCustomPrices(some)
      for (const [owner, prices] of byCompany) into.byCompany.set(owner, prices)
      for (const [owner, prices] of byCustomer) into.byCustomer.set(owner, prices)
      for (const problem of problems) broken.push({ owner: ownersById(some).get(problem.id) ?? "", problem })
      await breathe()
    }
    this.broken = broken
    this.set = { ...into, size: sizeOf(into.byCompany) + sizeOf(into.byCustomer), problems: broken.map(({ problem }) => problem) }
  }
}

const ownersById = (rows: CustomPrice[]) => new Map(rows.map((row) => [row.id, ownerOf(row)]))

function sizeOf(index: OwnerIndex): number {
  let size = 0
  for (const prices of index.values()) for (const list of prices.values()) size += list.length
  return size
}

/** Rows in portions; an owner's are never divided. */
function* byWholeOwners(rows: CustomPrice[]): Generator<CustomPrice[]> {
  const owners = new Map<string, CustomPrice[]>()
  for (const row of rows) {
    const known = owners.get(ownerOf(row))
    if (known) known.push(row)
    else owners.set(ownerOf(row), [row])
  }
  let portion: CustomPrice[] = []
  for (const some of owners.values()) {
    portion = portion.length ? portion.concat(some) : some
    if (portion.length < ROWS_AT_ONCE) continue
    yield portion
    portion = []
  }
  if (portion.length) yield portion
}
