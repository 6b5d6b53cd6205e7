import type { Context } from "@medusajs/framework/types"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils"
import { sqlOf } from "../shared/sql-of"
import type { CompanyClaim } from "@billet/backend/accounts"
import { AccountReceipt } from "./models/account-receipt"
import { Buyer } from "./models/buyer"
import { BuyerAddress } from "./models/buyer-address"
import { Company } from "./models/company"
import { CompanyInvitation } from "./models/company-invitation"
import { CompanyLinkingSuggestion } from "./models/company-linking-suggestion"
import { CreditEntry } from "./models/credit-entry"
import { MailTicket, type MailTicketPurpose } from "./models/mail-ticket"
import { PurchaseRequest } from "./models/purchase-request"
import { RequestAttachment } from "./models/request-attachment"
import { SpendingEntry } from "./models/spending-entry"
import { TrustedDomain } from "./models/trusted-domain"
import { VerificationRequest } from "./models/verification-request"
import { acceptInvitation, type Acceptance } from "./sql/accept-invitation"
import { applyForCredit, type CreditApplication } from "./sql/apply-for-credit"
import { changeAccount, type AccountChange } from "./sql/change-account"
import { chargeHolds, chargeOrder, holdCredit, releaseCredit, type OrderCharge } from "./sql/credit-ledger"
import { inviteColleague, revokeInvitation, type Invitation } from "./sql/company-invitations"
import { changeMember, removeMember, type MemberChange, type MemberRemoval } from "./sql/company-team"
import { decideRequest, type Decision } from "./sql/decide-request"
import { editCompany, type CompanyEdit } from "./sql/edit-company"
import { issueTicket, returnTicket, useTicket, type TicketToIssue } from "./sql/mail-tickets"
import { matchCandidates } from "./sql/match-candidates"
import { findToMerge, mergeCompanyRows, standingCompany, type CompanyMerge } from "./sql/merge-companies"
import { openLinking, type LinkingToOpen } from "./sql/open-linking"
import { askPurchase, movePurchase, type PurchaseMove, type PurchaseToAsk } from "./sql/purchase-requests"
import { readBuyer } from "./sql/read-buyer"
import { receiveOnAccount, type Receipt } from "./sql/receive-on-account"
import { refundOnAccount, type AccountRefund } from "./sql/refund-on-account"
import { saveAddresses, type BuyerAddresses } from "./sql/save-addresses"
import { releaseSpending, spentSince, takeSpending, type SpendingRequest } from "./sql/spending-ledger"
import { submitAccount, type Submission } from "./sql/submit-account"

type Sql = Context<SqlEntityManager>

const MODELS = {
  Company,
  Buyer,
  BuyerAddress,
  CreditEntry,
  AccountReceipt,
  TrustedDomain,
  VerificationRequest,
  CompanyLinkingSuggestion,
  MailTicket,
  CompanyInvitation,
  SpendingEntry,
  PurchaseRequest,
  RequestAttachment,
}

/** Companies, their buyers, who decides about them, and their credit. Money in whole US cents. */
class MetalCompanyService extends MedusaService(MODELS) {
  /** A customer as the trade knows them, with their company; null for one it does not know. */
  @InjectManager()
  async readBuyer(customerId: string, @MedusaContext() context: Sql = {}) {
    return await readBuyer(sqlOf(context), customerId)
  }

  /** Takes credit for a cart or throws NOT_ALLOWED; replaces a hold the same cart left behind. */
  @InjectTransactionManager()
  async holdCredit(request: { companyId: string; cartId: string; cents: number }, @MedusaContext() context: Sql = {}) {
    await holdCredit(sqlOf(context), request)
  }

  /** Ties what a cart holds of credit and spending to its order. */
  @InjectTransactionManager()
  async chargeHolds(cartId: string, orderId: string, @MedusaContext() context: Sql = {}) {
    await chargeHolds(sqlOf(context), cartId, orderId)
  }

  /** Gives credit back; doing it twice changes nothing. */
  @InjectTransactionManager()
  async releaseCredit(of: { cartId: string } | { orderId: string }, @MedusaContext() context: Sql = {}) {
    await releaseCredit(sqlOf(context), of)
  }

  /** Makes what an order takes of its company's credit equal to its total; NOT_ALLOWED for more than is left. */
  @InjectTransactionManager()
  async chargeOrder(charge: OrderCharge, @MedusaContext() context: Sql = {}) {
    await chargeOrder(sqlOf(context), charge)
  }

  /** Writes incoming money for an order down; false for a repetition, NOT_ALLOWED for more than is open. */
  @InjectTransactionManager()
  async receiveOnAccount(receipt: Receipt, @MedusaContext() context: Sql = {}) {
    return await receiveOnAccount(sqlOf(context), receipt)
  }

  /** Gives money back of an order on account, once; answers how much of it lowered what is open. */
  @InjectTransactionManager()
  async refundOnAccount(refund: AccountRefund, @MedusaContext() context: Sql = {}) {
    return await refundOnAccount(sqlOf(context), refund)
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

  /** Asks the staff for terms; answers the request's id. */
  @InjectTransactionManager()
  async applyForCredit(application: CreditApplication, @MedusaContext() context: Sql = {}) {
    return await applyForCredit(sqlOf(context), application)
  }

  /** Asks a colleague to join; answers the invitation's id. */
  @InjectTransactionManager()
  async inviteColleague(invitation: Invitation, @MedusaContext() context: Sql = {}) {
    return await inviteColleague(sqlOf(context), invitation)
  }

  /** False when the invitation was answered or taken back before. */
  @InjectTransactionManager()
  async revokeInvitation(of: { id: string; companyId: string; actorId: string }, @MedusaContext() context: Sql = {}) {
    return await revokeInvitation(sqlOf(context), of)
  }

  /** Makes a customer a colleague; null when the link is good no more. */
  @InjectTransactionManager()
  async acceptInvitation(acceptance: Acceptance, @MedusaContext() context: Sql = {}) {
    return await acceptInvitation(sqlOf(context), acceptance)
  }

  /** Answers the colleague as they were before. */
  @InjectTransactionManager()
  async changeMember(change: MemberChange, @MedusaContext() context: Sql = {}) {
    return await changeMember(sqlOf(context), change)
  }

  @InjectTransactionManager()
  async removeMember(removal: MemberRemoval, @MedusaContext() context: Sql = {}) {
    return await removeMember(sqlOf(context), removal)
  }

  /** Takes an order from its buyer's limit, or throws NOT_ALLOWED: above_limit or viewer_cannot_order. */
  @InjectTransactionManager()
  async takeSpending(request: SpendingRequest, @MedusaContext() context: Sql = {}) {
    await takeSpending(sqlOf(context), request)
  }

  @InjectTransactionManager()
  async releaseSpending(of: { cartId: string } | { orderId: string }, @MedusaContext() context: Sql = {}) {
    await releaseSpending(sqlOf(context), of)
  }

  @InjectTransactionManager()
  async spentSince(buyerId: string, since: Date, @MedusaContext() context: Sql = {}) {
    return await spentSince(sqlOf(context), buyerId, since)
  }

  @InjectTransactionManager()
  async askPurchase(request: PurchaseToAsk, @MedusaContext() context: Sql = {}) {
    return await askPurchase(sqlOf(context), request)
  }

  /** False when the request is not in the state it is to leave. */
  @InjectTransactionManager()
  async movePurchase(move: PurchaseMove, @MedusaContext() context: Sql = {}) {
    return await movePurchase(sqlOf(context), move)
  }

  /** Changes a company; throws CONFLICT (stale_version) when somebody was faster. */
  @InjectTransactionManager()
  async editCompany(edit: CompanyEdit, @MedusaContext() context: Sql = {}) {
    await editCompany(sqlOf(context), edit)
  }

  /** What merging a company into another would take over. */
  @InjectTransactionManager()
  async findToMerge(of: { fromId: string; intoId: string }, @MedusaContext() context: Sql = {}) {
    return await findToMerge(sqlOf(context), of.fromId, of.intoId)
  }

  /** Makes two companies one, as far as this module knows them. */
  @InjectTransactionManager()
  async mergeCompanyRows(merge: CompanyMerge, @MedusaContext() context: Sql = {}) {
    return await mergeCompanyRows(sqlOf(context), merge)
  }

  /** The company an id stands for now; it is not merged before the transaction ends. */
  @InjectTransactionManager()
  async standingCompany(id: string, @MedusaContext() context: Sql = {}) {
    return await standingCompany(sqlOf(context), id)
  }

  /** Runs calls of several modules in one transaction: each is given the context. */
  @InjectTransactionManager()
  async inTransaction<T>(run: (context: Sql) => Promise<T>, @MedusaContext() context: Sql = {}): Promise<T> {
    return await run(context)
  }
}

export default MetalCompanyService
