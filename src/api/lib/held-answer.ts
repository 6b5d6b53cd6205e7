import type { MedusaResponse } from "@medusajs/framework/http"

/** Does something with a route's JSON answer before it leaves; what fails there fails the request. */
export function beforeAnswer(
  res: MedusaResponse,
  act: (status: number, body: unknown) => Promise<void>,
  fail: (error: unknown) => void,
): void {
  const send = res.json.bind(res)
  res.json = (body: unknown) => {
    res.json = send
    act(res.statusCode, body).then(() => send(body), fail)
    return res
  }
}
