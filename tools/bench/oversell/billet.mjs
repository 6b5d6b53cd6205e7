import { signIn } from "../purchase/billet.mjs"
import { PARTS, PLACE, race } from "./race.mjs"
import { askFor, fewAtATime } from "./rivals.mjs"

/** Many carts, each of an inch of one item on two lines and of a buyer of its own, ordered at the same moment. */
export async function billetRivals({ origins, key, databaseUrl, buyers, inches, productCode }) {
  const [origin] = origins
  const tokens = await fewAtATime(buyers, (at) => signIn(origin, at))
  const carts = await fewAtATime(buyers, async (at) => {
    const headers = { "x-publishable-api-key": key, authorization: tokens[at] }
    const store = (path, body) => askFor(origin, "POST", `/store/metal-carts${path}`, { headers, body })
    const { id } = (await store("", {})).cart
    for (const amount of PARTS) await store(`/${id}/lines`, { productCode, amount, unit: "in", pieces: 1 })
    const { total } = (await store(`/${id}/freight`, { shippingAddress: PLACE })).cart
    return { id, total, authorization: tokens[at] }
  })
  return await race({ origins, key, databaseUrl, productCode, inches, carts })
}
