import { sendOrderFile } from "@/features/orders/send-order-file"

type Context = { params: Promise<{ orderNumber: string; name: string }> }

/** A paper of an own order, as a file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { orderNumber, name } = await params
  return await sendOrderFile(orderNumber, ["documents", name], `${orderNumber}-${name}`)
}
