import type { RateLimit } from "@billet/backend/accounts"
import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import { signedAddress } from "./signed-address"
import { KnownAddress } from "./models/known-address"
import { RateLimit as RateLimitModel } from "./models/rate-limit"
import { SignInRecord } from "./models/sign-in-record"
import { isKnownAddress, rememberAddress } from "./sql/known-addresses"
import { giveAttemptBack, pruneRateLimits, takeAttempt } from "./sql/rate-limits"
import { addSignIn, pruneSignIns, type SignInFacts } from "./sql/sign-in-records"

type Sql = Context<SqlEntityManager>

/**
 * `storefrontSecret` signs what the storefront says of its visitors; without one nothing it says is believed. `secondFactors`
 * tells whether the shop has a key to keep their secrets with.
 */
type Options = { storefrontSecret?: string; secondFactors?: boolean }

/**
 * How often something may be tried, and from where an account was used, for which accounts and addresses come as hashes; and the
 * sign-ins themselves, which are their owner's to look at.
 */
class MetalSignInService extends MedusaService({ RateLimitModel, KnownAddress, SignInRecord }) {
  private readonly storefrontSecret: string | undefined
  /** Whether a second factor can be set up here. */
  readonly keepsSecondFactors: boolean

  constructor(container: object, options: Options = {}) {
    super(container, options)
    this.storefrontSecret = options.storefrontSecret
    this.keepsSecondFactors = options.secondFactors ?? false
  }

  /** For whom the storefront asks, by the header it signs; null for anybody else's word. */
  async addressFrom(header: string | undefined): Promise<string | null> {
    return Promise.resolve(signedAddress(header, this.storefrontSecret))
  }

  /** Takes an attempt of every window; answers the seconds to wait when one of them is used up, else 0. */
  @InjectTransactionManager()
  async take(limits: RateLimit[], @MedusaContext() context: Sql = {}): Promise<number> {
    let longest = 0
    for (const limit of limits) longest = Math.max(longest, await takeAttempt(sqlOf(context), limit))
    return longest
  }

  /** A sign-in that succeeded was no guess, and its address is known from now on. */
  @InjectTransactionManager()
  async succeed(limits: RateLimit[], account: string, address: string | null, @MedusaContext() context: Sql = {}): Promise<void> {
    await giveAttemptBack(
      sqlOf(context),
      limits.map(({ key }) => key),
    )
    if (address) await rememberAddress(sqlOf(context), account, address)
  }

  /** What turned out to be no guess counts no more. */
  @InjectTransactionManager()
  async giveBack(limits: RateLimit[], @MedusaContext() context: Sql = {}): Promise<void> {
    await giveAttemptBack(
      sqlOf(context),
      limits.map(({ key }) => key),
    )
  }

  @InjectManager()
  async isKnown(account: string, address: string | null, @MedusaContext() context: Sql = {}): Promise<boolean> {
    return address !== null && (await isKnownAddress(sqlOf(context), account, address))
  }

  /** Writes a sign-in down that has just succeeded. */
  @InjectTransactionManager()
  async addSignIn(facts: SignInFacts, @MedusaContext() context: Sql = {}): Promise<void> {
    await addSignIn(sqlOf(context), facts)
  }

  @InjectTransactionManager()
  async prune(@MedusaContext() context: Sql = {}): Promise<void> {
    await pruneRateLimits(sqlOf(context))
    await pruneSignIns(sqlOf(context))
  }
}

export default MetalSignInService
