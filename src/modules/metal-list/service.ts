import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import type { Context } from "@medusajs/framework/types"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { SavedLine } from "./models/saved-line"
import { SavedList } from "./models/saved-list"
import { dropLine, keepLines, putLines, replaceLines, type LineToSave, type OwnList } from "./sql/lines"
import { createList, deleteList, renameList } from "./sql/lists"
import { listOf, listsOf } from "./sql/views"

type Sql = Context<SqlEntityManager>

/** Lists of items that buyers keep for themselves. Every method knows whose list it is: anyone else's does not exist. */
class MetalListService extends MedusaService({ SavedList, SavedLine }) {
  @InjectManager()
  async listsOf(customerId: string, @MedusaContext() context: Sql = {}) {
    return await listsOf(sqlOf(context), customerId)
  }

  @InjectManager()
  async listOf(customerId: string, id: string, @MedusaContext() context: Sql = {}) {
    return await listOf(sqlOf(context), customerId, id)
  }

  @InjectTransactionManager()
  async createList(customerId: string, name: string, @MedusaContext() context: Sql = {}) {
    return await createList(sqlOf(context), customerId, name)
  }

  @InjectTransactionManager()
  async renameList(customerId: string, id: string, name: string, @MedusaContext() context: Sql = {}) {
    await renameList(sqlOf(context), customerId, id, name)
  }

  @InjectTransactionManager()
  async deleteList(customerId: string, id: string, @MedusaContext() context: Sql = {}) {
    await deleteList(sqlOf(context), customerId, id)
  }

  @InjectTransactionManager()
  async putLines(own: OwnList, lines: LineToSave[], @MedusaContext() context: Sql = {}) {
    await putLines(sqlOf(context), own, lines)
  }

  /** Makes the list hold these lines and no others. */
  @InjectTransactionManager()
  async replaceLines(own: OwnList, lines: LineToSave[], @MedusaContext() context: Sql = {}) {
    await replaceLines(sqlOf(context), own, lines)
  }

  /** The name of the list that holds exactly these lines: one there is, or a new one of the given name. */
  @InjectTransactionManager()
  async keepLines(customerId: string, kept: { name: string; lines: LineToSave[] }, @MedusaContext() context: Sql = {}) {
    return await keepLines(sqlOf(context), customerId, kept)
  }

  @InjectTransactionManager()
  async dropLine(own: OwnList, lineId: string, @MedusaContext() context: Sql = {}) {
    await dropLine(sqlOf(context), own, lineId)
  }
}

export default MetalListService
