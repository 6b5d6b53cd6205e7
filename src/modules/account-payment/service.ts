import { randomUUID } from "node:crypto"
import type {
  AuthorizePaymentOutput,
  CancelPaymentInput,
  CancelPaymentOutput,
  CapturePaymentInput,
  CapturePaymentOutput,
  DeletePaymentInput,
  DeletePaymentOutput,
  GetPaymentStatusOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  AuthorizePaymentInput,
  ProviderWebhookPayload,
  RefundPaymentInput,
  RefundPaymentOutput,
  RetrievePaymentInput,
  RetrievePaymentOutput,
  UpdatePaymentInput,
  UpdatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types"
import { AbstractPaymentProvider, MedusaError, PaymentActions } from "@medusajs/framework/utils"

/**
 * Pay on account: the buyer's company owes the amount under its terms. Credit is taken from the company's
 * ledger by the checkout before an order exists; here a session is only accepted when it names the purchase
 * order, and a capture records that staff have received the money.
 */
class AccountPaymentService extends AbstractPaymentProvider {
  static override identifier = "account"

  // The base class hides its constructor; the module loader wants a public one.
  // eslint-disable-next-line @typescript-eslint/no-useless-constructor
  constructor(container: Record<string, unknown>, options: Record<string, unknown>) {
    super(container, options)
  }

  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: randomUUID(), data: input.data ?? {} }
  }

  async authorizePayment(input: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    if (!input.data?.purchase_order_number) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "Payment on account needs a purchase order number")
    }
    return { data: input.data, status: "authorized" }
  }

  async getPaymentStatus(): Promise<GetPaymentStatusOutput> {
    return { status: "authorized" }
  }

  async capturePayment(input: CapturePaymentInput): Promise<CapturePaymentOutput> {
    return { data: input.data ?? {} }
  }

  async refundPayment(input: RefundPaymentInput): Promise<RefundPaymentOutput> {
    return { data: input.data ?? {} }
  }

  async cancelPayment(input: CancelPaymentInput): Promise<CancelPaymentOutput> {
    return { data: input.data ?? {} }
  }

  async deletePayment(input: DeletePaymentInput): Promise<DeletePaymentOutput> {
    return { data: input.data ?? {} }
  }

  async retrievePayment(input: RetrievePaymentInput): Promise<RetrievePaymentOutput> {
    return { data: input.data ?? {} }
  }

  async updatePayment(input: UpdatePaymentInput): Promise<UpdatePaymentOutput> {
    return { data: input.data ?? {} }
  }

  async getWebhookActionAndData(_payload: ProviderWebhookPayload["payload"]): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED }
  }
}

export default AccountPaymentService
