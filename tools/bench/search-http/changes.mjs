import { call } from "../lib/http.mjs"
import { connect } from "../../lib/sql.mjs"
import { randomFrom, oneOf } from "../search/random.mjs"

const STEP_MILLISECONDS = 10
const POLL_MILLISECONDS = 3
const GIVE_UP_MILLISECONDS = 10_000
const LEVELS = `
  select l.id, i.product_code from metal_stock_level l join metal_stock_item i on i.id = l.item_id
  where not i.withdrawn and i.deleted_at is null and i.coid not like '%,%' order by md5(l.id) limit 20000`
const PROBED = 2000

/**
 * Changes stock at a rate while `during` runs, in a transaction every ten milliseconds. Beside it one item after another is
 * changed and looked for through the search until the change shows.
 */
export async function whileChanging({ url, origin, token, rate }, during) {
  const [writer, prober] = await Promise.all([connect(url), connect(url)])
  const { rows: levels } = await writer.query(LEVELS)
  const state = { over: false }
  const changing = change(writer, levels.slice(PROBED), rate, state)
  const probing = probeAll({ prober, origin, token, levels: levels.slice(0, PROBED), state })
  try {
    return { result: await during(), perSecond: await finish(state, changing), seen: await probing }
  } finally {
    state.over = true
    await Promise.allSettled([changing, probing])
    await Promise.all([writer.end(), prober.end()])
  }
}

/** Changes the stock of so many items at once; answers some of them, with the inches they now have. */
export async function changeWhileDown(url, count) {
  const client = await connect(url)
  try {
    const { rows: levels } = await client.query(LEVELS)
    const ids = levels.slice(0, count).map(({ id }) => id)
    const { rows } = await client.query(
      `update metal_stock_level l set on_hand_mils = 777000 from metal_stock_item i
       where l.id = any($1) and i.id = l.item_id returning i.product_code, 777 as inches`,
      [ids],
    )
    if (rows.length !== count) throw new Error(`Only ${rows.length} items changed`)
    return rows
  } finally {
    await client.end()
  }
}

async function finish(state, changing) {
  state.over = true
  return await changing
}

async function change(client, levels, rate, state) {
  const random = randomFrom(21)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  let made = 0
  for (let turn = 1; !state.over; turn++) {
    const due = Math.floor(seconds() * rate) - made
    const ids = new Set(Array.from({ length: due }, () => oneOf(random, levels).id))
    if (ids.size > 0)
      await client.query(
        "update metal_stock_level set on_hand_mils = (1 + floor(random() * 1000))::int * 1000 where id = any($1)",
        [[...ids]],
      )
    made += due
    await pause(began + turn * STEP_MILLISECONDS - performance.now())
  }
  return made / seconds()
}

/** Milliseconds from the end of each commit until the search shows it. */
async function probeAll({ prober, origin, token, levels, state }) {
  const seen = []
  for (let turn = 0; !state.over; turn++) {
    const level = levels[turn % levels.length]
    const inches = 5000 + turn
    await prober.query("update metal_stock_level set on_hand_mils = $2 where id = $1", [level.id, inches * 1000])
    const committed = performance.now()
    while ((await shown(origin, token, level.product_code)) !== inches) {
      if (performance.now() - committed > GIVE_UP_MILLISECONDS) throw new Error(`${level.product_code} never showed ${inches} in`)
      await pause(POLL_MILLISECONDS)
    }
    seen.push(performance.now() - committed)
  }
  return seen
}

async function shown(origin, token, productCode) {
  const body = { productCode, limit: 1 }
  const { metalsCatalog: items } = await call(origin, "POST", "/api/catalog-search", { headers: { authorization: token }, body })
  return items[0]?.availableInches
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)))
