import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import type { CompanyClaim } from "@billet/backend/accounts"
import { Buyer } from "./models/buyer"
import { BuyerAddress } from "./models/buyer-address"
import { Company } from "./models/company"
import { CompanyLinkingSuggestion } from "./models/company-linking-suggestion"
import { CreditEntry } from "./models/credit-entry"
import { MailTicket, type MailTicketPurpose } from "./models/mail-ticket"
import { TrustedDomain } from "./models/trusted-domain"
import { VerificationRequest } from "./models/verification-request"
import { changeAccount, type AccountChange } from "./sql/change-account"
import { chargeCredit, holdCredit, releaseCredit } from "./sql/credit-ledger"
import { decideRequest, type Decision } from "./sql/decide-request"
import { issueTicket, returnTicket, useTicket, type TicketToIssue } from "./sql/mail-tickets"
import { matchCandidates } from "./sql/match-candidates"
import { openLinking, type LinkingToOpen } from "./sql/open-linking"
import { saveAddresses, type BuyerAddresses } from "./sql/save-addresses"
import { submitAccount, type Submission } from "./sql/submit-account"

type Sql = Context<SqlEntityManager>

const MODELS = {
  Company,
  Buyer,
  BuyerAddress,
  CreditEntry,
  TrustedDomain,
  VerificationRequest,
  CompanyLinkingSuggestion,
  MailTicket,
}

/** Companies, their buyers, who decides about them, and their credit. Money in whole US cents. */
class MetalCompanyService extends MedusaService(MODELS) {
  /** Takes credit for a cart or throws NOT_ALLOWED; replaces a hold the same cart left behind. */
  @InjectTransactionManager()
  async holdCredit(request: { companyId: string; cartId: string; cents: number }, @MedusaContext() context: Sql = {}) {
    await holdCredit(sqlOf(context), request)
  }

  /** Ties a cart's hold to its order. */
  @InjectTransactionManager()
  async chargeCredit(cartId: string, orderId: string, @MedusaContext() context: Sql = {}) {
    await chargeCredit(sqlOf(context), cartId, orderId)
  }

  /** Gives credit back; doing it twice changes nothing. */
  @InjectTransactionManager()
  async releaseCredit(of: { cartId: string } | { orderId: string }, @MedusaContext() context: Sql = {}) {
    await releaseCredit(sqlOf(context), of)
  }

  /** Companies a claim may mean, unsorted; the rule of matching decides which are listed. */
  @InjectTransactionManager()
  async findMatchCandidates(claim: CompanyClaim, @MedusaContext() context: Sql = {}) {
    return await matchCandidates(sqlOf(context), claim)
  }

  /** A new ticket for a mailed link; earlier ones for the same purpose end. Answers its id. */
  @InjectTransactionManager()
  async issueTicket(ticket: TicketToIssue, @MedusaContext() context: Sql = {}) {
    return await issueTicket(sqlOf(context), ticket)
  }

  /** Uses a ticket up; null when it was used, has expired or never was. */
  @InjectTransactionManager()
  async useTicket(id: string, purpose: MailTicketPurpose, @MedusaContext() context: Sql = {}) {
    return await useTicket(sqlOf(context), id, purpose)
  }

  @InjectTransactionManager()
  async returnTicket(id: string, @MedusaContext() context: Sql = {}) {
    await returnTicket(sqlOf(context), id)
  }

  /** Puts an account before the staff or lets it in; false when it has left the state already. */
  @InjectTransactionManager()
  async submitAccount(submission: Submission, @MedusaContext() context: Sql = {}) {
    return await submitAccount(sqlOf(context), submission)
  }

  /** Asks the staff which company a buyer means; answers the request's id. */
  @InjectTransactionManager()
  async openLinking(linking: LinkingToOpen, @MedusaContext() context: Sql = {}) {
    return await openLinking(sqlOf(context), linking)
  }

  @InjectTransactionManager()
  async saveAddresses(buyerId: string, addresses: BuyerAddresses, @MedusaContext() context: Sql = {}) {
    await saveAddresses(sqlOf(context), buyerId, addresses)
  }

  /** False when the account is not in the state it is to leave. */
  @InjectTransactionManager()
  async changeAccount(change: AccountChange, @MedusaContext() context: Sql = {}) {
    return await changeAccount(sqlOf(context), change)
  }

  /** Decides a request with all that follows; throws "request_decided" when somebody was faster. */
  @InjectTransactionManager()
  async decideRequest(decision: Decision, @MedusaContext() context: Sql = {}) {
    return await decideRequest(sqlOf(context), decision)
  }
}

export default MetalCompanyService
