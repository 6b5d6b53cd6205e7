import { sendOrderFile } from "@/features/orders/send-order-file"

type Context = { params: Promise<{ orderNumber: string; id: string }> }

/** The certificate of a heat that an own order was cut from, as a file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { orderNumber, id } = await params
  return await sendOrderFile(orderNumber, ["certificates", id], `${orderNumber}-certificate-${id.slice(-6)}.pdf`)
}
