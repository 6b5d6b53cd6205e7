import type { StaffRights } from "@billet/backend/accounts"
import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { FreshCache } from "../shared/fresh-cache"
import { sqlOf } from "../shared/sql-of"
import { StaffProfile } from "./models/staff-profile"
import { changeRights, lockRights, writeRights, type ChangedRights, type RightsChange } from "./sql/change-rights"
import { readRights, type StoredRights } from "./sql/read-rights"

type Sql = Context<SqlEntityManager>

/** A permission that was taken away is gone on every server before a second has passed. */
const RIGHTS_MILLISECONDS = 900

/** What staff may do in the admin. */
class MetalStaffService extends MedusaService({ StaffProfile }) {
  private readonly rights = new FreshCache<StoredRights>(RIGHTS_MILLISECONDS)

  constructor(
    container: Record<string, unknown>,
    private readonly options: { secondFactor?: boolean } = {},
  ) {
    super(container, options)
  }

  /** Whether the admin demands a second factor of everybody. */
  get demandsSecondFactor(): boolean {
    return this.options.secondFactor ?? false
  }

  /** A user's rights, never older than a second; for every request of the admin. */
  async rightsOf(userId: string): Promise<StoredRights> {
    return await this.rights.get(userId, () => this.readRights(userId))
  }

  /** A user's rights as they are now. */
  @InjectManager()
  async readRights(userId: string, @MedusaContext() context: Sql = {}): Promise<StoredRights> {
    return await readRights(sqlOf(context), userId)
  }

  /** Changes somebody's rights; throws NOT_ALLOWED with a reason, or CONFLICT when they were changed meanwhile. */
  async changeRights(change: RightsChange): Promise<ChangedRights> {
    const changed = await this.writeChange(change)
    this.rights.forget(change.userId)
    return changed
  }

  /** Makes somebody what the shop's owner says on the command line. No check: for a shop that has no super administrator. */
  async setRights(userId: string, rights: StaffRights): Promise<void> {
    await this.writeRights(userId, rights)
    this.rights.forget(userId)
  }

  @InjectTransactionManager()
  protected async writeChange(change: RightsChange, @MedusaContext() context: Sql = {}): Promise<ChangedRights> {
    return await changeRights(sqlOf(context), change)
  }

  @InjectTransactionManager()
  protected async writeRights(userId: string, rights: StaffRights, @MedusaContext() context: Sql = {}): Promise<void> {
    await lockRights(sqlOf(context))
    await writeRights(sqlOf(context), userId, rights)
  }
}

export default MetalStaffService
